/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/net_case.h"

static struct net_case c;

/* "A1 B2 C2"; a "?" is no node. */
static struct path path_of(const char *cells)
{
	struct view rest = view_of(cells);
	struct view name;
	struct path p = {0};

	while ((name = view_word(&rest)).len > 0) {
		uint8_t cell = PATH_NOWHERE;

		ck_assert(grid5_cell_read(name, &cell) || view_is(name, "?"));
		p.node[p.n++] = cell;
	}
	return p;
}

/* ---------------------------------------------------------------- a path given */

/* clang-format off */
static const struct {
	const char *cells;
	int longest;
	enum path_wrong what;
	int at, with;
} paths[] = {
	{"A1 B2 C2",          25, PATH_RIGHT,      -1, -1},
	{"A1 A2",             25, PATH_RIGHT,      -1, -1},
	{"A1 C2",             25, PATH_NOT_NEAR,    1,  0},
	{"A1 A1",             25, PATH_USED,        1,  0},
	{"A1 B1 C1 A1",       25, PATH_USED,        3,  0}, /* nor is it next to C1 */
	{"A1 B2 A2 B1",       25, PATH_CROSSES,     3,  1},
	{"B1 A2 A1 B2",       25, PATH_CROSSES,     3,  1},
	{"A2 B1 C2 B2 A1",    25, PATH_CROSSES,     4,  1},
	{"A1 B2 B1 C2 C1",    25, PATH_RIGHT,      -1, -1}, /* two blocks */
	{"A1 B2 C1 B1 A2",    25, PATH_CROSSES,     4,  1},
	{"E1 A2",             25, PATH_NOT_NEAR,    1,  0}, /* no way round the edge */
	{"?",                 25, PATH_NOT_USABLE,  0, -1},
	{"A1 ? A1",           25, PATH_NOT_USABLE,  1, -1},
	{"",                  25, PATH_TOO_SHORT,  -1, -1},
	{"E5",                25, PATH_TOO_SHORT,  -1, -1},
	{"A1 A2 A3 A4",        3, PATH_TOO_LONG,    3, -1},
	{"A1 A2 A3",           3, PATH_RIGHT,      -1, -1},
	{"A1 A2 A3 A5",        3, PATH_NOT_NEAR,    3,  2}, /* before the length */
};
/* clang-format on */

START_TEST(the_first_wrong_step_is_named)
{
	struct path_net net = net_of(&c, STARE);
	struct path p = path_of(paths[_i].cells);
	struct path_fault fault;

	net.longest = (uint8_t)paths[_i].longest;
	ck_assert_int_eq(path_check(&net, p.node, p.n, &fault),
			 paths[_i].what == PATH_RIGHT);
	ck_assert_int_eq(fault.what, paths[_i].what);
	ck_assert_int_eq(fault.at, paths[_i].at);
	ck_assert_int_eq(fault.with, paths[_i].with);
}

START_TEST(all_cells_can_be_one_path)
{
	struct path_net net = net_of(&c, STARE);
	struct path p = path_of("A1 B1 C1 D1 E1 E2 D2 C2 B2 A2 A3 B3 C3 D3 E3 "
				"E4 D4 C4 B4 A4 A5 B5 C5 D5 E5");
	struct path_fault fault;

	ck_assert_int_eq(p.n, PATH_LONGEST);
	ck_assert(path_check(&net, p.node, p.n, &fault));
}

static const struct {
	const char *cells, *word;
	int at; /* -1: it is that word */
} spelt[] = {
	{"A1 B2 C2", "SON",  -1},
	{"A1 B2 C2", "SUN",  1 },
	{"A1 B2 C2", "SONS", 3 },
	{"A1 B2 C2", "SO",   2 },
};

static size_t tiles_of(const char *word, uint8_t tile[WORD_TILES])
{
	struct tile_text text = {0};
	struct view bad;

	ck_assert(word[0] == '\0' ||
		  alphabet_split(&c.english, view_of(word), &text, 1, &bad) == 1);
	memcpy(tile, text.tile, sizeof text.tile);
	return text.n;
}

START_TEST(a_spelled_word_must_agree_with_its_path)
{
	struct path_net net = net_of(&c, STARE);
	struct path p = path_of(spelt[_i].cells);
	uint8_t tile[WORD_TILES];
	size_t n = tiles_of(spelt[_i].word, tile);
	struct path_fault fault;

	ck_assert_int_eq(path_spells(&net, &p, tile, n, &fault), spelt[_i].at < 0);
	ck_assert_int_eq(fault.what, spelt[_i].at < 0 ? PATH_RIGHT : PATH_OTHER_WORD);
	ck_assert_int_eq(fault.at, spelt[_i].at);
}

/* ---------------------------------------------------------------- one word */

static const char twos[] = "ABABA BABAB ABABA BABAB ABABA";
static const char once[] = "CATXX XXAXX XXTXX XXXXX XXXXX";

/* clang-format off */
static const struct {
	const char *rows, *word, *from, *to, *paths;
} ways[] = {
	{STARE, "SON",   "",   "",   "A1 B2 C2"},
	{STARE, "SONS",  "",   "",   ""},
	{STARE, "",      "",   "",   ""},
	{once,  "CAT",   "",   "",   "A1 B1 C1"},
	{once,  "TAT",   "",   "",   "C1 C2 C3|C3 C2 C1"},
	{once,  "TAT",   "C3", "",   "C3 C2 C1"},
	{once,  "TAT",   "",   "C3", "C1 C2 C3"},
	{once,  "TAT",   "C1", "C3", "C1 C2 C3"},
	{once,  "TAT",   "C1", "C1", ""},
	{once,  "TAT",   "A1", "",   ""},
	{once,  "TATA",  "",   "",   "C3 C2 C1 B1"},
	{once,  "A",     "",   "",   "B1|C2"},
};
/* clang-format on */

static bool note(void *arg, const struct path *p)
{
	struct buf *b = arg;

	buf_str(b, buf_view(b).len > 0 ? "|" : "");
	buf_str(b, net_path(&c, p));
	return true;
}

static uint8_t cell_of(const char *name)
{
	uint8_t cell = PATH_NOWHERE;

	(void)grid5_cell_read(view_of(name), &cell);
	return cell;
}

START_TEST(every_way_of_a_word_is_given_in_order)
{
	struct path_net net = net_of(&c, ways[_i].rows);
	uint8_t tile[WORD_TILES];
	struct path_word word = {tile, tiles_of(ways[_i].word, tile),
				 cell_of(ways[_i].from), cell_of(ways[_i].to)};
	struct buf b = buf_in(&c.arena);

	ck_assert_int_eq(path_each(&net, &word, note, &b), PATH_ALL);
	ck_assert_str_eq(buf_cstr(&b), ways[_i].paths);
}

static bool stop(void *arg, const struct path *p)
{
	int *n = arg;

	(void)p;
	return ++*n < 3;
}

START_TEST(a_search_stops_when_told)
{
	struct path_net net = net_of(&c, twos);
	uint8_t tile[WORD_TILES];
	struct path_word word = {tile, tiles_of("ABA", tile), PATH_NOWHERE,
				 PATH_NOWHERE};
	int n = 0;

	ck_assert_int_eq(path_each(&net, &word, stop, &n), PATH_STOPPED);
	ck_assert_int_eq(n, 3);
}

/* Nor would it have to be looked for. */
START_TEST(a_word_longer_than_any_path_has_none)
{
	struct path_net net = net_of(&c, "AAAAA AAAAA AAAAA AAAAA AAAAA");
	uint8_t tile[PATH_LONGEST + 1];
	struct path_word word = {tile, COUNT(tile), PATH_NOWHERE, PATH_NOWHERE};
	int n = 0;

	memset(tile, 1, sizeof tile);
	ck_assert_int_eq(path_each(&net, &word, stop, &n), PATH_ALL);
	ck_assert_int_eq(n, 0);
}

static int by_first(const void *arg, const struct path *p)
{
	const int *points = arg;

	return points[p->node[0]];
}

START_TEST(best_ways_are_counted_and_some_kept)
{
	static const int points[GRID5_CELLS] = {[1] = -7, [3] = -5, [5] = -5};
	static const int flat[GRID5_CELLS] = {0};
	struct path_net net = net_of(&c, "ABABA AAAAA AAAAA AAAAA AAAAA");
	uint8_t tile[WORD_TILES];
	struct path_word word = {tile, tiles_of("B", tile), PATH_NOWHERE, PATH_NOWHERE};
	struct path_best best;

	path_best(&net, &word, by_first, points, &best);
	ck_assert_int_eq(best.end, PATH_ALL);
	ck_assert_uint_eq(best.count, 1);
	ck_assert_int_eq(best.score, -5);
	ck_assert_str_eq(net_path(&c, &best.path[0]), "D1");
	word.n = tiles_of("A", tile);
	path_best(&net, &word, by_first, flat, &best);
	ck_assert_uint_eq(best.count, 23);
	ck_assert_str_eq(net_path(&c, &best.path[PATH_BEST - 1]), "A3");
	word.n = tiles_of("Q", tile);
	path_best(&net, &word, by_first, flat, &best);
	ck_assert_uint_eq(best.count, 0);
}

START_TEST(ways_that_are_not_kept_are_written_nowhere)
{
	static const struct path none;
	struct {
		struct path_best best;
		struct path behind;
	} room = {0};
	struct path way;

	memset(&way, 1, sizeof way);
	for (size_t i = 1; i <= PATH_BEST + 2; i++) {
		path_keep(&room.best, &way);
		ck_assert_uint_eq(room.best.count, i);
	}
	ck_assert_mem_eq(&room.best.path[PATH_BEST - 1], &way, sizeof way);
	ck_assert_mem_eq(&room.behind, &none, sizeof none);
}

/* The ways through a board of one letter nobody can count. */
START_TEST(a_search_without_end_is_given_up)
{
	struct path_net net = net_of(&c, "AAAAA AAAAA AAAAA AAAAA AAAAA");
	uint8_t tile[WORD_TILES];
	struct path_word word = {tile, tiles_of("AAAAAAAAAAAAAAAAAAAAAAAAA", tile),
				 PATH_NOWHERE, PATH_NOWHERE};
	static const int flat[GRID5_CELLS] = {0};
	struct path_best best;

	path_best(&net, &word, by_first, flat, &best);
	ck_assert_int_eq(best.end, PATH_TIRED);
	word.n = PATH_LONGEST + 1;
	path_best(&net, &word, by_first, flat, &best);
	ck_assert_int_eq(best.end, PATH_ALL);
	ck_assert_uint_eq(best.count, 0);
}

int main(void)
{
	net_fixture(&c);
	claims_rows(the_first_wrong_step_is_named, paths);
	claims_rows(a_spelled_word_must_agree_with_its_path, spelt);
	claims_rows(every_way_of_a_word_is_given_in_order, ways);
	return claims_run("path");
}
