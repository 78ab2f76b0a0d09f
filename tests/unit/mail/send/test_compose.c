/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/send/compose.h"

#include "adjudicator/mail/parse/prescan.h"
#include "adjudicator/mail/reader/reader.h"
#include "formats/text/buf.h"
#include "formats/text/line.h"
#include <string.h>

#include "tests/helpers/claims.h"

#define ROW(...)                                                                       \
	{                                                                              \
		__VA_ARGS__                                                            \
	}

static struct arena arena;
static struct err err;
static struct reply usual;

static void set_up(void)
{
	err = (struct err){0};
	usual = (struct reply){
		.from = view_of("adj@club.example"),
		.to_name = view_of("Ann"),
		.to = view_of("ann@x.org"),
		.reply_to = view_of("adj+token@club.example"),
		.message_id = view_of("<1.abc@club.example>"),
		.in_reply_to = view_of("<theirs@x.org>"),
		.references = view_of("<ours@club.example> <theirs@x.org>"),
		.subject = view_of("Game 7 turn 12: Ben 8H WORDY 34 - your turn"),
		.kind = view_of("turn"),
		.game = 7,
		.turn = 12,
		.date = 1796403600,
		.answer = true,
		.text = view_of("Hello Ann,\nyour turn.\n"),
		.boundary = {0xde, 0xad},
	};
}

static struct view made(const struct reply *r)
{
	struct view bytes = {0};

	ck_assert_msg(compose(&arena, r, &bytes, &err), "%s", err.text);
	return bytes;
}

static void holds(struct view bytes, const char *text)
{
	ck_assert_msg(view_find_text(bytes, text) < bytes.len, "no %s in\n%.*s", text,
		      VIEW_ARG(bytes));
}

static void lacks(struct view bytes, const char *text)
{
	ck_assert_msg(view_find_text(bytes, text) == bytes.len, "%s in\n%.*s", text,
		      VIEW_ARG(bytes));
}

START_TEST(a_letter_is_exactly_this)
{
	static const char want[] =
		"From: <adj@club.example>\r\n"
		"To: Ann <ann@x.org>\r\n"
		"Reply-To: <adj+token@club.example>\r\n"
		"Message-ID: <1.abc@club.example>\r\n"
		"In-Reply-To: <theirs@x.org>\r\n"
		"References: <ours@club.example> <theirs@x.org>\r\n"
		"Date: Fri, 04 Dec 2026 17:00:00 +0000\r\n"
		"Subject: Game 7 turn 12: Ben 8H WORDY 34 - your turn\r\n"
		"MIME-Version: 1.0\r\n"
		"Auto-Submitted: auto-replied\r\n"
		"X-Auto-Response-Suppress: OOF, AutoReply\r\n"
		"X-Loop: adj@club.example\r\n"
		"X-Adjudicator-Game: 7\r\n"
		"X-Adjudicator-Turn: 12\r\n"
		"X-Adjudicator-Kind: turn\r\n"
		"Content-Type: text/plain; charset=utf-8\r\n"
		"Content-Transfer-Encoding: 7bit\r\n"
		"\r\n"
		"Hello Ann,\r\n"
		"your turn.\r\n";
	struct view bytes = made(&usual);

	ck_assert_msg(view_is(bytes, want), "%.*s", VIEW_ARG(bytes));
}

START_TEST(what_is_empty_has_no_header)
{
	struct view bytes;

	usual.in_reply_to = usual.references = usual.reply_to = view_of("");
	usual.kind = usual.to_name = view_of("");
	usual.game = usual.turn = 0;
	usual.answer = false;
	bytes = made(&usual);
	lacks(bytes, "In-Reply-To");
	lacks(bytes, "References");
	lacks(bytes, "Reply-To");
	lacks(bytes, "X-Adjudicator");
	holds(bytes, "To: <ann@x.org>\r\n");
	holds(bytes, "Auto-Submitted: auto-generated\r\n");
}

START_TEST(html_comes_second)
{
	struct view bytes;

	usual.html = view_of("<p>Hello\n");
	bytes = made(&usual);
	holds(bytes, "Content-Type: multipart/alternative;\r\n"
		     " boundary=\"=_dead0000000000000000000000000000\"\r\n\r\n"
		     "--=_dead0000000000000000000000000000\r\n"
		     "Content-Type: text/plain; charset=utf-8\r\n");
	holds(bytes, "\r\n--=_dead0000000000000000000000000000--\r\n");
}

START_TEST(a_control_in_a_subject_is_encoded)
{
	usual.subject = view_of("a\tb\x7f");
	holds(made(&usual), "Subject: =?utf-8?Q?a=09b=7F?=\r\n");
}

START_TEST(keys_go_one_to_a_line)
{
	usual.keys = view_of("one\ntwo\n");
	holds(made(&usual), "X-Adjudicator-Key: one\r\nX-Adjudicator-Key: two\r\n");
}

START_TEST(a_picture_comes_with_the_html_that_shows_it)
{
	struct view bytes;

	usual.html = view_of("<img src=\"cid:pile.12@club.example\">\n");
	usual.image = (struct attachment){view_of("pile.png"), view_of("image/png"),
					  view_of("foob")};
	usual.image_id = view_of("pile.12@club.example");
	bytes = made(&usual);
	holds(bytes, "Content-Type: multipart/alternative;\r\n"
		     " boundary=\"=_dead0000000000000000000000000000\"\r\n\r\n"
		     "--=_dead0000000000000000000000000000\r\n"
		     "Content-Type: text/plain; charset=utf-8\r\n");
	holds(bytes, "\r\n--=_dead0000000000000000000000000000\r\n"
		     "Content-Type: multipart/related;\r\n"
		     " boundary=\"=_rdead0000000000000000000000000000\"\r\n\r\n"
		     "--=_rdead0000000000000000000000000000\r\n"
		     "Content-Type: text/html; charset=utf-8\r\n");
	holds(bytes, "\r\n--=_rdead0000000000000000000000000000\r\n"
		     "Content-Type: image/png\r\n"
		     "Content-ID: <pile.12@club.example>\r\n"
		     "Content-Disposition: inline; filename=\"pile.png\"\r\n"
		     "Content-Transfer-Encoding: base64\r\n\r\n"
		     "Zm9vYg==\r\n\r\n"
		     "--=_rdead0000000000000000000000000000--\r\n\r\n"
		     "--=_dead0000000000000000000000000000--\r\n");
	usual.html.len = 0;
	lacks(made(&usual), "image/png");
}

START_TEST(a_picture_has_a_name_of_ours)
{
	struct view bytes;

	usual.html = view_of("<p>Hello\n");
	usual.image = (struct attachment){view_of("pile.png"), view_of("image/png"),
					  view_of("foob")};
	usual.image_id = view_of("a> <b@x.org");
	ck_assert(!compose(&arena, &usual, &bytes, &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
}

/* Bytes and what they are in base64: RFC 4648, and a line that is full. */
static const struct {
	const char *bytes, *sent;
} files[] = {
	{"",							   "base64\r\n\r\n\r\n--=_m"},
	{"f",							  "\r\n\r\nZg==\r\n"       },
	{"fo",							 "\r\n\r\nZm8=\r\n"       },
	{"foo",							"\r\n\r\nZm9v\r\n"       },
	{"foob",						       "\r\n\r\nZm9vYg==\r\n"   },
	{"\xff\xfe\x01",					       "\r\n\r\n//4B\r\n"       },
	{"012345678901234567890123456789012345678901234567890123456",
	 "Y3ODkwMTIzNDU2\r\n\r\n--=_m"							  },
	{"0123456789012345678901234567890123456789012345678901234567",
	 "Y3ODkwMTIzNDU2\r\nNw==\r\n\r\n--=_m"						  },
};

START_TEST(files_come_behind_the_letter)
{
	struct view bytes;

	usual.html = view_of("<p>Hello</p>");
	usual.file[0] =
		(struct attachment){view_of("game-7.turns"), view_of("text/plain"),
				    view_of(files[_i].bytes)};
	usual.file[1] = (struct attachment){view_of("game-7.mbox"),
					    view_of("application/mbox"), view_of("x")};
	usual.files = 2;
	bytes = made(&usual);
	holds(bytes, "Content-Type: multipart/mixed;");
	holds(bytes, "boundary=\"=_mdead");
	holds(bytes, "Content-Type: multipart/alternative;");
	holds(bytes, "boundary=\"=_dead");
	holds(bytes, "Content-Type: text/plain; charset=utf-8; name=\"game-7.turns\"");
	holds(bytes, "Content-Disposition: attachment; filename=\"game-7.mbox\"");
	holds(bytes, files[_i].sent);
	ck_assert(view_ends(bytes, "--\r\n"));
}

START_TEST(the_same_reply_gives_the_same_bytes)
{
	usual.html = view_of("<p>\xc3\xa9");
	ck_assert(view_eq(made(&usual), made(&usual)));
}

static const struct {
	const char *text, *written;
} bodies[] = {
	ROW("plain\n", "7bit\r\n\r\nplain\r\n"),
	ROW("no end", "7bit\r\n\r\nno end\r\n"),
	ROW("a\r\nb\rc\n", "7bit\r\n\r\na\r\nb\r\nc\r\n"),
	ROW(" From here\n", "7bit\r\n\r\n From here\r\n"),
	ROW("From here\n", "quoted-printable\r\n\r\n=46rom here\r\n"),
	ROW("caf\xc3\xa9 = 1\n", "quoted-printable\r\n\r\ncaf=C3=A9 =3D 1\r\n"),
	ROW("\xc3\xa9 \n", "quoted-printable\r\n\r\n=C3=A9=20\r\n"),
	ROW(".\n\xc3\xa9\n", "quoted-printable\r\n\r\n=2E\r\n=C3=A9\r\n"),
	ROW("a\tb\n", "7bit\r\n\r\na\tb\r\n"),
	ROW("a\x7f\n", "quoted-printable\r\n\r\na=7F\r\n"),
	ROW("", "7bit\r\n\r\n"),
};

START_TEST(a_body_is_written_so)
{
	usual.text = view_of(bodies[_i].text);
	ck_assert_msg(view_ends(made(&usual), bodies[_i].written), "%.*s",
		      VIEW_ARG(made(&usual)));
}

START_TEST(no_line_is_longer_than_mail_allows)
{
	struct buf b = buf_in(&arena);
	struct lines l;
	struct view line;

	for (int i = 0; i < 300; i++) {
		buf_str(&b, i % 7 == 0 ? "\xc3\xa9 " : "w.rd From ");
	}
	usual.text = buf_view(&b);
	usual.subject = usual.to_name = usual.text;
	usual.html = usual.text;
	l = lines_of(made(&usual));
	while (line_next(&l, &line)) {
		ck_assert_msg(line.len <= 78, "%.*s", VIEW_ARG(line));
		ck_assert(!view_starts(line, "From "));
		ck_assert(!view_is(line, "."));
	}
}

#define DICE "\xf0\x9f\x8e\xb2"
#define LONG "B\xc3\xa9n a tr\xc3\xa8s l\xc3\xb4ng pl\xc3\xa0y, then"

/* Through our own reader, back to what went in. */
static const struct {
	const char *name, *subject, *text, *html;
} trips[] = {
	ROW("Ann", "Game 7", "8D CRATED\nthanks\n", ""),
	ROW("Ann-Marie O'Neil", "a-b 'c'", "", ""),
	ROW("Ann \"the\" O'Smith, B.A. (x) <a@b>", "a  b   c", "", ""),
	ROW("J\xc3\xbcrgen \xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0",
	    "\xe2\x80\x9cquoted\xe2\x80\x9d", "caf\xc3\xa9 =e\n", ""),
	ROW(DICE DICE DICE DICE DICE DICE DICE DICE DICE " x y", LONG LONG LONG LONG,
	    "From me\n.\n..\n--=_dead\n", ""),
	ROW("=?utf-8?Q?no?=", "=?utf-8?Q?no?= =?x", "=3D=\n= \n", ""),
	ROW("", "", "", ""),
	ROW("Ann\\Ben", "a~b", "a\tb\n", ""),
	ROW("Ann", "both", "text\n", "<div>line one</div><div>l\xc3\xadne two</div>"),
	ROW("Ann",
	    "The subject is quite long and made of many short words so that it "
	    "must be folded more than once on its way",
	    "", ""),
};

START_TEST(a_letter_survives_the_trip)
{
	struct letter l;
	struct view bytes;

	usual.to_name = view_of(trips[_i].name);
	usual.subject = view_of(trips[_i].subject);
	usual.text = view_of(trips[_i].text);
	usual.html = view_of(trips[_i].html);
	bytes = made(&usual);
	ck_assert_ptr_null(prescan(bytes, &reader_defaults));
	letter_parse(&arena, bytes, &l);
	ck_assert_int_eq(l.fault, LETTER_ROBOT);
	ck_assert_msg(view_eq(l.subject, usual.subject), "<%.*s>", VIEW_ARG(l.subject));
	ck_assert_msg(view_eq(l.text, usual.text), "<%.*s>", VIEW_ARG(l.text));
	ck_assert(view_is(l.html,
			  usual.html.len == 0 ? "" : "line one\nl\xc3\xadne two\n"));
	ck_assert(view_eq(l.message_id, usual.message_id));
	ck_assert(view_eq(l.from, usual.from));
	ck_assert_uint_eq(l.recipients, 1);
	ck_assert(view_eq(l.recipient[0], usual.to));
	ck_assert_uint_eq(l.references, 2);
	ck_assert(view_is(l.reference[0], "<theirs@x.org>"));
	ck_assert(view_is(l.reference[1], "<ours@club.example>"));
}

START_TEST(the_name_survives_the_trip)
{
	struct letter l;
	struct view name;
	struct view bytes;
	struct buf b = buf_in(&arena);

	/* Read back as a sender: the To line becomes a From line. */
	usual.to_name = view_of(trips[_i].name);
	bytes = made(&usual);
	bytes = view_part(bytes, view_find_text(bytes, "\r\nTo: ") + 2, bytes.len);
	name = view_part(bytes, 2, view_find_text(bytes, "\r\nReply-To"));
	buf_str(&b, "From");
	buf_add(&b, view_part(name, 0, view_find_text(name, "\r\nReply-To")));
	buf_str(&b, "\r\n\r\nx");
	letter_parse(&arena, buf_view(&b), &l);
	ck_assert_int_eq(l.fault, LETTER_FINE);
	ck_assert(view_eq(l.from, usual.to));
	ck_assert_msg(view_eq(l.from_name, usual.to_name), "<%.*s>",
		      VIEW_ARG(l.from_name));
}

static const struct {
	size_t field; /* of struct reply */
	const char *value;
	size_t len; /* 0: all */
} wrongs[] = {
	ROW(offsetof(struct reply, subject), "a\r\nBcc: x", 0),
	ROW(offsetof(struct reply, subject), "a\nb", 0),
	ROW(offsetof(struct reply, subject), "a\rb", 0),
	ROW(offsetof(struct reply, subject), "a\0b", 3),
	ROW(offsetof(struct reply, to_name), "Ann\r\nBcc: x", 0),
	ROW(offsetof(struct reply, to_name), "Ann\0", 4),
	ROW(offsetof(struct reply, to), "ann@x.org\r\nBcc: x@y", 0),
	ROW(offsetof(struct reply, to), "ann@x.org, b@y", 0),
	ROW(offsetof(struct reply, to), "<ann@x.org>", 0),
	ROW(offsetof(struct reply, to), "", 0),
	ROW(offsetof(struct reply, to), "ann", 0),
	ROW(offsetof(struct reply, from), "a b@x.org", 0),
	ROW(offsetof(struct reply, reply_to), "x", 0),
	ROW(offsetof(struct reply, message_id), "", 0),
	ROW(offsetof(struct reply, message_id), "abc@x", 0),
	ROW(offsetof(struct reply, message_id), "<a@x> <b@x>", 0),
	ROW(offsetof(struct reply, in_reply_to), "<a@x>\r\nBcc: x", 0),
	ROW(offsetof(struct reply, references), "<a@x> b", 0),
	ROW(offsetof(struct reply, kind), "turn\r\nBcc: x", 0),
	ROW(offsetof(struct reply, kind), "t\xc3\xbcrn", 0),
	ROW(offsetof(struct reply, receipt), "a\x7f", 0),
	ROW(offsetof(struct reply, text), "\xff", 0),
	ROW(offsetof(struct reply, html), "\xc3", 0),
};

START_TEST(what_would_break_a_header_is_refused)
{
	struct view *field = (struct view *)(void *)((char *)&usual + wrongs[_i].field);
	struct view bytes;

	*field = view_of(wrongs[_i].value);
	if (wrongs[_i].len > 0) {
		field->len = wrongs[_i].len;
	}
	ck_assert(!compose(&arena, &usual, &bytes, &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	claims_rows(files_come_behind_the_letter, files);
	claims_rows(a_body_is_written_so, bodies);
	claims_rows(a_letter_survives_the_trip, trips);
	claims_rows(the_name_survives_the_trip, trips);
	claims_rows(what_would_break_a_header_is_refused, wrongs);
	return claims_run("compose");
}
