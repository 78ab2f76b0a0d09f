/* SPDX-License-Identifier: ISC */
/* Types only: a letter that arrived, and a reply that leaves. Used by store and
 * mail. */
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
	LETTER_BROKEN, /* failed the pre-scan: NUL in the header, too many parts, ... */
	LETTER_POISON  /* killed or stalled the reader's child */
};

enum { LETTER_RECIPIENTS = 32, LETTER_REFERENCES = 32 };

enum report_action {
	REPORT_NONE,     /* the letter is no delivery report */
	REPORT_FAILED,   /* our letter will not be delivered */
	REPORT_DELAYED,  /* it was not delivered yet */
	REPORT_DELIVERED /* it was delivered or passed on */
};

/* What a delivery report says. Anybody may have written it: see crypto/verp.h. */
struct report {
	enum report_action action;
	struct view status;    /* "5.1.1", or empty */
	struct view recipient; /* addr-spec, or empty */
	struct view original;  /* "<...>", Message-ID of the letter that came back, or
				  empty */
};

/* A letter as the reader (mail/reader/reader.h) gives it. Text is UTF-8 in NFC
 * without NUL. */
struct letter {
	enum letter_fault fault;
	struct view why; /* what is wrong, in words, unless fault is LETTER_FINE */
	struct view message_id; /* "<...>"; empty unless there is exactly one */
	struct view from;       /* addr-spec, its domain in lower case; empty: none */
	struct view from_name;
	struct view subject;
	struct view recipient[LETTER_RECIPIENTS]; /* addr-specs of Delivered-To,
						     X-Original-To, To and Cc, in this
						     order */
	size_t recipients;
	struct view reference[LETTER_REFERENCES]; /* In-Reply-To, then References, last
						     to first */
	size_t references;
	struct view text;     /* the text/plain part, flowed lines joined */
	struct view html;     /* the HTML part as plain text, quotes behind "> " */
	struct view attached; /* a text/plain attachment or second text */
	struct view loop;     /* the contents of X-Loop headers, with blanks between */
	bool truncated;       /* only the first MiB was read */
	bool list;            /* it has a List-* or Precedence header */
	struct report report;
	struct hash content; /* of From and the decoded text: identifies a letter
				together with its Message-ID */
};

/* A file that goes with a letter. Name and type are plain ASCII and ours. */
struct attachment {
	struct view name;  /* "game-7.turns" */
	struct view type;  /* "application/mbox" */
	struct view bytes; /* transferred unchanged */
};

enum { REPLY_FILES = 24 };

/* A letter that leaves, to one recipient. All text is ours or passed through
 * templates. */
struct reply {
	struct view from_name; /* the club's name; may be empty */
	struct view from;      /* the club's address, which is always the same */
	struct view to_name,
		to; /* to_name may be any text; the address comes from the store */
	struct view reply_to;   /* the club's address with the token in its plus part */
	struct view message_id; /* "<...>" */
	struct view in_reply_to; /* the answered Message-ID, or empty */
	struct view references; /* Message-IDs, theirs and ours, separated by blanks; or
				   empty */
	struct view subject;    /* UTF-8, one line */
	struct view kind;       /* X-Adjudicator-Kind */
	long game, turn;        /* 0: no such header */
	struct view receipt;    /* of the game's record (crypto/receipt.h), or empty */
	struct view keys;       /* a line for each change of the signing key */
	int64_t date;
	bool answer;            /* Auto-Submitted: auto-replied; else auto-generated */
	struct view text, html; /* html empty: the letter is text/plain alone */
	struct attachment file[REPLY_FILES];
	size_t files;
	struct attachment image; /* shown in the HTML; without a name: none */
	struct view image_id;    /* its Content-ID: "pile.12ab@example.org" */
	uint8_t boundary[16];    /* for the MIME boundary; computed by the caller */
};

#endif
