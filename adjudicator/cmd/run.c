/* SPDX-License-Identifier: ISC */
/* run, and each of its phases as a command of its own. */
#include "adjudicator/cmd/run.h"
#include "adjudicator/club/copies.h"
#include "adjudicator/club/heartbeat.h"
#include "adjudicator/doctor/status.h"
#include "adjudicator/mail/picture/painter.h"
#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/clock_trust.h"
#include "adjudicator/store/stored.h"
#include "formats/text/monotonic.h"

/* Time for one picture, including the start of the program that makes it. */
enum { PICTURE_SECONDS = 10 };

static bool with_run(struct cmd *c, bool (*phase)(struct run *r, struct err *err))
{
	struct club_inbox inbox;
	struct round round = {.phase = phase,
			      .inbox = &inbox,
			      .dry = cmd_flag(c, "dry-run"),
			      .accept_falls = cmd_flag(c, "accept-falls"),
			      .report = cmd_flag(c, "quiet") ? REPORT_NOTHING
							     : REPORT_ALWAYS};
	bool ok;

	if (!cmd_now_run(c, &round.now) || !cmd_arguments(c, 0, 0)) {
		return false;
	}
	club_inbox_open(&inbox, c->config, round.dry);
	ok = round_run(c, &round);
	club_inbox_close(&inbox);
	return ok;
}

bool cmd_run(struct cmd *c)
{
	return with_run(c, phase_all);
}

bool cmd_fetch(struct cmd *c)
{
	return with_run(c, phase_take);
}

bool cmd_judge(struct cmd *c)
{
	return with_run(c, phase_judge);
}

/* By itself this phase lets no deadline fall: only a run that has read the whole
 * mailbox does. */
bool cmd_tick(struct cmd *c)
{
	return with_run(c, phase_tick);
}

bool cmd_send(struct cmd *c)
{
	return with_run(c, phase_send);
}

static const char *plural(long n)
{
	return n == 1 ? "" : "s";
}

static void report(const struct run *r, enum round_report when)
{
	const struct outgoing *g = &r->outgoing;
	bool idle = r->fetched + r->judged + r->fallen + g->sent + g->refused == 0;

	if (when == REPORT_NOTHING || (when == REPORT_NEWS && idle)) {
		return;
	}
	printf("%ld letter%s fetched, %ld judged, %ld turn%s timed out, %ld letter%s "
	       "sent\n",
	       r->fetched, plural(r->fetched), r->judged, r->fallen, plural(r->fallen),
	       r->dry ? r->written : g->sent, plural(g->sent));
	if (g->put_off > 0) {
		printf("%ld letter%s could not be sent now; tried again in a later "
		       "run\n",
		       g->put_off, plural(g->put_off));
	}
	if (g->refused > 0) {
		printf("%ld letter%s will never be sent\n", g->refused,
		       plural(g->refused));
	}
	if (g->capped) {
		printf("more letters wait for the next run: letters-per-run is %ld\n",
		       r->context.config->letters_per_run);
	}
	if (r->waiting + r->later > 0) {
		printf("%ld letter%s wait for a later run\n", r->waiting + r->later,
		       plural(r->waiting + r->later));
	}
}

/* Returns true at most once a day. The time of the last true is stored under `name`. */
static bool once_a_day(struct cmd *c, const char *name, int64_t now)
{
	enum { DAY = 86400 };
	struct err ignored = {0};
	int64_t last = 0;

	if (!store_number(c->store, name, &last, &ignored) ||
	    (last != 0 && now - last < DAY)) {
		return false;
	}
	(void)store_set_number(c->store, name, now, &ignored);
	return true;
}

/* Warns when fewer walls than usual hold the reader of letters. No letter is lost. */
static void warn_of_reader(struct cmd *c, const struct run *r)
{
	if (reader_bare(r->context.reader) &&
	    once_a_day(c, STORED_READER_BARE, r->context.now)) {
		log_warn(c->log,
			 "this machine does not filter system calls (seccomp): the "
			 "reader of letters is held by its limits alone");
	}
}

/* Warns when another copy of the club would not be noticed. Letters are judged all the
 * same. */
static void warn_of_mark(struct cmd *c, const struct err *why, int64_t now)
{
	struct err ignored = {0};

	(void)copies_unmarked(c->store, why->kind != ERR_NONE, &ignored);
	if (why->kind != ERR_NONE && once_a_day(c, STORED_COPIES_WARNED, now)) {
		log_warn(c->log,
			 "another copy of this club at its mailbox would not be "
			 "noticed, for the mark there cannot be kept: %s",
			 why->text);
	}
}

/* Warns when letters went without pictures. */
static void warn_of_pictures(struct cmd *c, const struct run *r)
{
	const char *why = painter_why(r->context.painter);

	if (why != NULL && once_a_day(c, STORED_PICTURES_WARNED, r->context.now)) {
		log_warn(c->log, "letters go without pictures: %s", why);
	}
}

/* Warns in each run when signatures could not be checked. Such letters are judged as if
 * they had none. */
static void warn_of_signatures(struct cmd *c, const struct signatures *s)
{
	long n = s == NULL ? 0 : signatures_unknown(s);

	if (n > 0) {
		log_warn(c->log,
			 "%ld letter%s: no key for the DKIM signature could be had in "
			 "time; judged as if not signed",
			 n, plural(n));
	}
}

/* `unmarked` says why the mailbox has no mark (ERR_NONE: it has one); NULL: the run has
 * failed. */
static void warn(struct cmd *c, const struct run *r, const struct err *unmarked)
{
	if (unmarked != NULL && !r->dry) {
		warn_of_mark(c, unmarked, r->context.now);
	}
	warn_of_reader(c, r);
	warn_of_pictures(c, r);
	warn_of_signatures(c, r->context.signatures);
}

/* Keeps when a whole run ended well, and how long it took, for who watches the club. */
static bool keep_success(const struct run *r, const struct round *round, int64_t start,
			 struct err *err)
{
	return round->phase != phase_all || r->dry ||
	       status_keep(r->context.store, r->context.now, monotonic_ms() - start,
			   err);
}

/* Pings who watches the club. A ping that fails is only logged: the run is as good
 * without it. */
static void tell_watcher(struct cmd *c, const struct run *r, const struct round *round)
{
	struct err err = {0};

	if (round->phase == phase_all && !r->dry &&
	    !heartbeat_tell(c->config, c->store, r->context.now, &err)) {
		log_error(c->log, "%s", err.text);
	}
}

/* Whether this is the only run at work. With a database on a server, a run on another
 * machine could be at work, too. */
static bool leads(struct cmd *c, const struct round *round)
{
	bool leads = true;

	return round->dry || (store_lead(c->store, &leads, c->err) &&
			      (leads || err_set(c->err, ERR_RETRY,
						"a run on another machine is at work "
						"in this club; try again later")));
}

bool round_run(struct cmd *c, const struct round *round)
{
	struct progress progress =
		progress_start(round->report != REPORT_ALWAYS || round->dry);
	struct run r = {
		.context = {.store = c->store,
			    .lexica = c->lexica,
			    .config = c->config,
			    .now = round->now.now,
			    .doubt = round->now.doubt,
			    .accept_clock = round->now.accepted,
			    .accept_falls = round->accept_falls},
		.inbox = round->inbox,
		.progress = &progress,
		.log = c->log,
		.dry = round->dry,
		.show = round->dry ? stdout : NULL
        };
	struct asides asides;
	struct err unmarked = {0};
	int64_t start = monotonic_ms();
	bool ok;

	if (!leads(c, round) || !club_outbox_read(&r.outbox, c->config, c->err) ||
	    (!r.dry && !copies_begin(c->store, r.inbox->mailbox, &unmarked, c->err)) ||
	    (r.dry && !store_begin(c->store, c->err)) ||
	    !asides_begin(&r.context, &asides, c->log, c->err) ||
	    !clock_doubt(&r.context, round->now.said, c->err) ||
	    (round->now.accepted && !clock_right(&r.context, c->err)) ||
	    !cmd_now_keep(c, r.context.now)) {
		return false;
	}
	r.context.recent = position_cache_new();
	r.context.reader = reader_new(&reader_defaults, view_of(c->config->address));
	r.context.painter = painter_new(NULL, PICTURE_SECONDS);
	if (c->config->dkim == DKIM_CHECK) {
		r.context.signatures = signatures_new(&signatures_defaults, NULL);
	}
	store_watch(c->store, progress_beat, &progress);
	ok = round->phase(&r, c->err);
	ok = phase_end(&r, c->err) && ok && keep_success(&r, round, start, c->err);
	store_watch(c->store, NULL, NULL);
	progress_end(&progress);
	run_close(&r);
	if (ok) {
		tell_watcher(c, &r, round);
	}
	warn(c, &r, ok ? &unmarked : NULL);
	reader_free(r.context.reader);
	painter_free(r.context.painter);
	signatures_free(r.context.signatures);
	position_cache_free(r.context.recent);
	asides_free(&asides);
	if (r.dry) {
		store_rollback(c->store);
	}
	report(&r, round->report);
	return ok;
}
