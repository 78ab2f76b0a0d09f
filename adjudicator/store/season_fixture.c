/* SPDX-License-Identifier: ISC */
/* The rounds of a season, and who meets whom in them. */
#include "adjudicator/store/query.h"
#include "adjudicator/store/season_rows.h"

static const char *const hows[FIXTURE_HOWS_] = {
	[FIXTURE_OPEN] = "open",
	[FIXTURE_PLAYED] = "played",
	[FIXTURE_BYE] = "bye",
	[FIXTURE_FORFEIT_FIRST] = "forfeit-first",
	[FIXTURE_FORFEIT_SECOND] = "forfeit-second",
	[FIXTURE_FORFEIT_BOTH] = "forfeit-both",
	[FIXTURE_ANNULLED] = "annulled",
};

const char *fixture_how_name(enum fixture_how how)
{
	return hows[how];
}

bool fixture_decided(const struct season_fixture *f)
{
	return f->how != FIXTURE_OPEN && (f->how != FIXTURE_PLAYED || f->over);
}

int fixture_half(const struct season_fixture *f, int side)
{
	static const int8_t halves[FIXTURE_HOWS_][2] = {
		[FIXTURE_OPEN] = {-1, -1},
		[FIXTURE_PLAYED] = {-1, -1},
		[FIXTURE_BYE] = {2,  0 },
		[FIXTURE_FORFEIT_FIRST] = {0,  2 },
		[FIXTURE_FORFEIT_SECOND] = {2,  0 },
		[FIXTURE_FORFEIT_BOTH] = {0,  0 },
		[FIXTURE_ANNULLED] = {-1, -1},
	};

	return f->how == FIXTURE_PLAYED && f->over ? f->half[side]
						   : halves[f->how][side];
}

/* ------------------------------------------------------------------ rounds */

bool season_load_rounds(struct store *st, struct arena *a, struct season *s,
			struct err *err)
{
	struct query q = query_open(st, ROUND_LIST, err);

	query_bind_int(&q, 1, s->id);
	while (query_row(&q)) {
		s->round = arena_room(a, s->round, s->rounds, sizeof *s->round);
		s->round[s->rounds++] =
			(struct season_round){.division = query_text(&q, 0, a),
					      .n = (int)query_int(&q, 1),
					      .started = query_int(&q, 2),
					      .due = query_int(&q, 3),
					      .over = query_int(&q, 4) != 0};
	}
	return query_close(&q);
}

bool round_add(struct store *st, int64_t season, const struct season_round *r,
	       struct err *err)
{
	struct query q = query_open(st, ROUND_ADD, err);

	query_bind_int(&q, 1, season);
	query_bind_text(&q, 2, r->division);
	query_bind_int(&q, 3, r->n);
	query_bind_int(&q, 4, r->started);
	query_bind_int(&q, 5, r->due);
	query_bind_int(&q, 6, r->over);
	return query_close(&q);
}

bool round_update(struct store *st, int64_t season, const struct season_round *r,
		  struct err *err)
{
	struct query q = query_open(st, ROUND_UPDATE, err);

	query_bind_int(&q, 1, season);
	query_bind_text(&q, 2, r->division);
	query_bind_int(&q, 3, r->n);
	query_bind_int(&q, 4, r->due);
	query_bind_int(&q, 5, r->over);
	return query_close(&q);
}

/* ---------------------------------------------------------------- fixtures */

/* What is open or decided by hand stands whatever its game says. */
static struct season_fixture read_fixture(struct query *q, struct arena *a)
{
	struct season_fixture f = {
		.id = query_int(q, 0),
		.division = query_text(q, 1, a),
		.round = (int)query_int(q, 2),
		.board = (int)query_int(q, 3),
		.first = query_int(q, 4),
		.second = query_int(q, 5),
		.game = query_int(q, 6),
		.how = (enum fixture_how)season_name_at(
			hows, FIXTURE_HOWS_, query_text(q, 7, a), FIXTURE_ANNULLED),
		.ended = query_int(q, 9),
		.points = {(int)query_int(q, 10), (int)query_int(q, 11)},
		.half = {(int)query_int(q, 12), (int)query_int(q, 13)},
	};

	f.over = f.ended != 0;
	if (f.how == FIXTURE_PLAYED && !f.over && query_int(q, 14) != 0) {
		f.how = FIXTURE_ANNULLED;
	}
	return f;
}

bool season_load_fixtures(struct store *st, struct arena *a, struct season *s,
			  struct err *err)
{
	struct query q = query_open(st, FIXTURE_LIST, err);

	query_bind_int(&q, 1, s->id);
	while (query_row(&q)) {
		s->fixture = arena_room(a, s->fixture, s->fixtures, sizeof *s->fixture);
		s->fixture[s->fixtures++] = read_fixture(&q, a);
	}
	return query_close(&q);
}

bool season_of_game(struct store *st, struct arena *a, int64_t game, int64_t *season,
		    struct season_fixture *f, struct err *err)
{
	struct query q = query_open(st, FIXTURE_OF_GAME, err);

	*f = (struct season_fixture){0};
	*season = 0;
	query_bind_int(&q, 1, game);
	if (query_row(&q)) {
		*f = read_fixture(&q, a);
		*season = query_int(&q, 8);
	}
	return query_close(&q);
}

bool fixture_add(struct store *st, int64_t season, struct season_fixture *f,
		 struct err *err)
{
	struct query q = query_open(st, FIXTURE_ADD, err);

	query_bind_int(&q, 1, season);
	query_bind_text(&q, 2, f->division);
	query_bind_int(&q, 3, f->round);
	query_bind_int(&q, 4, f->board);
	query_bind_int(&q, 5, f->first);
	query_bind_id(&q, 6, f->second);
	query_bind_id(&q, 7, f->game);
	query_bind_text(&q, 8, view_of(hows[f->how]));
	return query_close_value(&q, &f->id);
}

bool fixture_update(struct store *st, const struct season_fixture *f, struct err *err)
{
	struct query q = query_open(st, FIXTURE_UPDATE, err);

	query_bind_int(&q, 1, f->id);
	query_bind_id(&q, 2, f->game);
	query_bind_text(&q, 3, view_of(hows[f->how]));
	return query_close(&q);
}
