/* SPDX-License-Identifier: ISC */
/* After how many killed runs a letter is quarantined: AT_HAND_RUNS (at_hand.h). */
#include "adjudicator/run/at_hand.h"

#include "adjudicator/store/stored.h"

static const char judging[] = STORED_JUDGING;
static const char letter_name[] = STORED_JUDGING_LETTER;
static const char runs_name[] = STORED_JUDGING_RUNS;

bool at_hand_begin(struct run *r, struct at_hand *a, int64_t letter, struct err *err)
{
	struct store *st = r->context.store;
	int64_t open;

	*a = (struct at_hand){0};
	if (r->dry) {
		return true;
	}
	if (!store_number(st, judging, &open, err) ||
	    !store_number(st, letter_name, &a->letter, err) ||
	    !store_number(st, runs_name, &a->runs, err)) {
		return false;
	}
	a->careful = open != 0;
	return batch_end(r,
			 batch_begin(r, err) && store_set_number(st, judging, 1, err) &&
				 at_hand_next(r, a, letter, err),
			 err);
}

/* How many careful runs were killed at that letter. */
static int64_t runs_of(const struct at_hand *a, int64_t letter)
{
	return letter == a->letter ? a->runs : 0;
}

bool at_hand_spent(const struct at_hand *a, int64_t letter)
{
	return a->careful && runs_of(a, letter) >= AT_HAND_RUNS;
}

static bool write(struct store *st, int64_t letter, int64_t runs, struct err *err)
{
	return store_set_number(st, letter_name, letter, err) &&
	       store_set_number(st, runs_name, runs, err);
}

bool at_hand_next(struct run *r, const struct at_hand *a, int64_t letter,
		  struct err *err)
{
	return !a->careful ||
	       write(r->context.store, letter, runs_of(a, letter) + 1, err);
}

bool at_hand_end(struct run *r, const struct at_hand *a, struct err *err)
{
	struct store *st = r->context.store;

	return r->dry || ((!a->careful || write(st, 0, 0, err)) &&
			  store_set_number(st, judging, 0, err));
}

bool at_hand_forget(struct store *st, int64_t letter, struct err *err)
{
	int64_t known;

	return store_number(st, letter_name, &known, err) &&
	       (known != letter || write(st, 0, 0, err));
}
