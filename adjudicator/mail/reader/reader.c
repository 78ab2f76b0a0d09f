/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/reader.h"

#include "adjudicator/mail/parse/envelope.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/parse/prescan.h"
#include "adjudicator/mail/reader/child.h"
#include "adjudicator/mail/reader/pack.h"
#include <stdlib.h>

/* A letter that takes over the process in which it is read may lie about what that
 * process reads after it: so that is nothing. What a fork costs shows only where very
 * many letters lie: behind the first ones of a run, a few are read by one. */
enum { READ_ALONE = 200, READ_TOGETHER = 32 };

const struct reader_limits reader_defaults = {
	.header_bytes = 65536, .parts = 32, .seconds = 60};

struct reader {
	struct reader_limits limits;
	struct arena arena; /* of the address */
	struct view own_address;
	struct child *child;
	long read;         /* letters */
	struct view ahead; /* the letter to be posted when the child is free */
	bool ahead_truncated;
	struct arena arena_posted;
	struct view posted; /* the request that the child is at; empty: none */
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
		arena_free(&r->arena_posted);
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

/* Ours, with or without a plus part. */
static bool own(const struct reader *r, struct view address)
{
	size_t at = view_find(address, '@');
	size_t own_at = view_find(r->own_address, '@');
	struct view local = view_part(address, 0, at);

	if (view_eq_nocase(address, r->own_address)) {
		return true;
	}
	local = view_part(local, 0, view_find(local, '+'));
	return r->own_address.len > 0 &&
	       view_eq_nocase(local, view_part(r->own_address, 0, own_at)) &&
	       view_eq_nocase(view_part(address, at, address.len),
			      view_part(r->own_address, own_at, address.len));
}

/* Of a letter that we wrote, whatever else became of it on its way. */
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

/* What the child says of a letter: its texts are believed, and who sent it, to whom and
 * in answer to what must be what the header says. NULL, or what it did, in words. */
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

/* Unless it is a bounce. */
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

/* What its header says by itself stays known, so that its sender can be told; of a
 * program's letter nothing is that might be answered. */
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

void reader_ahead(struct reader *r, struct view raw, bool truncated)
{
	r->ahead = raw;
	r->ahead_truncated = truncated;
}

/* One byte, whether the letter is truncated, and the letter: see reader_main.c. */
static struct view request_for(struct arena *arena, struct view raw, bool truncated)
{
	struct buf b = buf_in(arena);

	buf_char(&b, truncated ? 1 : 0);
	buf_add(&b, raw);
	return buf_view(&b);
}

/* Whose text could not be trusted after this letter reads no more. */
static void renew(struct reader *r)
{
	r->read++;
	if (r->read < READ_ALONE || child_answered(r->child) >= READ_TOGETHER) {
		child_renew(r->child);
	}
}

/* The child has answered and is free. */
static void post_ahead(struct reader *r, struct arena *arena)
{
	struct view raw = r->ahead;

	r->ahead = (struct view){0};
	if (raw.len == 0 || prescan(raw, &r->limits) != NULL) {
		return;
	}
	arena_reset(&r->arena_posted);
	r->posted = request_for(&r->arena_posted, raw, r->ahead_truncated);
	if (!child_post(r->child, arena, r->posted)) {
		r->posted = (struct view){0};
	}
}

static enum child_end ask(struct reader *r, struct arena *arena, struct view request,
			  struct view *answer, struct err *err)
{
	bool posted = view_eq(r->posted, request);
	enum child_end end = CHILD_UNSTARTED;

	if (r->posted.len > 0 && !posted) {
		child_stop(r->child); /* nobody wants what it is at */
	}
	r->posted = (struct view){0};
	if (posted) {
		end = child_take(r->child, arena, answer);
	}
	return end != CHILD_UNSTARTED
		       ? end
		       : child_ask(r->child, arena, request, answer, err);
}

bool reader_read(struct reader *r, struct arena *arena, struct view raw, bool truncated,
		 struct letter *out, struct err *err)
{
	const char *bad = prescan(raw, &r->limits);
	struct view request;
	struct view answer;
	const char *why;
	bool tried = false; /* in a process of its own */
	bool spoilt;

	if (bad != NULL) {
		refuse(r, arena, LETTER_BROKEN, bad, raw, out);
		out->truncated = truncated;
		return true;
	}
	request = request_for(arena, raw, truncated);
	do {
		enum child_end end;
		/* An earlier letter may have spoilt a process that read it; a fresh
		 * one that fails was spoilt by this letter, but if it was killed. */
		bool fresh = child_answered(r->child) == 0;

		end = ask(r, arena, request, &answer, err);
		if (end == CHILD_UNSTARTED) {
			return false;
		}
		why = end == CHILD_ANSWERED ? believe(arena, raw, answer, out)
					    : child_why(r->child);
		if (why == NULL) {
			renew(r);
			post_ahead(r, arena);
			accept(r, raw, truncated, out);
			return true;
		}
		spoilt = fresh &&
			 (tried || end != CHILD_DIED || !child_killed(r->child));
		tried = fresh;
		child_stop(r->child);
	} while (!spoilt);
	refuse(r, arena, LETTER_POISON, arena_printf(arena, "the reader %s", why), raw,
	       out);
	out->truncated = truncated;
	return true;
}
