/* SPDX-License-Identifier: ISC */
/* Compares the newest backup with the database: all that it has must still be there. */

#include "adjudicator/backup/contents.h"
#include "adjudicator/backup/make.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/whole/copy.h"
#include "adjudicator/system/file.h"
#include "formats/text/stamp.h"
#include <string.h>

/* Backups made up to this time have another history. */
static const char until[] = STORED_BACKUP_OTHER;

static const int64_t ever = INT64_C(1) << 61;

struct comparing {
	const struct context *d;
	struct verified_ledger *v;
	const char *which; /* "the backup of 2026-11-20T20:00:00Z" */
	struct err *err;
	/* The last row so far of the game that is being walked. */
	int64_t game;
	long n;
	struct hash head;
	bool chained;
};

static bool ok(const struct comparing *c)
{
	return c->err->kind == ERR_NONE;
}

static const char *says(const struct comparing *c, const char *what)
{
	return arena_printf(c->v->arena, "%s %s", what, c->which);
}

static void compare_game(struct comparing *c)
{
	struct ledger_fault fault = {.game = c->game, .event = c->n};
	struct match m;
	struct hash head;
	bool there;

	if (!c->chained || !match_get(c->d->store, c->v->arena, c->game, &m, c->err) ||
	    !match_head_at(c->d->store, c->game, c->n, &head, &there, c->err)) {
		return;
	}
	if (m.id == 0 && c->game <= c->v->games) {
		return; /* reported already */
	}
	fault.event = m.id == 0 ? 0 : c->n;
	if (m.id == 0 || !there) {
		fault.what = says(c, "it is gone, and stands in");
	} else if (memcmp(&head, &c->head, sizeof head) != 0) {
		fault.what = says(c, "up to here the record is not that of");
	}
	if (fault.what != NULL) {
		verify_ledger_fault(c->v, &fault);
	}
}

static bool take_row(void *arg, const struct copy_row *row)
{
	struct comparing *c = arg;

	if (row->game != c->game) {
		compare_game(c);
	}
	c->game = row->game;
	c->n = row->n;
	c->head = row->head;
	c->chained = row->chained;
	return ok(c);
}

static bool same(const struct ledger_row *a, const struct ledger_row *b)
{
	return a->at == b->at && view_eq(a->verdict, b->verdict) &&
	       view_eq(a->code, b->code) && view_eq(a->reason, b->reason) &&
	       a->game == b->game && a->player == b->player;
}

/* L9: such a letter may be judged again. */
static bool passing(const struct ledger_row *row)
{
	return view_is(row->verdict, "quarantined") ||
	       view_is(row->verdict, "unreadable");
}

static bool take_verdict(void *arg, const struct ledger_row *row)
{
	struct comparing *c = arg;
	struct ledger_fault fault = {.letter = row->letter, .to = row->letter};
	struct arena arena = {0};
	struct ledger_row now;

	if (ledger_get(c->d->store, &arena, row->letter, &now, c->err) &&
	    !passing(row) && !same(row, &now)) {
		fault.what =
			says(c, now.letter == 0 ? "its verdict is gone, and stands in"
						: "its verdict is not that of");
		verify_ledger_fault(c->v, &fault);
	}
	arena_free(&arena);
	return ok(c);
}

static void compare(struct comparing *c, struct store *backup, int schema)
{
	struct err why = {0};

	if (!copy_each_row(backup, schema, take_row, c, &why) ||
	    !sealed_facts(backup, take_verdict, c, &why)) {
		c->v->unreadable = arena_printf(c->v->arena, "%s", why.text);
		return;
	}
	c->v->compared = true;
}

bool verify_backup(const struct context *d, struct verified_ledger *v, struct err *err)
{
	struct comparing c = {.d = d, .v = v, .err = err};
	struct buf which = buf_in(v->arena);
	struct store *st = NULL;
	struct backup_info newest;
	struct err why = {0};
	int64_t other;
	int schema;

	if (!backup_newest(d->config, v->arena, ever, &newest, err) ||
	    !store_number(d->store, until, &other, err)) {
		return false;
	}
	v->backup = newest.path != NULL ? newest.made : 0;
	if (newest.path == NULL || newest.made <= other) {
		return true;
	}
	buf_str(&which, "the backup of ");
	stamp_write(&which, newest.made);
	c.which = buf_cstr(&which);
	if (store_open_file(&st, file_path(v->arena, newest.path, BACKUP_DATABASE),
			    &schema, &why)) {
		compare(&c, st, schema);
		if (ok(&c) && v->compared) {
			compare_game(&c);
		}
	} else {
		v->unreadable = arena_printf(v->arena, "%s", why.text);
	}
	store_close(st);
	return ok(&c);
}

bool verify_no_backup(const struct context *d, struct arena *arena, int64_t good,
		      struct err *err)
{
	struct backup_info newest;
	int64_t other;

	if (!backup_newest(d->config, arena, ever, &newest, err) ||
	    !store_number(d->store, until, &other, err)) {
		return false;
	}
	return newest.path == NULL || newest.made <= good || newest.made <= other ||
	       store_set_number(d->store, until, newest.made, err);
}
