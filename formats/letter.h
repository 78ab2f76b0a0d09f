/* SPDX-License-Identifier: ISC */
/* Types only: a letter that arrived, and a reply that leaves. Seen by store and mail.
 */
#ifndef FORMATS_LETTER_H
#define FORMATS_LETTER_H

#include "formats/text/hash.h"
#include "formats/text/view.h"
#include <stdint.h>

/* Why a letter cannot be read, as far as mail alone can tell. */
enum letter_fault {
	LETTER_FINE,
	LETTER_ROBOT,     /* sent by a program: never judged, never answered */
	LETTER_BOUNCE,    /* a delivery report or the null sender */
	LETTER_NO_SENDER, /* not exactly one plain address in From */
	LETTER_NO_TEXT,   /* no complete text part in what was read */
	LETTER_ENCRYPTED,
	LETTER_BROKEN, /* fails the pre-scan: NUL in the header, too many parts, ... */
	LETTER_POISON  /* killed or stalled the reader child */
};

enum { LETTER_RECIPIENTS = 32, LETTER_REFERENCES = 32 };

enum report_action {
	REPORT_NONE,     /* there is no delivery report */
	REPORT_FAILED,   /* it will not be delivered */
	REPORT_DELAYED,  /* it has not been delivered yet */
	REPORT_DELIVERED /* it has, or was handed on */
};

/* What a delivery report says. Who wrote it is not known: see verp.h. */
struct report {
	enum report_action action;
	struct view status;    /* "5.1.1", or empty */
	struct view recipient; /* addr-spec, or empty */
	struct view original;  /* "<...>" of the letter that came back, or empty */
};

/* A letter as the reader child gives it. Text is UTF-8 in NFC without NUL. */
struct letter {
	enum letter_fault fault;
	struct view why; /* what was found, in words, when fault is not LETTER_FINE */
	struct view message_id; /* "<...>"; empty when missing or not exactly one */
	struct view from; /* addr-spec with its domain in lower case; empty if none */
	struct view from_name;
	struct view subject;
	struct view
		recipient[LETTER_RECIPIENTS]; /* addr-specs: Delivered-To,
						 X-Original-To, To, Cc, in this order */
	size_t recipients;
	struct view reference[LETTER_REFERENCES]; /* In-Reply-To first, then References
						     from the last to the first */
	size_t references;
	struct view text;     /* the text/plain part; flowed lines joined */
	struct view html;     /* the HTML part as text, quotes as "> " lines */
	struct view attached; /* a text/plain attachment or second text beside them */
	struct view loop;     /* what its X-Loop headers name, with blanks between */
	bool truncated;       /* only the first MiB was read */
	bool list;            /* List-* or Precedence header */
	struct report report;
	struct hash content; /* identity with the Message-ID: From and decoded text */
};

/* A file that goes with a letter. Name and type are plain ASCII of our own. */
struct attachment {
	struct view name;  /* "game-7.turns" */
	struct view type;  /* "application/mbox" */
	struct view bytes; /* arrive as they are */
};

enum { REPLY_FILES = 24 };

/* A letter that leaves: one recipient. All text is ours or passed through templates. */
struct reply {
	struct view from_name; /* the club's name; may be empty */
	struct view from;      /* the club's constant address */
	struct view to_name,
		to; /* display name may hold any text; address from the store */
	struct view reply_to;    /* with the token in its plus part */
	struct view message_id;  /* "<...>" */
	struct view in_reply_to; /* their Message-ID, or empty */
	struct view references;  /* ours and theirs, blank-separated; may be empty */
	struct view subject;     /* UTF-8, one line */
	struct view kind;        /* X-Adjudicator-Kind */
	long game, turn;         /* 0: no such header */
	struct view receipt;     /* of the game's record, see receipt.h; or empty */
	struct view keys;        /* a line for each change of the key that signs */
	int64_t date;
	bool answer;            /* auto-replied, else auto-generated */
	struct view text, html; /* html empty: text/plain alone */
	struct attachment file[REPLY_FILES];
	size_t files;
	struct attachment image; /* that the HTML shows; no name: none */
	struct view image_id;    /* by which it does: "pile.12ab@example.org" */
	uint8_t boundary[16]; /* bytes for the MIME boundary, derived, never drawn here
			       */
};

#endif
