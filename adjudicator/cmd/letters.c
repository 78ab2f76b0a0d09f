/* SPDX-License-Identifier: ISC */
/* outbox list and retry, inbox retry, ledger: letters, and their verdicts. */
#include <limits.h>
#include <stdio.h>

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/run/at_hand.h"
#include "adjudicator/store/aside.h"
#include "adjudicator/store/inbox.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/player.h"
#include "formats/text/num.h"

static void list_one(struct columns *t, const struct outbox_letter *o)
{
	bool said = o->said.len > 0;

	columns_printf(t, "%lld", (long long)o->id);
	columns_add(t, view_of(view_is(o->state, "failed") ? "given up" : "waits"));
	columns_add(t, view_of(cmd_stamp(t->arena, o->created)));
	columns_add(t, o->address);
	columns_add(t, view_of(arena_printf(t->arena, "%.*s%s%.*s%s",
					    VIEW_ARG(o->subject), said ? "  (" : "",
					    VIEW_ARG(o->said), said ? ")" : "")));
}

/* "game 7", "a letter to Ann about game 7" */
static bool say_what(struct cmd *c, const struct aside *a, struct buf *b)
{
	struct player p = {0};

	if (a->player != 0 &&
	    !player_by_id(c->store, c->arena, a->player, &p, c->err)) {
		return false;
	}
	if (a->what == ASIDE_SEASON || a->what == ASIDE_REPORT) {
		buf_printf(b, "%s %lld", aside_name(a->what), (long long)a->number);
		return true;
	}
	if (p.id != 0) {
		buf_printf(b, "%s%.*s%s",
			   a->what == ASIDE_NOTICE ? "a letter to " : "player ",
			   VIEW_ARG(p.name), a->game != 0 ? " about " : "");
	}
	if (a->game != 0) {
		buf_printf(b, "game %lld", (long long)a->game);
	}
	return true;
}

/* What keeps letters and clocks waiting without being a letter yet. */
static bool list_asides(struct cmd *c, struct columns *t, size_t *count)
{
	struct aside *list;

	if (!aside_list(c->store, c->arena, &list, count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < *count; i++) {
		struct buf what = buf_in(c->arena);

		if (!say_what(c, &list[i], &what)) {
			return false;
		}
		columns_printf(t, "-");
		columns_printf(t, "set aside");
		columns_add(t, view_of(cmd_stamp(c->arena, list[i].since)));
		columns_add(t, buf_view(&what));
		columns_add(t, list[i].reason);
	}
	return true;
}

bool cmd_outbox_list(struct cmd *c)
{
	struct columns t = cmd_columns(c, 5, 1U);
	struct outbox_letter *list;
	size_t count;
	size_t asides;

	if (!cmd_arguments(c, 0, 0) ||
	    !outbox_left(c->store, c->arena, &list, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		list_one(&t, &list[i]);
	}
	if (!list_asides(c, &t, &asides)) {
		return false;
	}
	cmd_print_columns(&t);
	if (count + asides == 0) {
		log_info(c->log, "every letter has left");
	}
	return true;
}

/* All that were given up, and all that was set aside. */
static bool retry_all(struct cmd *c, long *done, long *asides)
{
	struct outbox_letter *list;
	size_t count;

	if (!aside_count(c->store, asides, c->err) ||
	    (*asides > 0 && !aside_hurry(c->store, c->err)) ||
	    !outbox_left(c->store, c->arena, &list, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		bool any;

		if (!outbox_retry(c->store, list[i].id, &any, c->err)) {
			return false;
		}
		*done += any;
	}
	return true;
}

static bool retry_one(struct cmd *c, const char *number, long *done)
{
	long id;
	bool any;

	if (!num_read(view_of(number), 1, LONG_MAX, &id)) {
		return err_set(c->err, ERR_USAGE, "\"%.40s\" is no letter's number",
			       number);
	}
	if (!outbox_retry(c->store, id, &any, c->err)) {
		return false;
	}
	*done += any;
	return any || err_set(c->err, ERR_DATA,
			      "letter %ld was not given up; `adjudicator outbox list` "
			      "tells which were",
			      id);
}

/* All of them, or none. */
bool cmd_outbox_retry(struct cmd *c)
{
	long done = 0;
	long asides = 0;
	bool ok = cmd_arguments(c, 0, INT_MAX) && store_begin(c->store, c->err);

	if (!ok) {
		return false;
	}
	if (c->argc == 0) {
		ok = retry_all(c, &done, &asides);
	}
	for (int i = 0; ok && i < c->argc; i++) {
		ok = retry_one(c, c->argv[i], &done);
	}
	if (!cmd_commit(c, ok)) {
		return false;
	}
	if (done + asides == 0) {
		log_info(c->log, "no letter was given up, and nothing is set aside");
	}
	if (asides > 0) {
		printf("%ld thing%s set aside %s tried again in the next run\n", asides,
		       asides == 1 ? "" : "s", asides == 1 ? "is" : "are");
	}
	if (done > 0) {
		printf("%ld letter%s queued again; the next run sends %s\n", done,
		       done == 1 ? "" : "s", done == 1 ? "it" : "them");
	}
	return true;
}

/* inbox retry */

static bool judge_again(struct cmd *c, const char *text)
{
	bool any = false;
	long id;

	if (!num_read(view_of(text), 1, LONG_MAX, &id)) {
		return err_set(c->err, ERR_USAGE, "\"%s\" is no letter's number", text);
	}
	if (!inbox_again(c->store, id, &any, c->err) ||
	    !at_hand_forget(c->store, id, c->err)) {
		return false;
	}
	return any || err_set(c->err, ERR_DATA,
			      "letter %ld is neither in quarantine nor unreadable", id);
}

/* All of them, or none. */
bool cmd_inbox_retry(struct cmd *c)
{
	struct context d = cmd_context(c);
	bool ok = cmd_arguments(c, 1, INT_MAX) && store_begin(c->store, c->err);

	if (!ok) {
		return false;
	}
	ok = seal_begin(&d, c->err);
	for (int i = 0; ok && i < c->argc; i++) {
		ok = judge_again(c, c->argv[i]);
	}
	if (!cmd_commit(c, ok && seal_keep(&d, c->err))) {
		return false;
	}
	printf("%d letter%s judged once more by the next run\n", c->argc,
	       c->argc == 1 ? " is" : "s are");
	return true;
}

/* Letters and their verdicts: all in numbers, or one in full. */

static void tally(void *arg, struct view name, long count)
{
	(void)arg;
	printf("%8ld  %.*s\n", count, VIEW_ARG(name));
}

/* Other letters that use its Message-ID for something else. */
static bool show_doubles(struct cmd *c, const struct ledger_row *row)
{
	int64_t *ids = NULL;
	size_t count = 0;

	if (row->message_id.len > 0 &&
	    !ledger_conflicts(c->store, c->arena, row, &ids, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		printf("double  letter %lld says something else under the same "
		       "Message-ID\n",
		       (long long)ids[i]);
	}
	return true;
}

static bool show_letter(struct cmd *c, int64_t id)
{
	struct ledger_row row = {0};
	struct inbox_letter in = {0};

	if (!inbox_get(c->store, c->arena, id, &in, c->err) ||
	    !ledger_get(c->store, c->arena, id, &row, c->err)) {
		return false;
	}
	if (in.id == 0) {
		return err_set(c->err, ERR_DATA, "there is no letter %lld",
			       (long long)id);
	}
	printf("letter %lld, arrived %s\n", (long long)id,
	       cmd_stamp(c->arena, in.arrived));
	if (row.letter == 0) {
		printf("not judged yet\n");
		return true;
	}
	printf("verdict %.*s%s%.*s\n", VIEW_ARG(row.verdict),
	       row.code.len > 0 ? ", " : "", VIEW_ARG(row.code));
	if (row.reason.len > 0) {
		printf("reason  %.*s\n", VIEW_ARG(row.reason));
	}
	if (row.game != 0) {
		printf("game    %lld\n", (long long)row.game);
	}
	if (!show_doubles(c, &row)) {
		return false;
	}
	if (row.orders.len > 0) {
		printf("orders\n%.*s\n", VIEW_ARG(row.orders));
	}
	return true;
}

bool cmd_ledger(struct cmd *c)
{
	long id;
	long waiting;

	if (!cmd_arguments(c, 0, 1)) {
		return false;
	}
	if (c->argc == 1) {
		return (num_read(view_of(c->argv[0]), 1, LONG_MAX, &id) ||
			err_set(c->err, ERR_USAGE, "\"%s\" is no letter's number",
				c->argv[0])) &&
		       show_letter(c, id);
	}
	if (!ledger_tally(c->store, c->arena, tally, NULL, c->err) ||
	    !inbox_waiting(c->store, &waiting, c->err)) {
		return false;
	}
	printf("%8ld  waiting\n", waiting);
	return true;
}
