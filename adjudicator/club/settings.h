/* SPDX-License-Identifier: ISC */
/* The table of settings: what adjudicator.conf may say. See config.h. */
#ifndef ADJUDICATOR_CLUB_SETTINGS_H
#define ADJUDICATOR_CLUB_SETTINGS_H

#include "adjudicator/club/config.h"

enum setting_kind {
	SETTING_TEXT,    /* min 0: may be empty */
	SETTING_ADDRESS, /* one plain address; min 1: with room for a token; min 0: may
			    be empty */
	SETTING_HOSTS,   /* names, blank-separated; may be empty */
	SETTING_WEB,     /* where pages are: http or https; may be empty */
	SETTING_TONGUE,  /* a language that there are sentences in */
	SETTING_URL,     /* begins with one of the words of `takes`, and goes on */
	SETTING_CHOICE,  /* one of the words of `takes`; the value is its place */
	SETTING_BUILT,   /* the same; all but the first only where signatures_built */
	SETTING_COUNT,   /* min..max */
	SETTING_SPAN     /* "90m", "6h", "10d"; min..max seconds */
};

enum { ADDRESS_LOCAL_MAX = 32 }; /* before the "@": a token joins it, 64 is the limit */

struct setting {
	const char *name;
	enum setting_kind kind;
	const char *standard; /* its value when the file does not name it */
	long min, max;
	const char *takes;
	size_t at;            /* offset in struct config */
	const char *sentence; /* above it in a fresh file */
};

extern const struct setting settings[];
extern const size_t settings_count;

/* Defaults, then the text of the file `path`. Values live in c->arena. */
bool settings_read(struct config *c, const char *path, struct view text,
		   struct err *err);

/* A plain address that leaves room for a token. */
bool settings_address_good(struct view address);

#endif
