/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/mbox.h"

#include "adjudicator/mail/send/compose.h"
#include "formats/address.h"
#include "formats/text/line.h"
#include "formats/text/stamp.h"

/* "Fri, 20 Nov 2026 12:00:00 +0000" in another order. */
static void write_date(struct buf *b, int64_t at)
{
	struct buf mail = buf_in(b->arena);
	struct view rest;
	struct view part[5];

	stamp_write_mail(&mail, at);
	rest = buf_view(&mail);
	for (size_t i = 0; i < 5; i++) {
		part[i] = view_word(&rest);
	}
	buf_printf(b, "%.*s %.*s %2d %.*s %.*s", (int)part[0].len - 1, part[0].at,
		   VIEW_ARG(part[2]),
		   (part[1].at[0] - '0') * 10 + (part[1].at[1] - '0'),
		   VIEW_ARG(part[4]), VIEW_ARG(part[3]));
}

static bool looks_like_a_start(struct view line)
{
	while (line.len > 0 && line.at[0] == '>') {
		line = view_part(line, 1, line.len);
	}
	return view_starts(line, "From ");
}

void mbox_add(struct buf *b, struct view sender, int64_t at, struct view bytes)
{
	struct lines lines = lines_of(bytes);
	struct view line;

	buf_str(b, "From ");
	buf_add(b, address_plain(sender) ? sender : view_of("unknown"));
	buf_char(b, ' ');
	write_date(b, at);
	buf_char(b, '\n');
	while (line_next(&lines, &line)) {
		buf_str(b, looks_like_a_start(line) ? ">" : "");
		buf_add(b, line);
		buf_char(b, '\n');
	}
	buf_char(b, '\n');
}
