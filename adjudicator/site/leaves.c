/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/leaves.h"

enum { NEAR = 2 }; /* leaves on both sides of this one that have a link */

static size_t leaves_of(const struct site_leaf *leaf)
{
	size_t n = (leaf->rows + SITE_LEAF_ROWS - 1) / SITE_LEAF_ROWS;

	return n > 0 ? n : 1;
}

bool site_leaf_next(struct site_leaf *leaf)
{
	size_t left;

	if (leaf->n == leaves_of(leaf)) {
		return false;
	}
	leaf->from = leaf->n * SITE_LEAF_ROWS;
	left = leaf->rows - leaf->from;
	leaf->count = left < SITE_LEAF_ROWS ? left : SITE_LEAF_ROWS;
	leaf->n++;
	return true;
}

const char *site_leaf_path(struct arena *arena, const char *stem, size_t n)
{
	return n == 1 ? arena_printf(arena, "%s.html", stem)
		      : arena_printf(arena, "%s-%zu.html", stem, n);
}

bool site_leaf_same(struct site *s, struct arena *arena, struct site_leaf *leaf,
		    struct hash_run *run)
{
	const char *path = site_leaf_path(arena, leaf->stem, leaf->n);

	hash_field_number(run, (uint32_t)leaf->n);
	hash_field_number(run, (uint32_t)leaves_of(leaf));
	leaf->stamp = site_stamp(arena, run);
	return view_eq(site_note(s, path), leaf->note) &&
	       site_unchanged(s, path, leaf->stamp, NULL);
}

static struct view place_of(struct arena *arena, const struct site *s,
			    const struct site_leaf *leaf, const char *name,
			    struct view title)
{
	struct fields *f = fields_in(arena);

	fields_set(f, "title", title);
	fields_set_num(f, "n", (long)leaf->n);
	fields_set_num(f, "all", (long)leaves_of(leaf));
	return site_say(s, arena, name, f);
}

static void set_href(struct fields *f, const char *key, const struct site_leaf *leaf,
		     size_t n)
{
	fields_set_str(f, key, site_leaf_path(fields_arena(f), leaf->stem, n));
}

/* Sets links to the first and the last leaf, and to those around this one. A gap stands
 * for the others. */
static void set_links(struct fields *f, const struct site_leaf *leaf)
{
	size_t last = leaves_of(leaf);
	bool gap = false;

	for (size_t n = 1; n <= last; n++) {
		bool near = n + NEAR >= leaf->n && n <= leaf->n + NEAR;
		struct fields *one;

		if (!near && n != 1 && n != last) {
			gap = true;
			continue;
		}
		one = fields_item(f, "links");
		fields_set_bool(one, "gap", gap);
		fields_set_num(one, "n", (long)n);
		fields_set_bool(one, "here", n == leaf->n);
		set_href(one, "href", leaf, n);
		gap = false;
	}
}

static bool set_leaves(struct fields *f, struct site *s, const struct site_leaf *leaf,
		       struct err *err)
{
	struct arena *a = fields_arena(f);
	struct fields *nav = fields_in(a);
	struct buf b = buf_in(a);
	size_t last = leaves_of(leaf);

	set_links(nav, leaf);
	if (leaf->n > 1) {
		set_href(nav, "first", leaf, 1);
		set_href(nav, "previous", leaf, leaf->n - 1);
	}
	if (leaf->n < last) {
		set_href(nav, "next", leaf, leaf->n + 1);
		set_href(nav, "last", leaf, last);
	}
	if (!site_write(s, &b, site_leaf_path(a, leaf->stem, leaf->n),
			"site-leaves.html", nav, err)) {
		return false;
	}
	fields_set(f, "leaves", buf_view(&b));
	fields_set(f, "leaf", place_of(a, s, leaf, "site-leaf", (struct view){0}));
	return true;
}

bool site_leaf_write(struct site *s, const struct site_leaf *leaf,
		     const struct site_head *head, const char *name, struct fields *f,
		     struct err *err)
{
	struct arena *a = fields_arena(f);
	struct site_head own = *head;

	own.path = site_leaf_path(a, leaf->stem, leaf->n);
	if (leaves_of(leaf) > 1) {
		own.title = place_of(a, s, leaf, "site-leaf-title", head->title);
		if (!set_leaves(f, s, leaf, err)) {
			return false;
		}
	}
	if (!site_page_of(s, &own, name, f, err)) {
		return false;
	}
	if (leaf->stamp.len > 0) {
		site_remember(s, own.path, leaf->stamp, leaf->note);
	}
	return true;
}
