/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/verify.h"

#include "adjudicator/evidence/mbox_witness.h"
#include "adjudicator/evidence/one_moment.h"
#include "adjudicator/evidence/rejudge.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/line.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/ruling.h"
#include "adjudicator/record/logbook.h"
#include "adjudicator/record/result.h"
#include "adjudicator/record/seats.h"
#include "adjudicator/record/turnfile.h"
#include "formats/text/line.h"
#include <limits.h>
#include <string.h>

static bool found(struct verified *out, long row, const char *what)
{
	out->row = row;
	out->what = what;
	return true;
}

/* A finding about the whole game sorts last. */
static long place(const struct verified *v)
{
	return v->row > 0 ? v->row : LONG_MAX;
}

void verified_first(struct verified *found, const struct verified *other)
{
	if (other->what != NULL &&
	    (found->what == NULL || place(other) < place(found))) {
		found->what = other->what;
		found->row = other->row;
		found->line = other->line;
	}
}

/* A damaged game is a finding; other errors are failures. */
static bool damaged(struct arena *arena, struct verified *out, struct err *err)
{
	if (err->kind != ERR_DATA) {
		return false;
	}
	found(out, 0, arena_str(arena, view_of(err->text)));
	*err = (struct err){0};
	return true;
}

/* Judges the game's own orders again; *why is set when the replay ended with an
 * error. */
static bool replayed(const struct context *d, struct arena *arena,
		     const struct record *r, struct replay *out, const char **why,
		     struct err *err)
{
	struct replay_file file = {
		.name = arena_printf(arena, "game %lld", (long long)r->match.id),
		.version = r->setup.version};
	struct buf text = buf_in(arena);

	*why = NULL;
	if (!record_orders(arena, r, &text, err)) {
		return false;
	}
	file.text = buf_view(&text);
	if (replay_file(arena, d->lexica, &file, out, err)) {
		return true;
	}
	if (err->kind != ERR_DATA || out->events == 0) {
		return false;
	}
	*why = arena_str(arena, view_of(err->text));
	*err = (struct err){0};
	return true;
}

/* S11: a player with two seats is "Ann" in one and "Ann (2)" in the other. */
static bool called_so(struct arena *arena, struct view seat, struct view player)
{
	struct view rest;

	seat = player_name_key(arena, seat);
	player = player_name_key(arena, player);
	if (!view_starts(seat, arena_str(arena, player))) {
		return false;
	}
	rest = view_part(seat, player.len, seat.len);
	return rest.len == 0 || (view_starts(rest, " (") && view_ends(rest, ")"));
}

static bool pseudonym(struct arena *arena, const struct player *p)
{
	struct view first = names_pseudonym(arena, p->id, 0);

	return view_eq(p->name, first) ||
	       view_starts(p->name, arena_printf(arena, "%.*s-", VIEW_ARG(first)));
}

/* Compares a player's name in the game with that in the club: a seat has its
 * player's name, and a forgotten player has a pseudonym. Returns a sentence without
 * a full stop; NULL: all is right. */
static const char *name_fault(struct arena *arena, const struct player *p,
			      struct view seat)
{
	if (!called_so(arena, seat, p->name)) {
		return arena_printf(
			arena, "somebody is called %.*s in it, and %.*s in the club",
			VIEW_ARG(seat), VIEW_ARG(p->name));
	}
	return p->forgotten == 0 || pseudonym(arena, p)
		       ? NULL
		       : arena_printf(arena,
				      "%.*s counts as forgotten, and kept a name",
				      VIEW_ARG(p->name));
}

/* Checks that all who have or had seats are known, and have names that can be proved
 * unless they were forgotten. Logs from before there were chains have no names. */
static bool seats_known(const struct context *d, struct arena *arena,
			const struct record *r, const struct logbook *log,
			struct verified *out, struct err *err)
{
	bool named = logbook_last(log, "names").len > 0;
	bool whole = true;

	for (size_t i = 0; i < r->match.seats + r->formers && whole; i++) {
		bool now = i < r->match.seats;
		int64_t id = now ? r->match.seat[i].player
				 : r->former[i - r->match.seats].player;
		struct hash salt;
		struct player p;
		const char *why;
		bool there;

		if (!player_by_id(d->store, arena, id, &p, err) ||
		    !player_salt(d->store, p.id, &salt, &there, err)) {
			return false;
		}
		whole = p.id != 0 && (!now || r->match.seat[i].accepted) &&
			(there || p.forgotten > 0 || !named);
		why = name_fault(arena, &p,
				 now ? r->match.seat[i].name
				     : r->former[i - r->match.seats].name);
		if (whole && why != NULL) {
			return found(out, 0, why);
		}
	}
	return whole || found(out, 0, "somebody sits there who does not belong there");
}

/* Whether the event ended the game; an overturned ruling may bring its end back. */
static bool ends(const struct event *e)
{
	return e->kind == EVENT_END ||
	       (e->kind == EVENT_RULING &&
		(e->ruling.kind == RULING_RESULT || e->ruling.kind == RULING_ANNUL)) ||
	       (ruling_goes_back(e) && e->ruling.back->over);
}

/* Checks that the protest time runs from the end of the game: earlier, a secret
 * would be revealed while it counts. */
static bool awaits(struct arena *arena, const struct logbook *log,
		   const struct record *r, struct verified *out)
{
	struct err unread = {0};
	struct line line;
	long end = 0;

	if (r->match.untold == 0) {
		return true; /* promised() checks whether it was revealed */
	}
	if (!record_begun(r)) {
		return (view_is(r->match.state, "void") &&
			r->match.untold >= r->match.created) ||
		       found(out, 0,
			     "its secret is to be told, and it was not declined");
	}
	if (!r->pos.over) {
		return found(out, 0, "its secret is to be told, and it is not over");
	}
	if (!record_line(r, arena, &line, &unread)) {
		return found(out, 0, "its record cannot be read");
	}
	for (size_t i = 0; i < line.n; i++) {
		const struct line_event *x = &line.at[i];

		end = x->at_time == r->match.untold && ends(&x->e) ? x->row : end;
	}
	for (size_t i = 0; i < log->rows; i++) {
		const struct match_event *row = &log->row[i].event;

		end = view_starts(row->text, "reveal ") && row->n > end ? 0 : end;
	}
	return end > 0 ||
	       found(out, 0,
		     "the time until its secret is told does not run from its "
		     "end");
}

/* Checks that the organiser's promise is the one made when the game was made, and
 * that the secret is revealed or waits for it. */
static bool promised(struct arena *arena, const struct logbook *log,
		     const struct record *r, struct verified *out, struct err *err)
{
	struct season_place at;
	struct view told = logbook_last(log, "commit");
	enum promise_form form = logbook_promise_form(log);
	struct view due;
	bool of_season;

	if (!season_place_of(r->context, arena, r->match.id, &at, &of_season, err)) {
		return false;
	}
	if (form == PROMISE_OLD) {
		due = seating_promise_old(arena, &r->match, of_season ? &at : NULL);
	} else if (!seating_promise(arena, r, of_season ? &at : NULL, form, &due,
				    err)) {
		return false;
	} else if (view_ends(due, " invited=")) { /* logbook_holds proves seats */
		told = view_part(told, 0, due.len);
	}
	if (r->match.committed && r->pos.over && r->match.untold == 0 &&
	    !logbook_reveals(log)) {
		return found(out, 0, "its secret counts as told, but the log has none");
	}
	return view_eq(due, told) ||
	       found(out, 1, "the secret that is kept is not the one it promises");
}

static bool chained(struct arena *arena, const struct logbook *log,
		    const struct record *r, struct verified *out)
{
	struct logbook_fault fault;

	return logbook_holds(arena, log, &r->setup, &fault) ||
	       found(out, fault.row != NULL ? fault.row->event.n : 0, fault.what);
}

/* Compares the log with the rules. */
static bool judge(const struct context *d, struct arena *arena, const struct record *r,
		  const struct logbook *log, struct verified *out, struct err *err)
{
	struct replay *replay = arena_take(arena, sizeof *replay);
	struct match_event *row = arena_array(arena, log->rows + 1, sizeof *row);
	struct told told;
	struct difference diff;
	const char *why;

	for (size_t i = 0; i < log->rows; i++) {
		row[i] = log->row[i].event;
	}
	if (!told_of_rows(arena, r->match.id, row, log->rows, &told, err) ||
	    !replayed(d, arena, r, replay, &why, err)) {
		return false;
	}
	out->judged = true;
	out->replay = why == NULL ? replay : NULL;
	if (!judged_again(arena, &told, replay, why, &diff)) {
		return found(out, diff.event != NULL ? diff.event->row : 0, diff.what);
	}
	return record_row_agrees(r) ||
	       found(out, 0,
		     "its kind, state, turn, seat to move or deadline is not what its "
		     "events lead to");
}

static bool counted(struct arena *arena, const struct record *r, struct verified *out,
		    struct err *err)
{
	bool agrees;

	if (!outcome_agrees(r, arena, &agrees, err)) {
		return false;
	}
	return agrees || found(out, 0, "its result is not what its events lead to");
}

/* How much of a game is verified. */
enum extent { ALL, CHAIN };

/* Loads the game's log. Returns false, with *out or *err filled, when there is
 * nothing to verify. */
static bool open_game(struct arena *arena, const struct record *r, struct logbook *log,
		      struct verified *out, struct err *err)
{
	if (r->match.id == 0) {
		(void)found(out, 0, "there is no such game");
		return false;
	}
	if (!logbook_of_record(arena, r, log, err)) {
		return false;
	}
	out->events = (long)log->rows;
	out->forgotten = logbook_forgotten(log, &r->setup);
	return true;
}

/* Checks the seats and the result. */
static bool settled(const struct context *d, struct arena *arena,
		    const struct record *r, const struct logbook *log,
		    struct verified *out, struct err *err)
{
	struct verified other = {0};

	if (record_begun(r) && !seats_known(d, arena, r, log, &other, err)) {
		return false;
	}
	verified_first(out, &other);
	other = (struct verified){0};
	if (!counted(arena, r, &other, err)) {
		return false;
	}
	verified_first(out, &other);
	return true;
}

static bool prove(struct arena *arena, enum extent extent, const struct record *r,
		  struct verified *out, struct err *err)
{
	const struct context *d = r->context;
	struct verified other = {0};
	struct logbook log;

	if (!open_game(arena, r, &log, out, err)) {
		return err->kind == ERR_NONE;
	}
	if (extent == ALL && record_begun(r) && !judge(d, arena, r, &log, out, err) &&
	    !damaged(arena, out, err)) {
		return false;
	}
	(void)(chained(arena, &log, r, &other) &&
	       promised(arena, &log, r, &other, err) &&
	       (other.what != NULL || awaits(arena, &log, r, &other)));
	if (err->kind != ERR_NONE) {
		return false;
	}
	verified_first(out, &other);
	if (extent == ALL && !settled(d, arena, r, &log, out, err)) {
		return false;
	}
	other = (struct verified){0};
	if (!verify_letters(arena, r, &log, &other.what, err)) {
		return false;
	}
	verified_first(out, &other);
	return true;
}

static bool prove_game(const struct context *d, struct arena *arena, enum extent extent,
		       int64_t id, struct verified *out, struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	bool begun;
	bool ok;

	*out = (struct verified){.game = (long)id};
	ok = one_moment_begin(d->store, &begun, err) &&
	     record_load_whole(d, arena, id, r, err) &&
	     prove(arena, extent, r, out, err);
	one_moment_end(d->store, begun);
	return ok || damaged(arena, out, err);
}

bool verify_game(const struct context *d, struct arena *arena, int64_t id,
		 struct verified *out, struct err *err)
{
	return prove_game(d, arena, ALL, id, out, err);
}

bool verify_chain(const struct context *d, struct arena *arena, int64_t id,
		  struct verified *out, struct err *err)
{
	return prove_game(d, arena, CHAIN, id, out, err);
}

bool verify_record(struct arena *arena, const struct record *r, struct verified *out,
		   struct err *err)
{
	*out = (struct verified){.game = (long)r->match.id};
	return prove(arena, ALL, r, out, err) || damaged(arena, out, err);
}
