/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/verify.h"

#include <stdio.h>

static int64_t last_of(const struct ledger_fault *f)
{
	int64_t first = f->letter > 0 ? f->letter : f->game;

	return f->to > first ? f->to : first;
}

static json_t *fault_json(const struct ledger_fault *f)
{
	int64_t number = f->letter > 0 ? f->letter : f->game;
	const char *what = f->letter > 0 ? "letter" : "game";

	return JSON({"type", json_string(number > 0 ? what : "ledger")},
		    {what, number > 0 ? json_integer(number) : NULL},
		    {"to", number > 0 ? json_integer(last_of(f)) : NULL},
		    {"event", f->event > 0 ? json_integer(f->event) : NULL},
		    {"agrees", json_false()}, {"what", json_string(f->what)});
}

static void tell_fault(void *arg, const struct ledger_fault *f)
{
	struct checked_ledger *k = arg;
	long long first = f->letter > 0 ? f->letter : f->game;

	progress_end(k->progress);
	if (k->json) {
		(void)cmd_print_json(k->c, fault_json(f));
		return;
	}
	if (f->letter == 0 && f->game == 0) {
		printf("the ledger: ");
	} else if (last_of(f) > first) {
		printf("%s %lld to %lld: ", f->letter > 0 ? "letters" : "games", first,
		       (long long)last_of(f));
	} else {
		printf("%s %lld%s: ", f->letter > 0 ? "letter" : "game", first,
		       f->event > 0 ? arena_printf(k->c->arena, ", event %ld", f->event)
				    : "");
	}
	printf("%s\n", f->what);
}

void verify_ledger_json(json_t *o, struct checked_ledger *k)
{
	const struct verified_ledger *v = &k->found;

	json_object_set_new(o, "letters", json_integer(v->letters));
	json_object_set_new(o, "faults", json_integer(v->faults));
	json_object_set_new(o, "unsealed", json_integer(v->unsealed));
	if (v->kept.from > 0) {
		json_object_set_new(o, "since",
				    json_string(cmd_stamp(k->c->arena, v->kept.since)));
	}
	if (v->backup > 0) {
		json_object_set_new(o, "backup",
				    json_string(cmd_stamp(k->c->arena, v->backup)));
	}
	json_object_set_new(o, "compared", json_boolean(v->compared));
}

void verify_tell_ledger(struct checked_ledger *k)
{
	const struct verified_ledger *v = &k->found;

	printf("%s in the ledger: ",
	       cmd_some(k->c->arena, v->letters, "letter", "letters"));
	cmd_print_tinted(k->c, v->faults == 0 ? TINT_GOOD : TINT_BAD,
			 v->faults == 0 ? "no difference"
					: cmd_some(k->c->arena, v->faults, "difference",
						   "differences"));
	printf("\n");
	if (v->kept.from == 0) {
		printf("nothing is sealed before the next run\n");
	} else if (v->unsealed > 0) {
		printf("%ld %s judged before %s and not sealed: nobody can tell "
		       "whether "
		       "that was changed\n",
		       v->unsealed, v->unsealed == 1 ? "was" : "were",
		       cmd_stamp(k->c->arena, v->kept.since));
	}
	if (v->backup == 0) {
		printf("there is no backup to compare with\n");
	} else if (v->unreadable != NULL) {
		printf("the backup of %s cannot be read: %s\n",
		       cmd_stamp(k->c->arena, v->backup), v->unreadable);
	} else if (!v->compared) {
		printf("the newest backup is of before the club was restored or set "
		       "back, so it was not compared\n");
	} else {
		printf("compared with the backup of %s\n",
		       cmd_stamp(k->c->arena, v->backup));
	}
}

bool verify_check_ledger(struct checked_ledger *k)
{
	k->found = (struct verified_ledger){
		.arena = k->c->arena, .tell = tell_fault, .arg = k};
	return verify_ledger(k->context, &k->found, k->c->err) &&
	       verify_backup(k->context, &k->found, k->c->err);
}
