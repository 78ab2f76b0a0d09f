/* SPDX-License-Identifier: ISC */
#include "adjudicator/post_state.h"

#include "adjudicator/games/crossword.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/names.h"
#include "formats/text/stamp.h"
#include <string.h>

/* --------------------------------------------------------------- standing */

/* "98", or "98 (+16 waiting)". */
static void write_score(struct buf *b, const struct game_view *v, int seat,
			const char *waiting)
{
	buf_printf(b, "%d", v->seat[seat].score);
	if (v->pending.any && v->pending.seat == seat) {
		buf_printf(b, " (+%d%s)", v->pending.score, waiting);
	}
}

/* The others who still play, the highest first: "127 to 98". */
static void write_theirs(struct buf *b, const struct post *p, int *highest, int *lowest)
{
	const struct position *pos = &p->r->pos;
	unsigned left = turns_playing(pos) & ~(1U << p->seat);
	int best;

	while ((best = names_best(pos->score, left)) >= 0) {
		*highest = b->len == 0 ? pos->score[best] : *highest;
		*lowest = pos->score[best];
		left &= ~(1U << best);
		buf_str(b, b->len > 0 ? " to " : "");
		write_score(b, p->view, best, " waiting");
	}
}

/* "Ann 0 (+16 waiting), Ben 6": to those who play, of those who play; to one who has
 * left or only watches, of all. */
static struct view named_scores(const struct post *p)
{
	const struct game_view *v = p->view;
	bool all = p->seat < 0 || v->seat[p->seat].gone;
	struct buf b = buf_in(p->arena);

	for (int i = 0; i < v->seats; i++) {
		if (v->seat[i].gone && !all) {
			continue;
		}
		buf_printf(&b, "%s%.*s ", b.len > 0 ? ", " : "",
			   VIEW_ARG(v->seat[i].name));
		write_score(&b, v, i, " waiting");
	}
	return buf_view(&b);
}

/* Of one who plays, against the others. */
static struct view own_standing(const struct post *p)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);
	struct buf mine = buf_in(p->arena);
	struct buf theirs = buf_in(p->arena);
	int score = v->seat[p->seat].score;
	int lowest = score;
	int top = score;

	write_score(&mine, v, p->seat, " waiting");
	write_theirs(&theirs, p, &top, &lowest);
	fields_set(f, "mine", buf_view(&mine));
	fields_set(f, "theirs", buf_view(&theirs));
	fields_set(f, "me", v->seat[p->seat].name);
	fields_set(f, "scores", named_scores(p));
	fields_set_bool(f, "two", v->seats == 2);
	return post_sentence(p,
			     v->seats == 1                    ? "alone"
			     : v->seat[p->seat].gone          ? "scores"
			     : score > top                    ? "lead"
			     : score < top                    ? "trail"
			     : v->pending.any || lowest < top ? "share"
							      : "level",
			     f);
}

struct view state_standing(const struct post *p)
{
	struct fields *f = fields_in(p->arena);

	if (p->view->over || p->view->turn == 1) {
		return (struct view){0};
	}
	if (!post_watches(p)) {
		return own_standing(p);
	}
	fields_set(f, "scores", named_scores(p));
	return post_sentence(p, "scores", f);
}

struct view state_standing_answer(const struct post *p)
{
	enum always always = p->seat < 0 ? ALWAYS_ASK : p->view->seat[p->seat].always;
	struct fields *f = fields_in(p->arena);

	if (always == ALWAYS_ASK || p->view->seat[p->seat].gone) {
		return (struct view){0};
	}
	fields_set_bool(f, "accept", always == ALWAYS_ACCEPT);
	fields_set_bool(f, "question", always == ALWAYS_CHECK);
	return post_sentence(p, "facts-board", f);
}

/* ----------------------------------------------------------------- wanted */

void state_time(const struct post *p, struct fields *f, const char *key, int64_t time)
{
	struct buf b = buf_in(p->arena);

	if (time != 0) {
		stamp_say(&b, time, p->d->now, p->chosen.zone);
		fields_set(f, key, buf_view(&b));
	}
}

void state_say(const struct post *p, struct buf *b, const char *name, struct fields *f)
{
	buf_str(b, b->len > 0 ? " " : "");
	buf_add(b, post_sentence(p, name, f));
}

/* Of a play that may be questioned: who may, and what that means for the reader. */
static void write_pending(const struct post *p, struct buf *b)
{
	const struct pending_view *w = &p->view->pending;
	struct fields *f = fields_in(p->arena);
	bool may = view_may_question(p->view);

	fields_set(f, "name", p->view->seat[w->seat].name);
	fields_set(f, "play", w->play);
	fields_set(f, "names", names_list(p->arena, &p->r->setup, w->may));
	fields_set_bool(f, "one", names_count(w->may) == 1);
	fields_set_bool(f, "draws", w->draws > 0);
	fields_set_bool(f, "ends", w->ends);
	fields_set_bool(f, "moves", w->until == 0 && !w->ends);
	fields_set(f, "order", p->view->held);
	state_time(p, f, "window", w->until);
	state_say(p, b,
		  w->seat == p->seat ? "pending-you"
		  : may              ? "pending-may"
				     : "pending-others",
		  f);
	if (w->ends) {
		state_say(p, b, may ? "pending-ends-may" : "pending-ends", f);
	} else if (p->view->held.len > 0) {
		state_say(p, b, "pending-held", f);
	} else if (post_my_turn(p) && w->seat != p->seat) {
		state_say(p, b,
			  !may                       ? "pending-move-waits"
			  : names_count(w->may) == 1 ? "pending-move"
						     : "pending-move-others",
			  f);
	}
}

/* Nobody moves before a word or play has its answer, or before a pause is over. */
static bool nothing_but_waits(const struct post *p)
{
	const struct game_view *v = p->view;

	if (v->ground != GROUND_BOARD) {
		return v->pending.any || v->paused;
	}
	return !post_my_turn(p) &&
	       (v->to_move == p->seat || (v->pending.ends && v->pending.until != 0));
}

static void write_turn(const struct post *p, struct buf *b)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);
	struct buf left = buf_in(p->arena);
	bool clock = v->deadline != 0;
	bool mine = post_my_turn(p);

	if (nothing_but_waits(p)) {
		return;
	}
	if (clock) {
		stamp_span_say(&left,
			       v->deadline - (p->stopped ? p->stopped : p->d->now));
	}
	state_time(p, f, "until", v->deadline);
	fields_set(f, "left", buf_view(&left));
	fields_set(f, "name", v->seat[v->to_move].name);
	state_say(p, b,
		  p->stopped != 0                 ? "turn-stopped"
		  : v->seats == 1 && p->seat >= 0 ? clock ? "turn-timed" : "turn-alone"
		  : mine                          ? clock ? "turn-until" : "turn-free"
		  : v->pending.ends ? clock ? "answer-until" : "answer-free"
		  : clock           ? "wait-until"
				    : "wait-free",
		  f);
}

/* Until its time is over nothing else is wanted of the reader. */
static struct view settles(const struct post *p)
{
	struct fields *f = fields_in(p->arena);

	fields_set(f, "order", p->settling.shown);
	state_time(p, f, "until", p->settling.until);
	return post_sentence(p, "settles", f);
}

struct view state_wanted(const struct post *p)
{
	struct buf b = buf_in(p->arena);

	if (p->view->over || p->view->to_move < 0) {
		return (struct view){0};
	}
	if (p->settling.game != 0) {
		return settles(p);
	}
	if (p->view->ground != GROUND_BOARD) {
		words_wanted(p, &b);
	} else if (p->view->pending.any) {
		write_pending(p, &b);
	}
	write_turn(p, &b);
	return buf_view(&b);
}

struct view state_silence(const struct post *p)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);

	if (!post_my_turn(p) || v->deadline == 0 || p->stopped != 0) {
		return (struct view){0};
	}
	fields_set(f, "play", v->pending.play);
	return post_sentence(p,
			     v->timed          ? "silence-timed"
			     : v->pending.ends ? "silence-ends"
			     : v->pending.any  ? "silence-pending"
					       : "silence",
			     f);
}

void state_how(const struct post *p, struct fields *f)
{
	const struct game_view *v = p->view;
	bool play = post_my_turn(p) && !v->pending.ends;
	bool answer = view_may_question(v) && p->settling.game == 0;

	if (post_watches(p)) {
		return;
	}
	if (v->ground != GROUND_BOARD) {
		words_how(p, f);
		return;
	}
	fields_set_bool(f, "how", post_shows_board(p) && (play || answer));
	fields_set_bool(f, "how-play", play);
	fields_set_bool(f, "how-board", play);
	fields_set_bool(f, "how-answer", answer);
	fields_set_bool(f, "swap", p->r->setup.options.value[OPTION_SWAP] == ON);
}

/* ------------------------------------------------------- beside the board */

static bool has_premium(const struct board_view *v, const char *code)
{
	for (int i = 0; i < v->cols * v->rows; i++) {
		if (v->square[i].premium != NULL &&
		    strcmp(v->square[i].premium, code) == 0) {
			return true;
		}
	}
	return false;
}

struct view state_key(const struct post *p)
{
	const struct crossword_rules *r = crossword_rules(&p->r->pos);
	const struct board_view *board = &p->view->board;
	struct fields *f = fields_in(p->arena);
	bool ex = has_premium(board, "EX");

	if (!ex && !has_premium(board, "4W")) {
		return (struct view){0};
	}
	fields_set_bool(f, "ex", ex);
	fields_set_bool(f, "letter4", has_premium(board, "4L"));
	fields_set_bool(f, "ends", r->fourfold_at_ends);
	fields_set_bool(f, "clockwise", r->clockwise);
	return post_sentence(p, "key", f);
}

/* One row of the panel; no label: a gap. */
static void row(struct side_line *s, size_t *n, const char *label, const char *text)
{
	s[(*n)++] = (struct side_line){label, text};
}

static void seat_rows(const struct post *p, struct side_line *s, size_t *n)
{
	const struct game_view *v = p->view;

	for (int i = 0; i < v->seats; i++) {
		struct buf score = buf_in(p->arena);

		write_score(&score, v, i, "");
		row(s, n,
		    arena_printf(p->arena, "%.*s%s", VIEW_ARG(v->seat[i].name),
				 v->seat[i].gone ? ", out" : ""),
		    buf_cstr(&score));
	}
}

struct side_line *state_panel(const struct post *p, size_t *count)
{
	const struct game_view *v = p->view;
	struct side_line *s = arena_array(p->arena, 12 + SEATS, sizeof *s);
	size_t n = 0;

	if (v->to_move >= 0) {
		row(s, &n, "To move", arena_str(p->arena, v->seat[v->to_move].name));
		row(s, &n, NULL, NULL);
	}
	seat_rows(p, s, &n);
	row(s, &n, NULL, NULL);
	row(s, &n, "Bag",
	    v->pending.draws > 0
		    ? arena_printf(p->arena, "%d (-%d)", v->bag, v->pending.draws)
		    : arena_printf(p->arena, "%d", v->bag));
	if (p->seat >= 0 && v->seat[p->seat].exchanges >= 0 && !v->over) {
		int left = v->seat[p->seat].exchanges;

		row(s, &n,
		    arena_printf(p->arena, "%d exchange%s left", left,
				 left == 1 ? "" : "s"),
		    NULL);
	}
	if (p->seat >= 0 && v->seat[p->seat].bank >= 0 && !v->over) {
		long long minutes = v->seat[p->seat].bank / 60;

		row(s, &n, "Time bank",
		    minutes < 1440 ? arena_printf(p->arena, "%lldh %lldm", minutes / 60,
						  minutes % 60)
				   : arena_printf(p->arena, "%lldd %lldh",
						  minutes / 1440, minutes / 60 % 24));
	}
	if (v->last.len > 0 && p->chosen.board < PICTURE_LIST) {
		row(s, &n, NULL, NULL);
		row(s, &n, v->pending.any ? "Waiting" : "Last",
		    arena_str(p->arena, v->seat[v->last_seat].name));
		/* Without its score it would be an order where an HTML letter is quoted
		 * without marks. */
		row(s, &n,
		    arena_printf(p->arena, "%.*s  %d", VIEW_ARG(v->last),
				 v->last_score),
		    NULL);
	}
	*count = n;
	return s;
}
