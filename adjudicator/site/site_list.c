/* SPDX-License-Identifier: ISC */
/*
 * The list of the files that were written. Its first line is "adjudicator-site 1 LOOK".
 * Each other line is "PATH SIZE STAMP NOTE", with "-" for no stamp.
 */
#include "adjudicator/site/site_list.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

#include "formats/text/num.h"

enum { PATH_LONGEST = 120, SLOTS_FIRST = 1024 };

static const char head[] = "adjudicator-site 1 ";

/* No component begins with a dot, so none leads out of the folder. */
bool site_path_good(struct view path)
{
	bool begins = true;
	int folders = 0;

	for (size_t i = 0; i < path.len; i++) {
		char c = path.at[i];
		bool plain = ascii_letter(c) || digit(c);

		if (begins ? !plain : !plain && strchr("._-/", c) == NULL) {
			return false;
		}
		begins = c == '/';
		folders += begins ? 1 : 0;
	}
	return path.len > 0 && path.len <= PATH_LONGEST && !begins && folders <= 1 &&
	       memchr(path.at, '\0', path.len) == NULL;
}

/* ----------------------------------------------------------------- by their path */

static size_t slot_of(const struct site *s, struct view path)
{
	uint64_t h = 14695981039346656037U;

	for (size_t i = 0; i < path.len; i++) {
		h = (h ^ (unsigned char)path.at[i]) * 1099511628211U;
	}
	h &= s->slots - 1U;
	while (s->slot[h] != 0 && !view_is(path, s->file[s->slot[h] - 1].path)) {
		h = (h + 1) & (s->slots - 1U);
	}
	return (size_t)h;
}

/* Makes room for more than `files` files. At most half of the slots are ever used. */
static void grow(struct site *s, size_t files)
{
	struct site_file *old = s->file;

	s->slots = s->slots == 0 ? SLOTS_FIRST : s->slots;
	while (2 * files >= s->slots) {
		s->slots *= 2;
	}
	s->slot = arena_array(s->arena, s->slots, sizeof *s->slot);
	s->file = arena_array(s->arena, s->slots / 2, sizeof *s->file);
	for (size_t i = 0; i < s->files; i++) {
		s->file[i] = old[i];
		s->slot[slot_of(s, view_of(old[i].path))] = i + 1;
	}
}

/* The file of that path; it is added if it is not in the list. */
static struct site_file *find_or_add(struct site *s, struct view path)
{
	size_t h;

	if (2 * s->files >= s->slots) {
		grow(s, s->files);
	}
	h = slot_of(s, path);
	if (s->slot[h] == 0) {
		s->file[s->files] =
			(struct site_file){.path = arena_str(s->arena, path)};
		s->slot[h] = ++s->files;
	}
	return &s->file[s->slot[h] - 1];
}

struct site_file *site_list_find(const struct site *s, const char *path)
{
	size_t h = s->slots > 0 ? slot_of(s, view_of(path)) : 0;

	return s->slots > 0 && s->slot[h] != 0 ? &s->file[s->slot[h] - 1] : NULL;
}

struct site_file *site_list_next(struct site *s, const char *path)
{
	bool next = s->behind < s->files && strcmp(s->file[s->behind].path, path) == 0;
	struct site_file *f = next ? &s->file[s->behind] : site_list_find(s, path);

	s->behind = f != NULL ? (size_t)(f - s->file) + 1 : s->behind;
	return f;
}

struct view site_note(const struct site *s, const char *path)
{
	const struct site_file *f = site_list_find(s, path);

	return f != NULL ? f->note : (struct view){0};
}

void site_list_made(struct site *s, const char *path, size_t size)
{
	size_t before = s->files;
	struct site_file *f = find_or_add(s, view_of(path));

	s->changed = s->changed || s->files > before || f->size != (long)size ||
		     f->stamp.len > 0 || f->note.len > 0;
	f->size = (long)size;
	f->stamp = (struct view){0};
	f->note = (struct view){0};
	f->made = true;
}

void site_found(struct site *s, const char *path)
{
	if (site_path_good(view_of(path))) {
		(void)find_or_add(s, view_of(path));
	}
}

void site_leave(struct site *s, const char *path)
{
	struct site_file *f = site_list_find(s, path);

	if (f != NULL) {
		f->left = true;
	}
}

static bool one_line(struct view v)
{
	return view_find(v, '\n') == v.len && view_find(v, '\r') == v.len;
}

void site_remember(struct site *s, const char *path, struct view stamp,
		   struct view note)
{
	struct site_file *f = site_list_find(s, path);

	assert(f != NULL && one_line(stamp) && one_line(note));
	assert(view_find(stamp, ' ') == stamp.len);
	f->stamp = arena_copy(s->arena, stamp);
	f->note = arena_copy(s->arena, note);
	s->changed = true;
}

/* ------------------------------------------------------------------ read, written */

static void read_line(struct site *s, struct view line)
{
	struct view path = view_cut(&line, ' ');
	struct view size = view_cut(&line, ' ');
	struct view stamp = view_cut(&line, ' ');
	struct site_file *f;
	long n;

	if (!site_path_good(path) || !num_read(size, 0, LONG_MAX, &n)) {
		return;
	}
	f = find_or_add(s, path);
	f->size = n;
	f->stamp = view_is(stamp, "-") ? view_part(stamp, 0, 0) : stamp;
	f->note = line;
}

static size_t count_lines(struct view text)
{
	size_t n = 0;

	while (text.len > 0) {
		(void)view_cut(&text, '\n');
		n++;
	}
	return n;
}

void site_list_read(struct site *s, struct view text)
{
	struct view first = view_cut(&text, '\n');

	if (!view_starts(first, head)) {
		return;
	}
	grow(s, count_lines(text));
	s->same_look = view_eq(view_part(first, sizeof head - 1, first.len), s->look);
	while (text.len > 0) {
		read_line(s, view_cut(&text, '\n'));
	}
}

struct view site_list_write(struct site *s)
{
	struct buf b = buf_in(s->arena);

	buf_printf(&b, "%s%.*s\n", head, VIEW_ARG(s->look));
	for (size_t i = 0; i < s->files; i++) {
		const struct site_file *f = &s->file[i];

		if (!f->made) {
			continue;
		}
		buf_str(&b, f->path);
		buf_printf(&b, " %ld ", f->size);
		buf_add(&b, f->stamp.len > 0 ? f->stamp : view_of("-"));
		buf_str(&b, f->note.len > 0 ? " " : "");
		buf_add(&b, f->note);
		buf_char(&b, '\n');
	}
	return buf_view(&b);
}
