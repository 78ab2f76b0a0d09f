/* SPDX-License-Identifier: ISC */
/* Where letters arrive and leave, tried out as a run would. */

#include "adjudicator/club/copies.h"
#include "adjudicator/club/mailboxes.h"
#include "adjudicator/club/probe.h"
#include "adjudicator/doctor/checks.h"
#include "adjudicator/mail/server.h"
#include "adjudicator/system/credential.h"
#include "formats/text/stamp.h"
#include <string.h>

enum { DAY = 86400, HOUR = 3600, MINUTE = 60 };

/* Says when the server's certificate ends, and warns 14 days before. */
static void tell_certificate(struct doctor *d, const struct probe *p)
{
	static const char renew[] =
		"renew the certificate, or tell whoever keeps the server";
	int64_t left = p->found.to - d->now;
	struct buf b = buf_in(d->arena);

	if (p->found.to == 0) {
		return;
	}
	stamp_write(&b, p->found.to);
	if (left < 0) {
		doctor_say(d, FINDING_BAD, renew, "the certificate of %s ended at %s",
			   p->where, buf_cstr(&b));
	} else {
		doctor_say(d,
			   doctor_level(-left, -(int64_t)14 * DAY, -(int64_t)2 * DAY),
			   renew, "the certificate of %s ends at %s, in %s", p->where,
			   buf_cstr(&b), doctor_span(d, left));
	}
}

static void tell_clock(struct doctor *d, const struct probe *p)
{
	int64_t by = d->now - p->found.date;

	if (p->found.date != 0) {
		doctor_say(d,
			   doctor_level(by < 0 ? -by : by, (int64_t)2 * MINUTE,
					(int64_t)10 * MINUTE),
			   "timedatectl set-ntp true",
			   "the clock of this machine is %s %s that of %s",
			   doctor_span(d, by < 0 ? -by : by),
			   by < 0 ? "behind" : "ahead of", p->where);
	}
}

/* Says how many letters wait. A run files letters that it has taken elsewhere. */
static void tell_letters(struct doctor *d, const struct probe *p)
{
	int64_t since = d->now - p->newest;

	if (p->letters > 0 && p->newest != 0) {
		doctor_say(d, doctor_level(since, HOUR, DAY), "adjudicator run",
			   "%zu letter%s wait%s in %s, the newest for %s", p->letters,
			   p->letters == 1 ? "" : "s", p->letters == 1 ? "s" : "",
			   p->folder, doctor_span(d, since > 0 ? since : 0));
	}
}

/* How to mend a failed probe. A password may be missing only because systemd hands it
 * to the service alone; then the advice names the command that gets it. */
static const char *mend_of(struct doctor *d, const char *box, const struct probe *p)
{
	const struct config *c = d->p.config;
	bool inbox = strcmp(box, "inbox") == 0;
	const char *command =
		inbox ? c->inbox_password_command : c->outbox_password_command;
	const char *file = inbox ? c->inbox_password_file : c->outbox_password_file;

	return p->failure == ERR_CONFIG && *command == '\0' && *file == '\0' &&
			       !credential_handed()
		       ? arena_printf(d->arena, "%s; where systemd keeps it: %s",
				      p->mend, credential_doctor(d))
		       : p->mend;
}

static void tell(struct doctor *d, const char *box, struct probe found)
{
	const struct probe *p = &found;

	if (!p->good && p->kind == PROBE_SERVER) {
		doctor_say(d, FINDING_BAD, mend_of(d, box, p), "%s: %s: %s", box,
			   p->where, p->what);
	} else if (!p->good) {
		doctor_say(d, FINDING_BAD, p->mend, "%s", p->what);
	} else if (p->kind == PROBE_SERVER) {
		doctor_say(d, FINDING_GOOD, "", "%s: %s lets us in", box, p->where);
		tell_certificate(d, p);
		tell_clock(d, p);
		tell_letters(d, p);
	} else {
		doctor_say(d, FINDING_GOOD, "", "%s: %s can be used", box, p->where);
	}
}

/* Whether the mailbox is tried: with --offline no server is. */
static bool asked(struct doctor *d, const char *box, const char *setting)
{
	bool server = view_starts(view_of(setting), "imap") ||
		      view_starts(view_of(setting), "smtp");

	if (server && !d->offline) {
		progress_tell(d->progress, "asking the server of the %s", box);
	}
	return !server || !d->offline;
}

bool check_inbox_used(struct doctor *d, struct err *err)
{
	(void)err;
	if (asked(d, "inbox", d->p.config->inbox)) {
		tell(d, "inbox", probe_inbox(d->p.config, d->arena));
	}
	return true;
}

bool check_outbox_used(struct doctor *d, struct err *err)
{
	(void)err;
	if (asked(d, "outbox", d->p.config->outbox)) {
		tell(d, "outbox", probe_outbox(d->p.config, d->arena));
	}
	return true;
}

/* Whether another copy of the club would be noticed. Says nothing when all is well. */
bool check_copies(struct doctor *d, struct err *err)
{
	struct club_inbox inbox;
	struct err why = {0};
	bool unmarked;
	bool server;
	bool ok;

	if (d->p.no_config.kind != ERR_NONE || d->p.store == NULL ||
	    (d->offline && server_named(view_of(d->p.config->inbox)))) {
		return true;
	}
	/* A server that lets nobody in is told of by check_inbox_used. */
	server = server_named(view_of(d->p.config->inbox));
	club_inbox_open(&inbox, d->p.config, true);
	ok = copies_look(d->p.store, inbox.mailbox, &unmarked, &why, err);
	club_inbox_close(&inbox);
	if (ok && (unmarked || (why.kind != ERR_NONE && !server))) {
		doctor_say(d, FINDING_WARN,
			   "let the club read and write its mark there",
			   "two copies of this club would not notice each other: the "
			   "mark in its mailbox cannot be kept%s%s",
			   why.kind != ERR_NONE ? ": " : "", why.text);
	}
	return ok;
}
