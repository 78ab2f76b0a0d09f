/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/suggestion.h"

#include "adjudicator/store/query.h"

bool suggestion_add(struct store *st, const struct suggestion *s, bool *fresh,
		    struct err *err)
{
	return query_changes(
		query_open(st, SUGGESTION_ADD,
			   WITH(TEXT(s->missed.language), TEXT(s->missed.word),
				INT(s->player), TEXT(s->missed.edition), INT(s->at),
				TEXT(s->reason)),
			   err),
		fresh);
}

bool suggestion_load(struct store *st, int64_t player, int64_t since, long *count,
		     struct err *err)
{
	return query_count(
		query_open(st, SUGGESTION_LOAD, WITH(INT(player), INT(since)), err),
		count);
}

#define WISH(field) COLUMN(struct suggestion, field)
static const struct columns suggestion_columns =
	COLUMNS(struct suggestion, WISH(missed.language), WISH(missed.word),
		WISH(player), WISH(name), WISH(speaks), WISH(at), WISH(reason));

bool suggestion_list(struct store *st, struct arena *a, struct suggestion **out,
		     size_t *count, struct err *err)
{
	return query_all(query_open(st, SUGGESTION_LIST, NULL, err), a,
			 &suggestion_columns, out, count);
}

bool suggestion_decide(struct store *st, const struct missed *m, int64_t now,
		       struct err *err)
{
	return query_do(st, SUGGESTION_DECIDE,
			WITH(TEXT(m->language), TEXT(m->word), INT(now)), err) &&
	       query_do(st, TRY_DROP, WITH(TEXT(m->language), TEXT(m->word)), err);
}

bool word_try_add(struct store *st, const struct missed *m, int64_t now,
		  struct err *err)
{
	return query_do(
		st, TRY_ADD,
		WITH(TEXT(m->language), TEXT(m->word), TEXT(m->edition), INT(now)),
		err);
}

#define TRIED(field) COLUMN(struct word_try, field)
static const struct columns word_try_columns =
	COLUMNS(struct word_try, TRIED(missed.language), TRIED(missed.word),
		TRIED(tries), TRIED(since), TRIED(last));

bool word_try_list(struct store *st, struct arena *a, struct word_try **out,
		   size_t *count, struct err *err)
{
	return query_all(query_open(st, TRY_LIST, NULL, err), a, &word_try_columns, out,
			 count);
}
