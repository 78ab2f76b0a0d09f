/* SPDX-License-Identifier: ISC */

#include "formats/uri.h"

#include "formats/text/num.h"

void uri_escape(struct buf *b, struct view text, char literal)
{
	const struct view plain = view_of("-._~");

	for (size_t i = 0; i < text.len; i++) {
		char c = text.at[i];

		if (ascii_letter(c) || digit(c) || view_find(plain, c) < plain.len ||
		    (c == literal && c != '\0')) {
			buf_char(b, c);
		} else {
			buf_printf(b, "%%%02X", (unsigned)(unsigned char)c);
		}
	}
}

void mailto_write(struct buf *b, struct view address, struct view subject,
		  struct view body)
{
	buf_str(b, "mailto:");
	uri_escape(b, address, '@');
	buf_str(b, "?subject=");
	uri_escape(b, subject, '\0');
	buf_str(b, "&body=");
	while (body.len > 0) {
		size_t end = view_find(body, '\n');
		struct view line = view_part(body, 0, end);

		line.len -= view_ends(line, "\r");
		uri_escape(b, line, '\0');
		buf_str(b, end < body.len ? "%0D%0A" : "");
		body = view_part(body, end + 1, body.len);
	}
}
