/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/mailboxes.h"

#include "adjudicator/crypto/secret_memory.h"
#include "adjudicator/mail/server.h"
#include "formats/address.h"
#include <string.h>

static bool password(void *arg, struct arena *arena, struct view *out, struct err *err)
{
	return secret_read(arg, arena, out, err);
}

static const char *path_or_none(struct config *c, const char *name)
{
	return *name == '\0' ? "" : config_path(c, name);
}

void club_inbox_open(struct club_inbox *g, struct config *c, bool dry)
{
	bool server = server_named(view_of(c->inbox));

	*g = (struct club_inbox){0};
	g->secret =
		(struct secret_source){.dir = c->dir,
				       .box = "inbox",
				       .command = c->inbox_password_command,
				       .file = path_or_none(c, c->inbox_password_file),
				       .seconds = (int)c->inbox_timeout};
	g->terms = (struct mailbox_terms){
		.inbox = server ? c->inbox : config_maildir(c, c->inbox),
		.junk = server ? c->junk : path_or_none(c, c->junk),
		.received_by = view_of(c->received_by),
		.reading_only = dry,
		.ca = path_or_none(c, c->tls_ca),
		.xoauth2 = c->inbox_auth == AUTH_XOAUTH2,
		.milliseconds = (int)c->inbox_timeout * 1000,
		.secret = password,
		.secret_from = secret_where(&g->secret, &c->arena),
		.arg = &g->secret};
	g->mailbox = mailbox_new(&g->terms);
}

void club_inbox_close(struct club_inbox *g)
{
	mailbox_free(g->mailbox);
	g->mailbox = NULL;
	arena_free(&g->arena);
}

/* The part after "maildir:" or "sendmail:". */
static const char *behind_scheme(struct club_outbox *g, const char *setting)
{
	struct view rest = view_of(setting);

	(void)view_cut(&rest, ':');
	return arena_str(&g->arena, rest);
}

static bool read_server(struct club_outbox *g, struct config *c, struct err *err)
{
	const char *why =
		server_read(&g->arena, view_of(c->outbox), &g->account.server);

	if (why != NULL) {
		return err_set(err, ERR_CONFIG, "outbox: %s", why);
	}
	g->account.kind = SENDER_SMTP;
	g->account.xoauth2 = c->outbox_auth == AUTH_XOAUTH2;
	g->account.ca = *c->tls_ca == '\0' ? NULL : config_path(c, c->tls_ca);
	g->secret = (struct secret_source){.dir = c->dir,
					   .box = "outbox",
					   .command = c->outbox_password_command,
					   .file = c->outbox_password_file,
					   .seconds = (int)c->outbox_timeout};
	if (*c->outbox_password_file != '\0') {
		g->secret.file = config_path(c, c->outbox_password_file);
	}
	g->account.password_from = secret_where(&g->secret, &g->arena);
	return true;
}

bool club_outbox_read(struct club_outbox *g, struct config *c, struct err *err)
{
	*g = (struct club_outbox){.account = {.kind = SENDER_MAILDIR}};
	g->account.seconds = (int)c->outbox_timeout;
	g->account.hello = address_domain(view_of(c->address)).at;
	if (server_named(view_of(c->outbox))) {
		return read_server(g, c, err);
	}
	if (view_starts(view_of(c->outbox), "sendmail:")) {
		g->account.kind = SENDER_PROGRAM;
		g->account.path = behind_scheme(g, c->outbox);
		g->account.club = c->dir;
	} else {
		g->account.path = config_maildir(c, c->outbox);
	}
	return true;
}

bool club_outbox_open(struct club_outbox *g, struct err *err)
{
	if (g->sender != NULL) {
		return true;
	}
	if (g->account.kind == SENDER_SMTP && *g->account.server.user != '\0') {
		struct view word;
		char *kept;

		if (!secret_read(&g->secret, &g->arena, &word, err)) {
			return false;
		}
		kept = arena_str(&g->arena, word);
		secret_lock(kept, word.len);
		g->account.password = kept;
	}
	return sender_open(&g->sender, &g->account, err);
}

void club_outbox_close(struct club_outbox *g)
{
	sender_close(g->sender);
	arena_wipe(&g->arena);
	g->sender = NULL;
}

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
	struct view domain = address_domain(address);

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
