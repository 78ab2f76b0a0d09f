/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/letter_games.h"

#include <check.h>
#include <string.h>

#include "tests/helpers/random/random_order.h"
#include "tests/helpers/random/random_steps.h"

/* clang-format off */
static const struct wanted {
	const char *kind, *options;
	int turns;
	bool waits;  /* a word of Ben's, for Ann's answer */
	bool invite; /* both have to accept the game first */
} wanted[] = {
	{"angrywords", "",           6, false, false}, /* words count at once */
	{"wordbox",    "",           5, false, false}, /* Ben's play waits */
	{"wordgame",   "blank=dual", 0, false, false}, /* nobody has moved yet */
	{"classic",    "",           9, false, false},
	{"wordcap",    "",           3, false, false},
	{"wordcap",    "",           3, true,  false},
	{"cubes",      "",           3, false, false},
	{"angrywords", "",           0, false, true},
};
/* clang-format on */
enum { GAMES = sizeof wanted / sizeof wanted[0] };

/* ------------------------------------------------------------------- plays */

static const struct naive_rules *rules_of(const struct record *r)
{
	int i = 0;

	while (strcmp(naive_rules[i].game, r->setup.game->name) != 0) {
		i++;
		ck_assert_int_lt(i, naive_rules_count);
	}
	return &naive_rules[i];
}

static void board_play(struct dice *d, const struct record *r, char line[ORDER_TEXT])
{
	struct naive_board b;
	char rack[NAIVE_RACK + 1];

	random_board(&r->pos, &b);
	random_rack(&r->pos, r->pos.to_move, rack);
	random_order(d, rules_of(r), &b, rack, 0, line);
}

/* Finds lawful plays of the seat to move, each different from the one before. */
static void find_plays(struct letter_club *c, const struct record *r,
		       struct letter_game *g)
{
	enum { TRIES = 3000 };
	struct dice d = {.state = (uint64_t)r->match.id};

	for (int i = 0; i < TRIES && g->plays < GAME_PLAYS; i++) {
		struct table t = table_over(&c->scratch, &r->pos, LETTER_NOW, false);
		char line[ORDER_TEXT];
		struct order o;

		if (r->setup.game->ground == GROUND_BOARD) {
			board_play(&d, r, line);
		} else {
			random_steps(&d, &r->pos, &c->scratch, line);
		}
		if (order_read(&c->scratch, view_of(line), &o) &&
		    table_judge(&t, r->pos.to_move, &o) == OUTCOME_APPLIED &&
		    (g->plays == 0 || strcmp(g->play[g->plays - 1], line) != 0)) {
			g->play[g->plays++] = arena_str(&c->arena, view_of(line));
		}
		arena_reset(&c->scratch);
	}
}

/* ------------------------------------------------------------------- turns */

/* Nobody moves in WordCap while a word waits. */
static bool must_answer(const struct position *pos)
{
	return pos->pending.any && pos->setup->game->ground == GROUND_GRID;
}

/* Plays one turn of whoever has to do something. Returns false when that is Ann and
 * `enough` turns were played. */
static bool play_turn(struct letter_club *c, const struct wanted *w, bool enough,
		      struct letter_game *g)
{
	struct arena arena = {0};
	struct record *r = arena_take(&arena, sizeof *r);
	struct heard_letter h;
	const char *play = "accept";
	int64_t actor;
	bool answer;

	*g = (struct letter_game){.id = g->id};
	letter_club_load(c, &arena, g->id, r);
	answer = must_answer(&r->pos);
	actor = r->match.seat[answer ? 1 - r->pos.pending.seat : r->pos.to_move].player;
	if (!answer) {
		find_plays(c, r, g);
		play = g->plays > 0 ? g->play[0] : "pass";
	}
	g->to = letter_club_latest(c, actor, g->id);
	enough = enough && actor == c->ann && answer == w->waits;
	if (!enough) {
		letter_club_hear(
			c, letter_club_short(c, &arena, actor, g->to, view_of(play)),
			true, &h);
		ck_assert_msg(h.changed, "%s: %.*s", play, VIEW_ARG(h.code));
	}
	arena_free(&arena);
	return !enough;
}

void letter_games_open_in(struct letter_club *c, const char *language,
			  struct letter_game game[LETTER_GAMES])
{
	letter_club_open_in(c, language);
	for (int i = 0; i < GAMES; i++) {
		const struct wanted *w = &wanted[i];
		int turns = 0;

		game[i] = (struct letter_game){
			.id = letter_club_begin(c, w->kind, w->options, "any",
						(uint8_t)(i + 1), w->invite)};
		if (w->invite) {
			game[i].to = letter_club_latest(c, c->ann, game[i].id);
			continue;
		}
		while (play_turn(c, w, turns >= w->turns, &game[i])) {
			turns++;
		}
	}
}

void letter_games_open(struct letter_club *c, struct letter_game game[LETTER_GAMES])
{
	letter_games_open_in(c, "en", game);
}
