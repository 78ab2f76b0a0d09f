/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/mbox.h"

#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/parse/traces.h"
#include "formats/address.h"
#include "formats/text/line.h"
#include "formats/text/stamp.h"

enum { HEAD_MAX = 4096 /* bytes of a part's head that are looked at */ };

/* Writes the date of a From line: the parts of "Fri, 20 Nov 2026 12:00:00 +0000" in
 * another order. */
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

/* --------------------------------------------------------------------- reading */

bool mbox_next(struct view *rest, struct view *letter)
{
	size_t end;

	if (rest->len == 0) {
		return false;
	}
	end = view_find_text(*rest, "\nFrom ");
	end += end < rest->len;
	*letter = header_skip_mbox(view_part(*rest, 0, end));
	*rest = view_part(*rest, end, rest->len);
	return true;
}

/* Whether a part with this header is an attached file whose name has `ending`. */
static bool is_file(struct view block, const char *ending)
{
	struct view how = header_only(block, "Content-Disposition");
	struct view name = view_part(how, view_find_text(how, "filename="), how.len);

	return view_starts_nocase(how, "attachment") &&
	       view_find_text(name, ending) < name.len;
}

struct view mbox_attachment(struct arena *arena, struct view letter, const char *ending)
{
	struct view rest = letter;
	size_t at;

	/* Every part begins after a line "--...". */
	while ((at = view_find_text(rest, "\n--")) < rest.len) {
		struct view part = view_part(rest, at + 1, rest.len);
		struct view head;
		struct view body;
		struct view coding;

		rest = view_part(rest, at + 3, rest.len);
		(void)view_cut(&part, '\n');
		head = header_block(view_part(part, 0, HEAD_MAX));
		if (!is_file(head, ending)) {
			continue;
		}
		coding = header_find(head, "Content-Transfer-Encoding", NULL);
		body = header_body(part);
		body = view_part(body, 0, view_find_text(body, "\n--"));
		return view_is_nocase(view_trim(coding), "base64")
			       ? base64_undo(arena, body)
			       : (struct view){0};
	}
	return (struct view){0};
}
