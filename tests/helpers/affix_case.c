/* SPDX-License-Identifier: ISC */
#include "tests/helpers/affix_case.h"

#include <check.h>
#include <stdlib.h>

#include "formats/text/buf.h"

enum { FORMS = 4096 };

struct forms {
	struct arena *arena;
	struct view form[FORMS];
	size_t n;
	int per_mille;
};

static void keep(void *arg, struct view form, int per_mille)
{
	struct forms *f = arg;

	ck_assert_uint_lt(f->n, FORMS);
	ck_assert_uint_gt(form.len, 0);
	ck_assert_int_ge(per_mille, f->per_mille);
	ck_assert_int_le(per_mille, 1000);
	f->per_mille = per_mille;
	f->form[f->n++] = arena_copy(f->arena, form);
}

static int form_order(const void *one, const void *two)
{
	return view_order(*(const struct view *)one, *(const struct view *)two);
}

static const char *joined(struct forms *f)
{
	struct buf b = buf_in(f->arena);

	qsort(f->form, f->n, sizeof *f->form, form_order);
	for (size_t i = 0; i < f->n; i++) {
		if (i == 0 || !view_eq(f->form[i], f->form[i - 1])) {
			buf_str(&b, b.len == 0 ? "" : " ");
			buf_add(&b, f->form[i]);
		}
	}
	return buf_cstr(&b);
}

const char *affix_forms(struct arena *arena, struct view aff, struct view dic,
			const struct affix_wish *wish)
{
	struct forms *forms = arena_take(arena, sizeof *forms);
	struct affixes *x;
	struct err err = {0};

	forms->arena = arena;
	if (!affixes_read(&x, arena, "t.aff", aff, wish, &err) ||
	    !affixes_expand(x, "t.dic", dic, keep, forms, &err)) {
		ck_assert_int_eq(err.kind, ERR_DATA);
		return arena_printf(arena, "%s", err.text);
	}
	return joined(forms);
}
