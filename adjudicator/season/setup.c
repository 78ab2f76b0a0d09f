/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/season.h"

#include "adjudicator/play/begin.h"

/* "clock=club deadline=5d first=listed" */
static struct view options_of(struct arena *arena, const struct season_plan *plan)
{
	struct buf b = buf_in(arena);

	if (plan->clock.text.len > 0) {
		buf_printf(&b, "clock=%.*s ", VIEW_ARG(plan->clock.text));
	}
	if (plan->options.text.len > 0) {
		buf_printf(&b, "%.*s ", VIEW_ARG(plan->options.text));
	}
	if (plan->format == SEASON_DUPLICATE) {
		buf_printf(&b, "challenge=void deadline=none duplicate=%d ",
			   plan->rounds);
	}
	buf_str(&b, "first=listed");
	return buf_view(&b);
}

/* Replaces the part that was wrong by a good one, so that the other parts are
 * checked, too. */
static int spare(struct setup_text *text, enum setup_part fault,
		 const struct season_plan *plan)
{
	switch (fault) {
	case PART_GAME:
		text->game = view_of("wordbox");
		return plan->game.line;
	case PART_LANGUAGE:
		text->language = view_of("en");
		return plan->language.line > 0 ? plan->language.line : plan->game.line;
	case PART_OPTIONS:
		text->options = view_of("first=listed");
		return plan->options.line > 0 ? plan->options.line : plan->game.line;
	default:
		text->lexicon = view_of("any");
		return plan->lexicon.line;
	}
}

/* Options come from two lines of the file: whether the fault is in the clock's. */
static bool clock_wrong(struct arena *arena, struct lexica *lexica,
			const struct setup_text *text, const struct season_plan *plan)
{
	struct setup *s = arena_take(arena, sizeof *s);
	struct setup_text alone = *text;
	enum setup_part fault = PART_GAME;
	struct err ignored = {0};

	if (plan->clock.line == 0) {
		return false;
	}
	alone.options = view_of(arena_printf(arena, "clock=%.*s first=listed",
					     VIEW_ARG(plan->clock.text)));
	return !setup_make(arena, lexica, &alone, s, &fault, &ignored) &&
	       fault == PART_OPTIONS;
}

static bool no_handicap(const struct season_plan *plan, const char *file,
			struct buf *faults)
{
	season_plan_fault(faults, file, plan->options.line,
			  "a season has no handicap: all its games are played and "
			  "rated alike; players agree on one in games of their own");
	return false;
}

static bool fits(struct arena *arena, const struct season_plan *plan, const char *file,
		 struct setup *s, struct buf *faults)
{
	bool duplicate = plan->format == SEASON_DUPLICATE;
	struct diag diag = {0};
	struct buf why = buf_in(arena);

	if (duplicate && lexicon_nodes(s->lexicon) == NULL) {
		season_plan_fault(faults, file, plan->lexicon.line,
				  "the best play is looked for in a word list: this "
				  "one cannot be walked through");
		return false;
	}
	if (!duplicate && (s->game->min_seats > 2 || s->game->max_seats < 2)) {
		season_plan_fault(faults, file, plan->game.line,
				  "%s is no game for two players", s->game->title);
		return false;
	}
	if (handicap_seat(&s->options) >= 0 || more_time_seat(&s->options) >= 0) {
		return no_handicap(plan, file, faults);
	}
	s->seats = duplicate ? 1 : 2;
	if (begin_possible(arena, s, &diag)) {
		return true;
	}
	diag_write(&why, &diag);
	season_plan_fault(faults, file,
			  plan->options.line > 0 ? plan->options.line : plan->game.line,
			  "%s", buf_cstr(&why));
	return false;
}

bool season_setup(struct arena *arena, struct lexica *lexica,
		  const struct season_plan *plan, const char *file, struct setup *out,
		  struct buf *faults)
{
	enum { PARTS = 4 };
	struct setup_text text = {.game = plan->game.text,
				  .language = plan->language.text,
				  .options = options_of(arena, plan),
				  .lexicon = plan->lexicon.text};
	bool ok = true;

	if (text.language.len == 0) {
		text.language = view_of("en");
	}
	if (text.lexicon.len == 0) { /* that it is missing was reported already */
		text.lexicon = view_of("any");
	}
	for (int i = 0; i <= PARTS; i++) {
		struct err why = {0};
		enum setup_part fault;
		bool clock;
		int line;

		if (setup_make(arena, lexica, &text, out, &fault, &why)) {
			return ok && fits(arena, plan, file, out, faults);
		}
		ok = false;
		clock = fault == PART_OPTIONS &&
			clock_wrong(arena, lexica, &text, plan);
		line = spare(&text, fault, plan);
		season_plan_fault(faults, file, clock ? plan->clock.line : line, "%s",
				  why.text);
	}
	return false;
}
