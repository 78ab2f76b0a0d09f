/* SPDX-License-Identifier: ISC */
/* Cases that a ruling decides although it did not come from a letter about them: the
 * organiser rules by command. */
#include "adjudicator/referee/decide.h"
#include "adjudicator/referee/ruling_trial.h"
#include "adjudicator/store/casefile.h"

/* A case because nobody moved or wrote: giving time or passing the turn decides it. */
static bool of_the_clock(const struct casefile *c)
{
	return view_is(c->kind, "time") || view_is(c->kind, "silence");
}

static bool decides(const struct ruling_trial *t, const struct casefile *c)
{
	const struct ruling *x = &t->e->ruling;

	if (c->game != t->r->match.id || !cases_wait(c)) {
		return false;
	}
	switch (x->kind) {
	case RULING_UPHOLD:
	case RULING_SET:
	case RULING_VOID:
	case RULING_REPLACE:
	case RULING_REPARSE:
		return c->turn == x->turn;
	case RULING_RESULT:
	case RULING_ANNUL:
		return true;
	case RULING_TIME:
	case RULING_LATE:
		return c->turn == t->before.turn && of_the_clock(c);
	case RULING_OVERTURN:
		return c->ruling == x->of;
	default:
		return false;
	}
}

bool ruling_trial_cases(const struct ruling_trial *t, struct ruling_trial_decided *out)
{
	size_t count;

	*out = (struct ruling_trial_decided){0};
	if (t->wish->casefile != 0 || t->wish->season) {
		return true;
	}
	if (!casefile_list(t->d->store, t->arena, &out->at, &count, t->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (decides(t, &out->at[i])) {
			out->final =
				out->final || view_is(out->at[i].state, "appealed");
			out->at[out->n++] = out->at[i];
		}
	}
	return true;
}

bool ruling_trial_settle(const struct ruling_trial *t,
			 const struct ruling_trial_decided *all, struct ruled *out)
{
	for (size_t i = 0; i < all->n; i++) {
		struct casefile c;

		/* A case that ended together with its turn is closed already. */
		if (!casefile_get(t->d->store, t->arena, all->at[i].id, &c, t->err)) {
			return false;
		}
		if (!cases_wait(&c)) {
			continue;
		}
		decide_case(&c, out, t->d->now);
		if (!casefile_keep(t->d->store, &c, t->err)) {
			return false;
		}
		out->cases++;
	}
	return true;
}
