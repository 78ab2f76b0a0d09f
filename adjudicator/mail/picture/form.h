/* SPDX-License-Identifier: ISC */
/*
 * The messages between the main program and adjudicator-picture. Each is its length,
 * then its bytes (mail/reader/talk.h). The program first says its hello; then it
 * answers each drawing with a picture, or with an empty message when it cannot make
 * one.
 */
#ifndef ADJUDICATOR_MAIL_PICTURE_FORM_H
#define ADJUDICATOR_MAIL_PICTURE_FORM_H

#include "adjudicator/mail/reader/talk.h"
#include "formats/text/version.h"

#define PICTURE_PROGRAM "adjudicator-picture"
#define PICTURE_ROLE    "pictures"
/* Both programs must be of one version. The number grows with each change of the
 * messages. */
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
