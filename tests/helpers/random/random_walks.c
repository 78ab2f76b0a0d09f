/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_walks.h"

#include <string.h>

#include "adjudicator/games/paths/path_game.h"

/* ------------------------------------------------------------------ the game */

/* Of each row one choice at most is taken. */
/* clang-format off */
static const struct {
	const char *game; /* NULL: both */
	const char *choice[4];
} options[] = {
	{NULL,      {"deadline=none", "deadline=24h", "", ""}},
	{NULL,      {"late-resign=2", "", "", ""}},
	{NULL,      {"window=12h", "window=168h", "", ""}},
	{"wordcap", {"accept=auto", "", "", ""}},
	{"wordcap", {"rounds=3", "rounds=10", "", ""}},
	{NULL,      {"bank=1h", "bank=6h", "bank=30h", ""}},
	{NULL,      {"grace=2h", "", "", ""}},
	{NULL,      {"double-after=1d", "", "", ""}},
	{NULL,      {"flag=claim", "flag=td", "", ""}},
};
/* clang-format on */

/* Sometimes gives the letters at the start. */
static void put_letters(struct dice *d, struct buf *b, bool cubes)
{
	static const char letters[] = "EEEAAAIIIOOUNRTLSDGBCMPFHVWYKJXQZ";

	if (cubes && dice_roll(d, 3) == 0) {
		buf_str(b, dice_roll(d, 2) == 0 ? "Bonus: none\n"
						: "Bonus: 19 DL 27 TW 14 DW 1 TL\n");
	}
	if (dice_roll(d, 3) != 0) {
		return;
	}
	buf_str(b, cubes ? "Face: 19T" : "Board:");
	for (int i = 0; i < (cubes ? 1 : GRID5_CELLS); i++) {
		if (cubes || i % GRID5_SIDE == 0) {
			buf_char(b, ' ');
		}
		buf_char(b, letters[dice_roll(d, (uint32_t)sizeof letters - 1)]);
	}
	buf_char(b, '\n');
}

const char *random_walk_head(struct dice *d, struct arena *arena)
{
	static const char *const names[SEATS] = {"Ann", "Ben", "Cid", "Dan"};
	struct buf b = buf_in(arena);
	bool cubes = dice_roll(d, 2) == 0;
	uint32_t seats = 1 + dice_roll(d, cubes ? 2 : SEATS);

	buf_printf(&b, "Game: %s\n", cubes ? "cubes" : "wordcap");
	for (uint32_t i = 0; i < seats; i++) {
		buf_printf(&b, "Player: %s\n", names[i]);
	}
	put_letters(d, &b, cubes);
	buf_str(&b, "Options:");
	if (cubes && seats == 1 && dice_roll(d, 2) == 0) {
		buf_str(&b, " timed=2d");
	}
	if (seats > 1 && dice_roll(d, 4) == 0) {
		buf_str(&b, " first=listed handicap=2:40 more-time=1:12h");
	}
	for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
		const char *choice = options[i].choice[dice_roll(d, 4)];

		if (options[i].game == NULL ||
		    strcmp(options[i].game, cubes ? "cubes" : "wordcap") == 0) {
			buf_printf(&b, " %s", choice);
		}
	}
	buf_char(&b, '\n');
	return buf_cstr(&b);
}

/* ---------------------------------------------------------------------- words */

/* Makes a random path. Often a step crosses an earlier one, which is not allowed. */
static void wander(struct dice *d, const struct path_net *net, uint32_t n,
		   struct path *nodes)
{
	uint32_t used = 0;

	nodes->n = 0;
	while (nodes->n < n) {
		uint8_t node = (uint8_t)dice_roll(d, net->nodes);

		for (int i = 0; nodes->n > 0 && i < 100; i++) {
			uint8_t last = nodes->node[nodes->n - 1];

			if ((net->near[last] & ~used) >> node & 1U) {
				break;
			}
			node = (uint8_t)dice_roll(d, net->nodes);
		}
		used |= UINT32_C(1) << node;
		nodes->node[nodes->n++] = node;
	}
}

/* Tries an order for the word: its path, the word with its path, or the word alone. */
static bool say(struct dice *d, struct table *t, const struct path_ground *g,
		const struct path *nodes)
{
	const struct path_rules *rules = path_rules(&t->pos);
	struct buf b = buf_in(t->arena);
	uint32_t way = dice_roll(d, 8);

	buf_str(&b, "word ");
	for (int i = 0; i < nodes->n && way < 3; i++) {
		alphabet_write_tile(t->pos.setup->alphabet, &b,
				    g->net.tile[nodes->node[i]]);
	}
	for (int i = 0; i < nodes->n && way > 0; i++) {
		buf_char(&b, ' ');
		buf_add(&b, rules->write(rules->place_of(g, nodes->node[i])));
	}
	return random_try(t, t->pos.to_move, buf_cstr(&b));
}

static bool any_word(struct dice *d, struct table *t, const struct path_ground *g)
{
	struct path nodes;

	wander(d, &g->net, g->net.shortest + dice_roll(d, 5), &nodes);
	return say(d, t, g, &nodes);
}

/* A choice among the words on the ground, all equally likely. */
struct found {
	struct dice *dice;
	const struct table *t;
	uint32_t seen;
	struct path path;
};

static bool take(void *arg, const uint8_t *tile, const struct path *nodes)
{
	struct found *f = arg;

	(void)tile;
	if (dice_roll(f->dice, ++f->seen) == 0) {
		f->path = *nodes;
	}
	return f->seen < 400;
}

static bool good_word(struct dice *d, struct table *t, const struct path_ground *g)
{
	struct found f = {.dice = d, .t = t};

	path_words(&g->net, t->pos.setup->lexicon, take, &f);
	return f.seen > 0 && say(d, t, g, &f.path);
}

static void a_word(struct dice *d, struct table *t)
{
	enum { TRIES = 12 };
	struct path_ground *g = arena_take(t->arena, sizeof *g);
	bool any = lexicon_is_any(t->pos.setup->lexicon);

	*g = (struct path_ground){.pos = &t->pos};
	path_rules(&t->pos)->look(g);
	if (g->net.nodes < g->net.shortest) {
		return;
	}
	if (!any && dice_roll(d, 3) != 0 && good_word(d, t, g)) {
		return;
	}
	for (int i = 0; i < TRIES; i++) {
		if (any_word(d, t, g)) {
			return;
		}
	}
}

/* ----------------------------------------------------------------- happenings */

static void a_removal(struct dice *d, struct table *t)
{
	char line[] = "remove 00";
	uint32_t cube = 1 + dice_roll(d, PILE_CUBES);

	line[sizeof line - 3] = (char)('0' + cube / 10);
	line[sizeof line - 2] = (char)('0' + cube % 10);
	random_try(t, t->pos.to_move, line);
}

static void an_order(struct dice *d, struct table *t)
{
	static const struct {
		uint32_t weight;
		const char *line;
	} kinds[] = {
		{300, "accept"       },
                {140, "check"        },
                {10,  "question IT"  },
		{60,  "undo"         },
                {60,  "agree undo"   },
                {30,  "refuse undo"  },
		{8,   "always accept"},
                {8,   "always check" },
                {8,   "always ask"   },
		{15,  "offer draw"   },
                {10,  "agree draw"   },
                {20,  "refuse draw"  },
		{30,  "pause"        },
                {15,  "agree pause"  },
                {15,  "refuse pause" },
		{60,  "resume"       },
                {3,   "resign"       },
                {40,  "pass"         },
		{30,  "sort"         },
                {8,   "try word CAT" },
	};
	uint32_t all = 0;
	uint32_t roll;
	size_t i = 0;

	for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
		all += kinds[k].weight;
	}
	for (roll = dice_roll(d, all); roll >= kinds[i].weight; i++) {
		roll -= kinds[i].weight;
	}
	random_try(t, (int)dice_roll(d, (uint32_t)t->pos.setup->seats), kinds[i].line);
}

void random_walk_happening(struct dice *d, struct table *t)
{
	uint32_t kind;

	if (random_clock(d, t)) {
		return;
	}
	kind = dice_roll(d, 100);
	if (kind < 45) {
		a_word(d, t);
	} else if (kind < 60 && t->pos.setup->game->ground == GROUND_PILE) {
		a_removal(d, t);
	} else {
		an_order(d, t);
	}
}
