/* SPDX-License-Identifier: ISC */
#include "formats/template_kept.h"

#include <pthread.h>
#include <stdint.h>

enum { SLOTS_FIRST = 256 };

struct kept {
	struct view text; /* identified by its address; NULL: an empty slot */
	struct nodes nodes;
};

/* A hash table that is never more than half full. */
static struct {
	struct arena arena;
	struct kept *slot;
	size_t slots, count;
	pthread_mutex_t lock; /* guards the rest */
} all = {.lock = PTHREAD_MUTEX_INITIALIZER};

static bool same(struct view a, struct view b)
{
	return a.at == b.at && a.len == b.len;
}

/* The slot of a text, or the empty slot where it belongs. */
static struct kept *slot_of(struct view text)
{
	size_t i = ((uintptr_t)text.at * 31 + text.len) * 2654435761U % all.slots;

	while (all.slot[i].text.at != NULL && !same(all.slot[i].text, text)) {
		i = (i + 1) % all.slots;
	}
	return &all.slot[i];
}

static void make_room(void)
{
	struct kept *before = all.slot;
	size_t slots = all.slots;

	if (2 * all.count < all.slots) {
		return;
	}
	all.slots = slots == 0 ? SLOTS_FIRST : 2 * slots;
	all.slot = arena_array(&all.arena, all.slots, sizeof *all.slot);
	for (size_t i = 0; i < slots; i++) {
		if (before[i].text.at != NULL) {
			*slot_of(before[i].text) = before[i];
		}
	}
}

static bool keep(struct view text, struct nodes *out, struct err *err)
{
	struct kept *k;

	make_room();
	k = slot_of(text);
	if (k->text.at == NULL) {
		if (!template_parse(&all.arena, text, &k->nodes, err)) {
			return false;
		}
		k->text = text;
		all.count++;
	}
	*out = k->nodes;
	return true;
}

bool template_kept(struct view text, struct nodes *out, struct err *err)
{
	bool ok;

	(void)pthread_mutex_lock(&all.lock);
	ok = keep(text, out, err);
	(void)pthread_mutex_unlock(&all.lock);
	return ok;
}
