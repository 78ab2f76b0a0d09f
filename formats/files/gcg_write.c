/* SPDX-License-Identifier: ISC */
#include "formats/files/gcg.h"

#include "formats/boards/glyph.h"
#include "formats/files/gcg_reader.h"
#include "formats/text/utf8.h"

/* Where no score has a sign of its own, readers want that of the kind. */
static const bool costs[GCG_TIME + 1] = {
	[GCG_WITHDRAWN] = true,
	[GCG_END_PENALTY] = true,
	[GCG_TIME] = true,
};

/* As it was read, line by line; none may look like a line of its own. */
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

/* The writer tells these itself. */
static bool own(const struct gcg_pragma *p)
{
	return p->key == GCG_PLAYER || p->key == GCG_ENCODING;
}

/* Those of the whole game come before the first event, wherever they were read. */
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

/* Through-letters as dots, blanks in lower case. */
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
	if (e->kind != GCG_END_BONUS) { /* who went out has no rack */
		buf_add(b, e->rack);
		buf_char(b, ' '); /* also behind an empty one: readers count on it */
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
