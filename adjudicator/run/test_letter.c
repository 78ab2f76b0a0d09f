/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/test_letter.h"

#include "adjudicator/crypto/verp.h"
#include "adjudicator/letters/message_id.h"
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/mail/send/compose.h"
#include "formats/orders/own_words.h"
#include "formats/phrase.h"
#include "formats/text/num.h"
#include <string.h>

enum { WIDTH = 72 };

struct test_letter test_letter_new(const struct config *c, struct arena *arena,
				   int64_t now)
{
	struct test_letter t = {.address =
					verp_address(arena, c->key, view_of(c->address),
						     VERP_TRIAL, now)};
	struct view rest = view_part(t.address, 0, view_find(t.address, '@'));

	while (view_find(rest, '.') < rest.len) {
		(void)view_cut(&rest, '.');
	}
	t.code = rest;
	return t;
}

/* -------------------------------------------------------------------- sending */

static bool write_letter(const struct config *c, struct arena *arena,
			 const struct test_letter *t, struct reply *out,
			 struct view *bytes, struct err *err)
{
	struct view english = view_of("en");
	struct fields *f = fields_in(arena);
	struct buf subject = buf_in(arena);
	struct buf page = buf_in(arena);
	struct buf text = buf_in(arena);
	struct hash id;

	phrase(&subject, english, "trial-subject", f);
	page_write(&page, english, "trial.txt", f);
	wrap_text(&text, buf_view(&page), prose_lines(WIDTH));
	id = hash_of(t->code);
	id = message_id_of(c, arena, &id, &out->message_id);
	memcpy(out->boundary, id.byte + 16, sizeof out->boundary);
	out->subject = buf_view(&subject);
	out->text = buf_view(&text);
	return compose(arena, out, bytes, err);
}

bool test_letter_send(struct config *c, struct arena *arena,
		      const struct test_letter *t, int64_t now, struct err *err)
{
	struct reply letter = {.from_name = view_of(c->club_name),
			       .from = view_of(c->address),
			       .to = view_of(c->organiser),
			       .reply_to = t->address,
			       .kind = view_of("report"),
			       .date = now};
	struct parcel parcel = {.from = view_of(c->address),
				.to = view_of(c->organiser)};
	struct club_outbox outbox = {0};
	struct delivery d = {0};
	bool ok = write_letter(c, arena, t, &letter, &parcel.bytes, err);

	parcel.message_id = letter.message_id;
	ok = ok && club_outbox_read(&outbox, c, err) &&
	     club_outbox_open(&outbox, err) &&
	     sender_send(outbox.sender, &parcel, &d, err);
	if (ok && d.end != DELIVERY_SENT) {
		ok = err_set(err, ERR_SERVER, "the test letter was not taken: %s",
			     d.why[0] != '\0' ? d.why : "no answer");
	}
	club_outbox_close(&outbox);
	return ok;
}

/* -------------------------------------------------------------------- looking */

bool test_letter_answer(const struct config *c, const struct letter *l)
{
	return verp_find(c->key, view_of(c->address), VERP_TRIAL, l) != 0;
}

struct looking {
	const struct test_letter *trial;
	struct reader *reader;
	struct arena arena;
	struct view uid; /* in the arena; empty: not found */
	enum test_letter_end end;
	struct err *err;
	bool ok;
};

/* Whether the text has the code; mail hosts may change its case. */
static bool holds(struct view text, struct view code)
{
	char first = ascii_lower(code.at[0]);

	for (size_t i = 0; i + code.len <= text.len; i++) {
		if (ascii_lower(text.at[i]) == first &&
		    view_eq_nocase(view_part(text, i, code.len), code)) {
			return true;
		}
	}
	return false;
}

/* An automatic answer ("I am away") shows that letters leave, but not that people's
 * answers arrive: it is left to the first run. */
static bool visit(void *arg, const struct mailbox_letter *l)
{
	struct looking *k = arg;
	struct letter letter = {0};

	if (!holds(l->raw, k->trial->code)) {
		return true;
	}
	k->ok = reader_read(k->reader, &k->arena, l->raw, l->truncated, &letter,
			    k->err);
	if (!k->ok || letter.fault == LETTER_ROBOT) {
		return k->ok;
	}
	k->end = letter.fault == LETTER_BOUNCE ? TEST_LETTER_RETURNED
					       : TEST_LETTER_ANSWERED;
	k->uid = arena_copy(&k->arena, l->uid);
	return false;
}

bool test_letter_look(const struct config *c, const struct test_letter *t,
		      struct club_inbox *inbox, enum test_letter_end *end,
		      struct err *err)
{
	struct looking k = {.trial = t,
			    .reader = reader_new(&reader_defaults, view_of(c->address)),
			    .err = err,
			    .ok = true};
	bool ok = mailbox_each(inbox->mailbox, visit, &k, err) && k.ok;

	if (ok && k.uid.len > 0) {
		const struct mailbox_pile pile = {
			.part = MAILBOX_INBOX, .uid = &k.uid, .count = 1};

		ok = mailbox_file(inbox->mailbox, &pile, err);
	}
	*end = k.end;
	reader_free(k.reader);
	arena_free(&k.arena);
	return ok;
}
