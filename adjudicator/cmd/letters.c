/* SPDX-License-Identifier: ISC */
/* outbox list and retry, inbox retry: letters that have not left, or were put aside. */
#include <limits.h>
#include <stdio.h>

#include "adjudicator/cmd/list.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/run/at_hand.h"
#include "adjudicator/store/aside.h"
#include "adjudicator/store/inbox.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/player.h"
#include "formats/text/num.h"

static bool list_letter(struct list *l, const struct outbox_letter *o)
{
	bool said = o->said.len > 0;
	const char *state = view_is(o->state, "failed") ? "given up" : "waits";

	list_number(l, "letter", "", o->id);
	list_cell(l, "state", json_string(state), state);
	list_stamp(l, "since", o->created);
	list_text(l, "to", o->address);
	list_cell(l, "subject", json_text(o->subject),
		  arena_printf(l->c->arena, "%.*s%s%.*s%s", VIEW_ARG(o->subject),
			       said ? "  (" : "", VIEW_ARG(o->said), said ? ")" : ""));
	list_more(l, "said", said ? json_text(o->said) : json_null());
	return list_row(l);
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

/* Lists something that was set aside: it keeps letters or clocks waiting, but is no
 * letter yet. */
static bool list_aside(struct list *l, const struct aside *a)
{
	struct buf what = buf_in(l->c->arena);

	if (!say_what(l->c, a, &what)) {
		return false;
	}
	list_number(l, "letter", "", 0);
	list_cell(l, "state", json_string("set aside"), "set aside");
	list_stamp(l, "since", a->since);
	list_text(l, "to", buf_view(&what));
	list_text(l, "subject", a->reason);
	return list_row(l);
}

bool cmd_outbox_list(struct cmd *c)
{
	struct list l = list_start(c, 5, 1U);
	struct outbox_letter *list;
	struct aside *aside;
	size_t count;
	size_t asides;
	bool ok = cmd_arguments(c, 0, 0) &&
		  outbox_left(c->store, c->arena, &list, &count, c->err) &&
		  aside_list(c->store, c->arena, &aside, &asides, c->err);

	if (!ok) {
		return false;
	}
	for (size_t i = 0; ok && i < count; i++) {
		ok = list_letter(&l, &list[i]);
	}
	for (size_t i = 0; ok && i < asides; i++) {
		ok = list_aside(&l, &aside[i]);
	}
	return list_end(&l, ok, "every letter has left");
}

/* Queues all letters that were given up, and has all that was set aside tried again. */
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

/* All letters named, or none: they are queued in one transaction. */
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

/* All letters named, or none: it is one transaction. */
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
