/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/probe.h"

#include "adjudicator/club/mailboxes.h"

#define FOLDER                                                                         \
	"see whose the folder is, and its mode; where it is missing: adjudicator init"

/* What to do when there was no contact with a server. */
static const struct {
	enum err_kind kind;
	const char *inbox, *outbox;
} mends[] = {
	{ERR_CONFIG, "look at the setting inbox, and those that begin with inbox-",
	 "look at the setting outbox, and those that begin with outbox-"                  },
	{ERR_CREATE, FOLDER,							FOLDER},
	{ERR_DENIED, "look at inbox-password-command and inbox-password-file",
	 "look at outbox-password-command and outbox-password-file"                       },
};

static const char *mend(const struct probe *p, enum err_kind kind, bool inbox)
{
	if (p->kind == PROBE_SERVER && kind == ERR_CREATE) {
		return "all programs of adjudicator must be of one version";
	}
	for (size_t i = 0; i < sizeof mends / sizeof mends[0]; i++) {
		if (mends[i].kind == kind) {
			return inbox ? mends[i].inbox : mends[i].outbox;
		}
	}
	return "try again later";
}

static void fail(struct arena *arena, struct probe *p, const struct err *err,
		 const struct trouble_place *at)
{
	bool server = p->found.trouble != TROUBLE_NONE;
	bool folder = p->kind == PROBE_MAILDIR && *p->where != '\0' &&
		      err->kind == ERR_DENIED;

	p->good = false;
	p->failure = err->kind;
	p->what = server ? trouble_what(arena, &p->found, at)
			 : arena_printf(arena, "%s", err->text);
	p->mend = server ? trouble_mend(arena, p->found.trouble, at)
			 : mend(p, folder ? ERR_CREATE : err->kind,
				view_is(view_of(at->box), "inbox"));
}

struct probe probe_inbox(struct config *c, struct arena *arena)
{
	struct probe p = {.good = true, .kind = PROBE_MAILDIR};
	struct trouble_place at = {.box = "inbox"};
	struct club_inbox inbox;
	struct mailbox_look look;
	struct server server;
	struct err err = {0};

	club_inbox_open(&inbox, c, false);
	at.secret_from = inbox.terms.secret_from;
	p.where = inbox.terms.inbox;
	if (server_named(view_of(c->inbox))) {
		p.kind = PROBE_SERVER;
		p.where = "";
		if (server_read(arena, view_of(c->inbox), &server) == NULL) {
			p.where = server_place(arena, &server);
			at.server = &server;
		}
	}
	p.good = mailbox_look(inbox.mailbox, arena, &look, &err);
	p.found = look.found;
	p.folder = look.folder;
	p.validity = look.validity;
	p.letters = look.letters;
	p.newest = look.newest;
	p.writable = look.writable;
	if (p.good && !p.writable) {
		p.good = err_set(&err, ERR_DENIED,
				 "letters in %.200s cannot be filed: it is open for "
				 "reading only",
				 p.folder);
	}
	if (!p.good) {
		fail(arena, &p, &err, &at);
	}
	club_inbox_close(&inbox);
	return p;
}

struct probe probe_outbox(struct config *c, struct arena *arena)
{
	static const enum probe_kind kinds[] = {[SENDER_MAILDIR] = PROBE_MAILDIR,
						[SENDER_SMTP] = PROBE_SERVER,
						[SENDER_PROGRAM] = PROBE_PROGRAM};
	struct probe p = {.good = true, .where = ""};
	struct trouble_place at = {.box = "outbox"};
	struct club_outbox outbox = {0};
	struct err err = {0};

	p.good = club_outbox_read(&outbox, c, &err);
	if (p.good) {
		const struct sender_account *a = &outbox.account;

		p.kind = kinds[a->kind];
		p.where = a->kind == SENDER_SMTP ? server_place(arena, &a->server)
						 : arena_str(arena, view_of(a->path));
		if (a->kind == SENDER_SMTP) {
			at.server = &a->server;
			at.secret_from = a->password_from;
		}
	}
	p.good = p.good && club_outbox_open(&outbox, &err) &&
		 sender_look(outbox.sender, &p.found, &err);
	if (!p.good) {
		fail(arena, &p, &err, &at);
	}
	club_outbox_close(&outbox);
	return p;
}
