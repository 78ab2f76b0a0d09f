/* SPDX-License-Identifier: ISC */
/* Reads and writes rulings in a referee's words. */
#include "adjudicator/games/game.h"
#include "adjudicator/games/ruling.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <limits.h>

enum { TURN_MOST = 100000, SCORE_MOST = 9999 };

struct reading_words {
	struct ruling_words *w;
	struct view rest;
};

/* Takes the next word if it is `word`. */
static bool take(struct reading_words *r, const char *word)
{
	struct view rest = r->rest;

	if (!view_is_nocase(view_word(&rest), word)) {
		return false;
	}
	r->rest = rest;
	return true;
}

static bool read_turn(struct reading_words *r)
{
	struct view rest = r->rest;
	struct view word = view_word(&rest);
	long n;

	if (word.len < 2 || (word.at[0] != 't' && word.at[0] != 'T') ||
	    !num_read(view_part(word, 1, word.len), 1, TURN_MOST, &n)) {
		return false;
	}
	r->w->turn = (int)n;
	r->rest = rest;
	return true;
}

/* Reads an order in quotes, or all that is left. */
static bool read_order(struct reading_words *r)
{
	struct view text = view_trim(r->rest);

	r->rest = (struct view){0};
	if (view_starts(text, "\"") && view_ends(text, "\"")) {
		text = view_trim(view_part(text, 1, text.len - 2));
	}
	r->w->order = text;
	return text.len != 0 && view_find(text, '"') == text.len;
}

/* The turn may be missing: the caller may know it from elsewhere. */
static bool read_turn_or_none(struct reading_words *r)
{
	(void)read_turn(r);
	return true;
}

static bool read_set(struct reading_words *r)
{
	struct view word;
	long n;

	(void)read_turn(r);
	(void)take(r, "score");
	word = view_word(&r->rest);
	if (!num_read(word, 0, SCORE_MOST, &n)) {
		return false;
	}
	r->w->score = (int)n;
	return true;
}

static bool read_replace(struct reading_words *r)
{
	(void)read_turn(r);
	return read_order(r);
}

static bool read_reparse(struct reading_words *r)
{
	long n;

	if (!read_turn(r)) {
		if (!num_read(view_word(&r->rest), 1, LONG_MAX, &n)) {
			return false;
		}
		r->w->letter = n;
	}
	return take(r, "as") && read_order(r);
}

static bool read_result(struct reading_words *r)
{
	for (int i = 0; i < RESULTS_; i++) {
		if (take(r, ruling_result_name((enum ruling_result)i))) {
			r->w->result = (enum ruling_result)i;
			return true;
		}
	}
	return false;
}

static bool read_name(struct reading_words *r)
{
	r->w->name = view_trim(r->rest);
	r->rest = (struct view){0};
	return r->w->name.len > 0;
}

static bool read_time(struct reading_words *r)
{
	return take(r, "time") && stamp_span_read(view_word(&r->rest), &r->w->span) &&
	       r->w->span != 0 && read_name(r);
}

static bool read_substitute(struct reading_words *r)
{
	bool ok = new_hands_read(&r->w->hands, r->rest);

	r->rest = (struct view){0};
	return ok;
}

static bool read_overturn(struct reading_words *r)
{
	long n;

	(void)take(r, "ruling");
	if (!num_read(view_word(&r->rest), 1, RULINGS_MOST, &n)) {
		return false;
	}
	r->w->of = (int)n;
	return true;
}

static bool read_nothing(struct reading_words *r)
{
	(void)r;
	return true;
}

/* First word of each ruling, and an example of the whole. */
static const struct {
	const char *word;
	enum ruling_kind kind;
	bool (*read)(struct reading_words *r);
	const char *form;
} rows[] = {
	{"uphold",     RULING_UPHOLD,     read_turn_or_none, "uphold t9"                      },
	{"set",        RULING_SET,        read_set,          "set t9 score 31"                },
	{"void",       RULING_VOID,       read_turn_or_none, "void t9"                        },
	{"replace",    RULING_REPLACE,    read_replace,      "replace t9 \"8D CRATED\""       },
	{"reparse",    RULING_REPARSE,    read_reparse,      "reparse 412 as \"8D CRATED\""   },
	{"result",     RULING_RESULT,     read_result,       "result 1-0, 0-1, draw or points"},
	{"add",        RULING_TIME,       read_time,         "add time 2d NAME"               },
	{"late",       RULING_LATE,       read_name,         "late NAME"                      },
	{"annul",      RULING_ANNUL,      read_nothing,      "annul"                          },
	{"pause",      RULING_PAUSE,      read_nothing,      "pause"                          },
	{"resume",     RULING_RESUME,     read_nothing,      "resume"                         },
	{"overturn",   RULING_OVERTURN,   read_overturn,     "overturn ruling 3"              },
	{"substitute", RULING_SUBSTITUTE, read_substitute,   "substitute NAME by NAME"        },
};

/* Skips a quoted order, which may hold a colon; a reason may hold quotes. */
size_t ruling_split(struct view text)
{
	size_t quote = view_find(text, '"');
	size_t from = 0;

	if (quote < view_find_text(text, ": ")) {
		from = quote + 1;
		from += view_find(view_part(text, from, text.len), '"');
	}
	return from + view_find_text(view_part(text, from, text.len), ": ");
}

bool ruling_read(struct ruling_words *w, struct view text, struct diag *diag)
{
	const char *form = NULL;

	*w = (struct ruling_words){0};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct reading_words r = {w, text};

		if (take(&r, rows[i].word)) {
			w->kind = rows[i].kind;
			if (rows[i].read(&r) && view_trim(r.rest).len == 0) {
				return true;
			}
			form = rows[i].form;
			break;
		}
	}
	diag_set(diag, form == NULL ? DIAG_NO_RULING : DIAG_RULING_FORM,
		 view_trim(text));
	diag->what = view_of(form != NULL ? form : "");
	return false;
}

/* ------------------------------------------------------------------- written */

void ruling_write(struct buf *b, const struct ruling_words *w)
{
	buf_str(b, w->kind == RULING_TIME ? "add time" : ruling_kind_name(w->kind));
	if (w->turn > 0) {
		buf_printf(b, " t%d", w->turn);
	}
	switch (w->kind) {
	case RULING_SET:
		buf_printf(b, " score %d", w->score);
		break;
	case RULING_REPLACE:
		buf_printf(b, " \"%.*s\"", VIEW_ARG(w->order));
		break;
	case RULING_REPARSE:
		buf_printf(b, " as \"%.*s\"", VIEW_ARG(w->order));
		break;
	case RULING_RESULT:
		buf_char(b, ' ');
		buf_str(b, ruling_result_name(w->result));
		break;
	case RULING_TIME:
		buf_char(b, ' ');
		stamp_span_write(b, w->span);
		buf_printf(b, " %.*s", VIEW_ARG(w->name));
		break;
	case RULING_LATE:
		buf_printf(b, " %.*s", VIEW_ARG(w->name));
		break;
	case RULING_OVERTURN:
		buf_printf(b, " ruling %d", w->of);
		break;
	case RULING_SUBSTITUTE:
		buf_char(b, ' ');
		new_hands_write(b, &w->hands);
		break;
	default:
		break;
	}
}
