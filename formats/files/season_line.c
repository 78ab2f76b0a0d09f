/* SPDX-License-Identifier: ISC */
#include "formats/files/season_line.h"

#include "formats/orders/body.h"
#include "formats/orders/order_peel.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"

enum { LONGEST = 400, GAME_MOST = 99999999 };

static const char *const acts[SEASON_ACTS_] = {
	[SEASON_FORFEIT] = "forfeit", [SEASON_WITHDRAW] = "withdraw",
	[SEASON_REPLACE] = "replace", [SEASON_ACCEPT] = "accept",
	[SEASON_EXTEND] = "extend",   [SEASON_WAIT] = "wait",
	[SEASON_EXCUSE] = "excuse",
};

/* Takes "game 12" or "12" off the head. */
static void take_game(struct view *v, long *game)
{
	struct view rest = *v;
	struct view word;

	(void)view_take(&rest, "game");
	word = view_word(&rest);
	if (num_read(word, 1, GAME_MOST, game)) {
		*v = view_trim(rest);
	}
}

/* Reads "Ben by Cid"; the last "by" counts. */
static bool read_two(struct view rest, struct season_line *out)
{
	static const char by[] = " by ";
	enum { BY = sizeof by - 1 };

	for (size_t i = rest.len; i-- > 1;) {
		if (i + BY < rest.len && view_is_nocase(view_part(rest, i, BY), by)) {
			out->name = view_trim(view_part(rest, 0, i));
			out->by = view_trim(view_part(rest, i + BY, rest.len));
			return out->name.len > 0 && out->by.len > 0;
		}
	}
	return false;
}

static bool read_behind(struct view rest, struct season_line *out)
{
	switch (out->act) {
	case SEASON_REPLACE:
		return read_two(rest, out);
	case SEASON_ACCEPT:
		take_game(&rest, &out->game);
		return rest.len == 0
			       ? out->game != 0
			       : out->game == 0 && view_is_nocase(rest, "proposals");
	case SEASON_EXTEND:
		if (stamp_span_read(rest, &out->span)) {
			return out->span > 0;
		}
		take_game(&rest, &out->game);
		return stamp_span_read(rest, &out->span) && out->span > 0;
	case SEASON_WAIT:
		take_game(&rest, &out->game);
		out->name = rest;
		return (out->game != 0) != (rest.len > 0);
	default:
		out->name = rest;
		return rest.len > 0;
	}
}

bool season_line_read(struct view line, struct season_line *out)
{
	struct view text = peel_end(peel_bullet(view_trim(line)), " .!");
	struct view word;
	size_t colon;

	*out = (struct season_line){.line = line};
	if (text.len > LONGEST) {
		return false;
	}
	if (view_take(&text, "choose")) {
		return num_read(text, 1, GAME_MOST, &out->choice);
	}
	colon = view_find(text, ':');
	if (colon == text.len || !view_take(&text, "season")) {
		return false;
	}
	colon = view_find(text, ':');
	out->season = view_trim(view_part(text, 0, colon));
	text = view_trim(view_part(text, colon + 1, text.len));
	word = view_word(&text);
	for (int i = 0; i < SEASON_ACTS_; i++) {
		if (view_is_nocase(word, acts[i])) {
			out->act = (enum season_act)i;
			return out->season.len > 0 && read_behind(view_trim(text), out);
		}
	}
	return false;
}

size_t season_lines_read(struct arena *arena, struct view text, struct season_line *out,
			 size_t most)
{
	struct body body = body_of(arena, text);
	struct body_line line;
	size_t n = 0;

	while (n < most && body_next_own(&body, &line)) {
		n += season_line_read(line.text, &out[n]);
	}
	return n;
}
