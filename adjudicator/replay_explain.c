/* SPDX-License-Identifier: ISC */
/*
 * A replay for a referee: for each turn the position before it, how the order was read,
 * every square with its premium, every word with its letters, multipliers and sum, what
 * the lexicon says, the rules applied, and the bag before and after. At most 76
 * columns, so that it can be mailed.
 */
#include "adjudicator/games/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/view.h"
#include "adjudicator/replay.h"
#include "formats/wrap.h"

static void put_rack(struct buf *b, const struct position *pos, int seat)
{
	if (pos->setup->open) {
		buf_str(b, "  Rack            not checked (open racks)\n");
		return;
	}
	buf_str(b, "  Rack            ");
	buf_add(b, view_rack(b->arena, pos, (struct viewer){VIEWER_OPERATOR, 0}, seat));
	buf_char(b, '\n');
}

static void put_board(struct buf *b, const struct position *pos)
{
	struct game_view *v = arena_take(b->arena, sizeof *v);

	view_make(b->arena, pos, (struct viewer){VIEWER_OPERATOR, 0}, NULL, v);
	board_write_text(b, &v->board);
}

static void put_square(struct buf *b, const struct setup *s,
		       const struct square_trace *sq)
{
	bool blank = (sq->tile & TILE_AS_BLANK) != 0;
	int value = blank ? 0 : s->tiles->value[sq->tile & TILE_LETTER];

	buf_str(b, "    ");
	square_write(b, sq->row, sq->col);
	buf_printf(b, "%s %-4s worth %d, ", sq->col < 26 && sq->row < 9 ? " " : "",
		   alphabet_face(s->alphabet, sq->tile), value);
	if (!sq->laid) {
		buf_str(b, "on the board already");
	} else if (sq->premium[0] == '\0') {
		buf_str(b, "laid now on a plain square");
	} else {
		buf_printf(b, "laid now on %s (%s)", sq->premium,
			   premium_find(sq->premium)->name);
	}
	buf_printf(b, ": %d\n", sq->points);
}

static void put_word(struct buf *b, const struct setup *s, const struct word_trace *w,
		     bool main_word)
{
	const struct lexicon_info *lx = lexicon_info(s->lexicon);

	buf_printf(b, "  %s ", main_word ? "Main word " : "Cross word");
	alphabet_write(s->alphabet, b, w->tile, w->length);
	buf_printf(b, " (%s)\n", w->across ? "across" : "down");
	for (int i = 0; i < w->length; i++) {
		put_square(b, s, &w->square[i]);
	}
	buf_str(b, "    Sum ");
	for (int i = 0; i < w->length; i++) {
		buf_printf(b, "%s%d", i > 0 ? "+" : "", w->square[i].points);
	}
	buf_printf(b, " = %d, word x%d: %d  [rules C1 C2 C3 C4 C5]\n", w->sum, w->times,
		   w->score);
	buf_printf(b, "    Lexicon %s: %s  [rule B10]\n", lx->id,
		   w->known ? "the word is there" : "there is no such word");
}

static void put_lexicon(struct buf *b, const struct setup *s)
{
	const struct lexicon_info *lx = lexicon_info(s->lexicon);
	char hex[HASH_HEX];

	hex_write(lx->hash.byte, HASH_BYTES, hex);
	if (lx->words == 0) {
		buf_printf(b, "Words: %s (every word is good)\n", lx->id);
	} else {
		buf_printf(b, "Words: %s, %u words\n  sha256 %s\n", lx->id, lx->words,
			   hex);
	}
	buf_printf(b, "Tiles: %s, alphabet %s\n", s->tiles->id, s->alphabet->id);
}

static void put_play(struct buf *b, const struct replay *r, const struct replay_turn *t)
{
	const struct play_trace *trace = t->trace;

	for (size_t i = 0; i < trace->words; i++) {
		put_word(b, &r->setup, &trace->word[i], i == 0);
	}
	if (trace->bonus > 0) {
		buf_printf(b, "  All tiles of a rack in one turn: +%d  [rule C6]\n",
			   trace->bonus);
	}
	buf_printf(b, "  Score           ");
	for (size_t i = 0; i < trace->words; i++) {
		buf_printf(b, "%s%d", i > 0 ? " + " : "", trace->word[i].score);
	}
	if (trace->bonus > 0) {
		buf_printf(b, " + %d", trace->bonus);
	}
	buf_printf(b, " = %d\n", trace->score);
}

static void put_refusal(struct buf *b, const struct replay_turn *t)
{
	struct buf sentence = buf_in(b->arena);

	buf_printf(&sentence, "Refused (%s%s%s): ", diag_name(t->diag.code),
		   diag_rule(t->diag.code)[0] != '\0' ? ", rule " : "",
		   diag_rule(t->diag.code));
	diag_write(&sentence, &t->diag);
	buf_str(&sentence, ". Nothing changed.");
	wrap_quoted(b, buf_view(&sentence), "  ", 72);
}

static void put_turn(struct buf *b, const struct replay *r, const struct replay_turn *t)
{
	buf_printf(b, "\nLine %ld, turn %ld, %.*s: %.*s\n\n", t->n, t->turn,
		   VIEW_ARG(r->setup.name[t->seat]), VIEW_ARG(t->order));
	put_board(b, t->before);
	buf_char(b, '\n');
	put_rack(b, t->before, t->seat);
	buf_printf(b, "  As written      %.*s%s\n", VIEW_ARG(t->written),
		   t->late ? " (the time ran out: rule K2)" : "");
	buf_printf(b, "  Read as         %.*s\n", VIEW_ARG(t->order));
	if (t->trace != NULL) {
		put_play(b, r, t);
	}
	if (t->verdict == REPLAY_REFUSED) {
		put_refusal(b, t);
	}
	buf_printf(b, "  Total           %d\n", t->total);
	buf_printf(b, "  Bag             %d before, %d after\n", t->before->bag_n,
		   t->after->bag_n);
}

static void put_end(struct buf *b, const struct replay *r)
{
	const struct position *pos = &r->pos;

	buf_printf(b, "\nThe game is over: %s.\n", end_reason_name(pos->reason));
	for (int i = 0; i < r->setup.seats; i++) {
		buf_printf(b, "  %.*s: %d, of which %+d at the end%s\n",
			   VIEW_ARG(r->setup.name[i]), pos->score[i], pos->adjust[i],
			   pos->winners >> i & 1U ? "; winner" : "");
	}
}

void replay_explain(struct buf *b, const struct replay *r, long from, long to)
{
	buf_printf(b, "%s, judged again from the record\n", r->setup.game->title);
	put_lexicon(b, &r->setup);
	for (size_t i = 0; i < r->turns; i++) {
		const struct replay_turn *t = &r->turn[i];

		if (t->turn >= from && (to == 0 || t->turn <= to)) {
			put_turn(b, r, t);
		}
	}
	if (r->pos.over && to == 0) {
		put_end(b, r);
	}
}
