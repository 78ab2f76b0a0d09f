/* SPDX-License-Identifier: ISC */
/* JSON Lines, one object a line: the keys that every JSON report of a game begins
 * and ends with. */
#ifndef ADJUDICATOR_GAMES_JSON_GAME_H
#define ADJUDICATOR_GAMES_JSON_GAME_H

#include "adjudicator/games/game.h"
#include "formats/text/buf.h"
#include <jansson.h>

/* A string; each byte that is not UTF-8 becomes U+FFFD. */
json_t *json_text(struct view v);
/* The object of a whole file as text, which the caller frees. A note is added where
 * U+FFFD stands in it. Dies when memory runs out. */
char *json_whole(json_t *o, size_t flags);
void json_set_text(json_t *o, const char *key, struct view v);
void json_set_string(json_t *o, const char *key, const char *text);
void json_set_number(json_t *o, const char *key, json_int_t n);
/* A new object with the keys of a report's first line: type, game, language,
 * lexicon, and the handicap if there is one. */
json_t *json_game(const char *type, const struct setup *s);
/* An array of the players' names, as they were after `changes` changes of hands
 * (former_name). */
json_t *json_players(const struct setup *s, int changes);
/* Writes the object as one line, with its keys in the order they were set, and drops
 * the caller's reference to it. Always returns true. */
bool json_line(struct buf *b, json_t *object);

#endif
