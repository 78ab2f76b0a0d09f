/* SPDX-License-Identifier: ISC */
/* A reader that is told what comes next reads nothing else for it. */

#include "adjudicator/mail/reader/reader.h"

#include "tests/helpers/claims.h"

static struct arena arena;
static struct reader *reader;

static void set_up(void)
{
	arena = (struct arena){0};
	reader = reader_new(&reader_defaults, view_of("adj@club.example"));
}

static void tear_down(void)
{
	reader_free(reader);
	arena_free(&arena);
}

static struct view letter(const char *text)
{
	return view_of(arena_printf(&arena,
				    "From: Ann <ann@x.org>\nMessage-ID: <1@x.org>\n"
				    "Content-Type: text/plain; charset=utf-8\n\n%s\n",
				    text));
}

static struct letter read_one(struct view raw)
{
	struct err err = {0};
	struct letter l;

	ck_assert_msg(reader_read(reader, &arena, raw, false, &l, &err), "%s",
		      err.text);
	return l;
}

static void tell(struct view raw, bool truncated)
{
	struct reader_letter *l = arena_take(&arena, sizeof *l);

	*l = (struct reader_letter){raw, truncated};
	reader_ahead(reader, l, 1);
}

static void expect(struct view raw, const char *text)
{
	struct letter l = read_one(raw);

	ck_assert_msg(view_is(l.text, text), "%.*s", VIEW_ARG(l.text));
}

START_TEST(letters_announced_are_read_in_their_order)
{
	enum { LETTERS = 1100 }; /* so many that some share a process */

	for (int i = 0; i < LETTERS; i++) {
		const char *text = arena_printf(&arena, "letter %d", i);
		const char *next = arena_printf(&arena, "letter %d", i + 1);

		tell(letter(next), false);
		expect(letter(text), arena_printf(&arena, "%s\n", text));
		arena_reset(&arena);
	}
}

START_TEST(another_letter_than_announced_is_read_as_it_is)
{
	tell(letter("announced"), false);
	expect(letter("first"), "first\n");
	expect(letter("another"), "another\n");
	expect(letter("announced"), "announced\n");
}

START_TEST(what_lies_where_the_announced_letter_lay_is_another)
{
	struct view raw = letter("announced");
	char *at = arena_str(&arena, raw);

	tell(view_from(at, raw.len), false);
	expect(letter("first"), "first\n");
	at[raw.len - 2] = 'D';
	expect(view_from(at, raw.len), "announceD\n");
}

START_TEST(an_announced_letter_may_be_whole_or_cut)
{
	struct err err = {0};
	struct letter l;

	tell(letter("announced"), true);
	expect(letter("first"), "first\n");
	ck_assert(reader_read(reader, &arena, letter("announced"), false, &l, &err));
	ck_assert(!l.truncated);
	ck_assert(view_is(l.text, "announced\n"));
}

START_TEST(an_announced_letter_that_cannot_be_read_says_so_in_its_turn)
{
	struct view bad = view_of("From: a@b\nX: \0\n\nhi\n");
	struct letter l;

	bad.len = 19; /* with its NUL */
	tell(bad, false);
	expect(letter("first"), "first\n");
	l = read_one(bad);
	ck_assert_int_eq(l.fault, LETTER_BROKEN);
	expect(letter("third"), "third\n");
}

int main(void)
{
	claims_timeout(60);
	claims_fixture(set_up, tear_down);
	return claims_run("reader_ahead");
}
