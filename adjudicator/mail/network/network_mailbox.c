/* SPDX-License-Identifier: ISC */
/* A mailbox at a server, reached through adjudicator-network. Its letters are
 * foreign, as in any mailbox; source and names of letters are made here, not taken
 * from the process. */
#include "adjudicator/mail/fetch/imap_name.h"
#include "adjudicator/mail/network/far.h"
#include "adjudicator/mail/network/terms.h"
#include "adjudicator/mail/server.h"
#include "formats/text/monotonic.h"
#include "formats/text/num.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>

enum { RAW_MAX = 1024 * 1024, UID_MAX = 48, UNREAD_MAX = 1024, LETTERS_MAX = 1000000 };

/* Where the letters of a walk go. */
struct walk {
	mailbox_visit *visit;
	void *arg;
	int64_t *read; /* how far the junk folder was read; else NULL */
	const char *source;
	long letters;
	bool ended; /* the visitor wants no more */
};

static void open_far(struct mailbox *m)
{
	m->far = calloc(1, sizeof *m->far);
	if (m->far == NULL) {
		arena_die();
	}
	m->far->peer = (struct peer){.role = NETWORK_INBOX,
				     .about = "inbox",
				     .patience = m->terms->milliseconds,
				     .margin = PEER_MARGIN,
				     .most = RAW_MAX + NETWORK_WORDS};
}

static void close_far(struct mailbox *m)
{
	if (m->far != NULL) {
		peer_stop(&m->far->peer);
		free(m->far);
		m->far = NULL;
	}
}

/* --------------------------------------------------------------------- requests */

bool far_begin(struct mailbox *b, enum network_request what, struct err *err)
{
	bool fresh;

	if (b->server.host == NULL) {
		const char *why =
			server_read(&b->arena, view_of(b->terms->inbox), &b->server);

		if (why != NULL) {
			b->server.host = NULL;
			return err_set(err, ERR_CONFIG, "inbox: %s", why);
		}
	}
	if (b->far == NULL) {
		open_far(b);
	}
	far_settle(b);
	b->far->secret.kind = ERR_NONE;
	if (!peer_start(&b->far->peer, &fresh, err)) {
		return false;
	}
	if (fresh) {
		terms_put_inbox(post_begin(&b->far->peer.post, NETWORK_OPEN), b->terms);
		post_end(&b->far->peer.post);
	}
	(void)post_begin(&b->far->peer.post, (uint8_t)what);
	return true;
}

bool far_hand_over(struct mailbox *b, struct err *err)
{
	post_end(&b->far->peer.post);
	return peer_hand_over(&b->far->peer, err);
}

/* Fetches the password only when it is asked for, because that may take a
 * program. */
static bool tell_secret(struct mailbox *b, struct err *err)
{
	const struct mailbox_terms *t = b->terms;
	struct arena arena = {0};
	struct view secret = {0};
	struct buf *out = post_begin(&b->far->peer.post, NETWORK_TOLD);
	bool ok = t->secret(t->arg, &arena, &secret, &b->far->secret);

	form_put_number(out, ok);
	form_put_bytes(out, ok ? secret : (struct view){0});
	arena_wipe(&arena);
	ok = far_hand_over(b, err);
	if (ok) {
		post_forget(&b->far->peer.post);
	}
	return ok;
}

/* A letter's uid is "UIDVALIDITY.UID.HASH". */
static bool uid_good(struct view v)
{
	bool good = v.len > 0 && v.len <= UID_MAX;

	for (size_t i = 0; good && i < v.len; i++) {
		good = digit(v.at[i]) || ascii_letter(v.at[i]) || v.at[i] == '.';
	}
	return good;
}

static bool hand_on(struct mailbox *b, struct walk *w, struct message *m,
		    struct arena *arena, struct err *err)
{
	int64_t read = form_number(&m->form, 0, UINT32_MAX);
	struct mailbox_letter l = {.stamped = true};

	l.uid = form_bytes(&m->form, UID_MAX);
	l.arrived = form_moment(&m->form);
	l.truncated = form_flag(&m->form);
	l.raw = form_bytes(&m->form, RAW_MAX);
	l.unread = form_text(&m->form, arena, UNREAD_MAX);
	if (w == NULL || (l.unread != NULL && l.raw.len > 0) || !form_end(&m->form) ||
	    !uid_good(l.uid) || ++w->letters > LETTERS_MAX) {
		return peer_lies(&b->far->peer, err);
	}
	if (w->ended) {
		return true; /* a letter that was sent before it heard NETWORK_STOP */
	}
	if (w->read != NULL && *w->read < read) {
		*w->read = read;
	}
	l.source = view_of(w->source);
	if (!w->visit(w->arg, &l)) {
		w->ended = true;
		post_word(&b->far->peer.post, NETWORK_STOP);
		return peer_hand_over(&b->far->peer, err);
	}
	return true;
}

static bool take_letter(struct mailbox *b, struct walk *w, struct message *m,
			struct err *err)
{
	struct arena arena = {0};
	bool ok = hand_on(b, w, m, &arena, err);

	arena_free(&arena);
	return ok;
}

/* Handles messages until NETWORK_DONE; *m is then at what follows its success or
 * error. */
static bool answer(struct mailbox *b, struct walk *w, struct message *m, bool *well,
		   struct err *err)
{
	for (;;) {
		if (!peer_take(&b->far->peer, m, err)) {
			return false;
		}
		if (m->kind == NETWORK_DONE) {
			break;
		}
		if (!(m->kind == NETWORK_SECRET ? tell_secret(b, err)
						: take_letter(b, w, m, err))) {
			return false;
		}
	}
	if (!peer_done(&b->far->peer, m, well, err)) {
		return false;
	}
	if (!*well && b->far->secret.kind != ERR_NONE) {
		*err = b->far->secret;
	}
	return true;
}

/* The same for a request whose answer has nothing after success or error. */
static bool finish(struct mailbox *b, struct walk *w, struct err *err)
{
	struct message m;
	bool well;

	return answer(b, w, &m, &well, err) &&
	       (form_end(&m.form) || peer_lies(&b->far->peer, err)) && well;
}

bool far_finish(struct mailbox *b, struct err *err)
{
	return finish(b, NULL, err);
}

/* --------------------------------------------------------------------- reading */

static bool each(struct mailbox *b, mailbox_visit *visit, void *arg, struct err *err)
{
	struct arena arena = {0};
	struct walk w = {.visit = visit, .arg = arg};
	bool ok = far_begin(b, NETWORK_EACH, err);

	if (ok) {
		w.source = imap_source(&arena, &b->server, imap_inbox_name(&b->server));
		ok = far_hand_over(b, err) && finish(b, &w, err);
	}
	arena_free(&arena);
	return ok;
}

static bool junk(struct mailbox *b, struct arena *arena, const char **mark,
		 struct err *err)
{
	struct message m;
	bool well;
	const char *name;

	if (!far_begin(b, NETWORK_JUNK, err) || !far_hand_over(b, err) ||
	    !answer(b, NULL, &m, &well, err)) {
		return false;
	}
	name = form_text(&m.form, arena, TERMS_TEXT);
	if (!form_end(&m.form) ||
	    (well && !imap_is_junk_mark(&b->server, b->terms->junk, name))) {
		return peer_lies(&b->far->peer, err);
	}
	*mark = well ? name : *mark;
	return well;
}

static bool each_junk(struct mailbox *b, int64_t *read, mailbox_visit *visit, void *arg,
		      struct err *err)
{
	struct arena arena = {0};
	struct walk w = {.visit = visit, .arg = arg, .read = read};
	struct message m;
	bool well = false;
	bool ok = far_begin(b, NETWORK_EACH_JUNK, err);

	if (ok) {
		w.source = imap_source(&arena, &b->server, b->terms->junk);
		form_put_number(&b->far->peer.post.out, *read);
		ok = far_hand_over(b, err) && answer(b, &w, &m, &well, err);
	}
	if (ok) {
		int64_t last = form_number(&m.form, 0, UINT32_MAX);

		ok = form_end(&m.form) || peer_lies(&b->far->peer, err);
		if (ok && !w.ended && *read < last) {
			*read = last;
		}
	}
	arena_free(&arena);
	return ok && well;
}

/* --------------------------------------------------------------------- looking */

static bool look(struct mailbox *b, struct arena *arena, struct mailbox_look *out,
		 struct err *err)
{
	struct message m;
	bool well;

	if (!far_begin(b, NETWORK_LOOK, err) || !far_hand_over(b, err) ||
	    !answer(b, NULL, &m, &well, err)) {
		return false;
	}
	terms_take_found(&m.form, &out->found);
	out->validity = (uint32_t)form_number(&m.form, 0, UINT32_MAX);
	out->writable = form_flag(&m.form);
	out->letters = (size_t)form_number(&m.form, 0, UINT32_MAX);
	out->newest = form_moment(&m.form);
	if (!form_end(&m.form) || (well && out->found.trouble != TROUBLE_NONE)) {
		*out = (struct mailbox_look){0};
		return peer_lies(&b->far->peer, err);
	}
	out->folder =
		well ? arena_str(arena, view_of(imap_inbox_name(&b->server))) : NULL;
	return well;
}

/* -------------------------------------------------------------------- the mark */

static bool ask_number(struct mailbox *b, enum network_request what, int64_t *value,
		       struct err *err)
{
	struct message m;
	bool well;
	int64_t n;

	if (!far_begin(b, what, err) || !far_hand_over(b, err) ||
	    !answer(b, NULL, &m, &well, err)) {
		return false;
	}
	n = form_number(&m.form, INT64_MIN, INT64_MAX);
	if (!form_end(&m.form)) {
		return peer_lies(&b->far->peer, err);
	}
	*value = well ? n : *value;
	return well;
}

static bool mark(struct mailbox *b, int64_t *value, struct err *err)
{
	return ask_number(b, NETWORK_MARK, value, err);
}

static bool move_mark(struct mailbox *b, int64_t *value, struct err *err)
{
	return ask_number(b, NETWORK_MOVE_MARK, value, err);
}

/* --------------------------------------------------------------------- waiting */

/* Waits until `wake` can be read or the other side sends something; returns true for
 * the former. */
static bool woken(const struct mailbox *b, int wake, int64_t end)
{
	struct pollfd at[] = {
		{.fd = b->far->peer.post.fd, .events = POLLIN},
		{.fd = wake,                 .events = POLLIN}
        };
	int n = 0;

	if (post_waits(&b->far->peer.post)) {
		return false;
	}
	do {
		n = poll(at, 2, monotonic_left(end));
	} while (n < 0 && errno == EINTR);
	return n > 0 && at[0].revents == 0;
}

/* Waits for NETWORK_DONE. */
static bool wait_done(struct mailbox *b, int wake, int64_t end)
{
	struct err ignored = {0};
	struct message m;
	bool stopped = false;
	bool well;

	do {
		if (!stopped && woken(b, wake, end)) {
			stopped = true;
			post_word(&b->far->peer.post, NETWORK_STOP);
			if (!peer_hand_over(&b->far->peer, &ignored)) {
				return false;
			}
		}
		if (!peer_next(&b->far->peer, &m, &ignored)) {
			return false;
		}
	} while (m.kind == NETWORK_PATIENCE);
	if (!peer_done(&b->far->peer, &m, &well, &ignored)) {
		return false;
	}
	stopped = form_flag(&m.form) || stopped;
	return form_end(&m.form) ? stopped : peer_lies(&b->far->peer, &ignored);
}

/* A process that was never asked for anything has no connection to wait on. */
static bool wait(struct mailbox *b, int wake, int milliseconds)
{
	struct err ignored = {0};
	bool waited;

	if (b->far == NULL || b->far->peer.pid == 0 ||
	    !far_begin(b, NETWORK_WAIT, &ignored)) {
		return false;
	}
	form_put_number(&b->far->peer.post.out, milliseconds);
	b->far->peer.until = monotonic_ms() + milliseconds;
	waited = far_hand_over(b, &ignored) && wait_done(b, wake, b->far->peer.until);
	b->far->peer.until = 0;
	return waited;
}

const struct mailbox_kind mailbox_far = {.close = close_far,
					 .each = each,
					 .junk = junk,
					 .each_junk = each_junk,
					 .file = far_file,
					 .file_begin = far_file_begin,
					 .file_end = far_file_end,
					 .look = look,
					 .mark = mark,
					 .move_mark = move_mark,
					 .wait = wait};
