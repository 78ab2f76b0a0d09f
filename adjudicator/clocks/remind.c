/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/remind.h"

#include "adjudicator/clocks/remind_when.h"
#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/games/view.h"
#include "adjudicator/play/question.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/reminder.h"
#include <stdlib.h>

static const int64_t NEVER = INT64_MAX;

enum { LATER = 6 * 3600, TOO_LATE = 900 };

/* A game of which its player is to be reminded. */
struct due {
	struct addressee to;
	struct view me, others;
	bool several;      /* there are several others */
	struct view whose; /* whose word waits for his answer; empty: it is his turn */
	const char *title;
	int64_t deadline, left;
	int64_t bank; /* seconds left in his time bank, if it is being used; else 0 */
	struct view scores, last, by; /* the last play or word, and who made it */
	int last_score;
};

struct reminding {
	struct context *d;
	struct arena *list; /* for the whole run */
	struct due *due;
	size_t count;
	struct err *err;
	/* About the current game: */
	int64_t planned; /* when the reminder was planned */
	bool put_off;    /* until a letter about the game has left */
};

/* No reminder is needed where his order has arrived and can still be taken back, or
 * where his clock stands still: for a question of ours, or because a letter of his
 * got no answer. */
static bool waits(struct reminding *x, struct arena *arena, struct record *r, int seat,
		  bool *holds)
{
	struct unanswered_time quiet;
	struct settling s;
	int64_t since;

	*holds = false;
	if (!take_back_waiting(x->d, arena, r, &s, x->err) ||
	    !question_stopped(x->d, arena, r, seat, &since, x->err)) {
		return false;
	}
	if (!unanswered_owed(x->d, arena, r, x->d->now, &quiet, x->err)) {
		return false;
	}
	*holds = (s.game != 0 && s.seat == seat) || since != 0 ||
		 (quiet.stands && seat == r->pos.to_move);
	return true;
}

/* The score, and the last play or word, as that seat sees them. */
static void set_stand(struct arena *list, const struct record *r, int seat,
		      struct due *d)
{
	struct game_view v;

	view_make(list, &r->pos, (struct viewer){VIEWER_PLAYER, seat}, NULL, &v);
	d->scores = names_scores(list, &r->pos);
	d->last = arena_copy(list, v.last);
	d->by = arena_copy(list, v.last_name);
	d->last_score = v.last_score;
}

/* *told: another letter takes the place of this reminder, one with news that is
 * still to be written, or one that has left since the reminder was planned. While
 * such a letter waits to leave, the reminder is put off. */
static bool told_otherwise(struct reminding *x, const struct record *r, int seat,
			   bool *told)
{
	const struct reminder_letters his = {r->match.seat[seat].player, r->match.id,
					     seat};
	struct store *st = x->d->store;

	if (!reminder_waits(st, &his, told, x->err)) {
		return false;
	}
	if (*told) {
		x->put_off = true;
		return true;
	}
	return reminder_hears(st, his.player, his.game, told, x->err) &&
	       (*told || reminder_left(st, &his, x->planned, told, x->err));
}

/* Adds the game to the reminders, unless another letter tells of it or it is too
 * late to help. */
static bool add(struct reminding *x, const struct record *r, const struct awaited *w)
{
	const struct position *pos = &r->pos;
	int64_t left = w->until - x->d->now;
	struct due *d;
	bool told;

	if (left < TOO_LATE) {
		return true;
	}
	if (!told_otherwise(x, r, w->seat, &told)) {
		return false;
	}
	if (told) {
		return true;
	}
	x->due = arena_room(x->list, x->due, x->count, sizeof *x->due);
	d = &x->due[x->count++];
	*d = (struct due){.to = news_to(r, w->seat, 0),
			  .title = r->setup.game->title,
			  .deadline = w->until,
			  .left = left,
			  .bank = !w->answer && remind_of_bank(pos, x->d->now) ? w->bank
									       : 0};
	d->to.language = arena_copy(x->list, d->to.language);
	if (w->answer) {
		d->whose = arena_copy(x->list, r->setup.name[pos->pending.seat]);
	}
	d->me = arena_copy(x->list, r->setup.name[w->seat]);
	d->several = turns_seats(pos) > 2;
	d->others = arena_copy(
		x->list, names_others(x->list, d->to.language, &r->setup, w->seat));
	set_stand(x->list, r, w->seat, d);
	return true;
}

static bool wish_of(struct reminding *x, struct arena *arena, const struct record *r,
		    int seat, struct reminders *wish)
{
	struct view text;
	const struct preference p = {r->match.seat[seat].player, r->match.id,
				     "reminders"};

	if (!preference_get(x->d->store, arena, &p, &text, x->err)) {
		return false;
	}
	(void)reminders_read(text, wish);
	return true;
}

/* Several players may have to answer a word, and each is reminded at the times that
 * he chose. The game keeps one value for all, the time that was left at the last
 * reminder (.least): a player who wants his reminder later still gets it, because
 * less time is left then. */
static bool look(struct reminding *x, struct arena *arena, struct record *r,
		 const struct awaited *w, const struct reminder *before,
		 struct reminder *kept)
{
	struct reminded said = {before->since, before->least};
	struct reminders wish;
	int64_t next = x->d->now + LATER;
	bool holds;

	if (!wish_of(x, arena, r, w->seat, &wish) ||
	    !waits(x, arena, r, w->seat, &holds)) {
		return false;
	}
	if (!holds && remind_when(&r->pos, w, &wish, x->d->now, &said, &next) &&
	    !add(x, r, w)) {
		return false;
	}
	kept->least = said.least < kept->least ? said.least : kept->least;
	if (next != REMIND_NO_MORE && next < kept->next) {
		kept->next = next;
	}
	return true;
}

/* Looks at every seat that has to do something. */
static bool look_at_each(struct reminding *x, struct arena *arena, struct record *r,
			 struct reminder *kept)
{
	const struct position *pos = &r->pos;
	const struct reminder before = *kept;
	unsigned answers = remind_answers(pos);
	bool ok = true;

	if (answers == 0 && pos->to_move >= 0) {
		struct awaited w = remind_turn(pos);

		return look(x, arena, r, &w, &before, kept);
	}
	for (int i = 0; i < pos->setup->seats && ok; i++) {
		if (answers >> i & 1) {
			struct awaited w = remind_answer(pos, i);

			ok = look(x, arena, r, &w, &before, kept);
		}
	}
	return ok;
}

/* If one seat's reminder is put off, those of all seats are, because the game keeps
 * only one value for when it reminded last. */
static bool look_at_seats(struct reminding *x, struct arena *arena, struct record *r,
			  struct reminder *kept)
{
	const struct reminder before = *kept;
	size_t count = x->count;

	x->put_off = false;
	if (!look_at_each(x, arena, r, kept)) {
		return false;
	}
	if (x->put_off) {
		*kept = before;
		kept->next = x->d->now;
		x->count = count;
	}
	return true;
}

static bool look_at_game(struct reminding *x, struct arena *arena, int64_t game)
{
	struct reminder kept;
	struct record r;
	int64_t turn;
	bool held;

	if (!record_load(x->d, arena, game, &r, x->err) ||
	    !aside_holds(x->d, &r, &held, x->err) ||
	    !reminder_get(x->d->store, game, &kept, x->err)) {
		return false;
	}
	if (held) {
		return true;
	}
	turn = position_moment(&r.pos);
	if (kept.game == 0 || kept.turn != turn) {
		kept = (struct reminder){.game = game,
					 .turn = turn,
					 .since = x->d->now,
					 .least = REMINDED_NEVER};
	}
	x->planned = kept.next;
	kept.deadline = r.match.deadline;
	kept.next = NEVER;
	return (r.pos.over || r.pos.halted || r.pos.paused ||
		look_at_seats(x, arena, &r, &kept)) &&
	       reminder_set(x->d->store, &kept, x->err);
}

/* A game that cannot be read reminds nobody. */
static bool look_at(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct reminding *x = arg;
	struct err *all = x->err;
	size_t before = x->count;
	bool ok;

	x->err = err;
	ok = look_at_game(x, arena, game);
	x->err = all;
	x->count = ok ? x->count : before;
	return ok;
}

/* ------------------------------------------------------------------- the letters */

int remind_order(int64_t a, int64_t b)
{
	return a < b ? -1 : a > b;
}

/* By player, the most urgent game first. */
static int by_player(const void *a, const void *b)
{
	const struct due *x = a;
	const struct due *y = b;
	int order = remind_order(x->to.player, y->to.player);

	if (order == 0) {
		order = remind_order(x->deadline, y->deadline);
	}
	return order != 0 ? order : remind_order(x->to.game, y->to.game);
}

/* What both kinds of letter say about a game. */
static void set_due(struct note *n, const struct due *d)
{
	fields_set(n->f, "whose", d->whose);
	fields_set(n->f, "others", d->others);
	note_set_span(n, "left", d->left);
	if (d->bank > 0) {
		note_set_span(n, "bank", d->left < d->bank ? d->left : d->bank);
	}
}

/* Writes only the first sentences. The letter itself adds the score, the time that
 * is left, the rack, the board and what happens if the player says nothing. */
static bool tell_one(struct reminding *x, const struct due *d)
{
	struct note n = note_to(x->d, x->list, d->to, x->err);

	fields_set(n.f, "me", d->me);
	fields_set_bool(n.f, "several", d->several);
	set_due(&n, d);
	note_say(&n, d->whose.len > 0 ? "remind-answer" : "remind");
	return note_tell(&n, "reminder", "head-remind");
}

static void line(struct note *n, const struct due *d)
{
	n->f = fields_in(n->arena);
	fields_set_num(n->f, "game", (long)d->to.game);
	fields_set_str(n->f, "title", d->title);
	note_set_time(n, "until", d->deadline);
	set_due(n, d);
	note_line(n, "remind-line", n->f);
	fields_set(n->f, "scores", d->scores);
	fields_set(n->f, "last", d->last);
	fields_set(n->f, "name", d->by);
	fields_set_num(n->f, "score", d->last_score);
	note_line(n, "remind-stands", n->f);
}

static bool tell_several(struct reminding *x, const struct due *d, size_t count)
{
	struct note n = note_to(
		x->d, x->list, news_to_player(d->to.player, 0, d->to.language), x->err);
	struct fields *f = n.f;

	if (!note_zone(&n)) {
		return false;
	}
	fields_set(f, "me", d->me);
	fields_set_num(f, "count", (long)count);
	fields_set_num(f, "game", (long)d->to.game);
	note_say(&n, "remind-several");
	note_gap(&n);
	for (size_t i = 0; i < count; i++) {
		buf_str(&n.text, i > 0 ? "\n" : "");
		line(&n, &d[i]);
	}
	n.f = f;
	buf_char(&n.text, '\n');
	note_say(&n, "remind-how");
	return note_tell(&n, "reminder", "head-remind-several");
}

static bool tell(struct reminding *x)
{
	size_t n;
	bool ok = true;

	if (x->count > 0) {
		qsort(x->due, x->count, sizeof *x->due, by_player);
	}
	for (size_t i = 0; i < x->count && ok; i += n) {
		n = 1;
		while (i + n < x->count &&
		       x->due[i + n].to.player == x->due[i].to.player) {
			n++;
		}
		ok = n == 1 ? tell_one(x, &x->due[i]) : tell_several(x, &x->due[i], n);
	}
	return ok;
}

static bool look_at_all(struct reminding *x)
{
	const struct aside_work work = {.what = ASIDE_GAME, .one = look_at, .arg = x};
	int64_t *ids;
	size_t count;

	return reminder_due(x->d->store, x->list, x->d->now, &ids, &count, x->err) &&
	       aside_each(x->d, &work, ids, count, x->err) && tell(x);
}

bool remind_all(struct context *d, struct err *err)
{
	struct arena list = {0};
	struct reminding x = {.d = d, .list = &list, .err = err};
	bool ok = store_mark(d->store, err) &&
		  store_unmark(d->store, look_at_all(&x), err);

	arena_free(&list);
	return ok;
}
