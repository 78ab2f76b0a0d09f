/* SPDX-License-Identifier: ISC */
/*
 * GCG, the game record that tournament crossword games are kept and exchanged in.
 *
 * A record is lines. CR, LF and CR LF end one.
 *   #keyword text          a pragma: something about the game or about what was played
 *   >nick: RACK ...        an event: a line of the score sheet
 *   anything else          goes on with the note, title, description or unknown pragma
 *                          above it, also when written "#- text"
 *
 * Events, with the running total of the player at the end:
 *   >ann: AEINRST 8D NASTIER +66 66   play across row 8; D8 is down column D
 *   >ann: AEINRST -- -66 0            the play before is taken back (it was challenged)
 *   >ann: AEINRST - +0 0              pass, also -0
 *   >ann: AEINRST -AE +0 0            exchange; -2 when only the number is known
 *   >ann: AEINRST (challenge) +5 71   for a play that was challenged and stands;
 *                                     the rack is the one after the play, or empty
 *   >ann: (VW) +16 82                 the other racks, for who went out
 *   >ben: VW (VW) -8 60               the own rack, for who did not
 *   >ben: (time) -10 50               for time used beyond the limit
 * In a word "." or letters in parentheses are tiles that lay there, lower case is a
 * blank, [CH] is one tile of several letters. In a rack "?" is a blank. A rack may be
 * empty. Words behind the total are allowed.
 *
 * Pragmata: #character-encoding (first line), #player1 .. #player4 nick Full Name,
 * #title, #description, #id authority id, #lexicon, #tile-set, #tile-distribution,
 * #board-layout, #game-type, #game-board, #style, #note, #incomplete [rack],
 * #rack1 .. #rack4. Others are kept and mean nothing here.
 *
 * - What encoding: a byte order mark means UTF-8; else the first line says so with
 *   #character-encoding UTF-8 or ISO-8859-1; else a text that is valid UTF-8 is UTF-8
 *   (no text in another encoding looks so by chance), and any other is ISO-8859-1,
 * where bytes 80 to 9F are those of Windows. What is kept here is UTF-8 in NFC.
 * - The reader knows the shape, no game. That totals add up, that a play fits the board
 *   and its rack, that a play is taken back by the one who made it: all that is for who
 *   judges the record.
 * - The writer keeps to what every known reader accepts: UTF-8 said first, then the
 *   players, then the pragmata about the whole game; one blank between fields; a sign
 * on each score; dots, not parentheses; one line for a note.
 */
#ifndef FORMATS_FILES_GCG_H
#define FORMATS_FILES_GCG_H

#include "formats/orders/notation.h"
#include "formats/text/arena.h"
#include "formats/text/buf.h"

enum {
	GCG_PLAYERS = 4,
	GCG_FAULTS = 100,   /* further faults are only counted */
	GCG_SCORE = 999999, /* the largest score, with either sign */
};

enum gcg_kind {
	GCG_PLAY,
	GCG_WITHDRAWN,
	GCG_PASS,
	GCG_EXCHANGE,
	GCG_EXCHANGE_COUNT,
	GCG_CHALLENGE,
	GCG_END_BONUS,
	GCG_END_PENALTY,
	GCG_TIME
};

/* The kind of a pragma. From GCG_TITLE on they are about the whole game. */
enum gcg_key {
	GCG_OTHER,
	GCG_ENCODING,
	GCG_PLAYER,
	GCG_RACK,
	GCG_NOTE,
	GCG_TITLE,
	GCG_DESCRIPTION,
	GCG_ID,
	GCG_LEXICON,
	GCG_TILE_SET,
	GCG_TILE_DISTRIBUTION,
	GCG_BOARD_LAYOUT,
	GCG_GAME_TYPE,
	GCG_GAME_BOARD,
	GCG_STYLE,
	GCG_INCOMPLETE,
	GCG_KEYS_
};

struct gcg_player {
	struct view nick; /* never empty, without blanks */
	struct view name; /* the nick if no name is given */
	struct view rack; /* the rack of the last #rackN */
	int line;   /* the line of #playerN, or of the first event with this nick */
	bool named; /* by a pragma; else only events have the nick */
};

struct gcg_pragma {
	enum gcg_key key;
	struct view line;  /* all of it from '#' on, with lines that continue it */
	struct view value; /* all behind the keyword, as written */
	size_t before;     /* index of the event below it; `events`: there is none */
	int number;        /* of #playerN and #rackN */
	int at;            /* line number */
};

/* The views are slices of `line`; what the line lacks is an empty view. */
struct gcg_event {
	enum gcg_kind kind;
	int player;         /* seat, from 0 */
	struct place place; /* GCG_PLAY */
	int count;          /* GCG_EXCHANGE_COUNT */
	int score, total;
	int at;            /* line number */
	size_t pragmata;   /* how many stand above this line */
	struct view line;  /* all of it */
	struct view rack;  /* of a GCG_END_PENALTY: the tiles, where it was left out */
	struct view where; /* "8D", "-", "--", "-AE", "(challenge)", "(VW)" */
	struct view tiles; /* the word; tiles given back; tiles left at the end */
	struct view score_text, total_text;
	struct view more; /* words behind the total */
};

struct gcg {
	bool latin1;   /* the bytes were ISO-8859-1 */
	bool declared; /* the encoding was told, not found */
	struct gcg_player player[GCG_PLAYERS];
	size_t players;
	struct gcg_pragma *pragma;
	size_t pragmata;
	struct gcg_event *event;
	size_t events;
};

enum gcg_source {
	GCG_FILE,  /* bytes as they came */
	GCG_LETTER /* part of a letter: UTF-8 whatever it says, lines may be indented */
};

/*
 * Reads a record. Slices of `text` (or of its copy in UTF-8), lists in `arena`. `file`
 * is the name used in complaints: each fault is a line "FILE:LINE:COLUMN: sentence" in
 * *faults, columns counted in characters. False when there is one; what could be read
 * is in *out even then.
 */
bool gcg_read(struct arena *arena, struct view text, enum gcg_source source,
	      const char *file, struct gcg *out, struct buf *faults);
/* Where a field of a line stands, from 1. */
int gcg_column(struct view line, struct view field);
/* What the first pragma of that key says, on one line; at is NULL when there is none.
 */
struct view gcg_about(struct arena *arena, const struct gcg *g, enum gcg_key key);
/* The notes on an event, on one line; often empty. */
struct view gcg_note(struct arena *arena, const struct gcg *g, size_t event);

void gcg_write(struct buf *b, const struct gcg *g);

/* Making a record. *g starts zeroed; views are kept, not copied. */

/* The seat; its nick is the name without blanks, made different from the others. */
int gcg_add_player(struct arena *arena, struct gcg *g, struct view name);
/* Stands behind the events so far. `key` is GCG_NOTE or later. */
void gcg_add_pragma(struct arena *arena, struct gcg *g, enum gcg_key key,
		    struct view value);
/* A zeroed event at the end. Good until the next is added. */
struct gcg_event *gcg_add_event(struct arena *arena, struct gcg *g);

#endif
