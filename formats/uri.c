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
