/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/moved.h"

#include "adjudicator/store/query.h"
#include "formats/text/buf.h"
#include "formats/text/stamp.h"
#include <string.h>

/* A mark is a number with one of these names, followed by the other database's
 * setting; its value is when it was set. */
static const char *const names[] = {
	[MOVED_AWAY] = "moved.away ",
	[MOVED_COMING] = "moved.coming ",
};

bool moved_read(struct store *st, struct arena *arena, struct moved *out,
		struct err *err)
{
	struct query q;
	int schema;

	*out = (struct moved){0};
	if (!db_version(store_db(st), &schema, err)) {
		return false;
	}
	if (schema == 0) {
		return true;
	}
	q = query_open(st, MOVED_GET, NULL, err);
	while (query_row(&q)) {
		struct view name = query_text(&q, 0, arena);

		for (size_t i = MOVED_AWAY; i <= MOVED_COMING; i++) {
			if (view_starts(name, names[i])) {
				size_t len = strlen(names[i]);

				out->mark = (enum moved_mark)i;
				out->other = arena_str(arena,
						       view_part(name, len, name.len));
				out->at = query_int(&q, 1);
			}
		}
	}
	return query_close(&q);
}

bool moved_set(struct store *st, const struct moved *m, struct err *err)
{
	struct arena arena = {0};
	bool ok = store_mark(st, err);

	if (ok) {
		ok = query_do(st, MOVED_DROP, NULL, err) &&
		     (m->mark == MOVED_NOT ||
		      store_set_number(
			      st,
			      arena_printf(&arena, "%s%s", names[m->mark], m->other),
			      m->at, err));
		ok = store_unmark(st, ok, err);
	}
	arena_free(&arena);
	return ok;
}

bool moved_check(struct store *st, struct err *err)
{
	struct arena arena = {0};
	struct buf day = buf_in(&arena);
	struct moved m;
	bool ok = moved_read(st, &arena, &m, err);

	stamp_write(&day, m.at);
	if (ok && m.mark == MOVED_AWAY) {
		ok = err_set(
			err, ERR_CONFIG,
			"the club that was in this database moved on %.10s, and is "
			"in %s since: `adjudicator club move '%s'` has "
			"adjudicator.conf say so; if it is not there, and nobody "
			"else runs it, `adjudicator club move --back` lets it go "
			"on here",
			buf_cstr(&day), m.other, m.other);
	} else if (ok && m.mark == MOVED_COMING) {
		ok = err_set(
			err, ERR_CONFIG,
			"this database is a copy that is not finished: the club is "
			"in %s; have `database =` in adjudicator.conf say that "
			"again, and `adjudicator club move` begins anew",
			m.other);
	}
	arena_free(&arena);
	return ok;
}
