/* SPDX-License-Identifier: ISC */
/*
 * - The status is groups of fields with empty lines between: one about the report, one
 *   for each recipient. Our letters have one recipient; the first group with an Action
 *   is his. Some servers leave the empty line out.
 */
#include "adjudicator/mail/parse/report.h"

#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/send/compose.h"
#include "formats/address.h"
#include "formats/text/num.h"

enum { GROUPS = 16, STATUS_MAX = 11 };

static const struct {
	const char *word;
	enum report_action action;
} actions[] = {
	{"failed",    REPORT_FAILED   },
        {"delayed",   REPORT_DELAYED  },
	{"delivered", REPORT_DELIVERED},
        {"relayed",   REPORT_DELIVERED},
	{"expanded",  REPORT_DELIVERED},
};

static struct view field(struct arena *arena, struct view group, const char *name)
{
	size_t count;

	return view_trim(header_unfold(arena, header_find(group, name, &count)));
}

static enum report_action action_read(struct view text)
{
	struct view word = view_word(&text);

	for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++) {
		if (view_is_nocase(word, actions[i].word)) {
			return actions[i].action;
		}
	}
	return REPORT_NONE;
}

/* "5.1.1"; empty when it is nothing of the kind. */
static struct view status_read(struct view text)
{
	struct view word = view_word(&text);

	for (size_t i = 0; i < word.len; i++) {
		if (!digit(word.at[i]) && word.at[i] != '.') {
			return view_part(word, 0, 0);
		}
	}
	return view_part(word, 0, word.len <= STATUS_MAX ? word.len : 0);
}

/* "rfc822; ann@home.example" */
static struct view recipient_read(struct arena *arena, struct view text)
{
	struct mailbox m = {0};

	(void)view_cut(&text, ';');
	return address_next(arena, &text, &m) ? m.address : (struct view){0};
}

static struct view returned_id(struct view returned)
{
	size_t count;
	struct view id = header_find(header_block(returned), "Message-ID", &count);

	return count == 1 && address_id_good(id) ? id : (struct view){0};
}

struct report report_read(struct arena *arena, struct view status, struct view returned)
{
	struct report r = {0};

	for (int i = 0; i < GROUPS && status.len > 0 && r.action == REPORT_NONE; i++) {
		struct view group;

		while (view_starts(status, "\r") || view_starts(status, "\n")) {
			status = view_part(status, 1, status.len);
		}
		group = header_block(status);
		r.action = action_read(field(arena, group, "Action"));
		r.status = status_read(field(arena, group, "Status"));
		r.recipient =
			recipient_read(arena, field(arena, group, "Final-Recipient"));
		status = header_body(status);
	}
	if (r.action == REPORT_NONE) {
		return (struct report){0};
	}
	r.original = returned_id(returned);
	return r;
}
