/* SPDX-License-Identifier: ISC */
/* restore BACKUP [DIR] [--sent COPIES]... [--over] [--offline] [--now TIME]; recover */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/club/copies.h"
#include "adjudicator/club/rollback.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/mail/parse/clean_text.h"
#include "adjudicator/run/catch_up.h"

enum { TOLD = 20 /* letters that are told of one by one */ };

static long count(const struct catch_up_letters *k, enum catch_up_fate fate)
{
	long n = 0;

	for (size_t i = 0; i < k->lefts; i++) {
		n += k->left[i].fate == fate;
	}
	return n;
}

/* --------------------------------------------------------------- what came back */

static int by_entry(const void *a, const void *b)
{
	const struct receipt *x = &((const struct catch_up_left *)a)->receipt;
	const struct receipt *y = &((const struct catch_up_left *)b)->receipt;

	if (x->game != y->game) {
		return x->game < y->game ? -1 : 1;
	}
	return (x->n > y->n) - (x->n < y->n);
}

/* Tells whether the record of one game agrees with its n letters: "game 7: ...". */
static void tell_game(const struct catch_up_left *l, size_t n)
{
	long long game = l->receipt.game;
	size_t same = 0;

	while (same < n && l[same].head == CATCH_UP_SAME_HEAD) {
		same++;
	}
	if (same == n) {
		printf("game %lld: every head that was told stands in its record, up "
		       "to "
		       "event %ld\n",
		       game, l[n - 1].receipt.n);
	} else if (l[same].head == CATCH_UP_OTHER_HEAD) {
		printf("game %lld: NOT as it was told from event %ld on: players were "
		       "told another record\n",
		       game, l[same].receipt.n);
	} else if (same == 0) {
		printf("game %lld: NOT there; players were told of it up to event "
		       "%ld\n",
		       game, l[n - 1].receipt.n);
	} else {
		printf("game %lld: NOT whole: it ends before event %ld, of which "
		       "players "
		       "were told\n",
		       game, l[same].receipt.n);
	}
}

static void tell_games(struct catch_up_letters *k)
{
	size_t from = 0;

	if (k->lefts > 0) {
		qsort(k->left, k->lefts, sizeof *k->left, by_entry);
	}
	while (from < k->lefts) {
		size_t to = from + 1;

		while (to < k->lefts &&
		       k->left[to].receipt.game == k->left[from].receipt.game) {
			to++;
		}
		if (k->left[from].receipt.game != 0) {
			tell_game(&k->left[from], to - from);
		}
		from = to;
	}
}

static void tell_found(const struct catch_up *u)
{
	const struct catch_up_letters *k = &u->letters;
	long same = count(k, CATCH_UP_SAME);

	printf("the backup is of %s\n",
	       cmd_stamp(u->restore->arena, u->restore->checked.made));
	printf("%s that came in since then %s judged again, in %s\n",
	       cmd_some(u->restore->arena, (long)k->letters, "letter", "letters"),
	       k->letters == 1 ? "was" : "were",
	       cmd_some(u->restore->arena, k->runs, "run", "runs"));
	if (k->lefts == 0) {
		printf("of letters that have left there is no copy to compare with\n");
	} else {
		printf("of %s that had left, %ld %s the same again; none of them is "
		       "sent twice\n",
		       cmd_some(u->restore->arena, (long)k->lefts, "letter", "letters"),
		       same, same == 1 ? "is" : "are");
	}
}

/* ------------------------------------------------------------- what did not */

static void tell_letter(const struct catch_up_left *l, struct arena *a)
{
	struct view message_id; /* made printable: anybody may have written the copy */

	printf("  of %s", cmd_stamp(a, l->date));
	if (l->receipt.game != 0) {
		printf(", about game %lld (event %ld)", (long long)l->receipt.game,
		       l->receipt.n);
	}
	message_id = settle_line(a, l->message_id);
	printf(": %.*s\n", VIEW_ARG(message_id));
}

static void tell_letters(const struct catch_up *u, enum catch_up_fate fate,
			 const char *what)
{
	const struct catch_up_letters *k = &u->letters;
	long n = count(k, fate);
	long told = 0;

	if (n == 0) {
		return;
	}
	printf("%s %s\n", cmd_some(u->restore->arena, n, "letter", "letters"), what);
	for (size_t i = 0; i < k->lefts && told < TOLD; i++) {
		if (k->left[i].fate == fate) {
			tell_letter(&k->left[i], u->restore->arena);
			told++;
		}
	}
	if (n > told) {
		printf("  and %ld more\n", n - told);
	}
}

static void tell_lost(const struct catch_up *u)
{
	const struct catch_up_letters *k = &u->letters;

	tell_letters(u, CATCH_UP_GONE,
		     "had left and cannot be written again: what they told is not "
		     "in the records");
	tell_letters(u, CATCH_UP_OTHER,
		     "had left and read otherwise now; they are not sent again");
	if (k->lost > 0) {
		printf("%s of the operator's for games that are not there\n",
		       cmd_some(u->restore->arena, k->lost, "order", "orders"));
	}
	if (k->waiting > 0) {
		printf("%s cannot be judged yet and wait, as the log says\n",
		       cmd_some(u->restore->arena, k->waiting, "letter", "letters"));
	}
	if (u->restore->key_put_aside) {
		printf("the signing key was changed since the backup; the older one "
		       "signs again. Run `adjudicator key new` to change it once "
		       "more\n");
	}
	printf(u->restore->old && u->whole
		       ? "orders that were entered on this machine are back, too; "
		       : "");
	printf("what else was entered on this machine since the backup is not: games, "
	       "seasons, players, referees, rulings, words. Enter it again, in "
	       "the same order\n");
}

static void tell_next(const struct catch_up *u)
{
	const char *const aside[] = {u->restore->aside, u->restore->aside_database};
	const char *told = "";

	for (size_t i = 0; i < sizeof aside / sizeof aside[0]; i++) {
		if (aside[i] != NULL && strcmp(aside[i], told) != 0) {
			told = aside[i];
			printf("what was there is in %s\n", told);
		}
	}
	if (u->waiting > 0) {
		printf("%s to be sent; `adjudicator outbox list` shows them\n",
		       cmd_some(u->restore->arena, u->waiting, "letter waits",
				"letters wait"));
	}
	if (u->newest_known) {
		printf("`adjudicator run` goes on from here, and must run nowhere "
		       "else: of two that read one mailbox each misses what the other "
		       "takes\n");
	} else {
		printf("the newest letter that has left is not among them, so no run "
		       "goes on by itself: when all is entered again, or cannot be, "
		       "`adjudicator recover` lets it\n");
	}
}

bool cmd_restore(struct cmd *c)
{
	struct progress progress = progress_start(false);
	struct restore r = {
		.arena = c->arena, .progress = &progress, .over = cmd_flag(c, "over")};
	struct catch_up u = {
		.restore = &r, .log = c->log, .offline = cmd_flag(c, "offline")};
	const char *copies;
	bool ok;

	while (cmd_option(c, "sent", &copies) && copies != NULL) {
		u.copies = arena_room(c->arena, u.copies, u.copies_n, sizeof *u.copies);
		u.copies[u.copies_n++] = copies;
	}
	if (c->err->kind != ERR_NONE || !cmd_clock(c, &r.now) ||
	    !cmd_arguments(c, 1, 2)) {
		return false;
	}
	r.backup = c->argv[0];
	r.dir = c->argc == 2 ? c->argv[1] : c->dir;
	ok = catch_up_club(&u, c->err);
	progress_end(&progress);
	if (ok) {
		tell_found(&u);
		tell_games(&u.letters);
		tell_lost(&u);
		tell_next(&u);
	}
	restore_end(&r);
	return ok;
}

/* recover: accepts an older database as the newest one from now on */

bool cmd_recover(struct cmd *c)
{
	const struct context d = cmd_context(c);
	bool any;

	if (!cmd_arguments(c, 0, 0) ||
	    !rollback_accept(c->arena, c->dir, c->store, &any, c->err) ||
	    (any && !(copies_anew(c->store, c->err) &&
		      verify_no_backup(&d, c->arena, 0, c->err)))) {
		return false;
	}
	if (any) {
		printf("the database counts as it is; letters that have left since it "
		       "was written are not in it\n");
	} else {
		log_info(c->log, "every letter that has left is in the database");
	}
	return true;
}
