/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/hearing.h"

#include "formats/refusal.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { CARET_LINE = 66, LINE_SHOWN = 200 /* bytes */, DAY = 86400 };

bool hearing_may_answer(struct hearing *h, const char *verdict, bool *may)
{
	long count;

	if (!ledger_count(h->d->store, h->player.id, view_of(verdict), h->d->now - DAY,
			  &count, h->err)) {
		return false;
	}
	*may = count < h->d->config->answers_per_day;
	return true;
}

int hearing_seat(const struct hearing *h, const struct record *r)
{
	const struct match *m = &r->match;
	const struct token *t = &h->token;

	if (m->id == 0) {
		return -1;
	}
	return t->game == m->id && t->seat < m->seats &&
			       m->seat[t->seat].player == h->player.id
		       ? t->seat
		       : record_seat(r, h->player.id);
}

void hearing_verdict(struct hearing *h, enum verdict v)
{
	if (v > h->verdict) {
		h->verdict = v;
	}
}

void hearing_refuse(struct hearing *h, const struct diag *diag)
{
	struct buf b = buf_in(h->arena);

	hearing_verdict(h, VERDICT_REFUSED);
	if (h->refusal.len == 0) {
		diag_write(&b, diag);
		h->refusal = buf_view(&b);
	}
}

/* Whether `at` lies inside the line; then *from is where. */
static bool inside(struct view line, struct view at, size_t *from)
{
	if (at.len == 0 || at.at < line.at || at.at + at.len > line.at + line.len) {
		return false;
	}
	*from = (size_t)(at.at - line.at);
	return true;
}

/* Adds a sentence with a capital letter, also after a Spanish "¿". */
static void add_sentence(struct buf *b, struct view sentence)
{
	size_t sign = view_starts(sentence, "¿") ? strlen("¿") : 0;
	struct view rest = view_part(sentence, sign, sentence.len);
	size_t first = sign;

	if (rest.len > 0) {
		(void)utf8_next(&rest);
		first = sentence.len - rest.len;
	}
	buf_add(b, view_part(sentence, 0, sign));
	buf_add(b, utf8_upper(b->arena, view_part(sentence, sign, first - sign)));
	buf_add(b, rest);
}

/* Where in the shown line to put the mark. The complaint is about the order in
 * English; if the player wrote it in words of his own, the place is counted from the
 * end, which is the same in both. */
static bool place_of(const struct order *o, struct view shown, struct view at,
		     size_t *from)
{
	size_t own = o->written.len;

	if (!inside(o->line, at, from)) {
		return false;
	}
	if (own > 0) {
		if (*from + own < o->line.len) {
			return false;
		}
		*from = *from + own - o->line.len;
	}
	return *from + at.len <= shown.len;
}

/* A date may have ended with a full stop of its own: "24. Nov." */
static void end_sentence(struct buf *b)
{
	buf_str(b, view_ends(buf_view(b), ".") ? "\n" : ".\n");
}

void hearing_complain(struct buf *b, struct view language, const struct order *o,
		      const struct diag *diag)
{
	struct buf sentence = buf_in(b->arena);
	struct view line = o->written.len > 0 ? o->written : o->line;
	struct view shown = utf8_head(line, LINE_SHOWN);
	size_t from;

	refusal_write(&sentence, language, diag);
	buf_printf(b, "\t| %.*s%s\n", VIEW_ARG(shown),
		   shown.len < line.len ? " ..." : "");
	if (place_of(o, shown, diag->at, &from)) {
		from = utf8_width(view_part(line, 0, from));
		buf_str(b, "\t| ");
		buf_repeat(b, ' ', from);
		buf_char(b, '^');
		if (from + 3 + utf8_width(buf_view(&sentence)) <= CARET_LINE) {
			buf_char(b, ' ');
			buf_add(b, buf_view(&sentence));
			end_sentence(b);
			return;
		}
		buf_char(b, '\n');
	}
	buf_char(b, '\n');
	add_sentence(b, buf_view(&sentence));
	end_sentence(b);
}

void hearing_indent(struct buf *b, struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		buf_char(b, '\t');
		buf_add(b, line);
		buf_char(b, '\n');
	}
}
