/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/pack.h"

#include "adjudicator/mail/reader/reader.h"
#include "formats/text/buf.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static struct letter full(void)
{
	struct letter l;

	letter_parse(&arena,
		     view_of("From: Ann <ann@x.org>\nTo: a@b, c@d\n"
			     "References: <1@2> <3@4>\nMessage-ID: <5@6>\n"
			     "Subject: \xc3\xa9\nPrecedence: list\n\nhi\n"),
		     &l);
	ck_assert_int_eq(l.fault, LETTER_FINE);
	return l;
}

static struct view packed(const struct letter *l)
{
	struct buf b = buf_in(&arena);

	pack_write(&b, l);
	return buf_view(&b);
}

START_TEST(a_packed_letter_comes_back)
{
	struct letter in = full();
	struct letter out;

	ck_assert(pack_read(&arena, packed(&in), &out));
	ck_assert(view_eq(packed(&in), packed(&out)));
	ck_assert(out.list);
	ck_assert(view_is(out.text, "hi\n"));
}

START_TEST(no_bytes_of_a_child_are_trusted)
{
	struct letter in = full();
	struct letter out;
	struct view v = packed(&in);

	for (size_t n = 0; n < v.len; n++) {
		ck_assert(!pack_read(&arena, view_part(v, 0, n), &out));
	}
	for (size_t i = 0; i < v.len; i++) {
		for (int bit = 0; bit < 8; bit++) {
			char *at = arena_str(&arena, v);

			at[i] = (char)(at[i] ^ 1 << bit);
			if (pack_read(&arena, view_from(at, v.len), &out)) {
				ck_assert_uint_le(out.recipients, LETTER_RECIPIENTS);
				ck_assert_int_le(out.fault, LETTER_ENCRYPTED);
			}
		}
		arena_reset(&arena);
		in = full();
		v = packed(&in);
	}
}

static const struct {
	size_t field;
	const char *value, *settled; /* NULL: refused */
} lies[] = {
	{offsetof(struct letter, from),       "a b@x",           NULL           },
	{offsetof(struct letter, from),       "a@x\r\nBcc: b@y", NULL           },
	{offsetof(struct letter, message_id), "<a@x>\r\nBcc: b", NULL           },
	{offsetof(struct letter, message_id), "a@x",             NULL           },
	{offsetof(struct letter, subject),    "a\r\nBcc: b",     "a Bcc: b"     },
	{offsetof(struct letter, from_name),  "a\x1b[1m",        "a [1m"        },
	{offsetof(struct letter, text),       "a\xff\x1b",       "a\xef\xbf\xbd"},
	{offsetof(struct letter, html),       "a\r\nb",          "a\nb"         },
	{offsetof(struct letter, attached),   "a\r\nb",          "a\nb"         },
};

START_TEST(a_child_that_lies_is_refused_or_cleaned)
{
	struct letter in = full();
	struct letter out;
	bool ok;

	*(struct view *)(void *)((char *)&in + lies[_i].field) =
		view_of(lies[_i].value);
	ok = pack_read(&arena, packed(&in), &out);
	ck_assert(ok == (lies[_i].settled != NULL));
	if (ok) {
		struct view v = *(struct view *)(void *)((char *)&out + lies[_i].field);

		ck_assert_msg(view_is(v, lies[_i].settled), "<%.*s>", VIEW_ARG(v));
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_timeout(60);
	claims_rows(a_child_that_lies_is_refused_or_cleaned, lies);
	return claims_run("pack");
}
