/* SPDX-License-Identifier: ISC */
/* Turns bytes in a declared character set into UTF-8. */
#include "adjudicator/mail/parse/clean_text.h"

#include "formats/text/buf.h"
#include "formats/text/utf8.h"
#include <errno.h>
#include <iconv.h>
#include <stdint.h>

static const char windows_1252[] = "windows-1252";
static const char utf_16[] = "UTF-16";

/* The names of sets that letters use. A set without a second name is tried as UTF-8
 * at once. ISO 8859-1 is read as Windows-1252, which contains it, as all mail
 * readers do. */
static const struct {
	const char *declared, *iconv;
} sets[] = {
	{"us-ascii",          NULL         },
	{"utf-8",             NULL         },
	{"utf8",              NULL         },
	{"iso-8859-1",        windows_1252 },
	{"iso8859-1",         windows_1252 },
	{"latin1",            windows_1252 },
	{"windows-1252",      windows_1252 },
	{"cp1252",            windows_1252 },
	{"iso-8859-2",        "ISO-8859-2" },
	{"iso-8859-3",        "ISO-8859-3" },
	{"iso-8859-4",        "ISO-8859-4" },
	{"iso-8859-5",        "ISO-8859-5" },
	{"iso-8859-7",        "ISO-8859-7" },
	{"iso-8859-8",        "ISO-8859-8" },
	{"iso-8859-8-i",      "ISO-8859-8" },
	{"iso-8859-9",        "ISO-8859-9" },
	{"iso-8859-10",       "ISO-8859-10"},
	{"iso-8859-13",       "ISO-8859-13"},
	{"iso-8859-14",       "ISO-8859-14"},
	{"iso-8859-15",       "ISO-8859-15"},
	{"latin-9",           "ISO-8859-15"},
	{"iso-8859-16",       "ISO-8859-16"},
	{"windows-1250",      "CP1250"     },
	{"cp1250",            "CP1250"     },
	{"windows-1251",      "CP1251"     },
	{"cp1251",            "CP1251"     },
	{"windows-1253",      "CP1253"     },
	{"windows-1254",      "CP1254"     },
	{"windows-1255",      "CP1255"     },
	{"windows-1256",      "CP1256"     },
	{"windows-1257",      "CP1257"     },
	{"windows-1258",      "CP1258"     },
	{"koi8-r",            "KOI8-R"     },
	{"koi8-u",            "KOI8-U"     },
	{"utf-16",            utf_16       },
	{"utf-16le",          "UTF-16LE"   },
	{"utf-16be",          "UTF-16BE"   },
	{"utf-7",             "UTF-7"      },
	{"unicode-1-1-utf-7", "UTF-7"      },
	{"iso-2022-jp",       "ISO-2022-JP"},
	{"shift_jis",         "SJIS"       },
	{"euc-jp",            "EUC-JP"     },
	{"euc-kr",            "EUC-KR"     },
	{"ks_c_5601-1987",    "EUC-KR"     },
	{"gb2312",            "GB18030"    },
	{"gbk",               "GB18030"    },
	{"gb18030",           "GB18030"    },
	{"big5",              "BIG5"       },
};
enum { SETS = sizeof sets / sizeof sets[0] };

/* What Windows-1252 has from 0x80 to 0x9f; 0: nothing. */
static const uint16_t upper_1252[32] = {
	0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
	0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
	0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
	0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

static struct view from_1252(struct arena *arena, struct view bytes)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < bytes.len; i++) {
		uint32_t cp = (unsigned char)bytes.at[i];

		if (cp >= 0x80 && cp < 0xa0) {
			cp = upper_1252[cp - 0x80];
			cp = cp == 0 ? UTF8_BAD : cp;
		}
		utf8_put(&b, cp);
	}
	return buf_view(&b);
}

/* Returns false when the bytes are not in that set, or the set is not installed. */
static bool convert(struct arena *arena, const char *set, struct view bytes,
		    struct view *text)
{
	iconv_t cd = iconv_open("UTF-8", set);
	struct buf b = buf_in(arena);
	char *in = arena_str(arena, bytes);
	size_t left = bytes.len;
	bool ok = true;

	/* iconv_open reports errors only by this value. */
	if (cd == (iconv_t)-1) { // NOLINT(performance-no-int-to-ptr)
		return false;
	}
	while (ok && left > 0) {
		char piece[4096];
		char *out = piece;
		size_t room = sizeof piece;

		ok = iconv(cd, &in, &left, &out, &room) != (size_t)-1 || errno == E2BIG;
		buf_add(&b, view_from(piece, (size_t)(out - piece)));
	}
	iconv_close(cd);
	*text = buf_view(&b);
	return ok;
}

static const char *iconv_name(struct view declared)
{
	for (size_t i = 0; i < SETS; i++) {
		if (view_is_nocase(declared, sets[i].declared)) {
			return sets[i].iconv;
		}
	}
	return NULL;
}

/* Whether the bytes may be UTF-16, which has NULs in its blanks and line ends. Other
 * text has none. */
static bool wide(struct view bytes)
{
	return view_find(bytes, '\0') < bytes.len;
}

/* Whether the set has one byte for each letter. Its text is hardly ever valid UTF-8
 * by chance. */
static bool narrow(const char *set)
{
	static const char *const families[] = {"windows-", "ISO-8859-", "CP", "KOI8-"};

	for (size_t i = 0; i < sizeof families / sizeof families[0]; i++) {
		if (view_starts(view_of(set), families[i])) {
			return true;
		}
	}
	return false;
}

/* Whether the bytes may be in the declared set. */
static bool likely(const char *set, struct view bytes)
{
	if (narrow(set)) {
		return !utf8_valid(bytes);
	}
	return !view_starts(view_of(set), utf_16) || wide(bytes);
}

struct view charset_text(struct arena *arena, struct view declared, struct view bytes)
{
	const char *set = iconv_name(view_trim(declared));
	struct view text;

	if (set != NULL && set != windows_1252 && likely(set, bytes) &&
	    convert(arena, set, bytes, &text)) {
		return text;
	}
	if (utf8_valid(bytes)) {
		return bytes;
	}
	if ((view_starts(bytes, "\xff\xfe") || view_starts(bytes, "\xfe\xff")) &&
	    wide(bytes) && convert(arena, utf_16, bytes, &text)) {
		return text;
	}
	return from_1252(arena, bytes);
}

void charset_keep(void)
{
	for (size_t i = 0; i < SETS; i++) {
		if (sets[i].iconv != NULL) {
			/* It is never closed, so that its module is not unloaded. */
			(void)iconv_open("UTF-8", sets[i].iconv);
		}
	}
}
