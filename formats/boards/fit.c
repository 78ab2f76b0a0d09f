/* SPDX-License-Identifier: ISC */
#include "formats/boards/fit.h"

#include "formats/text/buf.h"
#include "formats/text/utf8.h"

struct view fit(struct arena *a, struct view text, size_t width)
{
	struct buf b = buf_in(a);
	size_t used = 0;

	while (text.len > 0) {
		struct view rest = text;
		uint32_t cp = utf8_next(&rest);
		struct view one = view_part(text, 0, text.len - rest.len);
		size_t w = utf8_width(one);

		text = rest;
		if (cp < 0x20 || (cp >= 0x7F && cp < 0xA0) || cp == UTF8_BAD) {
			one = view_of("?");
			w = 1;
		}
		if (used + w > width) {
			break;
		}
		if (used + w > 0) { /* a mark needs a letter before it */
			buf_add(&b, one);
		}
		used += w;
	}
	return buf_view(&b);
}

struct view fit_str(struct arena *a, const char *text, size_t width)
{
	return fit(a, view_of(text != NULL ? text : ""), width);
}
