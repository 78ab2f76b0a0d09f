/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/reply_letter.h"

#include <check.h>
#include <errno.h>
#include <iconv.h>

#include "adjudicator/mail/send/compose.h"
#include "formats/text/line.h"

enum transfer { AS_IT_IS, QUOTED_PRINTABLE, BASE64 };

/* clang-format off */
static const struct charset {
	const char *declared; /* NULL: no charset is declared */
	const char *is;
	enum transfer transfer;
} charsets[] = {
	{"utf-8",        "UTF-8",      QUOTED_PRINTABLE},
	{"UTF-8",        "UTF-8",      BASE64},
	{"utf-8",        "UTF-8",      AS_IT_IS},
	{"us-ascii",     "US-ASCII",   AS_IT_IS},
	{"iso-8859-1",   "ISO-8859-1", QUOTED_PRINTABLE},
	{"iso-8859-1",   "ISO-8859-1", AS_IT_IS},
	{"iso-8859-15",  "ISO-8859-15", QUOTED_PRINTABLE},
	{"windows-1252", "CP1252",     AS_IT_IS},
	{"Windows-1252", "CP1252",     BASE64},
	{"iso-8859-2",   "ISO-8859-2", QUOTED_PRINTABLE},
	{"koi8-r",       "KOI8-R",     BASE64},
	{"gb18030",      "GB18030",    BASE64},
	{"iso-2022-jp",  "ISO-2022-JP", AS_IT_IS},
	{"utf-16",       "UTF-16",     BASE64},
	{"utf-16le",     "UTF-16LE",   BASE64},
	{NULL,           "UTF-8",      AS_IT_IS},
	{"x-unknown",    "UTF-8",      QUOTED_PRINTABLE},
	{"us-ascii",     "UTF-8",      AS_IT_IS},
	{"utf-8",        "UTF-16",     BASE64},
	{"utf-8",        "CP1252",     AS_IT_IS},
	{"us-ascii",     "CP1252",     QUOTED_PRINTABLE},
	{NULL,           "CP1252",     QUOTED_PRINTABLE},
	{"utf-16",       "UTF-8",      BASE64},
	{"utf-16",       "CP1252",     QUOTED_PRINTABLE},
	{"utf-16le",     "UTF-8",      QUOTED_PRINTABLE},
	{"utf-16be",     "US-ASCII",   AS_IT_IS},
	{"iso-8859-1",   "UTF-8",      QUOTED_PRINTABLE},
	{"windows-1252", "UTF-8",      BASE64},
	{"iso-8859-2",   "UTF-8",      QUOTED_PRINTABLE},
};
/* clang-format on */

const size_t reply_charsets = sizeof charsets / sizeof charsets[0];

const char *reply_charset_name(unsigned charset)
{
	const char *name = charsets[charset % reply_charsets].declared;

	return name == NULL ? "none" : name;
}

/* Converts the text. Returns false when the set lacks some of its signs. */
static bool convert(struct arena *arena, const char *set, struct view text,
		    struct view *out)
{
	iconv_t cd = iconv_open(set, "UTF-8");
	struct buf b = buf_in(arena);
	char *in = arena_str(arena, text);
	size_t left = text.len;
	bool ok = true;

	/* iconv_open has no other way to say no. */
	if (cd == (iconv_t)-1) { // NOLINT(performance-no-int-to-ptr)
		ck_abort_msg("%s", set);
	}
	while (ok && left > 0) {
		char piece[4096];
		char *to = piece;
		size_t room = sizeof piece;

		ok = iconv(cd, &in, &left, &to, &room) != (size_t)-1 || errno == E2BIG;
		buf_add(&b, view_from(piece, (size_t)(to - piece)));
	}
	iconv_close(cd);
	*out = buf_view(&b);
	return ok;
}

static void base64(struct buf *b, struct view v)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw"
				     "xyz0123456789+/";
	enum { GROUPS = 19 };

	for (size_t i = 0; i < v.len; i += 3) {
		size_t have = v.len - i < 3 ? v.len - i : 3;
		unsigned bits = 0;

		for (size_t k = 0; k < 3; k++) {
			bits = bits << 8 | (k < have ? (unsigned char)v.at[i + k] : 0U);
		}
		for (size_t k = 0; k < 4; k++) {
			buf_char(b,
				 k > have ? '=' : digits[bits >> (18 - 6 * k) & 63U]);
		}
		if (i / 3 % GROUPS == GROUPS - 1) {
			buf_str(b, "\r\n");
		}
	}
	buf_str(b, "\r\n");
}

/* ------------------------------------------------------------------ flowed */

/* Where to break the line: behind its last blank within the width. */
static size_t break_at(struct view line, size_t from)
{
	enum { WIDTH = 66 };
	size_t best = line.len;

	for (size_t i = from; i < line.len && (i < WIDTH || best == line.len); i++) {
		if (line.at[i] == ' ') {
			best = i + 1;
		}
	}
	return line.len <= WIDTH ? line.len : best;
}

static size_t quote_depth(struct view line)
{
	size_t n = 0;

	while (n < line.len && line.at[n] == '>') {
		n++;
	}
	return n;
}

/* RFC 3676: long lines get soft breaks, and lines that could be mistaken are stuffed.
 * With `delsp` each soft break has one blank more. */
static struct view flow(struct arena *arena, struct view text, bool delsp)
{
	struct buf b = buf_in(arena);
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		size_t deep = quote_depth(line);
		bool mark = view_is(line, "-- ");

		line = mark ? line : view_trim_end(line);
		if (deep == 0 &&
		    (view_starts(line, " ") || view_starts(line, "From "))) {
			buf_char(&b, ' ');
		}
		for (size_t n = 0;
		     !mark && (n = break_at(line, deep + 1)) < line.len;) {
			buf_add(&b, view_part(line, 0, n));
			buf_str(&b, delsp ? " \n" : "\n");
			buf_repeat(&b, '>', deep);
			buf_str(&b, deep > 0 ? " " : "");
			line = view_part(line, n, line.len);
			deep = 0;
		}
		buf_add(&b, line);
		buf_char(&b, '\n');
	}
	return buf_view(&b);
}

/* -------------------------------------------------------------------- parts */

/* A part with its header; signs that the charset lacks make it UTF-8. */
static void write_part(struct buf *b, const struct reply_plan *p, const char *type,
		       struct view text)
{
	static const char *const names[] = {"8bit", "quoted-printable", "base64"};
	const struct charset *c = &charsets[p->charset % reply_charsets];
	struct view bytes;

	if (!convert(b->arena, c->is, text, &bytes)) {
		c = &charsets[0];
		bytes = text;
	}
	buf_printf(b, "Content-Type: %s", type);
	if (c->declared != NULL) {
		buf_printf(b, "; charset=\"%s\"", c->declared);
	}
	buf_printf(b, "\r\nContent-Transfer-Encoding: %s\r\n\r\n", names[c->transfer]);
	switch (c->transfer) {
	case QUOTED_PRINTABLE:
		encode_quoted_printable(b, bytes);
		break;
	case BASE64:
		base64(b, bytes);
		break;
	default:
		buf_add(b, bytes);
		break;
	}
	buf_str(b, "\r\n");
}

static void write_plain(struct buf *b, const struct reply_plan *p)
{
	struct view text = reply_text(b->arena, p);

	bool delsp = p->language % 2 == 1;

	if (p->client->flowed) {
		write_part(b, p,
			   delsp ? "text/plain; delsp=yes; format=flowed"
				 : "text/plain; format=flowed",
			   flow(b->arena, text, delsp));
	} else {
		write_part(b, p, "text/plain", text);
	}
}

static void write_page(struct buf *b, const struct reply_plan *p)
{
	write_part(b, p, "text/html", reply_html(b->arena, p));
}

static void write_body(struct buf *b, const struct reply_plan *p)
{
	switch (p->parts) {
	case PARTS_TEXT:
		write_plain(b, p);
		break;
	case PARTS_HTML:
		write_page(b, p);
		break;
	default:
		buf_str(b, "Content-Type: multipart/alternative;\r\n "
			   "boundary=\"inner-=_1\"\r\n\r\n--inner-=_1\r\n");
		write_plain(b, p);
		buf_str(b, "--inner-=_1\r\n");
		write_page(b, p);
		buf_str(b, "--inner-=_1--\r\n");
		break;
	}
}

/* clang-format off */
static const struct wrap {
	const char *type; /* NULL: nothing around it */
	const char *behind;
} wraps[] = {
	{NULL, NULL},
	{"multipart/mixed",
	 "Content-Type: image/png; name=\"board.png\"\r\n"
	 "Content-Disposition: attachment; filename=\"board.png\"\r\n"
	 "Content-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n"},
	{"multipart/signed; micalg=pgp-sha256; protocol=\"application/pgp-signature\"",
	 "Content-Type: application/pgp-signature; name=\"signature.asc\"\r\n\r\n"
	 "-----BEGIN PGP SIGNATURE-----\r\n\r\niQEzBAEBCAAd\r\n"
	 "-----END PGP SIGNATURE-----\r\n"},
	{"multipart/signed; micalg=sha-256; protocol=\"application/pkcs7-signature\"",
	 "Content-Type: application/pkcs7-signature; name=\"smime.p7s\"\r\n"
	 "Content-Transfer-Encoding: base64\r\n\r\nMIAGCSqGSIb3DQ==\r\n"},
	{"multipart/mixed",
	 "Content-Type: text/plain; charset=us-ascii\r\n\r\n"
	 "_______________________________________________\r\n"
	 "club mailing list\r\nclub@lists.example\r\n"},
	{"multipart/mixed",
	 "Content-Type: message/rfc822\r\n\r\nFrom: Ann <ann@example.org>\r\n"
	 "Subject: pass\r\n\r\npass\r\n"},
	{"multipart/related; type=\"text/html\"",
	 "Content-Type: image/gif\r\nContent-ID: <smile>\r\n"
	 "Content-Transfer-Encoding: base64\r\n\r\nR0lGODlhAQAB\r\n"},
	{"multipart/mixed",
	 "Content-Type: text/plain; charset=utf-8; name=\"notes.txt\"\r\n"
	 "Content-Disposition: attachment; filename=\"notes.txt\"\r\n\r\n"
	 "Nothing of any importance.\r\n"},
};
/* clang-format on */

const size_t reply_wraps = sizeof wraps / sizeof wraps[0];

struct view reply_letter(struct arena *arena, const struct reply_plan *p)
{
	const struct wrap *w = &wraps[p->wrap % reply_wraps];
	struct buf b = buf_in(arena);

	buf_printf(&b,
		   "Return-Path: <ann@example.org>\r\nFrom: Ann <ann@example.org>\r\n"
		   "To: The Club <%.*s>\r\nSubject: Re: %.*s\r\n"
		   "Message-ID: <reply-%lu@mail.example>\r\nIn-Reply-To: %.*s\r\n"
		   "Date: Fri, 20 Nov 2026 12:00:00 +0100\r\n%s\r\n"
		   "MIME-Version: 1.0\r\n",
		   VIEW_ARG(p->to->reply_to), VIEW_ARG(p->to->subject), p->number,
		   VIEW_ARG(p->to->message_id), p->client->agent);
	if (w->type == NULL) {
		write_body(&b, p);
		return buf_view(&b);
	}
	buf_printf(&b, "Content-Type: %s;\r\n boundary=outer_1\r\n\r\n--outer_1\r\n",
		   w->type);
	write_body(&b, p);
	buf_printf(&b, "--outer_1\r\n%s--outer_1--\r\n", w->behind);
	return buf_view(&b);
}
