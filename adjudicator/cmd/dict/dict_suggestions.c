/* SPDX-License-Identifier: ISC */
/* dict suggestions [--json]: the words that players miss, one a row. */
#include "adjudicator/cmd/dict/dict.h"
#include "adjudicator/store/suggestion.h"
#include <stdlib.h>

/* A word, the suggestions of it (neighbours in the list), and how often somebody tried
 * to play it. */
struct row {
	struct missed missed;
	const struct suggestion *by;
	size_t asked;
	long tries;
	int64_t since;
};

static bool about(const struct missed *a, const struct missed *b)
{
	return view_eq(a->language, b->language) && view_eq(a->word, b->word);
}

/* Orders rows: most suggestions first, then most tries, then by language and word. */
static int by_weight(const void *one, const void *two)
{
	const struct row *a = one;
	const struct row *b = two;
	int order = (a->asked < b->asked) - (a->asked > b->asked);

	order = order != 0 ? order : (a->tries < b->tries) - (a->tries > b->tries);
	order = order != 0 ? order : view_order(a->missed.language, b->missed.language);
	return order != 0 ? order : view_order(a->missed.word, b->missed.word);
}

/* Joins both lists into rows. Both must be ordered by language and word, byte by byte,
 * as SQL gives them. */
static struct row *join(struct cmd *c, const struct suggestion *s, size_t suggestions,
			const struct word_try *t, size_t tries, size_t *count)
{
	struct row *row = arena_array(c->arena, suggestions + tries + 1, sizeof *row);
	size_t asked;

	*count = 0;
	for (size_t i = 0; i < suggestions; i++) {
		if (*count == 0 || !about(&row[*count - 1].missed, &s[i].missed)) {
			row[(*count)++] = (struct row){
				.missed = s[i].missed, .by = &s[i], .since = s[i].at};
		}
		row[*count - 1].asked++;
	}
	asked = *count;
	for (size_t i = 0, k = 0; i < tries; i++) {
		while (k < asked &&
		       (view_order(row[k].missed.language, t[i].missed.language) < 0 ||
			(view_eq(row[k].missed.language, t[i].missed.language) &&
			 view_order(row[k].missed.word, t[i].missed.word) < 0))) {
			k++;
		}
		if (k < asked && about(&row[k].missed, &t[i].missed)) {
			row[k].tries = t[i].tries;
		} else {
			row[(*count)++] = (struct row){.missed = t[i].missed,
						       .tries = t[i].tries,
						       .since = t[i].since};
		}
	}
	qsort(row, *count, sizeof *row, by_weight);
	return row;
}

static bool tell_json(struct cmd *c, const struct row *r)
{
	json_t *by = json_array();

	for (size_t i = 0; i < r->asked; i++) {
		const struct suggestion *s = &r->by[i];

		json_array_append_new(
			by, JSON({"player", json_text(s->name)},
				 {"since", json_string(cmd_day(c->arena, s->at))},
				 {"reason", json_text(s->reason)}));
	}
	return cmd_print_json(
		c, JSON({"word", json_text(r->missed.word)},
			{"language", json_text(r->missed.language)}, {"suggested", by},
			{"tries", json_integer(r->tries)},
			{"since", json_string(cmd_day(c->arena, r->since))}));
}

/* Adds who suggested the word: "Ann and 2 more". */
static void tell_asked(struct columns *t, const struct row *r)
{
	if (r->asked > 1) {
		columns_printf(t, "%.*s and %zu more", VIEW_ARG(r->by->name),
			       r->asked - 1);
	} else {
		columns_add(t, r->asked == 1 ? r->by->name : view_of("-"));
	}
}

/* The first reason that somebody gave; "-": nobody did. */
static struct view reason(const struct row *r)
{
	for (size_t i = 0; i < r->asked; i++) {
		if (r->by[i].reason.len > 0) {
			return r->by[i].reason;
		}
	}
	return view_of("-");
}

static void tell_table(struct cmd *c, const struct row *row, size_t count)
{
	static const char *const head[] = {"word",  "language", "asked by",
					   "tries", "since",    "reason"};
	struct columns t = cmd_columns(c, 6, 1U << 3);

	for (size_t i = 0; i < t.count; i++) {
		columns_add(&t, view_of(head[i]));
	}
	for (size_t i = 0; i < count; i++) {
		columns_add(&t, row[i].missed.word);
		columns_add(&t, row[i].missed.language);
		tell_asked(&t, &row[i]);
		columns_printf(&t, "%ld", row[i].tries);
		columns_printf(&t, "%s", cmd_day(c->arena, row[i].since));
		columns_add(&t, reason(&row[i]));
	}
	cmd_print_columns(&t);
}

bool cmd_dict_suggestions(struct cmd *c)
{
	bool json = cmd_flag(c, "json");
	struct suggestion *s;
	struct word_try *t;
	struct row *row;
	size_t suggestions;
	size_t tries;
	size_t count;
	bool ok = true;

	if (!cmd_arguments(c, 0, 0) ||
	    !suggestion_list(c->store, c->arena, &s, &suggestions, c->err) ||
	    !word_try_list(c->store, c->arena, &t, &tries, c->err)) {
		return false;
	}
	row = join(c, s, suggestions, t, tries, &count);
	for (size_t i = 0; json && ok && i < count; i++) {
		ok = tell_json(c, &row[i]);
	}
	if (!json && count > 0) {
		tell_table(c, row, count);
	} else if (!json) {
		log_info(c->log, "no player misses a word");
	}
	return ok;
}
