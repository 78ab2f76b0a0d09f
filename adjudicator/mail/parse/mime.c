/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/mime.h"

#include "adjudicator/mail/parse/outline.h"
#include <libetpan/libetpan.h>
#include <stdlib.h>
#include <string.h>

enum { PARTS_MAX = 200, DEPTH_MAX = 80 };

struct search {
	struct arena *arena;
	const char *end; /* of the letter, when only its beginning was read */
	size_t parts, depth;
	bool pictured; /* something that is no text came behind the first text */
	struct mime_found *out;
};

/* libetpan gives every part a type, text/plain where the part names none. */
static bool subtype(const struct mailmime_content *ct, const char *name)
{
	return view_is_nocase(view_of(ct->ct_subtype), name);
}

static bool composite(const struct mailmime_content *ct)
{
	return ct->ct_type->tp_type == MAILMIME_TYPE_COMPOSITE_TYPE;
}

static struct view bytes(const struct mailmime_data *d)
{
	return view_from(d->dt_data.dt_text.dt_data, d->dt_data.dt_text.dt_length);
}

static struct view parameter(struct arena *arena, struct mailmime_content *ct,
			     const char *name)
{
	const char *value =
		mailmime_content_param_get(ct, arena_str(arena, view_of(name)));

	return arena_copy(arena, view_of(value == NULL ? "" : value));
}

/* The part's Content-Disposition; NULL when it has none. */
static struct mailmime_disposition *disposition(const struct mailmime *m)
{
	const clistiter *at = NULL;

	if (m->mm_mime_fields != NULL) {
		at = clist_begin(m->mm_mime_fields->fld_list);
	}
	for (; at != NULL; at = clist_next(at)) {
		const struct mailmime_field *f = clist_content(at);

		if (f->fld_type == MAILMIME_FIELD_DISPOSITION) {
			return f->fld_data.fld_disposition;
		}
	}
	return NULL;
}

static bool attachment(const struct mailmime *m)
{
	const struct mailmime_disposition *d = disposition(m);

	return d != NULL &&
	       d->dsp_type->dsp_type == MAILMIME_DISPOSITION_TYPE_ATTACHMENT;
}

/* Whether the part has a file's name, in either of its headers. */
static bool named(const struct mailmime *m)
{
	const struct mailmime_disposition *d = disposition(m);
	const clistiter *at = d == NULL ? NULL : clist_begin(d->dsp_parms);
	char name[] = "name";

	for (; at != NULL; at = clist_next(at)) {
		const struct mailmime_disposition_parm *p = clist_content(at);

		if (p->pa_type == MAILMIME_DISPOSITION_PARM_FILENAME) {
			return true;
		}
	}
	return mailmime_content_param_get(m->mm_content_type, name) != NULL;
}

/* When the letter's end is missing, a part is whole only if a boundary follows it. */
static bool whole(const struct search *s, const struct mailmime_data *d)
{
	const char *at = bytes(d).at + bytes(d).len;
	struct view rest;

	if (s->end == NULL) {
		return true;
	}
	rest = view_from(at, (size_t)(s->end - at));
	while (view_starts(rest, "\r") || view_starts(rest, "\n")) {
		rest = view_part(rest, 1, rest.len);
	}
	return view_starts(rest, "--");
}

static bool blank_at(struct view v, size_t i)
{
	return i < v.len && (v.at[i] == ' ' || v.at[i] == '\t');
}

/* The bytes to decode. In quoted-printable a line goes on below although blanks stand
 * behind its "=", which some server has put there (RFC 2045, 6.7); libetpan would end
 * it, so they are left out. */
static struct view encoded(struct arena *arena, const struct mailmime_data *d)
{
	struct view v = bytes(d);
	char *copy;
	size_t n = 0;

	if (d->dt_encoding != MAILMIME_MECHANISM_QUOTED_PRINTABLE) {
		return v;
	}
	copy = arena_take(arena, v.len + MIME_PADDING);
	for (size_t i = 0; i < v.len; i++) {
		size_t end = i + 1;

		copy[n++] = v.at[i];
		while (v.at[i] == '=' && blank_at(v, end)) {
			end++;
		}
		if (end < v.len && (v.at[end] == '\r' || v.at[end] == '\n')) {
			i = end - 1;
		}
	}
	return view_from(copy, n);
}

/* Takes a part, unless an earlier one of its kind was not blank. */
static void take(struct search *s, struct mailmime *m, struct mime_part *part)
{
	const struct mailmime_data *d = m->mm_data.mm_single;
	struct mailmime_content *ct = m->mm_content_type;
	struct view code;
	char *made = NULL;
	size_t length = 0;
	size_t index = 0;

	if (view_trim(part->bytes).len > 0) {
		return;
	}
	if (!whole(s, d)) {
		s->out->cut = true;
		return;
	}
	*part = (struct mime_part){.there = true};
	code = encoded(s->arena, d);
	if (mailmime_part_parse(code.at, code.len, &index, d->dt_encoding, &made,
				&length) == MAILIMF_NO_ERROR) {
		part->bytes = arena_copy(s->arena, view_from(made, length));
		mmap_string_unref(made);
	}
	part->charset = parameter(s->arena, ct, "charset");
	part->flowed = view_is_nocase(parameter(s->arena, ct, "format"), "flowed");
	part->delsp = view_is_nocase(parameter(s->arena, ct, "delsp"), "yes");
}

/* Notes a returned letter; the first of several counts. */
static void returned(struct search *s, struct view letter)
{
	if (s->out->returned.len == 0) {
		s->out->returned = letter;
	}
}

/* Notes a letter within the letter, undecoded. */
static void enclosed(struct search *s, const struct mailmime *m)
{
	returned(s, arena_copy(s->arena, bytes(m->mm_body)));
}

static void take_html(struct search *s, struct mailmime *m)
{
	struct mime_found *out = s->out;

	if (out->htmls < MIME_PAGES) {
		take(s, m, &out->html[out->htmls]);
		out->htmls += out->html[out->htmls].there;
	}
}

/* Text behind a picture is the writer going on; any other further text is read like an
 * attachment. */
static void take_text(struct search *s, struct mailmime *m)
{
	struct mime_found *out = s->out;
	bool first = view_trim(out->plain.bytes).len == 0;

	if (attachment(m) || (!first && (!s->pictured || named(m)))) {
		take(s, m, &out->attached);
	} else if (first) {
		take(s, m, &out->plain);
	} else if (out->mores < MIME_PAGES) {
		take(s, m, &out->more[out->mores]);
		out->mores += out->more[out->mores].there;
	}
}

static void single(struct search *s, struct mailmime *m)
{
	struct mailmime_content *ct = m->mm_content_type;
	struct mime_part headers = {0};

	if (subtype(ct, "delivery-status")) {
		take(s, m, &s->out->status);
	} else if (subtype(ct, "rfc822-headers")) {
		take(s, m, &headers);
		returned(s, headers.bytes);
	} else if (composite(ct)) {
		char *boundary = mailmime_extract_boundary(ct);

		s->out->no_boundary = s->out->no_boundary || boundary == NULL;
		free(boundary);
	} else if (ct->ct_type->tp_data.tp_discrete_type->dt_type ==
		   MAILMIME_DISCRETE_TYPE_TEXT) {
		/* libetpan reads "Content-Type: text" as subtype unknown. */
		if (subtype(ct, "plain") || subtype(ct, "unknown")) {
			take_text(s, m);
		} else if (subtype(ct, "html") && !attachment(m)) {
			take_html(s, m);
		}
	} else {
		s->pictured = s->pictured || s->out->plain.there;
	}
	if (subtype(ct, "pkcs7-mime") || subtype(ct, "x-pkcs7-mime") ||
	    subtype(ct, "pgp-encrypted")) {
		s->out->encrypted = true;
	}
}

static void visit(struct search *s, struct mailmime *m);

static void several(struct search *s, struct mailmime *m)
{
	const clistiter *at = clist_begin(m->mm_data.mm_multipart.mm_mp_list);

	if (subtype(m->mm_content_type, "encrypted")) {
		s->out->encrypted = true;
		return;
	}
	for (; at != NULL; at = clist_next(at)) {
		visit(s, clist_content(at));
		if (subtype(m->mm_content_type, "signed")) {
			return;
		}
	}
}

/* Notes the sender as libetpan reads the header, which differs from envelope.c. */
static void sender(struct search *s, const struct mailimf_fields *fields)
{
	const clistiter *at = fields == NULL ? NULL : clist_begin(fields->fld_list);

	for (; at != NULL; at = clist_next(at)) {
		const struct mailimf_field *f = clist_content(at);
		const clist *list;

		if (f->fld_type != MAILIMF_FIELD_FROM) {
			continue;
		}
		list = f->fld_data.fld_from->frm_mb_list->mb_list;
		if (clist_count(list) == 1) {
			const struct mailimf_mailbox *m =
				clist_content(clist_begin(list));

			s->out->sender = arena_copy(s->arena, view_of(m->mb_addr_spec));
		}
	}
}

static void visit(struct search *s, struct mailmime *m)
{
	if (m == NULL || s->parts++ > PARTS_MAX || s->depth >= DEPTH_MAX) {
		return;
	}
	s->depth++;
	switch (m->mm_type) {
	case MAILMIME_SINGLE:
		single(s, m);
		break;
	case MAILMIME_MULTIPLE:
		several(s, m);
		break;
	case MAILMIME_MESSAGE:
		/* A letter within the letter is somebody else's text and is not
		 * read. */
		if (m->mm_parent == NULL) {
			sender(s, m->mm_data.mm_message.mm_fields);
			visit(s, m->mm_data.mm_message.mm_msg_mime);
		} else {
			enclosed(s, m);
		}
		break;
	default:
		break;
	}
	s->depth--;
}

void mime_find(struct arena *arena, struct view raw, bool truncated,
	       struct mime_found *out)
{
	struct search s = {.arena = arena, .out = out};
	struct mailmime *root = NULL;
	size_t index = 0;

	*out = (struct mime_found){0};
	raw = outline_tidy(arena, raw, truncated, MIME_PADDING);
	if (truncated) {
		s.end = raw.at + raw.len;
	}
	if (mailmime_parse(raw.at, raw.len, &index, &root) == MAILIMF_NO_ERROR) {
		visit(&s, root);
		mailmime_free(root);
	}
}

/*
 * Replaces libetpan's function of the same name, which writes before the start of
 * its memory when a boundary is a lone quote sign. libetpan calls it by its dynamic
 * symbol, so the program's own version is called; otherwise a test with such a
 * letter would crash.
 */
char *mailmime_extract_boundary(struct mailmime_content *content_type)
{
	char name[] = "boundary";
	const char *value = mailmime_content_param_get(content_type, name);
	size_t n;
	char *copy;

	if (value == NULL) {
		return NULL;
	}
	n = strlen(value);
	if (n >= 2 && value[0] == '"' && value[n - 1] == '"') {
		value++;
		n -= 2;
	}
	copy = malloc(n + 1);
	if (copy != NULL) {
		memcpy(copy, value, n);
		copy[n] = '\0';
	}
	return copy;
}
