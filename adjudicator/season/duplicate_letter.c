/* SPDX-License-Identifier: ISC */
/* What everybody reads about a round: what was found, how he stands, and the next
 * rack. */
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/letter_text.h"
#include "formats/phrase.h"
#include "formats/say.h"

enum { PLAYS_SHOWN = 8, NAMES_SHOWN = 12, TABLE_SHOWN = 20 };

struct telling {
	const struct season_duplicate_news *x;
	const struct season_entrant *me;
	struct season_table table;
	struct view luck; /* the fingerprint of the words; empty: it is not told */
	size_t from, to;  /* the plays of the closed round, in r->s.play */
	size_t of;        /* how many entrants still play */
	struct note n;
};

/* Prepares what is the same for all readers. */
static bool prepare(struct telling *t, const struct season_duplicate_news *x)
{
	const struct season *s = &x->r->s;

	*t = (struct telling){.x = x, .table = season_table(x->r, x->arena, 0)};
	(void)season_duplicate_sent(x->r, x->was, &t->of);
	while (t->from < s->plays && s->play[t->from].round < x->was) {
		t->from++;
	}
	for (t->to = t->from; t->to < s->plays && s->play[t->to].round == x->was;) {
		t->to++;
	}
	return season_duplicate_laid(x->r, x->was) != NULL ||
	       season_duplicate_told_luck(x, &t->table.side, &t->luck);
}

/* ---------------------------------------------------- the round that is closed */

/* The names of the first few who sent that play; *count: how many did. */
static struct view finders(struct telling *t, struct view play, size_t *count)
{
	const struct season_run *r = t->x->r;
	struct view *name = arena_array(t->n.arena, NAMES_SHOWN + 1, sizeof *name);
	size_t n = 0;

	*count = 0;
	for (size_t i = t->from; i < t->to; i++) {
		const struct season_play *p = &r->s.play[i];

		if (!view_eq(p->play, play)) {
			continue;
		}
		if ((*count)++ < NAMES_SHOWN) {
			name[n++] = season_entrant_name(r, p->entrant);
		}
	}
	return say_list(t->n.arena, t->n.to.language, LIST_AND, name, n);
}

static void say_laid(struct telling *t, const struct season_laid *laid)
{
	struct fields *f = t->n.f;
	size_t found;

	fields_set_num(f, "round", laid->round);
	if (laid->play.len == 0) {
		note_say(&t->n, "duplicate-nothing");
		return;
	}
	fields_set(f, "play", season_duplicate_shown(t->n.arena, laid->play));
	fields_set_num(f, "points", laid->points);
	fields_set(f, "names", finders(t, laid->play, &found));
	fields_set_num(f, "found", (long)found);
	fields_set_bool(f, "some", found > 0);
	fields_set_bool(f, "more", found > NAMES_SHOWN);
	fields_set_num(f, "of", (long)t->of);
	fields_set_bool(f, "missed", laid->best_points > laid->points);
	fields_set(f, "best", season_duplicate_shown(t->n.arena, laid->best));
	fields_set_num(f, "best-points", laid->best_points);
	note_say(&t->n, "duplicate-laid");
}

static const struct table_row *row_of(const struct telling *t)
{
	for (size_t i = 0; i < t->table.side.entrants; i++) {
		if (t->table.side.entrant[t->table.row[i].entrant]->id == t->me->id) {
			return &t->table.row[i];
		}
	}
	return NULL;
}

static void say_own(struct telling *t, int round)
{
	const struct season_play *p = season_duplicate_play(t->x->r, round, t->me->id);
	const struct table_row *row = row_of(t);
	struct fields *f = fields_in(t->n.arena);

	fields_set_bool(f, "passed", p != NULL && p->play.len == 0);
	if (p != NULL && p->play.len > 0) {
		fields_set(f, "play", season_duplicate_shown(t->n.arena, p->play));
	}
	fields_set_num(f, "points", p != NULL ? p->points : 0);
	note_add(&t->n, "duplicate-own", f);
	if (row != NULL) {
		fields_set_num(f, "total", row->half / 2);
		fields_set_num(f, "place", row->rank);
		fields_set_num(f, "players", (long)t->table.side.entrants);
		note_add(&t->n, "duplicate-place", f);
	}
}

/* Adds each different play once, the best first, and who found it. */
static void say_plays(struct telling *t)
{
	const struct season_run *r = t->x->r;
	struct columns s =
		season_sheet(t->n.arena, t->n.to.language, "duplicate-columns", 4);
	size_t n = 0;

	s.right = 1U | 1U << 2;
	for (size_t i = t->from; i < t->to && n < PLAYS_SHOWN; i++) {
		const struct season_play *p = &r->s.play[i];
		bool first = p->play.len > 0;
		size_t count;
		struct view names;

		for (size_t k = t->from; k < i && first; k++) {
			first = !view_eq(r->s.play[k].play, p->play);
		}
		if (!first) {
			continue;
		}
		names = finders(t, p->play, &count);
		columns_printf(&s, "%d", p->points);
		columns_add(&s, season_duplicate_shown(t->n.arena, p->play));
		columns_printf(&s, "%zu", count);
		columns_add(&s, count > 3 ? view_of("") : names);
		n++;
	}
	if (n > 0) {
		note_gap(&t->n);
		note_say(&t->n, "duplicate-plays");
		note_gap(&t->n);
		columns_write_quoted(&s, &t->n.text);
	}
}

static void say_table(struct telling *t)
{
	struct columns s =
		season_sheet(t->n.arena, t->n.to.language, "duplicate-standing", 4);
	size_t rows = t->table.side.entrants;
	bool there = false;

	for (size_t i = 0; i < rows; i++) {
		const struct table_row *row = &t->table.row[i];
		const struct season_entrant *e = t->table.side.entrant[row->entrant];

		if (e->state != ENTRANT_IN ||
		    (i >= TABLE_SHOWN && (there || e->id != t->me->id))) {
			continue;
		}
		there = there || e->id == t->me->id;
		columns_printf(&s, "%d", row->rank);
		season_sheet_name(&s, e->name);
		columns_printf(&s, "%d", row->half / 2);
		season_sheet_spread(&s, row->spread);
	}
	note_gap(&t->n);
	note_say(&t->n, "duplicate-table");
	note_gap(&t->n);
	columns_write_quoted(&s, &t->n.text);
}

/* --------------------------------------------------------- the round that opens */

/* Adds the words that went into the draws, each after a bar, and their fingerprint. */
static void say_luck(struct telling *t)
{
	const struct season_side *side = &t->table.side;

	note_gap(&t->n);
	note_say(&t->n, "duplicate-luck");
	note_gap(&t->n);
	for (size_t i = 0; i < side->entrants; i++) {
		if (side->entrant[i]->luck.len > 0) {
			buf_printf(&t->n.text, "\t| %zu %.*s\n", i + 1,
				   VIEW_ARG(side->entrant[i]->luck));
		}
	}
	buf_printf(&t->n.text, "\t| = %.*s\n", VIEW_ARG(t->luck));
}

static bool say_open(struct telling *t, bool first)
{
	const struct season_run *r = t->x->r;
	const struct season_round *round = season_duplicate_round(r);
	struct fields *f = t->n.f;

	fields_set_num(f, "round", round->n);
	fields_set_num(f, "rounds", r->plan.rounds);
	fields_set_bool(f, "all", r->plan.best == SEASON_BEST_OF_ALL);
	fields_set_bool(f, "last", round->n == r->plan.rounds);
	fields_set_num(f, "players", (long)t->table.side.entrants);
	note_set_span(&t->n, "span", r->plan.round);
	if (!note_zone(&t->n)) {
		return false;
	}
	note_set_time(&t->n, "due", round->due);
	note_say(&t->n, first ? "duplicate-begins" : "duplicate-opens");
	if (season_duplicate_play(r, round->n, t->me->id) != NULL) {
		note_say(&t->n, "duplicate-sent");
	}
	if (first && t->luck.len > 0) {
		say_luck(t);
	}
	return true;
}

static bool write(struct telling *t)
{
	const struct season_laid *laid = season_duplicate_laid(t->x->r, t->x->was);
	bool over = t->x->game->pos.over;

	t->n.f = season_about(t->n.arena, t->x->r);
	fields_set_bool(t->n.f, "over", over);
	if (laid != NULL) {
		say_laid(t, laid);
		say_own(t, laid->round);
		if (over) {
			note_say(&t->n, "duplicate-over");
		} else {
			note_gap(&t->n);
		}
	}
	if (!over && !say_open(t, laid == NULL)) {
		return false;
	}
	if (laid != NULL) {
		say_plays(t);
		if (!over) { /* otherwise the letter at the season's end has it */
			say_table(t);
		}
	}
	return note_tell(&t->n, over ? "end" : "turn",
			 over           ? "head-duplicate-over"
			 : laid == NULL ? "head-duplicate-begins"
					: "head-duplicate-round");
}

static bool tell_him(struct telling *t, const struct season_entrant *e, int64_t letter)
{
	const struct season_duplicate_news *x = t->x;

	if (e->state != ENTRANT_IN || e->gone) {
		return true;
	}
	t->me = e;
	t->n = note_to(x->d, x->arena,
		       news_to_player(e->player, x->game->match.id,
				      season_language(e->language)),
		       x->err);
	t->n.to.letter = letter;
	return write(t);
}

bool season_duplicate_tell_one(const struct season_duplicate_news *x,
			       const struct season_entrant *e, int64_t letter)
{
	struct telling t;

	return prepare(&t, x) && tell_him(&t, e, letter);
}

bool season_duplicate_tell(const struct season_duplicate_news *x)
{
	struct telling t;
	bool ok = prepare(&t, x);

	for (size_t i = 0; ok && i < x->r->s.entrants; i++) {
		ok = tell_him(&t, &x->r->s.entrant[i], 0);
	}
	return ok;
}

bool season_duplicate_tell_longer(const struct season_duplicate_news *x, int64_t span)
{
	const struct season_round *round = season_duplicate_round(x->r);
	bool ok = true;

	for (size_t i = 0; ok && i < x->r->s.entrants; i++) {
		const struct season_entrant *e = &x->r->s.entrant[i];
		struct note n = note_to(x->d, x->arena,
					news_to_player(e->player, x->game->match.id,
						       season_language(e->language)),
					x->err);

		if (e->state != ENTRANT_IN || e->gone) {
			continue;
		}
		n.f = season_about(x->arena, x->r);
		fields_set_num(n.f, "round", round->n);
		fields_set_bool(n.f, "away", span > 0);
		note_set_span(&n, "span", span);
		ok = note_zone(&n);
		note_set_time(&n, "due", round->due);
		note_say(&n, "duplicate-longer");
		ok = ok && note_tell(&n, "notice", "head-duplicate-longer");
	}
	return ok;
}
