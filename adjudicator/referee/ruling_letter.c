/* SPDX-License-Identifier: ISC */
/* The letters of a ruling: what was decided, why, what it changes, and how to appeal.
 */
#include "adjudicator/letters/news_ruling.h"
#include "adjudicator/letters/season_reason.h"
#include "adjudicator/referee/ruling_trial.h"

#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/referee/substitute.h"
#include "formats/phrase.h"
#include "formats/wrap.h"

enum { BARS = 68 };

/* Turns that fall away, the one at hand among them. */
static int turns_undone(const struct trial *t)
{
	int n = 0;

	for (size_t i = 0; i < t->line.n; i++) {
		enum event_kind kind = t->line.at[i].e.kind;

		n += trial_undoes(t, i) &&
		     (kind == EVENT_PLAY || kind == EVENT_WORD ||
		      kind == EVENT_EXCHANGE || kind == EVENT_PASS);
	}
	return n;
}

static void sentence(struct buf *b, struct view language, const char *name,
		     const struct fields *f)
{
	buf_str(b, b->len > 0 && b->at[b->len - 1] != '\n' ? " " : "");
	phrase(b, language, name, f);
}

/* What else everybody ought to know. */
static void changes(const struct trial *t, const struct record *r, struct buf *b,
		    struct view language)
{
	struct fields *f = fields_in(t->arena);
	int undone = turns_undone(t);
	bool points = false;

	for (int i = 0; i < r->setup.seats; i++) {
		points = points || t->before.score[i] != r->pos.score[i];
	}
	fields_set_num(f, "count", undone);
	fields_set(f, "scores", names_scores(t->arena, &r->pos));
	if (undone > 1) {
		sentence(b, language, "ruling-undone", f);
	}
	if (points) {
		sentence(b, language, "ruling-scores", f);
	}
	if (ruling_goes_back(t->e) && !r->pos.over) {
		sentence(b, language, "ruling-lapses", f);
	}
}

static struct view letter(const struct trial *t, const struct record *r,
			  const struct addressee *to)
{
	struct view language = to->language;
	struct fields *f = fields_in(t->arena);
	struct buf b = buf_in(t->arena);
	bool given;
	struct view because = season_reason_in(
		t->arena, language, event_decode(t->arena, t->e->text), &given);

	fields_set_num(f, "ruling", t->e->ruling.n);
	fields_set_bool(f, "referee", t->wish->by != 0);
	if (to->seat >= 0) {
		fields_set(f, "me", r->setup.name[to->seat]);
	}
	phrase(&b, language, t->wish->season ? "ruling-season" : "ruling-made", f);
	buf_char(&b, ' ');
	buf_add(&b, ruling_sentence(t->arena, &t->before, t->e, language));
	changes(t, r, &b, language);
	if (because.len > 0) {
		buf_str(&b, "\n\n");
		phrase(&b, language, given ? "ruling-why" : "ruling-because", f);
		buf_str(&b, "\n\n");
		wrap_quoted(&b, because, "\t| ", BARS);
		b.len -= b.at[b.len - 1] == '\n';
	}
	if (!t->wish->plain && (to->seat >= 0 || t->wish->final)) {
		buf_str(&b, "\n\n");
		phrase(&b, language, t->wish->final ? "ruling-final" : "ruling-appeal",
		       f);
	}
	return buf_view(&b);
}

static bool tell(const struct trial *t, const struct record *r,
		 const struct addressee *to)
{
	struct fields *f = fields_in(t->arena);
	bool begins = t->words.kind == RULING_SUBSTITUTE && to->seat == t->e->seat;

	fields_set_num(f, "ruling", t->e->ruling.n);
	if (t->e->ruling.turn > 0) {
		fields_set_num(f, "turn", t->e->ruling.turn);
	}
	return news_tell(
		t->d, to,
		&(struct told){"ruling",
			       phrase_text(t->arena, to->language,
					   t->wish->season ? "head-ruling-season"
							   : "head-ruling",
					   f),
			       begins ? substitute_begins(t, r, to) : letter(t, r, to),
			       0},
		t->err);
}

/* An order that the referee gave is told as any other. */
static bool tell_order(const struct trial *t, const struct record *r)
{
	struct table order = t->table;

	if (t->e->ruling.order.len == 0) {
		return true;
	}
	order.event += t->own;
	order.events -= t->own;
	order.mover = t->e->seat;
	return news_events(t->d, t->arena, r, trial_behind(t), &order, t->err);
}

bool trial_tell(const struct trial *t, const struct record *r)
{
	struct observer *o;
	size_t count;

	for (int seat = 0; seat < r->setup.seats; seat++) {
		struct addressee to = news_to(r, seat, 0);

		if (!tell(t, r, &to)) {
			return false;
		}
	}
	if (!observer_list(t->d->store, t->arena, r->match.id, &o, &count, t->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct addressee to = {.player = o[i].player,
				       .game = r->match.id,
				       .seat = -1,
				       .language = o[i].language.len > 0
							   ? o[i].language
							   : view_of("en")};

		if (!tell(t, r, &to)) {
			return false;
		}
	}
	if (t->words.kind == RULING_SUBSTITUTE && !substitute_leaves(t, r)) {
		return false;
	}
	return tell_order(t, r);
}
