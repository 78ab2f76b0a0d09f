/* SPDX-License-Identifier: ISC */
/* Plays that may be questioned: why they stand or not, and what becomes of orders
 * that wait for them. */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/turns.h"

/* Whether the game now ends by a resignation or an agreed draw while the play waits. */
static bool ends_otherwise(const struct explainer *w)
{
	const struct event *next = &w->r->event[w->i + 1];

	return w->i + 1 < w->r->events && next->kind == EVENT_END &&
	       (next->reason == END_RESIGN || next->reason == END_DRAW);
}

/* Says why the play stands: by the events before this one in the same line. */
static const char *why_stands(const struct explainer *w, const char **rule)
{
	bool two = turns_seats(w->before) == 2;

	*rule = two ? "Q5" : "Q6";
	for (size_t k = w->i; k-- > w->first;) {
		switch (w->r->event[k].kind) {
		case EVENT_QUESTION:
			*rule = "Q4";
			return "its words are good";
		case EVENT_ACCEPT:
			return two ? "the opponent accepts it" : "all have accepted it";
		case EVENT_WINDOW:
			return "nobody questioned it in time";
		case EVENT_RESIGN:
		case EVENT_AGREE:
			if (!ends_otherwise(w)) {
				return "nobody is left to question it";
			}
			*rule = "";
			return "the game ends";
		default:
			break;
		}
	}
	if (w->t != NULL && w->t->late) {
		return "nobody questioned it in time";
	}
	return two ? "the opponent's own order accepts it" : "all have accepted it";
}

void explainer_stand(struct explainer *w)
{
	const struct pending *p = &w->before->pending;
	struct explain_note *note = explainer_add(w, "stand");
	const char *rule;
	const char *why = why_stands(w, &rule);

	note->line = explainer_settles(w);
	note->scores = true;
	note->points = p->score;
	explainer_say(
		w, note,
		arena_printf(w->arena, "%s%sQ7", rule, rule[0] != '\0' ? " " : ""),
		"%s's play of line %ld stands, as %s: %d + %d = %d",
		explainer_name(w, p->seat), note->line, why, w->before->score[p->seat],
		p->score, w->pos.score[p->seat]);
}

void explainer_withdraw(struct explainer *w)
{
	const struct pending *p = &w->before->pending;
	const struct last_play *last = &w->before->last;
	struct explain_note *note = explainer_add(w, "withdraw");
	uint8_t tile[WORD_TILES];
	int n = 0;
	struct buf b = buf_in(w->arena);

	for (int i = 0; i < last->length; i++) {
		if (last->laid >> i & 1U) {
			tile[n++] = tile_itself(last->word[i]);
		}
	}
	note->line = explainer_settles(w);
	note->tiles = explainer_tiles(w, tile, n);
	buf_printf(&b,
		   "%s's play of line %ld is taken back: nothing is scored, the turn "
		   "is lost%s, and the rack has %.*s again",
		   explainer_name(w, p->seat), note->line,
		   w->r->setup.rules.run_of == RUN_OF_PASSES ? " but no pass" : "",
		   VIEW_ARG(note->tiles));
	if (p->drawn > 0) {
		note->back =
			explainer_tiles(w,
					w->before->rack[p->seat] +
						w->before->rack_n[p->seat] - p->drawn,
					p->drawn);
		buf_printf(&b, "; %.*s, drawn for it, is back in the bag",
			   VIEW_ARG(note->back));
	}
	explainer_say(w, note, "Q3", "%s", buf_cstr(&b));
}

void explainer_question(struct explainer *w)
{
	const struct event *e = w->e;
	struct explain_note *note = explainer_add(w, "question");
	struct buf b = buf_in(w->arena);

	buf_printf(&b, "%s %s: all its words are looked up, and ",
		   explainer_name(w, e->seat),
		   explainer_standing(w) ? "questions the play, as always"
					 : "questions the play");
	if (e->upheld) {
		struct view list = e->words_bad;

		for (bool more = false; list.len > 0; more = true) {
			struct view word = view_cut(&list, ',');

			buf_str(&b, more ? ", " : "");
			buf_add(&b, word);
		}
		buf_printf(&b, "%s not in the list",
			   view_find(e->words_bad, ',') < e->words_bad.len ? " are"
									   : " is");
	} else {
		buf_str(&b, "all are good");
		if (e->owes) {
			buf_printf(&b, "; for that %s loses the next turn",
				   explainer_name(w, e->seat));
		} else if (w->r->setup.options.value[OPTION_CHALLENGE] ==
			   CHALLENGE_SINGLE) {
			buf_str(&b, "; it costs nothing");
		}
	}
	explainer_say(w, note,
		      arena_printf(w->arena, "%s%s",
				   explainer_standing(w) ? "Q10 " : "",
				   e->upheld ? "Q2 Q3" : "Q2 Q4"),
		      "%s", buf_cstr(&b));
}

void explainer_hold(struct explainer *w)
{
	explainer_tell(w, "hold", "Q6",
		       "%s gives up the right to question, and the order waits until "
		       "%s's play stands; while it waits no clock runs for %s",
		       explainer_who(w), explainer_name(w, w->before->pending.seat),
		       explainer_who(w));
}

void explainer_drop(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "drop");
	bool back = explainer_follows(w, EVENT_WITHDRAW);

	note->line = explainer_settles(w);
	explainer_say(w, note, back ? "Q6" : "Q7",
		      "%s's order of line %ld is not played, because the %s; %s is "
		      "asked again",
		      explainer_who(w), note->line,
		      back ? "play before it was taken back"
			   : "rack or the board changed",
		      explainer_who(w));
}
