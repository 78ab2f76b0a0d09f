/* SPDX-License-Identifier: ISC */
/* An analysis in the reader's language, for both text and HTML. */
#include "adjudicator/analysis/analysis.h"

#include "formats/columns.h"
#include "formats/phrase.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include "formats/wrap.h"

enum { HUNDREDTHS = 100, NAME = 12, WIDTH = 68 };

/* What is said, and to whom. */
struct saying {
	struct arena *arena;
	const struct analysis *a;
	const struct analysis_reader *to;
	bool html;
	struct fields *f; /* all fields */
};

static struct view sentence(const struct saying *s, const char *name,
			    const struct fields *f)
{
	return phrase_text(s->arena, s->to->language, name, f);
}

static struct view word(const struct saying *s, const char *name)
{
	return sentence(s, name, fields_in(s->arena));
}

/* Adds a sentence to a list; the first one adds the heading. */
static void add(const struct saying *s, const char *list, const char *name,
		struct fields *f)
{
	const char *head = arena_printf(s->arena, "%s-heading", list);

	if (fields_get(s->f, head).len == 0) {
		fields_set(s->f, head,
			   word(s, arena_printf(s->arena, "analysis-%s", list)));
	}
	fields_set(f, "says", sentence(s, name, f));
}

/* The same, also as a line of a list in text. */
static void add_line(const struct saying *s, const char *list, const char *name,
		     struct fields *f)
{
	struct buf b = buf_in(s->arena);

	add(s, list, name, f);
	wrap_quoted(&b, fields_get(f, "says"), s->to->letter ? "\t|  " : "\t  ", WIDTH);
	fields_set(f, "lines", view_trim_end(buf_view(&b)));
}

/* Indents every line; with `bar`, lines that could be orders are put after a bar. */
static struct view set_lines(const struct saying *s, struct view text, bool bar)
{
	struct buf b = buf_in(s->arena);
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		buf_printf(&b, "\t%s%.*s\n", bar && s->to->letter ? "|  " : "",
			   VIEW_ARG(line));
	}
	return buf_view(&b);
}

static struct fields *turn_in(const struct saying *s, const char *list,
			      const struct analysis_turn *t)
{
	struct fields *f = fields_item(s->f, list);

	fields_set_num(f, "turn", t->turn);
	fields_set(f, "name", t->name);
	fields_set_num(f, "seat", t->seat);
	fields_set_bool(f, "you", t->seat == s->to->seat);
	return f;
}

/* ------------------------------------------------------------------- turns */

static struct view played(const struct saying *s, const struct analysis_turn *t)
{
	return t->played.len > 0              ? t->played
	       : t->kind == ANALYSIS_EXCHANGE ? word(s, "analysis-exchange")
	       : t->late                      ? word(s, "analysis-late")
					      : word(s, "analysis-pass");
}

static struct view best(const struct saying *s, const struct analysis_turn *t)
{
	return t->hidden     ? view_of("-")
	       : !t->known   ? word(s, "analysis-unknown")
	       : !t->any     ? word(s, "analysis-no-play")
	       : t->cost > 0 ? t->shown
			     : word(s, "analysis-none-better");
}

static struct fields *set_turn(const struct saying *s, const struct analysis_turn *t)
{
	struct fields *f = turn_in(s, "turns", t);

	fields_set(f, "short", utf8_head(t->name, NAME));
	fields_set(f, "played", played(s, t));
	fields_set_num(f, "score", t->score);
	fields_set(f, "best", best(s, t));
	if (t->cost > 0) {
		fields_set_num(f, "most", t->most);
		fields_set_num(f, "cost", t->cost);
		fields_set_num(f, "sum", t->sum);
	}
	return f;
}

/* Sets the fields of all turns, and the same as a table in text. */
static void set_turns(const struct saying *s)
{
	static const char *const cells[] = {"turn", "short", "played", "score",
					    "best", "most",  "cost",   "sum"};
	enum { CELLS = sizeof cells / sizeof cells[0] };
	static const bool number[CELLS] = {1, 0, 0, 1, 0, 1, 1, 1};
	struct columns t = {.arena = s->arena, .count = CELLS, .most = WIDTH};
	struct buf b = buf_in(s->arena);

	for (size_t i = 0; i < CELLS; i++) {
		t.right |= (unsigned)number[i] << i;
		columns_add(&t, fields_get(s->f, arena_printf(s->arena, "column-%s",
							      cells[i])));
	}
	for (size_t i = 0; i < s->a->turns; i++) {
		struct fields *f = set_turn(s, &s->a->turn[i]);

		for (size_t k = 0; k < CELLS; k++) {
			columns_add(&t, fields_get(f, cells[k]));
		}
	}
	columns_write(&t, &b);
	if (s->a->turns == 0) {
		return;
	}
	fields_set(s->f, "table", set_lines(s, buf_view(&b), true));
}

/* -------------------------------------------------------- what stands out */

/* The board before the turn, as everybody saw it, with the best play on it. */
static struct view board(const struct saying *s, const struct analysis_turn *t)
{
	struct game_view *v = arena_take(s->arena, sizeof *v);
	struct table tried = table_over(s->arena, t->before, 0, true);
	struct buf b = buf_in(s->arena);

	tried.walk = t->walk;
	if (t->walk == NULL) {
		tried.trace = arena_take(s->arena, sizeof *tried.trace);
		crossword_score(t->before, &t->best, tried.trace);
	}
	view_make(s->arena, t->before, (struct viewer){VIEWER_OBSERVER, 0}, &tried, v);
	v->language = s->to->language;
	if (s->to->draw != NULL) {
		s->to->draw(&b, t, v);
		return buf_view(&b);
	}
	if (s->html) {
		picture_write_html(&b, v);
		return buf_view(&b);
	}
	picture_write_in(&b, v, s->to->board);
	return set_lines(s, view_trim_end(buf_view(&b)), false);
}

static void set_dearest(const struct saying *s)
{
	int count = 0;

	while (count < ANALYSIS_DEAREST && s->a->dearest[count] != NULL) {
		count++;
	}
	if (count > 0) {
		struct fields *f = fields_in(s->arena);

		fields_set_num(f, "count", count);
		fields_set(s->f, "dear-heading", sentence(s, "analysis-dear", f));
	}
	for (int i = 0; i < count; i++) {
		const struct analysis_turn *t = s->a->dearest[i];
		struct fields *f = turn_in(s, "dear", t);

		fields_set(f, "rack",
			   view_rack(s->arena, t->before,
				     (struct viewer){VIEWER_PLAYER, t->seat}, t->seat));
		fields_set(f, "best", t->shown);
		fields_set_num(f, "most", t->most);
		fields_set_num(f, "cost", t->cost);
		fields_set(f, "along", t->along);
		add(s, "dear",
		    t->walk != NULL ? "analysis-dear-word" : "analysis-dear-turn", f);
		fields_set(f, "board", board(s, t));
	}
}

static void set_missed(const struct saying *s)
{
	for (size_t i = 0; i < s->a->turns; i++) {
		const struct analysis_turn *t = &s->a->turn[i];

		if (t->whole.len > 0 && t->whole_score > t->score) {
			struct fields *f = turn_in(s, "missed", t);

			fields_set(f, "play", t->whole);
			fields_set_num(f, "points", t->whole_score);
			add_line(s, "missed", "analysis-missed-turn", f);
		}
		if (t->phony.len > 0) {
			struct fields *f = turn_in(s, "phony", t);

			fields_set(f, "words", t->phony);
			fields_set_num(f, "points", t->score);
			add_line(s, "phony", "analysis-phony-turn", f);
		}
	}
}

/* -------------------------------------------------------------------- luck */

static int rounded(int64_t hundredths)
{
	int64_t half = hundredths < 0 ? -HUNDREDTHS / 2 : HUNDREDTHS / 2;

	return (int)((hundredths + half) / HUNDREDTHS);
}

static void set_luck(const struct saying *s)
{
	for (int i = 0; i < s->a->setup->seats && s->a->draws; i++) {
		const struct analysis_luck *l = &s->a->luck[i];
		int more = rounded(l->drawn - l->mean);
		struct fields *f;

		if (l->tiles == 0) {
			continue;
		}
		f = fields_item(s->f, "luck");
		fields_set(f, "name", s->a->setup->name[i]);
		fields_set_bool(f, "you", i == s->to->seat);
		fields_set_num(f, "tiles", l->tiles);
		fields_set_num(f, "points", rounded(l->drawn));
		fields_set_num(f, "by", more < 0 ? -more : more);
		add(s, "luck",
		    more == 0  ? "analysis-luck-even"
		    : more > 0 ? "analysis-luck-more"
			       : "analysis-luck-less",
		    f);
	}
	if (fields_get(s->f, "luck-heading").len > 0) {
		struct fields *f = fields_in(s->arena);

		fields_set_num(f, "points", s->a->blank);
		fields_set(s->f, "blank", sentence(s, "analysis-luck-blank", f));
	}
}

/* -------------------------------------------------------------- what it is */

/* Whether there were plays and each turn was as good as the best one. */
static bool faultless(const struct analysis *a)
{
	bool any = false;

	for (size_t i = 0; i < a->turns; i++) {
		any = any || a->turn[i].any;
	}
	return any && a->dearest[0] == NULL && a->untold == 0 && a->cut == 0;
}

/* Says what the table lacks, and why. */
static void set_lacks(const struct saying *s)
{
	const struct analysis *a = s->a;
	struct fields *f = fields_in(s->arena);
	bool any = lexicon_is_any(a->setup->lexicon);

	fields_set_num(f, "count", (long)a->untold);
	fields_set(f, "until", s->to->until);
	if (any) {
		fields_set(s->f, "lacks", word(s, "analysis-any"));
	} else if (a->untold > 0) {
		fields_set(s->f, "lacks", sentence(s, "analysis-untold", f));
	}
	if (a->cut > 0) {
		fields_set(s->f, "cut", word(s, "analysis-cut"));
	}
	if (a->only != ANALYSIS_ALL) {
		fields_set(s->f, "own", sentence(s, "analysis-own", f));
	} else if (!a->draws && !any && a->setup->game->ground == GROUND_BOARD) {
		fields_set(s->f, "unlucky", word(s, "analysis-no-draws"));
	}
	if (faultless(a)) {
		fields_set(s->f, "praise", word(s, "analysis-praise"));
	}
}

static void set_columns(const struct saying *s)
{
	static const char *const columns[] = {"turn", "played", "best", "cost", "sum"};

	for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++) {
		const char *name =
			arena_printf(s->arena, "analysis-column-%s", columns[i]);

		fields_set(s->f, arena_printf(s->arena, "column-%s", columns[i]),
			   word(s, name));
	}
}

struct fields *analysis_fields(struct arena *arena, const struct analysis *a,
			       const struct analysis_reader *to, bool html)
{
	struct saying s = {arena, a, to, html, fields_in(arena)};

	fields_set(s.f, "lead",
		   word(&s, a->turns == 0 ? "analysis-nothing"
			    : a->setup->game->ground == GROUND_BOARD
				    ? "analysis-lead"
				    : "analysis-lead-path"));
	set_columns(&s);
	set_turns(&s);
	set_lacks(&s);
	set_dearest(&s);
	set_missed(&s);
	set_luck(&s);
	if (to->file.len > 0) {
		struct fields *f = fields_in(arena);

		fields_set(f, "file", to->file);
		fields_set(s.f, "notes", sentence(&s, "analysis-notes", f));
	}
	return s.f;
}
