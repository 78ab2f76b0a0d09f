/* SPDX-License-Identifier: ISC */
/* The secret in the Subject, for players who need it there. */
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

bool subject_tag_wanted(const struct config *c, const struct choices *of)
{
	return c->token_in_subject == SUBJECT_ALWAYS ||
	       (c->token_in_subject == SUBJECT_AUTO && of->tagged);
}
