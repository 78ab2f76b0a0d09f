/* SPDX-License-Identifier: ISC */
#include "tests/unit/board_case.h"

#include <check.h>

void case_open(struct board_case *c)
{
	*c = (struct board_case){.shelf = shelf_open(NULL)};
}

void case_close(struct board_case *c)
{
	shelf_close(c->shelf);
	arena_free(&c->arena);
}

const char *case_file(struct board_case *c, const char *head, const char *turns)
{
	return arena_printf(&c->arena,
			    "Turn-File: 1\nGame: angrywords\nPlayer: Ann\nPlayer: Ben\n"
			    "%s\n%s",
			    head, turns);
}

void case_run(struct board_case *c, const char *head, const char *turns)
{
	ck_assert_msg(replay_run(&c->arena, c->shelf,
				 view_of(case_file(c, head, turns)), "t", &c->replay,
				 &c->err),
		      "%s", c->err.text);
	c->table = table_over(&c->arena, &c->replay.pos, 0, true);
}

const char *case_complaint(struct board_case *c, const char *text)
{
	ck_assert_msg(!replay_run(&c->arena, c->shelf, view_of(text), "t", &c->replay,
				  &c->err),
		      "accepted: %s", text);
	ck_assert_int_eq(c->err.kind, ERR_DATA);
	return c->err.text;
}

const struct replay_turn *case_turn(struct board_case *c, size_t i)
{
	ck_assert_uint_lt(i, c->replay.turns);
	return &c->replay.turn[i];
}

const char *case_sentence(struct board_case *c, const struct diag *d)
{
	struct buf b = buf_in(&c->arena);

	diag_write(&b, d);
	return buf_cstr(&b);
}

static enum outcome judge(struct board_case *c, int seat)
{
	return c->replay.setup.game->judge(&c->table, seat, &c->order);
}

enum outcome case_letter(struct board_case *c, int seat, const char *line)
{
	struct orders read;

	orders_read(&c->arena, view_of(line), &read);
	ck_assert_msg(read.count == 1, "%zu orders in \"%s\"", read.count, line);
	c->order = read.order[0];
	c->table = table_over(&c->arena, &c->replay.pos, 0, false);
	return judge(c, seat);
}

static void read_strictly(struct board_case *c, const char *line)
{
	ck_assert_msg(order_read(&c->arena, view_of(line), &c->order), "no order: %s",
		      line);
}

enum outcome case_strict(struct board_case *c, int seat, const char *line)
{
	read_strictly(c, line);
	c->table = table_over(&c->arena, &c->replay.pos, 0, true);
	return judge(c, seat);
}

enum outcome case_go_on(struct board_case *c, int seat, const char *line)
{
	read_strictly(c, line);
	return judge(c, seat);
}

const char *case_text(struct board_case *c, struct view v)
{
	return arena_str(&c->arena, v);
}
