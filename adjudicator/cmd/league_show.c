/* SPDX-License-Identifier: ISC */
/* league list, show */
#include "adjudicator/cmd/league.h"
#include "adjudicator/cmd/list.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/table.h"

/* --------------------------------------------------------------------- list */

bool cmd_league_list(struct cmd *c)
{
	struct list l = list_start(c, 4, 1U);
	struct season *list;
	size_t count;
	bool ok = cmd_arguments(c, 0, 0) &&
		  season_list(c->store, c->arena, &list, &count, c->err);

	for (size_t i = 0; ok && i < count; i++) {
		const struct season *s = &list[i];

		list_number(&l, "season", "", s->id);
		list_text(&l, "name", s->name);
		list_text(&l, "state", view_of(season_state_name(s->state)));
		list_since(&l, "since",
			   s->ended != 0     ? s->ended
			   : s->started != 0 ? s->started
					     : s->created);
		ok = list_row(&l);
	}
	return list_end(&l, ok,
			"no seasons yet; `adjudicator league new FILE` opens one for "
			"sign-up");
}

/* --------------------------------------------------------------------- show */

static struct view name_of(const struct season_run *r, int64_t entrant)
{
	const struct season_entrant *e = season_entrant_of(r, entrant);

	return e == NULL ? view_of("-") : e->name;
}

static void show_entrants(struct cmd *c, const struct season_run *r, struct buf *b)
{
	struct columns t = cmd_columns(c, 4, 1U << 1);

	for (size_t i = 0; i < r->s.entrants; i++) {
		const struct season_entrant *e = &r->s.entrant[i];
		const char *state = entrant_state_name(e->state);

		columns_add(&t, e->division.len > 0 ? e->division : view_of("-"));
		columns_printf(&t, "%d", e->seed);
		columns_add(&t, e->name);
		columns_add(&t, view_of(e->gone && e->state == ENTRANT_IN ? "forgotten"
									  : state));
	}
	columns_write(&t, b);
}

/* "in play", or "played" with the score and who won: after a resignation the score does
 * not say that. */
static void show_result(struct columns *t, const struct season_run *r,
			const struct season_fixture *f)
{
	const char *score =
		f->over ? arena_printf(t->arena, "%d:%d", f->points[0], f->points[1])
			: "";
	bool played = f->how == FIXTURE_PLAYED;
	bool first = f->half[0] > f->half[1];

	columns_add(t,
		    view_of(played && !f->over ? "in play" : fixture_how_name(f->how)));
	if (!played || !f->over) {
		columns_add(t, view_of(score));
	} else if (f->half[0] == f->half[1]) {
		columns_printf(t, "%s, drawn", score);
	} else {
		columns_printf(t, "%s, %.*s won", score,
			       VIEW_ARG(name_of(r, first ? f->first : f->second)));
	}
}

static void show_fixtures(struct cmd *c, const struct season_run *r, struct buf *b)
{
	struct columns t = cmd_columns(c, 6, 0);

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		columns_add(&t, f->division);
		columns_printf(&t, "round %d", f->round);
		columns_printf(&t, "%.*s - %.*s", VIEW_ARG(name_of(r, f->first)),
			       VIEW_ARG(name_of(r, f->second)));
		if (f->game != 0) {
			columns_printf(&t, "game %lld", (long long)f->game);
		} else {
			columns_add(&t, view_of(""));
		}
		show_result(&t, r, f);
	}
	columns_write(&t, b);
}

static void show_challenges(struct cmd *c, const struct season_run *r, struct buf *b)
{
	struct columns t = {.arena = c->arena, .count = 4};

	for (size_t i = 0; i < r->s.challenges; i++) {
		const struct season_challenge *one = &r->s.challenge[i];

		columns_printf(&t, "challenge");
		columns_printf(&t, "%.*s to %.*s",
			       VIEW_ARG(name_of(r, one->challenger)),
			       VIEW_ARG(name_of(r, one->challenged)));
		columns_add(&t, view_of(challenge_state_name(one->state)));
		columns_printf(&t, "since %s", cmd_day(c->arena, one->asked));
	}
	columns_write(&t, b);
}

/* The rounds of a duplicate season: of a closed one what went on the board, of an open
 * one how many players have sent something. */
static void show_laid(struct cmd *c, struct season_run *r, struct buf *b)
{
	struct columns t = {.arena = c->arena, .count = 4, .right = 1U << 2};

	for (size_t i = 0; i < r->s.rounds && season_is_duplicate(r); i++) {
		const struct season_round *round = &r->s.round[i];
		const struct season_laid *laid = season_duplicate_laid(r, round->n);
		size_t of;
		size_t sent = season_duplicate_sent(r, round->n, &of);

		columns_printf(&t, "round %d", round->n);
		if (laid != NULL) {
			columns_add(&t, season_duplicate_shown(c->arena, laid->play));
			columns_printf(&t, "%d", laid->points);
			columns_printf(&t, "game %lld", (long long)r->s.game);
		} else {
			columns_printf(&t, "%zu of %zu sent", sent, of);
			columns_add(&t, (struct view){0});
			columns_printf(&t, "until %s", cmd_stamp(c->arena, round->due));
		}
	}
	columns_write(&t, b);
}

static json_t *entrants_json(const struct season_run *r)
{
	json_t *list = json_array();

	for (size_t i = 0; i < r->s.entrants; i++) {
		const struct season_entrant *e = &r->s.entrant[i];

		json_array_append_new(
			list, JSON({"name", json_text(e->name)},
				   {"division", json_text(e->division)},
				   {"seed", json_integer(e->seed)},
				   {"state", json_string(entrant_state_name(e->state))},
				   {"place", json_number(league_place(e, e->place))}));
	}
	return list;
}

static json_t *fixtures_json(const struct season_run *r)
{
	json_t *list = json_array();

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];
		json_t *score = f->over ? json_pack("[ii]", f->points[0], f->points[1])
					: json_null();

		json_array_append_new(
			list, JSON({"division", json_text(f->division)},
				   {"round", json_integer(f->round)},
				   {"board", json_integer(f->board)},
				   {"first", json_text(name_of(r, f->first))},
				   {"second", f->second != 0
						      ? json_text(name_of(r, f->second))
						      : json_null()},
				   {"game", json_number(f->game)},
				   {"how", json_string(fixture_how_name(f->how))},
				   {"points", score}));
	}
	return list;
}

/* The rounds of a duplicate season. What went on the board is null until a round is
 * closed. */
static json_t *rounds_json(struct cmd *c, const struct season_run *r)
{
	json_t *list = json_array();

	for (size_t i = 0; i < r->s.rounds; i++) {
		const struct season_round *round = &r->s.round[i];
		const struct season_laid *laid = season_duplicate_laid(r, round->n);
		size_t of;
		size_t sent = season_duplicate_sent(r, round->n, &of);

		json_array_append_new(
			list,
			JSON({"round", json_integer(round->n)},
			     {"until", json_string(cmd_stamp(c->arena, round->due))},
			     {"sent", json_integer((json_int_t)sent)},
			     {"game", json_number(r->s.game)},
			     {"play",
			      laid != NULL ? json_text(laid->play) : json_null()},
			     {"points",
			      laid != NULL ? json_integer(laid->points) : json_null()},
			     {"best",
			      laid != NULL ? json_text(laid->best) : json_null()},
			     {"best-points", laid != NULL
						     ? json_integer(laid->best_points)
						     : json_null()}));
	}
	return list;
}

static bool show_json(struct cmd *c, struct season_run *r)
{
	char hex[HASH_HEX];
	json_t *all;

	season_place_again(r, c->arena);
	hex_write(r->s.hash.byte, HASH_BYTES, hex);
	all = JSON({"season", json_integer(r->s.id)}, {"name", json_text(r->s.name)},
		   {"state", json_string(season_state_name(r->s.state))},
		   {"format", json_string(season_format_name(r->plan.format))},
		   {"game", json_text(r->plan.game.text)},
		   {"start", json_string(cmd_day(c->arena, r->plan.start))},
		   {"file", json_string(hex)}, {"entrants", entrants_json(r)},
		   {"fixtures", fixtures_json(r)});
	if (season_is_duplicate(r)) {
		json_object_set_new(all, "rounds", rounds_json(c, r));
	}
	return cmd_print_json(c, all);
}

bool cmd_league_show(struct cmd *c)
{
	struct season_run *r = arena_take(c->arena, sizeof *r);
	struct buf b = buf_in(c->arena);
	bool json = cmd_flag(c, "json");

	if (!cmd_arguments(c, 1, 1) || !league_open(c, c->argv[0], r)) {
		return false;
	}
	if (json) {
		return show_json(c, r);
	}
	buf_printf(&b, "%.*s: %s, %.*s, %s\n", VIEW_ARG(r->s.name),
		   season_state_name(r->s.state), VIEW_ARG(r->plan.game.text),
		   season_format_name(r->plan.format));
	buf_printf(&b, "sign-up %s to %s, start %s\n", cmd_day(c->arena, r->plan.opens),
		   cmd_day(c->arena, r->plan.closes - 1),
		   cmd_day(c->arena, r->plan.start));
	show_entrants(c, r, &b);
	show_fixtures(c, r, &b);
	show_challenges(c, r, &b);
	show_laid(c, r, &b);
	cmd_print(&b);
	return true;
}
