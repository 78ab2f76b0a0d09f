/* SPDX-License-Identifier: ISC */
/* Only in programs built with DKIM=1. Letters are signed here; keys come from a table,
 * never from the network. */
#include "adjudicator/mail/parse/signatures.h"

#include "formats/text/buf.h"
#include <opendkim/dkim.h>
#include <stdio.h>
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

#define ANN  "From: Ann <ann@example.org>\r\n"
#define REST "Subject: Re: game 12\r\nMessage-ID: <1@example.org>\r\n"
#define BODY "8D CRATED\r\n\r\nGood luck!\r\n"

/* For these tests alone; it has signed nothing else. */
static char secret[] =
	"-----BEGIN RSA PRIVATE KEY-----\n"
	"MIICXQIBAAKBgQDg3IMdItWtSjRX3oWVpPRl5wVBEPZ6E0ecsdzF1A/KW6i/dgfT\n"
	"/a9bo/kbRM7kyyrgxxBvQfI/aVeDYjmYPvYkCgCl44rH3z90DkJhMngr/rNDMeeM\n"
	"U89lXinQSDDtMJFg73P4T2WMUbACMvYkUA94oUdXtfgjuhwhxn7rFzVVhwIDAQAB\n"
	"AoGAUyCyR/8sx1d7alCVSfEleNajFp7Sv+aIvuDyISB4hfLEu6NC2ZgbT+Gaof4a\n"
	"DnMdcuOkq7zRdafX9nZFnIcKLy8mhZjj0VPNXV6NEHg7SJX276HknPhzlDq5MdH3\n"
	"CvTyMnUHKH3RvsWNjvMd0F44eHw5aWYRJfnOEC3uBNeoPEECQQD0Tq1HNlcLavEs\n"
	"VC96jTrIWzV6VXSMLjHd0Vw7tQYgjuT6lyiwYN+8yvSEPpcySbqn1SAwre69A7z+\n"
	"mNZBsz65AkEA65+T8PjUJ5I6JSYJbRGbMIQ0K2q2uk90BBIpHx0iZyXzcsDbkmZM\n"
	"5pb8Ai6+kO+j+VdyJd7aYhvL0sep190WPwJBAIafCAqyndpzznuf1B3Szu5ynBBS\n"
	"IIvSNLZHVGyuPrcYJoMTYl92sjMlHwH0P3p9eDZdUYShg2lyMuWUMJQ5gjkCQGJ/\n"
	"6nOxQddtDLuc5BHha1Pj4H9J9Ct8rY5KHUCxiEFAnz4Ym3HfLES1V5J+AhJK6+x/\n"
	"fuuP9xFOd22dJEZmWTcCQQC947y2HM3IF4jgd/0h9hSNx+xfoSzcCk6aiGFFrJL1\n"
	"YlK6L4dpzoTuGZhAHmbWVjBxnNpliLXFr0c2wL/1xOzf\n"
	"-----END RSA PRIVATE KEY-----\n";
#define PUBLIC                                                                         \
	"MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDg3IMdItWtSjRX3oWVpPRl5wVB"             \
	"EPZ6E0ecsdzF1A/KW6i/dgfT/a9bo/kbRM7kyyrgxxBvQfI/aVeDYjmYPvYkCgCl"             \
	"44rH3z90DkJhMngr/rNDMeeMU89lXinQSDDtMJFg73P4T2WMUbACMvYkUA94oUdX"             \
	"tfgjuhwhxn7rFzVVhwIDAQAB"

static struct arena arena;
static struct signatures *signatures;
/* What the table of keys answers, and what it was asked. */
static enum signatures_key answer;
static const char *record;
static char asked[256];
static int times;

static enum signatures_key find(void *arg, struct arena *a, const char *name,
				struct view *out)
{
	(void)arg;
	(void)a;
	(void)snprintf(asked, sizeof asked, "%s", name);
	times++;
	*out = view_of(record);
	return answer;
}

static const struct signatures_keys table = {find, NULL};

static void set_up(void)
{
	arena = (struct arena){0};
	answer = SIGNATURES_KEY;
	record = "v=DKIM1; k=rsa; p=" PUBLIC;
	asked[0] = '\0';
	times = 0;
	signatures = signatures_new(&signatures_defaults, &table);
}

static void tear_down(void)
{
	signatures_free(signatures);
	arena_free(&arena);
}

static enum signatures_say check_raw(const char *raw)
{
	return signatures_check(signatures, &arena, view_of(raw),
				view_of("ann@example.org"));
}

/* The letter with one more signature above it. */
static char *sign(const char *letter, const char *domain, const char *selector)
{
	DKIM_LIB *lib = dkim_init(NULL, NULL);
	DKIM_STAT stat;
	unsigned char *field = NULL;
	size_t len = 0;
	char *copy = arena_printf(&arena, "%s", letter);
	struct buf out = buf_in(&arena);
	DKIM *dkim = dkim_sign(lib, (const unsigned char *)"x", NULL,
			       (dkim_sigkey_t)secret, (const unsigned char *)selector,
			       (const unsigned char *)domain, DKIM_CANON_RELAXED,
			       DKIM_CANON_RELAXED, DKIM_SIGN_RSASHA256, -1, &stat);

	ck_assert_ptr_nonnull(dkim);
	ck_assert_int_eq(dkim_chunk(dkim, (unsigned char *)copy, strlen(copy)), 0);
	ck_assert_int_eq(dkim_chunk(dkim, NULL, 0), 0);
	ck_assert_int_eq(dkim_eom(dkim, NULL), 0);
	ck_assert_int_eq(
		dkim_getsighdr_d(dkim, strlen(DKIM_SIGNHEADER) + 2, &field, &len), 0);
	buf_str(&out, DKIM_SIGNHEADER ": ");
	for (size_t i = 0; i < len; i++) { /* it folds with LF alone */
		if (field[i] == '\n' && (i == 0 || field[i - 1] != '\r')) {
			buf_char(&out, '\r');
		}
		buf_char(&out, (char)field[i]);
	}
	buf_printf(&out, "\r\n%s", letter);
	(void)dkim_free(dkim);
	dkim_close(lib);
	return arena_str(&arena, buf_view(&out));
}

static char *signed_letter(void)
{
	return sign(ANN REST "\r\n" BODY, "example.org", "s1");
}

/* Another word of the same length in its place. */
static char *changed(char *letter, const char *from, const char *to)
{
	char *at = strstr(letter, from);

	ck_assert_ptr_nonnull(at);
	memcpy(at, to, strlen(from));
	return letter;
}

START_TEST(a_letter_as_it_was_signed_says_nothing)
{
	ck_assert_int_eq(check_raw(signed_letter()), SIGNATURES_NOTHING);
	ck_assert_str_eq(asked, "s1._domainkey.example.org");
	ck_assert_int_eq(times, 1);
}

START_TEST(another_body_or_header_breaks_the_signature)
{
	static const char *const changes[][2] = {
		{"CRATED",        "CRATES"       },
		{"Good luck",     "Bad luck!"    },
		{"Re: game 12",   "Re: game 13"  },
		{"Ann <ann@exam", "Ben <ben@exam"},
	};

	ck_assert_int_eq(
		check_raw(changed(signed_letter(), changes[_i][0], changes[_i][1])),
		SIGNATURES_BROKEN);
}

START_TEST(line_ends_of_a_maildir_break_nothing)
{
	char *letter = signed_letter();
	struct buf b = buf_in(&arena);

	for (const char *p = letter; *p != '\0'; p++) {
		if (*p != '\r') {
			buf_char(&b, *p);
		}
	}
	ck_assert_int_eq(check_raw(buf_cstr(&b)), SIGNATURES_NOTHING);
	ck_assert_int_eq(times, 1);

	ck_assert_int_eq(
		check_raw(changed(arena_str(&arena, buf_view(&b)), "CRATED", "CRATES")),
		SIGNATURES_BROKEN);
}

START_TEST(a_signature_of_another_domain_is_not_looked_up)
{
	static const char *const others[] = {"example.net", "badexample.org",
					     "example.org.example.net"};
	char *letter = sign(ANN REST "\r\n" BODY, others[_i], "s1");

	ck_assert_int_eq(check_raw(changed(letter, "CRATED", "CRATES")),
			 SIGNATURES_NOTHING);
	ck_assert_int_eq(times, 0);
}

START_TEST(a_signature_within_the_domain_counts)
{
	char *letter = sign(ANN REST "\r\n" BODY, "mail.example.org", "s1");

	ck_assert_int_eq(check_raw(letter), SIGNATURES_NOTHING);
	ck_assert_int_eq(check_raw(changed(letter, "CRATED", "CRATES")),
			 SIGNATURES_BROKEN);
}

START_TEST(without_a_signature_nothing_is_said)
{
	ck_assert_int_eq(check_raw(ANN REST "\r\n" BODY), SIGNATURES_NOTHING);
	ck_assert_int_eq(check_raw(""), SIGNATURES_NOTHING);
	ck_assert_int_eq(times, 0);
}

START_TEST(a_key_that_is_no_use_says_nothing)
{
	static const char *const records[] = {
		"",
		"v=DKIM1; k=rsa; p=",                             /* withdrawn */
		"v=DKIM1; k=rsa; t=y; p=" PUBLIC,                 /* tried out */
		"v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GN", /* half of one */
		"v=DKIM9; p=" PUBLIC,
		"\n\n\t v=spf1 -all",
	};

	record = records[_i];
	ck_assert_int_eq(check_raw(changed(signed_letter(), "CRATED", "CRATES")),
			 SIGNATURES_NOTHING);
}

START_TEST(a_missing_key_says_nothing)
{
	answer = SIGNATURES_NO_KEY;
	ck_assert_int_eq(check_raw(changed(signed_letter(), "CRATED", "CRATES")),
			 SIGNATURES_NOTHING);
	ck_assert_int_eq(signatures_unknown(signatures), 0);
}

START_TEST(a_silent_name_server_is_counted_and_says_nothing)
{
	answer = SIGNATURES_KEY_SILENT;
	ck_assert_int_eq(check_raw(changed(signed_letter(), "CRATED", "CRATES")),
			 SIGNATURES_UNKNOWN);
	ck_assert_int_eq(signatures_unknown(signatures), 1);
	answer = SIGNATURES_KEY;
	ck_assert_int_eq(check_raw(changed(signed_letter(), "CRATED", "CRATES")),
			 SIGNATURES_BROKEN);
}

START_TEST(time_that_is_up_is_not_spent)
{
	static const struct signatures_limits limits[] = {
		{.letter_ms = 0,    .run_ms = 30000},
		{.letter_ms = 8000, .run_ms = 0    },
	};

	signatures_free(signatures);
	signatures = signatures_new(&limits[_i], &table);
	ck_assert_int_eq(check_raw(signed_letter()), SIGNATURES_UNKNOWN);
	ck_assert_int_eq(times, 0);
}

START_TEST(one_good_signature_of_two_is_enough)
{
	char *broken = changed(signed_letter(), "Re: game 12", "Re: game 13");
	char *two = sign(broken, "example.org", "s2");

	ck_assert_int_eq(check_raw(two), SIGNATURES_NOTHING);
	ck_assert_int_eq(times, 2);
	ck_assert_int_eq(check_raw(changed(two, "CRATED", "CRATES")),
			 SIGNATURES_BROKEN);
}

START_TEST(of_many_signatures_only_some_are_looked_up)
{
	struct buf b = buf_in(&arena);

	for (int i = 0; i < 200; i++) {
		buf_printf(&b,
			   "DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s%d; "
			   "h=from; bh=eA==; b=eA==\r\n",
			   i);
	}
	buf_str(&b, ANN REST "\r\n" BODY);
	(void)check_raw(buf_cstr(&b));
	ck_assert_int_ge(times, 1);
	ck_assert_int_le(times, 4);
}

/* Whoever signs decides neither what is looked up nor what becomes of us. */
START_TEST(hostile_letters_do_no_harm)
{
	static const char *const hostile[] = {
		"d=example.org; s=a\\b; h=from; bh=eA==; b=eA==",
		"d=example.org; s=s1.example.net/x; h=from; bh=eA==; b=eA==",
		"d=.; s=; h=; bh=; b=",
		"d=org; d=example.org; s=s1; s=s2; h=from:from:from; b=",
		"l=99999999999999999999; x=-1; t=x; d=example.org; s=s; h=from; b=!",
		"%s%n=%s; d=example.org; ;;;===;=;",
		"\x01\x02\xff\xfe",
	};
	char *letter = arena_printf(&arena,
				    "DKIM-Signature: v=1; a=rsa-sha256; %s\r\n" ANN REST
				    "\r\n" BODY,
				    hostile[_i]);

	ck_assert_int_eq(check_raw(letter), SIGNATURES_NOTHING);
	ck_assert_int_eq(check_raw(changed(signed_letter(), "CRATED", "CRATES")),
			 SIGNATURES_BROKEN);
}

START_TEST(ten_thousand_tags_do_no_harm)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, "DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s1");
	for (int i = 0; i < 10000; i++) {
		buf_printf(&b, "; t%d=x", i);
	}
	buf_str(&b, "; h=from; bh=eA==; b=eA==\r\n" ANN REST "\r\n" BODY);
	(void)check_raw(buf_cstr(&b));
	ck_assert_int_eq(check_raw(changed(signed_letter(), "CRATED", "CRATES")),
			 SIGNATURES_BROKEN);
}

START_TEST(zero_bytes_and_broken_ends_do_no_harm)
{
	char *letter = changed(signed_letter(), "CRATED", "CRATES");
	size_t len = strlen(letter);

	for (size_t cut = 0; cut < len; cut += 37) {
		struct view part = view_from(letter, cut);
		char *holed = arena_str(&arena, view_from(letter, len));

		holed[cut] = '\0';
		(void)signatures_check(signatures, &arena, part,
				       view_of("ann@example.org"));
		(void)signatures_check(signatures, &arena, view_from(holed, len),
				       view_of("ann@example.org"));
	}
	ck_assert_int_eq(check_raw(letter), SIGNATURES_BROKEN);
}

/* The same order twice, but for a word: it is played, or asked about first. */
START_TEST(what_was_changed_on_its_way_is_asked_about_first)
{
	struct letter_club c = {0};
	const struct our_letter *to;
	struct heard_letter h;
	char *letter;

	letter_club_open(&c);
	c.context.signatures = signatures;
	(void)letter_club_begin(&c, "wordbox", "", "any", 1, false);
	to = letter_club_latest(&c, c.ann, c.game[0]);
	letter = sign(arena_printf(&arena, ANN "To: %.*s\r\n" REST "\r\npass\r\n",
				   VIEW_ARG(to->reply_to)),
		      "example.org", "s1");
	letter_club_hear(&c, view_of(letter), false, &h);
	ck_assert_msg(h.changed, "%.*s", VIEW_ARG(h.code));
	letter_club_hear(&c, view_of(changed(letter, "game 12", "game 13")), false, &h);
	ck_assert_msg(view_is(h.verdict, "held") && !h.changed, "%.*s %.*s",
		      VIEW_ARG(h.verdict), VIEW_ARG(h.code));
	ck_assert_int_eq(times, 2);
	c.context.signatures = NULL;
	letter_club_close(&c);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_times(another_body_or_header_breaks_the_signature, 0, 4);
	claims_times(a_signature_of_another_domain_is_not_looked_up, 0, 3);
	claims_times(a_key_that_is_no_use_says_nothing, 0, 6);
	claims_times(time_that_is_up_is_not_spent, 0, 2);
	claims_times(hostile_letters_do_no_harm, 0, 7);
	return claims_run("signatures");
}
