/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/pile_case.h"

#include "tests/helpers/claims.h"
#include <string.h>

#include "adjudicator/games/paths/vowels.h"

static struct pile_case *shared;

static void begin(void)
{
	struct err err = {0};

	ck_assert(tileset_load(&shared->tiles, &shared->english, &shared->arena,
			       view_of("std-en"), &err));
	shared->vowels = vowels_of(&shared->english);
}

void pile_case_fixture(struct pile_case *c)
{
	shared = c;
	arena_fixture(&c->arena);
	claims_fixture(begin, NULL);
}

struct pile pile_of(char letter)
{
	struct pile p = {0};

	memset(p.tile, letter - 'A' + 1, sizeof p.tile);
	return p;
}

size_t pile_faces(const char *names, uint8_t face[16])
{
	struct view rest = view_of(names);
	struct view name;
	size_t n = 0;

	while ((name = view_word(&rest)).len > 0) {
		ck_assert(pile_face_read(name, &face[n++]));
	}
	return n;
}

void pile_put(struct pile *p, const char *face, char letter)
{
	uint8_t f;

	ck_assert(pile_face_read(view_of(face), &f));
	p->tile[f] = (uint8_t)(letter - 'A' + 1);
}

const char *pile_shown(struct arena *arena, const struct pile *p, enum pile_shown how)
{
	struct buf b = buf_in(arena);
	struct pile_view v;

	pile_look(p, &v);
	for (int f = 0; f < PILE_FACES; f++) {
		if (v.shown[f] == how) {
			buf_str(&b, buf_view(&b).len > 0 ? " " : "");
			buf_add(&b, pile_face_name((uint8_t)f));
		}
	}
	return buf_cstr(&b);
}

const char *pile_revealed(struct arena *arena, const struct pile *p)
{
	struct pile all = pile_of('A');
	const char *before = pile_shown(arena, &all, PILE_FULLY);
	struct view rest = view_of(pile_shown(arena, p, PILE_FULLY));
	struct buf b = buf_in(arena);
	struct view name;

	while ((name = view_word(&rest)).len > 0) {
		const char *text = arena_printf(arena, "%.*s", VIEW_ARG(name));

		if (view_find_text(view_of(before), text) == strlen(before)) {
			buf_str(&b, buf_view(&b).len > 0 ? " " : "");
			buf_str(&b, text);
		}
	}
	return buf_cstr(&b);
}

bool pile_path(const struct pile_view *v, const uint8_t *face, size_t n,
	       struct path *path, struct path_fault *fault)
{
	uint8_t node[PATH_LONGEST + PATH_NODES]; /* longer: a fault before the end */

	if (n > sizeof node) {
		n = sizeof node;
	}
	for (size_t i = 0; i < n; i++) {
		assert(face[i] < PILE_FACES);
		node[i] = v->node[face[i]];
	}
	if (!path_check(&v->net, node, n, fault)) {
		return false;
	}
	*path = (struct path){.n = (uint8_t)n};
	memcpy(path->node, node, n);
	return true;
}
