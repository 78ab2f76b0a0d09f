/* SPDX-License-Identifier: ISC */
/* Letters that leave in a run, each tried once. */
#include "adjudicator/club/rollback.h"
#include "adjudicator/crypto/verp.h"
#include "adjudicator/letters/organiser.h"
#include "adjudicator/run/bounced.h"
#include "adjudicator/run/come_back.h"
#include "adjudicator/run/phases.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/stored.h"
#include "formats/text/num.h"
#include <errno.h>
#include <sys/random.h>

/* Seconds that a letter waits after its first try, its second, and so on; the last
 * value is used again and again. After OUTBOX_GIVE_UP the letter is given up. */
static const int64_t pauses[] = {600, 1200, 2400, 4800, 9600, 14400};
enum { PAUSES = sizeof pauses / sizeof pauses[0] };

/* So many letters in a row without an answer: the server is silent. */
enum { SILENCES = 3 };

/* A claim must last longer than any letter takes to leave: so many times the
 * server's timeout, and so many seconds more. */
enum { LEASE_TRIES = 3, LEASE_MORE = 60 };

/* Only the codes of an answer, "550 5.1.1"; the rest may name somebody. */
static struct view codes(const struct delivery *d)
{
	size_t n = 0;

	while (d->why[n] == ' ' || d->why[n] == '.' || digit(d->why[n])) {
		n++;
	}
	return n > 0 ? view_trim(view_from(d->why, n)) : view_of("no reason given");
}

static bool give_up(struct run *r, const struct outbox_letter *o, const char *kind,
		    const struct delivery *d, struct err *err)
{
	struct store *st = r->context.store;
	struct view said = view_of(d->why);

	r->outgoing.refused++;
	return store_mark(st, err) &&
	       store_unmark(st,
			    outbox_failed(st, o->id, said, err) &&
				    bounced_here(&r->context, o, kind, said, err),
			    err);
}

/* Tries a letter that did not leave again later, or gives it up after days. */
static bool put_off(struct run *r, const struct outbox_letter *o,
		    const struct delivery *d, struct err *err)
{
	int64_t now = r->context.now;
	int64_t tried = o->tried != 0 ? o->tried : now;
	long n = o->tries < PAUSES ? o->tries : PAUSES - 1;

	if (now - tried >= OUTBOX_GIVE_UP) {
		log_warn(r->log,
			 "letter %lld: given up after five days of trying to send it "
			 "(%.*s)",
			 (long long)o->id, VIEW_ARG(codes(d)));
		return give_up(r, o, "days", d, err);
	}
	r->outgoing.put_off++;
	return outbox_later(r->context.store, o->id,
			    &(struct outbox_delay){.now = now,
						   .next = now + pauses[n],
						   .unsure = d->end == DELIVERY_UNSURE,
						   .said = view_of(d->why)},
			    err);
}

/* Logs a reason that will not pass by itself. */
static void say_not_taken(const struct run *r, const struct outbox_letter *o,
			  const struct delivery *d)
{
	if (d->why[0] == '5') {
		log_warn(r->log, "letter %lld: not taken from us (%.*s)",
			 (long long)o->id, VIEW_ARG(codes(d)));
	}
}

static bool refused(struct run *r, const struct outbox_letter *o,
		    const struct delivery *d, struct err *err)
{
	log_warn(r->log, "letter %lld: refused for good (%.*s)", (long long)o->id,
		 VIEW_ARG(codes(d)));
	return give_up(r, o, "hard", d, err);
}

/* ----------------------------------------------------- refusals that may mean us */

/*
 * A server may refuse every letter for a rule of its own, from the first of a run on or
 * once it has taken as many as it does in a day, in the words in which others refuse
 * one address. So a refusal that does not say that the address is wrong means nothing
 * until the server has taken a letter behind it in the same run.
 */
static bool doubtful(const struct delivery *d)
{
	return d->why[0] == '5' && !delivery_wrong_address(d);
}

static bool doubt(struct run *r, const struct outbox_letter *o,
		  const struct delivery *d, struct err *err)
{
	struct outgoing *g = &r->outgoing;
	struct refusal *f;

	g->doubt = arena_room(&r->arena, g->doubt, g->doubts, sizeof *g->doubt);
	f = &g->doubt[g->doubts++];
	*f = (struct refusal){.o = *o, .d = *d};
	f->o.address = arena_copy(&r->arena, o->address);
	return outbox_unsure(r->context.store, o->id, o->unsure, err);
}

static bool several_addresses(const struct outgoing *g)
{
	for (size_t i = 1; i < g->doubts; i++) {
		if (!view_eq_nocase(g->doubt[i].o.address, g->doubt[0].o.address)) {
			return true;
		}
	}
	return false;
}

/* Of those that were refused before the server took another. */
static bool conclude(struct run *r, const struct refusal *f,
		     bool (*how)(struct run *r, const struct outbox_letter *o,
				 const struct delivery *d, struct err *err),
		     struct err *err)
{
	bool held;

	return outbox_held(r->context.store, f->o.id, r->outgoing.who, &held, err) &&
	       (!held || how(r, &f->o, &f->d, err));
}

/* No letter was taken any more: all are tried again. */
static bool put_all_off(struct run *r, struct err *err)
{
	struct outgoing *g = &r->outgoing;
	bool several = several_addresses(g);
	bool none = g->sent == 0;

	if (several) {
		log_warn(r->log,
			 "the server of the outbox refused %s %zu letters of this "
			 "run; they are tried again",
			 none ? "all" : "the last", g->doubts);
		if (none && !store_set_number(r->context.store, STORED_CONCERN_OUTBOX,
					      (int64_t)g->doubts, err)) {
			return false;
		}
	}
	for (size_t i = 0; i < g->doubts; i++) {
		if (!several) {
			say_not_taken(r, &g->doubt[i].o, &g->doubt[i].d);
		}
		if (!conclude(r, &g->doubt[i], put_off, err)) {
			return false;
		}
	}
	return true;
}

/* A letter was taken: earlier refusals were meant. */
static bool settle_doubts(struct run *r, struct err *err)
{
	struct outgoing *g = &r->outgoing;

	for (size_t i = 0; i < g->doubts; i++) {
		if (!conclude(r, &g->doubt[i], refused, err)) {
			return false;
		}
	}
	g->doubts = 0;
	return store_set_number(r->context.store, STORED_CONCERN_OUTBOX, 0, err);
}

static bool keep(struct run *r, const struct outbox_letter *o, const struct delivery *d,
		 struct err *err)
{
	struct outgoing *g = &r->outgoing;

	switch (d->end) {
	case DELIVERY_SENT:
		g->sent++;
		g->newest = o->id > g->newest ? o->id : g->newest;
		return outbox_sent(r->context.store, o->id, r->context.now, err) &&
		       ((g->sent > 1 && g->doubts == 0) || settle_doubts(r, err));
	case DELIVERY_NEVER:
		return doubtful(d) ? doubt(r, o, d, err) : refused(r, o, d, err);
	default:
		say_not_taken(r, o, d);
		return put_off(r, o, d, err);
	}
}

/* If another program has the letter now, our outcome is old, unless the letter left. */
static bool keep_held(struct run *r, const struct outbox_letter *o,
		      const struct delivery *d, struct err *err)
{
	bool held;

	return outbox_held(r->context.store, o->id, r->outgoing.who, &held, err) &&
	       ((!held && d->end != DELIVERY_SENT) || keep(r, o, d, err));
}

/* The outcome of a letter, to be kept with another connection. */
struct became {
	struct run *r;
	const struct outbox_letter *o;
	const struct delivery *d;
	struct outgoing before; /* counts before this outcome was first kept */
};

static bool keep_became(void *arg, struct err *err)
{
	struct became *c = arg;
	struct store *st = c->r->context.store;

	c->r->outgoing = c->before;
	return store_mark(st, err) &&
	       store_unmark(st, keep_held(c->r, c->o, c->d, err), err);
}

/* If the database server goes away after a letter left and before that is kept, the
 * letter must not leave twice: connects again to keep it. The run fails all the
 * same. */
static bool keep_shared(struct run *r, const struct outbox_letter *o,
			const struct delivery *d, struct err *err)
{
	struct became c = {r, o, d, r->outgoing};
	bool ok = keep_became(&c, err);

	if (!ok && err->kind == ERR_RETRY && come_back(r, keep_became, &c)) {
		log_warn(r->log, "letter %lld: known since the server is back",
			 (long long)o->id);
	}
	return ok;
}

/* The return path: where the letter goes if it cannot be delivered. */
static struct view return_path(const struct config *c, struct arena *arena,
			       const struct outbox_letter *o)
{
	struct view own = view_of(c->address);

	return c->return_path == RETURN_TAGGED
		       ? verp_address(arena, c->key, own, VERP_RETURN, o->id)
		       : own;
}

/* Chooses a random number for our claims, once a run. */
static bool name_sender(struct outgoing *g, struct err *err)
{
	while (g->who <= 0) {
		if (getrandom(&g->who, sizeof g->who, 0) != (ssize_t)sizeof g->who) {
			return err_set(err, ERR_RETRY, "no random numbers: %s",
				       err_why(errno));
		}
	}
	return true;
}

/* Claims the letter before its first byte leaves; *ours is false when another
 * program sends it. */
static bool claim(struct run *r, const struct outbox_letter *o, bool *ours,
		  struct err *err)
{
	struct outgoing *g = &r->outgoing;
	struct outbox_claim c = {.seconds = LEASE_TRIES * r->outbox.account.seconds +
					    LEASE_MORE};

	if (!name_sender(g, err)) {
		return false;
	}
	c.who = g->who;
	if (!outbox_claim(r->context.store, o, &c, ours, err)) {
		return false;
	}
	if (*ours && o->cut_off) {
		log_warn(r->log,
			 "letter %lld: who sent it before was cut off and could not "
			 "say whether it left; the same bytes leave now",
			 (long long)o->id);
	}
	return true;
}

static bool send_one(struct run *r, struct arena *arena, const struct outbox_letter *o,
		     struct delivery *d, struct err *err)
{
	struct store *st = r->context.store;
	const bool maildir = r->outbox.account.kind == SENDER_MAILDIR;
	const struct parcel p = {.message_id = o->message_id,
				 .from = return_path(r->context.config, arena, o),
				 .to = o->address,
				 .bytes = o->bytes};
	bool ours = true;

	*d = (struct delivery){0};
	/* A Maildir takes the same letter only once, so no claim is needed. */
	if (!club_outbox_open(&r->outbox, err) ||
	    (!maildir && !claim(r, o, &ours, err))) {
		return false;
	}
	if (!ours) {
		return true;
	}
	if (!sender_send(r->outbox.sender, &p, d, err)) {
		struct err ignored;

		/* Not the letter's fault; it has not left. */
		(void)outbox_unsure(st, o->id, o->unsure, &ignored);
		return false;
	}
	return maildir || !store_shares(st) ? keep(r, o, d, err)
					    : keep_shared(r, o, d, err);
}

static bool silent_server(const struct run *r, const struct delivery *d, int *silences,
			  struct err *err)
{
	*silences = d->silent ? *silences + 1 : 0;
	return *silences >= SILENCES &&
	       !err_set(err, ERR_SERVER,
			"outbox: %s does not answer; the other letters wait for a "
			"later run",
			r->outbox.account.kind == SENDER_SMTP
				? r->outbox.account.server.host
				: r->outbox.account.path);
}

static bool send_due(struct run *r, struct arena *arena, struct err *err)
{
	struct outgoing *g = &r->outgoing;
	struct outbox_letter o = {0};
	struct delivery d = {0};
	int silences = 0;
	int64_t last = 0;

	for (;;) {
		arena_reset(arena);
		if (!outbox_next(r->context.store, arena, last, r->context.now, &o,
				 err)) {
			return false;
		}
		if (o.id == 0) {
			return true;
		}
		if (g->sent + g->refused + g->put_off + (long)g->doubts >=
		    r->context.config->letters_per_run) {
			g->capped = true;
			return true;
		}
		last = o.id;
		progress_tell(r->progress, "%ld letters sent", g->sent);
		if (r->show != NULL) {
			fprintf(r->show, "%.*s\n", VIEW_ARG(o.bytes));
		}
		if (!r->dry && !send_one(r, arena, &o, &d, err)) {
			return false;
		}
		if (silent_server(r, &d, &silences, err)) {
			return false;
		}
	}
}

/* Notes the newest letter that left: an older copy of the club must not send it again.
 */
static bool note_newest(struct run *r, struct err *err)
{
	struct arena arena = {0};
	bool ok = r->outgoing.newest == 0 ||
		  rollback_note(&arena, r->context.config->dir, r->context.store,
				r->outgoing.newest, err);

	arena_free(&arena);
	return ok;
}

bool send_all(struct run *r, struct err *err)
{
	struct arena arena = {0};
	bool ok = send_due(r, &arena, err);

	arena_free(&arena);
	ok = phase_also(ok, put_all_off, r, err);
	return phase_also(ok, note_newest, r, err);
}
