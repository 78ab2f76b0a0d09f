/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/names.h"

#include "formats/text/stamp.h"
#include <stddef.h>

enum { DAY = 86400 };

static const char prefix[] = "club-";

/* The number of the day, week or month in which a moment lies. */
static int64_t day_of(int64_t t)
{
	return t / DAY;
}

/* The first day of 1970 was a Thursday. */
static int64_t week_of(int64_t t)
{
	return (t / DAY + 3) / 7;
}

static int64_t month_of(int64_t t)
{
	struct stamp_parts p = stamp_parts(t, NULL);

	return (int64_t)p.year * 12 + p.month;
}

static const struct span {
	int64_t (*of)(int64_t t);
	size_t count;
} spans[] = {
	{day_of,   BACKUP_DAYS  },
	{week_of,  BACKUP_WEEKS },
	{month_of, BACKUP_MONTHS},
};

const char *backup_name(struct arena *arena, int64_t made)
{
	struct buf stamp = buf_in(arena);
	struct buf name = buf_in(arena);

	stamp_write(&stamp, made);
	buf_str(&name, prefix);
	for (size_t i = 0; i < stamp.len; i++) {
		char c = buf_view(&stamp).at[i];

		if (c != '-' && c != ':') {
			buf_char(&name, c);
		}
	}
	return arena_str(arena, buf_view(&name));
}

bool backup_name_read(struct view name, int64_t *made)
{
	/* Characters of a time stamp that the name leaves out. */
	static const char marks[] = "....-..-.....:..:...";
	struct view rest = view_part(name, sizeof prefix - 1, name.len);
	char stamp[sizeof marks - 1];
	size_t n = 0;

	if (!view_starts(name, prefix) || rest.len != sizeof "20261120T200000Z" - 1) {
		return false;
	}
	for (size_t i = 0; i < sizeof stamp; i++) {
		stamp[i] = marks[i] == '.' ? rest.at[n++] : marks[i];
	}
	return rest.at[8] == 'T' && rest.at[15] == 'Z' &&
	       stamp_read(view_from(stamp, sizeof stamp), made);
}

/* Index of the newest backup in a span (day, week or month) before `before`; -1: none.
 */
static ptrdiff_t newest(const int64_t *made, size_t count, const struct span *s,
			int64_t before, int64_t now)
{
	ptrdiff_t best = -1;

	for (size_t i = 0; i < count; i++) {
		if (made[i] <= now && s->of(made[i]) < before &&
		    (best < 0 || made[i] > made[best])) {
			best = (ptrdiff_t)i;
		}
	}
	return best;
}

void backup_names_keep(const int64_t *made, size_t count, int64_t now, bool *keep)
{
	for (size_t i = 0; i < count; i++) {
		keep[i] = made[i] > now - DAY;
	}
	for (size_t k = 0; k < sizeof spans / sizeof spans[0]; k++) {
		int64_t before = INT64_MAX;

		for (size_t n = 0; n < spans[k].count; n++) {
			ptrdiff_t best = newest(made, count, &spans[k], before, now);

			if (best < 0) {
				break;
			}
			keep[best] = true;
			before = spans[k].of(made[best]);
		}
	}
}
