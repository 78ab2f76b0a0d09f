/* SPDX-License-Identifier: ISC */
/* Brings back a club from a backup and from the letters since. */
#include "adjudicator/run/catch_up.h"

#include "adjudicator/backup/restore.h"
#include "adjudicator/club/lexica.h"
#include "adjudicator/club/rollback.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/record/position_cache.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool gather(struct catch_up *u, struct err *err)
{
	struct catch_up_letters *k = &u->letters;

	if (!catch_up_know(k, u->restore->store, err)) {
		return false;
	}
	if (u->restore->old &&
	    !catch_up_from_database(k, u->restore->file, u->restore->store, &u->whole,
				    err)) {
		return false;
	}
	if (!catch_up_from_outbox(k, &u->restore->config, err) ||
	    (!u->offline && !catch_up_from_mailbox(k, &u->restore->config, err))) {
		return false;
	}
	for (size_t i = 0; i < u->copies_n; i++) {
		if (!catch_up_from_copies(k, u->copies[i], err)) {
			return false;
		}
	}
	return true;
}

/*
 * Letters to one address leave in the order of their numbers, so a letter to the
 * same address as the newest that has left, and older than that, has left, too. So
 * have older letters to others, except one that a server did not take when it was
 * tried: losing a letter is worse than sending it twice.
 */
static bool has_left(const struct catch_up *u, const struct outbox_letter *o,
		     const struct outbox_letter *newest)
{
	return o->id <= newest->id && !catch_up_waits(&u->letters, o->message_id) &&
	       (o->tries == 0 || view_eq_nocase(o->address, newest->address));
}

static bool settle_older(struct catch_up *u, struct err *err)
{
	struct outbox_letter newest = {0};
	struct outbox_letter *o;
	int64_t number;
	size_t count;

	if (!rollback_newest(u->restore->arena, u->restore->dir, u->restore->store,
			     &number, &u->newest_known, err) ||
	    !outbox_by_id(u->restore->store, u->restore->arena, number, &newest, err) ||
	    !outbox_left(u->restore->store, u->restore->arena, &o, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (!view_is(o[i].state, "queued")) {
			continue;
		}
		if (!has_left(u, &o[i], &newest)) {
			u->waiting++;
		} else if (!outbox_sent(u->restore->store, o[i].id, o[i].created,
					err)) {
			return false;
		}
	}
	return true;
}

static bool judge(struct catch_up *u, struct err *err)
{
	struct lexica *lexica = lexica_open(
		config_path(&u->restore->config, u->restore->config.lexica));
	struct run run = {
		.context = {.store = u->restore->store,
			    .lexica = lexica,
			    .config = &u->restore->config},
		.log = u->log
        };
	bool ok;

	run.context.recent = position_cache_new();
	run.context.reader =
		reader_new(&reader_defaults, view_of(u->restore->config.address));
	if (u->restore->config.dkim == DKIM_CHECK) {
		run.context.signatures = signatures_new(&signatures_defaults, NULL);
	}
	ok = catch_up_judge(&u->letters, &run, err) && settle_older(u, err) &&
	     catch_up_compare(&u->letters, u->restore->store, err);
	reader_free(run.context.reader);
	signatures_free(run.context.signatures);
	position_cache_free(run.context.recent);
	lexica_close(lexica);
	return ok;
}

bool catch_up_club(struct catch_up *u, struct err *err)
{
	struct restore *r = u->restore;

	u->letters.arena = r->arena;
	u->letters.progress = r->progress;
	return restore_open(r, err) && gather(u, err) && judge(u, err) &&
	       verify_no_backup(
		       &(struct context){.store = r->store, .config = &r->config},
		       r->arena, r->checked.made, err) &&
	       restore_take(r, err);
}
