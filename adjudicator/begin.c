/* SPDX-License-Identifier: ISC */
#include "adjudicator/begin.h"

#include "adjudicator/games/draw.h"
#include "adjudicator/names.h"
#include "adjudicator/phrase.h"
#include "formats/text/stamp.h"
#include <string.h>

/* S1: the order of play is shuffled by the seed, unless it is to be as listed. */
static void seat_players(const struct new_game *n, uint8_t order[SEATS])
{
	struct draw_stream s = draw_stream(n->seed, "seats", 1);

	for (int i = 0; i < n->players; i++) {
		order[i] = (uint8_t)i;
	}
	if (n->setup.options.value[OPTION_FIRST] == FIRST_SHUFFLED) {
		draw_shuffle(&s, order, (size_t)n->players);
	}
}

static bool invite(struct desk *d, struct arena *arena, const struct record *r,
		   int seat, struct err *err)
{
	struct addressee to = news_to(r, seat, 0);
	struct fields *f = fields_in(arena);
	struct buf text = buf_in(arena);
	struct buf headline = buf_in(arena);
	struct buf span = buf_in(arena);
	int64_t deadline = r->setup.options.value[OPTION_DEADLINE];

	fields_set_str(f, "title", r->setup.game->title);
	fields_set(f, "others", names_others(arena, &r->setup, seat));
	fields_set_str(f, "inviter",
		       d->config->club_name[0] != '\0' ? d->config->club_name
						       : d->config->address);
	fields_set_str(f, "lexicon", lexicon_info(r->setup.lexicon)->id);
	fields_set_bool(f, "any", lexicon_info(r->setup.lexicon)->words == 0);
	if (deadline != 0) {
		stamp_span_say(&span, deadline);
		fields_set(f, "deadline", buf_view(&span));
	}
	phrase(&text, to.language, "invite", f);
	buf_str(&text, "\n\n");
	phrase(&text, to.language, "invite-how", f);
	phrase(&headline, to.language, "head-invite", f);
	return news_tell(
		d, &to,
		&(struct told){"invitation", buf_view(&headline), buf_view(&text), 0},
		err);
}

bool begin_deal(struct desk *d, struct arena *arena, struct record *r, struct err *err)
{
	struct diag diag = {0};
	struct table t;

	if (!position_init(&r->pos, &r->setup, &diag)) {
		return err_set(err, ERR_DATA, "the game cannot be set up");
	}
	t = table_over(arena, &r->pos, d->now, true);
	table_deal(&t);
	r->match.state = view_of("running");
	return record_append(arena, r, &t, err) && news_start(d, arena, r, err);
}

static bool ask_all(struct desk *d, struct arena *arena, const struct record *r,
		    struct err *err)
{
	for (int i = 0; i < r->setup.seats; i++) {
		if (!r->match.seat[i].accepted && !invite(d, arena, r, i, err)) {
			return false;
		}
	}
	return true;
}

/* S11: a player with a second seat is "Ann (2)" there. */
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

bool begin_game(struct desk *d, struct arena *arena, const struct new_game *n,
		struct record *r, struct err *err)
{
	uint8_t order[SEATS];
	bool wait = n->invite;

	*r = (struct record){.desk = d, .setup = n->setup};
	r->setup.seats = n->players;
	memcpy(r->setup.seed, n->seed, HASH_BYTES);
	memcpy(r->match.seed, n->seed, HASH_BYTES);
	seat_players(n, order);
	for (int i = 0; i < n->players; i++) {
		const struct player *p = &n->player[order[i]];

		r->setup.name[i] = seat_name(arena, r, i, p);
		r->match.seat[i].player = p->id;
		r->match.seat[i].language = p->language;
		r->match.seat[i].name = r->setup.name[i];
		r->match.seat[i].accepted = p->confirmed && !n->invite;
		wait = wait || !p->confirmed;
	}
	r->match.seats = (size_t)n->players;
	r->match.kind = view_of(n->setup.game->name);
	r->match.state = view_of(wait ? "invited" : "running");
	r->match.created = d->now;
	r->match.turn = 1;
	r->match.to_move = -1;
	if (!match_add(d->store, &r->match, err) ||
	    !record_begin(arena, r, d->now, err)) {
		return false;
	}
	return wait ? ask_all(d, arena, r, err) : begin_deal(d, arena, r, err);
}
