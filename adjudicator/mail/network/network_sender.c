/* SPDX-License-Identifier: ISC */
/* Sends letters to a server through adjudicator-network. */
#include "adjudicator/mail/network/peer.h"
#include "adjudicator/mail/network/terms.h"
#include "adjudicator/mail/send/sender.h"
#include <stdlib.h>

/* A letter may be tried twice. */
enum { TRIES = 2, SECOND = 1000 };

static bool open_sender(struct sender *s, struct err *err)
{
	struct peer *p = calloc(1, sizeof *p);

	(void)err;
	if (p == NULL) {
		arena_die();
	}
	*p = (struct peer){.role = NETWORK_OUTBOX,
			   .about = "outbox",
			   .patience = TRIES * SECOND * s->account->seconds,
			   .margin = PEER_MARGIN,
			   .most = NETWORK_WORDS};
	s->state = p;
	return true;
}

static void close_sender(struct sender *s)
{
	peer_stop(s->state);
	free(s->state);
}

/* Makes sure that a process runs which knows the server, and begins a request. */
static bool begin(struct sender *s, enum network_request what, struct err *err)
{
	struct peer *p = s->state;
	bool fresh;

	if (!peer_start(p, &fresh, err)) {
		return false;
	}
	if (fresh) {
		terms_put_outbox(post_begin(&p->post, NETWORK_OPEN), s->account);
		post_end(&p->post);
		if (!peer_hand_over(p, err)) {
			return false;
		}
		post_forget(&p->post);
	}
	(void)post_begin(&p->post, (uint8_t)what);
	return true;
}

static bool hand_over(struct peer *p, struct err *err)
{
	post_end(&p->post);
	return peer_hand_over(p, err);
}

static bool answer(struct peer *p, struct message *m, bool *well, struct err *err)
{
	return peer_take(p, m, err) && peer_done(p, m, well, err);
}

static bool look(struct sender *s, struct found *found, struct err *err)
{
	struct peer *p = s->state;
	struct message m;
	bool well;

	if (!begin(s, NETWORK_LOOK, err) || !hand_over(p, err) ||
	    !answer(p, &m, &well, err)) {
		return false;
	}
	terms_take_found(&m.form, found);
	if (!form_end(&m.form) || (well && found->trouble != TROUBLE_NONE)) {
		*found = (struct found){0};
		return peer_lies(p, err);
	}
	return well;
}

/* The process ended while it had a letter: nobody knows what became of the
 * letter. */
static bool unsure(struct delivery *out, const struct err *why)
{
	out->silent = true;
	delivery_say(out, DELIVERY_UNSURE, view_of(why->text));
	return true;
}

static bool send_letter(struct sender *s, const struct parcel *parcel,
			struct delivery *out, struct err *err)
{
	struct peer *p = s->state;
	struct err why = {0};
	struct message m;
	bool well;
	struct buf *b = &p->post.out;

	if (parcel->bytes.len > NETWORK_SENT_MAX) {
		return err_set(err, ERR_BUG, "a letter of %zu bytes",
			       parcel->bytes.len);
	}
	if (!begin(s, NETWORK_SEND, err)) {
		return false;
	}
	form_put_bytes(b, parcel->from);
	form_put_bytes(b, parcel->to);
	form_put_bytes(b, parcel->bytes);
	/* Without the whole letter the process does nothing with it. */
	if (!hand_over(p, err)) {
		return false;
	}
	if (!answer(p, &m, &well, &why)) {
		return unsure(out, &why);
	}
	out->end = (enum delivery_end)form_number(&m.form, 0, DELIVERY_UNSURE);
	out->silent = form_flag(&m.form);
	form_line(&m.form, out->why, sizeof out->why);
	if (!form_end(&m.form)) {
		(void)peer_lies(p, &why);
		return unsure(out, &why);
	}
	if (!well) {
		*err = why;
	}
	return well;
}

const struct sender_driver smtp_sender = {open_sender, look, send_letter, close_sender};
