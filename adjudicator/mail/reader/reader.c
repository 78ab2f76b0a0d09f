/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/reader.h"

#include "adjudicator/mail/parse/envelope.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/parse/prescan.h"
#include "adjudicator/mail/reader/ahead.h"
#include "adjudicator/mail/reader/child.h"
#include "adjudicator/mail/reader/pack.h"
#include "formats/address.h"
#include <stdlib.h>

/* A letter that takes over the process reading it could forge what that process
 * reads later. So the process reads nothing later. The cost of forking matters only
 * with very many letters; so after the first ones of a run, several share a
 * process. */
enum { READ_ALONE = 200 };

const struct reader_limits reader_defaults = {
	.header_bytes = 65536, .parts = 32, .seconds = 60, .alone = READ_ALONE};

struct reader {
	struct reader_limits limits;
	struct arena arena; /* holds own_address */
	struct view own_address;
	struct child *child;
	long read; /* letters read so far */
	struct ahead ahead;
};

struct reader *reader_new(const struct reader_limits *limits, struct view own_address)
{
	return reader_new_of(NULL, limits, own_address);
}

struct reader *reader_new_of(const char *program, const struct reader_limits *limits,
			     struct view own_address)
{
	struct reader *r = calloc(1, sizeof *r);

	if (r == NULL) {
		arena_die();
	}
	r->limits = *limits;
	r->own_address = arena_copy(&r->arena, own_address);
	r->child = child_new(program, "letters", limits->seconds);
	return r;
}

void reader_free(struct reader *r)
{
	if (r != NULL) {
		child_free(r->child);
		arena_free(&r->arena);
		ahead_free(&r->ahead);
		free(r);
	}
}

bool reader_start(struct reader *r, struct err *err)
{
	return child_start(r->child, err);
}

bool reader_bare(const struct reader *r)
{
	return child_bare(r->child);
}

/* Whether it is our address, with or without a plus part. */
static bool own(const struct reader *r, struct view address)
{
	return r->own_address.len > 0 && address_own(r->own_address, address);
}

/* Whether we wrote the letter, whatever else happened to it on its way. */
static bool marked_by_us(const struct reader *r, struct view loop)
{
	struct view word;

	while ((word = view_word(&loop)).len > 0) {
		if (own(r, word)) {
			return true;
		}
	}
	return false;
}

/* Checks what the child says about a letter. Its texts are believed; sender,
 * recipients and references must be what the header says. Returns NULL, or what the
 * child did wrong, in words. */
static const char *believe(struct arena *arena, struct view raw, struct view answer,
			   struct letter *out)
{
	struct letter header = {0};
	const char *other;

	if (!pack_read(arena, answer, out)) {
		return "gave no letter";
	}
	envelope_read(arena, header_block(header_skip_mbox(raw)), &header);
	other = envelope_differs(&header, out);
	envelope_take(out, &header);
	return other == NULL
		       ? NULL
		       : arena_printf(arena, "told of another %s than the header has",
				      other);
}

/* Marks letters of our own as automatic, unless they are bounces. */
static void robot(const struct reader *r, struct letter *out)
{
	if (out->fault == LETTER_BOUNCE) {
		return;
	}
	if (out->from.len > 0 && own(r, out->from)) {
		out->fault = LETTER_ROBOT;
		out->why = view_of("it comes from our own address");
	} else if (marked_by_us(r, out->loop)) {
		out->fault = LETTER_ROBOT;
		out->why = view_of("it is a letter of ours that came back");
	}
}

static void accept(const struct reader *r, struct view raw, bool truncated,
		   struct letter *out)
{
	out->truncated = truncated;
	identity_set(out, raw);
	robot(r, out);
}

/* Gives up on a letter but keeps what its header alone tells, so that its sender can
 * be told. For automatic mail nothing is kept that might be answered. */
static void refuse(const struct reader *r, struct arena *arena, enum letter_fault fault,
		   const char *why, struct view raw, struct letter *out)
{
	struct view head = header_block(header_skip_mbox(raw));

	*out = (struct letter){0};
	envelope_bare(arena, view_part(head, 0, r->limits.header_bytes), out);
	if (out->fault == LETTER_NO_SENDER) {
		out->fault = LETTER_FINE;
	}
	robot(r, out);
	if (fault == LETTER_POISON && out->fault != LETTER_FINE) {
		*out = (struct letter){0};
	}
	envelope_fault(out, fault, why);
	identity_set(out, raw);
}

void reader_ahead(struct reader *r, const struct reader_letter *letter, size_t count)
{
	ahead_tell(&r->ahead, letter, count);
}

/* Whether each letter now gets a process of its own. */
static bool each_alone(const struct reader *r)
{
	return r->read < r->limits.alone || r->ahead.lone > 0;
}

/* How a letter was read. */
struct reading {
	struct reader_letter letter;
	struct view answer;
	enum child_end end;
	bool fresh; /* by a process that has read no other letter: a failure is this
		       letter's doing, unless somebody killed the process */
};

/* Ends the child, because nobody wants its current work any more. */
static void give_up(struct reader *r)
{
	child_stop(r->child);
	ahead_drop(&r->ahead);
}

static bool ask(struct reader *r, struct arena *arena, struct reading *x,
		struct err *err)
{
	if (ahead_busy(&r->ahead)) {
		give_up(r);
	}
	x->fresh = child_answered(r->child) == 0;
	x->end = child_ask(r->child, arena, ahead_request(arena, &x->letter),
			   &x->answer, err);
	return x->end != CHILD_UNSTARTED;
}

/* Ends the use of a process that this letter may have affected, and lets the child
 * continue with the next letters. */
static void go_on(struct reader *r)
{
	r->read++;
	r->ahead.lone -= r->ahead.lone > 0;
	if (!ahead_busy(&r->ahead) &&
	    (each_alone(r) || child_answered(r->child) >= AHEAD_TOGETHER)) {
		child_renew(r->child);
	}
	ahead_go_on(&r->ahead, r->child, &r->limits,
		    each_alone(r) ? 1 : AHEAD_TOGETHER);
}

/* Reads a letter, again in a process of its own if the one that read it had read
 * others before, because one of those may have spoilt it. A fresh process that fails
 * was spoilt by this letter, unless somebody killed it. Returns false when no child
 * can be started. *why is NULL, or what the child did. */
static bool hear(struct reader *r, struct arena *arena, struct reading *x,
		 struct letter *out, const char **why, struct err *err)
{
	bool tried = false; /* in a fresh process */
	bool again = !ahead_take(&r->ahead, r->child, &x->letter, &x->answer, &x->end,
				 &x->fresh) ||
		     x->end == CHILD_UNSTARTED;

	for (;;) {
		if (again && !ask(r, arena, x, err)) {
			return false;
		}
		*why = x->end == CHILD_ANSWERED
			       ? believe(arena, x->letter.raw, x->answer, out)
			       : child_why(r->child);
		if (*why == NULL) {
			return true;
		}
		give_up(r);
		if (x->fresh &&
		    (tried || x->end != CHILD_DIED || !child_killed(r->child))) {
			return true;
		}
		tried = x->fresh;
		again = true;
	}
}

bool reader_read(struct reader *r, struct arena *arena, struct view raw, bool truncated,
		 struct letter *out, struct err *err)
{
	struct reading x = {
		.letter = {raw, truncated}
        };
	const char *why =
		ahead_handed(&r->ahead, &x.letter) ? NULL : prescan(raw, &r->limits);

	if (why != NULL) {
		refuse(r, arena, LETTER_BROKEN, why, raw, out);
		out->truncated = truncated;
		return true;
	}
	if (!hear(r, arena, &x, out, &why, err)) {
		return false;
	}
	go_on(r);
	if (why == NULL) {
		accept(r, raw, truncated, out);
		return true;
	}
	refuse(r, arena, LETTER_POISON, arena_printf(arena, "the reader %s", why), raw,
	       out);
	out->truncated = truncated;
	return true;
}
