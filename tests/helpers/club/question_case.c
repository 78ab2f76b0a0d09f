/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/question_case.h"

#include "adjudicator/play/question.h"
#include "tests/helpers/claims.h"

enum { CHOICES = 4 };

struct question question_put(struct clock_case *c, const struct record *r,
			     const char *kind, const char *orders, int64_t arrived)
{
	struct choice choice[CHOICES] = {0};
	struct asking asking = {.kind = kind,
				.intro = "ask-held-elsewhere",
				.how = "ask-held-how",
				.choice = choice,
				.arrived = arrived};
	struct view rest = view_of(orders);
	struct addressee to = news_to(r, 0, 0);
	struct question q = {0};

	while (rest.len > 0) {
		struct view one = view_trim(view_cut(&rest, '/'));

		ck_assert_uint_lt(asking.choices, CHOICES);
		choice[asking.choices++] = (struct choice){
			.order = one, .shown = one, .changes = true, .written = true};
	}
	clock_must(c, ask(&c->club.context, &c->arena, r, &to, &asking, &c->club.err));
	clock_must(c, question_open(c->club.context.store, &c->arena, r->match.id, 0,
				    &q, &c->club.err));
	ck_assert_int_ne(q.id, 0);
	return q;
}

struct token question_token(const struct record *r, const struct question *q)
{
	return (struct token){
		.game = (uint32_t)r->match.id, .turn = 1, .question = (uint32_t)q->id};
}

struct hearing question_heard(struct clock_case *c, int64_t at)
{
	clock_at(c, at);
	return (struct hearing){.d = &c->club.context,
				.arena = &c->arena,
				.arrived = at,
				.player.id = c->club.ann,
				.err = &c->club.err};
}
