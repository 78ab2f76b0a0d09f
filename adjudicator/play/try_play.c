/* SPDX-License-Identifier: ISC */
/*
 * What a play would score. Only where words are looked up the moment they are played
 * may a preview tell which are good (Q9).
 */
#include "adjudicator/play/try_play.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/preferences.h"
#include "dict/word_text.h"
#include "formats/phrase.h"
#include "formats/say.h"

static void list_words(struct hearing *h, const struct record *r,
		       const struct play_trace *trace, struct fields *f, struct buf *b,
		       struct view language)
{
	struct buf words = buf_in(h->arena);
	struct buf unknown = buf_in(h->arena);
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
	fields_set(f, "words", buf_view(&words));
	if (trace->words > 1) {
		buf_char(b, ' ');
		phrase(b, language, "try-words", f);
	}
	if (crossword_questioned(&r->pos)) {
		buf_char(b, ' ');
		phrase(b, language, "try-unasked", f);
		return;
	}
	fields_set(f, "words",
		   say_split(h->arena, language, LIST_AND, buf_view(&unknown), '\n'));
	fields_set_bool(f, "one", missing == 1);
	fields_set_str(f, "lexicon", lexicon_info(r->setup.lexicon)->id);
	if (missing > 0) {
		buf_char(b, ' ');
		phrase(b, language, "try-unknown", f);
	}
}

/* The play as it was read: which tile is a blank, which one has two letters. */
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
	struct addressee to = news_to(r, seat, h->letter);
	struct game_view *view = arena_take(h->arena, sizeof *view);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct buf board = buf_in(h->arena);
	struct choices chosen;

	if (t->walk != NULL) {
		return try_word(h, r, seat, t);
	}
	if (!choices_of(h->d->store, h->arena, to.player, to.game, &chosen, h->err)) {
		return false;
	}
	fields_set(f, "play", as_read(h->arena, r, t->trace));
	fields_set_num(f, "score", t->trace->score);
	if (t->trace->bonus > 0) {
		fields_set_num(f, "bonus", t->trace->bonus);
	}
	fields_set_bool(f, "doubled", t->trace->word[0].doubled);
	phrase(&b, to.language, "try", f);
	list_words(h, r, t->trace, f, &b, to.language);
	buf_str(&b, "\n\n");
	view_make(h->arena, &r->pos, (struct viewer){VIEWER_PLAYER, seat}, t, view);
	view->language = to.language;
	picture_write_in(&board, view, chosen.board);
	hearing_indent(&b, buf_view(&board));
	return answer_tell(h, &to, "preview", "head-try", f, &b);
}
