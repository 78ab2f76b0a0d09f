/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/providers.h"

#define APP "it wants a password made for this program (an app password)"

/* clang-format off */
static const struct {
	const char *domain;
	struct provider is;
} known[] = {
	{"fastmail.com",   {"imap.fastmail.com",   "smtp.fastmail.com",   false, APP}},
	{"gmail.com",      {"imap.gmail.com",      "smtp.gmail.com",      false, APP}},
	{"googlemail.com", {"imap.gmail.com",      "smtp.gmail.com",      false, APP}},
	{"gmx.de",         {"imap.gmx.net",        "mail.gmx.net",        false, ""}},
	{"gmx.net",        {"imap.gmx.net",        "mail.gmx.net",        false, ""}},
	{"icloud.com",     {"imap.mail.me.com",    "smtp.mail.me.com",    true,  APP}},
	{"mailbox.org",    {"imap.mailbox.org",    "smtp.mailbox.org",    false, ""}},
	{"posteo.de",      {"posteo.de",           "posteo.de",           false, ""}},
	{"web.de",         {"imap.web.de",         "smtp.web.de",         true,  ""}},
	{"yahoo.com",      {"imap.mail.yahoo.com", "smtp.mail.yahoo.com", false, APP}},
};
/* clang-format on */

struct provider provider_guess(struct arena *arena, struct view address)
{
	struct view domain =
		view_part(address, view_find(address, '@') + 1, address.len);

	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
		if (view_is_nocase(domain, known[i].domain)) {
			return known[i].is;
		}
	}
	return (struct provider){
		.imap = arena_printf(arena, "imap.%.*s", VIEW_ARG(domain)),
		.smtp = arena_printf(arena, "smtp.%.*s", VIEW_ARG(domain)),
		.note = ""};
}
