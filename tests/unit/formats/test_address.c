/* SPDX-License-Identifier: ISC */
#include "formats/address.h"

#include "tests/helpers/claims.h"

#define ROW(...)                                                                       \
	{                                                                              \
		__VA_ARGS__                                                            \
	}

/* 63 letters, as many as a part of a host's name has at most. */
#define HOST "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijk"

static struct arena arena;

static const struct {
	const char *address;
	bool plain;
} addresses[] = {
	ROW("a@b", true),
	ROW("ann.smith+x@mail.x.org", true),
	ROW("o'neil@x.org", true),
	ROW("a@", false),
	ROW("@b", false),
	ROW("", false),
	ROW("a", false),
	ROW("a@b@c", false),
	ROW("a b@c", false),
	ROW("\"a\"@c", false),
	ROW("a..b@c", false),
	ROW(".a@c", false),
	ROW("a.@c", false),
	ROW("a@c.", false),
	ROW("a@.c", false),
	ROW("a@[127.0.0.1]", false),
	ROW("a(x)@c", false),
	ROW("a@b\n", false),
	ROW("<a@b>", false),
	ROW("a@b_c", false),
	ROW("a@b-c.org", true),
	ROW("=?a@b", false),
	ROW("\xc3\xa9@x.org", false),
	ROW("0123456789012345678901234567890123456789012345678901234567890123456@x",
	    false),
	ROW("ann@" HOST ".org", true),
	ROW("ann@" HOST "." HOST "." HOST "." HOST ".org", false),
};

START_TEST(an_address_is_plain_or_not)
{
	ck_assert_msg(address_plain(view_of(addresses[_i].address)) ==
			      addresses[_i].plain,
		      "%s", addresses[_i].address);
}

static const struct {
	const char *text, *name, *address; /* NULL: refused */
} mailboxes[] = {
	ROW("ann@x.org", "", "ann@x.org"),
	ROW("<ann@x.org>", "", "ann@x.org"),
	ROW("Ann Smith <Ann@X.Org>", "Ann Smith", "Ann@x.org"),
	ROW("\"Smith, \\\"Ann\\\"\" <ann@x.org>", "Smith, \"Ann\"", "ann@x.org"),
	ROW(" Ann  < ann@x.org > (home)", "Ann", "ann@x.org"),
	ROW("ann@x.org (Ann)", "Ann", "ann@x.org"),
	ROW("Ann <ann@x.org>\t(home)", "Ann", "ann@x.org"),
	ROW("ann@x.org(Ann)", "Ann", "ann@x.org"),
	ROW("Ann(the boss)Smith <ann@x.org>", "Ann Smith", "ann@x.org"),
	ROW("ann@x(or)y.org", NULL, NULL),
	ROW("Ann <ann@x.org>: ben@x.org", NULL, NULL),
	ROW("ann@x.org (Ann\\", NULL, NULL),
	ROW("ann@x.org, ben@x.org", NULL, NULL),
	ROW("Ann <ann@x.org>, Ben <ben@x.org>", NULL, NULL),
	ROW("Ann <ann@x.org> ben@x.org", NULL, NULL),
	ROW("Ann <ann@x.org><ben@x.org>", NULL, NULL),
	ROW("\"ann@x.org\"", NULL, NULL),
	ROW("ann smith@x.org", NULL, NULL),
	ROW("Re: Ann <ann@x.org>", "Ann", "ann@x.org"),
	/* What is opened is closed, or it is nobody's address. */
	ROW("<ann@x.org", NULL, NULL),
	ROW("Ann <ann@x.org (home)", NULL, NULL),
	ROW("ann@x.org (Ann", NULL, NULL),
	ROW("ann@x.org (Ann\\)", NULL, NULL),
	ROW("Ann <ann@x.org> \"home", NULL, NULL),
	/* One address before another is none. */
	ROW("ann@x.org: ben@x.org", NULL, NULL),
	ROW("Ann <@relay.org:ann@x.org>", NULL, NULL),
	ROW("=?utf-8?Q?ann?=@x.org", NULL, NULL),
	ROW("<=?utf-8?Q?ann=40y.org?=@x.org>", NULL, NULL),
	ROW("=?utf-8?Q?ben=40y.org?= <ann@x.org>",
	    "=?utf-8?Q?ben=40y.org?=", "ann@x.org"),
	ROW("<>", NULL, NULL),
	ROW("", NULL, NULL),
	ROW("Ann", NULL, NULL),
	ROW("\"Ann <ann@x.org>", NULL, NULL),
	ROW("(((ann@x.org", NULL, NULL),
};

START_TEST(a_mailbox_is_taken_apart)
{
	struct view name;
	struct view address;
	bool ok = address_read(&arena, view_of(mailboxes[_i].text), &name, &address);

	ck_assert_msg(ok == (mailboxes[_i].address != NULL), "%s", mailboxes[_i].text);
	if (ok) {
		ck_assert_msg(view_is(name, mailboxes[_i].name), "%.*s",
			      VIEW_ARG(name));
		ck_assert(view_is(address, mailboxes[_i].address));
	}
}

static const struct {
	const char *id;
	bool good;
} ids[] = {
	ROW("<a@b>", true),      ROW("<\"q\"@[1.2]>", true),
	ROW("<a@b@c>", true),    ROW("<@b>", false),
	ROW("<a@>", false),      ROW("<ab>", false),
	ROW("a@b", false),       ROW("<a@b", false),
	ROW("<a @b>", false),    ROW("<a<@b>", false),
	ROW("<a>@b>", false),    ROW("<a@\xc3\xa9>", false),
	ROW("<a@b>\n", false),   ROW("", false),
	ROW("<>", false),        ROW("<@abc>", false),
	ROW("<abc@>", false),    ROW("<abcd>", false),
	ROW("<a@b\x7f>", false),
};

START_TEST(an_id_is_good_or_not)
{
	ck_assert_msg(address_id_good(view_of(ids[_i].id)) == ids[_i].good, "%s",
		      ids[_i].id);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(an_address_is_plain_or_not, addresses);
	claims_rows(a_mailbox_is_taken_apart, mailboxes);
	claims_rows(an_id_is_good_or_not, ids);
	return claims_run("address");
}
