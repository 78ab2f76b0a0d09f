/* SPDX-License-Identifier: ISC */
/* What time brings in a duplicate season: its game begins, rounds open and close. */
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/play/robots.h"
#include "adjudicator/record/seed.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/referee/ruling.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/undelivered.h"
#include "formats/orders/orders.h"
#include <string.h>

enum { HOUR = 3600, DAY = 24 * HOUR };

struct playing {
	struct context *d;
	struct arena *arena;
	struct season_run *r;
	struct season_side side;
	struct record *game;
	struct err *err;
};

bool season_duplicate_over(const struct season_run *r)
{
	const struct season_round *last = season_duplicate_round(r);

	return last != NULL && last->over;
}

static bool reload(struct playing *x)
{
	if (!season_open(x->d, x->arena, x->r->s.id, x->r, x->err)) {
		return false;
	}
	x->side = season_side(x->r, x->arena, 0);
	return true;
}

static bool tell(struct playing *x, int was)
{
	const struct season_duplicate_news n = {x->d,    x->arena, x->r,
						x->game, was,      x->err};

	return season_duplicate_tell(&n);
}

/* ---------------------------------------------------------------------- it begins */

static struct view board_name(struct arena *arena, int level, int tries)
{
	(void)level;
	return view_of(tries == 1 ? "Duplicate"
		       : tries == 2
			       ? "Duplicate board"
			       : arena_printf(arena, "Duplicate board %d", tries - 1));
}

/* G8: the secret of the game follows from the season's, to which the organiser was
 * bound before anybody joined; and nobody knew everybody's words before sign-up was
 * over. */
static bool begin_board(struct playing *x)
{
	const struct stir_place at = {x->r->s.id, x->side.division->name, 1, 1};
	const struct hash secret = stir_season_secret(&at, &x->r->s.secret);
	const struct hash luck = season_duplicate_luck(&x->side);
	struct new_game *n = arena_take(x->arena, sizeof *n);
	struct buf faults = buf_in(x->arena);
	char hex[HASH_HEX];

	*n = (struct new_game){.players = 1, .agreed = true};
	n->beacon = view_of(arena_printf(x->arena, "the words of all in season %lld",
					 (long long)x->r->s.id));
	memcpy(n->secret, secret.byte, HASH_BYTES);
	if (!season_setup(x->arena, x->d->lexica, &x->r->plan, "season", &n->setup,
			  &faults)) {
		return err_set(x->err, ERR_DATA, "season %lld: %s",
			       (long long)x->r->s.id, buf_cstr(&faults));
	}
	hex_write(luck.byte, HASH_BYTES, hex);
	return robots_made(x->d, x->arena, DUPLICATE_ROBOT, board_name, &n->player[0],
			   x->err) &&
	       begin_game(x->d, x->arena, n, x->game, x->err) &&
	       begin_deal(x->d, x->arena, x->game, view_of(hex), x->err) &&
	       duplicate_add(x->d->store, x->r->s.id, x->game->match.id, x->err);
}

/* Lets every entrant watch the game, by which he reads the board. */
static bool seat_all(struct playing *x)
{
	bool ok = true;

	for (size_t i = 0; ok && i < x->side.entrants; i++) {
		const struct season_entrant *e = x->side.entrant[i];
		bool fresh;

		ok = e->state != ENTRANT_IN || e->gone ||
		     observer_add(x->d->store, x->game->match.id, e->player, x->d->now,
				  &fresh, x->err);
	}
	return ok;
}

static bool open_round(struct playing *x)
{
	struct season_round round = {.division = x->side.division->name,
				     .n = x->game->pos.turn,
				     .started = x->d->now,
				     .due = x->d->now + x->r->plan.round};

	return seat_all(x) && round_add(x->d->store, x->r->s.id, &round, x->err) &&
	       reload(x);
}

static bool begin(struct playing *x)
{
	return begin_board(x) && open_round(x) && tell(x, 0);
}

/* ------------------------------------------------------------------ a round closes */

static struct view written(struct playing *x, const struct play *p)
{
	struct buf b = buf_in(x->arena);

	crossword_write(&b, &x->game->pos, p);
	return buf_view(&b);
}

/* G5, G6: the play that goes on the board; of equal plays the first in the order of
 * moves.h, or the one that arrived first. */
static struct view chosen(struct playing *x, int round, struct season_laid *laid)
{
	struct duplicate_best best = {0};
	const struct season_play *first = NULL;

	for (size_t i = 0; i < x->r->s.plays && first == NULL; i++) {
		const struct season_play *p = &x->r->s.play[i];

		first = p->round == round && p->play.len > 0 ? p : NULL;
	}
	if (!duplicate_best(x->arena, &x->game->pos, &best)) {
		return view_of("pass");
	}
	laid->best = written(x, &best.play);
	laid->best_points = best.score;
	return x->r->plan.best == SEASON_BEST_OF_PLAYERS && first != NULL ? first->play
									  : laid->best;
}

static bool lay(struct playing *x, int round)
{
	struct season_laid laid = {.round = round};
	struct view text = chosen(x, round, &laid);
	struct table t = table_over(x->arena, &x->game->pos, x->d->now, true);
	struct order o;

	if (!order_read(x->arena, text, &o) ||
	    table_judge(&t, DUPLICATE_SEAT, &o) != OUTCOME_APPLIED) {
		return err_set(x->err, ERR_BUG,
			       "season %lld: \"%.*s\" cannot go on its board",
			       (long long)x->r->s.id, VIEW_ARG(text));
	}
	if (o.kind == ORDER_PLAY) {
		laid.play = t.echo;
		laid.points = t.trace->score;
	}
	return record_append(x->arena, x->game, &t, x->err) &&
	       duplicate_lay(x->d->store, x->r->s.id, &laid, x->err);
}

static bool close_round(struct playing *x, const struct season_round *last)
{
	struct season_round round = *last;

	round.over = true;
	return lay(x, round.n) &&
	       round_update(x->d->store, x->r->s.id, &round, x->err) &&
	       (x->game->pos.over ? reload(x) : open_round(x)) && tell(x, round.n);
}

/* G10: until when a round waits for letters that have not left. */
static int64_t waits_until(const struct playing *x, const struct season_round *round)
{
	return round->started + 2 * x->r->plan.round;
}

/* Whether the entrant has sent nothing, and still may. */
static bool owes(const struct playing *x, const struct season_round *round,
		 const struct season_entrant *e)
{
	return e->state == ENTRANT_IN && !e->gone &&
	       season_duplicate_play(x->r, round->n, e->id) == NULL;
}

static bool waits_for_mail(struct playing *x, const struct season_round *round,
			   bool *waits)
{
	bool ok = true;

	*waits = false;
	for (size_t i = 0;
	     ok && i < x->side.entrants && !*waits && x->d->now < waits_until(x, round);
	     i++) {
		const struct season_entrant *e = x->side.entrant[i];

		ok = !owes(x, round, e) ||
		     undelivered_waits(x->d->store, e->player, x->game->match.id,
				       x->d->now - HOUR, waits, x->err);
	}
	return ok;
}

static bool lasts_until(struct playing *x, const struct season_round *last, int64_t due)
{
	const int64_t end = waits_until(x, last);
	struct season_round round = *last;
	struct season_duplicate_news n = {.d = x->d,
					  .arena = x->arena,
					  .r = x->r,
					  .game = x->game,
					  .err = x->err};

	round.due = end < due ? end : due;
	return round_update(x->d->store, x->r->s.id, &round, x->err) && reload(x) &&
	       season_duplicate_tell_longer(&n, 0);
}

/* G10. *until: half a round after the last letter left for somebody who has still to
 * send a play; at most waits_until(). */
static bool least_time(struct playing *x, const struct season_round *round,
		       int64_t *until)
{
	const int64_t end = waits_until(x, round);
	bool ok = true;

	*until = 0;
	for (size_t i = 0; ok && i < x->side.entrants; i++) {
		const struct season_entrant *e = x->side.entrant[i];
		int64_t left = 0;

		ok = !owes(x, round, e) ||
		     undelivered_left(x->d->store, e->player, x->game->match.id,
				      round->started, &left, x->err);
		if (left > 0 && left + x->r->plan.round / 2 > *until) {
			*until = left + x->r->plan.round / 2;
		}
	}
	*until = *until < end ? *until : end;
	return ok;
}

/* Nobody is left who would get a rack: what is left of the game goes on the board in
 * this run. */
static bool play_out(struct playing *x, const struct season_round *round)
{
	bool ok = true;

	while (ok && !round->over) {
		ok = close_round(x, round);
		round = season_duplicate_round(x->r);
	}
	return ok;
}

static bool look(struct playing *x)
{
	const struct season_round *round = season_duplicate_round(x->r);
	size_t of;
	size_t sent;
	int64_t least;
	bool waits;

	if (round == NULL || round->over || x->d->frozen) {
		return true;
	}
	if (season_side_stays(&x->side) == 0) {
		return play_out(x, round);
	}
	sent = season_duplicate_sent(x->r, round->n, &of);
	if (sent < of) {
		if (!least_time(x, round, &least)) {
			return false;
		}
		if (least > round->due) {
			return lasts_until(x, round, least);
		}
		if (x->d->now < round->due) {
			return true;
		}
	}
	return waits_for_mail(x, round, &waits) &&
	       (waits ? lasts_until(x, round, x->d->now + DAY) : close_round(x, round));
}

bool season_duplicate_taken(struct context *d, struct arena *arena,
			    struct season_run *r, int64_t entrant, struct err *err)
{
	struct record *game = arena_take(arena, sizeof *game);
	struct season_duplicate_news n = {
		.d = d, .arena = arena, .r = r, .game = game, .err = err};
	const struct season_round *round;
	const struct season_entrant *e;
	bool there, fresh;

	if (!season_is_duplicate(r)) {
		return true;
	}
	if (!season_open(d, arena, r->s.id, r, err)) {
		return false;
	}
	round = season_duplicate_round(r);
	if (round == NULL || round->over ||
	    !aside_load(d, arena, r->s.game, game, &there, err) || !there) {
		return err->kind == ERR_NONE;
	}
	e = &r->s.entrant[season_entrant_at(&r->s, entrant)];
	n.was = round->n - 1;
	return observer_add(d->store, r->s.game, e->player, d->now, &fresh, err) &&
	       season_duplicate_tell_one(&n, e, 0);
}

bool season_duplicate_run(struct context *d, struct arena *arena, struct season_run *r,
			  struct err *err)
{
	struct playing x = {.d = d,
			    .arena = arena,
			    .r = r,
			    .side = season_side(r, arena, 0),
			    .game = arena_take(arena, sizeof *x.game),
			    .err = err};
	bool there = false;

	return r->s.game == 0 ? begin(&x)
			      : aside_load(d, arena, r->s.game, x.game, &there, err) &&
					(!there || look(&x));
}

/* ------------------------------------------------------------- stopped, and longer */

bool season_duplicate_stop(struct context *d, struct arena *arena, struct season_run *r,
			   struct err *err)
{
	struct record *game = arena_take(arena, sizeof *game);
	struct ruling_wish wish = {.words = view_of("annul"), .season = true};
	struct ruled out = {0};
	bool there;

	if (r->s.game == 0 || !aside_load(d, arena, r->s.game, game, &there, err) ||
	    !there || game->pos.over) {
		return err->kind == ERR_NONE;
	}
	wish.because = view_of("the season was stopped");
	return ruling_carry(d, arena, game, &wish, &out, err);
}

bool season_duplicate_longer(struct context *d, struct arena *arena,
			     struct season_run *r, int64_t since, bool *any,
			     struct err *err)
{
	const struct season_round *last = season_duplicate_round(r);
	struct season_duplicate_news n = {.d = d,
					  .arena = arena,
					  .r = r,
					  .game = arena_take(arena, sizeof *n.game),
					  .err = err};
	struct season_round round;
	int64_t span;

	if (last == NULL || last->over) {
		return true;
	}
	span = d->now - (last->started > since ? last->started : since);
	if (span <= 0) {
		return true;
	}
	*any = true;
	round = *last;
	round.due += span;
	n.game->match.id = r->s.game;
	return round_update(d->store, r->s.id, &round, err) &&
	       season_open(d, arena, r->s.id, r, err) &&
	       season_duplicate_tell_longer(&n, span);
}
