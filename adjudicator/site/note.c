/* SPDX-License-Identifier: ISC */
/*
 * The note of a game: one line with what lists tell of it, remembered with its page.
 * It begins with numbers. Behind tabs follow the best plays of the seats and what the
 * trust page tells.
 *
 *	FLAGS WORDS REASON WINNERS ENDED TOLD POINTS...
 *	<tab>BINGOS POINTS STEP PLAY... of each seat<tab>COMMITMENT<tab>SECRET
 *	<tab>KIND AT N TEXT...
 */
#include "adjudicator/games/event.h"
#include "adjudicator/site/games.h"

#include <limits.h>

#include "formats/text/num.h"

enum {
	FLAG_OVER = 1,
	FLAG_OPEN = 2,
	FLAG_HALTED = 4,
	FLAG_CLOSES = 8,
	FLAG_WANTED = 16,
	FLAG_ANALYSED = 32,
	FLAGS = 63
};

/* Adds the text with blanks for control characters, so that the note stays one line. */
static void add_text(struct buf *b, struct view text)
{
	for (size_t i = 0; i < text.len; i++) {
		buf_char(b, (unsigned char)text.at[i] < ' ' ? ' ' : text.at[i]);
	}
}

static int flags_of(const struct site_game *g)
{
	return (g->over ? FLAG_OVER : 0) | (g->open ? FLAG_OPEN : 0) |
	       (g->halted ? FLAG_HALTED : 0) | (g->closes ? FLAG_CLOSES : 0) |
	       (g->wanted ? FLAG_WANTED : 0) | (g->analysed ? FLAG_ANALYSED : 0);
}

static void read_flags(long flags, struct site_game *g)
{
	g->over = (flags & FLAG_OVER) != 0;
	g->open = (flags & FLAG_OPEN) != 0;
	g->halted = (flags & FLAG_HALTED) != 0;
	g->closes = (flags & FLAG_CLOSES) != 0;
	g->wanted = (flags & FLAG_WANTED) != 0;
	g->analysed = (flags & FLAG_ANALYSED) != 0;
}

struct view site_note_write(struct arena *arena, const struct site_game *g)
{
	struct buf b = buf_in(arena);

	buf_printf(&b, "%d %.*s %d %u %lld %lld", flags_of(g), VIEW_ARG(g->words),
		   (int)g->reason, g->winners, (long long)g->ended, (long long)g->told);
	for (int i = 0; i < g->seats; i++) {
		buf_printf(&b, " %d", g->points[i]);
	}
	for (int i = 0; i < g->seats; i++) {
		const struct site_best *best = &g->best[i];

		buf_printf(&b, "\t%d %d %d ", best->bingos, best->points, best->step);
		add_text(&b, best->play);
	}
	buf_char(&b, '\t');
	add_text(&b, g->commitment);
	buf_char(&b, '\t');
	add_text(&b, g->secret);
	for (size_t i = 0; i < g->facts; i++) {
		const struct site_fact *f = &g->fact[i];

		buf_printf(&b, "\t%d %lld %ld ", (int)f->kind, (long long)f->at, f->n);
		add_text(&b, f->text);
	}
	return buf_view(&b);
}

static bool take(struct view *rest, long min, long max, long *out)
{
	return num_read(view_cut(rest, ' '), min, max, out);
}

/* Reads the language of the game's words: "en". */
static bool take_words(struct view *rest, struct view *words)
{
	*words = view_cut(rest, ' ');
	return words->len > 0 && ascii_letter(words->at[0]);
}

static bool take_ints(struct view *rest, long min, int *out, int count)
{
	long n;

	for (int i = 0; i < count; i++) {
		if (!take(rest, min, INT_MAX, &n)) {
			return false;
		}
		out[i] = (int)n;
	}
	return true;
}

static bool read_numbers(struct view rest, struct site_game *g)
{
	long flags;
	long reason;
	long winners;
	long ended;
	long told;

	if (!take(&rest, 0, FLAGS, &flags) || !take_words(&rest, &g->words) ||
	    !take(&rest, 0, END_REASONS_ - 1, &reason) ||
	    !take(&rest, 0, (1 << SEATS) - 1, &winners) ||
	    !take(&rest, 0, LONG_MAX, &ended) || !take(&rest, 0, LONG_MAX, &told) ||
	    !take_ints(&rest, INT_MIN, g->points, g->seats)) {
		return false;
	}
	read_flags(flags, g);
	g->reason = (enum end_reason)reason;
	g->winners = (unsigned)winners;
	g->ended = ended;
	g->told = told;
	return true;
}

static bool read_fact(struct view text, struct site_fact *f)
{
	long kind;
	long at;

	if (!take(&text, SITE_RULING, SITE_LATE, &kind) ||
	    !take(&text, 0, LONG_MAX, &at) || !take(&text, 0, LONG_MAX, &f->n)) {
		return false;
	}
	f->kind = (enum site_fact_kind)kind;
	f->at = at;
	f->text = text;
	return true;
}

static bool read_best(struct view text, struct site_best *best)
{
	int n[3];

	if (!take_ints(&text, 0, n, 3)) {
		return false;
	}
	*best = (struct site_best){n[0], n[1], n[2], text};
	return true;
}

bool site_note_read(struct arena *arena, struct view note, struct site_game *g)
{
	if (!read_numbers(view_cut(&note, '\t'), g)) {
		return false;
	}
	for (int i = 0; i < g->seats; i++) {
		if (!read_best(view_cut(&note, '\t'), &g->best[i])) {
			return false;
		}
	}
	g->commitment = view_cut(&note, '\t');
	g->secret = view_cut(&note, '\t');
	while (note.len > 0) {
		g->fact = arena_room(arena, g->fact, g->facts, sizeof *g->fact);
		if (!read_fact(view_cut(&note, '\t'), &g->fact[g->facts])) {
			return false;
		}
		g->facts++;
	}
	return true;
}
