/* SPDX-License-Identifier: ISC */
/* Writes a replay as a list of turns for people, at most 76 columns wide. */
#include "adjudicator/replay/replay.h"

#include "adjudicator/games/player_names.h"
#include "formats/orders/own_words.h"
#include "formats/text/utf8.h"

enum { ORDER = 18, SCORE = 46, WIDTH = 76 };

bool replay_shows(long turn, long from, long to)
{
	return turn >= from && (to == 0 || turn <= to);
}

bool replay_shows_end(const struct replay *r, long to)
{
	return to == 0 || (r->turns > 0 && r->turn[r->turns - 1].turn <= to);
}

void replay_pad(struct buf *b, size_t start, size_t column)
{
	size_t used = utf8_width(view_part(buf_view(b), start, b->len));

	buf_repeat(b, ' ', used < column ? column - used : 1);
}

struct view replay_options(struct arena *arena, const struct setup *s)
{
	struct options own;
	struct buf b = buf_in(arena);

	options_init(&own, s->game->options, s->game->option_count);
	options_write(&b, &s->options, &own);
	return buf_view(&b);
}

/* A remark on a turn that is not simply applied. */
static const char *note(struct arena *arena, const struct replay *r,
			const struct replay_turn *t)
{
	const struct event *made = replay_event(r, t, EVENT_WORD);

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
		return made != NULL && made->unknown ? "  not a word" : "";
	}
}

/* Where the last line of the text begins. */
static size_t line_start(const struct buf *b)
{
	size_t start = b->len;

	while (start > 0 && b->at[start - 1] != '\n') {
		start--;
	}
	return start;
}

/* Puts the refusal after the order if it fits on that line, else below. */
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
	b->len--; /* go on in this line */
	if (t->verdict == REPLAY_REFUSED) {
		put_refusal(b, &t->diag);
		return;
	}
	start = line_start(b);
	if (utf8_width(view_part(buf_view(b), start, b->len)) > SCORE) {
		buf_char(b, '\n');
		start = b->len;
	}
	replay_pad(b, start, SCORE);
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
		int given = handicap_points(&r->setup.options, i);

		buf_printf(&text, " %.*s %d (%+d", VIEW_ARG(r->setup.name[i]),
			   pos->score[i], pos->adjust[i]);
		if (given > 0) {
			buf_printf(&text, ", handicap %d", given);
		}
		buf_str(&text, pos->winners >> i & 1U ? "), winner." : ").");
	}
	wrap_hanging(b, b->len, buf_view(&text), 0, prose_lines(WIDTH));
}

void replay_text(struct buf *b, const struct replay *r, long from, long to)
{
	buf_printf(b, "%s, words: %s\n", r->setup.game->title,
		   lexicon_info(r->setup.lexicon)->id);
	for (size_t i = 0; i < r->turns; i++) {
		if (replay_shows(r->turn[i].turn, from, to)) {
			put_rulings(b, r, i);
			put_turn(b, r, &r->turn[i]);
		}
	}
	if (replay_shows_end(r, to)) {
		put_rulings(b, r, r->turns);
	}
	if (r->pos.over) {
		put_end(b, r);
	}
}
