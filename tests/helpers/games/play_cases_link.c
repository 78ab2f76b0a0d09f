/* SPDX-License-Identifier: ISC */
/* The beginning and end of a case for the page: a link, and the letter of an order. */
#include <check.h>

#include "adjudicator/letters/play_link.h"
#include "formats/uri.h"
#include "tests/helpers/games/play_cases.h"

#define VIEW(text)                                                                     \
	{                                                                              \
		text, sizeof(text) - 1                                                 \
	}

static const struct view address = VIEW("adjudicator+abcdefghijklmnopqrstuvwxyz01234@"
					"club.example");
static const struct view subject =
	VIEW("Re: Game 9999999 turn 12: Ben played H8 HoARSE "
	     "for 16 (4 & 12%); it's your turn!");

const char *play_case_link(struct arena *arena, const struct position *pos)
{
	struct game_view view;
	struct viewer viewer = {VIEWER_PLAYER, pos->to_move};
	struct buf b = buf_in(arena);
	struct play_link link = {.pos = pos,
				 .view = &view,
				 .language = view_of("ca"),
				 .game = 9999999,
				 .address = address,
				 .subject = subject,
				 .due = view_of("Wed 25 Nov, 10:00 (Madrid)"),
				 .exchange = true,
				 .pass = true,
				 .sort = true};

	view_make(arena, pos, viewer, NULL, &view);
	play_link_write(&b, &link);
	return buf_cstr(&b);
}

void play_case_begin(struct buf *b, struct arena *arena, const struct position *pos)
{
	buf_printf(b, "%s{\"link\":\"%s\"", b->len > 0 ? ",\n" : "",
		   play_case_link(arena, pos));
}

void play_case_order(struct buf *b, const char *order, int score)
{
	buf_printf(b, ",\"order\":\"%s\",\"score\":%d,\"letter\":\"", order, score);
	mailto_write(b, address, subject,
		     view_of(arena_printf(b->arena, "%s\n", order)));
	buf_str(b, "\"}");
}

struct position play_case_dealt(struct board_case *c, struct dice *d, const char *head)
{
	struct position pos;
	struct diag diag;
	struct table t;

	case_run(c, head, "");
	dice_seed(d, c->replay.setup.seed);
	ck_assert(position_init(&pos, &c->replay.setup, &diag));
	t = table_over(&c->arena, &pos, 0, true);
	table_deal(&t);
	return t.pos;
}
