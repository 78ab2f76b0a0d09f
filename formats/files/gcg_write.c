/* SPDX-License-Identifier: ISC */
#include "formats/files/gcg.h"

#include "formats/boards/glyph.h"
#include "formats/files/gcg_reader.h"
#include "formats/text/utf8.h"

/* Kinds whose score is written with a minus even if it is 0: readers expect that. */
static const bool costs[GCG_TIME + 1] = {
	[GCG_WITHDRAWN] = true,
	[GCG_END_PENALTY] = true,
	[GCG_TIME] = true,
};

/* Writes text as it was read, line by line. A blank goes before a line that would
 * look like the beginning of another entry. */
static void verbatim(struct buf *b, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		bool mark = view_starts(line, ">") ||
			    (view_starts(line, "#") && !view_starts(line, "#-"));

		if (lines.n > 1 && mark) {
			buf_char(b, ' ');
		}
		buf_add(b, view_trim_end(line));
		buf_char(b, '\n');
	}
}

static void pragma_write(struct buf *b, const struct gcg_pragma *p)
{
	if (p->key == GCG_OTHER) {
		verbatim(b, p->line);
		return;
	}
	buf_printf(b, "#%s", gcg_keyword(p->key));
	if (p->key == GCG_RACK) {
		buf_printf(b, "%d", p->number);
	}
	if (view_trim(p->value).len > 0) {
		buf_char(b, ' ');
		gcg_fold(b, p->value);
	}
	buf_char(b, '\n');
}

/* Whether the writer makes this pragma itself. */
static bool own(const struct gcg_pragma *p)
{
	return p->key == GCG_PLAYER || p->key == GCG_ENCODING;
}

/* Whether it is about the whole game. Such pragmas are written before the first
 * event, wherever they were read. */
static bool heads(const struct gcg_pragma *p)
{
	return p->key >= GCG_TITLE && p->key != GCG_INCOMPLETE;
}

static void head_write(struct buf *b, const struct gcg *g)
{
	buf_str(b, "#character-encoding UTF-8\n");
	for (size_t i = 0; i < g->players; i++) {
		buf_printf(b, "#player%zu ", i + 1);
		buf_add(b, g->player[i].nick);
		buf_char(b, ' ');
		gcg_fold(b, g->player[i].name);
		buf_char(b, '\n');
	}
	for (int late = 0; late < 2; late++) {
		for (size_t i = 0; i < g->pragmata; i++) {
			const struct gcg_pragma *p = &g->pragma[i];

			if (late ? p->before > 0 && heads(p)
				 : p->before == 0 && !own(p)) {
				pragma_write(b, p);
			}
		}
	}
}

static void dots(struct buf *b, struct view text)
{
	buf_repeat(b, '.', glyph_count(text));
}

/* Writes a word with through-letters as dots and blanks in lower case. */
static void word_write(struct buf *b, struct view word)
{
	struct word_item item;
	struct diag diag;

	while (word.len > 0) {
		if (!word_item_next(&word, &item, &diag)) {
			buf_add(b, word);
			return;
		}
		if (item.kind == ITEM_THROUGH) {
			dots(b, item.text);
		} else if (item.kind == ITEM_BLANK) {
			struct view at = view_part(item.at, 1, item.at.len);

			buf_add(b, utf8_lower(b->arena, at));
		} else {
			buf_add(b, item.at);
		}
	}
}

static void action_write(struct buf *b, const struct gcg_event *e)
{
	switch (e->kind) {
	case GCG_PLAY:
		place_write_short(b, &e->place);
		buf_char(b, ' ');
		word_write(b, e->tiles);
		break;
	case GCG_WITHDRAWN:
		buf_str(b, "--");
		break;
	case GCG_PASS:
		buf_char(b, '-');
		break;
	case GCG_EXCHANGE:
		buf_char(b, '-');
		buf_add(b, e->tiles);
		break;
	case GCG_EXCHANGE_COUNT:
		buf_printf(b, "-%d", e->count);
		break;
	case GCG_CHALLENGE:
		buf_str(b, "(challenge)");
		break;
	case GCG_TIME:
		buf_str(b, "(time)");
		break;
	case GCG_END_BONUS:
	case GCG_END_PENALTY:
		buf_char(b, '(');
		buf_add(b, e->tiles);
		buf_char(b, ')');
		break;
	}
}

static void event_write(struct buf *b, const struct gcg *g, const struct gcg_event *e)
{
	buf_char(b, '>');
	buf_add(b, g->player[e->player].nick);
	buf_str(b, ": ");
	if (e->kind != GCG_END_BONUS) { /* a player who went out has no rack */
		buf_add(b, e->rack);
		buf_char(b, ' '); /* even behind an empty rack: readers expect it */
	}
	action_write(b, e);
	buf_printf(b, e->score == 0 && costs[e->kind] ? " -%d %d" : " %+d %d", e->score,
		   e->total);
	if (e->more.len > 0) {
		buf_char(b, ' ');
		buf_add(b, e->more);
	}
	buf_char(b, '\n');
}

void gcg_write(struct buf *b, const struct gcg *g)
{
	size_t next = 0;

	head_write(b, g);
	for (size_t i = 0; i <= g->events; i++) {
		for (; next < g->pragmata && g->pragma[next].before == i; next++) {
			const struct gcg_pragma *p = &g->pragma[next];

			if (i > 0 && !own(p) && !heads(p)) {
				pragma_write(b, p);
			}
		}
		if (i < g->events) {
			event_write(b, g, &g->event[i]);
		}
	}
}
