/* SPDX-License-Identifier: ISC */
/* Y1, Y3: when the next puzzle is due, which it is, and who gets it. */
#include "adjudicator/puzzle/puzzle.h"

#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/stored.h"
#include "formats/text/stamp.h"

enum {
	DAY = 86400,
	WEEK = 7 * DAY,
	AGE = 400 * DAY /* the oldest game taken */
};

/* Finds the puzzle with the greatest lead in the newest games; of equals the older
 * game, and the earlier turn. */
static bool seek(struct context *d, struct arena *arena, struct puzzle *out,
		 struct err *err)
{
	struct puzzle_choice best = {0};
	int64_t *game;
	size_t found;

	if (!puzzle_games(d->store, arena, d->now - AGE, &game, &found, err)) {
		return false;
	}
	for (size_t i = found; i > 0; i--) {
		struct puzzle_game *g = arena_take(arena, sizeof *g);
		struct puzzle_choice one;

		if (!puzzle_open(d, arena, game[i - 1], ANALYSIS_ALL, g, err)) {
			return false;
		}
		if (!g->there) {
			continue;
		}
		puzzle_choose(arena, &g->turns, game[i - 1], &one);
		best = one.lead > best.lead ? one : best;
	}
	*out = (struct puzzle){.at = d->now,
			       .game = best.game,
			       .turn = best.turn,
			       .play = best.play,
			       .points = best.points};
	return true;
}

/* Whether this is the first letter of a month, which has the table of the month
 * before. */
static bool month_begins(int64_t last, int64_t now)
{
	struct stamp_parts then = stamp_parts(last, NULL);
	struct stamp_parts today = stamp_parts(now, NULL);

	return last != 0 && (then.month != today.month || then.year != today.year);
}

struct sending {
	struct context *d;
	const struct puzzle *puzzle;
	struct puzzle_position at;
	bool table;
};

static bool send_one(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	const struct sending *s = arg;
	struct player reader;
	struct note n;

	if (!player_by_id(s->d->store, arena, player, &reader, err)) {
		return false;
	}
	if (reader.address.len == 0) {
		return true;
	}
	n = note_to(s->d, arena, news_to_player(player, 0, reader.language), err);
	return puzzle_say(&n, &reader, s->puzzle, &s->at, s->table) &&
	       note_tell(&n, "notice", "head-puzzle");
}

static bool send_all(struct sending *s, const struct preference_held *to, size_t count,
		     struct err *err)
{
	const struct aside_work work = {
		.what = ASIDE_PLAYER, .one = send_one, .arg = s};

	for (size_t i = 0; i < count; i++) {
		if (view_is(to[i].value, "on") &&
		    !aside_one(s->d, &work, to[i].player, err)) {
			return false;
		}
	}
	return true;
}

static bool wanted(const struct preference_held *to, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (view_is(to[i].value, "on")) {
			return true;
		}
	}
	return false;
}

/* Whether a puzzle is due. If none is found it is looked for again the next day. */
static bool due(struct context *d, const struct puzzle *last, bool *is, struct err *err)
{
	int64_t sought;

	*is = false;
	if (!store_number(d->store, STORED_PUZZLE_SOUGHT, &sought, err)) {
		return false;
	}
	*is = (last->id == 0 || d->now >= last->at + WEEK) && d->now >= sought + DAY;
	return !*is || store_set_number(d->store, STORED_PUZZLE_SOUGHT, d->now, err);
}

static bool weekly(struct context *d, struct arena *arena, struct err *err)
{
	struct preference_held *to;
	struct puzzle last;
	struct puzzle next;
	struct sending s = {.d = d, .puzzle = &next};
	size_t count;
	bool is;

	if (!preference_puzzle(d->store, arena, &to, &count, err)) {
		return false;
	}
	if (!wanted(to, count)) {
		return true;
	}
	if (!puzzle_last(d->store, arena, 0, &last, err) || !due(d, &last, &is, err)) {
		return false;
	}
	if (!is) {
		return true;
	}
	if (!seek(d, arena, &next, err)) {
		return false;
	}
	s.table = month_begins(last.at, d->now);
	return next.game == 0 || (puzzle_add(d->store, &next, err) &&
				  puzzle_position(d, arena, &next, &s.at, err) &&
				  send_all(&s, to, count, err));
}

bool puzzle_weekly(struct context *d, struct err *err)
{
	struct arena arena = {0};
	bool ok = store_mark(d->store, err) &&
		  store_unmark(d->store, weekly(d, &arena, err), err);

	arena_free(&arena);
	return ok;
}
