/* SPDX-License-Identifier: ISC */
/* verify FILE|N|--all [--json]: games proved from their records. */
#include "adjudicator/evidence/verify.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/game.h"
#include "adjudicator/cmd/verify.h"
#include "adjudicator/store/match.h"
#include "adjudicator/system/progress.h"
#include "formats/text/num.h"
#include <limits.h>
#include <time.h>

/* The exit status when nothing is wrong, but something is not proved. */
enum { NOT_PROVED = 3 };

struct checking {
	struct cmd *c;
	struct context context;
	bool json;
	const char *file; /* NULL: games of the club */
	long games, events, wrong;
	struct checked_ledger ledger;
	struct progress progress;
};

static bool tell_json(struct checking *k, const struct verified *v)
{
	bool differs = v->what != NULL;

	return cmd_print_json(
		k->c,
		JSON({"type", json_string("game")}, {"game", json_integer(v->game)},
		     {"events", json_integer(v->events)},
		     {"judged", json_boolean(v->judged)},
		     {"missing", v->missing.len > 0 ? json_text(v->missing) : NULL},
		     {"forgotten", json_integer(v->forgotten)},
		     {"unproved", v->unproved.len > 0 ? json_text(v->unproved) : NULL},
		     {"agrees", json_boolean(!differs)},
		     {"event", differs && v->row > 0 ? json_integer(v->row) : NULL},
		     {"line", differs && v->line > 0 ? json_integer(v->line) : NULL},
		     {"what", differs ? json_string(v->what) : NULL}));
}

/* "game 7, event 12: "; for a file "game-7.turns:31: event 12: ". */
static void tell_place(struct buf *b, const struct checking *k,
		       const struct verified *v)
{
	if (k->file == NULL) {
		buf_printf(b, "game %ld%s", v->game, v->row > 0 ? ", " : ": ");
	} else if (v->line > 0) {
		buf_printf(b, "%s:%d: ", k->file, v->line);
	}
	if (v->row > 0) {
		buf_printf(b, "event %ld: ", v->row);
	}
}

static void tell_missing(const struct verified *v)
{
	if (v->missing.len > 0) {
		printf("The list %.*s is not here, so %s; `adjudicator dict build` "
		       "may make it\n",
		       VIEW_ARG(v->missing),
		       v->judged ? "its words were taken as the record has them"
				 : "paths in it cannot be judged again");
	}
}

/* What the check has proved: "7 events, all of them as the rules give them". */
static const char *proved(const struct checking *k, const struct verified *v)
{
	struct arena *a = k->c->arena;
	bool one = v->events == 1;

	if (v->judged) {
		return one ? "1 event, as the rules give it"
			   : arena_printf(
				     a,
				     "%ld events, all of them as the rules give them",
				     v->events);
	}
	return arena_printf(a, "%ld event%s, and %s chain holds%s", v->events,
			    one ? "" : "s", one ? "its" : "their",
			    v->missing.len > 0 ? ""
			    : k->file == NULL
				    ? "; nothing was played in it"
				    : "; what this view hides cannot be judged again");
}

/* Tells the result of one game. With `many`, only a game that differs is told. */
static void tell_text(struct checking *k, const struct verified *v, bool many)
{
	struct buf b = buf_in(k->c->arena);

	if (v->what != NULL) {
		tell_place(&b, k, v);
		printf("%s%s\n", buf_cstr(&b), v->what);
	} else if (!many && v->events == 0) {
		printf("the orders keep the rules; there is no log to compare them "
		       "with\n");
	} else if (!many) {
		printf("game %ld: %s\n", v->game, proved(k, v));
		tell_missing(v);
	}
}

static bool tell(struct checking *k, const struct verified *v, bool many)
{
	k->games++;
	k->events += v->events;
	k->wrong += v->what != NULL;
	k->c->status = v->unproved.len > 0 ? NOT_PROVED : k->c->status;
	if (k->json) {
		return tell_json(k, v);
	}
	tell_text(k, v, many);
	return true;
}

static bool check(struct checking *k, int64_t game, bool many)
{
	struct arena arena = {0};
	struct verified v = {0};
	bool ok = verify_game(&k->context, &arena, game, &v, k->c->err);

	if (v.what != NULL) {
		progress_end(&k->progress);
	}
	ok = ok && tell(k, &v, many);

	arena_free(&arena);
	return ok;
}

static bool check_all(struct checking *k)
{
	struct cmd *c = k->c;
	int64_t *ids;
	size_t count;

	if (!match_list(c->store, c->arena, &ids, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		progress_bar(&k->progress, (long)i, (long)count, "games");
		if (!check(k, ids[i], true)) {
			return false;
		}
	}
	return true;
}

static double seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static bool tell_all(struct checking *k, double took)
{
	json_t *o;

	log_info(k->c->log, "%.1f games a second",
		 took > 0 ? (double)k->games / took : 0.0);
	if (!k->json) {
		printf("%s, %ld events: ",
		       cmd_some(k->c->arena, k->games, "game", "games"), k->events);
		cmd_print_tinted(k->c, k->wrong == 0 ? TINT_GOOD : TINT_BAD,
				 k->wrong == 0 ? "no difference"
					       : cmd_some(k->c->arena, k->wrong,
							  "differs", "differ"));
		printf("\n");
		verify_tell_ledger(&k->ledger);
		return true;
	}
	o = JSON({"type", json_string("all")}, {"games", json_integer(k->games)},
		 {"events", json_integer(k->events)},
		 {"differ", json_integer(k->wrong)});
	verify_ledger_json(o, &k->ledger);
	return cmd_print_json(k->c, o);
}

static bool check_file(struct checking *k, const char *what)
{
	struct cmd *c = k->c;
	struct verified v;
	struct view text;

	return record_text(c, what, &text, &k->file) &&
	       verify_file(c->lexica, c->arena, text, k->file, &v, c->err) &&
	       (k->json || verify_tell_unproved(&v)) && tell(k, &v, false);
}

static bool there_is(struct cmd *c, int64_t game)
{
	struct match m;

	return match_get(c->store, c->arena, game, &m, c->err) &&
	       (m.id != 0 ||
		err_set(c->err, ERR_DATA, "there is no game %lld", (long long)game));
}

/* Checks one game of the club, or all of them and the ledger. */
static bool check_club(struct checking *k, bool all, int64_t game)
{
	struct cmd *c = k->c;
	double from = seconds();
	bool there;
	bool ok;

	if (!cmd_open(c, NEEDS_READ) || !signing_read(c->config, &there, c->err)) {
		return false;
	}
	k->context = cmd_context(c);
	if (!all) {
		return there_is(c, game) && check(k, game, false);
	}
	k->progress = progress_start(false);
	k->ledger = (struct checked_ledger){.c = c,
					    .context = &k->context,
					    .json = k->json,
					    .progress = &k->progress};
	ok = check_all(k) && verify_check_ledger(&k->ledger);
	progress_end(&k->progress);
	return ok && tell_all(k, seconds() - from);
}

static bool check_mailboxes(struct checking *k, const char *mbox)
{
	struct cmd *c = k->c;
	struct verified v;
	long wrong = 0;

	if (!verify_mailboxes(c, mbox, &k->file, &v, &wrong)) {
		return false;
	}
	if (v.events > 0 || v.what != NULL) {
		(void)tell(k, &v, false);
	}
	return (k->wrong == 0 && wrong == 0) ||
	       err_set(c->err, ERR_DATA,
		       wrong > 0 ? "the letters do not agree"
				 : "a record does not hold");
}

bool cmd_verify(struct cmd *c)
{
	struct checking k = {.c = c, .json = cmd_flag(c, "json")};
	bool all = cmd_flag(c, "all");
	long game = 0;
	bool stored;
	const char *mbox;

	if (!cmd_option(c, "mbox", &mbox)) {
		return false;
	}
	if (mbox != NULL) {
		return check_mailboxes(&k, mbox);
	}
	if (!cmd_arguments(c, all ? 0 : 1, all ? 0 : 1)) {
		return false;
	}
	stored = all || num_read(view_of(c->argv[0]), 1, LONG_MAX, &game);
	if (!(stored ? check_club(&k, all, game) : check_file(&k, c->argv[0]))) {
		return false;
	}
	k.wrong += k.ledger.found.faults;
	return k.wrong == 0 || err_set(c->err, ERR_DATA,
				       k.wrong == 1 ? "a record does not hold"
						    : "%ld records do not hold",
				       k.wrong);
}
