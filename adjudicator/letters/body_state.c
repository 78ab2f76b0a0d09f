/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/body_state.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/letters/news.h"
#include "formats/say.h"
#include <string.h>

/* --------------------------------------------------------------- standing */

/* "98", or "98 (+16 waiting)"; where there is little room "98 (+16)". */
struct view state_score(const struct draft *p, int seat, bool brief)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);

	fields_set_num(f, "score", v->seat[seat].score);
	fields_set_bool(f, "brief", brief);
	if (v->pending.any && v->pending.seat == seat) {
		fields_set_num(f, "waiting", v->pending.score);
	}
	return body_sentence(p, "score", f);
}

/* The scores of the others who still play, the highest first: "127 to 98". */
static struct view theirs(const struct draft *p, int *highest, int *lowest)
{
	const struct position *pos = &p->r->pos;
	unsigned left = turns_playing(pos) & ~(1U << p->seat);
	struct view scores[SEATS];
	size_t n = 0;
	int best;

	while ((best = names_best(pos->score, left)) >= 0) {
		*highest = n == 0 ? pos->score[best] : *highest;
		*lowest = pos->score[best];
		left &= ~(1U << best);
		scores[n++] = state_score(p, best, false);
	}
	return say_list(p->arena, p->player.language, LIST_TO, scores, n);
}

/* "Ann 0 (+16 waiting), Ben 6". A reader who plays gets the scores of those who
 * play; one who has left or only watches gets all. */
static struct view named_scores(const struct draft *p)
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
		buf_add(&b, state_score(p, i, false));
	}
	return buf_view(&b);
}

/* Nobody has scored yet, but a play waits that brings points. */
static struct view first_waits(const struct draft *p)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);

	fields_set_num(f, "points", v->pending.score);
	fields_set_bool(f, "mine", v->pending.seat == p->seat);
	fields_set(f, "name", v->seat[v->pending.seat].name);
	return body_sentence(p, "first-waits", f);
}

static bool nobody_scored(const struct game_view *v)
{
	for (int i = 0; i < v->seats; i++) {
		if (v->seat[i].score != 0) {
			return false;
		}
	}
	return true;
}

/* A player's score against the others. */
static struct view own_standing(const struct draft *p)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);
	int mine = v->seat[p->seat].score;
	int lowest = mine;
	int top = mine;

	fields_set(f, "mine", state_score(p, p->seat, false));
	fields_set(f, "theirs", theirs(p, &top, &lowest));
	fields_set(f, "me", v->seat[p->seat].name);
	fields_set(f, "scores", named_scores(p));
	fields_set_bool(f, "two", v->seats == 2);
	return body_sentence(p,
			     v->seats == 1                    ? "alone"
			     : v->seat[p->seat].gone          ? "scores"
			     : mine > top                     ? "lead"
			     : mine < top                     ? "trail"
			     : v->pending.any || lowest < top ? "share"
							      : "level",
			     f);
}

struct view state_standing(const struct draft *p)
{
	struct fields *f = fields_in(p->arena);

	if (p->view->over || p->view->turn == 1 || p->duplicate) {
		return (struct view){0};
	}
	if (p->view->pending.any && p->view->seats > 1 && nobody_scored(p->view)) {
		return first_waits(p);
	}
	if (!body_watches(p)) {
		return own_standing(p);
	}
	fields_set(f, "scores", named_scores(p));
	return body_sentence(p, "scores", f);
}

struct view state_standing_answer(const struct draft *p)
{
	enum always always = p->seat < 0 ? ALWAYS_ASK : p->view->seat[p->seat].always;
	struct fields *f = fields_in(p->arena);

	if (always == ALWAYS_ASK || p->view->seat[p->seat].gone) {
		return (struct view){0};
	}
	fields_set_bool(f, "accept", always == ALWAYS_ACCEPT);
	fields_set_bool(f, "question", always == ALWAYS_CHECK);
	return body_sentence(p, "facts-board", f);
}

/* ----------------------------------------------------------------- wanted */

void state_time(const struct draft *p, struct fields *f, const char *key, int64_t time)
{
	struct moment m = {time, p->d->now, p->chosen.zone};

	if (time != 0) {
		say_set_time(f, key, p->player.language, &m);
	}
}

void state_say(const struct draft *p, struct buf *b, const char *name, struct fields *f)
{
	buf_str(b, b->len > 0 ? " " : "");
	buf_add(b, body_sentence(p, name, f));
}

/* Adds what a wrong question would cost the reader, if anything. */
static void say_price(const struct draft *p, struct buf *b)
{
	struct fields *f = fields_in(p->arena);
	int64_t challenge = p->r->setup.options.value[OPTION_CHALLENGE];

	if (challenge != CHALLENGE_SINGLE) {
		fields_set_num(f, "points", challenge == CHALLENGE_FIVE ? 5 : 10);
		state_say(p, b, news_price(&p->r->setup), f);
	}
}

/* Adds, for a play that may be questioned, who may question it and what that means
 * for the reader. */
static void write_pending(const struct draft *p, struct buf *b)
{
	const struct pending_view *w = &p->view->pending;
	struct fields *f = fields_in(p->arena);
	bool may = view_may_question(p->view);
	bool any = lexicon_is_any(p->r->setup.lexicon);

	fields_set(f, "name", p->view->seat[w->seat].name);
	fields_set(f, "play", w->play);
	fields_set(f, "names",
		   names_list(p->arena, p->player.language, &p->r->setup, w->may));
	fields_set_bool(f, "one", names_count(w->may) == 1);
	fields_set_bool(f, "draws", w->draws > 0);
	fields_set_bool(f, "ends", w->ends);
	fields_set_bool(f, "any", any);
	fields_set_bool(f, "moves", w->until == 0 && !w->ends);
	fields_set(f, "order", p->view->held);
	state_time(p, f, "window", w->until);
	state_say(p, b,
		  w->seat == p->seat ? "pending-you"
		  : may              ? "pending-may"
				     : "pending-others",
		  f);
	if (may && !any) {
		say_price(p, b);
	}
	if (w->ends) {
		state_say(p, b, may ? "pending-ends-may" : "pending-ends", f);
	} else if (p->view->held.len > 0) {
		state_say(p, b, "pending-held", f);
	} else if (body_my_turn(p) && w->seat != p->seat) {
		state_say(p, b,
			  !may                       ? "pending-move-waits"
			  : names_count(w->may) == 1 ? "pending-move"
						     : "pending-move-others",
			  f);
	}
}

/* The reader's order can still be taken back; until that time is over nothing else
 * is wanted of him. */
static struct view settles(const struct draft *p)
{
	struct fields *f = fields_in(p->arena);

	fields_set(f, "order", p->settling.shown);
	state_time(p, f, "until", p->settling.until);
	return body_sentence(p, "settles", f);
}

/* Adds what is wanted besides the turn; false where nothing else counts before that
 * is done. */
static bool wanted_first(const struct draft *p, struct buf *b)
{
	if (p->view->over || p->view->to_move < 0) {
		return false;
	}
	if (pause_agreed(&p->r->pos)) {
		state_pause(p, b);
		return false;
	}
	if (p->view->halted) {
		state_say(p, b, "game-halted", fields_in(p->arena));
		return false;
	}
	if (p->settling.game != 0) {
		buf_add(b, settles(p));
		return false;
	}
	if (p->view->ground != GROUND_BOARD) {
		words_wanted(p, b);
	} else {
		if (p->view->pending.any) {
			write_pending(p, b);
		}
		state_undo(p, b);
		state_pause(p, b);
	}
	return true;
}

struct view state_wanted(const struct draft *p, struct view *due)
{
	struct buf b = buf_in(p->arena);
	struct buf turn = buf_in(p->arena);

	if (wanted_first(p, &b)) {
		state_turn(p, &turn);
	}
	*due = buf_view(&turn);
	return buf_view(&b);
}

bool state_how(const struct draft *p, struct fields *f)
{
	const struct game_view *v = p->view;
	bool play = body_my_turn(p) && !v->pending.ends;
	bool answer = view_may_question(v) && p->settling.game == 0;
	bool pause = view_is_asked(v, REQUEST_PAUSE);
	bool undo = view_is_asked(v, REQUEST_UNDO);
	bool paused = v->paused && !v->over;

	if (body_watches(p) && !p->duplicate) {
		return false;
	}
	if (v->ground != GROUND_BOARD) {
		return words_how(p, f);
	}
	fields_set_bool(f, "how-play", play);
	fields_set_bool(f, "how-board", play);
	fields_set_bool(f, "how-answer", answer);
	fields_set_bool(f, "swap",
			p->r->setup.options.value[OPTION_SWAP] == ON && !p->duplicate);
	fields_set_bool(f, "how-play-back", undo);
	fields_set_bool(f, "how-agree", pause);
	fields_set_bool(f, "how-resume", paused);
	return body_shows_board(p) && (play || answer || undo || pause || paused);
}
