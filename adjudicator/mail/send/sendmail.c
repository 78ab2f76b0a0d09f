/* SPDX-License-Identifier: ISC */
/*
 * - Sends through a program with sendmail's command line, without a shell: PROGRAM
 *   -i -f FROM -- TO, with the letter on its standard input in the system's line
 *   ends. Exit codes are read as in sysexits(3), as far as programs agree on them.
 */
#include "adjudicator/mail/reader/program.h"
#include "adjudicator/mail/send/sender.h"
#include "formats/text/buf.h"
#include <errno.h>
#include <string.h>
#include <sysexits.h>
#include <unistd.h>

/* Other codes mean DELIVERY_LATER. */
static const struct {
	int code;
	enum delivery_end end;
	bool hopeless; /* no other letter would fare better */
} ends[] = {
	{EX_OK,           DELIVERY_SENT,  false},
        {EX_NOUSER,       DELIVERY_NEVER, false},
	{EX_NOHOST,       DELIVERY_NEVER, false},
        {EX_DATAERR,      DELIVERY_NEVER, false},
	{EX_USAGE,        DELIVERY_LATER, true },
        {EX_CONFIG,       DELIVERY_LATER, true },
	{EX_OSFILE,       DELIVERY_LATER, true },
        {EX_NOPERM,       DELIVERY_LATER, true },
	{126,             DELIVERY_LATER, true },
        {PROGRAM_MISSING, DELIVERY_LATER, true },
};

static struct view with_line_feeds(struct arena *arena, struct view bytes)
{
	struct buf b = buf_in(arena);

	while (bytes.len > 0) {
		size_t n = view_find_text(bytes, "\r\n");

		buf_add(&b, view_part(bytes, 0, n));
		if (n < bytes.len) {
			buf_char(&b, '\n');
			n += 2;
		}
		bytes = view_part(bytes, n, bytes.len);
	}
	return buf_view(&b);
}

/* Sets *d. Returns false when the program is of no use for any letter. */
static bool conclude(const char *path, const struct program_end *e,
		     struct delivery *out, struct err *err)
{
	struct view said = e->said;

	said = view_part(said, 0, view_find(said, '\n'));
	if (!e->exited) { /* it may have accepted the letter before it was killed */
		delivery_say(out, DELIVERY_UNSURE,
			     view_of(e->stalled ? "it did not end" : "it was killed"));
		return true;
	}
	delivery_say(out, DELIVERY_LATER, said);
	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		if (e->code == ends[i].code) {
			out->end = ends[i].end;
			return !ends[i].hopeless ||
			       err_set(err, ERR_CONFIG,
				       "outbox: %s ends with exit code %d%s%s", path,
				       e->code, out->why[0] != '\0' ? ": " : "",
				       out->why);
		}
	}
	return true;
}

static bool program_send(struct sender *s, const struct parcel *p, struct delivery *out,
			 struct err *err)
{
	const struct sender_account *account = s->account;
	struct arena arena = {0};
	char *const argv[] = {arena_str(&arena, view_of(account->path)),
			      arena_str(&arena, view_of("-i")),
			      arena_str(&arena, view_of("-f")),
			      arena_str(&arena, p->from),
			      arena_str(&arena, view_of("--")),
			      arena_str(&arena, p->to),
			      NULL};
	struct program program = {.argv = argv,
				  .input = with_line_feeds(&arena, p->bytes),
				  .owned = account->club,
				  .seconds = account->seconds,
				  .complain = true};
	struct program_end end;
	bool ok = program_run(&arena, &program, &end, err) &&
		  conclude(account->path, &end, out, err);

	arena_free(&arena);
	return ok;
}

static bool program_look(struct sender *s, struct found *found, struct err *err)
{
	(void)found;
	return access(s->account->path, X_OK) == 0 ||
	       err_set(err, ERR_CONFIG, "outbox: %.200s cannot be run: %s",
		       s->account->path, err_why(errno));
}

const struct sender_driver program_sender = {NULL, program_look, program_send, NULL};
