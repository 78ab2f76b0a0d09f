/* SPDX-License-Identifier: ISC */
/* init: the conversation. Brackets show the present answer. */
#include "adjudicator/cmd/init/init.h"

#include <sys/stat.h>

#include "adjudicator/club/mailboxes.h"
#include "adjudicator/mail/server.h"
#include "adjudicator/system/file.h"
#include "formats/text/folder.h"
#include "formats/uri.h"

/* Asks until the answer is good; false at the end of the input. */
static bool ask(struct init *in, enum init_answer which, const char *what)
{
	for (;;) {
		const char *answer =
			dialogue_ask(in->talk, what, init_answer(in, which));

		if (answer == NULL) {
			return false;
		}
		if (init_take(in, which, answer)) {
			return true;
		}
		fprintf(in->talk->out, "  %s.\n", in->c->err->text);
	}
}

/* -------------------------------------------------------------------- servers */

/* A user or a folder as it is written in a URL. */
static const char *encoded(struct arena *arena, const char *text)
{
	struct buf b = buf_in(arena);

	uri_escape(&b, view_of(text), '@');
	return buf_cstr(&b);
}

struct box {
	enum init_answer url, command, file;
	const char *scheme, *tls; /* without and with TLS: "imap", "imaps" */
	const char *file_name;    /* for the password, when none is named yet */
};
static const struct box inbox = {INIT_INBOX,      INIT_INBOX_COMMAND,
				 INIT_INBOX_FILE, "imap",
				 "imaps",         "inbox.password"};
static const struct box outbox = {INIT_OUTBOX,      INIT_OUTBOX_COMMAND,
				  INIT_OUTBOX_FILE, "smtp",
				  "smtps",          "outbox.password"};

/* The server that the setting names, else one guessed from the club's address. */
static void guess(struct init *in, const struct box *box, struct server *s,
		  const char **host)
{
	struct arena *arena = in->c->arena;
	struct provider p = provider_guess(arena, view_of(in->now.address));
	struct server mailbox = {0};

	*s = (struct server){.user = in->now.address, .folder = "INBOX"};
	s->scheme = box == &outbox && p.starttls ? box->scheme : box->tls;
	*host = box == &outbox ? p.smtp : p.imap;
	if (box == &outbox &&
	    server_read(arena, view_of(in->now.inbox), &mailbox) == NULL) {
		s->user = mailbox.user;
	}
	if (server_named(view_of(init_answer(in, box->url))) &&
	    server_read(arena, view_of(init_answer(in, box->url)), s) == NULL) {
		*host = arena_printf(arena, "%s://%s", s->scheme,
				     server_place(arena, s));
		if (*s->folder == '\0') {
			s->folder = "INBOX";
		}
	} else if (*p.note != '\0') {
		fprintf(in->talk->out, "  About this provider: %s.\n", p.note);
	}
}

/* The URL of a host that was typed as "mail.example", "mail.example:143" or with a
 * scheme. */
static const char *url(struct init *in, const struct box *box, const struct server *s,
		       const char *host, const char *user, const char *folder)
{
	struct view where = view_of(host);
	size_t at = view_find_text(where, "://");
	struct view scheme = view_of(s->scheme);

	if (at < where.len) {
		scheme = view_part(where, 0, at);
		where = view_part(where, at + 3, where.len);
	} else if (view_ends(where, ":143") || view_ends(where, ":587")) {
		scheme = view_of(box->scheme);
	}
	return arena_printf(in->c->arena, "%.*s://%s%s%.*s%s%s", VIEW_ARG(scheme),
			    encoded(in->c->arena, user), *user == '\0' ? "" : "@",
			    VIEW_ARG(where), *folder == '\0' ? "" : "/",
			    encoded(in->c->arena, folder));
}

static bool ask_server(struct init *in, const struct box *box)
{
	for (;;) {
		struct server s;
		const char *host;
		const char *user;
		const char *folder = "";

		guess(in, box, &s, &host);
		host = dialogue_ask(in->talk, "its server", host);
		user = host == NULL ? NULL : dialogue_ask(in->talk, "user", s.user);
		if (user != NULL && box == &inbox) {
			folder = dialogue_ask(in->talk, "folder", s.folder);
		}
		if (user == NULL || folder == NULL) {
			return false;
		}
		if (init_take(in, box->url, url(in, box, &s, host, user, folder))) {
			return true;
		}
		fprintf(in->talk->out, "  %s.\n", in->c->err->text);
	}
}

/* ------------------------------------------------------------------- password */

/* Writes the password into a file of the club's folder that only its owner can read. */
static bool make_file(struct init *in, const char *name)
{
	const char *path = file_path(in->c->arena, in->dir, name);
	const char *password;
	struct stat st;

	if (stat(path, &st) == 0 &&
	    !dialogue_yes(in->talk,
			  "That file is there. Write another password into it?",
			  false)) {
		return !in->talk->ended;
	}
	password = dialogue_secret(in->talk, "password");
	if (password == NULL || *password == '\0' ||
	    !config_value_good(view_of(arena_printf(in->c->arena, "x%s", password)))) {
		fprintf(in->talk->out,
			"  Nothing was written: put the password into the "
			"first line of %s yourself.\n",
			path);
		return !in->talk->ended;
	}
	(void)mkdir(in->dir, S_IRWXU);
	return file_make(in->c->arena, path, S_IRUSR | S_IWUSR,
			 view_of(arena_printf(in->c->arena, "%s\n", password)),
			 in->c->err);
}

static bool ask_file(struct init *in, const struct box *box)
{
	const char *was = init_answer(in, box->file);
	const char *name = dialogue_ask(in->talk, "file, in the club's folder",
					*was != '\0' ? was : box->file_name);

	if (name == NULL) {
		return false;
	}
	if (!init_take(in, box->command, "") || !init_take(in, box->file, name)) {
		fprintf(in->talk->out, "  %s.\n", in->c->err->text);
		return true;
	}
	return *name == '\0' || make_file(in, name);
}

static bool ask_password(struct init *in, const struct box *box)
{
	const char *how = dialogue_choose(
		in->talk, "the password comes from a file, or from a command",
		"file command",
		*init_answer(in, box->command) != '\0' ? "command" : "file");

	if (how == NULL) {
		return false;
	}
	return *how == 'f'
		       ? ask_file(in, box)
		       : init_take(in, box->file, "") &&
				 ask(in, box->command, "the command that prints it");
}

/* The outbox takes the password of the inbox. */
static bool same_password(struct init *in)
{
	return init_take(in, INIT_OUTBOX_FILE, in->now.inbox_password_file) &&
	       init_take(in, INIT_OUTBOX_COMMAND, in->now.inbox_password_command);
}

/* ----------------------------------------------------------------------- mail */

static const char *begins(struct init *in, enum init_answer which)
{
	struct view rest = view_of(init_answer(in, which));
	struct view scheme = view_cut(&rest, ':');

	return view_starts(scheme, "imap")   ? "imap"
	       : view_starts(scheme, "smtp") ? "smtp"
					     : arena_str(in->c->arena, scheme);
}

static bool ask_inbox(struct init *in)
{
	const char *how;

	dialogue_say(in->talk,
		     "How letters arrive: in a mailbox at a mail server "
		     "(imap), or in a folder here that a mail system delivers "
		     "into (maildir).");
	how = dialogue_choose(in->talk, "letters arrive by", "imap maildir",
			      begins(in, INIT_INBOX));
	if (how == NULL) {
		return false;
	}
	if (*how == 'i') {
		return ask_server(in, &inbox) && ask_password(in, &inbox);
	}
	return view_starts(view_of(in->now.inbox), "maildir:") ||
	       init_take(in, INIT_INBOX, "maildir:inbox");
}

static bool ask_outbox(struct init *in)
{
	bool server = server_named(view_of(in->now.inbox));
	bool maildir = view_starts(view_of(in->now.outbox), "maildir:");
	const char *how;
	bool same;

	dialogue_say(in->talk,
		     "How letters leave: through a mail server (smtp), through the "
		     "mail system of this machine (sendmail), or into a folder here "
		     "(maildir).");
	how = dialogue_choose(in->talk, "letters leave by", "smtp sendmail maildir",
			      maildir && server && !in->club ? "smtp"
							     : begins(in, INIT_OUTBOX));
	if (how == NULL) {
		return false;
	}
	if (view_is(view_of(how), "sendmail")) {
		return view_starts(view_of(in->now.outbox), "sendmail:") ||
		       init_take(in, INIT_OUTBOX, "sendmail:/usr/sbin/sendmail");
	}
	if (*how == 'm') {
		return maildir || init_take(in, INIT_OUTBOX, "maildir:outbox");
	}
	if (!ask_server(in, &outbox)) {
		return false;
	}
	same = server &&
	       dialogue_yes(in->talk, "with the password of the inbox?", true);
	return !in->talk->ended &&
	       (same ? same_password(in) : ask_password(in, &outbox));
}

bool init_ask_mail(struct init *in)
{
	if (in->stranger) {
		dialogue_say(in->talk,
			     "A file of certificates that are trusted besides "
			     "those of this machine, for a server with an "
			     "authority of its own; \"-\" for none.");
		if (!ask(in, INIT_CA, "certificates")) {
			return false;
		}
	}
	return ask_inbox(in) && ask_outbox(in);
}

/* ------------------------------------------------------------------------ all */

/* Whether there is a word list in the club's folder. */
static bool has_words(struct init *in, bool *any)
{
	const char *folder = file_path(in->c->arena, in->dir, in->now.lexica);
	struct folder_names there;

	*any = false;
	if (!folder_list(in->c->arena, folder, &there, in->c->err)) {
		return false;
	}
	for (size_t i = 0; i < there.count; i++) {
		*any = *any || there.name[i][0] != '.';
	}
	return true;
}

static bool ask_words(struct init *in)
{
	bool any;

	if (!has_words(in, &any) || any) {
		return any;
	}
	dialogue_say(in->talk,
		     "Word lists to make now, by their languages, as \"en de\"; "
		     "\"-\" for none. Each takes a few seconds.");
	in->words = dialogue_ask(in->talk, "word lists", "en");
	return in->words != NULL;
}

/* Asks for a folder, so that no club is made by mistake among other files. */
static bool ask_folder(struct init *in)
{
	const char *dir;

	if (in->club || !view_is(view_of(in->dir), ".")) {
		return true;
	}
	dialogue_say(in->talk, "The folder that holds all of it.");
	dir = dialogue_ask(in->talk, "folder", "club");
	return dir != NULL && init_folder(in, *dir != '\0' ? dir : ".");
}

bool init_ask(struct init *in)
{
	struct dialogue *d = in->talk;
	bool ok;

	dialogue_say(d,
		     in->club ? "There is a club here already. Enter keeps what stands "
				"in brackets; nothing else is lost or changed."
			      : "A new club: its settings, its database and its keys. "
				"Enter takes what stands in brackets, and everything "
				"can be answered anew later, by the same command.");
	ok = ask_folder(in);
	if (ok) {
		dialogue_say(
			d,
			"The club's own address. Players' answers go there with a plus "
			"sign and more behind the name.");
		ok = ask(in, INIT_ADDRESS, "address");
	}
	if (ok) {
		dialogue_say(d, "Its name as players read it; it may stay empty.");
		ok = ask(in, INIT_NAME, "name");
	}
	if (ok) {
		dialogue_say(d, "Your own address, for what needs you: letters that "
				"cannot be delivered, a server that refuses all.");
		ok = ask(in, INIT_ORGANISER, "organiser");
	}
	ok = ok && init_ask_mail(in) && ask_words(in);
	if (!ok && d->ended) {
		return err_set(
			in->c->err, ERR_RETRY,
			"the conversation ended before its end; no club was made "
			"or changed");
	}
	return ok;
}
