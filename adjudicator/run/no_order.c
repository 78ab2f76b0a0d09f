/* SPDX-License-Identifier: ISC */
/* Letters from a known player that hold no order: how to answer them. */
#include "adjudicator/run/hear.h"

#include "adjudicator/answers/answers.h"
#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/carry.h"
#include "adjudicator/store/stored.h"
#include "formats/orders/script.h"
#include "formats/refusal.h"
#include "formats/text/line.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { SHOWN_LINES = 4, LINE_SHOWN = 70 /* bytes */ };

static const char *const near_phrases[] = {
	[NEAR_QUESTION_MARK] = "near-mark", [NEAR_SPELLING] = "near-spelling",
	[NEAR_QUOTED] = "near-quoted",      [NEAR_LOOK_ALIKE] = "near-look-alike",
	[NEAR_LOOSE] = "near-spelling",     [NEAR_MARKED] = "near-quoted",
};

/* Removes "Re:", "Antw:", "Re[2]:" or "[Club]" from the beginning of a subject;
 * false when there is none. */
static bool peel_prefix(struct view *subject)
{
	enum { LONGEST = 12 };
	struct view rest = *subject;

	if (view_starts(rest, "[")) {
		view_cut(&rest, ']');
	} else {
		size_t n = view_find(view_part(rest, 0, LONGEST), ':');
		struct view word = view_trim_end(view_part(rest, 0, n));

		if (n == 0 || n == LONGEST || n == rest.len ||
		    view_find(word, ' ') < word.len) {
			return false;
		}
		rest = view_part(rest, n + 1, rest.len);
	}
	*subject = view_trim(rest);
	return true;
}

/* Finds an order in the subject, after prefixes that mail programs put there. Gives
 * up after more of them than any program writes, because each costs another whole
 * parsing. */
static bool subject_order(struct arena *arena, struct view subject, struct order *o)
{
	enum { PREFIXES_MOST = 16 };
	struct view rest = view_trim(subject);
	int peeled = 0;

	do {
		if (rest.len > 0 && order_read(arena, rest, o)) {
			return order_ends_turn(o->kind);
		}
	} while (peeled++ < PREFIXES_MOST && peel_prefix(&rest));
	return false;
}

static bool tell_nothing_found(struct hearing *h, const struct record *r,
			       const struct addressee *to, const struct orders *orders)
{
	struct note n = note_to(h->d, h->arena, *to, h->err);
	struct lines lines = lines_of(orders->shown);
	struct buf rows = buf_in(h->arena);
	struct view word = {0};
	struct view line;
	bool invited = false;

	fields_set(n.f, "me", h->player.name);
	if (to->seat >= 0) {
		invited = view_is(r->match.state, "invited");
		fields_set_bool(n.f, "asked", !r->match.seat[to->seat].accepted);
		fields_set_bool(n.f, "grid", r->setup.game->ground == GROUND_GRID);
		fields_set_bool(n.f, "pile", r->setup.game->ground == GROUND_PILE);
		fields_set(n.f, "others",
			   names_others(h->arena, to->language, &r->setup, to->seat));
	}
	note_say(&n, orders->shown.len > 0 ? "no-order" : "no-order-empty");
	note_gap(&n);
	while (lines.n < SHOWN_LINES && line_next(&lines, &line)) {
		buf_str(&n.text, "\t| ");
		buf_add(&n.text, utf8_head(line, LINE_SHOWN));
		buf_char(&n.text, '\n');
		if (rows.len == 0) {
			word = help_begun(&n, to->seat >= 0 ? r : NULL, line, &rows);
		}
	}
	buf_str(&n.text, "\n");
	if (rows.len > 0) {
		fields_set(n.f, "word", word);
		note_say(&n, "no-order-begun");
		note_gap(&n);
		buf_add(&n.text, buf_view(&rows));
		note_gap(&n);
	}
	note_say(&n, invited ? "no-order-invited" : "no-order-how");
	hearing_verdict(h, VERDICT_ANSWERED);
	return answer_tell(h, &n, "refusal", "head-no-order");
}

/* Asks whether a line that is nearly an order was meant as one. `one` has the order,
 * the line as it is shown and the reason; `how` is the phrase. */
static bool ask_near(struct hearing *h, const struct record *r,
		     const struct addressee *to, const char *how, struct choice one)
{
	struct asking asking = {.kind = "choose",
				.intro = "near",
				.how = how,
				.choice = &one,
				.choices = 1,
				.arrived = h->arrived};

	h->code = DIAG_NEAR_ORDER;
	if (strcmp(how, near_phrases[NEAR_LOOK_ALIKE]) == 0) {
		struct diag diag;
		struct buf b = buf_in(h->arena);

		script_refuse(&diag, one.shown);
		refusal_write(&b, to->language, &diag);
		one.why = buf_view(&b);
		h->code = diag.code;
	}
	hearing_verdict(h, VERDICT_ASKED);
	return ask(h->d, h->arena, r, to, &asking, h->err);
}

/* Whether the line names no square of the board. In games without squares such a
 * line is prose. */
static bool no_square(const struct record *r, const struct near *n, struct diag *diag)
{
	struct play_text play = {.square = n->meant};
	struct place place;

	return r->setup.game->ground == GROUND_BOARD &&
	       !place_read(&play, r->setup.rules.cols, r->setup.rules.rows, &place,
			   diag);
}

/* Tells that the board has no such square. */
static bool tell_no_square(struct hearing *h, const struct record *r,
			   const struct addressee *to, const struct near *n)
{
	struct order o = {.kind = ORDER_PLAY, .line = n->line, .text = n->line};
	struct diag diag = {0};

	(void)no_square(r, n, &diag);
	h->code = diag.code;
	return answer_order_refusal(h, r, to->seat, &o, &diag, NULL);
}

/* "cambio ideas" is no order of one who has no I. */
static bool gives(struct table *t, int seat, const struct order *o)
{
	return table_judge(t, seat, o) != OUTCOME_REFUSED ||
	       (t->diag.code != DIAG_TILE_MISSING &&
		t->diag.code != DIAG_UNKNOWN_LETTER && t->diag.code != DIAG_LOOK_ALIKE);
}

/* "VITAMIN B2" is no move of one who has no V, and "Ann" none where no path spells it.
 */
static bool possible(const struct hearing *h, const struct record *r, int seat,
		     struct view meant)
{
	struct table t = table_over(h->arena, &r->pos, h->d->now, false);
	bool board = r->setup.game->ground == GROUND_BOARD;
	struct order o;

	if (!order_read(h->arena, meant, &o) || (o.game > 0 && o.game != r->match.id)) {
		return false;
	}
	if (o.kind == ORDER_EXCHANGE && board) {
		return gives(&t, seat, &o);
	}
	if (o.kind != ORDER_PLAY && o.kind != ORDER_WORD) { /* Cubes have no pass */
		return !order_changes_game(o.kind) ||
		       r->setup.game->engine->verbs[o.kind].judge != NULL;
	}
	if (board != (o.kind == ORDER_PLAY)) {
		return false;
	}
	o.kind = ORDER_TRY;
	return table_judge(&t, seat, &o) != OUTCOME_REFUSED ||
	       t.diag.code == DIAG_NOT_A_WORD;
}

/* Whether the line claims another score than the play has: "8D CRATE 36". Then
 * *score is the real one, and *meant becomes the play alone. */
static bool other_score(const struct hearing *h, const struct record *r, int seat,
			struct view *meant, int *score)
{
	struct table t = table_over(h->arena, &r->pos, h->d->now, false);
	struct order o;
	struct order asked;

	if (!order_read(h->arena, *meant, &o) || !o.has_score) {
		return false;
	}
	asked = o;
	asked.kind = ORDER_TRY;
	if (table_judge(&t, seat, &asked) == OUTCOME_REFUSED ||
	    !carry_score(&o, &t, score) || *score == o.score) {
		return false;
	}
	*meant = o.text;
	return true;
}

/* The first line that may have been meant as an order; NULL: none. */
static const struct near *nearest(const struct hearing *h, const struct record *r,
				  int seat, const struct orders *orders)
{
	for (size_t i = 0; i < orders->nears; i++) {
		const struct near *n = &orders->near[i];
		struct diag diag;

		if (n->kind == NEAR_SQUARE ? no_square(r, n, &diag)
		    : n->kind == NEAR_LOOSE || n->kind == NEAR_MARKED
			    ? possible(h, r, seat, n->meant)
			    : true) {
			return n;
		}
	}
	return NULL;
}

/* What a line that begins as a yes may be meant for: an invitation, or what another
 * asks for; empty: nothing. */
static struct view near_yes(const struct hearing *h, const struct record *r, int seat,
			    const struct orders *orders)
{
	if (orders->yes.len == 0) {
		return (struct view){0};
	}
	return view_is(r->match.state, "invited") && !r->match.seat[seat].accepted
		       ? view_of("accept")
		       : answer_to_request(h, r, seat, true);
}

/* The order without the game's number: it is the game of the letter. */
static struct view ungamed(struct arena *arena, struct view meant)
{
	struct order o;

	return order_read(arena, meant, &o) && o.game > 0 ? order_whole(&o) : meant;
}

/* Asks about a line that is nearly an order: in free words, misspelt, or in the
 * wrong place. */
static bool ask_nearest(struct hearing *h, const struct record *r,
			const struct addressee *to, const struct near *near)
{
	struct choice one = {
		.order = near->meant, .shown = near->line, .written = true};
	int score;

	if (near->kind == NEAR_SQUARE) {
		return tell_no_square(h, r, to, near);
	}
	if (near->kind == NEAR_LOOSE) {
		one.order = ungamed(h->arena, near->meant);
	}
	if (near->kind == NEAR_LOOSE &&
	    other_score(h, r, to->seat, &one.order, &score)) {
		one.why = view_of(arena_printf(h->arena, "%d", score));
		return ask_near(h, r, to, "near-score", one);
	}
	return ask_near(h, r, to, near_phrases[near->kind], one);
}

static bool answer(struct hearing *h, const struct letter *l, struct record *r,
		   const struct addressee *to, const struct orders *orders)
{
	bool plays = to->seat >= 0 && !r->pos.over;
	const struct near *near;
	struct view yes;
	struct order o;
	bool handled = false;

	near = plays ? nearest(h, r, to->seat, orders) : NULL;
	if (plays &&
	    (near == NULL || near->kind == NEAR_QUOTED || near->kind == NEAR_MARKED)) {
		if (!ask_again(h, r, to, orders->yes, &handled) || handled) {
			return h->err->kind == ERR_NONE;
		}
	}
	if (near != NULL) {
		return ask_nearest(h, r, to, near);
	}
	yes = plays ? near_yes(h, r, to->seat, orders) : (struct view){0};
	if (yes.len > 0) {
		return ask_near(
			h, r, to, near_phrases[NEAR_SPELLING],
			(struct choice){.order = yes,
					.shown = utf8_head(orders->yes, LINE_SHOWN),
					.written = true});
	}
	if (plays && subject_order(h->arena, l->subject, &o)) {
		return ask_near(h, r, to, "subject-order",
				(struct choice){.order = o.text,
						.shown = o.text,
						.written = true});
	}
	return tell_nothing_found(h, r, to, orders);
}

/* *to: whom to answer; *q: whether there is another answer of that sort today. */
static bool may_answer(struct hearing *h, struct record *r, const char *sort, long most,
		       struct addressee *to, struct answer_limit *q)
{
	int seat;

	if (h->token.game != 0 &&
	    !record_load(h->d, h->arena, h->token.game, r, h->err)) {
		return false;
	}
	seat = hearing_seat(h, r);
	*to = hearing_writer(h, seat >= 0 ? r : NULL, seat);
	return answer_limit_count(h, sort, h->token.game, most, q) &&
	       (q->may ||
		unanswered_stop(h, r, record_seat(r, h->player.id), q->until));
}

bool unclear_letter(struct hearing *h, const struct letter *l,
		    const struct orders *orders)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct addressee to;
	struct answer_limit q;

	h->code = DIAG_NO_ORDER;
	/* An answer to an order, as for help or a board, does not count here. */
	if (!may_answer(h, r, STORED_UNCLEAR, h->d->config->answers_per_day, &to, &q) ||
	    !q.may) {
		return h->err->kind == ERR_NONE;
	}
	return answer(h, l, r, &to, orders) &&
	       (!q.last || answer_limit_last(h, &to, &q));
}

bool unclear_unreadable(struct hearing *h, const struct letter *l, const char *sort)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	/* What killed or stalled the reader means nothing to a player. */
	const char *why = l->fault == LETTER_POISON
				  ? PART("it needs too much time or memory to read")
				  : arena_str(h->arena, l->why);
	struct addressee to;
	struct answer_limit q;
	struct note n;

	if (!may_answer(h, r, sort, 1, &to, &q) || !q.may) {
		return h->err->kind == ERR_NONE;
	}
	n = note_to(h->d, h->arena, to, h->err);
	fields_set(n.f, "me", h->player.name);
	fields_set_str(n.f, "why", tongue_part(h->arena, to.language, why));
	note_say(&n, l->fault == LETTER_ENCRYPTED ? "unreadable-encrypted"
		     : l->fault == LETTER_NO_TEXT ? "unreadable-text"
						  : "unreadable-broken");
	return answer_tell(h, &n, "refusal", "head-unreadable") &&
	       answer_limit_last(h, &to, &q);
}
