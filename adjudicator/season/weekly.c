/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/news.h"

#include "adjudicator/season/letter_text.h"
#include "adjudicator/store/stored.h"
#include "formats/text/utf8.h"

enum { WEEK = 7 * 86400, CROSS_MOST = 12, CROSS_NAME = 18, CELL = 2 };

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

void season_cross_say(struct buf *b, const struct season_lines *x)
{
	const struct season_table *t = x->t;
	size_t n = t->side.entrants;

	if (n > CROSS_MOST) {
		return;
	}
	season_heading(b, x->language, "season-cross", NULL);
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

			say_cell(&cell, x->r, e->id,
				 t->side.entrant[t->row[k].entrant]->id);
			buf_char(b, ' ');
			pad(b, buf_view(&cell), CELL, true);
		}
		buf_char(b, '\n');
	}
}

/* ------------------------------------------------------------------ what is new */

struct lately {
	const struct season_bulletin *x;
	int64_t since;
};

static bool ended_lately(const struct season_fixture *f, const void *arg)
{
	const struct lately *l = arg;

	return f->how == FIXTURE_PLAYED && f->over && f->ended > l->since &&
	       !season_is_ended(f, &l->x->ended);
}

void season_weekly_results(struct buf *b, const struct season_bulletin *x,
			   int64_t since, struct view language)
{
	const struct season_lines lines = {x->r, &x->t, language};
	const struct lately lately = {x, since};
	const struct season_which which = {ended_lately, &lately};
	struct buf rows = buf_in(b->arena);

	if (season_result_lines(&rows, &lines, &which) == 0) {
		return;
	}
	season_heading(b, language, "season-results", NULL);
	buf_add(b, buf_view(&rows));
}

/* ------------------------------------------------------------------- once a week */

static const char *number_of(struct arena *arena, const struct season_run *r)
{
	return arena_printf(arena, STORED_SEASON ".%lld" STORED_WEEKLY,
			    (long long)r->s.id);
}

bool season_weekly_due(struct context *d, struct arena *arena,
		       const struct season_run *r, bool *due, int64_t *since,
		       struct err *err)
{
	if (!store_number(d->store, number_of(arena, r), since, err)) {
		return false;
	}
	*since = *since > r->s.started ? *since : r->s.started;
	*due = d->now >= *since + WEEK;
	return true;
}

bool season_weekly_done(struct context *d, struct arena *arena,
			const struct season_run *r, struct err *err)
{
	return store_set_number(d->store, number_of(arena, r), d->now, err);
}
