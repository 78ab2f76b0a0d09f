/* SPDX-License-Identifier: ISC */
/* ledger: the verdicts of all letters in numbers, or letters in full. */
#include "adjudicator/cmd/json.h"
#include "adjudicator/cmd/letter_head.h"
#include "formats/text/num.h"
#include <limits.h>
#include <stdio.h>

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
	struct letter_head head;
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
	letter_head(reader, arena, &e->in, &e->head);
	return letter_player(c, e->row.letter != 0 ? e->row.player : e->in.player,
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
	put(&b, "from", view_of(letter_sender(arena, e->head.name, e->head.address)));
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
