/* SPDX-License-Identifier: ISC */
/* Writes a logbook as the last lines of a turn file, and reads it back. */
#include "adjudicator/crypto/signify.h"
#include "adjudicator/record/logbook.h"

#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <limits.h>
#include <string.h>

/* ---------------------------------------------------------------- to write */

static void put(struct arena *arena, struct turnfile *t, const char *text)
{
	t->proof = arena_room(arena, t->proof, t->proofs, sizeof *t->proof);
	t->proof[t->proofs++] = (struct turn_line){.fact = true, .text = view_of(text)};
}

/* A line for each line of the text. */
static void put_lines(struct arena *arena, struct turnfile *t, const char *before,
		      struct view text)
{
	while (text.len > 0) {
		struct view line = view_cut(&text, '\n');

		put(arena, t, arena_printf(arena, "%s%.*s", before, VIEW_ARG(line)));
	}
}

static void put_head(struct arena *arena, struct turnfile *t, const struct hash *head)
{
	char hex[HASH_HEX];

	hex_write(head->byte, HASH_BYTES, hex);
	put(arena, t, arena_printf(arena, "head %s", hex));
}

static void put_name(struct arena *arena, struct turnfile *t,
		     const struct logbook_name *n)
{
	char hex[HASH_HEX];

	hex_write(n->salt.byte, HASH_BYTES, hex);
	put(arena, t, arena_printf(arena, "name %.*s %s", VIEW_ARG(n->name), hex));
}

static void put_stirred(struct arena *arena, const struct logbook *log,
			struct turnfile *t)
{
	for (size_t i = 0; i < log->lucks; i++) {
		put(arena, t,
		    arena_printf(arena, "luck %zu %.*s", i + 1,
				 VIEW_ARG(log->luck[i])));
	}
	if (log->secretive) {
		char hex[HASH_HEX];

		hex_write(log->secret.byte, HASH_BYTES, hex);
		put(arena, t, arena_printf(arena, "secret %s", hex));
	}
}

void logbook_write(struct arena *arena, const struct logbook *log, struct turnfile *t)
{
	if (log->key.len > 0) {
		put(arena, t, arena_printf(arena, "key %.*s", VIEW_ARG(log->key)));
	}
	for (size_t i = 0; i < log->olders; i++) {
		put(arena, t, arena_printf(arena, "key %.*s", VIEW_ARG(log->older[i])));
	}
	put(arena, t, arena_printf(arena, "game %lld", (long long)log->game));
	if (log->viewer.len > 0) {
		put(arena, t, arena_printf(arena, "view %.*s", VIEW_ARG(log->viewer)));
	}
	put(arena, t, arena_printf(arena, "tiles %.*s", VIEW_ARG(log->tiles)));
	for (size_t i = 0; i < log->names; i++) {
		put_name(arena, t, &log->name[i]);
	}
	if (log->viewer.len == 0) {
		put_stirred(arena, log, t);
	}
	for (size_t i = 0; i < log->rows && log->viewer.len == 0; i++) {
		const struct match_event *e = &log->row[i].event;

		put_lines(arena, t, arena_printf(arena, "hidden %ld ", e->n),
			  e->hidden);
	}
	for (size_t i = 0; i < log->rows; i++) {
		put_lines(arena, t, "log ", log->row[i].entry);
		put_head(arena, t, &log->row[i].event.head);
	}
	if (log->sig.len > 0) {
		put(arena, t,
		    arena_printf(arena, "signature %.*s", VIEW_ARG(log->sig)));
	}
}

/* ----------------------------------------------------------------- to read */

struct reading_log {
	struct arena *arena;
	const char *file;
	struct logbook *log;
	struct buf entry, text;  /* of the entry that is being read */
	struct logbook_row *row; /* the same; NULL: none */
	struct err *err;
};

static bool complain(struct reading_log *r, const struct turn_line *l, const char *what)
{
	return err_set(r->err, ERR_DATA, "%s:%d:%d: %s", r->file, l->line, l->column,
		       what);
}

static bool read_game(struct reading_log *r, const struct turn_line *l,
		      struct view rest)
{
	long n;

	if (!num_read(rest, 1, LONG_MAX, &n)) {
		return complain(r, l, "a game is a number");
	}
	r->log->game = n;
	return true;
}

static bool read_view(struct reading_log *r, const struct turn_line *l,
		      struct view rest)
{
	r->log->viewer = rest;
	return rest.len > 0 || complain(r, l, "whose view?");
}

static bool read_tiles(struct reading_log *r, const struct turn_line *l,
		       struct view rest)
{
	(void)l;
	r->log->tiles = rest;
	return true;
}

static bool read_key(struct reading_log *r, const struct turn_line *l, struct view rest)
{
	struct signify_public key;

	if (r->log->key.len == 0) {
		r->log->key = rest;
	} else if (r->log->olders == LOGBOOK_KEYS) {
		return complain(r, l, "more keys than a game can have had");
	} else {
		r->log->older[r->log->olders++] = rest;
	}
	return signify_read_public(rest, &key) ||
	       complain(r, l, "a key is the line of a public key, RWQ... and so on");
}

static bool read_signature(struct reading_log *r, const struct turn_line *l,
			   struct view rest)
{
	(void)l;
	r->log->sig = rest;
	return true;
}

/* Reads "Ann Smith HEX". */
static bool read_name(struct reading_log *r, const struct turn_line *l,
		      struct view rest)
{
	enum { HEX = HASH_HEX - 1 };
	struct logbook_name *n;
	size_t split = rest.len > HEX ? rest.len - HEX : 0;

	if (r->log->names == sizeof r->log->name / sizeof *n) {
		return complain(r, l, "nobody else has or had a seat");
	}
	n = &r->log->name[r->log->names];
	if (split < 2 ||
	    !hex_read(view_part(rest, split, HEX), n->salt.byte, HASH_BYTES)) {
		return complain(r, l, "a name stands before 64 hexadecimal digits");
	}
	n->name = view_trim(view_part(rest, 0, split));
	r->log->names++;
	return true;
}

/* Reads "1 purple umbrella"; the numbers must follow each other. */
static bool read_luck(struct reading_log *r, const struct turn_line *l,
		      struct view rest)
{
	struct view number = view_cut(&rest, ' ');
	long due = (long)r->log->lucks + 1;
	long n;

	if (due > SEATS || !num_read(number, due, due, &n)) {
		return complain(r, l, "players are counted as they were invited");
	}
	r->log->luck[r->log->lucks++] = rest;
	return true;
}

static bool read_secret(struct reading_log *r, const struct turn_line *l,
			struct view rest)
{
	r->log->secretive = true;
	return hex_read(rest, r->log->secret.byte, HASH_BYTES) ||
	       complain(r, l, "a secret is 64 hexadecimal digits");
}

static struct logbook_row *row_of(struct logbook *log, long n)
{
	return (size_t)n <= log->rows ? &log->row[n - 1] : NULL;
}

/* Reads "12 AEI". The entry itself comes later in the file, so these lines are read
 * in a second pass. */
static bool read_hidden(struct reading_log *r, const struct turn_line *l,
			struct view rest)
{
	struct view number = view_cut(&rest, ' ');
	struct logbook_row *row;
	struct buf b = buf_in(r->arena);
	long n;

	if (!num_read(number, 1, LONG_MAX, &n)) {
		return complain(r, l, "the entry that hides it has a number");
	}
	row = row_of(r->log, n);
	if (row == NULL || !row->hides) {
		return complain(r, l, "that entry hides nothing");
	}
	buf_add(&b, row->event.hidden);
	buf_str(&b, b.len > 0 ? "\n" : "");
	buf_add(&b, rest);
	row->event.hidden = buf_view(&b);
	return true;
}

/* Reads "12 2026-11-20T20:00:00Z". */
static bool begin_entry(struct reading_log *r, const struct turn_line *l,
			struct view line)
{
	struct logbook *log = r->log;
	struct view number = view_cut(&line, ' ');

	log->row = arena_room(r->arena, log->row, log->rows, sizeof *log->row);
	r->row = &log->row[log->rows++];
	*r->row = (struct logbook_row){.line = l->line};
	r->entry = buf_in(r->arena);
	r->text = buf_in(r->arena);
	return (num_read(number, (long)log->rows, (long)log->rows, &r->row->event.n) &&
		stamp_read(line, &r->row->event.at)) ||
	       complain(r, l,
			"an entry begins with its number, from 1 on, and its time");
}

static bool entry_line(struct reading_log *r, const struct turn_line *l,
		       struct view line)
{
	struct view rest = line;
	struct view word = view_word(&rest);

	if (view_is(word, "hidden")) {
		uint8_t sum[HASH_BYTES];

		r->row->hides = true;
		return hex_read(view_trim(rest), sum, sizeof sum) ||
		       complain(r, l, "a sum is 64 hexadecimal digits");
	}
	if (view_is(word, "letter")) {
		r->row->lettered = true;
		return hex_read(view_trim(rest), r->row->letter.byte, HASH_BYTES) ||
		       complain(r, l, "a sum is 64 hexadecimal digits");
	}
	buf_str(&r->text, r->text.len > 0 ? "\n" : "");
	buf_add(&r->text, line);
	return true;
}

static bool read_log(struct reading_log *r, const struct turn_line *l, struct view rest)
{
	bool ok = r->row == NULL ? begin_entry(r, l, rest) : entry_line(r, l, rest);

	buf_add(&r->entry, rest);
	buf_char(&r->entry, '\n');
	return ok;
}

static bool read_head(struct reading_log *r, const struct turn_line *l,
		      struct view rest)
{
	struct logbook_row *row = r->row;

	if (row == NULL) {
		return complain(r, l, "no entry stands before this head");
	}
	row->event.text = buf_view(&r->text);
	row->entry = buf_view(&r->entry);
	row->event.chained = true;
	r->row = NULL;
	return hex_read(rest, row->event.head.byte, HASH_BYTES) ||
	       complain(r, l, "a head is 64 hexadecimal digits");
}

static const struct {
	const char *name;
	bool (*read)(struct reading_log *r, const struct turn_line *l,
		     struct view rest);
	bool late; /* read in the second pass */
} lines_of_log[] = {
	{"game",      read_game,      false},
	{"view",      read_view,      false},
	{"tiles",     read_tiles,     false},
	{"key",       read_key,       false},
	{"signature", read_signature, false},
	{"name",      read_name,      false},
	{"luck",      read_luck,      false},
	{"secret",    read_secret,    false},
	{"log",       read_log,       false},
	{"head",      read_head,      false},
	{"hidden",    read_hidden,    true },
};

/* Reads all after the first word and one space, spaces at the end included. */
static bool read_line(struct reading_log *r, const struct turn_line *l, bool late)
{
	struct view rest = l->text;
	struct view name = view_cut(&rest, ' ');

	for (size_t i = 0; i < sizeof lines_of_log / sizeof lines_of_log[0]; i++) {
		if (view_is(name, lines_of_log[i].name) &&
		    lines_of_log[i].late == late) {
			return lines_of_log[i].read(r, l, rest);
		}
	}
	return true;
}

static bool read_lines(struct reading_log *r, const struct turnfile *t, bool late)
{
	for (size_t i = 0; i < t->proofs; i++) {
		if (!read_line(r, &t->proof[i], late)) {
			return false;
		}
	}
	return true;
}

bool logbook_read(struct arena *arena, const struct turnfile *t, const char *file,
		  struct logbook *out, struct err *err)
{
	struct reading_log r = {.arena = arena, .file = file, .log = out, .err = err};

	*out = (struct logbook){0};
	if (!read_lines(&r, t, false) || !read_lines(&r, t, true)) {
		return false;
	}
	return r.row == NULL || err_set(err, ERR_DATA, "%s:%d: this entry has no head",
					file, r.row->line);
}
