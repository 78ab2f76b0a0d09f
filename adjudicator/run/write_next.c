/* SPDX-License-Identifier: ISC */
/* Which letter comes next, and that one which cannot be written keeps no other waiting.
 */
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/set_aside_again.h"
#include "adjudicator/run/write.h"
#include "formats/text/utf8.h"

/* An earlier program may have cut them within a letter. */
static void mend(struct arena *arena, struct notice *n, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (!utf8_valid(n[i].text)) {
			n[i].text = utf8_clean(arena, n[i].text);
		}
		if (!utf8_valid(n[i].headline)) {
			n[i].headline = utf8_clean(arena, n[i].headline);
		}
	}
}

/* Those that were set aside are tried again, and their reader has not lost time. */
static bool take_up(struct context *d, struct arena *arena, const struct notice *n,
		    size_t count, struct err *err)
{
	for (size_t i = 0; i < count && d->asides->any; i++) {
		struct aside a;

		if (!aside_get(d->store, arena, ASIDE_NOTICE, n[i].id, &a, err)) {
			return false;
		}
		if (a.since != 0 &&
		    ((n[i].seat >= 0 && !aside_give_back(d, arena, n[i].game, err)) ||
		     !aside_drop(d->store, ASIDE_NOTICE, n[i].id, err))) {
			return false;
		}
	}
	return true;
}

/* Undone alone where it cannot be written. */
static bool attempt(struct context *d, struct arena *arena, struct notice *n,
		    size_t count, struct err *why)
{
	return store_mark(d->store, why) &&
	       store_unmark(d->store,
			    take_up(d, arena, n, count, why) &&
				    write_notices(d, arena, n, count, why),
			    why);
}

/* All in one letter; else in several, so that the one that cannot be written keeps none
 * of the others. */
static bool write_apart(struct context *d, struct arena *arena, struct notice *n,
			size_t count, struct err *err)
{
	const struct aside what = {.what = ASIDE_NOTICE,
				   .number = n->id,
				   .game = n->game,
				   .seat = n->seat,
				   .player = n->player};
	struct err why = {0};

	if (attempt(d, arena, n, count, &why)) {
		return true;
	}
	if (count == 1 || aside_concerns_all(&why)) {
		return aside_set(d, &what, &why, err);
	}
	return write_apart(d, arena, n, count / 2, err) &&
	       write_apart(d, arena, n + count / 2, count - count / 2, err);
}

bool write_next(struct context *d, struct arena *arena, bool *any, struct err *err)
{
	struct notice_next next = {0};
	struct notice *n;
	size_t count;

	if (d->asides != NULL) {
		next.after = d->asides->behind;
		/* Time is given back when they leave: not by a clock that may be wrong.
		 */
		next.now = d->doubt ? -1 : d->now;
	}
	if (!notice_group(d->store, arena, &next, &n, &count, err)) {
		return false;
	}
	*any = count > 0;
	if (!*any) {
		return true;
	}
	mend(arena, n, count);
	if (d->asides == NULL) {
		return write_notices(d, arena, n, count, err);
	}
	d->asides->behind = n->id;
	return write_apart(d, arena, n, count, err);
}
