/* SPDX-License-Identifier: ISC */
/*
 * What the main program and adjudicator-picture say to each other. Each message is its
 * length, then its bytes (mail/reader/talk.h): first the program's hello, then for each
 * drawing that it is sent a picture, which is empty where none can be made of it.
 */
#ifndef ADJUDICATOR_MAIL_PICTURE_FORM_H
#define ADJUDICATOR_MAIL_PICTURE_FORM_H

#include "adjudicator/mail/reader/talk.h"
#include "formats/text/version.h"

#define PICTURE_PROGRAM "adjudicator-picture"
#define PICTURE_ROLE    "pictures"
/* Both programs must be of one version; the number is one more with each change of the
 * form. */
#define PICTURE_HELLO PICTURE_PROGRAM " " ADJUDICATOR_VERSION "/1"

enum {
	PICTURE_HELLO_MAX = 80,
	PICTURE_DRAWING_MAX = 512 * 1024,
	PICTURE_MAX = 512 * 1024
};

/* Sends a message. */
enum talk_step picture_say(int fd, struct arena *arena, struct view message,
			   int64_t deadline);

#endif
