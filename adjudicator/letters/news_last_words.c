/* SPDX-License-Identifier: ISC */
/* The last words of a letter that ends a game: tiles left, best turns, another game. */
#include "adjudicator/club/context.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/view.h"
#include "adjudicator/letters/teller.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/player.h"
#include "adjudicator/store/season.h"
#include "formats/phrase.h"

/* Whether all players can be asked for another game. */
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

/* *again: another game follows only if somebody asks for it; the games of a season
 * follow each other by themselves. */
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

/* The tiles left in a game of two with an empty bag: each player knows the other's
 * then, for nothing else is unseen. In any other game the racks stay secret, because
 * a ruling may take the game back. */
static struct view left_over(const struct record *r, struct arena *arena)
{
	struct buf b = buf_in(arena);

	if (r->setup.game->path != NULL || r->setup.seats != 2 || r->pos.bag_n > 0) {
		return (struct view){0};
	}
	for (int seat = 0; seat < r->setup.seats; seat++) {
		if (r->pos.rack_n[seat] > 0) {
			buf_printf(&b, "%s%.*s ", b.len > 0 ? ", " : "",
				   VIEW_ARG(r->setup.name[seat]));
			buf_add(&b,
				view_rack(arena, &r->pos,
					  (struct viewer){VIEWER_PLAYER, seat}, seat));
		}
	}
	return buf_view(&b);
}

bool news_last_words(const struct record *r, struct arena *arena,
		     struct last_words *out, struct err *err)
{
	int score = 0;

	*out = (struct last_words){0};
	if (!r->pos.over || r->pos.reason == END_VOID) {
		return true;
	}
	out->left = left_over(r, arena);
	if (!all_there(r, arena, &out->any, err) ||
	    !by_itself(r, arena, &out->again, err) ||
	    !best_of_game(r, arena, out->best, err)) {
		return false;
	}
	for (int seat = 0; seat < r->setup.seats; seat++) {
		if (out->best[seat].points > score) {
			out->seat = seat;
			score = out->best[seat].points;
		}
	}
	out->any = out->any && score > 0;
	return true;
}

static struct fields *of_seat(struct buf *b, const struct record *r, int reader,
			      const struct last_words *last, int seat)
{
	struct fields *f = fields_in(b->arena);

	fields_set(f, "best", last->best[seat].play);
	fields_set_bool(f, "mine", seat == reader);
	fields_set(f, "name", r->setup.name[seat]);
	fields_set_num(f, "score", last->best[seat].points);
	return f;
}

void news_left(struct buf *b, struct view language, const struct last_words *last)
{
	struct fields *f = fields_in(b->arena);

	fields_set(f, "racks", last->left);
	phrase(b, language, "end-left", f);
}

void news_again(struct buf *b, struct view language, const struct record *r, int seat,
		const struct last_words *last)
{
	struct fields *f = of_seat(b, r, seat, last, last->seat);

	for (int i = 0; i < r->setup.seats; i++) {
		if (i != last->seat && last->best[i].points > 0) {
			phrase(b, language, "end-best", of_seat(b, r, seat, last, i));
			buf_char(b, ' ');
		}
	}
	fields_set_bool(f, "again", last->again);
	fields_set_bool(f, "alone", r->setup.seats == 1);
	fields_set(f, "others", names_others(b->arena, language, &r->setup, seat));
	phrase(b, language, "end-again", f);
}
