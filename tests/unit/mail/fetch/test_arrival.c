/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/maildir.h"

#include "formats/text/stamp.h"

#include "tests/helpers/claims.h"

#define ROW(...)                                                                       \
	{                                                                              \
		__VA_ARGS__                                                            \
	}
#define BY "Received: from x by mx.club.example with esmtp id 1; "

/* An empty `at`: not read, the other time is taken. */
static const struct {
	const char *raw, *at;
} cases[] = {
	ROW(BY "Fri, 04 Dec 2026 18:00:00 +0100\n\n", "2026-12-04T17:00:00Z"),
	ROW(BY "4 Dec 2026 18:00 -0330 (NST)\n\n", "2026-12-04T21:30:00Z"),
	ROW(BY "Fri,4 Dec 26 18:00:07 GMT\n\n", "2026-12-04T18:00:07Z"),
	ROW(BY "Fri, 4 Dec 126 18:00:00 UT\n\n", "2026-12-04T18:00:00Z"),
	ROW(BY "Fri, 4 Dec 2026 18:00:00 EST\n\n", "2026-12-04T23:00:00Z"),
	ROW(BY "Fri, 4 Dec 2026 18:00:00 pdt\n\n", "2026-12-05T01:00:00Z"),
	ROW(BY "Fri, 4 Dec 2026 18:00:00 CEST\n\n", "2026-12-04T18:00:00Z"),
	ROW(BY "Fri, 4 Dec 2026 18:00:00\n\n", "2026-12-04T18:00:00Z"),
	ROW(BY "31 Dec 2016 23:59:60 +0000\n\n", "2016-12-31T23:59:59Z"),
	ROW(BY "29 Feb 2024 00:00:00 +0000\n\n", "2024-02-29T00:00:00Z"),
	ROW(BY "1 Jan 99 00:00:00 +0000\n\n", "1999-01-01T00:00:00Z"),
	ROW("Received: from x\r\n\tby mx.club.example (Postfix;\r\n a) with\r\n"
	    " esmtp;\r\n\t4 Dec 2026 18:00:00 +0000\r\n\r\n",
	    "2026-12-04T18:00:00Z"),
	ROW("Received: by MX.Club.Example.; 4 Dec 2026 18:00:00 Z\n\n",
	    "2026-12-04T18:00:00Z"),
	ROW("Received: by other; 1 Jan 2026 00:00:00 Z\n" BY
	    "4 Dec 2026 18:00:00 Z\n" BY "5 Dec 2026 18:00:00 Z\n\n",
	    "2026-12-04T18:00:00Z"),
	ROW("From x y\n" BY "4 Dec 2026 18:00:00 Z\n\n", "2026-12-04T18:00:00Z"),
	ROW("Received: (by mx.club.example) by z; 4 Dec 2026 18:00:00 Z\n\n", ""),
	ROW("Received: from by by evil; by mx.club.example 4 Dec 2026 1:00 Z\n\n", ""),
	ROW("Date: 4 Dec 2026 18:00:00 Z\n\n", ""),
	ROW("Subject: x\n\n" BY "4 Dec 2026 18:00:00 Z\n\n", ""),
	ROW(BY "4 Dec 2026 18:00:00 MESTZ\n\n", "2026-12-04T18:00:00Z"),
	ROW(BY "4 Dec 2026 18:00:00 +0160\n\n", ""),
	ROW(BY "4 Dec 2026 18:00:00 12345\n\n", ""),
	ROW(BY "4 Dec 2026 18:xx:00 Z\n\n", ""),
	ROW(BY "4 Dec 2026 18:00:61 Z\n\n", ""),
	ROW(">From x y\n" BY "4 Dec 2026 18:00:00 Z\n\n", "2026-12-04T18:00:00Z"),
	ROW("Received: a) by mx.club.example; 4 Dec 2026 18:00:00 Z\n\n",
	    "2026-12-04T18:00:00Z"),
	ROW("Received: from x with esmtp; 4 Dec 2026 18:00:00 Z\n\n", ""),
	ROW("Received: from x by ; 4 Dec 2026 18:00:00 Z\n\n", ""),
	ROW("Received \xc3\xa9: y\nRec\xc3\xa9ived: z\n" BY "4 Dec 2026 18:00:00 Z\n\n",
	    "2026-12-04T18:00:00Z"),
	ROW(BY "30 Feb 2026 18:00:00 Z\n\n", ""),
	ROW(BY "4 Dec 2026 25:00:00 Z\n\n", ""),
	ROW(BY "4 Foo 2026 18:00:00 Z\n\n", ""),
	ROW(BY "4 Dec 2026 18:00:00 +9900\n\n", ""),
	ROW(BY "4 Dec 99999 18:00:00 Z\n\n", ""),
	ROW(BY "4 Dec -1 18:00:00 Z\n\n", ""),
	ROW(BY "Fri,\n\n", ""),
	ROW(BY "\n\n", ""),
	ROW("Received: by mx.club.example\n\n", ""),
	ROW("", ""),
};

START_TEST(the_topmost_line_of_our_host_counts)
{
	int64_t want = 7;
	int64_t got = arrival_read(view_of(cases[_i].raw),
				   view_of("relay.example mx.club.example"), 7);

	if (cases[_i].at[0] != '\0') {
		ck_assert(stamp_read(view_of(cases[_i].at), &want));
	}
	ck_assert_msg(got == want, "%s gives %lld", cases[_i].raw, (long long)got);
}

START_TEST(without_hosts_nobody_is_believed)
{
	ck_assert_int_eq(arrival_read(view_of(cases[0].raw), view_of(" "), 7), 7);
}

int main(void)
{
	claims_rows(the_topmost_line_of_our_host_counts, cases);
	return claims_run("arrival");
}
