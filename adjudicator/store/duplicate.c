/* SPDX-License-Identifier: ISC */
/* Duplicate seasons, in which everybody has the same rack. */
#include "adjudicator/store/query.h"
#include "adjudicator/store/season.h"

#define PLAY(field) COLUMN(struct season_play, field)
static const struct columns play_columns =
	COLUMNS(struct season_play, PLAY(round), PLAY(entrant), PLAY(at), PLAY(play),
		PLAY(points));

bool duplicate_season(struct store *st, int64_t game, int64_t *season, struct err *err)
{
	*season = 0;
	return query_value(query_open(st, DUPLICATE_SEASON, WITH(INT(game)), err),
			   season);
}

bool duplicate_player(struct store *st, int64_t game, int64_t player, bool *is,
		      struct err *err)
{
	return query_true(
		query_open(st, DUPLICATE_PLAYER, WITH(INT(game), INT(player)), err),
		is);
}

bool duplicate_add(struct store *st, int64_t season, int64_t game, struct err *err)
{
	return query_do(st, DUPLICATE_ADD, WITH(INT(season), INT(game)), err);
}

bool duplicate_put(struct store *st, int64_t season, const struct season_play *p,
		   struct err *err)
{
	return query_do(st, DUPLICATE_PUT,
			WITH(INT(season), INT(p->round), INT(p->entrant), INT(p->at),
			     TEXT(p->play), INT(p->points)),
			err);
}

#define LAID(field) COLUMN(struct season_laid, field)
static const struct columns laid_columns =
	COLUMNS(struct season_laid, LAID(round), LAID(play), LAID(points), LAID(best),
		LAID(best_points));

bool duplicate_lay(struct store *st, int64_t season, const struct season_laid *l,
		   struct err *err)
{
	return query_do(st, DUPLICATE_LAY,
			WITH(INT(season), INT(l->round), TEXT(l->play), INT(l->points),
			     TEXT(l->best), INT(l->best_points)),
			err);
}

bool duplicate_load(struct store *st, struct arena *a, struct season *s,
		    struct err *err)
{
	return query_value(query_open(st, DUPLICATE_GAME, WITH(INT(s->id)), err),
			   &s->game) &&
	       (s->game == 0 ||
		(query_all(query_open(st, DUPLICATE_PLAYS, WITH(INT(s->id)), err), a,
			   &play_columns, &s->play, &s->plays) &&
		 query_all(query_open(st, DUPLICATE_LAID, WITH(INT(s->id)), err), a,
			   &laid_columns, &s->laid, &s->laids)));
}
