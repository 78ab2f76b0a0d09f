/* SPDX-License-Identifier: ISC */
/*
 * - A status consists of groups of fields with empty lines between them: one about
 *   the report and one for each recipient. Our letters have one recipient; the first
 *   group with an Action is about him. Some servers leave the empty line out.
 * - A report for humans is recognised by a sentence at the beginning of a line above
 *   the copy of the returned letter, or of the subject. Its status is the first text
 *   like "5.1.1" that stands alone, because servers also give numbers of hosts.
 */
#include "adjudicator/mail/parse/report.h"

#include "adjudicator/mail/parse/header.h"
#include "formats/address.h"
#include "formats/text/line.h"
#include "formats/text/num.h"

enum { GROUPS = 16, STATUS_MAX = 11, LINES_MOST = 60 };

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

/* A sentence or its beginning, and what it says about a letter. */
struct saying {
	const char *text;
	enum report_action action;
};

static const struct saying actions[] = {
	{"failed",    REPORT_FAILED   },
        {"delayed",   REPORT_DELAYED  },
	{"delivered", REPORT_DELIVERED},
        {"relayed",   REPORT_DELIVERED},
	{"expanded",  REPORT_DELIVERED},
};

static struct view field(struct arena *arena, struct view group, const char *name)
{
	return view_trim(header_unfold(arena, header_find(group, name, NULL)));
}

static enum report_action action_read(struct view text)
{
	struct view word = view_word(&text);

	for (size_t i = 0; i < COUNT(actions); i++) {
		if (view_is_nocase(word, actions[i].text)) {
			return actions[i].action;
		}
	}
	return REPORT_NONE;
}

/* Reads "5.1.1"; empty when the text is nothing like it. */
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

/* Reads the address of "rfc822; ann@home.example". */
static struct view recipient_read(struct arena *arena, struct view text)
{
	struct mailbox m = {0};

	(void)view_cut(&text, ';');
	return address_next(arena, &text, &m) ? m.address : (struct view){0};
}

struct report report_read(struct arena *arena, struct view status, struct view returned)
{
	struct report r = {0};
	struct view id;

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
	id = header_only(header_block(returned), "Message-ID");
	r.original = address_id_good(id) ? id : (struct view){0};
	return r;
}

/* ------------------------------------------------------------- in words, for people */

static const struct saying sentences[] = {
	{"Hi. This is the qmail-send program",                       REPORT_FAILED },
	{"Hi. This is the deliver program",                          REPORT_FAILED },
	{"A message that you sent could not be delivered",           REPORT_FAILED },
	{"A message that you sent has not yet been delivered",       REPORT_DELAYED},
	{"The following address(es) failed:",                        REPORT_FAILED },
	{"Delivery to the following recipient failed permanently",   REPORT_FAILED },
	{"Delivery to the following recipient has been delayed",     REPORT_DELAYED},
	{"Delivery to the following recipients failed",              REPORT_FAILED },
	{"Delivery has failed to these recipients",                  REPORT_FAILED },
	{"Sorry, we were unable to deliver your message",            REPORT_FAILED },
	{"Your message did not reach some or all of the intended",   REPORT_FAILED },
	{"----- The following addresses had permanent fatal errors", REPORT_FAILED },
	{"----- The following addresses had transient non-fatal",    REPORT_DELAYED},
	{"Unable to deliver message to the following address",       REPORT_FAILED },
	{"I'm sorry to have to inform you that your message could",  REPORT_FAILED },
};

static const struct saying subjects[] = {
	{"failure notice",			   REPORT_FAILED },
	{"Mail delivery failed",                     REPORT_FAILED },
	{"Undelivered Mail Returned to Sender",      REPORT_FAILED },
	{"Returned mail:",			   REPORT_FAILED },
	{"Delivery Status Notification (Failure)",   REPORT_FAILED },
	{"Delivery Status Notification (Delay)",     REPORT_DELAYED},
	{"Warning: could not send message for past", REPORT_DELAYED},
};

/* How the copy of our letter begins. */
static const char *const copies[] = {"--- Below this line is a copy",
				     "------ This is a copy", "--- Original message",
				     "----- Original message", "-----Original Message"};

static bool copy_begins(struct view line)
{
	for (size_t i = 0; i < COUNT(copies); i++) {
		if (view_starts_nocase(line, copies[i])) {
			return true;
		}
	}
	return false;
}

static enum report_action said(const struct saying *list, size_t count,
			       struct view line)
{
	for (size_t i = 0; i < count; i++) {
		if (view_starts_nocase(line, list[i].text)) {
			return list[i].action;
		}
	}
	return REPORT_NONE;
}

static bool number_char(char c)
{
	return digit(c) || c == '.';
}

/* Finds "5.1.1" where no letter or number adjoins; empty when there is none. */
static struct view status_in(struct view line)
{
	for (size_t i = 0; i < line.len;) {
		size_t n = 0;
		size_t dots = 0;

		while (i + n < line.len && number_char(line.at[i + n])) {
			dots += line.at[i + n] == '.';
			n++;
		}
		n -= n > 0 && line.at[i + n - 1] == '.';
		if (n >= 5 && n <= STATUS_MAX && line.at[i + 1] == '.' &&
		    (line.at[i] == '4' || line.at[i] == '5') &&
		    line.at[i + n - 1] != '.' &&
		    dots - (i + n < line.len && line.at[i + n] == '.') == 2) {
			return view_part(line, i, n);
		}
		i += n + 1;
	}
	return (struct view){0};
}

struct report report_spoken(struct view subject, struct view text)
{
	struct report r = {.action =
				   said(subjects, COUNT(subjects), view_trim(subject))};
	struct lines lines = lines_of(text);
	struct view line;

	for (int n = 0; n < LINES_MOST && line_next(&lines, &line); n++) {
		line = view_trim(line);
		if (copy_begins(line)) {
			break;
		}
		if (r.action == REPORT_NONE) {
			r.action = said(sentences, COUNT(sentences), line);
		}
		if (r.status.len == 0) {
			r.status = status_in(line);
		}
	}
	if (r.action == REPORT_NONE) {
		r.status = (struct view){0};
	}
	return r;
}
