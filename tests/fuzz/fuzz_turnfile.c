/* SPDX-License-Identifier: ISC */
/* A turn file that can be read is written so that it reads and writes the same again;
 * one that cannot be read says why. */
#include "formats/files/turnfile.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

static void same_turns(const struct turnfile *a, const struct turnfile *b)
{
	must(a->turns == b->turns && a->players == b->players);
	must(a->racks_given == b->racks_given && a->setups == b->setups);
	must(a->boards == b->boards && a->faces == b->faces);
	must(a->bonuses == b->bonuses && a->has_seed == b->has_seed);
	must(a->open == b->open && a->bag_empty == b->bag_empty);
	for (size_t i = 0; i < a->turns; i++) {
		must(a->turn[i].fact == b->turn[i].fact);
		must(view_eq(a->turn[i].name, b->turn[i].name));
		must(view_eq(a->turn[i].text, b->turn[i].text));
		must(a->turn[i].line > 0 && a->turn[i].column > 0);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct view text = view_from((const char *)data, size);
	struct turnfile first;
	struct turnfile second;
	struct err err;

	if (turnfile_read(&arena, text, "fuzz", &first, &err)) {
		struct buf once = buf_in(&arena);
		struct buf twice = buf_in(&arena);

		must(err.kind == ERR_NONE);
		turnfile_write(&once, &first);
		must(turnfile_read(&arena, buf_view(&once), "fuzz", &second, &err));
		same_turns(&first, &second);
		turnfile_write(&twice, &second);
		must(view_eq(buf_view(&once), buf_view(&twice)));
	} else {
		must(err.kind == ERR_DATA && strncmp(err.text, "fuzz:", 5) == 0);
	}
	arena_free(&arena);
	return 0;
}
