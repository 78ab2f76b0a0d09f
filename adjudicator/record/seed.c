/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/seed.h"

#include "adjudicator/games/event_field.h"
#include "formats/text/utf8.h"
#include <assert.h>
#include <stdio.h>

static const char letter[] = "letter ";

static void add_number(struct hash_run *run, int64_t n)
{
	char number[24];

	(void)snprintf(number, sizeof number, "%lld", (long long)n);
	hash_field(run, view_of(number));
}

static void add_hash(struct hash_run *run, const uint8_t bytes[HASH_BYTES])
{
	hash_field(run, view_from((const char *)bytes, HASH_BYTES));
}

struct hash stir_commitment(int64_t game, const uint8_t secret[HASH_BYTES])
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/commit/1"));
	add_number(&run, game);
	add_hash(&run, secret);
	return hash_end(&run);
}

enum promise_form promise_form_of(struct view commit)
{
	struct view form = event_value(commit, "form");

	if (view_is(form, "3")) {
		return PROMISE_SEASON;
	}
	return view_is(form, "2") ? PROMISE_FULL : PROMISE_OLD;
}

struct hash stir_tiles(struct view tiles)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/tiles/1"));
	hash_field(&run, tiles);
	return hash_end(&run);
}

struct hash stir_salt(const struct stirring *s, size_t i)
{
	struct hash_run run;

	hash_start_keyed(&run, s->secret);
	hash_field(&run, view_of("adjudicator/luck-salt/1"));
	hash_field_number(&run, (uint32_t)i + 1);
	return hash_end(&run);
}

struct hash stir_luck(const struct stirring *s, size_t i)
{
	struct hash salt = stir_salt(s, i);
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/luck/1"));
	add_hash(&run, salt.byte);
	hash_field(&run, s->luck[i]);
	return hash_end(&run);
}

struct hash stir_seed(const struct stirring *s)
{
	struct hash_run run;

	assert(s->players <= SEATS);
	hash_start_keyed(&run, s->secret);
	hash_field(&run, view_of("adjudicator/seed/1"));
	if (s->of_season) {
		hash_field(&run, view_of("season"));
	} else {
		add_number(&run, s->game);
	}
	for (size_t i = 0; i < s->players; i++) {
		struct hash luck = stir_luck(s, i);

		add_hash(&run, luck.byte);
	}
	hash_field(&run, s->beacon);
	return hash_end(&run);
}

struct hash stir_season_commitment(int64_t season, const struct hash *secret)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/season/1"));
	add_number(&run, season);
	add_hash(&run, secret->byte);
	return hash_end(&run);
}

struct hash stir_season_secret(const struct stir_place *at, const struct hash *secret)
{
	struct hash_run run;

	hash_start_keyed(&run, secret->byte);
	hash_field(&run, view_of("adjudicator/season-game/1"));
	hash_field(&run, at->division);
	add_number(&run, at->round);
	add_number(&run, at->board);
	return hash_end(&run);
}

/* A Message-ID without its angle brackets. */
static struct view bare(struct view id)
{
	id = view_trim(id);
	if (view_starts(id, "<") && view_ends(id, ">")) {
		id = view_part(id, 1, id.len - 2);
	}
	return id;
}

struct view stir_letter(struct arena *arena, struct view message_id)
{
	struct view id = bare(message_id);
	struct hash h;
	char hex[HASH_HEX];

	if (id.len == 0) {
		return (struct view){0};
	}
	h = hash_of(id);
	hex_write(h.byte, HASH_BYTES, hex);
	return view_of(arena_printf(arena, "%s%s", letter, hex));
}

bool stir_is_letter(struct view luck)
{
	struct hash h;

	return view_starts(luck, letter) &&
	       hex_read(view_part(luck, sizeof letter - 1, luck.len), h.byte,
			HASH_BYTES);
}

struct view stir_words(struct view said)
{
	struct view rest = view_trim(said);
	const char *start = rest.at;

	for (int i = 0; i < LUCK_LONGEST && rest.len > 0; i++) {
		(void)utf8_next(&rest);
	}
	return view_trim(view_from(start, (size_t)(rest.at - start)));
}

void stir_digits(struct buf *b, const struct hash *h)
{
	char hex[HASH_HEX];

	hex_write(h->byte, HASH_BYTES, hex);
	buf_str(b, hex);
}

bool stir_told(struct view digits, const uint8_t byte[HASH_BYTES])
{
	char hex[HASH_HEX];

	hex_write(byte, HASH_BYTES, hex);
	return view_is(digits, hex);
}
