/* SPDX-License-Identifier: ISC */
/* The lists of a season, as season_load() puts them together. */
#ifndef ADJUDICATOR_STORE_SEASON_ROWS_H
#define ADJUDICATOR_STORE_SEASON_ROWS_H

#include "adjudicator/store/season.h"

bool season_load_entrants(struct store *st, struct arena *a, struct season *s,
			  struct err *err);
bool season_load_rounds(struct store *st, struct arena *a, struct season *s,
			struct err *err);
bool season_load_fixtures(struct store *st, struct arena *a, struct season *s,
			  struct err *err);
bool season_load_challenges(struct store *st, struct arena *a, struct season *s,
			    struct err *err);

#endif
