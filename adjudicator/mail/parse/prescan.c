/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/prescan.h"

#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/parse/outline.h"
#include "formats/text/tongue.h"

const char *prescan(struct view raw, const struct reader_limits *limits)
{
	struct view head;
	struct outline parts;

	raw = header_skip_mbox(raw);
	head = header_block(raw);
	if (raw.len > PRESCAN_RAW_MAX) {
		return PART("the letter is too long");
	}
	if (head.len == 0) {
		return PART("there is no header");
	}
	if (head.len > limits->header_bytes) {
		return PART("the header is too long");
	}
	if (view_find(head, '\0') < head.len) {
		return PART("there is a NUL in the header");
	}
	outline_read(raw, limits->parts, &parts);
	if (parts.bad) {
		return PART("a MIME boundary is not well formed");
	}
	if (parts.boundaries > limits->parts) {
		return PART("there are too many MIME boundaries");
	}
	if (parts.letters > limits->parts) {
		return PART("too many letters stand within the letter");
	}
	return NULL;
}
