/* SPDX-License-Identifier: ISC */
/* What a viewer sees, and that it would be the same whatever lies hidden. */
#include <string.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/games/view.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/random/random_order.h"

static struct board_case c;

static const struct viewer ann = {VIEWER_PLAYER, 0};
static const struct viewer ben = {VIEWER_PLAYER, 1};
static const struct viewer observer = {VIEWER_OBSERVER, 0};
static const struct viewer referee = {VIEWER_OPERATOR, 0};

static struct game_view seen_by(const struct position *pos, struct viewer viewer)
{
	struct game_view v;

	view_make(&c.arena, pos, viewer, NULL, &v);
	return v;
}

/* Everything a view says, as bytes. */
static const char *rendered(const struct position *pos, struct viewer viewer)
{
	struct game_view v = seen_by(pos, viewer);
	struct buf b = buf_in(&c.arena);

	buf_printf(&b,
		   "%s %d seats, me %d, turn %d, to move %d%s, bag %d, until %lld\n",
		   v.title, v.seats, v.me, v.turn, v.to_move, v.over ? ", over" : "",
		   v.bag, (long long)v.deadline);
	for (int i = 0; i < v.seats; i++) {
		buf_printf(&b, "%.*s %d, %d tiles%s [%.*s]\n", VIEW_ARG(v.seat[i].name),
			   v.seat[i].score, v.seat[i].held,
			   v.seat[i].gone ? ", gone" : "", VIEW_ARG(v.seat[i].rack));
	}
	board_write_text(&b, &v.board);
	board_write_html(&b, &v.board);
	buf_printf(&b, "unseen %.*s\nlast %.*s by %d for %d\n", VIEW_ARG(v.unseen),
		   VIEW_ARG(v.last), v.last_seat, v.last_score);
	return buf_cstr(&b);
}

#define RACKS "Rack Ann: Q U I Z T ?\nRack Ben: J A X\n"

START_TEST(s6_rack_is_shown_to_its_owner_alone)
{
	struct game_view v;

	case_run(&c, RACKS, "");
	v = seen_by(&c.replay.pos, ann);
	ck_assert_str_eq(case_text(&c, v.seat[0].rack), "I Q T U Z ?");
	ck_assert_uint_eq(v.seat[1].rack.len, 0);
	ck_assert_int_eq(v.seat[1].held, 3);
	ck_assert_int_eq(v.me, 0);
	v = seen_by(&c.replay.pos, ben);
	ck_assert_uint_eq(v.seat[0].rack.len, 0);
	ck_assert_str_eq(case_text(&c, v.seat[1].rack), "A J X");
	ck_assert_int_eq(v.me, 1);
	v = seen_by(&c.replay.pos, observer);
	ck_assert_uint_eq(v.seat[0].rack.len + v.seat[1].rack.len, 0);
	ck_assert_int_eq(v.me, -1);
	v = seen_by(&c.replay.pos, referee);
	ck_assert_str_eq(case_text(&c, v.seat[0].rack), "I Q T U Z ?");
	ck_assert_str_eq(case_text(&c, v.seat[1].rack), "A J X");
	ck_assert_int_eq(v.me, -1);
}

/* The i-th tile that the viewer must not see; NULL behind the last. */
static uint8_t *hidden(struct position *pos, struct viewer viewer, int i)
{
	for (int seat = 0; seat < 2; seat++) {
		if (viewer.kind == VIEWER_PLAYER && viewer.seat == seat) {
			continue;
		}
		if (i < pos->rack_n[seat]) {
			return &pos->rack[seat][i];
		}
		i -= pos->rack_n[seat];
	}
	return i < pos->bag_n ? &pos->bag[i] : NULL;
}

static struct position hidden_shuffled(const struct position *pos, struct viewer viewer,
				       uint32_t number)
{
	struct position other = *pos;
	struct draw_stream s = draw_stream(pos->setup->seed, "test", number);
	int n = 0;

	while (hidden(&other, viewer, n) != NULL) {
		n++;
	}
	for (int i = n - 1; i > 0; i--) {
		uint8_t *a = hidden(&other, viewer, i);
		uint8_t *b =
			hidden(&other, viewer, (int)draw_below(&s, (uint32_t)i + 1));
		uint8_t tile = *a;

		*a = *b;
		*b = tile;
	}
	return other;
}

struct looking {
	uint32_t turns;
	int differed; /* for the operator, who does see what lies hidden */
};

static void same_whatever_is_hidden(void *arg, const struct table *t)
{
	const struct viewer viewers[] = {ann, ben, observer};
	struct looking *l = arg;

	l->turns++;
	for (int i = 0; i < COUNT(viewers); i++) {
		struct position other = hidden_shuffled(&t->pos, viewers[i], l->turns);

		ck_assert_str_eq(rendered(&t->pos, viewers[i]),
				 rendered(&other, viewers[i]));
		l->differed += strcmp(rendered(&t->pos, referee),
				      rendered(&other, referee)) != 0;
	}
}

START_TEST(s6_view_is_the_same_whatever_lies_hidden)
{
	struct dice d = {.state = 99};
	struct looking l = {0};

	for (int game = 0; game < 3; game++) {
		struct table t;

		case_run(&c, "", "");
		c.replay.setup.seed[0] = (uint8_t)game;
		ck_assert(position_init(&c.replay.pos, &c.replay.setup, &c.table.diag));
		t = table_over(&c.arena, &c.replay.pos, 0, true);
		table_deal(&t);
		random_game(&d, &t, 40, same_whatever_is_hidden, &l);
	}
	ck_assert_uint_gt(l.turns, 50);
	ck_assert_int_gt(l.differed, 100);
}

/* A letter that only Ben holds stands nowhere in what others are shown but among the
 * unseen. */
START_TEST(s6_held_letter_stands_nowhere_else)
{
	const struct viewer viewers[] = {ann, observer};

	case_run(&c, "Language: es\nRack Ann: A B\nRack Ben: \u00d1 RR LL\n", "");
	for (int i = 0; i < COUNT(viewers); i++) {
		const char *text = rendered(&c.replay.pos, viewers[i]);
		const char *unseen = strstr(text, "unseen ");
		const char *at = strstr(text, "\u00d1");

		ck_assert_ptr_nonnull(unseen);
		ck_assert_ptr_nonnull(at);
		ck_assert(at > unseen);
		ck_assert_ptr_null(strstr(at + 2, "\u00d1"));
	}
}

START_TEST(s7_unseen_is_neither_on_the_board_nor_on_the_own_rack)
{
	const char *all = "A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 "
			  "T6 U4 V2 W2 X1 Y2 Z1 ?2";

	case_run(&c, "Racks: open\n", "");
	ck_assert_str_eq(case_text(&c, seen_by(&c.replay.pos, ann).unseen), all);
	case_run(&c, RACKS "Setup: H8 across CaT\n", "");
	ck_assert_str_eq(case_text(&c, seen_by(&c.replay.pos, ann).unseen),
			 "A9 B2 C1 D4 E12 F2 G3 H2 I8 J1 K1 L4 M2 N6 O8 P2 R6 S4 T4 U3 "
			 "V2 W2 X1 Y2");
	ck_assert_str_eq(case_text(&c, seen_by(&c.replay.pos, ben).unseen),
			 "A8 B2 C1 D4 E12 F2 G3 H2 I9 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T5 U4 "
			 "V2 W2 Y2 Z1 ?1");
	ck_assert_str_eq(case_text(&c, seen_by(&c.replay.pos, observer).unseen),
			 "A9 B2 C1 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T5 "
			 "U4 V2 W2 X1 Y2 Z1 ?1");
}

static const struct square_view *square(const struct game_view *v, const char *name)
{
	int row;
	int col;

	ck_assert(square_read(view_of(name), v->board.cols, v->board.rows, &row, &col));
	return &v->board.square[row * v->board.cols + col];
}

START_TEST(board_shows_tiles_premiums_and_the_last_play)
{
	struct game_view v;

	case_run(&c, "Rack Ann: S ?\nSetup: H8 across CAT\n", "Ann: H8 across CATeS\n");
	v = seen_by(&c.replay.pos, observer);
	ck_assert_str_eq(square(&v, "H8")->face, "C");
	ck_assert_int_eq(square(&v, "H8")->value, 3);
	ck_assert(square(&v, "H8")->centre && !square(&v, "H8")->last);
	ck_assert_str_eq(square(&v, "K8")->face, "e");
	ck_assert(square(&v, "K8")->blank && square(&v, "K8")->last);
	ck_assert_int_eq(square(&v, "K8")->value, 0);
	ck_assert(square(&v, "L8")->last && !square(&v, "L8")->blank);
	ck_assert_str_eq(square(&v, "L8")->premium, "2W");
	ck_assert_str_eq(square(&v, "D8")->premium, "2W");
	ck_assert_str_eq(square(&v, "A3")->premium_name, "triple word");
	ck_assert_str_eq(square(&v, "A5")->premium_name, "triple letter");
	ck_assert_str_eq(square(&v, "C3")->premium_name, "double letter");
	ck_assert_ptr_null(square(&v, "D8")->face);
	ck_assert_ptr_null(square(&v, "A1")->premium);
	ck_assert_str_eq(case_text(&c, v.last), "8H CATeS");
	ck_assert_int_eq(v.last_seat, 0);
	ck_assert_int_eq(v.last_score, 12);
}

START_TEST(preview_lies_on_the_board_as_the_last_play)
{
	struct game_view v;

	case_run(&c, "Rack Ann: S E\nRack Ben: S E\nSetup: H8 across CAT\n",
		 "Ann: H8 across CATE\n");
	ck_assert_int_eq(case_strict(&c, 1, "try J7 down STE"), OUTCOME_APPLIED);
	view_make(&c.arena, &c.replay.pos, ben, &c.table, &v);
	ck_assert(square(&v, "J7")->last && square(&v, "J9")->last);
	ck_assert_str_eq(square(&v, "J9")->face, "E");
	ck_assert(!square(&v, "J8")->last && !square(&v, "K8")->last);
	ck_assert_str_eq(case_text(&c, v.last), "8H CATE");
}

START_TEST(view_tells_how_the_game_stands)
{
	struct game_view v;

	case_run(&c, RACKS, "Ann: H8 across QUIT\nBen: resign\n");
	v = seen_by(&c.replay.pos, observer);
	ck_assert_str_eq(v.title, "Angry Words");
	ck_assert(v.over);
	ck_assert_int_eq(v.to_move, -1);
	ck_assert_int_eq(v.seats, 2);
	ck_assert(v.seat[1].gone && !v.seat[0].gone);
	ck_assert_int_eq(v.seat[0].score, 13);
	ck_assert_int_eq(v.bag, c.replay.pos.bag_n);
	ck_assert_int_eq(v.turn, c.replay.pos.turn);
	ck_assert(view_is(v.seat[0].name, "Ann"));
}

#define THREE                                                                          \
	"Game: wordbox\nPlayer: Ann\nPlayer: Ben\nPlayer: Cat\n"                       \
	"Rack Ann: C A T E\nRack Ben: S O N G\nRack Cat: R U N\n"

START_TEST(view_tells_of_a_play_that_waits)
{
	struct game_view v;

	case_run(&c, THREE, "Ann: I8 across CAT\nCat: accept\n");
	v = seen_by(&c.replay.pos, ben);
	ck_assert(v.pending.any && view_may_question(&v));
	ck_assert_int_eq(v.pending.seat, 0);
	ck_assert_str_eq(case_text(&c, v.pending.play), "8I CAT");
	ck_assert_str_eq(case_text(&c, v.pending.order), "I8 across CAT");
	ck_assert_uint_eq(v.pending.may, 1U << 1);
	ck_assert_int_eq(v.pending.draws, 6);
	ck_assert_int_eq(v.seat[1].exchanges, 3);
	v = seen_by(&c.replay.pos, ann);
	ck_assert(!view_may_question(&v));
	v = seen_by(&c.replay.pos, observer);
	ck_assert(!view_may_question(&v));
}

START_TEST(pending_play_is_shown_as_an_order_that_reads_again)
{
	struct game_view v;

	case_run(&c,
		 "Game: wordgame\nOptions: blank=dual challenge=single\n"
		 "Lexicon: any\nSetup: H9 down O\nRack Ann: C A R ? S\n",
		 "Ann: E8 across CAR?L/T\n");
	v = seen_by(&c.replay.pos, ben);
	ck_assert_str_eq(case_text(&c, v.pending.order), "E8 across CAR?L/T");
}

START_TEST(nobody_draws_who_left_before_his_play_stood)
{
	struct game_view v;

	case_run(&c, THREE, "Ann: I8 across CAT\nAnn: resign\n");
	v = seen_by(&c.replay.pos, observer);
	ck_assert(v.pending.any);
	ck_assert_int_eq(v.pending.draws, 0);
}

START_TEST(view_tells_what_is_left_in_a_bank)
{
	case_run(&c, "Game: wordbox\nOptions: bank=2d\n", "");
	ck_assert_int_eq(seen_by(&c.replay.pos, ann).seat[1].bank, 172800);
	case_run(&c, "Game: wordbox\n", "");
	ck_assert_int_eq(seen_by(&c.replay.pos, ann).seat[1].bank, -1);
}

/* clang-format off */
static const struct {
	const char *order, *written;
} orders[] = {
	{"I8 across CAT", "8I CAT"}, {"L8 down SONG", "L8 SONG"},
	{"pass", "pass"}, {"exchange A B", "exchange A B"}, {"dance", "dance"},
	{"I8 sideways CAT", "I8 sideways CAT"}, {"", ""},
};
/* clang-format on */

START_TEST(only_a_play_is_written_in_another_way)
{
	ck_assert_str_eq(
		case_text(&c, view_written(&c.arena, view_of(orders[_i].order))),
		orders[_i].written);
}

START_TEST(order_that_waits_is_seen_by_its_writer_alone)
{
	static const struct viewer cat = {VIEWER_PLAYER, 2};

	case_run(&c, THREE, "Ann: I8 across CAT\nBen: L8 down SONG\n");
	ck_assert_str_eq(case_text(&c, seen_by(&c.replay.pos, ben).held), "L8 SONG");
	ck_assert_str_eq(case_text(&c, seen_by(&c.replay.pos, referee).held),
			 "L8 SONG");
	ck_assert_uint_eq(seen_by(&c.replay.pos, ann).held.len, 0);
	ck_assert_uint_eq(seen_by(&c.replay.pos, cat).held.len, 0);
	ck_assert_uint_eq(seen_by(&c.replay.pos, observer).held.len, 0);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(only_a_play_is_written_in_another_way, orders);
	return claims_run("view");
}
