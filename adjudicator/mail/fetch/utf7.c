/* SPDX-License-Identifier: ISC */
/* Writes names of folders in "modified UTF-7". */
#include "adjudicator/mail/fetch/imap_session.h"

#include "formats/text/utf8.h"

static const char digits[] =
	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+,";

enum { DIGIT_BITS = 6, UNIT_BITS = 16, BMP_END = 0x10000 };

/* A run of base64 between "&" and "-". */
struct run {
	struct buf *b;
	uint32_t held; /* bits that are not written yet */
	unsigned bits;
	bool open;
};

static void put_unit(struct run *r, uint32_t unit)
{
	if (!r->open) {
		buf_char(r->b, '&');
		r->open = true;
	}
	r->held = r->held << UNIT_BITS | unit;
	r->bits += UNIT_BITS;
	while (r->bits >= DIGIT_BITS) {
		r->bits -= DIGIT_BITS;
		buf_char(r->b, digits[r->held >> r->bits & 0x3f]);
	}
	r->held &= (1U << r->bits) - 1;
}

static void end_run(struct run *r)
{
	if (!r->open) {
		return;
	}
	if (r->bits > 0) {
		buf_char(r->b, digits[r->held << (DIGIT_BITS - r->bits) & 0x3f]);
	}
	buf_char(r->b, '-');
	*r = (struct run){.b = r->b};
}

const char *utf7_folder(struct arena *arena, const char *name)
{
	struct buf b = buf_in(arena);
	struct run r = {.b = &b};
	struct view rest = view_of(name);

	while (rest.len > 0) {
		uint32_t cp = utf8_next(&rest);

		if (cp >= ' ' && cp <= '~') {
			end_run(&r);
			buf_char(&b, (char)cp);
			if (cp == '&') {
				buf_char(&b, '-');
			}
		} else if (cp < BMP_END) {
			put_unit(&r, cp);
		} else {
			put_unit(&r, 0xd800 + ((cp - BMP_END) >> 10));
			put_unit(&r, 0xdc00 + ((cp - BMP_END) & 0x3ff));
		}
	}
	end_run(&r);
	return buf_cstr(&b);
}
