/* SPDX-License-Identifier: ISC */
/*
 * How a game's seed comes about, so that neither the organiser nor a player can bend
 * it: the organiser commits himself to a secret K before he knows what the players will
 * say, every player adds something of his own, and in the end K is told and everybody
 * can do the sums again. F(x) is x behind its length, as in draw.h.
 *
 *   commitment  SHA-256(F("adjudicator/commit/1") F(game) F(K))
 *   tiles       SHA-256(F("adjudicator/tiles/1") F("A:9 B:2 ... ?:2"))
 *   salt_i      HMAC-SHA-256(K, F("adjudicator/luck-salt/1") F(i as four bytes))
 *   h_i         SHA-256(F("adjudicator/luck/1") F(salt_i) F(luck of player i))
 *   seed        HMAC-SHA-256(K, F("adjudicator/seed/1") F(game) F(h_1) ... F(h_n)
 *                               F(beacon))
 *
 * In a season one secret stands for all its games, and was promised before anybody
 * joined:
 *
 *   commitment  SHA-256(F("adjudicator/season/1") F(season) F(K))
 *   secret      HMAC-SHA-256(K, F("adjudicator/season-game/1") F(division) F(round)
 *                               F(board))          for each of its games
 *
 * The game is its number in decimal digits, and so are season, round and board; but in
 * the seed of a game of a season it is the text "season". Which number such a game gets
 * follows from what was begun before it, and so the organiser, who knows all the rest,
 * could choose it. Players are counted from 1 as they were invited; who gave no luck
 * has an empty one. The salts keep others from trying words
 * on a hash before K is told. Rule: adjudicator-fairness(7).
 */
#ifndef ADJUDICATOR_RECORD_SEED_H
#define ADJUDICATOR_RECORD_SEED_H

#include "adjudicator/games/event.h"
#include "formats/text/hash.h"

enum { LUCK_LONGEST = 80 /* characters of luck words */ };

/* All borrowed. */
struct stirring {
	int64_t game;
	bool of_season;        /* its number is not stirred in: form 3 of a promise */
	const uint8_t *secret; /* K, HASH_BYTES */
	size_t players;
	struct view luck[SEATS]; /* in the order of the invitation */
	struct view beacon;      /* what was announced; empty: there is none */
};

/* Of a promise, as adjudicator-fairness(7) counts them. */
enum promise_form {
	PROMISE_OLD,        /* neither tiles nor who is invited */
	PROMISE_FULL = 2,   /* all that there is to promise */
	PROMISE_SEASON = 3, /* of a season; its seed does not follow from its number */
};
/* That of a line "commit ..."; one that is not known counts as old. */
enum promise_form promise_form_of(struct view commit);

/* What a promise says of the tiles, "A:9 B:2 ... ?:2". */
struct hash stir_tiles(struct view tiles);
struct hash stir_commitment(int64_t game, const uint8_t secret[HASH_BYTES]);
/* salt_i and h_i of player i, from 0. */
struct hash stir_salt(const struct stirring *s, size_t i);
struct hash stir_luck(const struct stirring *s, size_t i);
struct hash stir_seed(const struct stirring *s);

/* Which game of a season it is. */
struct stir_place {
	int64_t season;
	struct view division;
	int round, board;
};
struct hash stir_season_commitment(int64_t season, const struct hash *secret);
struct hash stir_season_secret(const struct stir_place *at, const struct hash *secret);

/* What a game of a season is bound to, and what its letters say of that. */
struct season_place {
	struct stir_place at;
	struct view name;        /* of the season */
	bool divided;            /* it has several divisions */
	bool ladder;             /* it has no rounds; its games are those of challenges
				  */
	struct hash commitment;  /* to the season's secret, which this game's follows
				    from */
	struct view luck[SEATS]; /* what the players said for all its games */
};

/* What a player who says nothing stirs in: "letter " and the SHA-256 of the Message-ID
 * of the letter he accepted with, in `arena`; empty where it had none. */
struct view stir_letter(struct arena *arena, struct view message_id);
/* Whether a luck is such a letter, and no words. */
bool stir_is_letter(struct view luck);
/* Words without the blanks around them, cut behind the last character that counts. */
struct view stir_words(struct view said);

/* A hash in digits, as events tell it; and whether it is the one that they tell. */
void stir_digits(struct buf *b, const struct hash *h);
bool stir_told(struct view digits, const uint8_t byte[HASH_BYTES]);

#endif
