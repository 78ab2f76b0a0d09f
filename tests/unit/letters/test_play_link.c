/* SPDX-License-Identifier: ISC */
/* The link to the page where turns are laid out: what is in it, and what is not. */
#include <string.h>

#include "adjudicator/site/play_page.h"
#include "formats/text/num.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/play_cases.h"
#include "tests/helpers/random/random_play.h"
#include "tests/helpers/random/random_walks.h"

enum { GAMES = 40, TURNS = 12, LINK_MOST = 1500, PAGE_MOST = 120000 };

static struct board_case c;

/* ------------------------------------------------------------ what is not in it */

static uint8_t another(struct dice *d, const struct position *pos)
{
	return (uint8_t)(1 + dice_roll(d, pos->setup->alphabet->count));
}

/* All that the reader may not know is something else. */
static void change_secrets(struct position *pos, struct setup *setup, struct dice *d)
{
	struct pile_view seen;

	pile_look(&pos->pile, &seen);
	for (int seat = 0; seat < SEATS; seat++) {
		for (int i = 0; i < pos->rack_n[seat] && seat != pos->to_move; i++) {
			pos->rack[seat][i] = another(d, pos);
		}
		if (seat != pos->to_move) {
			pos->always[seat] = ALWAYS_CHECK;
		}
	}
	for (int i = 0; i < pos->bag_n; i++) {
		pos->bag[i] = another(d, pos);
	}
	for (int face = 0; face < PILE_FACES; face++) {
		if (seen.shown[face] == PILE_HIDDEN) {
			pos->pile.tile[face] = another(d, pos);
		}
	}
	memset(setup->seed, 0x55, sizeof setup->seed);
	pos->setup = setup;
}

static void must_not_tell(const struct position *pos, struct dice *d)
{
	struct position changed = *pos;
	struct setup setup = *pos->setup;
	const char *link = play_case_link(&c.arena, pos);

	change_secrets(&changed, &setup, d);
	ck_assert_str_eq(link, play_case_link(&c.arena, &changed));
	ck_assert_uint_le(strlen(link), LINK_MOST);
	for (const char *p = link; *p != '\0'; p++) {
		ck_assert_msg(ascii_letter(*p) || digit(*p) ||
				      strchr("-._~;=%", *p) != NULL,
			      "\"%c\" in %s", *p, link);
	}
}

START_TEST(nothing_that_its_reader_may_not_know_is_in_a_link)
{
	struct dice d = {.state = 5};

	for (int i = 0; i < GAMES; i++) {
		struct position pos;
		struct draw_stream stream;

		arena_reset(&c.arena);
		pos = play_case_dealt(&c, &d,
				      i % 3 > 0 ? random_head(&d, &c.arena)
						: random_walk_head(&d, &c.arena));
		stream = draw_stream(c.replay.setup.seed, "test", 1);
		for (int k = 0; k < TURNS && !pos.over; k++) {
			must_not_tell(&pos, &d);
			if (pos.setup->game->ground == GROUND_BOARD) {
				(void)random_play(&c.arena, &pos, &stream, 0);
			} else {
				struct table t = table_over(&c.arena, &pos, 0, true);

				random_walk_happening(&d, &t);
				pos = t.pos;
			}
		}
	}
}

/* ----------------------------------------------------------------- what is in it */

START_TEST(a_link_says_what_its_comment_promises)
{
	struct position pos;
	const char *link;

	case_run(&c,
		 "Language: ca\nRack Ann: A E L\xc2\xb7L NY ?\n"
		 "Setup: H8 across ALA\n",
		 "");
	pos = c.replay.pos;
	link = play_case_link(&c.arena, &pos);
	ck_assert_ptr_nonnull(strstr(link, "v1;k=board;l=ca;g=9999999;t=1;n=Angry%20"
					   "Words;a=adjudicator%2Babcdefghijklmnopqrst"
					   "uvwxyz01234%40club.example;s=Re%3A%20"));
	ck_assert_ptr_nonnull(strstr(link, ";o=pxs;f=A1B3C2%C3%8710D2"));
	ck_assert_ptr_nonnull(strstr(link, "L1L%C2%B7L10M2N1NY10O1"));
	ck_assert_ptr_nonnull(strstr(link, ";d=15.15.7.7.7.2.40;m=;b=_9_xALA"));
	ck_assert_ptr_nonnull(strstr(link,
				     ";r=AFMP_;w1=0%20Ann;w2=0%20Ben;u=Wed%2025%20"
				     "Nov%2C%2010%3A00%20%28Madrid%29"));
	ck_assert_ptr_null(strstr(link, ";q="));
}

/* The reader is the first; of the play that waits its points stand beside the others.
 */
START_TEST(a_link_says_how_the_game_stands)
{
	struct position pos;
	const char *link;

	case_run(&c,
		 "Game: wordbox\nPlayer: Ann\nPlayer: Ben\nRack Ann: C A T E S R N\n",
		 "Ann: 8G CAT\n");
	pos = c.replay.pos;
	link = play_case_link(&c.arena, &pos);
	ck_assert_msg(strstr(link, ";w1=0%20Ben;w2=0%2B4%20Ann;u=") != NULL, "%s",
		      link);
	ck_assert_ptr_nonnull(strstr(link, ";q=2%204%208G%20CAT;y=125.126.127"));
}

START_TEST(the_page_is_small_and_names_its_script)
{
	struct buf b = buf_in(&c.arena);
	struct err err = {0};

	ck_assert(play_page_write(&b, view_of("es"), &err));
	ck_assert_uint_lt(b.len, PAGE_MOST);
	ck_assert_uint_lt(view_find_text(buf_view(&b), "script-src 'sha256-"), b.len);
	ck_assert_uint_eq(view_find_text(buf_view(&b), "http://www.w3.org") +
				  view_find_text(buf_view(&b), "src="),
			  view_find_text(buf_view(&b), "http://www.w3.org") + b.len);
}

int main(void)
{
	case_fixture(&c);
	return claims_run("play link");
}
