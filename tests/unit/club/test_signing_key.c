/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/signing_key.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/mail/parse/header.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;

static const char *in_club(const char *name)
{
	return arena_printf(&c.arena, "%s/%s", c.dir, name);
}

static struct signify_public public_half(void)
{
	struct signify_public p;
	struct view file;

	ck_assert(file_read(&c.arena, in_club("signing.pub"), 999, &file));
	ck_assert(signify_read_public(file, &p));
	return p;
}

static struct receipt sign(int64_t game)
{
	struct receipt r = {.game = game, .n = 2};

	ck_assert_msg(signing_sign(&c.config, c.context.store, &c.arena, &r, &c.err),
		      "%s", c.err.text);
	return r;
}

static bool opens(void)
{
	c.config.signs = false;
	c.err = (struct err){0};
	return signing_open(&c.config, c.context.store, &c.err);
}

START_TEST(a_key_is_its_owners_alone)
{
	struct stat st;

	ck_assert_int_eq(stat(in_club("signing.key"), &st), 0);
	ck_assert_uint_eq(st.st_mode & 0777U, 0600);
	ck_assert_int_eq(chmod(in_club("signing.key"), 0640), 0);
	ck_assert(!opens());
	ck_assert_int_eq(c.err.kind, ERR_DENIED);
}

START_TEST(the_public_half_checks_what_was_signed)
{
	struct signify_public p = public_half();
	struct receipt r = sign(7);
	struct buf text = buf_in(&c.arena);

	receipt_write(&text, &r);
	ck_assert(signify_good(&p, buf_view(&text), r.sig));
	ck_assert(!signify_good(&p, view_of("g=8"), r.sig));
	ck_assert(view_eq(sign(7).sig, r.sig));
}

/* The same row is signed once, but never with a key that has gone. */
START_TEST(each_row_has_the_signature_of_the_key_there_is)
{
	struct view first = sign(7).sig;
	struct signify_public p;
	struct buf text = buf_in(&c.arena);
	struct receipt r;

	ck_assert(!view_eq(sign(8).sig, first));
	ck_assert(view_eq(sign(7).sig, first));
	ck_assert(store_commit(c.context.store, &c.err));
	ck_assert_msg(signing_change(&c.config, c.context.store, 1, false, &c.err),
		      "%s", c.err.text);
	ck_assert(store_begin(c.context.store, &c.err));
	p = public_half();
	r = sign(7);
	receipt_write(&text, &r);
	ck_assert(signify_good(&p, buf_view(&text), r.sig));
	ck_assert(!view_eq(r.sig, first));
}

START_TEST(an_older_club_gets_a_key)
{
	struct signify_public before = public_half();
	struct signify_public after;

	ck_assert_int_eq(unlink(in_club("signing.key")), 0);
	ck_assert_msg(opens(), "%s", c.err.text);
	after = public_half();
	ck_assert(memcmp(&before, &after, sizeof before) != 0);
	sign(1);
	ck_assert_msg(opens(), "%s", c.err.text);
	ck_assert(c.config.signs);
}

START_TEST(a_key_that_signed_is_missed)
{
	sign(1);
	ck_assert_int_eq(unlink(in_club("signing.key")), 0);
	ck_assert(!opens());
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(c.err.text, "bring it back from a backup"));
	ck_assert(access(in_club("signing.key"), F_OK) != 0);
}

/* Neither when a run begins nor later, if it is changed under a run. */
START_TEST(another_key_takes_no_place_in_silence)
{
	struct receipt r = sign(1);

	ck_assert(signing_make(&c.config, &c.err));
	ck_assert(!signing_sign(&c.config, c.context.store, &c.arena, &r, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert(!opens());
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
}

START_TEST(what_is_no_key_is_told)
{
	FILE *f = fopen(in_club("signing.key"), "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_ge(fputs("untrusted comment: x\nRWQ=\n", f), 0);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert(!opens());
	ck_assert_ptr_nonnull(strstr(c.err.text, "damaged"));
}

/* Of a game that is only asked for, too. */
START_TEST(every_letter_about_a_game_has_a_receipt)
{
	int64_t game = letter_club_begin(&c, "angrywords", "", "any", 3, false);
	int64_t asked = letter_club_begin(&c, "wordcap", "", "any", 3, true);
	struct signify_public p = public_half();

	letter_club_write(&c);
	ck_assert_uint_eq(c.letters_ours, 4);
	for (size_t i = 0; i < c.letters_ours; i++) {
		const struct our_letter *l = &c.ours[i];
		struct buf text = buf_in(&c.arena);
		struct buf log = buf_in(&c.arena);
		struct match m = {0};
		struct receipt r;
		size_t count;

		ck_assert(match_get(c.context.store, &c.arena, l->game, &m, &c.err));
		ck_assert(m.id == game || m.id == asked);
		ck_assert(receipt_read(
			header_find(header_block(l->bytes), RECEIPT_HEADER, &count),
			&r));
		ck_assert_int_eq(r.game, m.id);
		ck_assert_int_eq(r.n, m.events);
		ck_assert_mem_eq(r.head.byte, m.head.byte, HASH_BYTES);
		receipt_write(&text, &r);
		ck_assert(signify_good(&p, buf_view(&text), r.sig));
		buf_printf(&log, "Log %ld ", m.events);
		receipt_short(&log, &m.head);
		ck_assert_uint_lt(view_find_text(l->text, buf_cstr(&log)), l->text.len);
		ck_assert_uint_lt(view_find_text(l->html, buf_cstr(&log)), l->html.len);
	}
}

int main(void)
{
	letter_club_fixture(&c);
	claims_timeout(60);
	return claims_run("signing");
}
