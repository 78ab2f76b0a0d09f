/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/refusal_case.h"

#include <check.h>

void refusal_changes_nothing(struct board_case *c, const struct refusal *r)
{
	const struct diag *d = &c->table.diag;

	ck_assert_int_eq(case_strict(c, r->seat, r->line), OUTCOME_REFUSED);
	ck_assert_str_eq(diag_name(d->code), diag_name(r->code));
	ck_assert_str_eq(case_text(c, d->at), r->at);
	ck_assert_str_eq(case_sentence(c, d), r->sentence);
	ck_assert_mem_eq(&c->table.pos, &c->replay.pos, sizeof c->table.pos);
	ck_assert_uint_eq(c->table.events, 0);
	ck_assert_uint_eq(c->table.echo.len, 0);
	ck_assert_uint_eq(c->table.readings, 0);
}

void refusal_points_into_line(struct board_case *c, const struct refusal *r)
{
	const struct diag *d = &c->table.diag;

	case_strict(c, r->seat, r->line);
	if (d->at.len > 0) {
		ck_assert(d->at.at >= c->order.line.at);
		ck_assert(d->at.at + d->at.len <= c->order.line.at + c->order.line.len);
	}
}
