/* SPDX-License-Identifier: ISC */
#include "formats/files/gcg.h"

#include "formats/files/gcg_reader.h"
#include "formats/text/bidi.h"
#include "formats/text/utf8.h"

enum { QUOTE_MAX = 40 };

int gcg_column(struct view line, struct view field)
{
	size_t before = (size_t)(field.at - line.at);

	return (int)utf8_count(view_part(line, 0, before)) + 1;
}

static bool told_enough(struct gcg_reader *r)
{
	if (r->told == GCG_FAULTS) {
		r->left_out++;
		return true;
	}
	r->told++;
	return false;
}

void gcg_fault(struct gcg_reader *r, struct view part, const char *sentence)
{
	if (!told_enough(r)) {
		buf_printf(r->faults, "%s:%d:%d: %s\n", r->file, r->lines.n,
			   gcg_column(r->line, part), sentence);
	}
	arena_reset(&r->scratch);
}

void gcg_fault_quoting(struct gcg_reader *r, struct view part, const char *before,
		       const char *behind)
{
	struct view rest = part;

	for (size_t n = 0; rest.len > 0 && n < QUOTE_MAX; n++) {
		utf8_next(&rest);
	}
	gcg_fault(r, part,
		  arena_printf(&r->scratch, "%s\"%.*s%s\"%s", before,
			       (int)(part.len - rest.len), part.at,
			       rest.len > 0 ? "..." : "", behind));
}

struct view gcg_end(const struct gcg_reader *r)
{
	size_t n = view_trim_end(r->line).len;

	return view_from(r->line.at + n, 0);
}

/* Complains if the line has a byte that is no text. */
static bool unclean(struct gcg_reader *r)
{
	struct view rest = r->line;

	while (rest.len > 0) {
		struct view here = view_from(rest.at, 1);
		uint32_t cp = utf8_next(&rest);

		if (cp == UTF8_BAD && rest.at == here.at + 1) {
			gcg_fault(r, here, "this byte is not UTF-8");
			return true;
		}
		if ((cp < 0x20 && cp != '\t') || (cp >= 0x7F && cp < 0xA0)) {
			gcg_fault(r, here, "a control character");
			return true;
		}
		if (bidi_sign(cp)) {
			gcg_fault(r, here, "an invisible sign that turns text around");
			return true;
		}
	}
	return false;
}

static bool mark(struct view text)
{
	return text.len > 0 && (text.at[0] == '>' || text.at[0] == '#');
}

static void line_read(struct gcg_reader *r)
{
	struct view text = r->line;

	if (!mark(text)) {
		text = view_trim(text);
		if (text.len == 0) {
			return;
		}
		if (!mark(text) || (!r->letter && r->open != GCG_CLOSED)) {
			if (r->open == GCG_CLOSED) {
				gcg_fault(r, text,
					  "this is neither an event (\">nick: ...\") "
					  "nor a pragma (\"#...\")");
			} else {
				gcg_pragma_go_on(r);
			}
			return;
		}
	}
	if (text.at[0] == '>') {
		r->open = GCG_CLOSED;
		gcg_event_read(r, text);
	} else {
		gcg_pragma_read(r, text);
	}
}

/* Complains about a gap in the numbers of players. */
static void seats_check(struct gcg_reader *r)
{
	const struct gcg *g = r->out;

	for (size_t i = 0; i < g->players && r->told == 0; i++) {
		if (g->player[i].nick.len == 0) {
			gcg_fault(r, gcg_end(r),
				  arena_printf(&r->scratch,
					       "there is a #player%zu, but no "
					       "#player%zu",
					       g->players, i + 1));
		}
	}
}

bool gcg_read(struct arena *arena, struct view text, enum gcg_source source,
	      const char *file, struct gcg *out, struct buf *faults)
{
	struct gcg_reader r = {
		.arena = arena,
		.file = file,
		.out = out,
		.faults = faults,
		.open = GCG_CLOSED,
		.letter = source == GCG_LETTER,
	};

	*out = (struct gcg){0};
	r.lines = lines_of(gcg_text(&r, text));
	while (line_next(&r.lines, &r.line)) {
		if (!r.dirty || !unclean(&r)) {
			line_read(&r);
		}
	}
	seats_check(&r);
	if (r.left_out > 0) {
		buf_printf(faults, "%s: and %zu more\n", file, r.left_out);
	}
	arena_free(&r.scratch);
	return r.told == 0;
}
