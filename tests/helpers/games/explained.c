/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/explained.h"

#include <check.h>
#include <string.h>

#include "adjudicator/explain/replay_text.h"
#include "formats/text/utf8.h"

static void fits(struct view text)
{
	while (text.len > 0) {
		struct view line = view_cut(&text, '\n');

		ck_assert_msg(utf8_width(line) <= 76, "too wide: %.*s", VIEW_ARG(line));
	}
}

const char *explained(struct board_case *c, const char *head, const char *turns,
		      long from, long to)
{
	struct buf b = buf_in(&c->arena);

	case_run(c, head, turns);
	replay_explain(&b, &c->replay, from, to);
	fits(buf_view(&b));
	return buf_cstr(&b);
}

void explained_in_both_ways(struct arena *arena, const struct replay *r)
{
	struct buf text = buf_in(arena);
	struct buf json = buf_in(arena);

	replay_explain(&text, r, 0, 0);
	fits(buf_view(&text));
	ck_assert(replay_explain_json(&json, r, 0, 0));
}

void explained_says(struct board_case *c, const struct explained_row *row)
{
	const char *text = explained(c, row->head, row->turns, 0, 0);

	for (int i = 0; i < EXPLAINED_PARTS && row->part[i] != NULL; i++) {
		const char *at = strstr(text, row->part[i]);

		ck_assert_msg(at != NULL, "not said:\n%.2000s\nbut:\n%.5000s",
			      row->part[i], text);
		at += strlen(row->part[i]);
		ck_assert_msg(*at == '\0' || *at == '\n', "more is said: %.80s", at);
	}
}
