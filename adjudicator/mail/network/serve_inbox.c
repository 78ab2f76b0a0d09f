/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/serve.h"

#include "adjudicator/mail/fetch/mailbox_kind.h"
#include "adjudicator/mail/network/terms.h"
#include "adjudicator/mail/network/walls.h"
#include <sysexits.h>
#include <unistd.h>

enum { PILE_MAX = 1000000, UID_MAX = 48, DAY_MS = 24 * 3600 * 1000 };

struct inbox {
	struct post *post;
	struct arena terms_arena;
	struct mailbox_terms terms;
	struct mailbox box;
	int64_t read; /* how far the junk folder was read, in a walk */
	bool stopped;
};

/* ------------------------------------------------------- what the driver calls */

/* Sent at once, because the other side waits no longer than it was told last. */
static void say_patience(void *arg, int milliseconds)
{
	const struct inbox *in = arg;

	form_put_number(post_begin(in->post, NETWORK_PATIENCE), milliseconds);
	serve_say(in->post);
}

static bool ask_secret(void *arg, struct arena *arena, struct view *out,
		       struct err *err)
{
	struct inbox *in = arg;
	struct message m;
	bool there;

	(void)post_begin(in->post, NETWORK_SECRET);
	serve_say(in->post);
	do { /* NETWORK_STOP may have come before the password */
		if (!serve_next(in->post, &m)) {
			_exit(EX_OK);
		}
		in->stopped = in->stopped || m.kind == NETWORK_STOP;
	} while (m.kind == NETWORK_STOP);
	there = form_flag(&m.form);
	*out = arena_copy(arena, form_bytes(&m.form, TERMS_TEXT));
	if (m.kind != NETWORK_TOLD || !form_end(&m.form)) {
		serve_nonsense();
	}
	post_forget(in->post);
	return there || err_set(err, ERR_DENIED, "there is no password");
}

/* In a walk the other side sends nothing but NETWORK_STOP. */
static bool told_to_stop(struct post *post)
{
	struct message m;

	if (post_take(post, TALK_EVER, &m) != TALK_READY) {
		_exit(EX_OK);
	}
	if (m.kind != NETWORK_STOP) {
		serve_nonsense();
	}
	return true;
}

/* Several letters are sent at once; they wait in the socket until they are read. */
static bool hand_on(void *arg, const struct mailbox_letter *l)
{
	struct inbox *in = arg;
	struct buf *b = post_begin(in->post, NETWORK_LETTER);

	form_put_number(b, in->read);
	form_put_bytes(b, l->uid);
	form_put_number(b, l->arrived);
	form_put_number(b, l->truncated);
	form_put_bytes(b, l->raw);
	form_put_text(b, l->unread);
	if (b->len >= POST_FULL) {
		serve_say(in->post);
		in->stopped = post_waits(in->post) && told_to_stop(in->post);
	} else {
		post_end(in->post);
	}
	return !in->stopped;
}

/* -------------------------------------------------------------------- requests */

static void walk(struct inbox *in, struct message *m)
{
	struct err err = {0};
	bool spam = m->kind == NETWORK_EACH_JUNK;
	bool ok;

	in->read = spam ? form_number(&m->form, INT64_MIN, INT64_MAX) : 0;
	in->stopped = false;
	if (!form_end(&m->form)) {
		serve_nonsense();
	}
	ok = spam ? mailbox_imap.each_junk(&in->box, &in->read, hand_on, in, &err)
		  : mailbox_imap.each(&in->box, hand_on, in, &err);
	serve_done(in->post, ok, &err);
	if (spam) {
		form_put_number(&in->post->out, in->read);
	}
}

static void junk(struct inbox *in, struct message *m)
{
	struct arena arena = {0};
	struct err err = {0};
	const char *name = NULL;
	bool ok = mailbox_imap.junk(&in->box, &arena, &name, &err);

	(void)m;
	form_put_text(serve_done(in->post, ok, &err), name);
	arena_free(&arena);
}

static void file(struct inbox *in, struct message *m)
{
	struct arena arena = {0};
	struct err err = {0};
	struct mailbox_pile pile = {0};
	struct view *uid;
	bool ok;

	pile.part = (enum mailbox_part)form_number(&m->form, 0, MAILBOX_JUNK);
	pile.rejected = form_flag(&m->form);
	pile.count = (size_t)form_number(&m->form, 0, PILE_MAX);
	uid = arena_array(&arena, pile.count + 1, sizeof *uid);
	for (size_t i = 0; i < pile.count; i++) {
		uid[i] = form_bytes(&m->form, UID_MAX);
	}
	if (!form_end(&m->form)) {
		serve_nonsense();
	}
	pile.uid = uid;
	ok = mailbox_imap.file(&in->box, &pile, &err);
	serve_done(in->post, ok, &err);
	arena_free(&arena);
}

static void look(struct inbox *in, struct message *m)
{
	struct arena arena = {0};
	struct mailbox_look look = {0};
	struct err err = {0};
	bool ok = mailbox_imap.look(&in->box, &arena, &look, &err);
	struct buf *b = serve_done(in->post, ok, &err);

	(void)m;
	terms_put_found(b, &look.found);
	form_put_number(b, look.validity);
	form_put_number(b, look.writable);
	form_put_number(b, (int64_t)look.letters);
	form_put_number(b, look.newest);
	arena_free(&arena);
}

static void mark(struct inbox *in, struct message *m)
{
	struct err err = {0};
	int64_t value = 0;
	bool ok = m->kind == NETWORK_MARK
			  ? mailbox_imap.mark(&in->box, &value, &err)
			  : mailbox_imap.move_mark(&in->box, &value, &err);

	form_put_number(serve_done(in->post, ok, &err), value);
}

/* Answers true when the other side need not wait itself. */
static void wait(struct inbox *in, struct message *m)
{
	struct err none = {0};
	int milliseconds = (int)form_number(&m->form, 0, DAY_MS);
	bool waited = true;

	if (!form_end(&m->form)) {
		serve_nonsense();
	}
	if (!post_waits(in->post)) {
		waited = mailbox_imap.wait(&in->box, in->post->fd, milliseconds);
	}
	form_put_number(serve_done(in->post, true, &none), waited);
}

static void (*const answers[])(struct inbox *in, struct message *m) = {
	[NETWORK_EACH] = walk,      [NETWORK_EACH_JUNK] = walk, [NETWORK_JUNK] = junk,
	[NETWORK_FILE] = file,      [NETWORK_LOOK] = look,      [NETWORK_MARK] = mark,
	[NETWORK_MOVE_MARK] = mark, [NETWORK_WAIT] = wait};
enum { ANSWERS = sizeof answers / sizeof answers[0] };

void serve_inbox(struct post *post)
{
	struct inbox in = {.post = post};
	struct message m;

	if (!serve_next(post, &m)) {
		return;
	}
	if (m.kind != NETWORK_OPEN ||
	    !terms_take_inbox(&m.form, &in.terms_arena, &in.terms)) {
		serve_nonsense();
	}
	in.terms.secret = ask_secret;
	in.terms.exchange = say_patience;
	in.terms.arg = &in;
	walls_files(in.terms.ca);
	in.box = (struct mailbox){.kind = &mailbox_imap, .terms = &in.terms};
	while (serve_next(post, &m)) {
		if (m.kind >= ANSWERS || answers[m.kind] == NULL) {
			serve_nonsense();
		}
		answers[m.kind](&in, &m);
		serve_say(post);
	}
	in.terms.exchange = NULL; /* nobody waits for the good-bye */
	mailbox_imap.close(&in.box);
	arena_free(&in.box.arena);
	arena_free(&in.terms_arena);
}
