/* SPDX-License-Identifier: ISC */
/* A season file is read whole or every fault of it has its line; what a director
 * writes is slices of his letter. */
#include "formats/files/season.h"
#include "formats/files/season_line.h"
#include <stdlib.h>
#include <string.h>

enum { LINES_MOST = 8 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

static void sound(const struct season_plan *p)
{
	unsigned seen = 0;

	must(p->divisions >= 1 && p->opens < p->closes && p->closes <= p->start);
	must(p->promote >= 0 && p->rounds >= 0 && p->at_once >= 0 && p->round >= 0);
	must(p->format < SEASON_FORMATS_ && p->ties <= SEASON_TIES_);
	for (size_t i = 0; i < p->ties; i++) {
		must(p->tie[i] < SEASON_TIES_ && (seen & 1U << p->tie[i]) == 0);
		seen |= 1U << p->tie[i];
	}
	for (size_t i = 0; i < p->divisions; i++) {
		must(p->division[i].size > 0 || i + 1 == p->divisions);
	}
	must(p->name.text.len > 0 && p->game.text.len > 0 && p->lexicon.text.len > 0);
}

static void each_fault_has_its_line(struct view faults)
{
	must(faults.len > 0 && faults.at[faults.len - 1] == '\n');
	while (faults.len > 0) {
		struct view line = view_cut(&faults, '\n');

		must(view_starts(line, "fuzz:") && line.len > 8);
	}
}

static void within(struct view whole, struct view slice)
{
	must(slice.len == 0 ||
	     (slice.at >= whole.at && slice.at + slice.len <= whole.at + whole.len));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct view text = view_from((const char *)data, size);
	struct season_line line[LINES_MOST];
	struct season_plan plan;
	struct buf faults = buf_in(&arena);
	size_t lines;

	if (season_plan_read(&arena, text, "fuzz", &plan, &faults)) {
		must(buf_view(&faults).len == 0);
		sound(&plan);
	} else {
		each_fault_has_its_line(buf_view(&faults));
	}
	lines = season_lines_read(&arena, text, line, LINES_MOST);
	must(lines <= LINES_MOST);
	for (size_t i = 0; i < lines; i++) {
		must(line[i].act < SEASON_ACTS_ && line[i].choice >= 0);
		within(line[i].line, line[i].name);
		within(line[i].line, line[i].by);
		within(line[i].line, line[i].season);
	}
	arena_free(&arena);
	return 0;
}
