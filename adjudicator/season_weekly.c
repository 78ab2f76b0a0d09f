/* SPDX-License-Identifier: ISC */
#include "adjudicator/season_weekly.h"

#include "adjudicator/choices.h"
#include "adjudicator/news.h"
#include "adjudicator/season_standings.h"
#include "formats/phrase.h"
#include "formats/text/utf8.h"

enum {
	WEEK = 7 * 86400,
	CROSS_MOST = 12,
	CROSS_NAME = 18,
	CELL = 2,
	RESULTS_MOST = 40
};

/* --------------------------------------------------------------- who met whom */

static void say_cell(struct buf *b, const struct season_run *r, int64_t me,
		     int64_t other)
{
	static const char *const halves[] = {"0", "\u00bd", "1"};
	size_t n = 0;

	for (size_t i = 0; i < r->s.fixtures && n < CELL; i++) {
		const struct season_fixture *f = &r->s.fixture[i];
		bool first = f->first == me && f->second == other;
		int half = first || (f->first == other && f->second == me)
				   ? fixture_half(f, !first)
				   : -1;

		if (half >= 0 && half <= 2) {
			buf_str(b, halves[half]);
			n++;
		}
	}
	buf_str(b, n > 0 ? "" : me == other ? "x" : ".");
}

static void pad(struct buf *b, struct view text, size_t width, bool right)
{
	size_t w = utf8_width(text);
	size_t space = w < width ? width - w : 0;

	buf_repeat(b, ' ', right ? space : 0);
	buf_add(b, text);
	buf_repeat(b, ' ', right ? 0 : space);
}

void season_cross_text(struct buf *b, const struct season_run *r,
		       const struct season_table *t)
{
	size_t n = t->side.entrants;

	if (n > CROSS_MOST) {
		return;
	}
	buf_str(b, "\t|");
	buf_repeat(b, ' ', 6 + CROSS_NAME);
	for (size_t k = 0; k < n; k++) {
		buf_printf(b, " %2zu", k + 1);
	}
	buf_char(b, '\n');
	for (size_t i = 0; i < n; i++) {
		const struct season_entrant *e = t->side.entrant[t->row[i].entrant];

		buf_printf(b, "\t|  %2zu  ", i + 1);
		pad(b, utf8_head(e->name, CROSS_NAME), CROSS_NAME, false);
		for (size_t k = 0; k < n; k++) {
			struct buf cell = buf_in(b->arena);

			say_cell(&cell, r, e->id,
				 t->side.entrant[t->row[k].entrant]->id);
			buf_char(b, ' ');
			pad(b, buf_view(&cell), CELL, true);
		}
		buf_char(b, '\n');
	}
}

/* -------------------------------------------------------------------- the letter */

/* "Ann - Ben 310:280 (12)", a line for each game that ended behind that moment. */
static void say_results(struct buf *b, const struct season_run *r,
			const struct season_table *t, int64_t since,
			struct view language)
{
	size_t n = 0;

	for (size_t i = 0; i < r->s.fixtures && n < RESULTS_MOST; i++) {
		const struct season_fixture *f = &r->s.fixture[i];
		int first = season_side_at(&t->side, f->first);
		int second = season_side_at(&t->side, f->second);

		if (f->how != FIXTURE_PLAYED || !f->over || f->ended <= since ||
		    first < 0 || second < 0) {
			continue;
		}
		if (n++ == 0) {
			buf_char(b, '\n');
			phrase(b, language, "season-results", NULL);
			buf_str(b, "\n\n");
		}
		buf_str(b, "\t|  ");
		buf_add(b, utf8_head(t->side.entrant[first]->name, CROSS_NAME));
		buf_str(b, " - ");
		buf_add(b, utf8_head(t->side.entrant[second]->name, CROSS_NAME));
		buf_printf(b, "  %d : %d  (%lld)\n", f->points[0], f->points[1],
			   (long long)f->game);
	}
}

/* What all letters of a division share. */
struct weekly {
	struct desk *d;
	struct arena *arena;
	struct season_run *r;
	struct season_table t;
	int64_t since;
};

static bool tell(const struct weekly *x, const struct season_entrant *e,
		 struct err *err)
{
	struct addressee to = {.player = e->player,
			       .seat = -1,
			       .language = e->language.len > 0 ? e->language
							       : view_of("en")};
	struct moment now = {.now = x->d->now};
	struct buf text = buf_in(x->arena);
	struct buf head = buf_in(x->arena);
	struct fields *f = fields_in(x->arena);

	if (e->gone || e->state != ENTRANT_IN) {
		return true;
	}
	if (!choices_zone(x->d->store, x->arena, e->player, 0, &now.zone, err)) {
		return false;
	}
	fields_set(f, "season", x->r->s.name);
	season_standings_say(&text, x->r, &x->t, e, &now, to.language);
	say_results(&text, x->r, &x->t, x->since, to.language);
	if (x->t.side.entrants <= CROSS_MOST) {
		buf_char(&text, '\n');
		phrase(&text, to.language, "season-cross", f);
		buf_str(&text, "\n\n");
		season_cross_text(&text, x->r, &x->t);
	}
	phrase(&head, to.language, "head-season-standings", f);
	return news_tell(
		x->d, &to,
		&(struct told){"standings", buf_view(&head), buf_view(&text), 0}, err);
}

bool season_weekly(struct desk *d, struct arena *arena, struct season_run *r,
		   struct err *err)
{
	const char *name =
		arena_printf(arena, "season.%lld.weekly", (long long)r->s.id);
	int64_t last = 0;

	if (!store_number(d->store, name, &last, err)) {
		return false;
	}
	last = last > r->s.started ? last : r->s.started;
	if (d->now < last + WEEK) {
		return true;
	}
	for (size_t i = 0; i < r->plan.divisions; i++) {
		struct weekly x = {d, arena, r, season_table(r, arena, i), last};

		for (size_t k = 0; k < x.t.side.entrants; k++) {
			if (!tell(&x, x.t.side.entrant[k], err)) {
				return false;
			}
		}
	}
	return store_set_number(d->store, name, d->now, err);
}
