/* SPDX-License-Identifier: ISC */
/*
 * Any bytes as another program's word graph. What is accepted becomes a graph of ours,
 * which must be sound and hold as many words as were added. What is refused has added
 * nothing.
 */
#include "dict/graph.h"
#include "dict/kwg.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST = 20000 };

static void check_words(struct build *b, const struct alphabet *a)
{
	uint32_t *nodes = NULL;
	size_t n = 0;
	struct hash hash;
	struct err err = {0};
	const char *why = "";
	struct view bytes;

	if (!build_graph(b, &nodes, &n, &hash, &err)) {
		abort();
	}
	bytes = graph_bytes(nodes, n);
	if (!graph_bounded(bytes, a->count, &why) ||
	    !graph_sound(bytes, a->count, (uint32_t)build_count(b), &why)) {
		abort();
	}
	free(nodes);
}

/* Read once: nothing changes it. */
static const struct alphabet *eight(void)
{
	static const char letters[] = "tiles A/a B/b C/c D/d E/e F/f G/g H/h";
	static struct arena arena;
	static struct alphabet a;
	struct err err = {0};

	if (a.count == 0 &&
	    !alphabet_read(&a, &arena, view_of("xx"), view_of(letters), &err)) {
		abort();
	}
	return &a;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct build *b = build_new(eight());
	struct err err = {0};

	if (kwg_read(view_from((const char *)data, size), "it", b, MOST, &err)) {
		if (build_count(b) == 0 || build_count(b) > MOST) {
			abort();
		}
		check_words(b, eight());
	} else if (build_count(b) > 0 || err.kind != ERR_DATA ||
		   strstr(err.text, "it ") != err.text) {
		abort();
	}
	build_free(b);
	return 0;
}
