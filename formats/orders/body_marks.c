/* SPDX-License-Identifier: ISC */
#include "formats/orders/body_marks.h"

#include "formats/text/num.h"

/* Whether v has a time of day or a year. */
static bool timed(struct view v)
{
	for (size_t i = 0; i < v.len; i++) {
		size_t n = digit(v.at[i]) ? num_digits(view_part(v, i, v.len)) : 0;

		if ((n == 4 && (v.at[i] == '1' || v.at[i] == '2')) ||
		    (n > 0 && n < 3 && i + n < v.len && v.at[i + n] == ':' &&
		     num_digits(view_part(v, i + n + 1, v.len)) == 2)) {
			return true;
		}
		i += n > 0 ? n - 1 : 0;
	}
	return false;
}

static bool addressed(struct view v)
{
	return view_find(v, '@') < v.len;
}

enum { ATTRIBUTION_LONGEST = 500 };

static bool ends_so(struct view v)
{
	return v.len <= ATTRIBUTION_LONGEST && view_ends(v, ":") &&
	       !view_starts_nocase(v, "say");
}

bool mark_attribution_if_quoted(struct view line)
{
	struct view v = view_trim(line);

	return ends_so(v) && (timed(v) || addressed(v));
}

bool mark_attribution(struct view lines)
{
	struct view v = view_trim(lines);

	if (!mark_attribution_if_quoted(v)) {
		/* "On 20 Nov 2026 at 20:00, Ben wrote" */
		return v.len <= ATTRIBUTION_LONGEST && timed(v) && body_ends_wrote(v) &&
		       (addressed(v) || body_begins_date(v));
	}
	return view_ends(v, ">:") || (timed(v) && addressed(v)) || body_says_wrote(v);
}

bool mark_attribution_runs_on(struct view line)
{
	static const char gap[] = ":  "; /* Yahoo writes three blanks */
	size_t end = view_find_text(line, gap);
	struct view head = view_part(line, 0, end + 1);

	return end < line.len && timed(head) && addressed(head) &&
	       mark_attribution(head);
}

/* Whether the line is an order with free text behind its word: "claim read t3: I
 * wrote:" is no attribution. */
static bool tells(struct view v)
{
	static const char *const words[] = {"note",    "claim", "appeal",
					    "suggest", "luck",  "game"};
	struct view word = view_word(&v);

	word.len = view_find(word, ':');
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		if (view_is_nocase(word, words[i])) {
			return true;
		}
	}
	return false;
}

bool mark_attribution_bare(struct view line)
{
	enum { LONGEST = 100 };
	struct view v = view_trim(line);

	if (view_starts(v, ">")) { /* "Ben <", "ben@x.example", "> wrote:" */
		v = view_trim(view_part(v, 1, v.len - 2));
		return view_ends(view_trim(line), ":") && v.len > 0 &&
		       body_ends_wrote(v) && view_find(v, ' ') == v.len;
	}
	return v.len <= LONGEST && ends_so(v) && !tells(v) && body_says_wrote(v);
}

bool mark_attribution_begins(struct view line)
{
	bool dates = false;

	for (size_t i = 0; i < line.len && !dates; i++) {
		dates = digit(line.at[i]);
	}
	return dates && line.len <= ATTRIBUTION_LONGEST &&
	       (body_begins_date(line) ||
		((timed(line) || addressed(line)) && body_says_wrote(line)));
}

static bool dash(char c)
{
	return c == '-' || c == '_' || c == '=' || c == ' ';
}

/* Whether the text from between dashes is an attribution: "---- On Fri, 20 Nov 2026
 * 20:00:00 +0100 Ben <ben@x> wrote ----", perhaps in two lines, or "-----Ben wrote:
 * -----". */
static bool dashed_attribution(struct view core, bool before, bool behind)
{
	return core.len <= ATTRIBUTION_LONGEST && (before || behind) &&
	       body_says_wrote(core) &&
	       ((before && behind) || body_ends_wrote(core) ||
		(addressed(core) && timed(core)));
}

/* ">>> Ben <ben@x.example> 11/20/2026 8:00 PM >>>" */
static bool arrows_around(struct view v)
{
	static const char arrows[] = ">>>";
	const size_t around = 2 * (sizeof arrows - 1);
	struct view core = view_trim(view_part(v, around / 2, v.len - around));

	return v.len > around && v.len <= ATTRIBUTION_LONGEST &&
	       view_starts(v, arrows) && view_ends(v, arrows) &&
	       !view_starts(core, ">") && (timed(core) || addressed(core));
}

bool mark_original(struct view line)
{
	struct view v = view_trim(line);
	bool before =
		view_starts(v, "--") || view_starts(v, "__") || view_starts(v, "==");
	bool behind = view_ends(v, "--") || view_ends(v, "__") || view_ends(v, "==");

	if (mark_quote(v)) {
		return arrows_around(v);
	}
	if (body_is_forward(v)) {
		return true;
	}
	while (v.len > 0 && dash(v.at[0])) {
		v = view_part(v, 1, v.len);
	}
	while (v.len > 0 && (dash(v.at[v.len - 1]) || v.at[v.len - 1] == ':')) {
		v.len--;
	}
	return (before && body_is_original(v)) || dashed_attribution(v, before, behind);
}

/* Takes off stars that are not in pairs around a word: "**From: **Ben". */
static struct view unstarred(struct view v)
{
	while (v.len > 0 && (v.at[0] == '*' || v.at[0] == ' ')) {
		v = view_part(v, 1, v.len);
	}
	while (v.len > 0 && (v.at[v.len - 1] == '*' || v.at[v.len - 1] == ' ')) {
		v.len--;
	}
	return v;
}

enum body_field mark_header(struct view line, struct view *value)
{
	enum { LONGEST = 30 };
	struct view name = view_part(line, 0, LONGEST);
	size_t colon = view_find(name, ':');

	*value = unstarred(view_part(line, colon + 1, line.len));
	return colon == name.len ? BODY_FIELD_NONE
				 : body_field_of(unstarred(view_part(name, 0, colon)));
}

bool mark_header_goes_on(struct view line)
{
	return addressed(line) || view_ends(line, ";");
}

bool mark_header_sender(struct view value)
{
	return addressed(value);
}

bool mark_header_dated(struct view value)
{
	return timed(value);
}

bool mark_quote(struct view line)
{
	struct view v = view_trim(line);

	return v.len > 0 && (v.at[0] == '>' || v.at[0] == '|');
}

bool mark_signature(struct view line, struct view raw)
{
	struct view v = view_trim(line);

	return view_is(v, "--") ||
	       (view_is(v, "-") && view_find_text(raw, "\u2014") < raw.len);
}
