/* SPDX-License-Identifier: ISC */
/*
 * Answers `try`: what a play would score. Only where words are looked up when they
 * are played may a preview tell which are good (Q9).
 */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/play/carry.h"
#include "dict/word_text.h"
#include "formats/say.h"

static void list_words(struct note *n, const struct record *r,
		       const struct play_trace *trace)
{
	struct buf words = buf_in(n->arena);
	struct buf unknown = buf_in(n->arena);
	int missing = 0;

	for (size_t i = 0; i < trace->words; i++) {
		const struct word_trace *w = &trace->word[i];
		struct buf *list = &words;

		buf_str(list, list->len > 0 ? ", " : "");
		word_write(r->setup.alphabet, list, w->tile, w->length);
		buf_printf(list, " (%d)", w->score);
		if (!w->known) {
			missing++;
			word_write(r->setup.alphabet, &unknown, w->tile, w->length);
			buf_char(&unknown, '\n');
		}
	}
	fields_set(n->f, "words", buf_view(&words));
	if (trace->words > 1) {
		note_say(n, "try-words");
	}
	if (crossword_questioned(&r->pos)) {
		note_say(n, "try-unasked");
		return;
	}
	fields_set(n->f, "words",
		   say_split(n->arena, n->to.language, LIST_AND, buf_view(&unknown),
			     '\n'));
	fields_set_bool(n->f, "one", missing == 1);
	fields_set_str(n->f, "lexicon", lexicon_info(r->setup.lexicon)->id);
	if (missing > 0) {
		note_say(n, "try-unknown");
	}
}

bool try_picture(struct note *n, const struct record *r, const struct table *t)
{
	struct game_view *view = arena_take(n->arena, sizeof *view);
	struct buf picture = buf_in(n->arena);
	struct choices chosen;

	if (!choices_of(n->d->store, n->arena, n->to.player, n->to.game, &chosen,
			n->err)) {
		return false;
	}
	view_make(n->arena, &r->pos, (struct viewer){VIEWER_PLAYER, n->to.seat}, t,
		  view);
	view->language = n->to.language;
	picture_write_in(&picture, view, chosen.board);
	note_gap(n);
	hearing_indent(&n->text, buf_view(&picture));
	return true;
}

/* The play as it was read, with its blanks. */
static struct view as_read(struct arena *arena, const struct record *r,
			   const struct play_trace *trace)
{
	struct buf b = buf_in(arena);

	place_write_short(&b, &trace->place);
	buf_char(&b, ' ');
	alphabet_write(r->setup.alphabet, &b, trace->word[0].tile,
		       trace->word[0].length);
	return buf_view(&b);
}

bool try_play(struct hearing *h, const struct record *r, int seat,
	      const struct table *t)
{
	struct note n = answer_to(h, r, seat);

	if (t->walk != NULL) {
		return try_word(h, r, seat, t);
	}
	fields_set(n.f, "play", as_read(h->arena, r, t->trace));
	fields_set_num(n.f, "score", t->trace->score);
	if (t->trace->bonus > 0) {
		fields_set_num(n.f, "bonus", t->trace->bonus);
	}
	fields_set_bool(n.f, "doubled", t->trace->word[0].doubled);
	note_say(&n, "try");
	list_words(&n, r, t->trace);
	return try_picture(&n, r, t) && answer_tell(h, &n, "preview", "head-try");
}
