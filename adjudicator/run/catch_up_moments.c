/* SPDX-License-Identifier: ISC */
/* When the letters since a backup were judged: see catch_up.h. */
#include "adjudicator/run/catch_up.h"

#include "adjudicator/store/stored.h"

#include <stdlib.h>
#include <string.h>

static int by_hash(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(struct hash));
}

bool catch_up_know(struct catch_up_letters *k, struct store *st, struct err *err)
{
	if (k->known != NULL) {
		return true;
	}
	if (!inbox_hashes(st, k->arena, &k->known, &k->knowns, err)) {
		return false;
	}
	if (k->knowns > 0) {
		qsort(k->known, k->knowns, sizeof *k->known, by_hash);
	}
	return true;
}

bool catch_up_knows(const struct catch_up_letters *k, const struct hash *letter)
{
	return k->knowns > 0 &&
	       bsearch(letter, k->known, k->knowns, sizeof *letter, by_hash) != NULL;
}

/* Letters that the backup has need no judging. */
static bool drop_known(struct catch_up_letters *k, struct store *st, struct err *err)
{
	size_t n = 0;

	if (!catch_up_know(k, st, err)) {
		return false;
	}
	for (size_t i = 0; i < k->letters; i++) {
		const struct catch_up_letter *l = &k->letter[i];

		if (l->in.id != 0 || !catch_up_knows(k, &l->hash)) {
			k->letter[n++] = *l;
		}
	}
	k->letters = n;
	return true;
}

static int by_name(const void *a, const void *b)
{
	const struct catch_up_left *x = a;
	const struct catch_up_left *y = b;

	return view_order(x->message_id, y->message_id);
}

/* Of several copies of a letter, our own comes first. */
static int by_copy(const void *a, const void *b)
{
	const struct catch_up_left *x = a;
	const struct catch_up_left *y = b;
	int order = by_name(a, b);

	return order != 0 ? order : (int)y->exact - (int)x->exact;
}

static void sort_left(struct catch_up_letters *k)
{
	size_t n = 0;

	if (k->lefts > 0) {
		qsort(k->left, k->lefts, sizeof *k->left, by_copy);
	}
	for (size_t i = 0; i < k->lefts; i++) {
		if (n == 0 ||
		    !view_eq(k->left[i].message_id, k->left[n - 1].message_id)) {
			k->left[n++] = k->left[i];
		}
	}
	k->lefts = n;
}

struct catch_up_left *catch_up_find(const struct catch_up_letters *k,
				    struct view message_id)
{
	const struct catch_up_left key = {.message_id = message_id};

	return k->lefts == 0 ? NULL
			     : bsearch(&key, k->left, k->lefts, sizeof key, by_name);
}

/* See the head of catch_up.h. A letter that the backup does not have was taken by a
 * run later than the last one that the backup knows of. */
static int64_t moment_of(const struct catch_up_letters *k,
			 const struct catch_up_letter *l)
{
	int64_t answered = INT64_MAX;
	int64_t next = INT64_MAX;

	if (l->in.fetched != 0) {
		return l->in.fetched;
	}
	for (size_t i = 0; i < k->lefts; i++) {
		const struct catch_up_left *o = &k->left[i];

		if (l->message_id.len > 0 && view_eq(o->answers, l->message_id) &&
		    o->date < answered) {
			answered = o->date;
		}
		if (o->date >= l->in.arrived && o->date > k->since && o->date < next) {
			next = o->date;
		}
	}
	if (answered == INT64_MAX) {
		answered = next == INT64_MAX ? l->in.arrived : next;
	}
	return answered > k->since ? answered : k->since + 1;
}

/* By moment, then in the order in which they were kept. */
static int by_moment(const void *a, const void *b)
{
	const struct catch_up_letter *x = a;
	const struct catch_up_letter *y = b;

	if (x->moment != y->moment) {
		return x->moment < y->moment ? -1 : 1;
	}
	if (x->in.id != y->in.id && x->in.id != 0 && y->in.id != 0) {
		return x->in.id < y->in.id ? -1 : 1;
	}
	if (x->in.arrived != y->in.arrived) {
		return x->in.arrived < y->in.arrived ? -1 : 1;
	}
	return view_order(x->in.uid, y->in.uid);
}

static int by_number(const void *a, const void *b)
{
	int64_t x = *(const int64_t *)a;
	int64_t y = *(const int64_t *)b;

	return (x > y) - (x < y);
}

size_t catch_up_runs(struct catch_up_letters *k, int64_t **out)
{
	int64_t *at = arena_array(k->arena, k->letters + k->lefts + 1, sizeof *at);
	size_t n = 0;
	size_t kept = 0;

	for (size_t i = 0; i < k->letters; i++) {
		if (!inbox_order(k->letter[i].in.source)) {
			at[n++] = k->letter[i].moment;
		}
	}
	for (size_t i = 0; i < k->lefts; i++) {
		if (k->left[i].date > k->since) {
			at[n++] = k->left[i].date;
		}
	}
	if (n > 0) {
		qsort(at, n, sizeof *at, by_number);
	}
	for (size_t i = 0; i < n; i++) {
		if (kept == 0 || at[i] != at[kept - 1]) {
			at[kept++] = at[i];
		}
	}
	*out = at;
	return kept;
}

bool catch_up_moments(struct catch_up_letters *k, struct store *st, struct err *err)
{
	if (!store_number(st, STORED_RUN, &k->since, err) || !drop_known(k, st, err)) {
		return false;
	}
	sort_left(k);
	for (size_t i = 0; i < k->letters; i++) {
		k->letter[i].moment = moment_of(k, &k->letter[i]);
	}
	if (k->letters > 0) {
		qsort(k->letter, k->letters, sizeof *k->letter, by_moment);
	}
	return true;
}
