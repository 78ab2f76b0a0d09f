/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/complaints.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/club/club.h"
#include "adjudicator/system/file.h"
#include "formats/text/buf.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

enum { HOUR = 3600, DAY = 24 * HOUR, FILE_MAX = 1 << 16 };

/* For how long a trouble that passes by itself is not reported. */
static const struct patience {
	enum err_kind kind;
	long runs; /* 0: any number */
	int64_t span;
} patiences[] = {
	{ERR_SERVER, 3, (int64_t)6 * HOUR},
	{ERR_RETRY,  0, HOUR             },
};

static const char *trouble_path(struct arena *arena, const char *dir)
{
	return file_path(arena, dir, "club.trouble");
}

/* -------------------------------------------------------------------- file */

static void keep_text(char *to, size_t size, struct view text)
{
	(void)snprintf(to, size, "%.*s", VIEW_ARG(text));
	utf8_mend(to);
}

/* "SINCE TOLD TIMES COMMAND<tab>TEXT". */
static bool read_line(struct view line, struct trouble_kept *k)
{
	long since;
	long told;

	*k = (struct trouble_kept){0};
	if (!num_read(view_word(&line), 0, LONG_MAX, &since) ||
	    !num_read(view_word(&line), 0, LONG_MAX, &told) ||
	    !num_read(view_word(&line), 0, LONG_MAX, &k->times)) {
		return false;
	}
	k->since = since;
	k->told = told;
	line = view_trim(line);
	keep_text(k->command, sizeof k->command, view_cut(&line, '\t'));
	keep_text(k->text, sizeof k->text, line);
	return *k->command != '\0' && *k->text != '\0';
}

static size_t read_all(const char *dir, struct trouble_kept kept[TROUBLES_KEPT])
{
	struct arena arena = {0};
	struct lines lines;
	struct view text;
	struct view line;
	size_t n = 0;

	if (file_read(&arena, trouble_path(&arena, dir), FILE_MAX, &text)) {
		lines = lines_of(text);
		while (n < TROUBLES_KEPT && line_next(&lines, &line)) {
			n += read_line(line, &kept[n]);
		}
	}
	arena_free(&arena);
	return n;
}

/* On a full disk, text that fits into the old file can still be written. */
static void write_over(const char *path, struct view text)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW);

	if (fd >= 0) {
		(void)(file_put(fd, text) && ftruncate(fd, (off_t)text.len) == 0);
		close(fd);
	}
}

/* The file is never empty, so that there is room to overwrite. */
static void write_all(const struct complaints *h)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);
	const char *path = trouble_path(&arena, h->dir);
	struct err ignored = {0};

	buf_str(&b, "# since, last said, times: what went wrong in quiet runs\n");
	for (size_t i = 0; i < h->count; i++) {
		const struct trouble_kept *k = &h->kept[i];

		buf_printf(&b, "%lld %lld %ld %s\t%s\n", (long long)k->since,
			   (long long)k->told, k->times, k->command, k->text);
	}
	if (!file_make(&arena, path, S_IRUSR | S_IWUSR, buf_view(&b), &ignored)) {
		write_over(path, buf_view(&b));
	}
	arena_free(&arena);
}

/* ------------------------------------------------------------------ errors */

/* What identifies an error: its first line; for a server's error without the
 * numbers, which always differ. */
static void key_of(enum err_kind kind, const char *text, char key[TROUBLE_TEXT])
{
	size_t n = 0;

	for (; *text != '\0' && *text != '\n' && n + 1 < TROUBLE_TEXT; text++) {
		unsigned char c = (unsigned char)*text;

		if (kind == ERR_SERVER && c >= '0' && c <= '9') {
			c = '#';
			if (n > 0 && key[n - 1] == '#') {
				continue;
			}
		}
		key[n++] = (char)(c < ' ' || c == 0x7f ? ' ' : c);
	}
	key[n] = '\0';
	utf8_mend(key);
}

static bool own(const struct complaints *h, const struct trouble_kept *k)
{
	return strcmp(k->command, h->command) == 0;
}

static size_t find(const struct complaints *h, enum err_kind kind, const char *text)
{
	char key[TROUBLE_TEXT];
	size_t i = 0;

	key_of(kind, text, key);
	while (i < h->count &&
	       !(own(h, &h->kept[i]) && strcmp(h->kept[i].text, key) == 0)) {
		i++;
	}
	return i;
}

/* Adds a trouble; the oldest makes room. */
static size_t add(struct complaints *h, enum err_kind kind, const char *text)
{
	struct trouble_kept *k;

	if (h->count == TROUBLES_KEPT) {
		h->count--;
		memmove(h->kept, h->kept + 1, h->count * sizeof h->kept[0]);
		memmove(h->met, h->met + 1, h->count * sizeof h->met[0]);
	}
	k = &h->kept[h->count];
	*k = (struct trouble_kept){0};
	h->met[h->count] = false;
	keep_text(k->command, sizeof k->command, view_of(h->command));
	key_of(kind, text, k->text);
	return h->count++;
}

static bool patient(const struct complaints *h, enum err_kind kind,
		    const struct trouble_kept *k)
{
	for (size_t i = 0; i < sizeof patiences / sizeof patiences[0]; i++) {
		const struct patience *p = &patiences[i];

		if (p->kind == kind) {
			return (p->runs == 0 || k->times < p->runs) &&
			       h->now - k->since < p->span;
		}
	}
	return false;
}

bool complaints_patient(const struct complaints *h, enum err_kind kind,
			const char *text)
{
	size_t i = find(h, kind, text);

	return i < h->count && patient(h, kind, &h->kept[i]);
}

/* A .told in the future was stored by a wrong clock. */
static bool told_today(const struct complaints *h, const struct trouble_kept *k)
{
	return k->told != 0 && h->now >= k->told && h->now - k->told < DAY;
}

bool complaints_says(struct complaints *h, enum err_kind kind, const char *text)
{
	size_t i = find(h, kind, text);
	struct trouble_kept *k;

	if (kind == ERR_USAGE) {
		return true;
	}
	if (i == h->count) {
		i = add(h, kind, text);
	}
	k = &h->kept[i];
	if (!h->met[i]) {
		h->met[i] = true;
		k->times++;
		k->since = k->since == 0 || k->since > h->now ? h->now : k->since;
		h->changed = true;
	}
	if (patient(h, kind, k) || told_today(h, k)) {
		return false;
	}
	k->told = h->now;
	return true;
}

/* ------------------------------------------------------------- open, close */

/* Whether there is room to overwrite. */
static bool has_room(const char *dir)
{
	struct arena arena = {0};
	struct stat st;
	bool ok = stat(trouble_path(&arena, dir), &st) == 0 && st.st_size > 0;

	arena_free(&arena);
	return ok;
}

void complaints_open(struct complaints *h, const char *dir, const char *command,
		     int64_t now)
{
	*h = (struct complaints){.dir = dir, .command = command, .now = now};
	h->count = read_all(dir, h->kept);
	h->changed = !has_room(dir);
}

/* A trouble that this run did not meet is over; when it was reported is kept for a
 * day. */
static void settle(struct complaints *h)
{
	size_t n = 0;

	for (size_t i = 0; i < h->count; i++) {
		struct trouble_kept *k = &h->kept[i];

		if (own(h, k) && !h->met[i]) {
			h->changed = h->changed || k->since != 0 || !told_today(h, k);
			k->since = 0;
			k->times = 0;
			if (!told_today(h, k)) {
				continue;
			}
		}
		h->kept[n++] = *k;
	}
	h->count = n;
}

void complaints_close(struct complaints *h)
{
	struct arena arena = {0};

	settle(h);
	if (h->changed && club_here(&arena, h->dir)) {
		write_all(h);
	}
	arena_free(&arena);
}

void complaints_next(struct complaints *h, int64_t now)
{
	complaints_close(h);
	memset(h->met, 0, sizeof h->met);
	h->changed = false;
	h->now = now;
}

bool complaints_trouble(const char *dir, const char *command, struct trouble_kept *out)
{
	struct trouble_kept kept[TROUBLES_KEPT];
	size_t n = read_all(dir, kept);

	for (size_t i = 0; i < n; i++) {
		if (strcmp(kept[i].command, command) == 0 && kept[i].times > 0) {
			*out = kept[i];
			return true;
		}
	}
	return false;
}
