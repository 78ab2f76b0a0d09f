/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/envelope.h"

#include "adjudicator/mail/parse/clean_text.h"
#include "adjudicator/mail/parse/header.h"
#include "formats/address.h"
#include "formats/text/buf.h"

static const char *const recipient_fields[] = {"Delivered-To", "X-Original-To", "To",
					       "Cc"};
static const char *const list_fields[] = {"List-Id", "List-Post", "List-Unsubscribe",
					  "List-Help", "Precedence"};
static const char *const robot_fields[] = {"Auto-Submitted", "X-Autoreply",
					   "X-Autorespond", "X-Autoresponder"};
static const char *const robots[] = {"mailer-daemon", "postmaster", "noreply",
				     "no-reply",      "no_reply",   "donotreply",
				     "do-not-reply"};
enum {
	RECIPIENT_FIELDS = sizeof recipient_fields / sizeof recipient_fields[0],
	LIST_FIELDS = sizeof list_fields / sizeof list_fields[0],
	ROBOT_FIELDS = sizeof robot_fields / sizeof robot_fields[0],
	ROBOTS = sizeof robots / sizeof robots[0]
};

void envelope_fault(struct letter *l, enum letter_fault fault, const char *why)
{
	if (l->fault == LETTER_FINE) {
		l->fault = fault;
		l->why = view_of(why);
	}
}

/* Whether the value has controls other than tabs and line ends: different programs
 * read such a value differently. */
static bool holds_controls(struct view value)
{
	for (size_t i = 0; i < value.len; i++) {
		unsigned char c = (unsigned char)value.at[i];
		bool line_end = c == '\n' || (c == '\r' && i + 1 < value.len &&
					      value.at[i + 1] == '\n');

		if ((c < ' ' && c != '\t' && !line_end) || c == 0x7f) {
			return true;
		}
	}
	return false;
}

/* The field of that name; empty if there is none, or more than one. */
static struct view only(const struct header_fields *all, const char *name)
{
	size_t count;
	struct view value = header_field_find(all, name, &count);

	return count == 1 ? value : (struct view){0};
}

static bool one_mailbox(struct arena *arena, struct view value, struct mailbox *m)
{
	struct view line = header_unfold(arena, value);
	struct mailbox second;

	return !holds_controls(value) && address_next(arena, &line, m) &&
	       !address_next(arena, &line, &second);
}

static void add_recipients(struct arena *arena, struct view line, struct letter *out)
{
	struct mailbox m;

	while (out->recipients < LETTER_RECIPIENTS && address_next(arena, &line, &m)) {
		if (m.address.len > 0) {
			out->recipient[out->recipients++] = m.address;
		}
	}
}

static void recipients(struct arena *arena, const struct header_fields *all,
		       struct letter *out)
{
	for (size_t i = 0; i < RECIPIENT_FIELDS; i++) {
		for (size_t k = 0; k < all->count; k++) {
			const struct header_field *f = &all->field[k];

			if (view_is_nocase(f->name, recipient_fields[i])) {
				add_recipients(arena, header_unfold(arena, f->value),
					       out);
			}
		}
	}
}

static void add_reference(struct letter *out, struct view id)
{
	for (size_t i = 0; i < out->references; i++) {
		if (view_eq(out->reference[i], id)) {
			return;
		}
	}
	if (out->references < LETTER_REFERENCES && address_id_good(id)) {
		out->reference[out->references++] = id;
	}
}

/* Takes the last "<...>" off the end of *line. */
static bool last_id(struct view *line, struct view *id)
{
	size_t end = line->len;
	size_t at;

	while (end > 0 && line->at[end - 1] != '>') {
		end--;
	}
	at = end;
	while (at > 0 && line->at[at - 1] != '<') {
		at--;
	}
	if (at == 0) {
		return false;
	}
	*id = view_part(*line, at - 1, end - at + 1);
	*line = view_part(*line, 0, at - 1);
	return true;
}

static void references(struct arena *arena, const struct header_fields *all,
		       struct letter *out)
{
	static const char *const fields[] = {"In-Reply-To", "References"};

	for (size_t i = 0; i < 2; i++) {
		struct view line =
			header_unfold(arena, header_field_find(all, fields[i], NULL));
		struct view id;

		while (last_id(&line, &id)) {
			add_reference(out, id);
		}
	}
}

/* Collects the X-Loop fields: programs mark their letters so and recognise them when
 * they come back (RFC 3834, 3.1.5). */
static void loops(struct arena *arena, const struct header_fields *all,
		  struct letter *out)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < all->count; i++) {
		if (view_is_nocase(all->field[i].name, "X-Loop")) {
			buf_str(&b, b.len > 0 ? " " : "");
			buf_add(&b, header_unfold(arena, all->field[i].value));
		}
	}
	out->loop = buf_view(&b);
}

static bool any_field(const struct header_fields *all, const char *const *names,
		      size_t n)
{
	for (size_t i = 0; i < n; i++) {
		size_t count;
		struct view value = header_field_find(all, names[i], &count);

		/* Programs of human senders write "Auto-Submitted: no". */
		value = view_part(value, 0, view_find(value, ';'));
		if (count > 0 && !view_is_nocase(view_word(&value), "no")) {
			return true;
		}
	}
	return false;
}

static bool robot_address(struct view address)
{
	struct view local = view_part(address, 0, view_find(address, '@'));

	local = view_part(local, 0, view_find(local, '+'));
	for (size_t i = 0; i < ROBOTS; i++) {
		if (view_is_nocase(local, robots[i])) {
			return true;
		}
	}
	return false;
}

static bool null_path(const struct header_fields *all)
{
	struct view path = header_field_find(all, "Return-Path", NULL);

	return view_starts(path, "<") &&
	       view_starts(view_trim(view_part(path, 1, path.len)), ">");
}

static void judge(const struct header_fields *all, struct letter *out)
{
	if (null_path(all)) {
		envelope_fault(out, LETTER_BOUNCE, "the return path is empty");
	}
	if (view_starts_nocase(header_field_find(all, "Content-Type", NULL),
			       "multipart/report")) {
		envelope_fault(out, LETTER_BOUNCE, "it is a delivery report");
	}
	/* Vacation programs older than Auto-Submitted use this precedence. */
	if (any_field(all, robot_fields, ROBOT_FIELDS) ||
	    view_is_nocase(header_field_find(all, "Precedence", NULL), "auto_reply")) {
		envelope_fault(out, LETTER_ROBOT,
			       "a header says that a program sent it");
	}
	if (robot_address(out->from)) {
		envelope_fault(out, LETTER_ROBOT, "the sender is a program's address");
	}
	if (out->from.len == 0) {
		envelope_fault(out, LETTER_NO_SENDER,
			       "From is not exactly one plain address");
	}
}

void envelope_read(struct arena *arena, struct view block, struct letter *out)
{
	const struct header_fields all = header_take_apart(arena, block);
	struct view id = only(&all, "Message-ID");
	struct mailbox m = {0};

	if (one_mailbox(arena, only(&all, "From"), &m) && !m.group) {
		out->from = m.address;
	}
	recipients(arena, &all, out);
	if (address_id_good(id)) {
		out->message_id = arena_copy(arena, id);
	}
	references(arena, &all, out);
	loops(arena, &all, out);
	out->list = any_field(&all, list_fields, LIST_FIELDS);
	judge(&all, out);
}

/* The subject, not decoded; empty if there is none, or more than one. */
static struct view subject(struct arena *arena, struct view block)
{
	return header_unfold(arena, header_only(block, "Subject"));
}

void envelope_bare(struct arena *arena, struct view block, struct letter *out)
{
	envelope_read(arena, block, out);
	out->subject = settle_line(arena, subject(arena, block));
}

void envelope_names(struct arena *arena, struct view block, struct letter *out)
{
	struct mailbox m = {0};

	out->subject = decode_line(arena, subject(arena, block));
	if (out->from.len > 0 && one_mailbox(arena, header_only(block, "From"), &m)) {
		out->from_name = decode_line(arena, m.name);
	}
}

static bool same_views(const struct view *one, size_t n, const struct view *other,
		       size_t many)
{
	for (size_t i = 0; n == many && i < n; i++) {
		if (!view_eq(one[i], other[i])) {
			return false;
		}
	}
	return n == many;
}

const char *envelope_differs(const struct letter *one, const struct letter *other)
{
	return !view_eq(one->from, other->from)               ? "sender"
	       : !view_eq(one->message_id, other->message_id) ? "Message-ID"
	       : !same_views(one->recipient, one->recipients, other->recipient,
			     other->recipients)
		       ? "list of recipients"
	       : !same_views(one->reference, one->references, other->reference,
			     other->references)
		       ? "list of references"
		       : NULL;
}

void envelope_take(struct letter *l, const struct letter *header)
{
	struct letter said = *l;

	*l = *header;
	/* A report in words only is recognised by its sentences. */
	if (l->fault == LETTER_FINE ||
	    (l->fault == LETTER_ROBOT && said.fault == LETTER_BOUNCE)) {
		l->fault = said.fault;
		l->why = said.why;
	}
	l->from_name = said.from_name;
	l->subject = said.subject;
	l->text = said.text;
	l->html = said.html;
	l->attached = said.attached;
	l->report = said.report;
}
