/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/parse.h"

#include "adjudicator/mail/parse/clean_text.h"
#include "adjudicator/mail/parse/envelope.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/parse/html.h"
#include "adjudicator/mail/parse/mime.h"
#include "adjudicator/mail/parse/report.h"
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/mail/send/compose.h"
#include "formats/address.h"
#include "formats/text/buf.h"
#include "formats/text/utf8.h"
#include <string.h>

/* More text than this is cut off; no real letter is as long. */
enum { TEXT_MAX = 1024 * 1024 };

static struct view plain_text(struct arena *arena, const struct mime_part *p)
{
	struct view text = charset_text(arena, p->charset, p->bytes);

	if (p->flowed) {
		text = flowed_join(arena, text, p->delsp);
	}
	return settle_text(arena, utf8_head(text, TEXT_MAX));
}

static struct view html_part_text(struct arena *arena, const struct mime_part *p)
{
	struct view charset = p->charset;

	if (charset.len == 0) {
		charset = html_charset(p->bytes);
	}
	return settle_text(arena,
			   html_text(arena, charset_text(arena, charset, p->bytes)));
}

static struct view pages_text(struct arena *arena, const struct mime_found *found)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < found->htmls; i++) {
		buf_add(&b, html_part_text(arena, &found->html[i]));
	}
	return utf8_head(buf_view(&b), TEXT_MAX);
}

/* With what is written on behind pictures. */
static struct view whole_text(struct arena *arena, const struct mime_found *found)
{
	struct buf b = buf_in(arena);

	buf_add(&b, plain_text(arena, &found->plain));
	for (size_t i = 0; i < found->mores; i++) {
		buf_char(&b, '\n');
		buf_add(&b, plain_text(arena, &found->more[i]));
	}
	return utf8_head(buf_view(&b), TEXT_MAX);
}

static void texts(struct arena *arena, const struct mime_found *found,
		  struct letter *out)
{
	const struct mime_part *plain = &found->plain;

	if (!plain->there && found->htmls == 0) {
		plain = &found->attached;
	} else if (found->attached.there) {
		out->attached = plain_text(arena, &found->attached);
	}
	if (plain->there) {
		out->text = plain == &found->plain ? whole_text(arena, found)
						   : plain_text(arena, plain);
	}
	out->html = pages_text(arena, found);
	if (plain->there || found->htmls > 0) {
		if (view_starts(view_trim(out->text), "-----BEGIN PGP MESSAGE-----")) {
			envelope_fault(out, LETTER_ENCRYPTED, "the text is encrypted");
		}
	} else if (found->encrypted) {
		envelope_fault(out, LETTER_ENCRYPTED, "the letter is encrypted");
	} else if (found->cut) {
		envelope_fault(out, LETTER_NO_TEXT,
			       "no whole text part in the first part of a long letter");
	} else if (found->no_boundary) {
		envelope_fault(out, LETTER_NO_TEXT, "a multipart without a boundary");
	} else {
		envelope_fault(out, LETTER_NO_TEXT, "there is no text part");
	}
}

void parse_letter(struct arena *arena, struct view raw, bool truncated,
		  struct letter *out)
{
	struct view letter = header_skip_mbox(raw);
	struct mime_found found;

	*out = (struct letter){.truncated = truncated};
	envelope_read(arena, header_block(letter), out);
	envelope_names(arena, header_block(letter), out);
	mime_find(arena, letter, truncated, &found);
	/* Two readers read this header; a difference must be noticed. */
	if (out->from.len > 0 && address_plain(found.sender) &&
	    !address_same(found.sender, out->from)) {
		out->from = found.sender;
	}
	texts(arena, &found, out);
	if (found.status.there) {
		out->report = report_read(arena, found.status.bytes, found.returned);
	}
	if (out->report.action == REPORT_NONE &&
	    (out->fault == LETTER_BOUNCE || out->fault == LETTER_ROBOT)) {
		out->report = report_spoken(out->subject, out->text);
	}
	if (out->report.action != REPORT_NONE && out->fault == LETTER_ROBOT) {
		out->fault = LETTER_BOUNCE;
		out->why = view_of("it is a delivery report");
	}
	identity_set(out, raw);
}

void letter_parse(struct arena *arena, struct view raw, struct letter *out)
{
	char *padded = arena_take(arena, raw.len + MIME_PADDING);

	if (raw.len > 0) {
		memcpy(padded, raw.at, raw.len);
	}
	parse_letter(arena, view_from(padded, raw.len), false, out);
}
