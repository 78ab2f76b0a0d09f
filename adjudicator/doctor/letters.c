/* SPDX-License-Identifier: ISC */
/* Letters on their way in and out. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/doctor/checks.h"
#include "adjudicator/letters/organiser.h"
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/system/file.h"
#include "formats/text/folder.h"

enum { HOUR = 3600, DAY = 24 * HOUR };

static const char *plural(long n)
{
	return n == 1 ? "" : "s";
}

static const char *verb(long n)
{
	return n == 1 ? "s" : "";
}

/* ------------------------------------------------------------------- reading */

bool check_reader(struct doctor *d, struct err *err)
{
	struct reader *r = reader_new(&reader_defaults, (struct view){0});
	bool ok = reader_start(r, err);
	bool bare = ok && reader_bare(r);

	reader_free(r);
	if (bare) {
		doctor_say(d, FINDING_WARN,
			   "a kernel with seccomp, which a container must be allowed",
			   "this machine does not filter system calls: the program "
			   "that reads letters is held by its limits alone");
	} else if (ok) {
		doctor_say(d, FINDING_GOOD, "",
			   "the program that reads letters is walled in");
	}
	return ok;
}

/* --------------------------------------------------------------------- out */

bool check_outbox(struct doctor *d, struct err *err)
{
	const struct tally *t = doctor_tally(d, err);

	if (t == NULL) {
		return false;
	}
	if (t->queued == 0) {
		return doctor_say(d, FINDING_GOOD, "", "every letter has left");
	}
	return doctor_say(d,
			  doctor_level(d->now - t->oldest_queued, (int64_t)6 * HOUR,
				       (int64_t)2 * DAY),
			  "adjudicator outbox list",
			  "%ld letter%s wait%s to leave, the oldest for %s", t->queued,
			  plural(t->queued), verb(t->queued),
			  doctor_span(d, d->now - t->oldest_queued));
}

bool check_given_up(struct doctor *d, struct err *err)
{
	const struct tally *t = doctor_tally(d, err);

	if (t == NULL) {
		return false;
	}
	if (t->given_up > 0) {
		return doctor_say(
			d, FINDING_WARN,
			"adjudicator outbox list tells why; once that is mended: "
			"adjudicator outbox retry",
			"%ld letter%s could not be delivered and %s not tried "
			"again",
			t->given_up, plural(t->given_up),
			t->given_up == 1 ? "is" : "are");
	}
	return doctor_say(d, FINDING_GOOD, "", "no letter was given up");
}

bool check_aside(struct doctor *d, struct err *err)
{
	const struct tally *t = doctor_tally(d, err);

	if (t == NULL) {
		return false;
	}
	if (t->aside > 0) {
		return doctor_say(
			d, FINDING_BAD,
			"adjudicator outbox list tells why; once that is mended: "
			"adjudicator outbox retry",
			"%ld thing%s could not be done and %s set aside: letters, "
			"or games whose clocks stand still",
			t->aside, plural(t->aside), t->aside == 1 ? "is" : "are");
	}
	return doctor_say(d, FINDING_GOOD, "", "nothing is set aside");
}

bool check_refused(struct doctor *d, struct err *err)
{
	int64_t many;

	if (!store_number(d->p.store, STORED_CONCERN_OUTBOX, &many, err)) {
		return false;
	}
	if (many > 0) {
		return doctor_say(
			d, FINDING_BAD, "adjudicator outbox list",
			"the server of the outbox refused all %lld letters of a "
			"run",
			(long long)many);
	}
	return doctor_say(d, FINDING_GOOD, "", "the outbox takes our letters");
}

/* ---------------------------------------------------------------------- in */

struct lying {
	long many, unread;
	int64_t oldest;
	const char *name; /* of one that cannot be read */
	const char *why;
};

/* Counts the letter as unread when its bytes cannot be read. A letter that disappears
 * meanwhile is no trouble. */
static void try_letter(struct lying *l, const char *path, const char *name)
{
	int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	char byte;

	if ((fd < 0 || read(fd, &byte, 1) < 0) && errno != ENOENT && errno != ELOOP) {
		l->unread++;
		l->name = name;
		l->why = err_why(errno);
	}
	if (fd >= 0) {
		close(fd);
	}
}

/* Looks at all letters in a folder of a maildir. Fails if the folder cannot be read. */
static bool look_into(struct doctor *d, const char *folder, struct lying *l,
		      struct err *err)
{
	struct folder_names there;

	if (!folder_names(d->arena, folder, &there)) {
		return err_set(err, ERR_IO, "cannot read %s: %s", folder,
			       err_why(errno));
	}
	for (size_t i = 0; i < there.count; i++) {
		const char *path = file_path(d->arena, folder, there.name[i]);
		struct stat st;

		if (there.name[i][0] == '.' || stat(path, &st) != 0) {
			continue;
		}
		l->many++;
		l->oldest = st.st_mtime < l->oldest ? st.st_mtime : l->oldest;
		if (S_ISREG(st.st_mode)) {
			try_letter(l, path, there.name[i]);
		}
	}
	return true;
}

/* The inbox if it is a maildir. A mailbox on a server is checked by servers.c. */
bool check_inbox(struct doctor *d, struct err *err)
{
	const char *inbox = d->p.config->inbox;
	struct lying fresh = {.oldest = d->now};
	struct lying old = {0};
	const char *box;

	if (!view_starts(view_of(inbox), "maildir:")) {
		return true;
	}
	box = config_maildir(d->p.config, inbox);
	if (!look_into(d, file_path(d->arena, box, "new"), &fresh, err) ||
	    !look_into(d, file_path(d->arena, box, "cur"), &old, err)) {
		return false;
	}
	if (fresh.unread + old.unread > 0) {
		return doctor_say(
			d, FINDING_BAD, "make it readable, or move it out of the inbox",
			"%ld letter%s in the inbox cannot be read: %s: %s",
			fresh.unread + old.unread, plural(fresh.unread + old.unread),
			fresh.unread > 0 ? fresh.name : old.name,
			fresh.unread > 0 ? fresh.why : old.why);
	}
	if (fresh.many == 0) {
		return doctor_say(d, FINDING_GOOD, "", "no letter lies in the inbox");
	}
	return doctor_say(d, doctor_level(d->now - fresh.oldest, HOUR, DAY),
			  "adjudicator run",
			  "%ld letter%s lie%s in the inbox, the oldest for %s",
			  fresh.many, plural(fresh.many), verb(fresh.many),
			  doctor_span(d, d->now - fresh.oldest));
}

bool check_unjudged(struct doctor *d, struct err *err)
{
	const struct tally *t = doctor_tally(d, err);

	if (t == NULL) {
		return false;
	}
	if (t->unjudged == 0) {
		return doctor_say(d, FINDING_GOOD, "",
				  "every letter fetched is judged");
	}
	return doctor_say(d,
			  doctor_level(d->now - t->oldest_unjudged, (int64_t)2 * HOUR,
				       (int64_t)2 * DAY),
			  "adjudicator run",
			  "%ld letter%s wait%s to be judged, the oldest for %s",
			  t->unjudged, plural(t->unjudged), verb(t->unjudged),
			  doctor_span(d, d->now - t->oldest_unjudged));
}

bool check_deferred(struct doctor *d, struct err *err)
{
	const struct tally *t = doctor_tally(d, err);

	if (t == NULL) {
		return false;
	}
	if (t->deferred > 0) {
		return doctor_say(
			d, FINDING_WARN,
			"adjudicator -v run tells why; letters-per-day limits "
			"players, adjudicator dict verify finds missing word lists",
			"%ld letter%s %s put off by an earlier run", t->deferred,
			plural(t->deferred), t->deferred == 1 ? "was" : "were");
	}
	return doctor_say(d, FINDING_GOOD, "", "no letter was put off");
}

bool check_quarantine(struct doctor *d, struct err *err)
{
	const struct tally *t = doctor_tally(d, err);

	if (t == NULL) {
		return false;
	}
	if (t->quarantined > 0) {
		return doctor_say(
			d, FINDING_WARN,
			arena_printf(d->arena,
				     "adjudicator ledger %lld says why, adjudicator "
				     "inbox retry %lld has it judged once more",
				     (long long)t->last_quarantined,
				     (long long)t->last_quarantined),
			"%ld letter%s of the last %s could not be read and did "
			"nothing, letter %lld last",
			t->quarantined, plural(t->quarantined),
			doctor_span(d, d->p.config->keep_strays),
			(long long)t->last_quarantined);
	}
	return doctor_say(d, FINDING_GOOD, "", "no letter is in quarantine");
}
