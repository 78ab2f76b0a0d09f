/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/seats.h"

#include "adjudicator/club/context.h"
#include "adjudicator/crypto/keyed.h"
#include "adjudicator/games/draw.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/seed.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/season.h"
#include "formats/text/line.h"
#include <string.h>

void seating_secret(const struct config *c, const char *reason,
		    uint8_t secret[HASH_BYTES])
{
	struct hash h = derive(c->key, "secret", reason);

	memcpy(secret, h.byte, HASH_BYTES);
}

/* ------------------------------------------------------------------- the seats */

/* S1: the seed shuffles the order of play, unless the option says first=listed. */
static void shuffle(const struct record *r, uint8_t order[SEATS])
{
	struct draw_stream s = draw_stream(r->match.seed, "seats", 1);

	for (int i = 0; i < r->setup.seats; i++) {
		order[i] = (uint8_t)i;
	}
	if (r->setup.options.value[OPTION_FIRST] == FIRST_SHUFFLED) {
		draw_shuffle(&s, order, (size_t)r->setup.seats);
	}
}

/* S11: a player with two seats is "Ann" in the first of them, "Ann (2)" in the
 * second. */
static void sort_names(struct match *m)
{
	for (size_t i = 0; i < m->seats; i++) {
		for (size_t k = i + 1; k < m->seats; k++) {
			struct view name = m->seat[i].name;

			if (m->seat[i].player == m->seat[k].player &&
			    m->seat[k].name.len < name.len) {
				m->seat[i].name = m->seat[k].name;
				m->seat[k].name = name;
			}
		}
	}
}

static void take_seats(struct record *r, const uint8_t order[SEATS])
{
	struct match *m = &r->match;
	const struct match invited = *m;

	for (size_t i = 0; i < m->seats; i++) {
		m->seat[i] = invited.seat[order[i]];
		m->seat[i].place = order[i];
	}
	sort_names(m);
	for (size_t i = 0; i < m->seats; i++) {
		r->setup.name[i] = m->seat[i].name;
	}
}

/* -------------------------------------------------------------------- the seed */

/* The form in which the game was promised: older versions had others. */
static bool promised_form(struct context *d, struct arena *arena, const struct match *m,
			  enum promise_form *form, struct err *err)
{
	struct match_event first;
	struct lines lines;
	struct view line;

	if (!match_start(d->store, arena, m->id, &first, err)) {
		return false;
	}
	*form = PROMISE_OLD;
	lines = lines_of(first.text);
	while (line_next(&lines, &line)) {
		if (view_starts(line, "commit ")) {
			*form = promise_form_of(line);
		}
	}
	return true;
}

static struct stirring stirring_of(const struct match *m, enum promise_form form,
				   struct view beacon)
{
	struct stirring s = {.game = m->id,
			     .of_season = form == PROMISE_SEASON,
			     .secret = m->secret,
			     .players = m->seats,
			     .beacon = beacon};

	for (size_t i = 0; i < m->seats; i++) {
		s.luck[m->seat[i].place] = m->seat[i].luck;
	}
	return s;
}

/* Writes "order=2,1 luck=HEX,HEX beacon=TEXT". */
static struct view told(struct arena *arena, const struct match *m,
			const struct stirring *s)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < m->seats; i++) {
		buf_printf(&b, "%s%d", i == 0 ? "order=" : ",", m->seat[i].place + 1);
	}
	for (size_t i = 0; i < m->seats; i++) {
		struct hash luck = stir_luck(s, i);

		buf_str(&b, i == 0 ? " luck=" : ",");
		stir_digits(&b, &luck);
	}
	if (s->beacon.len > 0) {
		buf_str(&b, " beacon=");
		buf_add(&b, event_encode(arena, s->beacon));
	}
	return buf_view(&b);
}

bool seating_deal(struct context *d, struct arena *arena, struct record *r,
		  struct view beacon, struct event *e, struct err *err)
{
	struct match *m = &r->match;
	enum promise_form form = PROMISE_OLD;
	struct stirring s;
	uint8_t order[SEATS] = {0};

	if (m->committed && !promised_form(d, arena, m, &form, err)) {
		return false;
	}
	s = stirring_of(m, form, beacon);
	if (m->committed) {
		struct hash seed = stir_seed(&s);

		memcpy(m->seed, seed.byte, HASH_BYTES);
	}
	memcpy(r->setup.seed, m->seed, HASH_BYTES);
	shuffle(r, order);
	take_seats(r, order);
	*e = (struct event){.kind = EVENT_START, .seat = -1};
	if (m->committed) {
		e->kind = EVENT_STIR;
		e->text = told(arena, m, &s);
	}
	return match_deal(d->store, m, err);
}

/* -------------------------------------------------------------------- the luck */

bool seating_luck(struct context *d, struct arena *arena, int64_t player,
		  struct said said, struct view *luck, struct err *err)
{
	*luck = stir_words(said.words);
	if (luck->len > 0) {
		return true;
	}
	if (!preference_get(d->store, arena, &(struct preference){player, 0, "luck"},
			    luck, err)) {
		return false;
	}
	*luck = luck->len > 0 && !view_is_nocase(*luck, "none")
			? stir_words(*luck)
			: stir_letter(arena, said.message_id);
	return true;
}

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

bool record_left(const struct record *r, int seat, int64_t player)
{
	bool had = false;

	for (size_t i = 0; i < r->formers; i++) {
		had = had ||
		      (r->former[i].seat == seat && r->former[i].player == player);
	}
	return had && r->match.seat[seat].player != player;
}

bool record_question(const struct record *r, struct arena *arena, int seat, int64_t id,
		     struct question *q, struct err *err)
{
	*q = (struct question){0};
	if (id == 0) {
		return true;
	}
	if (!question_get(r->context->store, arena, id, q, err)) {
		return false;
	}
	if (q->game != r->match.id || q->seat != seat || !view_is(q->state, "open") ||
	    q->turn != position_moment(&r->pos)) {
		q->id = 0;
	}
	return true;
}

bool season_place_of(const struct context *d, struct arena *arena, int64_t game,
		     struct season_place *place, bool *any, struct err *err)
{
	struct season s = {0};
	struct season_fixture f;
	int64_t season;

	*place = (struct season_place){0};
	if (!season_of_game(d->store, arena, game, &season, &f, err) ||
	    (season != 0 && !season_get(d->store, arena, season, &s, err))) {
		return false;
	}
	*any = s.id != 0;
	if (*any) {
		place->at = (struct stir_place){s.id, f.division, f.round, f.board};
		place->name = s.name;
		place->commitment = stir_season_commitment(s.id, &s.secret);
	}
	return true;
}
