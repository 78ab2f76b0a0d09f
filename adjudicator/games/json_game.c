/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/json_game.h"

#include "adjudicator/games/player_names.h"
#include <stdlib.h>

json_t *json_text(struct view v)
{
	return json_stringn(v.at == NULL ? "" : v.at, v.len);
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

	json_object_set_new(o, "type", json_string(type));
	json_object_set_new(o, "game", json_string(s->game->name));
	json_object_set_new(o, "language", json_text(s->language));
	json_object_set_new(o, "lexicon", json_string(lexicon_info(s->lexicon)->id));
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
	char *line = json_dumps(object, JSON_COMPACT);

	json_decref(object);
	if (line == NULL) {
		return false;
	}
	buf_str(b, line);
	buf_char(b, '\n');
	free(line);
	return true;
}
