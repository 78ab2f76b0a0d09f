/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/json_game.h"

#include "adjudicator/games/player_names.h"
#include "formats/text/utf8.h"
#include <stdlib.h>
#include <string.h>

/* A copy with U+FFFD for each byte that is not UTF-8. */
static json_t *mended(struct view v)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);
	json_t *text;

	while (v.len > 0) {
		utf8_put(&b, utf8_next(&v));
	}
	text = json_stringn(buf_cstr(&b), b.len);
	arena_free(&arena);
	return text;
}

json_t *json_text(struct view v)
{
	return utf8_valid(v) ? json_stringn(v.at == NULL ? "" : v.at, v.len)
			     : mended(v);
}

char *json_whole(json_t *o, size_t flags)
{
	char *text = arena_sure(json_dumps(o, flags));

	if (strstr(text, "\xef\xbf\xbd") == NULL) {
		return text;
	}
	free(text);
	json_set_string(
		o, "note",
		"U+FFFD stands where a letter has bytes that are no text, or that "
		"sign itself; the original letter has them");
	return arena_sure(json_dumps(o, flags));
}

void json_set_text(json_t *o, const char *key, struct view v)
{
	json_object_set_new(o, key, json_text(v));
}

void json_set_string(json_t *o, const char *key, const char *text)
{
	json_object_set_new(o, key, json_string(text));
}

void json_set_number(json_t *o, const char *key, json_int_t n)
{
	json_object_set_new(o, key, json_integer(n));
}

json_t *json_game(const char *type, const struct setup *s)
{
	json_t *o = json_object();
	int seat = handicap_seat(&s->options);

	json_object_set_new(o, "type", json_string(type));
	json_object_set_new(o, "game", json_string(s->game->name));
	json_object_set_new(o, "language", json_text(s->language));
	json_object_set_new(o, "lexicon", json_string(lexicon_info(s->lexicon)->id));
	if (seat >= 0) {
		json_t *points = json_integer(handicap_points(&s->options, seat));

		json_object_set_new(o, "handicap", json_object());
		json_object_setn_new(json_object_get(o, "handicap"), s->name[seat].at,
				     s->name[seat].len, points);
	}
	return o;
}

json_t *json_players(const struct setup *s, int changes)
{
	json_t *players = json_array();

	for (int i = 0; i < s->seats; i++) {
		json_array_append_new(players, json_text(former_name(s, i, changes)));
	}
	return players;
}

bool json_line(struct buf *b, json_t *object)
{
	char *line = arena_sure(json_dumps(object, JSON_COMPACT));

	json_decref(object);
	buf_str(b, line);
	buf_char(b, '\n');
	free(line);
	return true;
}
