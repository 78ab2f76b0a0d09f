/* SPDX-License-Identifier: ISC */

#include "formats/orders/referee_line.h"

#include "formats/orders/body.h"
#include "formats/orders/order_peel.h"
#include "formats/text/num.h"

enum { LONGEST = 2000 };

/* What must follow each word of a ruling. */
enum behind {
	NOTHING,
	MAYBE,  /* a turn and no more, or nothing */
	TURN,   /* "t9 ..." */
	RESULT, /* "1-0", "draw", "points" */
	NAME,   /* a player's name; whose, the game finds out */
	WORD,   /* the row's other word, "time", "ruling" */
	MIDDLE  /* the other word, "as", between two others */
};

static const struct {
	const char *word;
	enum behind behind;
	const char *other;
} words[] = {
	{"uphold",     MAYBE,   ""      },
        {"set",        TURN,    ""      },
	{"void",       TURN,    ""      },
        {"replace",    TURN,    ""      },
	{"reparse",    MIDDLE,  "as"    },
        {"result",     RESULT,  ""      },
	{"add",        WORD,    "time"  },
        {"annul",      NOTHING, ""      },
	{"pause",      NOTHING, ""      },
        {"resume",     NOTHING, ""      },
	{"late",       NAME,    ""      },
        {"overturn",   WORD,    "ruling"},
	{"substitute", MIDDLE,  "by"    },
};

static bool is_turn(struct view v)
{
	long n;

	return v.len > 1 && ascii_lower(v.at[0]) == 't' &&
	       num_read(view_part(v, 1, v.len), 1, 99999, &n);
}

static bool has_between(struct view rest, const char *word)
{
	struct view first = view_word(&rest);

	while (rest.len > 0) {
		if (view_is_nocase(view_word(&rest), word)) {
			return first.len > 0 && view_trim(rest).len > 0;
		}
	}
	return false;
}

static bool fits(enum behind behind, const char *other, struct view rest)
{
	struct view more = rest;
	struct view word = view_word(&more);

	switch (behind) {
	case NOTHING:
		return rest.len == 0;
	case MAYBE:
		return rest.len == 0 || (is_turn(word) && view_trim(more).len == 0);
	case TURN:
		return is_turn(word);
	case RESULT:
		return view_trim(more).len == 0 &&
		       ((word.len > 0 && digit(word.at[0])) ||
			view_is_nocase(word, "draw") || view_is_nocase(word, "points"));
	case NAME:
		return word.len > 0;
	case WORD:
		return view_is_nocase(word, other) && view_trim(more).len > 0;
	default:
		return has_between(rest, other);
	}
}

static bool is_ruling(struct view text)
{
	struct view rest = text;
	struct view word = view_word(&rest);

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		if (view_is_nocase(word, words[i].word)) {
			return fits(words[i].behind, words[i].other, view_trim(rest));
		}
	}
	return false;
}

/* Takes "case 7:" or "case 7" off the head. */
static void take_case(struct view *v, long *number)
{
	struct view rest = *v;
	struct view word;

	if (!view_take(&rest, "case")) {
		return;
	}
	word = view_word(&rest);
	word.len -= view_ends(word, ":");
	if (num_read(word, 1, 99999999, number)) {
		*v = view_trim(rest);
	}
}

/* The first colon that stands outside quotation marks. */
static size_t colon_of(struct view v)
{
	bool quoted = false;

	for (size_t i = 0; i < v.len; i++) {
		quoted ^= v.at[i] == '"';
		if (v.at[i] == ':' && !quoted) {
			return i;
		}
	}
	return v.len;
}

bool referee_line_read(struct view line, struct referee_line *out)
{
	struct view text = peel_bullet(view_trim(line));
	struct view head;
	size_t colon;
	bool asks; /* a line that only asks decides nothing */

	*out = (struct referee_line){.line = line};
	if (text.len > LONGEST) {
		return false;
	}
	take_case(&text, &out->casefile);
	colon = colon_of(text);
	head = view_part(text, 0, colon);
	asks = colon == text.len && view_ends(peel_end(head, " .!"), "?");
	if (colon == text.len) {
		head = peel_end(head, " .!?");
	}
	head = view_trim(head);
	out->why = view_trim(view_part(text, colon + 1, text.len));
	if (view_take(&head, "whatif")) {
		out->kind = REFEREE_LINE_WHATIF;
	} else if (view_is_nocase(head, "countersign")) {
		out->kind = REFEREE_LINE_COUNTERSIGN;
	} else if (view_is_nocase(head, "close")) {
		out->kind = REFEREE_LINE_CLOSE;
	} else if (view_is_nocase(head, "help")) {
		out->kind = REFEREE_LINE_HELP;
	} else {
		out->kind = REFEREE_LINE_RULE;
	}
	out->ruling = head;
	if (asks && out->kind != REFEREE_LINE_WHATIF &&
	    out->kind != REFEREE_LINE_HELP) {
		return false;
	}
	return (out->kind != REFEREE_LINE_RULE && out->kind != REFEREE_LINE_WHATIF) ||
	       is_ruling(head);
}

size_t referee_lines_read(struct arena *arena, struct view text,
			  struct referee_line *out, size_t most)
{
	struct body body = body_of(arena, text);
	struct body_line line;
	size_t n = 0;

	while (n < most && body_next_own(&body, &line)) {
		n += referee_line_read(line.text, &out[n]);
	}
	return n;
}

static const char by[] = " by ";
static const char agreed[] = " as agreed";

bool new_hands_read(struct new_hands *h, struct view text)
{
	struct view rest = view_trim(text);
	size_t split;

	h->vouched = view_ends(rest, agreed);
	rest.len -= h->vouched ? sizeof agreed - 1 : 0;
	split = view_find_text(rest, by);
	h->leaves = view_trim(view_part(rest, 0, split));
	h->plays = view_trim(view_part(rest, split + sizeof by - 1, rest.len));
	return h->leaves.len > 0 && h->plays.len > 0;
}

void new_hands_write(struct buf *b, const struct new_hands *h)
{
	buf_printf(b, "%.*s%s%.*s%s", VIEW_ARG(h->leaves), by, VIEW_ARG(h->plays),
		   h->vouched ? agreed : "");
}
