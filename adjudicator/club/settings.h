/* SPDX-License-Identifier: ISC */
/* The table of settings: what adjudicator.conf may have. See config.h. */
#ifndef ADJUDICATOR_CLUB_SETTINGS_H
#define ADJUDICATOR_CLUB_SETTINGS_H

#include "adjudicator/club/config.h"

enum setting_kind {
	SETTING_TEXT,    /* min 0: may be empty */
	SETTING_ADDRESS, /* one plain address; min 1: with room for a token; min 0: may
			    be empty */
	SETTING_HOSTS,   /* names, separated by blanks; may be empty */
	SETTING_WEB,     /* an http or https URL; may be empty */
	SETTING_TONGUE,  /* a language in which there are sentences */
	SETTING_URL,     /* begins with one of the words of .takes and goes on */
	SETTING_CHOICE,  /* one of the words of .takes; the value is its index */
	SETTING_BUILT,   /* the same; all but the first only if signatures_built */
	SETTING_COUNT,   /* min..max */
	SETTING_SPAN     /* "90m", "6h", "10d"; min..max seconds */
};

/* Before the "@": a token is added to it, and mail allows 64. */
enum { ADDRESS_LOCAL_MAX = 32 };

struct setting {
	const char *name;
	enum setting_kind kind;
	const char *standard; /* the default */
	long min, max;
	const char *takes;
	size_t at;            /* offset in struct config */
	const char *sentence; /* stands above it in a new file */
};

extern const struct setting settings[];
extern const size_t settings_count;

/* Sets the defaults, then reads the text of the file `path`. Values are in c->arena. */
bool settings_read(struct config *c, const char *path, struct view text,
		   struct err *err);

/* Whether it is a plain address with room for a token. */
bool settings_address_good(struct view address);

#endif
