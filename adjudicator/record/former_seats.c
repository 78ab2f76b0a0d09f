/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/former_seats.h"

#include "adjudicator/club/context.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/record/record.h"

bool record_formers(struct arena *arena, struct record *r, struct err *err)
{
	struct setup *s = &r->setup;
	bool whole;

	if (!former_list(r->context->store, arena, r->match.id, &r->former, &r->formers,
			 err)) {
		return false;
	}
	whole = r->formers == (size_t)r->pos.changes && r->formers <= FORMERS;
	s->formers = 0;
	for (size_t i = 0; i < r->formers && whole; i++) {
		whole = r->former[i].seat < s->seats;
		s->former[s->formers++] =
			(struct former){r->former[i].seat, r->former[i].name};
	}
	return whole ||
	       err_set(err, ERR_DATA, "game %lld does not know who had its seats",
		       (long long)r->match.id);
}

bool record_hand_over(struct arena *arena, struct record *r, int seat,
		      const struct player *to, struct err *err)
{
	const struct match_former now = {
		.seat = seat, .player = to->id, .name = to->name};
	long n = r->pos.changes + 1;

	if (!former_hand_over(r->context->store, &r->match, n, seat, &now, err) ||
	    !former_list(r->context->store, arena, r->match.id, &r->former, &r->formers,
			 err)) {
		return false;
	}
	r->match.seat[seat].language = to->language;
	former_change(&r->setup, seat, to->name);
	return record_names(arena, r, err);
}

int record_former_seat(const struct record *r, int64_t player)
{
	for (size_t i = r->formers; i-- > 0;) {
		int seat = r->former[i].seat;

		if (r->former[i].player == player &&
		    r->match.seat[seat].player != player) {
			return seat;
		}
	}
	return -1;
}
