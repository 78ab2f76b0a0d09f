/* SPDX-License-Identifier: ISC */
/*
 * Letters to a mail server on this machine, over TLS and one connection: as fast as
 * they can be handed over, and out of a club's database, where each is noted before it
 * leaves and marked when it has. The server keeps each letter in a file.
 *
 * bench_smtp [PROGRAM [LETTERS]]; the program itself is not used.
 */
#include <stdlib.h>

#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/mail/mail_server.h"
#include "tests/helpers/scratch.h"

enum { LETTER_BYTES = 6000 }; /* as long as one with a board */

static struct view some_letter(struct arena *arena)
{
	struct buf b = buf_in(arena);

	buf_str(&b, "From: club <adjudicator@club.example>\r\nSubject: x\r\n\r\n");
	while (b.len < LETTER_BYTES) {
		buf_str(&b, "12  .  .  2  .  .  .  2  .  .  .  2  .  .  . 12\r\n");
	}
	return buf_view(&b);
}

static struct sender_account account_at(const struct mail_server *m)
{
	return (struct sender_account){
		.kind = SENDER_SMTP,
		.server = {.scheme = "smtps",
			   .user = "gm",
			   .host = "localhost",
			   .port = m->smtps},
		.password = "gm-pass",
		.password_from = "outbox-password-file",
		.ca = m->ca,
		.hello = "club.example",
		.seconds = 60
        };
}

/* Seconds for the first letter, with the connection; then for the others. */
static void measure_sender(const struct sender_account *account, struct view bytes,
			   long letters)
{
	const struct parcel p = {.from = view_of("adjudicator@club.example"),
				 .to = view_of("ann@home.example"),
				 .bytes = bytes};
	struct sender *s;
	struct delivery d;
	struct err err = {0};
	double start = measure_seconds();

	measure_must(sender_open(&s, account, &err), &err);
	for (long i = 0; i < letters; i++) {
		if (i == 1) {
			measure_figure("smtp.first", measure_seconds() - start, "s");
			start = measure_seconds();
		}
		measure_must(sender_send(s, &p, &d, &err), &err);
		if (d.end != DELIVERY_SENT) {
			measure_stop("a letter is not taken: %s", d.why);
		}
	}
	measure_figure("smtp.handed-over",
		       (double)(letters - 1) / (measure_seconds() - start),
		       "letters/s");
	sender_close(s);
}

static void measure_club(const struct sender_account *account, struct view bytes,
			 long letters)
{
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct some_club c;
	struct err err = {0};
	double start;

	some_club_open(&c, dir);
	c.config.letters_per_run = letters;
	c.run.outbox.account = *account;
	measure_must(store_begin(c.run.context.store, &err), &err);
	for (long i = 0; i < letters; i++) {
		struct outbox_letter o = {
			.seat = -1,
			.created = SOME_NOW,
			.message_id = view_of(arena_printf(&arena, "<%ld@x>", i)),
			.address = view_of("ann@home.example"),
			.bytes = bytes};

		measure_must(outbox_add(c.run.context.store, &o, &err), &err);
	}
	measure_must(store_commit(c.run.context.store, &err), &err);
	/* The password is known already. */
	measure_must(sender_open(&c.run.outbox.sender, &c.run.outbox.account, &err),
		     &err);
	start = measure_seconds();
	measure_must(send_all(&c.run, &err), &err);
	if (c.run.outgoing.sent != letters) {
		measure_stop("only %ld letters were sent", c.run.outgoing.sent);
	}
	measure_figure("smtp.run", (double)letters / (measure_seconds() - start),
		       "letters/s");
	some_club_close(&c);
	scratch_remove(dir);
	arena_free(&arena);
}

int main(int argc, char **argv)
{
	static const char *const no_rules[] = {NULL};
	long letters = argc > 2 ? strtol(argv[2], NULL, 10) : 2000;
	struct arena arena = {0};
	struct mail_server server;
	struct sender_account account;

	measure_begin();
	if (!mail_server_start(&server, &arena, no_rules)) {
		return EXIT_SUCCESS;
	}
	account = account_at(&server);
	measure_sender(&account, some_letter(&arena), letters);
	measure_club(&account, some_letter(&arena), letters);
	mail_server_stop(&server);
	arena_free(&arena);
	return EXIT_SUCCESS;
}
