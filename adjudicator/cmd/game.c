/* SPDX-License-Identifier: ISC */
/* game new, game list, game show. */
#include "adjudicator/cmd/game.h"
#include "adjudicator/club/editions.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/init/dialogue.h"
#include "adjudicator/cmd/player.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/play/robots.h"
#include "adjudicator/record/seats.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/undelivered.h"
#include "adjudicator/system/progress.h"
#include <stdio.h>

enum { BEACON_LONGEST = 200 };

/* Adds the player of each --player NAME. */
static bool take_players(struct cmd *c, struct new_game *n)
{
	const char *name;

	while (cmd_option(c, "player", &name) && name != NULL) {
		struct player *p = &n->player[n->players];

		if (n->players == SEATS) {
			return err_set(c->err, ERR_USAGE,
				       "a game has %d players at most", SEATS);
		}
		if (!player_find(c->store, c->arena, view_of(name), p, c->err)) {
			return false;
		}
		if (p->id == 0) {
			return player_unknown(
				c, name,
				"; enter one with `adjudicator player add "
				"'NAME <ADDRESS>'`");
		}
		if (p->forgotten != 0) {
			return err_set(c->err, ERR_DATA, "%s has left the club", name);
		}
		n->players++;
	}
	return c->err->kind == ERR_NONE;
}

/* Adds a robot for each --robot LEVEL. Its id is minus the level until make_robots
 * finds its player. */
static bool take_robots(struct cmd *c, struct new_game *n)
{
	const char *level;

	while (cmd_option(c, "robot", &level) && level != NULL) {
		enum robot_level robot = robot_level_read(view_of(level));

		if (n->players == SEATS) {
			return err_set(c->err, ERR_USAGE,
				       "a game has %d players at most", SEATS);
		}
		if (robot == ROBOT_NONE) {
			return err_set(c->err, ERR_USAGE,
				       "a robot is easy, medium or strong, not %s",
				       level);
		}
		n->player[n->players++] = (struct player){
			.id = -robot, .name = view_of("a robot"), .robot = robot};
	}
	return c->err->kind == ERR_NONE;
}

static bool make_robots(struct cmd *c, struct context *d, struct new_game *n)
{
	for (int i = 0; i < n->players; i++) {
		struct player *p = &n->player[i];

		if (p->robot != 0 &&
		    !robots_player(d, c->arena, (enum robot_level)p->robot, p,
				   c->err)) {
			return false;
		}
	}
	return true;
}

static bool check_players(struct cmd *c, const struct new_game *n)
{
	const struct game *g = n->setup.game;
	bool hotseat = n->setup.options.value[OPTION_HOTSEAT] == ON;

	if (n->players < g->min_seats || n->players > g->max_seats) {
		return err_set(c->err, ERR_DATA, "%s takes %d%s%s players, not %d",
			       g->title, g->min_seats,
			       g->min_seats < g->max_seats ? " to " : "",
			       g->min_seats < g->max_seats
				       ? arena_printf(c->arena, "%d", g->max_seats)
				       : "",
			       n->players);
	}
	for (int i = 0; i < n->players; i++) {
		for (int k = 0; k < i; k++) {
			if (n->player[i].id == n->player[k].id && !hotseat) {
				return err_set(c->err, ERR_DATA,
					       "%.*s cannot hold two seats without "
					       "--option hotseat=on",
					       VIEW_ARG(n->player[i].name));
			}
		}
	}
	return true;
}

/* Reads --seed. A game whose seed is given is a drill, and everybody is told so. */
static bool take_seed(struct cmd *c, struct new_game *n)
{
	const char *hex;

	if (!cmd_option(c, "seed", &hex)) {
		return false;
	}
	n->drill = hex != NULL;
	return hex == NULL || hex_read(view_of(hex), n->seed, HASH_BYTES) ||
	       err_set(c->err, ERR_USAGE, "a seed is 64 hexadecimal digits");
}

/* The secret follows from the club's key, the game, its players, and how many games
 * were made before. So a club that was restored from a backup makes the same secret
 * again. */
static bool take_secret(struct cmd *c, struct new_game *n)
{
	struct buf b = buf_in(c->arena);
	int64_t made;

	if (!store_number(c->store, STORED_GAMES_MADE, &made, c->err) ||
	    !store_set_number(c->store, STORED_GAMES_MADE, made + 1, c->err)) {
		return false;
	}
	buf_printf(&b, "operator %lld %s", (long long)made, n->setup.game->name);
	for (int i = 0; i < n->players; i++) {
		buf_printf(&b, " %lld", (long long)n->player[i].id);
	}
	seating_secret(c->config, buf_cstr(&b), n->secret);
	return true;
}

/* Reads --beacon: what will be announced in public. Nobody may be able to choose it. */
static bool take_beacon(struct cmd *c, struct new_game *n)
{
	const char *what;

	if (!cmd_option(c, "beacon", &what)) {
		return false;
	}
	n->beacon = view_trim(view_of(what != NULL ? what : ""));
	return what == NULL ||
	       (n->beacon.len > 0 && n->beacon.len <= BEACON_LONGEST && !n->drill) ||
	       err_set(c->err, ERR_USAGE,
		       "--beacon names in at most %d bytes what will be announced; it "
		       "does not go with --seed",
		       BEACON_LONGEST);
}

/* Without --lexicon the game gets the club's own list. Every word counts if the club
 * has none. */
static bool take_lexicon(struct cmd *c, struct setup_text *text, struct setup *s)
{
	struct edition *list;
	enum setup_part fault;
	const char *id;
	size_t count;
	bool ok = editions_open(c->arena, c->lexica_folder, &list, &count, c->err) &&
		  editions_only(c->arena, list, count, s->alphabet->id, &id, c->err);

	editions_close(list, count);
	if (!ok) {
		return false;
	}
	if (id == NULL) {
		log_warn(c->log,
			 "the club has no word list for this game, and every word "
			 "counts in it; `adjudicator dict build %s` makes one",
			 s->alphabet->id);
		return true;
	}
	if (dialogue_here()) {
		log_info(c->log, "its words are those of %s", id);
	}
	text->lexicon = view_of(id);
	return setup_make(c->arena, c->lexica, text, s, &fault, c->err);
}

static bool take_new_game(struct cmd *c, struct new_game *n)
{
	enum setup_part fault;
	struct setup_text text = {.language = view_of("en"), .lexicon = view_of("any")};
	const char *language;
	const char *lexicon;

	if (!cmd_option(c, "language", &language) ||
	    !cmd_option(c, "lexicon", &lexicon) ||
	    !cmd_option_all(c, "option", &text.options) || !take_players(c, n) ||
	    !take_robots(c, n) || !take_seed(c, n) || !take_beacon(c, n)) {
		return false;
	}
	n->invite = cmd_flag(c, "invite");
	if (!cmd_arguments(c, 1, 1)) {
		return false;
	}
	text.game = view_of(c->argv[0]);
	if (language != NULL) {
		text.language = view_of(language);
	}
	if (lexicon != NULL) {
		text.lexicon = view_of(lexicon);
	}
	if (!setup_make(c->arena, c->lexica, &text, &n->setup, &fault, c->err) ||
	    !setup_may_begin(c->arena, &n->setup, c->err) || !check_players(c, n) ||
	    (lexicon == NULL && !take_lexicon(c, &text, &n->setup))) {
		return false;
	}
	n->setup.drill = n->drill;
	return true;
}

bool cmd_game_new(struct cmd *c)
{
	struct new_game n = {0};
	struct context d = cmd_context(c);
	struct record *r = arena_take(c->arena, sizeof *r);

	if (!cmd_now(c, &d.now) || !take_new_game(c, &n) ||
	    !store_begin(c->store, c->err) ||
	    !cmd_commit(c, cmd_now_keep(c, d.now) && make_robots(c, &d, &n) &&
				   take_secret(c, &n) &&
				   begin_game(&d, c->arena, &n, r, c->err))) {
		return false;
	}
	printf("%lld\n", (long long)r->match.id);
	if (dialogue_here()) {
		log_info(c->log,
			 "the next `adjudicator run` sends its %s; `adjudicator game "
			 "show %lld` shows it",
			 view_is(r->match.state, "invited") ? "invitations" : "letters",
			 (long long)r->match.id);
	}
	return true;
}

/* Whether the game waits for a beacon and for nothing else; fails if it does not. */
static bool waits_for_beacon(struct cmd *c, const struct record *r)
{
	bool all = begin_agreed(r);

	return (view_is(r->match.state, "invited") && r->match.beacon.len > 0 && all) ||
	       err_set(c->err, ERR_DATA, "game %lld does not wait for a beacon%s",
		       (long long)r->match.id,
		       all || r->match.beacon.len == 0 ? ""
						       : ": not all have accepted");
}

bool cmd_game_beacon(struct cmd *c)
{
	struct context d = cmd_context(c);
	struct record *r = arena_take(c->arena, sizeof *r);
	struct view value;

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 2, 2) ||
	    !game_open(c, c->argv[0], r) || !waits_for_beacon(c, r)) {
		return false;
	}
	r->context = &d;
	value = view_trim(view_of(c->argv[1]));
	if (value.len == 0 || value.len > BEACON_LONGEST) {
		return err_set(c->err, ERR_USAGE,
			       "what was announced has 1 to %d bytes", BEACON_LONGEST);
	}
	return store_begin(c->store, c->err) &&
	       cmd_commit(c, cmd_now_keep(c, d.now) &&
				     begin_deal(&d, c->arena, r, value, c->err));
}

bool cmd_game_list(struct cmd *c)
{
	struct context d = cmd_context(c);
	bool json = cmd_flag(c, "json");
	struct columns t = cmd_columns(c, 5, 1U);
	struct progress progress = progress_start(json);
	struct arena arena = {0};
	int64_t *ids;
	size_t count;
	bool ok = cmd_arguments(c, 0, 0) &&
		  match_list(c->store, c->arena, &ids, &count, c->err);

	for (size_t i = 0; ok && i < count; i++) {
		struct record *r = arena_take(&arena, sizeof *r);
		struct buf b = buf_in(&arena);

		progress_bar(&progress, (long)i, (long)count, "games");
		ok = record_load(&d, &arena, ids[i], r, c->err);
		if (ok && json) {
			game_json(&b, r);
		} else if (ok) {
			game_row(&t, r);
		}
		cmd_print(&b);
		arena_reset(&arena);
	}
	arena_free(&arena);
	progress_end(&progress);
	cmd_print_columns(&t); /* those that could be read */
	if (ok && count == 0 && !json) {
		log_info(c->log, "no games yet; `adjudicator game new GAME --player "
				 "NAME` begins one");
	}
	return ok;
}

/* Names the players whose letters do not arrive. */
static bool tell_unreached(struct cmd *c, const struct record *r, struct buf *b)
{
	for (size_t i = 0; i < r->match.seats; i++) {
		struct bounce_state state;

		if (!bounce_state(c->store, r->match.seat[i].player, &state, c->err)) {
			return false;
		}
		if (bounce_bad(&state)) {
			buf_printf(b, "Letters to %.*s do not arrive.\n",
				   VIEW_ARG(r->match.seat[i].name));
		}
	}
	return true;
}

static bool tell_observers(struct cmd *c, const struct record *r, struct buf *b)
{
	struct observer *list;
	size_t count;

	if (!observer_list(c->store, c->arena, r->match.id, &list, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		buf_printf(b, "%s%.*s%s", i == 0 ? "Watching: " : ", ",
			   VIEW_ARG(list[i].name), i + 1 == count ? "\n" : "");
	}
	return true;
}

bool cmd_game_show(struct cmd *c)
{
	bool json = cmd_flag(c, "json");
	struct record *r = arena_take(c->arena, sizeof *r);
	struct buf b = buf_in(c->arena);
	struct viewer viewer;
	const char *who;

	if (!cmd_option(c, "for", &who) || !cmd_arguments(c, 1, 1) ||
	    !game_open(c, c->argv[0], r) || !game_viewer(c, r, who, &viewer)) {
		return false;
	}
	if (json) {
		game_json(&b, r);
	} else {
		game_text(&b, r, viewer);
		if (viewer.kind == VIEWER_OPERATOR &&
		    !(tell_observers(c, r, &b) && tell_unreached(c, r, &b))) {
			return false;
		}
	}
	cmd_print(&b);
	return true;
}
