/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/rules_change.h"

#include "adjudicator/evidence/verify.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/stored.h"
#include "formats/phrase.h"
#include "formats/wrap.h"

enum { WIDTH = 68 };

struct change {
	struct context *d;
	struct arena *arena;
	const struct log *log;
	struct buf list;
	long games, differ;
	struct err *err;
};

static void note(struct change *x, int64_t game, const struct verified *v)
{
	x->differ++;
	log_warn(x->log, "game %lld, event %ld: %s", (long long)game, v->row, v->what);
	wrap_quoted(&x->list,
		    view_of(arena_printf(x->arena, "Game %lld, event %ld: %s.",
					 (long long)game, v->row, v->what)),
		    "\t| ", WIDTH);
}

static bool judge_again(struct change *x, int64_t game)
{
	struct arena arena = {0};
	struct match m;
	struct verified v;
	bool ok = match_get(x->d->store, &arena, game, &m, x->err);

	if (ok && (view_is(m.state, "running") || view_is(m.state, "paused"))) {
		x->games++;
		ok = verify_game(x->d, &arena, game, &v, x->err);
		if (ok && v.what != NULL) {
			note(x, game, &v);
		}
	}
	arena_free(&arena);
	return ok;
}

static bool write_letter(struct change *x)
{
	struct fields *f = fields_in(x->arena);
	struct buf page = buf_in(x->arena);
	struct memo memo = {.to = view_of(x->d->config->organiser),
			    .language = view_of("en"),
			    .kind = "report",
			    .subject = "rules-change-subject",
			    .f = f};

	fields_set(f, "list", buf_view(&x->list));
	fields_set_num(f, "games", x->games);
	fields_set_num(f, "differ", x->differ);
	fields_set_bool(f, "one", x->differ == 1);
	page_write(&page, memo.language, "rules-change.txt", f);
	memo.text = buf_view(&page);
	return memo_write(x->d, x->arena, &memo, NULL, x->err);
}

bool rules_change_tell(struct context *d, struct arena *arena, int version,
		       const struct log *log, struct err *err)
{
	static const char name[] = STORED_RULES;
	struct change x = {
		.d = d, .arena = arena, .log = log, .list = buf_in(arena), .err = err};
	int64_t last;
	int64_t *ids;
	size_t count;
	bool ok = store_number(d->store, name, &last, err);

	if (!ok || last >= version) {
		return ok;
	}
	ok = last == 0 || match_list(d->store, arena, &ids, &count, err);
	for (size_t i = 0; ok && last != 0 && i < count; i++) {
		ok = judge_again(&x, ids[i]);
	}
	if (ok && x.differ > 0 && *d->config->organiser != '\0') {
		ok = write_letter(&x);
	}
	return ok && store_set_number(d->store, name, version, err);
}
