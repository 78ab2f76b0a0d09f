/* SPDX-License-Identifier: ISC */
/* ledger, ledger list: letters that arrived, and their verdicts. The reader reads who
 * wrote a letter, and its subject, from its bytes again. */
#include "adjudicator/cmd/list.h"
#include "adjudicator/mail/parse/envelope.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/store/inbox.h"
#include "adjudicator/store/player.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <limits.h>
#include <stdio.h>

/* What the header of a letter tells. */
struct head {
	struct view name, address; /* of its sender; empty: not known */
	struct view subject;
};

/* Reads the head of a letter. If the reader fails, the header is parsed here, without
 * decoding anything. */
static void read_head(struct reader *reader, struct arena *arena,
		      const struct inbox_letter *in, struct head *out)
{
	struct letter *l = arena_take(arena, sizeof *l);
	struct err ignored = {0};

	*out = (struct head){0};
	if (in->raw.len == 0 || inbox_order(in->source)) {
		return;
	}
	if (!reader_read(reader, arena, in->raw, in->truncated, l, &ignored)) {
		envelope_bare(arena,
			      view_part(header_block(header_skip_mbox(in->raw)), 0,
					reader_defaults.header_bytes),
			      l);
	}
	*out = (struct head){l->from_name, l->from, l->subject};
}

/* "Ann <ann@home.example>"; the name or the address alone if the other is empty. */
static const char *sender(struct arena *arena, struct view name, struct view address)
{
	return name.len == 0      ? arena_str(arena, address)
	       : address.len == 0 ? arena_str(arena, name)
				  : arena_printf(arena, "%.*s <%.*s>", VIEW_ARG(name),
						 VIEW_ARG(address));
}

static bool name_of(struct cmd *c, int64_t player, struct view *name)
{
	struct player p = {0};

	*name = (struct view){0};
	if (player != 0 && !player_by_id(c->store, c->arena, player, &p, c->err)) {
		return false;
	}
	*name = p.name;
	return true;
}

/* ------------------------------------------------------------------ the list */

/* Which letters the list has. */
struct wanted {
	const char *from;     /* NULL: anybody's */
	struct player player; /* the one whom `from` names; id 0: none */
	int64_t since;
	long game; /* 0: any */
};

/* Reads "2026-11-20" or "2026-11-20T20:00:00Z"; *out stays as it is if text is NULL. */
static bool read_since(struct cmd *c, const char *text, int64_t *out)
{
	return text == NULL || stamp_read(view_of(text), out) ||
	       stamp_read(view_of(arena_printf(c->arena, "%.40sT00:00:00Z", text)),
			  out) ||
	       err_set(c->err, ERR_USAGE,
		       "\"%.40s\" is no day; write 2026-11-20, or "
		       "2026-11-20T20:00:00Z",
		       text);
}

static bool read_wanted(struct cmd *c, struct wanted *w)
{
	const char *game;
	const char *since;

	*w = (struct wanted){.game = 0};
	if (!cmd_option(c, "from", &w->from) || !cmd_option(c, "game", &game) ||
	    !cmd_option(c, "since", &since) || !cmd_arguments(c, 0, 0) ||
	    !read_since(c, since, &w->since)) {
		return false;
	}
	if (game != NULL && !num_read(view_of(game), 1, LONG_MAX, &w->game)) {
		return err_set(c->err, ERR_USAGE, "\"%.20s\" is no game's number",
			       game);
	}
	return w->from == NULL ||
	       player_find(c->store, c->arena, view_of(w->from), &w->player, c->err);
}

static bool holds(struct arena *arena, struct view text, const char *part)
{
	struct view in = player_name_key(arena, text);

	return view_find_text(in,
			      arena_str(arena, player_name_key(arena, view_of(part)))) <
	       in.len;
}

/* Whether the letter is from whom w->from names. Its header counts, too, because a
 * letter that waits has no player yet. */
static bool is_wanted(struct cmd *c, struct arena *arena, const struct wanted *w,
		      const struct ledger_entry *e, const struct head *h)
{
	struct player p = {0};
	int64_t who = e->player;

	if (w->from == NULL || holds(arena, h->address, w->from) ||
	    holds(arena, h->name, w->from)) {
		return true;
	}
	if (who == 0 && h->address.len > 0) {
		who = player_by_address(c->store, arena, h->address, &p, c->err) ? p.id
										 : 0;
	}
	return who != 0 && who == w->player.id;
}

/* "refused: not-in-list"; the verdict alone when the code is empty or the same word. */
static const char *verdict(struct arena *arena, const struct ledger_entry *e)
{
	bool more = e->code.len > 0 && !view_eq(e->code, e->verdict);

	return arena_printf(arena, "%.*s%s%.*s", VIEW_ARG(e->verdict), more ? ": " : "",
			    more ? (int)e->code.len : 0, e->code.at);
}

static bool list_entry(struct list *l, const struct ledger_entry *e,
		       const struct head *h)
{
	struct arena *arena = l->c->arena;
	bool command = inbox_order(e->source);
	struct view player;

	if (!name_of(l->c, e->player, &player)) {
		return false;
	}
	list_number(l, "letter", "", e->letter);
	list_stamp(l, "arrived", e->arrived);
	list_cell(l, "player", json_words(player),
		  player.len > 0        ? arena_str(arena, player)
		  : h->address.len == 0 ? "-"
					: sender(arena, h->name, h->address));
	list_more(l, "from", json_words(h->address));
	list_cell(l, "verdict", json_text(e->verdict), verdict(arena, e));
	list_more(l, "code", json_words(e->code));
	list_number(l, "game", "game ", e->game);
	list_cell(l, "subject", command ? json_null() : json_text(h->subject),
		  command ? view_is(e->source, "robot") ? "(given by a robot)"
							: "(entered by command)"
			  : arena_str(arena, h->subject));
	return list_row(l);
}

static bool list_all(struct list *l, const struct wanted *w, struct reader *reader)
{
	struct cmd *c = l->c;
	struct arena arena = {0};
	struct ledger_entry *list;
	size_t count;
	bool ok = ledger_list(c->store, c->arena,
			      &(struct ledger_range){w->since, w->game}, &list, &count,
			      c->err);

	for (size_t i = 0; ok && i < count; i++) {
		struct inbox_letter in;
		struct head h;

		ok = inbox_get(c->store, &arena, list[i].letter, &in, c->err);
		if (!ok) {
			break;
		}
		read_head(reader, &arena, &in, &h);
		if (is_wanted(c, &arena, w, &list[i], &h)) {
			ok = list_entry(l, &list[i], &h);
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	return ok && c->err->kind == ERR_NONE;
}

bool cmd_ledger_list(struct cmd *c)
{
	struct list l = list_start(c, 6, 1U);
	struct reader *reader;
	struct wanted w;
	bool ok;

	if (!read_wanted(c, &w)) {
		return false;
	}
	reader = reader_new(&reader_defaults, view_of(c->config->address));
	ok = list_all(&l, &w, reader);
	reader_free(reader);
	return list_end(&l, ok, "no such letter has come");
}

/* ------------------------------------------------- all in numbers, or one in full */

struct tally {
	struct cmd *c;
	json_t *counts; /* NULL: as text */
};

static void tally(void *arg, struct view name, long count)
{
	struct tally *t = arg;

	if (t->counts != NULL) {
		json_object_set_new(t->counts, arena_str(t->c->arena, name),
				    json_integer(count));
	} else {
		printf("%8ld  %.*s\n", count, VIEW_ARG(name));
	}
}

/* A letter, its verdict, and other letters with its Message-ID and another content;
 * in.id 0: there is no such letter. */
struct entry {
	struct inbox_letter in;
	struct ledger_row row;
	struct head head;
	struct view player;
	int64_t *doubles;
	size_t count;
};

static bool read_entry(struct cmd *c, struct reader *reader, struct arena *arena,
		       int64_t id, struct entry *e)
{
	bool ok = inbox_get(c->store, arena, id, &e->in, c->err) &&
		  ledger_get(c->store, arena, id, &e->row, c->err);

	if (!ok || e->in.id == 0) {
		return ok;
	}
	read_head(reader, arena, &e->in, &e->head);
	return name_of(c, e->row.letter != 0 ? e->row.player : e->in.player,
		       &e->player) &&
	       (e->row.message_id.len == 0 ||
		ledger_conflicts(c->store, arena, &e->row, &e->doubles, &e->count,
				 c->err));
}

static void put(struct buf *b, const char *label, struct view value)
{
	if (value.len > 0) {
		buf_printf(b, "%-7s %.*s\n", label, VIEW_ARG(value));
	}
}

static void put_verdict(struct buf *b, const struct entry *e)
{
	const struct ledger_row *row = &e->row;

	buf_printf(b, "verdict %.*s%s%.*s\n", VIEW_ARG(row->verdict),
		   row->code.len > 0 ? ", " : "", VIEW_ARG(row->code));
	put(b, "reason", row->reason);
	if (row->game != 0) {
		buf_printf(b, "game    %lld\n", (long long)row->game);
	}
	for (size_t i = 0; i < e->count; i++) {
		buf_printf(b,
			   "double  letter %lld says something else under the same "
			   "Message-ID\n",
			   (long long)e->doubles[i]);
	}
	if (row->orders.len > 0) {
		buf_printf(b, "orders\n%.*s\n", VIEW_ARG(row->orders));
	}
}

static bool entry_text(struct arena *arena, const struct entry *e)
{
	struct buf b = buf_in(arena);

	buf_printf(&b, "letter %lld, arrived %s\n", (long long)e->in.id,
		   cmd_stamp(arena, e->in.arrived));
	if (inbox_order(e->in.source)) {
		buf_str(&b, view_is(e->in.source, "robot") ? "given by a robot\n"
							   : "entered by command\n");
	}
	put(&b, "player", e->player);
	put(&b, "from", view_of(sender(arena, e->head.name, e->head.address)));
	put(&b, "subject", e->head.subject);
	if (e->row.letter == 0) {
		buf_str(&b, "not judged yet\n");
	} else {
		put_verdict(&b, e);
	}
	cmd_print(&b);
	return true;
}

static bool entry_json(struct cmd *c, const struct entry *e)
{
	const struct ledger_row *row = &e->row;
	json_t *doubles = json_array();

	for (size_t i = 0; i < e->count; i++) {
		json_array_append_new(doubles, json_integer(e->doubles[i]));
	}
	return cmd_print_json(
		c,
		JSON({"letter", json_integer(e->in.id)},
		     {"arrived", json_string(cmd_stamp(c->arena, e->in.arrived))},
		     {"player", json_words(e->player)},
		     {"from", json_words(e->head.address)},
		     {"verdict",
		      json_text(row->letter == 0 ? view_of("waiting") : row->verdict)},
		     {"code", json_words(row->code)}, {"game", json_number(row->game)},
		     {"subject", json_words(e->head.subject)},
		     {"reason", json_words(row->reason)}, {"doubles", doubles},
		     {"orders", json_words(row->orders)}));
}

static bool tell_one(struct cmd *c, struct reader *reader, struct arena *arena,
		     const char *number, bool json, int *told)
{
	struct entry e = {.count = 0};
	struct err none = {0};
	long id;

	if (!num_read(view_of(number), 1, LONG_MAX, &id)) {
		return err_set(c->err, ERR_USAGE,
			       "\"%.40s\" is no letter's number; `adjudicator ledger "
			       "list` has them",
			       number);
	}
	if (!read_entry(c, reader, arena, id, &e)) {
		return false;
	}
	if (e.in.id == 0) {
		(void)err_set(&none, ERR_DATA, "there is no letter %ld", id);
		log_err(c->log, &none);
		c->status = err_exit_code(ERR_DATA);
		return true;
	}
	if (json) {
		return entry_json(c, &e);
	}
	if ((*told)++ > 0) {
		putchar('\n');
	}
	return entry_text(arena, &e);
}

/* One that is not there fails alone. */
static bool tell_each(struct cmd *c, bool json)
{
	struct reader *reader =
		reader_new(&reader_defaults, view_of(c->config->address));
	struct arena arena = {0};
	int told = 0;
	bool ok = true;

	for (int i = 0; ok && i < c->argc; i++) {
		ok = tell_one(c, reader, &arena, c->argv[i], json, &told);
		arena_reset(&arena);
	}
	arena_free(&arena);
	reader_free(reader);
	return ok;
}

bool cmd_ledger(struct cmd *c)
{
	bool json = cmd_flag(c, "json");
	struct tally t = {c, NULL};
	long waiting;

	if (!cmd_arguments(c, 0, INT_MAX)) {
		return false;
	}
	if (c->argc > 0) {
		return tell_each(c, json);
	}
	t.counts = json ? json_object() : NULL;
	if (!ledger_tally(c->store, c->arena, tally, &t, c->err) ||
	    !inbox_waiting(c->store, &waiting, c->err)) {
		json_decref(t.counts);
		return false;
	}
	tally(&t, view_of("waiting"), waiting);
	return !json || cmd_print_json(c, t.counts);
}
