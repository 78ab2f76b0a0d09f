/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/bulletin.h"

#include "formats/columns.h"
#include "formats/phrase.h"
#include "formats/text/utf8.h"

enum { NAME_MOST = 16 /* two stand on a line */, LINES_MOST = 100 };

static const char *const hows[FIXTURE_HOWS_] = {
	[FIXTURE_OPEN] = "site-not-begun",
	[FIXTURE_PLAYED] = "site-goes-on",
	[FIXTURE_BYE] = "site-bye",
	[FIXTURE_FORFEIT_FIRST] = "site-forfeit",
	[FIXTURE_FORFEIT_SECOND] = "site-forfeit",
	[FIXTURE_FORFEIT_BOTH] = "site-forfeit-both",
	[FIXTURE_ANNULLED] = "site-annulled",
};

const char *season_how_phrase(enum fixture_how how)
{
	return hows[how];
}

/* The entrant's name; a dash if he is no longer in the division. */
static struct view name_of(const struct season_lines *x, int64_t entrant)
{
	int at = season_side_at(&x->t->side, entrant);

	return at < 0 ? view_of("-")
		      : utf8_head(x->t->side.entrant[at]->name, NAME_MOST);
}

static void add_pair(struct columns *t, const struct season_lines *x,
		     const struct season_fixture *f)
{
	struct view first = name_of(x, f->first);

	if (f->second == 0) {
		columns_add(t, first);
	} else {
		columns_printf(t, "%.*s - %.*s", VIEW_ARG(first),
			       VIEW_ARG(name_of(x, f->second)));
	}
}

static void add_number(struct columns *t, const struct season_fixture *f)
{
	if (f->game != 0) {
		columns_printf(t, "(%lld)", (long long)f->game);
	} else {
		columns_add(t, (struct view){0});
	}
}

static void add_points(struct columns *t, const struct season_fixture *f)
{
	static const char *const points[] = {"0", "\u00bd", "1"};
	int first = fixture_half(f, 0);
	int second = fixture_half(f, 1);

	if (f->second != 0 && first >= 0 && second >= 0) {
		columns_printf(t, "%s : %s", points[first], points[second]);
	} else {
		columns_add(t, (struct view){0});
	}
}

struct view season_score(struct arena *arena, const struct season_fixture *f,
			 struct view language)
{
	struct fields *score = fields_in(arena);

	fields_set_num(score, "first", f->points[0]);
	fields_set_num(score, "second", f->points[1]);
	fields_set_bool(score, "resigned", f->resigned);
	return phrase_text(arena, language, "season-score", score);
}

size_t season_result_lines(struct buf *b, const struct season_lines *x,
			   const struct season_which *which)
{
	struct columns t = {.arena = b->arena, .count = 4};

	for (size_t i = 0; i < x->r->s.fixtures; i++) {
		const struct season_fixture *f = &x->r->s.fixture[i];

		if (!season_of_side(&x->t->side, f->division) ||
		    !which->wanted(f, which->arg) || t.cells / t.count >= LINES_MOST) {
			continue;
		}
		add_pair(&t, x, f);
		add_points(&t, f);
		if (f->how == FIXTURE_PLAYED && f->over) {
			columns_add(&t, season_score(b->arena, f, x->language));
		} else {
			columns_add(&t, phrase_text(b->arena, x->language, hows[f->how],
						    NULL));
		}
		add_number(&t, f);
	}
	return columns_write_quoted(&t, b);
}

size_t season_pair_lines(struct buf *b, const struct season_lines *x, int round)
{
	struct columns t = {.arena = b->arena, .count = 2};

	for (size_t i = 0; i < x->r->s.fixtures; i++) {
		const struct season_fixture *f = &x->r->s.fixture[i];

		if (f->round != round || !season_of_side(&x->t->side, f->division) ||
		    t.cells / t.count >= LINES_MOST) {
			continue;
		}
		add_pair(&t, x, f);
		if (f->how == FIXTURE_PLAYED || f->how == FIXTURE_OPEN) {
			add_number(&t, f);
		} else {
			columns_add(&t, phrase_text(b->arena, x->language, hows[f->how],
						    NULL));
		}
	}
	return columns_write_quoted(&t, b);
}
