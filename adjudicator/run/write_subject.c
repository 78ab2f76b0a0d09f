/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/write_letter.h"

#include "adjudicator/games/player_names.h"
#include <string.h>

/* The headline of the news that the letter is mainly about, else the last one. */
static struct view headline(const struct draft *p)
{
	struct view main_one = {0};
	struct view last = {0};

	for (size_t i = 0; i < p->notices; i++) {
		if (p->notice[i].headline.len > 0) {
			last = p->notice[i].headline;
			main_one =
				view_is(p->notice[i].kind, p->kind) ? last : main_one;
		}
	}
	return main_one.len > 0 ? main_one : last;
}

/* A fixed subject, "Game 7: Angry Words with Ben", by which mail programs thread. */
static struct view same_subject(const struct draft *p, struct fields *f)
{
	const struct setup *s = &p->r->setup;

	fields_set_num(f, "game", (long)p->r->match.id);
	fields_set_str(f, "title", s->game->title);
	if (s->seats > 1 && p->seat >= 0) {
		fields_set(f, "others",
			   names_others(p->arena, p->player.language, s, p->seat));
	}
	if (p->seat >= 0 && s->options.value[OPTION_HOTSEAT] == ON) {
		fields_set(f, "seat", s->name[p->seat]);
	}
	return body_sentence(p, "subject-fixed", f);
}

struct view write_subject(const struct draft *p)
{
	struct fields *f = fields_in(p->arena);

	if (p->r != NULL && p->chosen.subject_fixed) {
		return same_subject(p, f);
	}
	fields_set(f, "headline", headline(p));
	if (p->r == NULL) {
		return body_sentence(p, "subject-club", f);
	}
	fields_set_num(f, "game", (long)p->r->match.id);
	if (!view_is(p->r->match.state, "invited")) {
		fields_set_num(f, "turn", p->r->pos.turn);
	}
	/* A player who has sent a play for the round has nothing due, though he may
	 * send another. */
	fields_set_bool(f, "yours",
			body_my_turn(p) &&
				!(p->duplicate && strcmp(p->kind, "receipt") == 0));
	if (p->seat >= 0 && p->r->setup.options.value[OPTION_HOTSEAT] == ON) {
		fields_set(f, "seat", p->r->setup.name[p->seat]);
	}
	return body_sentence(p, "subject", f);
}
