/* SPDX-License-Identifier: ISC */
/* News of time that is over before its turn is passed. */
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/letters/teller.h"
#include "formats/say.h"

/* Its player may still move until somebody says that the turn is passed. */
static void tell_over(struct teller *t, const struct event *e)
{
	struct moment until = {t->pos.deadline, t->now, t->zone};

	say_clock_set(t->f, &t->r->setup.options, t->language);
	say_set_time(t->f, "until", t->language, &until);
	fields_set_bool(t->f, "absent", e->absence != ABSENCE_NONE);
	fields_set_bool(t->f, "bounced", e->absence == ABSENCE_BOUNCED);
	fields_set_bool(t->f, "void",
			e->absence == ABSENCE_BOUNCED && t->r->setup.seats == 2);
	teller_both(t, "flag", e->seat == t->me);
}

void tell_flag(struct teller *t, const struct event *e)
{
	bool watches = t->me == TELLER_WATCHES;
	bool at_once = t->r->setup.options.value[OPTION_FLAG] == FLAG_AUTO;

	if (!at_once) {
		tell_over(t, e);
	} else if (e->absence == ABSENCE_BOUNCED && e->seat != t->me && !watches) {
		teller_say(t, "bounced", false);
	}
}

void tell_claim(struct teller *t, const struct event *e)
{
	fields_set(t->f, "whose", t->r->setup.name[t->pos.to_move]);
	fields_set_bool(t->f, "me", t->pos.to_move == t->me);
	teller_say(t, "time-claim", e->seat == t->me);
}
