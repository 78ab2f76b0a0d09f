/* SPDX-License-Identifier: ISC */
/* JSON Lines, an object a line; what every report in JSON begins and ends with. */
#ifndef ADJUDICATOR_GAMES_JSON_GAME_H
#define ADJUDICATOR_GAMES_JSON_GAME_H

#include "adjudicator/games/game.h"
#include "formats/text/buf.h"
#include <jansson.h>

/* With U+FFFD for each byte that is no UTF-8. */
json_t *json_text(struct view v);
/* A whole file's object as text, to be freed, with a note where U+FFFD stands in it.
 * NULL where it cannot be written. */
char *json_whole(json_t *o, size_t flags);
void json_set_text(json_t *o, const char *key, struct view v);
void json_set_string(json_t *o, const char *key, const char *text);
void json_set_number(json_t *o, const char *key, json_int_t n);
/* What kind of line it is, the game, its language and words: the first line's keys. */
json_t *json_game(const char *type, const struct setup *s);
/* Who had the seats behind so many changes of hands (former_name). */
json_t *json_players(const struct setup *s, int changes);
/* Takes `object`; keys stay in the order they were set. False: it cannot be written. */
bool json_line(struct buf *b, json_t *object);

#endif
