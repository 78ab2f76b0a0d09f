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

#define ROUND(field) COLUMN(struct season_round, field)
static const struct columns season_round_columns =
	COLUMNS(struct season_round, ROUND(division), ROUND(n), ROUND(started),
		ROUND(due), ROUND(over));

bool season_load_rounds(struct store *st, struct arena *a, struct season *s,
			struct err *err)
{
	return query_all(query_open(st, ROUND_LIST, WITH(INT(s->id)), err), a,
			 &season_round_columns, &s->round, &s->rounds);
}

bool round_add(struct store *st, int64_t season, const struct season_round *r,
	       struct err *err)
{
	return query_do(st, ROUND_ADD,
			WITH(INT(season), TEXT(r->division), INT(r->n), INT(r->started),
			     INT(r->due), INT(r->over)),
			err);
}

bool round_update(struct store *st, int64_t season, const struct season_round *r,
		  struct err *err)
{
	return query_do(st, ROUND_UPDATE,
			WITH(INT(season), TEXT(r->division), INT(r->n), INT(r->due),
			     INT(r->over)),
			err);
}

/* ---------------------------------------------------------------- fixtures */

#define FIXTURE(field) COLUMN(struct season_fixture, field)
static const struct columns fixture_columns =
	COLUMNS(struct season_fixture, FIXTURE(id), FIXTURE(division), FIXTURE(round),
		FIXTURE(board), FIXTURE(first), FIXTURE(second), FIXTURE(game),
		COLUMN_NAME(struct season_fixture, how, hows), COLUMN_OTHER,
		FIXTURE(ended), FIXTURE(points[0]), FIXTURE(points[1]),
		FIXTURE(half[0]), FIXTURE(half[1]), COLUMN_OTHER);

/* What is open or decided by hand stands whatever its game says. */
static void read_fixture(struct query *q, struct arena *a, struct season_fixture *f)
{
	*f = (struct season_fixture){0};
	query_read(q, a, &fixture_columns, f);
	f->over = f->ended != 0;
	if (f->how == FIXTURE_PLAYED && !f->over && query_int(q, 14) != 0) {
		f->how = FIXTURE_ANNULLED;
	}
}

bool season_load_fixtures(struct store *st, struct arena *a, struct season *s,
			  struct err *err)
{
	struct query q = query_open(st, FIXTURE_LIST, WITH(INT(s->id)), err);

	while (query_row(&q)) {
		s->fixture = arena_room(a, s->fixture, s->fixtures, sizeof *s->fixture);
		read_fixture(&q, a, &s->fixture[s->fixtures++]);
	}
	return query_close(&q);
}

bool season_of_game(struct store *st, struct arena *a, int64_t game, int64_t *season,
		    struct season_fixture *f, struct err *err)
{
	struct query q = query_open(st, FIXTURE_OF_GAME, WITH(INT(game)), err);

	*f = (struct season_fixture){0};
	*season = 0;
	if (query_row(&q)) {
		read_fixture(&q, a, f);
		*season = query_int(&q, 8);
	}
	return query_close(&q);
}

bool fixture_add(struct store *st, int64_t season, struct season_fixture *f,
		 struct err *err)
{
	return query_value(
		query_open(st, FIXTURE_ADD,
			   WITH(INT(season), TEXT(f->division), INT(f->round),
				INT(f->board), INT(f->first), ID(f->second),
				ID(f->game), STR(hows[f->how])),
			   err),
		&f->id);
}

bool fixture_update(struct store *st, const struct season_fixture *f, struct err *err)
{
	return query_do(st, FIXTURE_UPDATE,
			WITH(INT(f->id), ID(f->game), STR(hows[f->how])), err);
}
