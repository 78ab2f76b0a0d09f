/* SPDX-License-Identifier: ISC */
/* The last words of the letter that ends a game: its best turn, and another game. */
#include "adjudicator/club/context.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/teller.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/player.h"
#include "adjudicator/store/season.h"
#include "formats/phrase.h"

/* Whether all of them can be asked again. */
static bool all_there(const struct record *r, struct arena *arena, bool *there,
		      struct err *err)
{
	struct player p;

	*there = true;
	for (int seat = 0; seat < r->setup.seats; seat++) {
		if (!player_by_id(r->context->store, arena, r->match.seat[seat].player,
				  &p, err)) {
			return false;
		}
		*there = *there && p.id != 0 && p.forgotten == 0;
	}
	return true;
}

/* The games of a season follow each other by themselves. */
static bool by_itself(const struct record *r, struct arena *arena, bool *again,
		      struct err *err)
{
	struct season_fixture f = {0};
	int64_t season;
	bool ok =
		season_of_game(r->context->store, arena, r->match.id, &season, &f, err);

	*again = f.id == 0;
	return ok;
}

bool news_last_words(const struct record *r, struct arena *arena,
		     struct last_words *out, struct err *err)
{
	struct best_play best[SEATS];

	*out = (struct last_words){0};
	if (!r->pos.over || r->pos.reason == END_VOID) {
		return true;
	}
	if (!all_there(r, arena, &out->any, err) ||
	    !by_itself(r, arena, &out->again, err) ||
	    !best_of_game(r, arena, best, err)) {
		return false;
	}
	for (int seat = 0; seat < r->setup.seats; seat++) {
		if (best[seat].points > out->score) {
			out->seat = seat;
			out->score = best[seat].points;
			out->play = best[seat].play;
		}
	}
	out->any = out->any && out->score > 0;
	return true;
}

void news_again(struct buf *b, struct view language, const struct record *r, int seat,
		const struct last_words *last)
{
	struct fields *f = fields_in(b->arena);

	fields_set(f, "best", last->play);
	fields_set_bool(f, "mine", last->seat == seat);
	fields_set(f, "name", r->setup.name[last->seat]);
	fields_set_num(f, "score", last->score);
	fields_set_bool(f, "again", last->again);
	fields_set_bool(f, "alone", r->setup.seats == 1);
	fields_set(f, "others", names_others(b->arena, language, &r->setup, seat));
	phrase(b, language, "end-again", f);
}
