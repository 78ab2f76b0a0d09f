/* SPDX-License-Identifier: ISC */
/* init: trying out the servers, and the test letter. */
#include "adjudicator/cmd/init/init.h"

#include <time.h>
#include <unistd.h>

#include "adjudicator/club/probe.h"
#include "adjudicator/run/test_letter.h"
#include "formats/orders/own_words.h"
#include "formats/text/monotonic.h"
#include "formats/text/stamp.h"

enum { LOOK_EVERY = 2000 /* ms */ };

enum { WIDTH = 76, INDENT = 2 };

/* Prints a paragraph with all lines but the first indented. */
static void say(struct arena *arena, const char *text)
{
	struct buf b = buf_in(arena);

	wrap_hanging(&b, 0, view_of(text), INDENT, prose_lines(WIDTH));
	printf("%s", buf_cstr(&b));
}

static const char *certificate(struct arena *arena, const struct probe *p)
{
	struct stamp_parts end = stamp_parts(p->found.to, NULL);

	return p->found.to == 0
		       ? ""
		       : arena_printf(arena,
				      "; its certificate is good until %04d-%02d-%02d",
				      end.year, end.month, end.day);
}

/* Returns false, and sets *err unless it is set, when letters cannot pass there. */
static bool say_probe(struct arena *arena, const char *box, const struct probe *p,
		      struct err *err)
{
	if (p->good) {
		say(arena, arena_printf(arena, "%s %s: good%s.", box, p->where,
					certificate(arena, p)));
		return true;
	}
	say(arena, arena_printf(arena, "%s %s: %s. What to do: %s.", box, p->where,
				p->what, p->mend));
	return err->kind == ERR_NONE &&
	       err_set(err, p->failure,
		       "the club is made, but its %s is of no use yet; when that is "
		       "mended, the same command tries it again",
		       box);
}

/* Warns that a run takes every letter in this folder for one to the club. */
static void say_letters(struct arena *arena, const struct probe *p)
{
	if (p->good && p->kind == PROBE_SERVER && p->letters > 0) {
		say(arena,
		    arena_printf(arena,
				 "There %s in %s. The first run takes whatever "
				 "lies there for the club's, and files it in "
				 "Processed or Rejected; name an empty folder if "
				 "that is not meant.",
				 p->letters == 1 ? "is a letter" : "are letters",
				 p->folder));
	}
}

void init_try(struct init *in, struct config *config, bool *good)
{
	struct arena arena = {0};
	struct err *err = in->c->err;
	struct probe inbox;
	struct probe outbox;

	*err = (struct err){0};
	printf("\n");
	inbox = probe_inbox(config, &arena);
	*good = say_probe(&arena, "inbox", &inbox, err);
	say_letters(&arena, &inbox);
	outbox = probe_outbox(config, &arena);
	*good = say_probe(&arena, "outbox", &outbox, err) && *good;
	in->useless = !*good;
	in->stranger = inbox.found.trouble == TROUBLE_UNKNOWN ||
		       outbox.found.trouble == TROUBLE_UNKNOWN;
	(void)fflush(stdout);
	arena_free(&arena);
}

/* ---------------------------------------------------------------- test letter */

static const struct {
	bool good;
	const char *says;
} ends[] = {
	[TEST_LETTER_WAITS] = {false,
			       "no answer has come; it may still be on its way, and a "
			       "run that meets it will know it"                                                     },
	[TEST_LETTER_ANSWERED] = {true,  "The answer is here: letters go and come."                                    },
	[TEST_LETTER_RETURNED] = {false, "the test letter came back: it could not be "
					 "delivered to the organiser's address"},
};

/* Whether the person at the terminal pressed Enter to end the waiting. */
static bool skipped(const struct init *in)
{
	return in->talk != NULL && dialogue_waits(in->talk);
}

static bool await(struct init *in, struct config *config,
		  const struct test_letter *trial, enum test_letter_end *end)
{
	int64_t over = monotonic_ms() + in->wait * 1000;
	int wake = in->talk != NULL ? STDIN_FILENO : -1;
	struct club_inbox inbox;
	bool ok = true;

	club_inbox_open(&inbox, config, false);
	*end = TEST_LETTER_WAITS;
	for (;;) {
		int left = monotonic_left(over);

		ok = test_letter_look(config, trial, &inbox, end, in->c->err);
		if (!ok || *end != TEST_LETTER_WAITS || left == 0 || skipped(in)) {
			break;
		}
		mailbox_wait(inbox.mailbox, wake,
			     left < LOOK_EVERY ? left : LOOK_EVERY);
	}
	club_inbox_close(&inbox);
	return ok;
}

bool init_letter(struct init *in, struct config *config)
{
	int64_t now = (int64_t)time(NULL);
	struct arena arena = {0};
	struct test_letter trial = test_letter_new(config, &arena, now);
	enum test_letter_end end = TEST_LETTER_WAITS;
	bool ok = test_letter_send(config, &arena, &trial, now, in->c->err);

	if (ok) {
		printf("A test letter is on its way to %s. Please answer it%s.\n",
		       config->organiser,
		       in->talk != NULL ? "; Enter stops waiting" : "");
		(void)fflush(stdout);
		ok = await(in, config, &trial, &end);
	}
	arena_free(&arena);
	if (ok && ends[end].good) {
		printf("%s\n", ends[end].says);
	} else if (ok) {
		ok = err_set(in->c->err, ERR_RETRY, "%s", ends[end].says);
	}
	return ok;
}
