/* SPDX-License-Identifier: ISC */
#include "formats/files/turnfile.h"

#include "formats/files/turnfile_read.h"
#include "formats/orders/referee_line.h"
#include "formats/text/bidi.h"
#include "formats/text/utf8.h"
#include <string.h>

/* Bytes kept free in err->text for "and N more", and the most that a sentence
 * quotes. */
enum { TAIL_ROOM = 40, QUOTE_MAX = 40 };

static void note(struct turn_reader *r, int line, int column, const char *sentence)
{
	char *text = arena_printf(&r->scratch, "%s:%d:%d: %s", r->file, line, column,
				  sentence);
	size_t used = strlen(r->err->text);
	size_t room = sizeof r->err->text - TAIL_ROOM;

	if (r->left_out > 0 || (used > 0 && used + strlen(text) + 1 >= room)) {
		r->left_out++;
	} else {
		err_more(r->err, ERR_DATA, "%.*s", (int)room, text);
	}
	arena_reset(&r->scratch);
}

void turn_fault_at(struct turn_reader *r, const struct turn_value *v,
		   const char *sentence)
{
	note(r, v->line, v->column, sentence);
}

void turn_fault(struct turn_reader *r, struct view part, const char *sentence)
{
	struct turn_value v = turn_value_at(r, part);

	note(r, v.line, v.column, sentence);
}

struct turn_value turn_value_at(const struct turn_reader *r, struct view part)
{
	size_t before = (size_t)(part.at - r->line.at);
	struct view head = view_part(r->line, 0, before);

	return (struct turn_value){
		.text = part,
		.line = r->lines.n,
		.column = (int)utf8_count(head) + 1,
	};
}

const char *turn_quote(struct turn_reader *r, struct view text)
{
	struct view rest = text;
	size_t n = 0;

	while (rest.len > 0 && n < QUOTE_MAX) {
		utf8_next(&rest);
		n++;
	}
	return arena_printf(&r->scratch, "\"%.*s%s\"", (int)(text.len - rest.len),
			    text.at, rest.len > 0 ? "..." : "");
}

int turn_seat(const struct turnfile *t, struct view name)
{
	for (size_t i = 0; i < t->players; i++) {
		if (view_eq_nocase(t->player[i].text, name)) {
			return (int)i;
		}
	}
	return -1;
}

const char *turn_players(struct turn_reader *r)
{
	const struct turnfile *t = r->out;
	struct buf b = buf_in(&r->scratch);

	for (size_t i = 0; i < t->players; i++) {
		buf_str(&b, i > 0 ? ", " : "");
		buf_str(&b, turn_quote(r, r->now[i].len > 0 ? r->now[i]
							    : t->player[i].text));
	}
	return buf_cstr(&b);
}

void *turn_list_room(struct arena *a, const void *list, size_t count, size_t size)
{
	char *more;

	if (count > 0 && (count & (count - 1)) != 0) {
		return NULL; /* there is room: not at a power of two */
	}
	more = arena_array(a, count == 0 ? 1 : 2 * count, size);
	if (count > 0) {
		memcpy(more, list, count * size);
	}
	return more;
}

/* The offset of the first byte that a clean line cannot have, or line.len. */
static size_t unclean(struct view line)
{
	struct view rest = line;

	while (rest.len > 0) {
		size_t at = line.len - rest.len;
		uint32_t cp = utf8_next(&rest);

		if ((cp < 0x20 && cp != '\t') || cp == 0x7F || bidi_sign(cp) ||
		    (cp == UTF8_BAD && line.len - rest.len == at + 1)) {
			return at;
		}
	}
	return line.len;
}

bool turn_line_next(struct turn_reader *r)
{
	while (line_next(&r->lines, &r->line)) {
		size_t bad = unclean(r->line);

		if (bad < r->line.len) {
			struct view rest = view_part(r->line, bad, r->line.len);
			bool ascii = (unsigned char)r->line.at[bad] < 0x80;
			bool sign = bidi_sign(utf8_next(&rest));

			turn_fault(r, view_part(r->line, bad, 1),
				   ascii  ? "a control character"
				   : sign ? "an invisible sign that turns text around"
					  : "this byte is not UTF-8");
			continue;
		}
		if (!view_starts(view_trim(r->line), "#")) {
			return true;
		}
	}
	return false;
}

static void line_add(struct turn_reader *r, struct turn_line **list, size_t *count,
		     struct turn_line line)
{
	void *more = turn_list_room(r->arena, *list, *count, sizeof line);

	if (more != NULL) {
		*list = more;
	}
	(*list)[(*count)++] = line;
}

static void turn_add(struct turn_reader *r, struct turn_line turn)
{
	line_add(r, &r->out->turn, &r->out->turns, turn);
}

/* Whether a fact that begins with this word is only proof and does not change the
 * game. */
static bool proves(struct view word)
{
	static const char *const words[] = {"key",  "game", "view",     "tiles",
					    "name", "luck", "secret",   "hidden",
					    "log",  "head", "signature"};
	bool is = false;

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		is = is || view_is(word, words[i]);
	}
	return is;
}

/* Keeps a line of proof, also the blank that it may end in, because that was
 * hashed. */
static void proof_line(struct turn_reader *r, struct turn_value v)
{
	size_t before = (size_t)(v.text.at - r->line.at);

	line_add(r, &r->out->proof, &r->out->proofs,
		 (struct turn_line){.fact = true,
				    .text = view_part(r->line, before, r->line.len),
				    .line = v.line,
				    .column = v.column});
}

static int seat_now(const struct turn_reader *r, struct view name)
{
	for (size_t i = 0; i < r->out->players; i++) {
		if (view_eq_nocase(r->now[i], name)) {
			return (int)i;
		}
	}
	return -1;
}

/* After "ruling substitute Ben by Cid: why" the lines that follow are Cid's. */
static void change_hands(struct turn_reader *r, struct view fact)
{
	struct view rest = fact;
	struct new_hands hands;
	int seat;

	if (!view_is(view_word(&rest), "ruling") ||
	    !view_is(view_word(&rest), "substitute") ||
	    !new_hands_read(&hands, view_part(rest, 0, view_find_text(rest, ": ")))) {
		return;
	}
	seat = seat_now(r, hands.leaves);
	if (seat >= 0) {
		r->now[seat] = hands.plays;
	}
}

static void order_line(struct turn_reader *r)
{
	struct view rest = r->line;
	struct view name = view_trim(view_cut(&rest, ':'));
	struct turn_value v;
	int seat;

	if (name.len == view_trim(r->line).len) {
		turn_fault(r, name,
			   arena_printf(
				   &r->scratch,
				   "this is neither \"NAME: ORDER\" nor \"@ fact\": %s",
				   turn_quote(r, name)));
		return;
	}
	seat = seat_now(r, name);
	if (seat < 0) {
		if (r->out->players > 0) {
			turn_fault(r, name,
				   arena_printf(
					   &r->scratch,
					   "there is no player %s; the players are %s",
					   turn_quote(r, name), turn_players(r)));
		}
		return;
	}
	v = turn_value_at(r, view_trim(rest));
	if (v.text.len == 0) {
		turn_fault(r, v.text, "no order stands after the name");
		return;
	}
	turn_add(r, (struct turn_line){.name = r->now[seat],
				       .text = v.text,
				       .line = v.line,
				       .column = v.column});
}

static void fact_line(struct turn_reader *r, struct view line)
{
	struct turn_value v = turn_value_at(r, view_trim(view_part(line, 1, line.len)));
	struct view rest;

	if (v.text.len == 0) {
		turn_fault(r, v.text, "no fact stands after the @");
		return;
	}
	rest = v.text;
	if (proves(view_word(&rest))) {
		proof_line(r, v);
		return;
	}
	turn_add(r, (struct turn_line){.fact = true,
				       .text = v.text,
				       .line = v.line,
				       .column = v.column});
	change_hands(r, v.text);
}

bool turnfile_read(struct arena *arena, struct view text, const char *file,
		   struct turnfile *out, struct err *err)
{
	struct turn_reader r = {.arena = arena, .file = file, .out = out, .err = err};

	*out = (struct turnfile){0};
	*err = (struct err){0};
	if (view_starts(text, "\xEF\xBB\xBF")) { /* some editors add it */
		text = view_part(text, 3, text.len);
	}
	r.lines = lines_of(text);
	if (turn_head_read(&r)) {
		for (size_t i = 0; i < out->players; i++) {
			r.now[i] = out->player[i].text;
		}
		while (turn_line_next(&r)) {
			struct view line = view_trim(r.line);

			if (view_starts(line, "@")) {
				fact_line(&r, line);
			} else if (line.len > 0) {
				order_line(&r);
			}
		}
	}
	arena_free(&r.scratch);
	if (r.left_out > 0) {
		err_more(err, ERR_DATA, "and %zu more", r.left_out);
	}
	return err->kind == ERR_NONE;
}
