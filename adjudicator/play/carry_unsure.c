/* SPDX-License-Identifier: ISC */
/* Orders that are clear but may not be what their player wants. */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/play/carry.h"
#include <string.h>

static bool answers_play(enum order_kind kind)
{
	return kind == ORDER_CHALLENGE || kind == ORDER_CHECK || kind == ORDER_ACCEPT;
}

/* L10: the order answers an older letter of this game, yet would be lawful now. An
 * answer to a play is outdated when its letter was written before that play. */
bool carry_stale(const struct hearing *h, const struct record *r, const struct order *o)
{
	uint16_t behind = (uint16_t)(h->token.turn - r->pos.pending.moment);

	if (h->token.game != r->match.id || h->token.question != 0 || o->has_guard) {
		return false;
	}
	if (answers_play(o->kind)) {
		return r->pos.pending.any && (behind == 0 || behind > UINT16_MAX / 2);
	}
	return (order_ends_turn(o->kind) || o->kind == ORDER_SORT ||
		o->kind == ORDER_REMOVE) &&
	       h->token.turn != (position_moment(&r->pos) & 0xffff);
}

static bool spells(const struct hearing *h, const struct record *r,
		   const struct order *o, const uint8_t *tile, uint8_t n)
{
	bool play = o->play.word.len > 0; /* its place makes no difference */
	struct last_play word = {.length = n};

	memcpy(word.word, tile, n);
	return crossword_spells(h->arena, &r->setup, play ? o->play.word : o->args,
				&word);
}

/* "Challenge me!": the word that a challenge names was not made by the play. */
static bool names_other(const struct hearing *h, const struct record *r,
			const struct order *o, const struct table *t)
{
	if (o->kind != ORDER_CHALLENGE || o->args.len == 0) {
		return false;
	}
	for (size_t i = 0; t->trace != NULL && i < t->trace->words; i++) {
		const struct word_trace *w = &t->trace->word[i];

		if (spells(h, r, o, w->tile, w->length)) {
			return false;
		}
	}
	return r->setup.game->ground == GROUND_BOARD ||
	       !spells(h, r, o, r->pos.walk.tile, r->pos.walk.path.n);
}

/* "Question!" as a heading above prose. A wrong challenge may have a price (Q4), and
 * a draw is final. */
static bool heads_prose(const struct record *r, const struct order *o)
{
	return o->heading &&
	       (o->kind == ORDER_AGREE ||
		r->setup.options.value[OPTION_CHALLENGE] > CHALLENGE_SINGLE);
}

bool carry_unsure(const struct hearing *h, const struct record *r,
		  const struct order *o, const struct table *t, struct sure *what)
{
	what->kind = "stale";
	if (o->kind == ORDER_RESIGN) {
		what->kind = "resign";
		what->intro = "ask-resign";
	} else if (carry_stale(h, r, o)) {
		what->intro = answers_play(o->kind) ? "ask-stale-play" : "ask-stale";
	} else if (o->kind == ORDER_WORD && o->word.alone) {
		what->kind = "path";
		what->intro = "ask-path";
		what->shown = what->order;
	} else if (names_other(h, r, o, t)) {
		what->kind = "choose";
		what->intro = "ask-other-word";
	} else if (heads_prose(r, o)) {
		what->kind = "choose";
		what->intro = "ask-heading";
	} else {
		return false;
	}
	return true;
}
