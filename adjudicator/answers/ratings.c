/* SPDX-License-Identifier: ISC */
/* The answer to "ratings": how strong the writer plays, month by month, and how strong
 * the others of the club do. */
#include "adjudicator/record/ratings.h"
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "formats/columns.h"
#include "formats/phrase.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

enum { ROWS_MOST = 30, MONTHS_MOST = 6, NAME_MOST = 30, YEAR = 12 };

struct asking_ratings {
	struct note n;
	struct kept_ratings kinds; /* of the club */
	struct kept_ratings own;   /* every month of the writer */
	struct kept_rating what;   /* the table that is shown; kind empty: none */
	size_t others;             /* kinds of the club that are not shown */
};

/* ------------------------------------------------------------------ which table */

static bool same_kind(const struct kept_rating *a, const struct kept_rating *b)
{
	return view_eq(a->kind, b->kind) && view_eq(a->language, b->language);
}

/* Whether each of the words names the game or the language of `k`. */
static bool is_named(struct arena *arena, const struct kept_rating *k,
		     struct view words)
{
	struct view word;
	bool all = true;

	while ((word = view_word(&words)).len > 0) {
		struct view lower = utf8_lower(arena, word);

		all = all && (view_eq(lower, k->kind) || view_eq(lower, k->language));
	}
	return all;
}

/* Chooses the table: the one that `words` name. Without words that of the game `r`, or
 * if `r` is NULL that of the kind which the writer played last; else the first one. */
static void choose(struct asking_ratings *x, const struct record *r, struct view words)
{
	struct kept_rating wish = {0};

	if (words.len > 0) {
		for (size_t i = x->kinds.n; i > 0; i--) {
			if (is_named(x->n.arena, &x->kinds.at[i - 1], words)) {
				x->what = x->kinds.at[i - 1];
			}
		}
		return;
	}
	if (r != NULL) {
		wish.kind = view_of(r->setup.game->name);
		wish.language = r->setup.language;
	}
	for (size_t i = 0; i < x->own.n; i++) {
		const struct kept_rating *k = &x->own.at[i];
		bool same = k->month == wish.month;

		if (r == NULL &&
		    (k->month > wish.month || (same && k->total > wish.total))) {
			wish = *k;
		}
	}
	x->what = x->kinds.n > 0 ? x->kinds.at[0] : x->what;
	for (size_t i = 0; i < x->kinds.n; i++) {
		if (same_kind(&wish, &x->kinds.at[i])) {
			x->what = x->kinds.at[i];
		}
	}
}

/* ---------------------------------------------------------------------- the words */

/* "Angry Words, English". The language has its own name if we write letters in it, else
 * its code. */
static struct view kind_name(struct asking_ratings *x, const struct kept_rating *k)
{
	struct arena *a = x->n.arena;
	const struct game *g = game_find(k->kind);
	struct view language = phrase_language(a, k->language);

	language = language.len > 0 ? language : k->language;
	return view_of(arena_printf(a, "%s, %.*s",
				    g != NULL ? g->title : arena_str(a, k->kind),
				    VIEW_ARG(language)));
}

static struct view games_text(struct asking_ratings *x, int count)
{
	fields_set_num(x->n.f, "count", count);
	return phrase_text(x->n.arena, x->n.to.language, "ratings-games", x->n.f);
}

static struct view month_text(struct asking_ratings *x, int month)
{
	fields_set(x->n.f, "month",
		   phrase_word(x->n.arena, x->n.to.language, "months",
			       (size_t)(month % YEAR)));
	fields_set_num(x->n.f, "year", month / YEAR);
	return phrase_text(x->n.arena, x->n.to.language, "ratings-month", x->n.f);
}

static void add_numbers(struct columns *t, const struct rating *r)
{
	columns_printf(t, "%d", rating_shown(r->rating));
	columns_printf(t, "± %d", rating_shown(r->deviation));
}

static void put_head(struct asking_ratings *x, const char *name)
{
	fields_set(x->n.f, "kind", kind_name(x, &x->what));
	buf_str(&x->n.text, x->n.text.len > 0 ? "\n" : "");
	note_say(&x->n, name);
	note_gap(&x->n);
}

/* ------------------------------------------------------------------------ his own */

/* Whether row i is the last month of its kind. The rows of a kind stand together, by
 * month. */
static bool is_last(const struct kept_ratings *own, size_t i)
{
	return i + 1 == own->n || !same_kind(&own->at[i], &own->at[i + 1]);
}

static void put_own(struct asking_ratings *x)
{
	struct columns t = {.arena = x->n.arena, .count = 5, .right = 2U | 4U | 8U};

	if (x->own.n == 0) {
		note_say(&x->n, "ratings-none");
		buf_char(&x->n.text, '\n');
		return;
	}
	note_say(&x->n, "ratings-own");
	note_gap(&x->n);
	for (size_t i = 0; i < x->own.n; i++) {
		struct rating r = rating_of_kept(&x->own.at[i]);

		if (!is_last(&x->own, i)) {
			continue;
		}
		r = rating_in(&r, rating_month(x->n.d->now));
		columns_add(&t, kind_name(x, &x->own.at[i]));
		add_numbers(&t, &r);
		columns_add(&t, games_text(x, r.total));
		columns_add(&t, rating_provisional(&r)
					? phrase_text(x->n.arena, x->n.to.language,
						      "ratings-provisional", NULL)
					: view_of(""));
	}
	columns_write_quoted(&t, &x->n.text);
}

/* The writer's last months of the kind that is shown, and how the rating changed in
 * each. */
static void put_months(struct asking_ratings *x)
{
	struct columns t = {.arena = x->n.arena, .count = 4, .right = 2U | 4U | 8U};
	size_t end = 0;
	size_t from;
	size_t begin;

	while (end < x->own.n &&
	       !(same_kind(&x->own.at[end], &x->what) && is_last(&x->own, end))) {
		end++;
	}
	if (end == x->own.n) {
		return;
	}
	begin = end;
	while (begin > 0 && same_kind(&x->own.at[begin - 1], &x->what)) {
		begin--;
	}
	from = end - begin < MONTHS_MOST ? begin : end + 1 - MONTHS_MOST;
	if (begin == end) {
		return; /* put_own has told a single month already */
	}
	for (size_t i = from; i <= end; i++) {
		struct rating start = rating_start(0);
		int was = rating_shown(i > begin ? x->own.at[i - 1].rating
						 : start.rating);
		int is = rating_shown(x->own.at[i].rating);

		columns_add(&t, month_text(x, x->own.at[i].month));
		columns_printf(&t, "%d", is);
		columns_printf(&t, is == was ? "%d" : "%+d", is - was);
		columns_add(&t, games_text(x, x->own.at[i].games));
	}
	put_head(x, "ratings-months");
	columns_write_quoted(&t, &x->n.text);
}

/* ------------------------------------------------------------------------ the club */

static void add_row(struct asking_ratings *x, struct columns *t, const struct rated *r)
{
	struct fields *f = x->n.f;

	if (r->provisional) {
		columns_add(t, view_of("?"));
	} else {
		columns_printf(t, "%d", r->rank);
	}
	fields_set(f, "name", utf8_head(r->name, NAME_MOST));
	fields_set_bool(f, "me", r->player == x->n.to.player);
	columns_add(t, phrase_text(x->n.arena, x->n.to.language, "ratings-name", f));
	add_numbers(t, &r->now);
	columns_add(t, games_text(x, r->now.total));
}

static bool put_club(struct asking_ratings *x)
{
	struct columns t = {
		.arena = x->n.arena, .count = 5, .right = 1U | 4U | 8U | 16U};
	struct rated_club club;
	size_t left = 0;

	if (!ratings_club(x->n.d->store, x->n.arena, &x->what, x->n.d->now, &club,
			  x->n.err)) {
		return false;
	}
	if (club.n == 0) {
		return true;
	}
	for (size_t i = 0; i < club.n; i++) {
		if (i < ROWS_MOST || club.at[i].player == x->n.to.player) {
			add_row(x, &t, &club.at[i]);
		} else {
			left++;
		}
	}
	put_head(x, "ratings-club");
	columns_write_quoted(&t, &x->n.text);
	if (left > 0) {
		fields_set_num(x->n.f, "count", (long)left);
		buf_char(&x->n.text, '\n');
		note_say(&x->n, "ratings-left");
		buf_char(&x->n.text, '\n');
	}
	return true;
}

static void put_closing(struct asking_ratings *x)
{
	struct fields *f = x->n.f;

	for (size_t i = 0; i < x->kinds.n; i++) {
		const struct kept_rating *k = &x->kinds.at[i];

		if (!same_kind(k, &x->what) && x->others++ == 0) {
			fields_set(f, "other",
				   view_of(arena_printf(x->n.arena, "%.*s %.*s",
							VIEW_ARG(k->kind),
							VIEW_ARG(k->language))));
			fields_set(f, "kind", kind_name(x, k));
		}
	}
	buf_char(&x->n.text, '\n');
	note_say(&x->n, "ratings-meaning");
}

bool answer_ratings(struct hearing *h, const struct record *r, int seat,
		    const struct order *o)
{
	struct asking_ratings x = {.n = answer_to(h, r, seat)};
	struct store *st = h->d->store;

	if (!ratings_refresh(st, h->err) ||
	    !rating_kinds(st, h->arena, &x.kinds, h->err) ||
	    !rating_of_player(st, h->arena, x.n.to.player, &x.own, h->err)) {
		return false;
	}
	choose(&x, r, o->args);
	put_own(&x);
	if (x.what.kind.len > 0) {
		put_months(&x);
		if (!put_club(&x)) {
			return false;
		}
	} else if (o->args.len > 0) {
		fields_set(x.n.f, "what", o->args);
		buf_char(&x.n.text, '\n');
		note_say(&x.n, "ratings-unknown");
		buf_char(&x.n.text, '\n');
	}
	put_closing(&x);
	return answer_tell(h, &x.n, "help", "head-ratings");
}
