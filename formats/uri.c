/* SPDX-License-Identifier: ISC */

#include "formats/uri.h"

#include "formats/text/num.h"

static bool stands(char c, char literal)
{
	return ascii_letter(c) || digit(c) || c == '-' || c == '.' || c == '_' ||
	       c == '~' || (c == literal && c != '\0');
}

void uri_escape(struct buf *b, struct view text, char literal)
{
	static const char sign[] = "0123456789ABCDEF";
	char *to = buf_space(b, 3 * text.len);

	for (size_t i = 0; i < text.len; i++) {
		unsigned char octet = (unsigned char)text.at[i];

		if (stands(text.at[i], literal)) {
			*to++ = text.at[i];
			continue;
		}
		*to++ = '%';
		*to++ = sign[octet >> 4];
		*to++ = sign[octet & 15];
	}
	buf_put(b, to);
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
