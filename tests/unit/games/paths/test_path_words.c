/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/net_case.h"

static struct net_case c;

static const char twos[] = "ABABA BABAB ABABA BABAB ABABA";
static const char once[] = "CATXX XXAXX XXTXX XXXXX XXXXX";

static struct lexicon *words_of(const char *text)
{
	struct view list[16];
	struct view rest = view_of(text);
	struct lexicon *lx = NULL;
	struct err err = {0};
	size_t n = 0;

	while ((list[n] = view_word(&rest)).len > 0) {
		n++;
	}
	ck_assert(lexicon_of_words(&lx, &c.english, list, n, &err));
	return lx;
}

static bool spell(void *arg, const uint8_t *tile, const struct path *p)
{
	struct buf *b = arg;

	buf_str(b, buf_view(b).len > 0 ? " " : "");
	alphabet_spell(&c.english, b, tile, p->n);
	return buf_view(b).len < 40;
}

/* clang-format off */
static const struct {
	const char *rows, *lexicon, *found;
	int shortest, longest;
} lists[] = {
	{once, "CAT TAT TATA ACT A",  "CAT TAT TATA",   2, 25},
	{once, "CAT TAT TATA ACT A",  "A CAT TAT TATA", 1, 25},
	{once, "CAT TAT TATA ACT A",  "CAT TAT",        3,  3},
	{once, "CAT TAT TATA ACT A",  "",               5,  9},
	{once, "DOG",                 "",               2, 25},
	{once, "",                    "",               2, 25},
	{twos, "AB ABAB BAA BB",      "AB ABAB BAA BB", 2, 25},
};
/* clang-format on */

START_TEST(each_word_comes_once_in_alphabetical_order)
{
	struct path_net net = net_of(&c, lists[_i].rows);
	struct lexicon *lx = words_of(lists[_i].lexicon);
	struct buf b = buf_in(&c.arena);

	net.shortest = (uint8_t)lists[_i].shortest;
	net.longest = (uint8_t)lists[_i].longest;
	ck_assert_int_eq(path_words(&net, lx, spell, &b), PATH_ALL);
	ck_assert_str_eq(buf_cstr(&b), lists[_i].found);
	lexicon_close(lx);
}

START_TEST(where_any_word_is_good_every_row_is_one)
{
	struct path_net net = net_of(&c, STARE);
	struct lexicon *lx = lexicon_any();
	struct buf b = buf_in(&c.arena);

	net.longest = 2;
	ck_assert_int_eq(path_words(&net, lx, spell, &b), PATH_STOPPED);
	ck_assert(view_starts(buf_view(&b), "AD AN AO AR AT BC BH BQ BY BZ"));
	lexicon_close(lx);
}

static bool all_used(const void *arg, const uint8_t *tile, size_t n)
{
	(void)arg;
	(void)tile;
	return n > 0;
}

static bool no_t(const void *arg, const uint8_t *tile, size_t n)
{
	const uint8_t *t = arg;

	return n > 0 && tile[0] != *t;
}

START_TEST(used_words_are_passed_over)
{
	struct path_net net = net_of(&c, once);
	struct lexicon *lx = words_of("CAT TAT ACT");
	uint8_t tile[] = {20}; /* T */
	struct path first;

	ck_assert_int_eq(path_first(&net, lx, NULL, NULL, &first), PATH_STOPPED);
	ck_assert_str_eq(net_path(&c, &first), "A1 B1 C1");
	ck_assert_int_eq(path_first(&net, lx, no_t, tile, &first), PATH_STOPPED);
	ck_assert_int_eq(first.n, 3);
	ck_assert_int_eq(first.node[1], 7);
	ck_assert_int_eq(path_first(&net, lx, all_used, NULL, &first), PATH_ALL);
	lexicon_close(lx);
	lx = lexicon_any();
	ck_assert_int_eq(path_first(&net, lx, NULL, NULL, &first), PATH_STOPPED);
	ck_assert_int_eq(path_first(&net, lx, all_used, NULL, &first), PATH_TIRED);
	lexicon_close(lx);
}

static bool count(void *arg, const uint8_t *tile, const struct path *p)
{
	long *n = arg;

	(void)tile;
	(void)p;
	++*n;
	return true;
}

/* Nothing is tried that cannot be: each letter that is met ends one more word. */
START_TEST(where_each_letter_lies_once_no_step_is_in_vain)
{
	struct path_net net = net_of(&c, "BYCDE FGHIJ KLMNO PQRST UVWXA");
	struct lexicon *lx = lexicon_any();
	long n = 0;

	net.shortest = 1;
	memset(net.line, 0, sizeof net.line);
	ck_assert_int_eq(path_words(&net, lx, count, &n), PATH_TIRED);
	ck_assert_int_eq(n, PATH_STEPS);
	lexicon_close(lx);
}

/* What was met on the way to the last letter leads back from it. */
START_TEST(a_long_way_is_found_from_its_end)
{
	struct path_net net = net_of(&c, "BAAAX AAAAX AAAAA XXAAA AAXAA");
	struct lexicon *lx = words_of("AAAAAAAAAAAAAAAAAAB");
	long n = 0;

	ck_assert_int_eq(path_words(&net, lx, count, &n), PATH_ALL);
	ck_assert_int_eq(n, 1);
	lexicon_close(lx);
}

int main(void)
{
	net_fixture(&c);
	claims_rows(each_word_comes_once_in_alphabetical_order, lists);
	return claims_run("path words");
}
