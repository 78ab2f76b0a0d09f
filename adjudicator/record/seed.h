/* SPDX-License-Identifier: ISC */
/*
 * How a game's seed is made, so that neither the organiser nor a player can bend it.
 * The organiser commits himself to a secret K before he knows what the players will
 * say. Each player adds something of his own. In the end K is revealed, and
 * everybody can compute the seed again. F(x) is the length of x and then x, as in
 * games/draw.h.
 *
 *   commitment  SHA-256(F("adjudicator/commit/1") F(game) F(K))
 *   tiles       SHA-256(F("adjudicator/tiles/1") F("A:9 B:2 ... ?:2"))
 *   salt_i      HMAC-SHA-256(K, F("adjudicator/luck-salt/1") F(i as four bytes))
 *   h_i         SHA-256(F("adjudicator/luck/1") F(salt_i) F(luck of player i))
 *   seed        HMAC-SHA-256(K, F("adjudicator/seed/1") F(game) F(h_1) ... F(h_n)
 *                               F(beacon))
 *
 * In a season one secret stands for all its games, and is promised before anybody
 * joins:
 *
 *   commitment  SHA-256(F("adjudicator/season/1") F(season) F(K))
 *   secret      HMAC-SHA-256(K, F("adjudicator/season-game/1") F(division) F(round)
 *                               F(board))          for each of its games
 *
 * Game, season, round and board are numbers in decimal digits; but in the seed of a
 * game of a season, F(game) is the text "season". The number of such a game depends
 * on what was begun before it, so the organiser, who knows all the rest, could
 * choose it. Players are counted from 1 in the order of the invitation; who gave no
 * luck has an empty one. The salts keep others from trying words on a hash before K
 * is revealed. Rule: adjudicator-fairness(7).
 */
#ifndef ADJUDICATOR_RECORD_SEED_H
#define ADJUDICATOR_RECORD_SEED_H

#include "adjudicator/games/event.h"
#include "formats/text/hash.h"

enum { LUCK_LONGEST = 80 /* the most characters of luck words */ };

/* All borrowed. */
struct stirring {
	int64_t game;
	bool of_season; /* the seed has "season" instead of the game's number (form 3 of
			   a promise) */
	const uint8_t *secret; /* K, HASH_BYTES */
	size_t players;
	struct view luck[SEATS]; /* in the order of the invitation */
	struct view beacon;      /* the announced text; empty: there is none */
};

/* Forms of a promise, numbered as in adjudicator-fairness(7). */
enum promise_form {
	PROMISE_OLD,        /* without tiles and invited players */
	PROMISE_FULL = 2,   /* with all that there is to promise */
	PROMISE_SEASON = 3, /* the same in a season, where the seed does not depend on
			       the game's number */
};
/* The form of a line "commit ..."; an unknown form counts as old. */
enum promise_form promise_form_of(struct view commit);

/* The hash that a promise has of the tiles, "A:9 B:2 ... ?:2". */
struct hash stir_tiles(struct view tiles);
struct hash stir_commitment(int64_t game, const uint8_t secret[HASH_BYTES]);
/* salt_i and h_i of player i, here from 0. */
struct hash stir_salt(const struct stirring *s, size_t i);
struct hash stir_luck(const struct stirring *s, size_t i);
struct hash stir_seed(const struct stirring *s);

/* Which game of a season. */
struct stir_place {
	int64_t season;
	struct view division;
	int round, board;
};
struct hash stir_season_commitment(int64_t season, const struct hash *secret);
struct hash stir_season_secret(const struct stir_place *at, const struct hash *secret);

/* A game's place in a season, with what its letters say about that. */
struct season_place {
	struct stir_place at;
	struct view name; /* of the season */
	bool divided;     /* the season has several divisions */
	bool ladder; /* the season is a ladder: no rounds; its games are challenges */
	struct hash commitment;  /* to the secret from which the game's follows */
	struct view luck[SEATS]; /* the players' luck for all games of the season */
};

/* The luck of a player who says nothing: "letter " and the SHA-256 of the Message-ID
 * of his accepting letter, in `arena`; empty when it has none. */
struct view stir_letter(struct arena *arena, struct view message_id);
/* Whether a luck is such a letter rather than words. */
bool stir_is_letter(struct view luck);
/* The words without spaces around them, cut after LUCK_LONGEST characters. */
struct view stir_words(struct view said);

/* stir_digits writes a hash in hex, as events have it; stir_told compares. */
void stir_digits(struct buf *b, const struct hash *h);
bool stir_told(struct view digits, const uint8_t byte[HASH_BYTES]);

#endif
