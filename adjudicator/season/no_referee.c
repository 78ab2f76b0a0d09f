/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/no_referee.h"

#include "adjudicator/letters/memo.h"
#include "adjudicator/season/director_choices.h"
#include "formats/phrase.h"
#include "formats/say.h"

bool season_unheard(struct context *d, struct arena *arena, struct season_run *r,
		    const struct director_list *list, long *unheard, struct err *err)
{
	struct moment due = {.time = d->now + POLICY_WAITS, .now = d->now};
	struct fields *f = season_about(arena, r);
	struct buf text = buf_in(arena);
	struct buf all = buf_in(arena);
	struct memo memo = {.to = view_of(d->config->organiser),
			    .language = view_of("en"),
			    .kind = "report",
			    .subject = "season-unheard-subject",
			    .f = f};
	int64_t id;

	*unheard = 0;
	for (size_t i = 0; i < list->count; i++) {
		const struct concern *c = &list->concern[i];

		if (c->referee != 0 || c->state != CONCERN_OPEN) {
			continue;
		}
		if (!director_say(d, &all, r, c, memo.language, err)) {
			return false;
		}
		memo.what = arena_printf(arena, "unheard %lld", (long long)c->id);
		(*unheard)++;
	}
	if (*unheard == 0 || memo.to.len == 0) {
		return true;
	}
	*unheard = 0;
	say_set_time(f, "due", memo.language, &due);
	phrase(&text, memo.language, "season-unheard", f);
	buf_add(&text, buf_view(&all));
	memo.text = buf_view(&text);
	return memo_write(d, arena, &memo, &id, err);
}
