/* SPDX-License-Identifier: ISC */
/* A replay as a list of turns for people, at most 76 columns wide. */
#include "adjudicator/replay/replay.h"

#include "adjudicator/games/former.h"
#include "formats/orders/own_words.h"
#include "formats/text/utf8.h"

enum { ORDER = 18, SCORE = 46, WIDTH = 76 };

static bool within(const struct replay_turn *t, long from, long to)
{
	return t->turn >= from && (to == 0 || t->turn <= to);
}

static void pad(struct buf *b, size_t start, size_t width)
{
	size_t w = utf8_width(view_part(buf_view(b), start, b->len));

	buf_repeat(b, ' ', w < width ? width - w : 1);
}

/* A word on a path that was looked up when it was made. */
static bool unknown(const struct replay *r, const struct replay_turn *t)
{
	for (size_t i = t->first; i < t->last; i++) {
		if (r->event[i].kind == EVENT_WORD && r->event[i].unknown) {
			return true;
		}
	}
	return false;
}

/* What is not simply applied. */
static const char *note(struct arena *arena, const struct replay *r,
			const struct replay_turn *t)
{
	switch (t->verdict) {
	case REPLAY_PENDING:
		return t->word_count > 0 ? "  pending" : "  waits";
	case REPLAY_RULED:
		return arena_printf(arena, "  ruling %d", t->superseded);
	case REPLAY_WITHDRAWN:
		if (t->walk != NULL && r->event[t->settled].kind == EVENT_WITHDRAW) {
			return "  not a word";
		}
		return t->diag.code == DIAG_SET_ASIDE ? "  set aside" : "  taken back";
	default:
		return unknown(r, t) ? "  not a word" : "";
	}
}

/* Where the line being written begins. */
static size_t line_start(const struct buf *b)
{
	size_t start = b->len;

	while (start > 0 && b->at[start - 1] != '\n') {
		start--;
	}
	return start;
}

/* Behind the order where it fits on that line, else below. */
static void put_refusal(struct buf *b, const struct diag *d)
{
	struct buf sentence = buf_in(b->arena);
	size_t start = line_start(b);
	size_t used = utf8_width(view_part(buf_view(b), start, b->len));
	size_t column = used < SCORE ? SCORE : used + 1;

	buf_str(&sentence, "refused: ");
	diag_write(&sentence, d);
	if (column + utf8_width(buf_view(&sentence)) > WIDTH) {
		column = ORDER;
	}
	wrap_hanging(b, start, buf_view(&sentence), column, prose_lines(WIDTH));
}

static void put_turn(struct buf *b, const struct replay *r, const struct replay_turn *t)
{
	size_t start = b->len;

	buf_printf(b, "%4ld  %.*s", t->turn,
		   VIEW_ARG(position_name(t->before, t->seat)));
	wrap_hanging(b, start,
		     view_of(arena_printf(b->arena, "%.*s%s", VIEW_ARG(t->order),
					  t->late ? " (late)" : "")),
		     ORDER, prose_lines(WIDTH));
	b->len--; /* the line goes on */
	if (t->verdict == REPLAY_REFUSED) {
		put_refusal(b, &t->diag);
		return;
	}
	start = line_start(b);
	if (utf8_width(view_part(buf_view(b), start, b->len)) > SCORE) {
		buf_char(b, '\n');
		start = b->len;
	}
	pad(b, start, SCORE);
	buf_printf(b, "%4d  %5d%s\n", t->score, t->total, note(b->arena, r, t));
}

static void put_ruling(struct buf *b, const struct replay_ruling *x)
{
	struct buf words = buf_in(b->arena);
	size_t start = b->len;

	ruling_write(&words, &x->words);
	buf_printf(b, "      ruling %d", x->n);
	wrap_hanging(b, start,
		     view_of(arena_printf(b->arena, "%s%s%.*s", buf_cstr(&words),
					  x->because.len > 0 ? ": " : "",
					  VIEW_ARG(x->because))),
		     ORDER, prose_lines(WIDTH));
}

static void put_rulings(struct buf *b, const struct replay *r, size_t turn)
{
	for (size_t i = 0; i < r->rulings; i++) {
		if (r->ruling[i].behind == turn) {
			put_ruling(b, &r->ruling[i]);
		}
	}
}

static void put_end(struct buf *b, const struct replay *r)
{
	const struct position *pos = &r->pos;
	struct buf text = buf_in(b->arena);

	buf_printf(&text, "The game is over (%s).", end_reason_name(pos->reason));
	for (int i = 0; i < r->setup.seats; i++) {
		buf_printf(&text, " %.*s %d (%+d)%s", VIEW_ARG(r->setup.name[i]),
			   pos->score[i], pos->adjust[i],
			   pos->winners >> i & 1U ? ", winner." : ".");
	}
	wrap_hanging(b, b->len, buf_view(&text), 0, prose_lines(WIDTH));
}

void replay_text(struct buf *b, const struct replay *r, long from, long to)
{
	buf_printf(b, "%s, words: %s\n", r->setup.game->title,
		   lexicon_info(r->setup.lexicon)->id);
	for (size_t i = 0; i < r->turns; i++) {
		if (within(&r->turn[i], from, to)) {
			put_rulings(b, r, i);
			put_turn(b, r, &r->turn[i]);
		}
	}
	if (to == 0) {
		put_rulings(b, r, r->turns);
	}
	if (r->pos.over) {
		put_end(b, r);
	}
}
