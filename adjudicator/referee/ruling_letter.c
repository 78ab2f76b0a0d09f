/* SPDX-License-Identifier: ISC */
/* The letters about a ruling: what was decided, why, what it changes, and how to
 * appeal. */
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/history.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/referee/ruling_trial.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/store/season.h"

/* How many turns are undone, the disputed one included. */
static int turns_undone(const struct ruling_trial *t)
{
	int n = 0;

	for (size_t i = 0; i < t->line.n; i++) {
		n += ruling_trial_undoes(t, i) &&
		     history_ends_turn(t->line.at[i].e.kind);
	}
	return n;
}

/* Says who has won, where points or an overturned ruling have changed that. Of other
 * rulings their own sentence says it, or the news of the order. */
static void say_winners(struct note *n, const struct ruling_trial *t,
			const struct record *r)
{
	enum ruling_kind kind = t->e->ruling.kind;
	unsigned winners = r->pos.winners;
	bool fresh = !t->before.over || t->before.winners != winners;

	if ((kind != RULING_SET && kind != RULING_OVERTURN) || !r->pos.over ||
	    winners == 0 || !fresh || r->setup.seats == 1) {
		return;
	}
	fields_set(n->f, "names",
		   names_list(t->arena, n->to.language, &r->setup, winners));
	fields_set_bool(n->f, "drawn", names_count(winners) != 1);
	note_say(n, "ruling-winners");
}

/* Whether the turn, or what waits for an answer, has its whole time again: one clock
 * for a whole game goes on. */
static bool has_whole_time(const struct position *pos)
{
	return pos->setup->options.value[OPTION_TIMED] == 0 &&
	       (pos->deadline != 0 || pos->pending.until != 0);
}

/* Says what else everybody should know. */
static void say_changes(struct note *n, const struct ruling_trial *t,
			const struct record *r)
{
	int undone = turns_undone(t);
	bool points = false;

	for (int i = 0; i < r->setup.seats; i++) {
		points = points || t->before.score[i] != r->pos.score[i];
	}
	fields_set_num(n->f, "count", undone);
	fields_set(n->f, "scores", names_scores(t->arena, &r->pos));
	if (undone > 1) {
		note_say(n, "ruling-undone");
	}
	if (points) {
		note_say(n, "ruling-scores");
	}
	say_winners(n, t, r);
	if (ruling_goes_back(t->e) && !r->pos.over) {
		fields_set_bool(n->f, "whole", has_whole_time(&r->pos));
		note_say(n, "ruling-lapses");
	}
}

/* Whether the season of the game no longer counts it, as somebody has left. */
static bool uncounted(const struct ruling_trial *t, bool *is)
{
	struct season_fixture f;
	int64_t season;

	*is = false;
	if (t->words.kind != RULING_RESULT) {
		return true;
	}
	if (!season_of_game(t->d->store, t->arena, t->r->match.id, &season, &f,
			    t->err)) {
		return false;
	}
	*is = season != 0 && f.how == FIXTURE_ANNULLED;
	return true;
}

static void say_ruling(struct note *n, const struct ruling_trial *t,
		       const struct record *r, bool counts)
{
	bool seated = n->to.seat >= 0;

	fields_set_num(n->f, "ruling", t->e->ruling.n);
	fields_set_bool(n->f, "referee", t->wish->by != 0);
	if (seated) {
		fields_set(n->f, "me", r->setup.name[n->to.seat]);
	}
	if (!t->wish->season || !t->before.over) { /* else it had ended before */
		note_say(n, t->wish->season ? "ruling-season" : "ruling-made");
		buf_char(&n->text, ' ');
	}
	buf_add(&n->text, ruling_sentence(t->arena, &t->before, t->e, n->to.language));
	if (!counts) {
		note_say(n, "ruling-uncounted");
	}
	say_changes(n, t, r);
	if (ruling_say_why(n, t->e)) {
		n->text.len -= n->text.at[n->text.len - 1] == '\n';
	}
	if (!t->wish->plain && (seated || t->wish->final)) {
		note_gap(n);
		note_say(n, t->wish->final ? "ruling-final" : "ruling-appeal");
	}
}

static bool tell(const struct ruling_trial *t, const struct record *r,
		 struct addressee to)
{
	struct note n = note_to(t->d, t->arena, to, t->err);
	bool is;

	if (!uncounted(t, &is)) {
		return false;
	}
	if (t->words.kind == RULING_SUBSTITUTE && to.seat == t->e->seat) {
		substitute_begins(&n, t, r);
	} else {
		say_ruling(&n, t, r, !is);
	}
	n.f = fields_in(t->arena); /* fields of the headline */
	fields_set_num(n.f, "ruling", t->e->ruling.n);
	if (t->e->ruling.turn > 0) {
		fields_set_num(n.f, "turn", t->e->ruling.turn);
	}
	return note_tell(&n, "ruling",
			 t->wish->season ? "head-ruling-season" : "head-ruling");
}

/* Whether a turn that is ruled late puts its player out, or ends the game. */
static bool late_ends(const struct ruling_trial *t)
{
	bool out = false;

	for (size_t i = t->own; i < t->table.events; i++) {
		enum event_kind kind = t->table.event[i].kind;

		out = out || kind == EVENT_RESIGN || kind == EVENT_END;
	}
	return out && t->e->ruling.kind == RULING_LATE;
}

/* Tells what follows from the ruling as if it had come by itself: an order that the
 * referee gave, and what becomes of a player whose turn was late once too often. */
static bool tell_order(const struct ruling_trial *t, const struct record *r)
{
	struct table order = t->table;
	bool ordered = t->e->ruling.order.len > 0;

	if (!ordered && !late_ends(t)) {
		return true;
	}
	order.event += t->own;
	order.events -= t->own;
	order.mover = ordered ? t->e->seat : -1;
	return news_events(t->d, t->arena, r, ruling_trial_behind(t), &order, t->err) &&
	       news_observers(t->d, t->arena, r, ruling_trial_behind(t), &order,
			      t->err);
}

bool ruling_trial_tell(const struct ruling_trial *t, const struct record *r)
{
	struct observer *o;
	size_t count;

	for (int seat = 0; seat < r->setup.seats; seat++) {
		if (!tell(t, r, news_to(r, seat, 0))) {
			return false;
		}
	}
	if (!observer_list(t->d->store, t->arena, r->match.id, &o, &count, t->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (!tell(t, r,
			  news_to_player(o[i].player, r->match.id, o[i].language))) {
			return false;
		}
	}
	if (t->words.kind == RULING_SUBSTITUTE && !substitute_leaves(t, r)) {
		return false;
	}
	return tell_order(t, r);
}
