/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/begin.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/letters/say_handicap.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/robots.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/store/invitation.h"
#include "formats/phrase.h"
#include <string.h>

/* Sets who asks: a player, or the club. A stranger must not be told anything that
 * another player chose, not even his name. */
static void set_asker(struct note *n, const struct record *r)
{
	note_set_club(n);
	fields_set(n->f, "inviter", fields_get(n->f, "club"));
	for (size_t i = 0; i < r->match.seats; i++) {
		if (r->match.inviter != 0 &&
		    r->match.seat[i].player == r->match.inviter) {
			fields_set(n->f, "inviter", r->match.seat[i].name);
		}
	}
}

/* The other players, besides the reader and the inviter. */
static struct view besides_asker(struct arena *arena, const struct record *r, int seat)
{
	unsigned seats = 0;

	for (size_t i = 0; i < r->match.seats; i++) {
		if ((int)i != seat && (r->match.inviter == 0 ||
				       r->match.seat[i].player != r->match.inviter)) {
			seats |= 1U << i;
		}
	}
	return names_list(arena, r->match.seat[seat].language, &r->setup, seats);
}

/* Writes the invitation to one seat, and marks the seat as asked. */
static bool invite(struct context *d, struct arena *arena, struct record *r, int seat,
		   struct err *err)
{
	struct note n = note_to(d, arena, news_to(r, seat, 0), err);
	struct player p;
	bool own = r->match.inviter != 0 && n.to.player == r->match.inviter;
	const char *name = own ? "invite-own" : "invite";

	if (!player_by_id(d->store, arena, n.to.player, &p, err)) {
		return false;
	}
	if (!p.confirmed && !own && r->match.inviter != 0) {
		name = "invite-stranger";
		if (!invitation_count(d->store, address_mark(d, arena, p.address),
				      d->now, err)) {
			return false;
		}
	}
	r->match.seat[seat].asked = true;
	set_asker(&n, r);
	note_set_game(&n, r, seat);
	fields_set(n.f, "with", besides_asker(arena, r, seat));
	fields_set_str(n.f, "lexicon", lexicon_info(r->setup.lexicon)->id);
	fields_set(n.f, "tongue", phrase_language(arena, r->setup.language));
	fields_set_bool(n.f, "any", lexicon_is_any(r->setup.lexicon));
	note_say(&n, name);
	if (!own || handicap_any(&r->setup)) {
		handicap_ask(&n, r, strcmp(name, "invite-stranger") != 0);
	}
	if (!own) {
		clock_say(&n, &r->setup);
	}
	if (strcmp(name, "invite-stranger") == 0) {
		note_say(&n, "invite-stranger-why");
	}
	note_gap(&n);
	note_say(&n, arena_printf(arena, "%s-how", name));
	news_seed_ask(&n, r);
	return note_tell(&n, own ? "confirm" : "invitation",
			 arena_printf(arena, "head-%s", name));
}

bool begin_deal(struct context *d, struct arena *arena, struct record *r,
		struct view beacon, struct err *err)
{
	struct diag diag = {0};
	struct event stirred = {.kind = EVENT_START};
	struct table t;

	r->announced = beacon;
	/* An older version dealt the seats when it made the game. */
	if (r->match.turn == 0 && !seating_deal(d, arena, r, beacon, &stirred, err)) {
		return false;
	}
	if (!position_init(&r->pos, &r->setup, &diag)) {
		struct buf why = buf_in(arena);

		diag_write(&why, &diag);
		return err_set(err, ERR_DATA, "the game cannot be set up: %s",
			       buf_cstr(&why));
	}
	t = table_quiet(arena, &r->pos, d->now);
	if (stirred.kind == EVENT_STIR) {
		record_opening(arena, r, &stirred);
	}
	table_deal(&t);
	r->match.state = view_of("running");
	return record_names(arena, r, err) && record_append(arena, r, &t, err) &&
	       news_start(d, arena, r, err) && leave_join(d, arena, r, err);
}

/* Invites all who are due. While the inviter has yet to confirm the game, only he
 * is. */
static bool ask_all(struct context *d, struct arena *arena, struct record *r,
		    struct err *err)
{
	bool ok = true;
	bool confirmed = r->match.inviter == 0;

	for (size_t i = 0; i < r->match.seats; i++) {
		confirmed = confirmed || (r->match.seat[i].player == r->match.inviter &&
					  r->match.seat[i].accepted);
	}
	for (int i = 0; i < r->setup.seats && ok; i++) {
		bool due = !r->match.seat[i].accepted && !r->match.seat[i].asked;

		if (due && (confirmed || r->match.seat[i].player == r->match.inviter)) {
			ok = invite(d, arena, r, i, err);
		}
	}
	return ok && match_update(d->store, &r->match, err);
}

bool begin_agreed(const struct record *r)
{
	bool all = true;

	for (size_t i = 0; i < r->match.seats; i++) {
		all = all && r->match.seat[i].accepted;
	}
	return all;
}

/* All have agreed: tells them that the game waits for the beacon. */
static bool wait_for_beacon(struct context *d, struct arena *arena, struct record *r,
			    struct err *err)
{
	r->match.state = view_of("invited");
	for (int i = 0; i < r->setup.seats; i++) {
		struct note n = note_to(d, arena, news_to(r, i, 0), err);

		note_set_game(&n, r, i);
		fields_set(n.f, "beacon", r->match.beacon);
		note_say(&n, "beacon-waits");
		news_seed_bound(&n, r);
		if (!note_tell(&n, "notice", "head-beacon-waits")) {
			return false;
		}
	}
	return match_update(d->store, &r->match, err);
}

bool begin_go_on(struct context *d, struct arena *arena, struct record *r,
		 struct err *err)
{
	if (!begin_agreed(r)) {
		return ask_all(d, arena, r, err);
	}
	if (r->match.beacon.len > 0) {
		return wait_for_beacon(d, arena, r, err);
	}
	return begin_deal(d, arena, r, (struct view){0}, err);
}

/* S11: a player's second seat is named "Ann (2)". */
static struct view seat_name(struct arena *arena, const struct record *r, int seat,
			     const struct player *p)
{
	int held = 1;

	for (int i = 0; i < seat; i++) {
		held += r->match.seat[i].player == p->id;
	}
	return held == 1 ? p->name
			 : view_of(arena_printf(arena, "%.*s (%d)", VIEW_ARG(p->name),
						held));
}

/* Options may be impossible together. */
bool begin_possible(struct arena *arena, const struct setup *setup, struct diag *why)
{
	struct position *pos = arena_take(arena, sizeof *pos);

	return position_init(pos, setup, why);
}

static bool possible(struct arena *arena, const struct setup *setup, struct err *err)
{
	struct diag why = {0};
	struct buf sentence = buf_in(arena);

	if (begin_possible(arena, setup, &why)) {
		return true;
	}
	diag_write(&sentence, &why);
	return err_set(err, ERR_DATA, "%s", buf_cstr(&sentence));
}

/* Whether that player need not be asked. */
static bool agrees(const struct new_game *n, const struct player *p)
{
	return n->season != NULL || n->agreed || p->robot != 0 ||
	       (n->inviter != 0 ? n->inviter == p->id && n->sure
				: p->confirmed && !n->invite);
}

/* Fills the players in the order listed, and the luck of those who agree already.
 * The inviter's letter counts as luck only while others are still to be asked:
 * nothing was promised before it. */
static bool take_players(struct context *d, struct arena *arena,
			 const struct new_game *n, struct record *r, struct err *err)
{
	struct match *m = &r->match;
	bool wait = false;

	m->seats = (size_t)n->players;
	for (int i = 0; i < n->players; i++) {
		const struct player *p = &n->player[i];

		r->setup.name[i] = seat_name(arena, r, i, p);
		m->seat[i].player = p->id;
		m->seat[i].language = p->language;
		m->seat[i].name = r->setup.name[i];
		m->seat[i].place = i;
		m->seat[i].accepted = agrees(n, p);
		wait = wait || !m->seat[i].accepted;
	}
	m->state = view_of(wait ? "invited" : "running");
	for (int i = 0; i < n->players && m->committed; i++) {
		struct said said = {0};

		if (n->season != NULL) {
			said.words = n->season->luck[i];
		} else if (m->seat[i].player == n->inviter) {
			said.words = n->said.words;
			said.message_id = wait ? n->said.message_id : said.message_id;
		}
		if (m->seat[i].accepted && !seating_luck(d, arena, m->seat[i].player,
							 said, &m->seat[i].luck, err)) {
			return false;
		}
	}
	return true;
}

bool begin_game(struct context *d, struct arena *arena, const struct new_game *n,
		struct record *r, struct err *err)
{
	*r = (struct record){.context = d, .setup = n->setup};
	r->setup.seats = n->players;
	r->match.kind = view_of(n->setup.game->name);
	r->match.created = d->now;
	r->match.inviter = n->inviter;
	r->match.to_move = -1;
	r->match.committed = !n->drill;
	r->match.beacon = n->beacon;
	r->season = n->season;
	memcpy(r->match.secret, n->secret, HASH_BYTES);
	memcpy(r->match.seed, n->seed, HASH_BYTES);
	memcpy(r->setup.seed, n->seed, HASH_BYTES);
	if (robots_cannot(n) != NULL) {
		return err_set(err, ERR_DATA, "%s", robots_cannot(n));
	}
	if (!possible(arena, &r->setup, err) || !take_players(d, arena, n, r, err) ||
	    !match_add(d->store, &r->match, err) ||
	    !record_begin(arena, r, d->now, err)) {
		return false;
	}
	return begin_go_on(d, arena, r, err);
}
