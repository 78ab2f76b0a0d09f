/* SPDX-License-Identifier: ISC */
/* A game record that can be read is judged line by line and told in every way; each
 * fault names a column of its line. */
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/replay/sheet.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

static void check_line(const struct sheet_line *l)
{
	must(l->event != NULL && l->turn > 0);
	for (const struct sheet_fault *f = l->fault; f != NULL; f = f->next) {
		must(f->column > 0 && (size_t)f->column <= l->event->line.len);
		must(strlen(f->sentence) > 0);
	}
}

static void judge(struct arena *arena, const struct setup *setup, const struct gcg *g)
{
	struct sheet *s = arena_take(arena, sizeof *s);
	struct buf b = buf_in(arena);
	size_t faults = 0;

	sheet_judge(arena, setup, g, "fuzz", g->events < 50, s);
	for (size_t i = 0; i < s->lines; i++) {
		check_line(&s->line[i]);
		faults += s->line[i].fault != NULL;
	}
	must(faults == s->faults && s->lines == g->events);
	sheet_text(&b, s, 0, 0);
	if (g->events < 50) {
		sheet_explain(&b, s, 0, 0);
	}
	must(sheet_json(&b, s, 0, 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct lexica *lexica = lexica_open(NULL);
	struct view text = view_from((const char *)data, size);
	struct sheet_ask ask = {.file = "fuzz"};
	struct buf faults = buf_in(&arena);
	struct err err = {0};
	struct setup setup;
	struct gcg g;

	if (gcg_read(&arena, text, GCG_FILE, "fuzz", &g, &faults)) {
		if (sheet_setup(&arena, lexica, &g, &ask, &setup, &err)) {
			judge(&arena, &setup, &g);
		} else {
			must(err.kind == ERR_DATA &&
			     strncmp(err.text, "fuzz: ", 6) == 0);
		}
	}
	lexica_close(lexica);
	arena_free(&arena);
	return 0;
}
