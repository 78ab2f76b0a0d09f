/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/authres.h"

#include "tests/helpers/claims.h"

#define ROW(...)                                                                       \
	{                                                                              \
		__VA_ARGS__                                                            \
	}
#define AR    "Authentication-Results: mx.club.example"
#define OURS  "Received: from mail.x.org by mx.club.example; 4 Dec 2026 18:00:00 Z\n"
#define INNER "Received: from mx.club.example by box.club.example; 4 Dec 2026 18:00 Z\n"
#define OTHER "Received: from a by mail.x.org; 4 Dec 2026 18:00:00 Z\n"
#define END   "From: ann@x.org\n\nhi\n"

/* Letters of ann@x.org. */
static const struct {
	bool denied;
	const char *raw;
} cases[] = {
	ROW(true, AR "; dmarc=fail header.from=x.org\n" OURS END),
	ROW(true,
	    AR " 1; dmarc = fail (p=none; dmarc=pass) header.from = X.Org\n" OURS END),
	ROW(true, "authentication-results: MX.Club.Example;\r\n\tspf=pass "
		  "smtp.mailfrom=a@evil;\r\n"
		  "\tdmarc/1=fail reason=\"a; dmarc=pass\"\r\n" OURS END),
	ROW(true, AR "; dmarc=fail\n" INNER OURS END),
	ROW(true, INNER AR "; dmarc=fail\n" OURS OTHER END),
	ROW(true,
	    AR "; dkim=fail header.d=x.org; spf=fail smtp.mailfrom=b@x.org\n" OURS END),
	ROW(true, AR "; dkim=fail header.i=@mail.x.org\n" AR "; spf=fail\n" OURS END),
	ROW(true, AR "; dmarc=fail\nX: y\n" AR "; dmarc=pass\n" OURS END),
	ROW(true,
	    AR "; spf=fail smtp.mailfrom=\"a; spf=pass\"@x.org; dkim=fail\n" OURS END),
	ROW(true, AR "; dmarc=fail reason=\"a \\\" dmarc=pass\"\n" OURS END),
	ROW(true, AR "; dmarc=fail (a \\) dmarc=pass)\n" OURS END),
	ROW(true, AR "; dmarc=fail (a \" b)\n" OURS END),
	ROW(true, AR "; a)b; dmarc=fail\n" OURS END),
	ROW(true, AR "; a\\b; dmarc=fail\n" OURS END),
	ROW(true, AR "; dmarc=fail junk\n" OURS END),
	ROW(true, AR "; dmarc=pass; dmarc=fail\n" OURS END),
	/* What the host says is good. */
	ROW(false, AR "; spf=pass; spf=fail; dkim=fail\n" OURS END),
	ROW(false, AR "; dmarc=pass header.from=x.org\n" OURS END),
	ROW(false, AR "; none\n" OURS END),
	ROW(false, AR "; dmarc=none; spf=softfail; dkim=fail\n" OURS END),
	ROW(false,
	    AR "; dkim=fail header.d=x.org; dkim=pass header.d=y.org; spf=fail\n" OURS
		    END),
	ROW(false, AR "; dkim=fail; spf=pass\n" OURS END),
	ROW(false, AR "; dkim=fail; spf=fail; dmarc=pass\n" OURS END),
	ROW(false, AR "; dkim=none; spf=fail\n" OURS END),
	/* What it says of somebody else. */
	ROW(false, AR "; dmarc=fail header.from=y.org\n" OURS END),
	ROW(false, AR "; dmarc=fail header.from=notx.org\n" OURS END),
	ROW(false,
	    AR "; dkim=fail header.d=y.org; spf=fail smtp.mailfrom=a@x.org\n" OURS END),
	/* What it did not say. */
	ROW(false, OURS AR "; dmarc=fail\n" END),
	ROW(false, OURS INNER AR "; dmarc=fail\n" OURS END),
	ROW(false, AR "; dmarc=fail\n" END),
	ROW(false, AR "; dmarc=fail\n" OTHER OURS END),
	ROW(false, OTHER AR "; dmarc=fail\n" OURS END),
	ROW(false, OURS OTHER AR "; dmarc=fail\n" OURS END),
	ROW(false, AR ".evil; dmarc=fail\n" OURS END),
	ROW(false, AR " 2; dmarc=fail\n" OURS END),
	ROW(false, "Authentication-Results: mail.x.org; dmarc=fail\n" OURS END),
	ROW(false,
	    "Authentication-Results: (mx.club.example) x; dmarc=fail\n" OURS END),
	ROW(false, "X-Authentication-Results: mx.club.example; dmarc=fail\n" OURS END),
	ROW(false, AR "; x=\"; dmarc=fail\n" OURS END),
	ROW(false, AR "; x=(; dmarc=fail\n" OURS END),
	ROW(false, AR "; dmarc=; =fail; dmarc fail\n" OURS END),
	ROW(false, AR "\n" OURS END),
	ROW(false, "Subject: x\n\n" AR "; dmarc=fail\n" OURS END),
	ROW(false, ""),
};

START_TEST(only_the_trusted_host_can_deny_a_sender)
{
	struct authres_hosts hosts = {view_of("mx.club.example"),
				      view_of("box.club.example")};

	ck_assert_msg(authres_denies(view_of(cases[_i].raw), &hosts,
				     view_of("ann@x.org")) == cases[_i].denied,
		      "%s", cases[_i].raw);
}

START_TEST(without_a_trusted_host_nobody_is_denied)
{
	struct authres_hosts hosts = {view_of(" "), view_of("mx.club.example")};

	ck_assert(!authres_denies(
		view_of("Authentication-Results: ; dmarc=fail\n" OURS END), &hosts,
		view_of("ann@x.org")));
}

int main(void)
{
	claims_rows(only_the_trusted_host_can_deny_a_sender, cases);
	return claims_run("authres");
}
