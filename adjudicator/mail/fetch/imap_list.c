/* SPDX-License-Identifier: ISC */
/* Lists the letters of a folder. */
#include "adjudicator/mail/fetch/imap_session.h"

#include "formats/text/stamp.h"
#include <stdio.h>
#include <stdlib.h>

enum { SEARCH_ANSWER = 4 * 1024 * 1024, MINUTE = 60, HOUR = 3600 };

/* --------------------------------------------------------------------- search */

static struct mailimap_search_key *key(int type, const char *unkeyword, clist *several)
{
	return imap_must(mailimap_search_key_new(
		type, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
		unkeyword != NULL ? imap_string(unkeyword) : NULL, NULL, NULL, 0, NULL,
		NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, several));
}

static struct mailimap_search_key *unfiled(void)
{
	clist *all = imap_must(clist_new());

	imap_added(clist_append(all, key(MAILIMAP_SEARCH_KEY_UNDELETED, NULL, NULL)));
	for (size_t i = 0; i < 2; i++) {
		imap_added(clist_append(all, key(MAILIMAP_SEARCH_KEY_UNKEYWORD,
						 imap_file_keywords[i], NULL)));
	}
	return key(MAILIMAP_SEARCH_KEY_MULTIPLE, NULL, all);
}

/* Sorts the UIDs, and drops duplicates and 0, which is none. Returns how many are
 * left. */
static size_t settle(uint32_t *uid, size_t n)
{
	size_t kept = 0;

	if (n > 0) {
		qsort(uid, n, sizeof *uid, imap_uid_order);
	}
	for (size_t i = 0; i < n; i++) {
		if (uid[i] != 0 && (kept == 0 || uid[i] != uid[kept - 1])) {
			uid[kept++] = uid[i];
		}
	}
	return kept;
}

bool imap_search(struct imap *s, struct arena *arena, uint32_t **uid, size_t *count,
		 struct err *err)
{
	struct mailimap_search_key *what = unfiled();
	const struct imap_answer answer = {.bytes = SEARCH_ANSWER};
	clist *found = NULL;
	uint64_t ignored;
	size_t n = 0;
	bool ok;
	int result;

	imap_allow(s, &answer);
	/* (mailimap_uid_search() has no place for the MODSEQ that it writes.) */
	result = mailimap_uid_search_modseq(s->m, NULL, what, &found, &ignored);
	mailimap_search_key_free(what);
	ok = imap_done(s, result, "looking for letters", err);
	*uid = NULL;
	if (ok && found != NULL) {
		*uid = arena_array(arena, (size_t)clist_count(found) + 1, sizeof **uid);
		for (clistiter *i = clist_begin(found); i != NULL; i = clist_next(i)) {
			(*uid)[n++] = *(const uint32_t *)clist_content(i);
		}
	}
	if (found != NULL) { /* a refused search can leave some, too */
		mailimap_search_result_free(found);
	}
	*count = settle(*uid, n);
	return ok;
}

/* ------------------------------------------------------------------- describe */

/* The moment in seconds; INT64_MAX when it is no valid date. */
static int64_t moment(const struct mailimap_date_time *d)
{
	char text[sizeof "2026-11-20T12:00:00Z"];
	int zone = abs(d->dt_zone % 10000);
	int east = zone / 100 * HOUR + zone % 100 * MINUTE;
	int64_t at;
	int n = snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02d:%02dZ",
			 d->dt_year, d->dt_month, d->dt_day, d->dt_hour, d->dt_min,
			 d->dt_sec);

	if (n != sizeof text - 1 || !stamp_read(view_of(text), &at)) {
		return INT64_MAX;
	}
	return d->dt_zone < 0 ? at + east : at - east;
}

static bool describe_some(struct imap *s, const uint32_t *uid, size_t count,
			  struct imap_item *item, struct err *err)
{
	struct mailimap_fetch_att *what[] = {
		imap_must(mailimap_fetch_att_new_rfc822_size()),
		imap_must(mailimap_fetch_att_new_internaldate()), NULL};
	clist *answers;

	imap_allow(s, &imap_short);
	if (!imap_ask(s, imap_set(uid, count), what, "asking for sizes and dates",
		      &answers, err)) {
		return false;
	}
	for (clistiter *i = clist_begin(answers); i != NULL; i = clist_next(i)) {
		struct imap_told told = imap_told(clist_content(i));
		const uint32_t *at = NULL;

		/* Reports about flags, which nobody asked for, have no size or
		 * date. */
		if (told.uid != 0 && told.sized && told.date != NULL) {
			at = bsearch(&told.uid, uid, count, sizeof *uid,
				     imap_uid_order);
		}
		if (at != NULL) {
			item[at - uid] = (struct imap_item){told.uid, told.size,
							    moment(told.date)};
		}
	}
	mailimap_fetch_list_free(answers);
	return true;
}

static int arrival_order(const void *a, const void *b)
{
	const struct imap_item *x = a;
	const struct imap_item *y = b;
	int order = (x->arrived > y->arrived) - (x->arrived < y->arrived);

	return order != 0 ? order : (x->uid > y->uid) - (x->uid < y->uid);
}

bool imap_describe(struct imap *s, struct arena *arena, const uint32_t *uid,
		   size_t count, struct imap_items *out, struct err *err)
{
	struct imap_item *all = arena_array(arena, count + 1, sizeof *all);
	size_t asked = 0;

	while (asked < count) {
		size_t n = count - asked < IMAP_SET ? count - asked : IMAP_SET;

		if (!describe_some(s, uid + asked, n, all + asked, err)) {
			return false;
		}
		asked += n;
	}
	*out = (struct imap_items){.at = all};
	for (size_t i = 0; i < count; i++) {
		if (all[i].uid != 0) {
			all[out->n++] = all[i];
		}
	}
	if (out->n > 0) {
		qsort(all, out->n, sizeof *all, arrival_order);
	}
	return true;
}

bool imap_count(struct imap *s, size_t *count, int64_t *newest, struct err *err)
{
	struct arena arena = {0};
	struct imap_items last = {0};
	uint32_t *uid;
	bool ok = imap_search(s, &arena, &uid, count, err) &&
		  (*count == 0 ||
		   imap_describe(s, &arena, &uid[*count - 1], 1, &last, err));

	*newest = ok && last.n > 0 && last.at[0].arrived != INT64_MAX
			  ? last.at[0].arrived
			  : 0;
	arena_free(&arena);
	return ok;
}
