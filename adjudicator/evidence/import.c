/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/import.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/record/seats.h"
#include <string.h>

/* Refuses a record in which a line was refused. */
static bool sound(struct arena *arena, const struct replay *replay, struct err *err)
{
	for (size_t i = 0; i < replay->turns; i++) {
		const struct replay_turn *t = &replay->turn[i];
		struct buf why = buf_in(arena);

		if (t->verdict != REPLAY_REFUSED) {
			continue;
		}
		diag_write(&why, &t->diag);
		return err_set(err, ERR_DATA, "order %ld, \"%.*s: %.*s\": %s", t->n,
			       VIEW_ARG(replay->setup.name[t->seat]),
			       VIEW_ARG(t->written), buf_cstr(&why));
	}
	return true;
}

/* Finds somebody who had a seat. */
static bool find_holder(const struct record *r, struct arena *arena, struct view name,
			struct player *out, struct err *err)
{
	if (!player_find(r->context->store, arena, name, out, err)) {
		return false;
	}
	if (out->id == 0) {
		return err_set(err, ERR_DATA,
			       "%.*s, who had a seat, is no player of this club; enter "
			       "one with `adjudicator player add 'NAME <ADDRESS>'`",
			       VIEW_ARG(name));
	}
	out->name = name;
	return true;
}

/* The seats as they were at first: the holders that a referee seated come later. */
static bool take_seats(struct arena *arena, struct record *r,
		       const struct replay *replay, const struct player *player,
		       struct err *err)
{
	r->setup = replay->setup;
	r->setup.formers = 0;
	memcpy(r->match.seed, r->setup.seed, HASH_BYTES);
	r->match.seats = (size_t)r->setup.seats;
	r->match.kind = view_of(r->setup.game->name);
	r->match.state = view_of("running");
	r->match.turn = 1;
	r->match.to_move = -1;
	for (int i = 0; i < r->setup.seats; i++) {
		struct view now = replay->setup.name[i];
		struct player holder = player[i];

		r->setup.name[i] = former_name(&replay->setup, i, 0);
		if (!view_eq(r->setup.name[i], now) &&
		    !find_holder(r, arena, r->setup.name[i], &holder, err)) {
			return false;
		}
		r->match.seat[i].player = holder.id;
		r->match.seat[i].language = holder.language;
		r->match.seat[i].name = r->setup.name[i];
		r->match.seat[i].accepted = true;
		r->match.seat[i].asked = true;
	}
	return true;
}

/* Gives the seat to its next holder, if the event says so. */
static bool hand_over(struct arena *arena, struct record *r, const struct setup *s,
		      const struct event *e, struct err *err)
{
	struct player to;
	struct view name;

	if (e->kind != EVENT_RULING || e->ruling.kind != RULING_SUBSTITUTE) {
		return true;
	}
	name = former_name(s, e->seat, e->ruling.change);
	r->pos.changes = e->ruling.change - 1;
	return find_holder(r, arena, name, &to, err) &&
	       record_hand_over(arena, r, e->seat, &to, err);
}

static bool keep_rows(struct arena *arena, struct record *r,
		      const struct replay *replay, struct err *err)
{
	size_t from = 0;

	for (size_t i = 0; i < replay->steps; i++) {
		const struct replay_step *s = &replay->step[i];

		for (size_t k = from; k < s->events; k++) {
			if (!hand_over(arena, r, &replay->setup, &replay->event[k],
				       err)) {
				return false;
			}
		}
		if (s->events > from &&
		    !record_append_past(arena, r, replay->event + from,
					s->events - from, s->at, err)) {
			return false;
		}
		from = s->events;
	}
	return record_settle(r, &replay->pos, err);
}

/* Seconds left of a clock for the whole game, which did not run while the game was
 * moved. */
static int64_t time_left(const struct replay *replay)
{
	const struct position *pos = &replay->pos;
	int64_t last = replay->step[replay->steps - 1].at;

	int64_t left = clocks_between(pos, pos->to_move, last, pos->deadline);

	return pos->deadline == 0 ? pos->setup->options.value[OPTION_TIMED]
	       : left > 0         ? left
				  : 1;
}

static void start_path_clock(struct table *t, const struct replay *replay)
{
	const struct options *o = &t->pos.setup->options;

	if (t->pos.pending.any) {
		table_emit(t, (struct event){.kind = EVENT_WINDOW,
					     .seat = -1,
					     .time = clocks_window(&t->pos,
								   t->pos.pending.seat,
								   t->now)});
	} else if (o->taken[OPTION_TIMED] && o->value[OPTION_TIMED] > 0) {
		table_emit(t, (struct event){
				      .kind = EVENT_CLOCK,
				      .seat = t->pos.to_move,
				      .time = clocks_until(&t->pos, t->pos.to_move,
							   t->now, time_left(replay))});
	} else if (!t->pos.paused) {
		turns_clock(t);
	}
}

static void start_board_clock(struct table *t)
{
	if (t->pos.held.seat != t->pos.to_move) {
		turns_clock(t);
	}
}

/* Starts the clock anew: nobody is charged for the time before the game arrived. */
static bool start_clock(struct context *d, struct arena *arena, struct record *r,
			const struct replay *replay, struct err *err)
{
	struct table t = table_quiet(arena, &r->pos, d->now);

	if (r->setup.game->ground == GROUND_BOARD) {
		start_board_clock(&t);
	} else {
		start_path_clock(&t, replay);
	}
	return t.events == 0 || record_append(arena, r, &t, err);
}

static bool tell(struct context *d, struct arena *arena, const struct record *r,
		 struct err *err)
{
	for (int seat = 0; seat < r->setup.seats; seat++) {
		struct note n = note_to(d, arena, news_to(r, seat, 0), err);

		note_set_game(&n, r, seat);
		note_say(&n, "moved-here");
		note_gap(&n);
		note_say(&n, "start-how");
		if (!note_tell(&n, "start", "head-moved-here")) {
			return false;
		}
	}
	return true;
}

bool import_game(struct context *d, struct arena *arena, const struct replay *replay,
		 const struct player *player, struct record *r, struct err *err)
{
	*r = (struct record){.context = d};
	if (!setup_may_begin(arena, &replay->setup, err) ||
	    !sound(arena, replay, err)) {
		return false;
	}
	r->match.created = d->now;
	if (!take_seats(arena, r, replay, player, err) ||
	    !match_add(d->store, &r->match, err) ||
	    !record_begin(arena, r, d->now, err) || !record_names(arena, r, err) ||
	    !keep_rows(arena, r, replay, err)) {
		return false;
	}
	r->pos.setup = &r->setup;
	if (r->pos.over) { /* all of its record is known, the seed too */
		r->match.untold = 0;
		return match_update(d->store, &r->match, err);
	}
	return (start_clock(d, arena, r, replay, err) && tell(d, arena, r, err));
}
