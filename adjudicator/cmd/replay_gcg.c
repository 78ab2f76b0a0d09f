/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/replay_gcg.h"

#include "adjudicator/explain/replay_text.h"
#include "adjudicator/replay/sheet.h"
#include "formats/text/line.h"
#include <stdio.h>

/* A turn file says so on its first line that is no comment; a record's are pragmata and
 * events. */
bool replay_is_gcg(struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		line = view_trim(line);
		if (view_starts(line, ">") || view_starts_nocase(line, "#player") ||
		    view_starts_nocase(line, "#character-encoding")) {
			return true;
		}
		if (line.len > 0 && line.at[0] != '#') {
			return false;
		}
	}
	return false;
}

bool replay_gcg(struct cmd *c, struct view text, const struct replay_gcg *r)
{
	struct buf faults = buf_in(c->arena);
	struct buf b = buf_in(c->arena);
	struct sheet_ask ask = {r->name, r->ask};
	struct setup setup;
	struct sheet sheet;
	struct gcg g;

	if (!gcg_read(c->arena, text, GCG_FILE, r->name, &g, &faults)) {
		fwrite(faults.at, 1, faults.len, stderr);
		return err_set(c->err, ERR_DATA, "%.200s cannot be read", r->name);
	}
	if (!sheet_setup(c->arena, c->lexica, &g, &ask, &setup, c->err)) {
		return false;
	}
	sheet_judge(c->arena, &setup, &g, r->name, r->explain, &sheet);
	if (!r->json && r->explain) {
		sheet_explain(&b, &sheet, r->from, r->to);
	} else if (!r->json) {
		sheet_text(&b, &sheet, r->from, r->to);
	} else if (!sheet_json(&b, &sheet, r->from, r->to)) {
		return err_set(c->err, ERR_DATA, "%.200s: it is not UTF-8", r->name);
	}
	cmd_print(&b);
	return sheet.faults == 0 ||
	       err_set(c->err, ERR_DATA, "%.200s contradicts the rules or itself",
		       r->name);
}
