/* SPDX-License-Identifier: ISC */
/* What a reader is told about a puzzle (Y4, Y6 and Y7). */
#include "adjudicator/puzzle/puzzle.h"

#include "adjudicator/letters/preferences.h"
#include "adjudicator/record/words_closed.h"
#include "formats/columns.h"
#include "formats/say.h"
#include "formats/text/stamp.h"

enum { TABLE_MOST = 20, SOLVERS_MOST = 12 };

struct saying {
	struct note *n;
	const struct player *reader;
	const struct puzzle_position *at;
};

/* ----------------------------------------------------------------- the position */

/* Makes the game anonymous: the reader is to move, and the others have no names. */
static void rename_all(const struct saying *s, struct position *pos,
		       struct setup *setup)
{
	struct view rival = phrase_text(s->n->arena, s->n->to.language, "puzzle-rival",
					fields_in(s->n->arena));

	*pos = *s->at->pos;
	*setup = *pos->setup;
	setup->formers = 0;
	for (int i = 0; i < setup->seats; i++) {
		setup->name[i] = i == s->at->seat ? s->reader->name : rival;
	}
	pos->setup = setup;
	pos->deadline = 0;
}

static bool say_board(const struct saying *s)
{
	struct note *n = s->n;
	struct position *pos = arena_take(n->arena, sizeof *pos);
	struct setup *setup = arena_take(n->arena, sizeof *setup);
	struct game_view *v = arena_take(n->arena, sizeof *v);
	struct buf picture = buf_in(n->arena);
	struct choices chosen;

	if (!choices_of(n->d->store, n->arena, n->to.player, 0, &chosen, n->err)) {
		return false;
	}
	rename_all(s, pos, setup);
	view_make(n->arena, pos, (struct viewer){VIEWER_OBSERVER, 0}, NULL, v);
	v->language = n->to.language;
	picture_write_in(&picture, v, chosen.board);
	note_gap(n);
	hearing_indent(&n->text, buf_view(&picture));
	buf_char(&n->text, '\n');
	return true;
}

static bool say_position(const struct saying *s)
{
	struct note *n = s->n;
	const struct setup *setup = &s->at->of->record.setup;
	struct view tongue = phrase_language(n->arena, setup->language);

	fields_set_str(n->f, "title", setup->game->title);
	fields_set_str(n->f, "lexicon", lexicon_info(setup->lexicon)->id);
	fields_set(n->f, "tongue", tongue.len > 0 ? tongue : setup->language);
	fields_set(n->f, "rack",
		   view_rack(n->arena, s->at->pos,
			     (struct viewer){VIEWER_PLAYER, s->at->seat}, s->at->seat));
	note_say(n, "puzzle");
	if (!say_board(s)) {
		return false;
	}
	note_say(n, "puzzle-how");
	if (puzzle_of_own(s->at, n->to.player)) {
		note_say(n, "puzzle-own");
	}
	return true;
}

/* ----------------------------------------------------------- how the last one ends */

/* L27: *is: the reader may not be told what the word list has, and the solution
 * would tell him. */
static bool closed(struct note *n, const struct puzzle *p, bool *is)
{
	struct record *r = arena_take(n->arena, sizeof *r);
	struct words_closed by;

	if (!record_load(n->d, n->arena, p->game, r, n->err) ||
	    !words_closed(n->d, n->arena, n->to.player,
			  word_language(r->setup.alphabet), &by, n->err)) {
		return false;
	}
	*is = by.count > 0;
	return true;
}

static bool say_solvers(struct note *n, const struct puzzle *p)
{
	struct view *name;
	size_t count;

	if (!puzzle_solvers(n->d->store, n->arena, p, &name, &count, n->err)) {
		return false;
	}
	if (count > SOLVERS_MOST) {
		count = 0;
		note_say(n, "puzzle-solved-many");
	} else if (count > 0) {
		fields_set(n->f, "names",
			   say_list(n->arena, n->to.language, LIST_AND, name, count));
		note_say(n, "puzzle-solved");
	} else {
		note_say(n, "puzzle-unsolved");
	}
	return true;
}

static bool say_own(struct note *n, const struct puzzle *p)
{
	struct puzzle_answer own;

	if (!puzzle_answer_get(n->d->store, n->arena, p->id, n->to.player, &own,
			       n->err)) {
		return false;
	}
	if (own.at == 0) {
		return true;
	}
	fields_set(n->f, "answer", own.play);
	fields_set_num(n->f, "points", own.points);
	note_say(n, own.points == 0           ? "puzzle-yours-none"
		    : own.points == p->points ? "puzzle-yours-best"
					      : "puzzle-yours");
	return true;
}

static bool say_solution(struct note *n, const struct puzzle *p)
{
	fields_set_num(n->f, "game", (long)p->game);
	fields_set_num(n->f, "turn", p->turn);
	fields_set(n->f, "play", p->play);
	fields_set_num(n->f, "most", p->points);
	note_gap(n);
	note_say(n, "puzzle-solution");
	return say_solvers(n, p) && say_own(n, p);
}

/* ----------------------------------------------------------- the month's table */

static struct puzzle_span month_before(int64_t now, int64_t open)
{
	struct stamp_parts today = stamp_parts(now, NULL);
	struct puzzle_span span = {.open = open};
	int month = today.month == 1 ? 12 : today.month - 1;

	(void)stamp_day(today.year, today.month, 1, NULL, &span.to);
	(void)stamp_day(month == 12 ? today.year - 1 : today.year, month, 1, NULL,
			&span.from);
	return span;
}

static void say_rows(struct note *n, const struct puzzle_row *row, size_t count)
{
	static const char *const heads[] = {
		"puzzle-column-name", "puzzle-column-answered", "puzzle-column-best",
		"puzzle-column-points"};
	struct columns t = {.arena = n->arena, .count = 4, .right = 14};

	for (size_t i = 0; i < t.count; i++) {
		columns_add(&t, phrase_text(n->arena, n->to.language, heads[i],
					    fields_in(n->arena)));
	}
	for (size_t i = 0; i < count && i < TABLE_MOST; i++) {
		columns_add(&t, row[i].name);
		columns_printf(&t, "%d", row[i].answered);
		columns_printf(&t, "%d", row[i].best);
		columns_printf(&t, "%d", row[i].points);
	}
	note_gap(n);
	note_say(n, "puzzle-table");
	note_gap(n);
	(void)columns_write_quoted(&t, &n->text);
	buf_char(&n->text, '\n');
}

static bool say_table(struct note *n, const struct puzzle *p)
{
	struct puzzle_span span = month_before(n->d->now, p->id);
	struct puzzle_row *row;
	size_t count;

	if (!puzzle_table(n->d->store, n->arena, &span, &row, &count, n->err)) {
		return false;
	}
	if (count > 0) {
		say_rows(n, row, count);
	}
	return true;
}

/* ---------------------------------------------------------------------- the letter */

static bool say_past(struct note *n, const struct puzzle *p, bool table)
{
	struct puzzle last;
	bool is;

	if (!puzzle_last(n->d->store, n->arena, p->id, &last, n->err)) {
		return false;
	}
	if (last.id == 0) {
		return true;
	}
	if (!closed(n, &last, &is)) {
		return false;
	}
	if (is) {
		note_gap(n);
		note_say(n, "puzzle-closed");
		return true;
	}
	return say_solution(n, &last) && (!table || say_table(n, p));
}

bool puzzle_say(struct note *n, const struct player *reader, const struct puzzle *p,
		const struct puzzle_position *at, bool table)
{
	const struct saying s = {n, reader, at};

	fields_set(n->f, "me", reader->name);
	if (at->pos == NULL) {
		note_say(n, "puzzle-gone");
	} else if (!say_position(&s)) {
		return false;
	}
	return say_past(n, p, table);
}
