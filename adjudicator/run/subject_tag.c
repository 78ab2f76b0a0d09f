/* SPDX-License-Identifier: ISC */
/* The secret in the Subject, for who needs it there. */
#include "adjudicator/run/hear.h"

#include "adjudicator/store/preference.h"

static struct preference habit_of(int64_t player)
{
	return (struct preference){player, 0, "subject-tag"};
}

bool subject_tag_missed(struct hearing *h)
{
	struct preference habit = habit_of(h->player.id);
	struct view before;

	return preference_get(h->d->store, h->arena, &habit, &before, h->err) &&
	       (view_is(before, "on") ||
		preference_set(h->d->store, &habit,
			       view_of(before.len > 0 ? "on" : "missed"), h->err));
}

bool subject_tag_wanted(struct context *d, struct arena *arena, int64_t player,
			bool *wanted, struct err *err)
{
	struct preference habit = habit_of(player);
	struct view value = {0};

	if (d->config->token_in_subject == SUBJECT_AUTO &&
	    !preference_get(d->store, arena, &habit, &value, err)) {
		return false;
	}
	*wanted = d->config->token_in_subject == SUBJECT_ALWAYS || view_is(value, "on");
	return true;
}
