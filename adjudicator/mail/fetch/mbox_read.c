/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/mbox_read.h"

#include "adjudicator/mail/parse/base64.h"
#include "adjudicator/mail/parse/header.h"
#include "formats/text/buf.h"
#include "formats/text/line.h"

enum { HEAD_MAX = 4096 /* bytes of a part's head that are looked at */ };

/* Offset of the next line "From ", or the end. */
static size_t next_start(struct view text)
{
	size_t at = view_find_text(text, "\nFrom ");

	return at < text.len ? at + 1 : text.len;
}

bool mbox_next(struct view *rest, struct view *letter)
{
	size_t end;

	if (rest->len == 0) {
		return false;
	}
	end = next_start(*rest);
	*letter = header_skip_mbox(view_part(*rest, 0, end));
	*rest = view_part(*rest, end, rest->len);
	return true;
}

/* Whatever is no sign of it is passed over, as line ends are. */
static struct view undo_base64(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);
	unsigned bits = 0;
	int have = 0;

	for (size_t i = 0; i < text.len && text.at[i] != '='; i++) {
		int value = base64_value(text.at[i]);

		if (value < 0) {
			continue;
		}
		bits = (bits << 6 | (unsigned)value) & 0xFFFFU;
		have += 6;
		if (have >= 8) {
			have -= 8;
			buf_char(&b, (char)(bits >> have & 0xFFU));
		}
	}
	return buf_view(&b);
}

/* The head of a part that is a file of that name, and where its body begins. */
static bool is_file(struct view block, const char *ending)
{
	size_t count;
	struct view how = header_find(block, "Content-Disposition", &count);
	struct view name = view_part(how, view_find_text(how, "filename="), how.len);

	return count == 1 && view_starts_nocase(how, "attachment") &&
	       view_find_text(name, ending) < name.len;
}

struct view mbox_attachment(struct arena *arena, struct view letter, const char *ending)
{
	struct view rest = letter;
	size_t at;

	/* Every part begins behind a line "--...". */
	while ((at = view_find_text(rest, "\n--")) < rest.len) {
		struct view part = view_part(rest, at + 1, rest.len);
		struct view head;
		struct view body;
		struct view coding;
		size_t count;

		rest = view_part(rest, at + 3, rest.len);
		(void)view_cut(&part, '\n');
		head = header_block(view_part(part, 0, HEAD_MAX));
		if (!is_file(head, ending)) {
			continue;
		}
		coding = header_find(head, "Content-Transfer-Encoding", &count);
		body = header_body(part);
		body = view_part(body, 0, view_find_text(body, "\n--"));
		return view_is_nocase(view_trim(coding), "base64")
			       ? undo_base64(arena, body)
			       : (struct view){0};
	}
	return (struct view){0};
}
