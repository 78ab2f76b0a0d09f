/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/clean_text.h"

#include "formats/text/bidi.h"
#include "formats/text/buf.h"
#include "formats/text/utf8.h"

static bool control(uint32_t cp)
{
	return cp < ' ' || (cp >= 0x7f && cp <= 0x9f);
}

/* Most text needs no change: LF alone, no controls. */
static bool settled(struct view v, bool one_line)
{
	for (size_t i = 0; i < v.len; i++) {
		unsigned char c = (unsigned char)v.at[i];

		if ((c < ' ' && c != '\t' && c != '\n') || c == 0x7f || c == 0xc2 ||
		    (one_line && c < ' ')) {
			return false;
		}
	}
	return true;
}

static struct view settle(struct arena *arena, struct view v, bool one_line)
{
	struct buf b = buf_in(arena);

	v = bidi_drop(arena, utf8_clean(arena, v));
	if (settled(v, one_line)) {
		return v;
	}
	while (v.len > 0) {
		uint32_t cp = utf8_next(&v);

		if (cp == '\r') {
			cp = '\n';
			if (v.len > 0 && v.at[0] == '\n') {
				v = view_part(v, 1, v.len);
			}
		}
		if (one_line && control(cp)) {
			cp = ' ';
		}
		if (!control(cp) || cp == '\n' || cp == '\t') {
			utf8_put(&b, cp);
		}
	}
	return utf8_clean(arena, buf_view(&b));
}

struct view settle_text(struct arena *arena, struct view v)
{
	return settle(arena, v, false);
}

struct view settle_line(struct arena *arena, struct view v)
{
	return view_trim(settle(arena, v, true));
}
