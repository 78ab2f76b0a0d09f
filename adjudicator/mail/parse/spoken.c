/* SPDX-License-Identifier: ISC */
/*
 * - A line of the report begins with one of these sentences, above the copy of the
 *   letter that comes back; or its subject does.
 * - Its status is the first that looks like one, "5.1.1": on the way there servers also
 *   name hosts by their numbers.
 */
#include "adjudicator/mail/parse/spoken.h"

#include "formats/text/line.h"
#include "formats/text/num.h"

enum { LINES_MOST = 60, STATUS_MAX = 11 };

static const struct {
	const char *begins;
	enum report_action action;
} sentences[] = {
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

static const struct {
	const char *begins;
	enum report_action action;
} subjects[] = {
	{"failure notice",			   REPORT_FAILED },
	{"Mail delivery failed",                     REPORT_FAILED },
	{"Undelivered Mail Returned to Sender",      REPORT_FAILED },
	{"Returned mail:",			   REPORT_FAILED },
	{"Delivery Status Notification (Failure)",   REPORT_FAILED },
	{"Delivery Status Notification (Delay)",     REPORT_DELAYED},
	{"Warning: could not send message for past", REPORT_DELAYED},
};

/* What the copy of our letter begins with. */
static const char *const copies[] = {"--- Below this line is a copy",
				     "------ This is a copy", "--- Original message",
				     "----- Original message", "-----Original Message"};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

static bool copy_begins(struct view line)
{
	for (size_t i = 0; i < COUNT(copies); i++) {
		if (view_starts_nocase(line, copies[i])) {
			return true;
		}
	}
	return false;
}

static enum report_action said_in(struct view line)
{
	for (size_t i = 0; i < COUNT(sentences); i++) {
		if (view_starts_nocase(line, sentences[i].begins)) {
			return sentences[i].action;
		}
	}
	return REPORT_NONE;
}

static bool number_char(char c)
{
	return digit(c) || c == '.';
}

/* "5.1.1" where no letter or number goes on; empty when there is none. */
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

struct report spoken_read(struct view subject, struct view text)
{
	struct report r = {0};
	struct lines lines = lines_of(text);
	struct view line;

	for (size_t i = 0; i < COUNT(subjects); i++) {
		if (view_starts_nocase(view_trim(subject), subjects[i].begins)) {
			r.action = subjects[i].action;
		}
	}
	for (int n = 0; n < LINES_MOST && line_next(&lines, &line); n++) {
		line = view_trim(line);
		if (copy_begins(line)) {
			break;
		}
		if (r.action == REPORT_NONE) {
			r.action = said_in(line);
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
