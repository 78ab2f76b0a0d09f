/* SPDX-License-Identifier: ISC */
/*
 * adjudicator.conf: one "name = value" a line. "#" begins a comment at the start of a
 * line, and after a blank if a blank (or nothing) follows it. One table of settings
 * (name, kind, default, bounds, sentence) reads, checks and prints them. Unknown names
 * and bad values are errors with FILE:LINE; all are reported before stopping
 * (ERR_CONFIG).
 */
#ifndef ADJUDICATOR_CLUB_CONFIG_H
#define ADJUDICATOR_CLUB_CONFIG_H

#include "adjudicator/crypto/signify.h"
#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"
#include "formats/text/hash.h"

struct store;

enum mail_auth { AUTH_PASSWORD, AUTH_XOAUTH2 };
enum return_path { RETURN_TAGGED, RETURN_PLAIN };
enum dkim_use { DKIM_OFF, DKIM_CHECK };
enum open_door { OPEN_NO, OPEN_ASK, OPEN_YES };
enum site_analysis { SITE_ANALYSIS_OFF, SITE_ANALYSIS_ON };
enum second_referee { SECOND_OFF, SECOND_ON };
enum token_in_subject { SUBJECT_AUTO, SUBJECT_ALWAYS, SUBJECT_NEVER };

struct config {
	struct arena arena; /* of the values */
	const char *dir;    /* of the values */
	/* The values, as the table of settings names them. */
	const char *address;   /* adjudicator@club.example */
	const char *organiser; /* empty: none */
	const char *database;  /* sqlite:club.db */
	const char *inbox;     /* maildir:inbox */
	long inbox_auth;       /* enum mail_auth */
	const char *inbox_password_command, *inbox_password_file; /* empty: none */
	long inbox_timeout; /* seconds for an exchange with the server */
	const char *junk;   /* the junk folder; empty: none */
	long poll_every;    /* seconds between two runs of watch, at most */
	const char *outbox; /* maildir:outbox */
	long outbox_auth;   /* enum mail_auth */
	const char *outbox_password_command, *outbox_password_file; /* empty: none */
	long outbox_timeout;     /* seconds for a letter */
	long return_path;        /* enum return_path */
	long letters_per_run;    /* letters that leave in a run, at most */
	const char *tls_ca;      /* a file; empty: only the system's certificates */
	const char *lexica;      /* lexica */
	const char *backup_dir;  /* empty: see backup_folder */
	const char *received_by; /* hosts, separated by blanks */
	const char *trusted_authserv; /* whose Authentication-Results count; empty:
					 nobody's */
	long dkim;                    /* enum dkim_use */
	const char *club_name;        /* in From and footers; empty: the address */
	long token_in_subject;        /* enum token_in_subject */
	long answers_per_day; /* answers to a player's letters without an order; 3 */
	long letters_per_day; /* letters judged for a player; at least 200 */
	long games_per_day;   /* games that a player may ask for; 10 */
	long suggestions_per_day;   /* words that a player may suggest; 20 */
	long press_per_letter;      /* bytes passed on to others from a letter; 16000 */
	long press_per_day;         /* the same of one player's letters; 64000 */
	long invitations_per_day;   /* to people who never answered; 50 */
	long open;                  /* enum open_door */
	long quota_games;           /* games open at a time; 0: any number */
	long quota_letters_per_day; /* letters that may arrive before nothing new is
				       begun; 0: any */
	long outage_after;          /* seconds, 6 h */
	/* Address of the club's site; empty: players are not told. */
	const char *site_url;
	const char *ping;          /* the service told of good runs; empty: none */
	const char *site_language; /* language of the site: "en" */
	long site_analysis;        /* enum site_analysis */
	long second_referee;       /* enum second_referee */
	long protest_time;         /* seconds, 14 d */
	long keep_letters;    /* seconds, 90 d; for this and the next see retention.c */
	long keep_strays;     /* 30 d */
	long keep_observers;  /* 30 d */
	long keep_unanswered; /* 7 d */
	long keep_players;    /* 730 d */
	long leave_per_year;  /* seconds, 30 d */
	long leave_at_start;  /* seconds, 10 d */
	long bounce_pause;    /* seconds, 7 d */
	/* Read from club.key. */
	uint8_t key[HASH_BYTES]; /* the club's secret */
	/* Read from signing.key: see signing_key.h. */
	struct signify_secret signing;
	bool signs; /* there is one */
};

/* Reads DIR/adjudicator.conf. `dir` is borrowed. Call config_free after a failure,
 * too. */
bool config_read(struct config *c, const char *dir, struct err *err);
/* Reads DIR/club.key, which only its owner may be able to read (ERR_DENIED), or the
 * credential that it stands for (credential.h). */
bool config_read_key(struct config *c, struct err *err);
void config_free(struct config *c);
/* Writes a new file with comments and every setting at its default. */
void config_write_default(struct buf *b, const char *address);
/* A setting with a new value. */
struct config_change {
	const char *name, *value;
};
/* Writes the text of a configuration with these values: each in its place, or at the
 * end where the text did not have it. Everything else stays, comments too. */
void config_change(struct buf *b, struct view text, const struct config_change *change,
		   size_t count);
/* Whether a line of the file can have this value. */
bool config_value_good(struct view value);
/* DIR/name, or name itself when it is absolute; in c->arena. */
const char *config_path(struct config *c, const char *name);
/* The folder of an inbox or outbox "maildir:PATH"; in c->arena. */
const char *config_maildir(struct config *c, const char *setting);

enum { SETTING_WIDTH = 76 }; /* of lines in the file that config_write_default gives */

/*
 * Checks that club.key is the key with which this club's reply addresses and draws
 * were made. The database keeps a number derived from the key, from which the key
 * cannot be found. With another key every reply address in players' mailboxes would
 * count as forged.
 */

/* ERR_CONFIG when the database knows another key than c->key. A database of an older
 * program, which knows none, is accepted. */
bool key_check(const struct config *c, struct store *st, struct err *err);
/* Makes that key the club's in the database. */
bool key_keep(const uint8_t key[HASH_BYTES], struct store *st, struct err *err);
/* Checks c->key; where the database knows no key, keeps it. */
bool key_check_open(const struct config *c, struct store *st, struct err *err);

#endif
