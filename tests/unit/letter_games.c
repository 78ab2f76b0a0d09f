/* SPDX-License-Identifier: ISC */
#include "tests/unit/letter_games.h"

#include <check.h>
#include <string.h>

#include "tests/unit/random_order.h"

/* clang-format off */
static const struct {
	const char *kind, *options;
	int turns;
	bool invite;
} games_wanted[] = {
	{"angrywords", "",           6, false}, /* words count at once */
	{"wordbox",    "",           5, false}, /* Ben's play waits */
	{"wordgame",   "blank=dual", 0, false}, /* nobody has moved yet */
	{"classic",    "",           9, false},
	{"angrywords", "",           0, true},  /* waits for both */
};
/* clang-format on */
enum { GAMES = sizeof games_wanted / sizeof games_wanted[0] };

static const struct naive_rules *rules_of(const struct record *r)
{
	int i = 0;

	while (strcmp(naive_rules[i].game, r->setup.game->name) != 0) {
		i++;
		ck_assert_int_lt(i, naive_rules_count);
	}
	return &naive_rules[i];
}

static void find_plays(struct letter_club *c, const struct record *r,
		       struct letter_game *g)
{
	enum { TRIES = 3000 };
	struct dice d = {.state = (uint64_t)r->match.id};
	struct naive_board b;
	char rack[NAIVE_RACK + 1];

	random_board(&r->pos, &b);
	random_rack(&r->pos, r->pos.to_move, rack);
	for (int i = 0; i < TRIES && g->plays < GAME_PLAYS; i++) {
		struct table t = table_over(&c->scratch, &r->pos, LETTER_NOW, false);
		char line[ORDER_TEXT];
		struct order o;

		random_order(&d, rules_of(r), &b, rack, 0, line);
		if (order_read(&c->scratch, view_of(line), &o) &&
		    table_judge(&t, r->pos.to_move, &o) == OUTCOME_APPLIED &&
		    (g->plays == 0 || strcmp(g->play[g->plays - 1], line) != 0)) {
			g->play[g->plays++] = arena_str(&c->arena, view_of(line));
		}
	}
}

/* One turn of whoever is to move; false when that is Ann and so many were played. */
static bool play_turn(struct letter_club *c, int64_t game, bool enough,
		      struct letter_game *g)
{
	struct arena arena = {0};
	struct record *r = arena_take(&arena, sizeof *r);
	struct heard_letter h;
	int64_t mover;

	*g = (struct letter_game){.id = game};
	letter_club_load(c, &arena, game, r);
	mover = r->match.seat[r->pos.to_move].player;
	find_plays(c, r, g);
	g->to = letter_club_latest(c, mover, game);
	if (!enough || mover != c->ann) {
		const char *play = g->plays > 0 ? g->play[0] : "pass";

		letter_club_hear(
			c, letter_club_short(c, &arena, mover, g->to, view_of(play)),
			true, &h);
		ck_assert_msg(h.changed, "%s: %.*s", play, VIEW_ARG(h.code));
		enough = false;
	}
	arena_free(&arena);
	return !enough;
}

void letter_games_open(struct letter_club *c, struct letter_game game[LETTER_GAMES])
{
	letter_club_open(c);
	for (int i = 0; i < GAMES; i++) {
		int64_t id = letter_club_begin(
			c, games_wanted[i].kind, games_wanted[i].options, "any",
			(uint8_t)(i + 1), games_wanted[i].invite);
		int turns = 0;

		game[i] = (struct letter_game){.id = id};
		if (games_wanted[i].invite) {
			game[i].to = letter_club_latest(c, c->ann, id);
			continue;
		}
		while (play_turn(c, id, turns >= games_wanted[i].turns, &game[i])) {
			turns++;
		}
	}
}
