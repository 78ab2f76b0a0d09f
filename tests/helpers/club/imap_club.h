/* SPDX-License-Identifier: ISC */
/* A club whose inbox is a folder on a real server. */
#ifndef TESTS_HELPERS_CLUB_IMAP_CLUB_H
#define TESTS_HELPERS_CLUB_IMAP_CLUB_H

#include "adjudicator/run/phases.h"
#include "tests/helpers/mail/dovecot.h"

enum { IMAP_CLUB_NOW = 1795176000 /* 2026-11-20T12:00:00Z */ };

/* The club of the running test. */
extern struct imap_club {
	struct dovecot dovecot;
	struct arena arena;
	struct config config;
	struct club_inbox inbox;
	struct run run;
	struct err err;
	char *dir;
} club;

/* Fails the test with club.err unless ok. */
void imap_club_must(bool ok);
/* Opens the club. Its mailbox is at that address of the server, see
 * tests/servers/dovecot. */
void imap_club_open(const char *host, const char *junk);
void imap_club_close(void);
/* Runs a phase in a new run of the same club. */
bool imap_club_again(bool (*phase)(struct run *r, struct err *err));
void imap_club_add_ann(void);

struct view imap_club_letter(const char *from, const char *to, int number);
/* The file name of that letter. */
const char *imap_club_name(int number);
/* Puts a letter of Ann's into that folder, one minute later than the one before. */
void imap_club_post(const char *folder, int number);
struct inbox_letter imap_club_kept(int64_t id);
/* The letter's verdict; "none": not judged yet. */
const char *imap_club_verdict(int64_t id);

/* Runs the program's tests if a server can be started; returns what main shall
 * return. */
int imap_club_run(const char *name);

#endif
