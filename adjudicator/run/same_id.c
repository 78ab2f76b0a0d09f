/* SPDX-License-Identifier: ISC */
/* Two letters with the same Message-ID and different content. */
#include "adjudicator/run/hear.h"

#include "adjudicator/referee/cases.h"

enum { DAY = 86400 };

/* Finds the turn of the event that a letter brought. */
struct search {
	int64_t letter;
	const struct record *r;
	struct position pos;
	long turn;
};

static bool look(void *arg, const struct match_event *row, const struct event *e,
		 struct err *err)
{
	struct search *s = arg;

	if (row->letter == s->letter && s->turn == 0) {
		s->turn = s->pos.turn;
	}
	return record_follow(&s->pos, s->r, row, e, err);
}

static bool turn_of(struct hearing *h, const struct record *r, int64_t letter,
		    long *turn)
{
	struct search *s = arena_take(h->arena, sizeof *s);
	struct diag diag = {0};

	*s = (struct search){.letter = letter, .r = r};
	position_init(&s->pos, &r->setup, &diag);
	if (!record_each(r, h->arena, look, s, h->err)) {
		return false;
	}
	*turn = s->turn;
	return true;
}

/* Opens a case, but only where there is a referee: the organiser is told in any
 * case. */
static bool open_case(struct hearing *h, const struct record *r, struct casefile *c,
		      int64_t first)
{
	struct store *st = h->d->store;
	struct casefile other;

	if (!casefile_waiting(st, h->arena, c, &other, h->err) ||
	    !cases_give(h->d, h->arena, r, c, 0, h->err)) {
		return false;
	}
	if (other.id != 0) {
		return casefile_add_letter(st, other.id, h->letter, h->err);
	}
	if (c->referee == 0) {
		return true;
	}
	return casefile_add(st, c, h->err) && casefile_keep(st, c, h->err) &&
	       casefile_add_letter(st, c->id, first, h->err) &&
	       casefile_add_letter(st, c->id, h->letter, h->err) &&
	       cases_tell(h->d, h->arena, r, c, "case-double", h->err);
}

bool same_id_hear(struct hearing *h, const struct letter *l, int64_t first)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct ledger_row row;
	struct player sender;
	struct casefile c;
	long turn = 0;

	if (!ledger_get(h->d->store, h->arena, first, &row, h->err) ||
	    !player_by_address(h->d->store, h->arena, l->from, &sender, h->err)) {
		return false;
	}
	if (row.game == 0 || sender.id == 0 || sender.id != row.player) {
		return true;
	}
	if (!record_load(h->d, h->arena, row.game, r, h->err)) {
		return false;
	}
	if (view_is(r->match.state, "invited") || record_seat(r, sender.id) < 0) {
		return true;
	}
	if (!turn_of(h, r, first, &turn)) {
		return false;
	}
	c = (struct casefile){.game = row.game,
			      .turn = turn,
			      .kind = view_of("double"),
			      .should = -1,
			      .letter = h->letter,
			      .opened = h->d->now};
	return open_case(h, r, &c, first);
}

void same_id_identify(struct letter *l, int64_t arrived)
{
	struct hash_run run;
	int64_t day = arrived / DAY;

	if (l->message_id.len > 0) {
		return;
	}
	hash_start(&run);
	hash_add(&run, view_from((const char *)l->content.byte, HASH_BYTES));
	hash_add(&run, view_from((const char *)&day, sizeof day));
	l->content = hash_end(&run);
}
