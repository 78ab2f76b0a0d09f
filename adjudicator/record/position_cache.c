/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/position_cache.h"

#include <stdlib.h>
#include <string.h>

enum { SLOTS = 512, LANGUAGE_MAX = 16 };

struct slot {
	int64_t game; /* 0: the slot is empty */
	struct hash head;
	struct setup setup;
	struct position pos;
	char language[LANGUAGE_MAX]; /* setup.language points here */
};

struct position_cache {
	struct slot slot[SLOTS];
};

struct position_cache *position_cache_new(void)
{
	struct position_cache *recent = calloc(1, sizeof *recent);

	if (recent == NULL) {
		arena_die();
	}
	return recent;
}

void position_cache_free(struct position_cache *recent)
{
	free(recent);
}

bool position_cache_find(const struct position_cache *recent, const struct match *m,
			 struct setup *setup, struct position *pos)
{
	const struct slot *s = recent == NULL ? NULL : &recent->slot[m->id % SLOTS];

	if (s == NULL || !m->chained || s->game != m->id ||
	    memcmp(&s->head, &m->head, sizeof s->head) != 0) {
		return false;
	}
	*setup = s->setup;
	*pos = s->pos;
	return true;
}

void position_cache_keep(struct position_cache *recent, const struct match *m,
			 const struct position *pos)
{
	struct slot *s;
	struct view language = pos->setup->language;

	if (recent == NULL || !m->chained || language.len > LANGUAGE_MAX) {
		return;
	}
	s = &recent->slot[m->id % SLOTS];
	s->game = m->id;
	s->head = m->head;
	s->setup = *pos->setup;
	s->pos = *pos;
	if (language.len > 0) {
		memcpy(s->language, language.at, language.len);
	}
	s->setup.language = view_from(s->language, language.len);
	s->pos.setup = NULL;
	memset(s->setup.name, 0, sizeof s->setup.name);
	s->setup.formers = 0;
}
