/* SPDX-License-Identifier: ISC */
/*
 * Answers that take one tap: links in the HTML part that open a new letter to the
 * reply address, with the order written in it.
 * - Only orders that fit the position as this reader sees it are offered; a reader
 *   who may not play gets none.
 * - The reply address proves game and seat and names the question. So "yes" finds
 *   its question without In-Reply-To, which many programs do not set in such a
 *   letter.
 * - No label is an order: a program that quotes our letter without marks would send
 *   it.
 * - The link to the page where a turn is laid out (adjudicator/letters/play_link.h)
 *   is only in the HTML: it is far longer than a line of text, and means nothing to
 *   a human reader.
 */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/letters/body.h"
#include "adjudicator/letters/play_link.h"
#include "adjudicator/record/seats.h"
#include "formats/boards/lines.h"
#include "formats/say.h"
#include "formats/uri.h"
#include <string.h>

/* ------------------------------------------------------------- what fits */

static bool path(const struct draft *p)
{
	return p->view->ground != GROUND_BOARD;
}

/* Whether an order of the reader's own waits to be carried out. */
static bool settles(const struct draft *p)
{
	return p->settling.game != 0;
}

static bool may_question(const struct draft *p)
{
	return !path(p) && !settles(p) && view_may_question(p->view);
}

/* Where every word is good, a challenge can only lose. */
static bool may_win(const struct draft *p)
{
	return may_question(p) && !lexicon_is_any(p->r->setup.lexicon);
}

static bool may_check(const struct draft *p)
{
	return path(p) && !settles(p) && view_may_question(p->view);
}

static bool draw(const struct draft *p)
{
	return view_is_asked(p->view, REQUEST_DRAW);
}

static bool undo(const struct draft *p)
{
	return view_is_asked(p->view, REQUEST_UNDO);
}

static bool pause(const struct draft *p)
{
	return view_is_asked(p->view, REQUEST_PAUSE);
}

static bool paused(const struct draft *p)
{
	return p->view->paused;
}

static bool moves(const struct draft *p)
{
	return body_my_turn(p) && !p->view->pending.ends;
}

/* Whether a word of the reader's own waits and he may ask to take it back. */
static bool may_undo(const struct draft *p)
{
	const struct pending_view *w = &p->view->pending;

	return p->view->ground == GROUND_GRID && w->any && w->seat == p->seat &&
	       !w->frozen && !p->view->undone;
}

static bool may_exchange(const struct draft *p)
{
	return moves(p) && !path(p) && p->r->setup.options.value[OPTION_SWAP] == ON &&
	       p->view->seat[p->seat].exchanges != 0 &&
	       p->view->bag >= crossword_rules(&p->r->pos)->exchange_bag;
}

static bool may_sort(const struct draft *p)
{
	return moves(p) && p->view->ground == GROUND_GRID &&
	       p->view->seat[p->seat].sorts > 0;
}

static bool may_pass(const struct draft *p)
{
	return moves(p) && p->view->ground != GROUND_PILE;
}

static bool hidden(const struct draft *p)
{
	return !body_shows_board(p);
}

static bool no_help(const struct draft *p)
{
	return strcmp(p->kind, "help") != 0;
}

static bool may_claim(const struct draft *p)
{
	return p->view->flagged && p->view->to_move != p->seat &&
	       p->r->setup.options.value[OPTION_FLAG] == FLAG_CLAIM;
}

/* The links while a game runs. An order that ends in a blank is for its writer to
 * complete, and does nothing as it stands. */
static const struct tap {
	const char *phrase, *order;
	bool (*fits)(const struct draft *p);
	bool main; /* the likeliest answer; never pass or exchange */
} taps[] = {
	{"tap-takeback",     "takeback",     settles,      false},
	{"tap-stand",        "accept",       may_question, false},
	{"tap-question",     "question",     may_win,      false},
	{"tap-word",         "accept",       may_check,    false},
	{"tap-check",        "check",        may_check,    false},
	{"tap-agree-undo",   "agree undo",   undo,         false},
	{"tap-refuse-undo",  "refuse undo",  undo,         false},
	{"tap-agree-pause",  "agree pause",  pause,        false},
	{"tap-refuse-pause", "refuse pause", pause,        false},
	{"tap-agree-draw",   "agree draw",   draw,         false},
	{"tap-refuse-draw",  "refuse draw",  draw,         false},
	{"tap-claim",        "claim time",   may_claim,    true },
	{"tap-undo",         "undo",         may_undo,     false},
	{"tap-resume",       "resume",       paused,       true },
	{"tap-exchange",     "exchange ",    may_exchange, false},
	{"tap-sort",         "sort",         may_sort,     false},
	{"tap-pass",         "pass",         may_pass,     false},
	{"tap-show",         "show",         hidden,       true },
	{"tap-help",         "help",         no_help,      false},
};

/* --------------------------------------------------------------- writing */

enum { LINE = 72 }; /* columns */

struct tapping {
	const struct draft *p;
	const struct reply *envelope;
	struct fields *f;
	bool letters;       /* some link opens a letter */
	bool main;          /* some link was marked as the likeliest answer */
	struct fields *row; /* the last row; `right`: its right place is taken */
	bool right;
};

/* The letter's own subject, so that the answer joins its thread. It is cut to the
 * length of a line, because it is in every link; a secret at its end stays whole. */
static struct view subject(const struct tapping *t)
{
	struct view ours = t->p->subject;
	struct view whole = t->envelope->subject;

	return view_of(arena_printf(t->p->arena, "Re: %.*s%.*s",
				    VIEW_ARG(fit(t->p->arena, ours, LINE)),
				    VIEW_ARG(view_part(whole, ours.len, whole.len))));
}

/* Adds a link. The first one with `main` gets a row to itself, the others rows of
 * two. */
static void place(struct tapping *t, struct view href, struct view label, bool main)
{
	if (main && !t->main) {
		t->main = true;
		fields_set(t->f, "page", href);
		fields_set(t->f, "page-label", label);
		return;
	}
	t->right = t->row != NULL && !t->right;
	if (!t->right) {
		t->row = fields_item(t->f, "taps");
	}
	fields_set(t->row, t->right ? "right-href" : "href", href);
	fields_set(t->row, t->right ? "right-label" : "label", label);
}

static void add(struct tapping *t, const char *phrase, struct fields *keys,
		const char *order, bool main)
{
	struct arena *arena = t->p->arena;
	struct buf href = buf_in(arena);
	bool whole = !view_ends(view_of(order), " ");

	mailto_write(&href, t->envelope->reply_to, subject(t),
		     view_of(arena_printf(arena, "%s%s", order, whole ? "\n" : "")));
	place(t, buf_view(&href), body_sentence(t->p, phrase, keys), main);
	t->letters = true;
}

static void add_plain(struct tapping *t, const char *phrase, const char *order,
		      bool main)
{
	add(t, phrase, fields_in(t->p->arena), order, main);
}

static void add_choices(struct tapping *t, const struct question *q)
{
	struct arena *arena = t->p->arena;
	size_t count;
	bool written;

	(void)question_choice(q, 1, &count, &written);
	if (count == 1) {
		add_plain(t, "tap-yes", "yes", true);
	}
	for (size_t i = 1; count > 1 && i <= count; i++) {
		struct fields *keys = fields_in(arena);
		struct view order = question_choice(q, (long)i, &count, &written);

		fields_set_num(keys, "n", (long)i);
		fields_set(
			keys, "order",
			fit(arena, written ? order : view_written(arena, order), LINE));
		add(t, "tap-choose", keys, arena_printf(arena, "choose %zu", i), false);
	}
	add_plain(t, "tap-no", "no", false);
}

/* The reader's deadline in words; empty once it has passed. */
static struct view due(const struct draft *p)
{
	struct moment m = {p->view->deadline, p->d->now, p->chosen.zone};

	return m.time > m.now ? say_time_text(p->arena, p->player.language, &m)
			      : (struct view){0};
}

/* Adds the link to the page where a turn is laid out, if the club has a website. */
static void add_page(struct tapping *t)
{
	const struct draft *p = t->p;
	struct view site = view_of(p->d->config->site_url);
	struct play_link link = {.pos = &p->r->pos,
				 .view = p->view,
				 .language = p->player.language,
				 .game = p->r->match.id,
				 .address = t->envelope->reply_to,
				 .subject = subject(t),
				 .due = due(p),
				 .exchange = may_exchange(p),
				 .pass = may_pass(p),
				 .sort = may_sort(p)};
	struct buf href = buf_in(p->arena);

	if (site.len == 0 || !moves(p)) {
		return;
	}
	buf_add(&href, site);
	buf_str(&href, view_ends(site, "/") ? "play.html#" : "/play.html#");
	play_link_write(&href, &link);
	place(t, buf_view(&href), body_sentence(p, "tap-page", t->f), true);
}

static void add_position(struct tapping *t)
{
	add_page(t);
	for (size_t i = 0; i < sizeof taps / sizeof taps[0]; i++) {
		if (taps[i].fits(t->p)) {
			add(t, taps[i].phrase, fields_in(t->p->arena), taps[i].order,
			    taps[i].main);
		}
	}
}

static void add_invitation(struct tapping *t)
{
	const struct match *m = &t->p->r->match;
	bool own = m->inviter == t->p->player.id;

	if (m->seat[t->p->seat].accepted) {
		return;
	}
	add_plain(t, own ? "tap-own" : "tap-join", "accept", true);
	add_plain(t, "tap-decline", "decline", false);
	if (!t->p->player.confirmed && m->inviter != 0 && !own) {
		add_plain(t, "tap-never", "decline never", false);
	}
}

static bool add_all(struct tapping *t)
{
	const struct draft *p = t->p;
	struct question q;

	if (p->r == NULL || p->seat < 0) {
		return true;
	}
	if (view_is(p->r->match.state, "invited")) {
		add_invitation(t);
		return true;
	}
	if (p->view != NULL && p->view->over) {
		add_plain(t, "tap-rematch", "rematch", true);
		return true;
	}
	if (p->view == NULL || p->view->seat[p->seat].gone) {
		return true;
	}
	if (!record_question(p->r, p->arena, p->seat, body_question(p), &q, p->err)) {
		return false;
	}
	if (q.id != 0) {
		add_choices(t, &q);
	} else {
		add_position(t);
	}
	return true;
}

bool body_taps(const struct draft *p, const struct reply *envelope, struct fields *f)
{
	struct tapping t = {.p = p, .envelope = envelope, .f = f};

	if (!add_all(&t)) {
		return false;
	}
	if (t.letters) {
		fields_set(f, "tap-how", body_sentence(p, "tap-how", f));
	}
	return true;
}
