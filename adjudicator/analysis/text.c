/* SPDX-License-Identifier: ISC */
/* An analysis in the form of a notice, and as HTML: two pages with the same fields. */
#include "adjudicator/analysis/analysis.h"

#include "formats/boards/palette.h"
#include "formats/phrase.h"

void analysis_text(struct buf *b, const struct analysis *a,
		   const struct analysis_reader *to)
{
	struct fields *f = analysis_fields(b->arena, a, to, false);

	page_write(b, view_of("en"), "analysis.txt", f);
}

bool analysis_html(struct buf *b, const struct analysis *a,
		   const struct analysis_reader *to, struct err *err)
{
	struct fields *f = analysis_fields(b->arena, a, to, true);
	struct view page;

	fields_set_str(f, "edge", colours[COLOUR_SOFT].day);
	return (page_find(b->arena, view_of("en"), "analysis.html", &page) ||
		err_set(err, ERR_BUG, "there is no page analysis.html")) &&
	       template_write_page(b, page, f, TEMPLATE_HTML, err);
}
