/* SPDX-License-Identifier: ISC */
/* Letters and their verdicts: all in numbers, or one in full. */
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/store/inbox.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <limits.h>
#include <stdio.h>

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

static bool show(struct cmd *c, int64_t id)
{
	struct ledger_row row = {0};
	struct inbox_letter in = {0};
	struct buf b = buf_in(c->arena);

	if (!inbox_get(c->store, c->arena, id, &in, c->err) ||
	    !ledger_get(c->store, c->arena, id, &row, c->err)) {
		return false;
	}
	if (in.id == 0) {
		return err_set(c->err, ERR_DATA, "there is no letter %lld",
			       (long long)id);
	}
	stamp_write(&b, in.arrived);
	printf("letter %lld, arrived %s\n", (long long)id, buf_cstr(&b));
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
		       show(c, id);
	}
	if (!ledger_tally(c->store, c->arena, tally, NULL, c->err) ||
	    !inbox_waiting(c->store, &waiting, c->err)) {
		return false;
	}
	printf("%8ld  waiting\n", waiting);
	return true;
}
