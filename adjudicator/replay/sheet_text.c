/* SPDX-License-Identifier: ISC */
/* A judged score sheet as text for people: each line of the record, with its faults
 * and remarks below. */
#include "adjudicator/replay/sheet.h"

#include "formats/wrap.h"

static void put_line(struct buf *b, const struct sheet *s, const struct sheet_line *l)
{
	const struct gcg_event *e = l->event;
	size_t start = b->len;

	buf_printf(b, "%4d  %.*s", l->turn, VIEW_ARG(s->setup.name[e->player]));
	replay_pad(b, start, 18);
	buf_add(b, e->where);
	if (e->kind == GCG_PLAY) {
		buf_char(b, ' ');
		buf_add(b, e->tiles);
	}
	replay_pad(b, start, 46);
	buf_printf(b, "%+4d  %5d", e->score, e->total);
	buf_str(b, l->taken_back ? "  taken back\n" : "\n");
	for (const struct sheet_fault *f = l->fault; f != NULL; f = f->next) {
		buf_printf(b, "      ! %s:%d:%d: %s\n", s->file, f->at, f->column,
			   f->sentence);
	}
	if (l->note.len > 0) {
		wrap_quoted(b, l->note, "      . ", 68);
	}
}

/* Totals by the rules, and those of the record where they differ. */
static void put_totals(struct buf *b, const struct sheet *s)
{
	for (int i = 0; i < s->setup.seats; i++) {
		buf_printf(b, "%s%.*s %d",
			   i > 0 ? ", " : "By the rules: ", VIEW_ARG(s->setup.name[i]),
			   s->pos.score[i]);
		if (s->recorded[i] != s->pos.score[i]) {
			buf_printf(b, " (recorded %d)", s->recorded[i]);
		}
	}
	buf_str(b, ".\n");
}

void sheet_put_game(struct buf *b, const struct sheet *s)
{
	buf_printf(b, "%s, words: %s, tiles: %s\n", s->setup.game->title,
		   lexicon_info(s->setup.lexicon)->id, s->setup.tiles->id);
}

void sheet_put_end(struct buf *b, const struct sheet *s)
{
	put_totals(b, s);
	if (s->faults == 0 && s->lines == 1) {
		buf_str(b, "Its only line agrees with the rules.\n");
	} else if (s->faults == 0) {
		buf_printf(b, "All %zu lines agree with the rules.\n", s->lines);
	} else {
		buf_printf(b,
			   "%zu of %zu line%s contradict%s the rules or the record.\n",
			   s->faults, s->lines, s->lines == 1 ? "" : "s",
			   s->faults == 1 ? "s" : "");
	}
}

void sheet_text(struct buf *b, const struct sheet *s, long from, long to)
{
	sheet_put_game(b, s);
	for (size_t i = 0; i < s->lines; i++) {
		const struct sheet_line *l = &s->line[i];

		if (replay_shows(l->turn, from, to)) {
			put_line(b, s, l);
		}
	}
	sheet_put_end(b, s);
}
