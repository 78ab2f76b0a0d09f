/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/wordcap_case.h"

#include <string.h>

void wordcap_run(struct board_case *c, const char *head, const char *turns)
{
	case_run(c, arena_printf(&c->arena, "%s%s", WORDCAP, head), turns);
}

const char *wordcap_grid(struct board_case *c, const struct position *pos)
{
	struct buf b = buf_in(&c->arena);

	grid5_write(&b, &pos->grid, c->replay.setup.alphabet);
	return buf_cstr(&b);
}

const char *wordcap_events(struct board_case *c)
{
	size_t n = c->replay.events;

	c->table.event = arena_array(&c->arena, n + 1, sizeof *c->table.event);
	memcpy(c->table.event, c->replay.event, n * sizeof *c->table.event);
	c->table.events = n;
	return case_events(c, 0);
}

void wordcap_live(struct board_case *c, const char *head)
{
	wordcap_run(c, head, "");
	c->table.now = WORDCAP_NOW;
	table_deal(&c->table);
}

enum outcome wordcap_after(struct board_case *c, int64_t span, int seat,
			   const char *line)
{
	c->table.now += span;
	c->table.arrived = c->table.now;
	return case_go_on(c, seat, line);
}

void wordcap_window_ends(struct board_case *c, int64_t span)
{
	c->table.now += span;
	c->table.arrived = 0;
	table_lapse(&c->table);
}

void wordcap_turn_ends(struct board_case *c, int64_t span)
{
	c->table.now += span;
	c->table.arrived = 0;
	table_timeout(&c->table);
}
