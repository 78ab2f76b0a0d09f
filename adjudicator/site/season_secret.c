/* SPDX-License-Identifier: ISC */
/* What the club is bound to in a season. */
#include "adjudicator/site/seasons.h"

#include "adjudicator/record/seed.h"
#include "adjudicator/site/game.h"

void site_season_secret(struct fields *f, const struct site *s, const struct context *d,
			const struct season *season)
{
	struct hash bound = stir_season_commitment(season->id, &season->secret);
	char *fingerprint = arena_take(fields_arena(f), HASH_HEX);
	char *secret = arena_take(fields_arena(f), HASH_HEX);

	hex_write(bound.byte, HASH_BYTES, fingerprint);
	fields_set_str(f, "commitment", fingerprint);
	if (season->told != 0) {
		hex_write(season->secret.byte, HASH_BYTES, secret);
		fields_set_str(f, "secret", secret);
	} else if (season->ended != 0) {
		site_day(f, "told", s, season->ended + d->config->protest_time);
	}
}
