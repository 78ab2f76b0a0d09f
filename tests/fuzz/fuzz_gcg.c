/* SPDX-License-Identifier: ISC */
/* A game record that can be read is written so that it reads and writes the same again;
 * one that cannot be read says why. */
#include "formats/files/gcg.h"
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

static void same_player(const struct gcg_player *a, const struct gcg_player *b)
{
	must(view_eq(a->nick, b->nick) && a->nick.len > 0 && a->name.len > 0);
	must(view_eq(a->name, b->name) && a->line > 0);
}

static void same_event(const struct gcg_event *a, const struct gcg_event *b)
{
	must(a->kind == b->kind && a->player == b->player && a->count == b->count);
	must(a->score == b->score && a->total == b->total);
	must(view_eq(a->more, b->more));
	must(a->kind == GCG_END_BONUS || view_eq(a->rack, b->rack));
	must(a->kind == GCG_PLAY || view_eq(a->tiles, b->tiles));
	must(a->place.row == b->place.row && a->place.col == b->place.col);
	must(a->place.across == b->place.across);
	must(gcg_column(a->line, a->score_text) > 1);
	must(a->tiles.len == 0 || gcg_column(a->line, a->tiles) > 1);
}

static void same(struct arena *arena, const struct gcg *a, const struct gcg *b)
{
	must(a->players == b->players && a->events == b->events);
	for (size_t i = 0; i < a->players; i++) {
		same_player(&a->player[i], &b->player[i]);
	}
	for (size_t i = 0; i < a->events; i++) {
		same_event(&a->event[i], &b->event[i]);
		must(view_eq(gcg_note(arena, a, i), gcg_note(arena, b, i)));
	}
	for (int key = GCG_NOTE; key < GCG_KEYS_; key++) {
		must(view_eq(gcg_about(arena, a, (enum gcg_key)key),
			     gcg_about(arena, b, (enum gcg_key)key)));
	}
}

static void round_trip(struct view text, enum gcg_source source)
{
	struct arena arena = {0};
	struct buf faults = buf_in(&arena);
	struct buf once = buf_in(&arena);
	struct buf twice = buf_in(&arena);
	struct gcg first;
	struct gcg second;

	if (gcg_read(&arena, text, source, "fuzz", &first, &faults)) {
		must(faults.len == 0);
		gcg_write(&once, &first);
		must(gcg_read(&arena, buf_view(&once), GCG_FILE, "fuzz", &second,
			      &faults));
		same(&arena, &first, &second);
		gcg_write(&twice, &second);
		must(view_eq(buf_view(&once), buf_view(&twice)));
	} else {
		must(view_starts(buf_view(&faults), "fuzz:"));
	}
	arena_free(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct view text = view_from((const char *)data, size);

	round_trip(text, GCG_FILE);
	round_trip(text, GCG_LETTER);
	return 0;
}
