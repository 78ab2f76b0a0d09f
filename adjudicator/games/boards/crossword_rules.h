/* SPDX-License-Identifier: ISC */
/* What a board game has of its own, as data: read by the engine, filled by the game. */
#ifndef ADJUDICATOR_GAMES_BOARDS_CROSSWORD_RULES_H
#define ADJUDICATOR_GAMES_BOARDS_CROSSWORD_RULES_H

#include <stdbool.h>

/* Which turns make a run that ends the game. */
enum run_of { RUN_OF_SCORELESS, RUN_OF_PASSES };

struct crossword_rules {
	const char *tiles; /* family of its tile sets: "std" of "std-en" */
	const char *usual; /* family for languages that it has no set of its own for;
			      NULL: none */
	int cols, rows;
	const char *const
		*layout; /* one string a row, three characters a square:
			    "..", "2L", "3W", "EX", "**" for the centre, then a blank */
	int centre_row, centre_col;
	int rack;              /* tiles */
	int first_word;        /* letters the first word needs */
	int all_tiles;         /* points for laying a whole rack in one turn ... */
	bool all_tiles_double; /* ... or the main word counts twice instead */
	bool highest_premium;  /* a word takes its highest word premium, no product */
	bool fourfold_at_ends; /* 4W counts for a word that begins or ends on it ... */
	bool clockwise;        /* ... and reads clockwise round the board */
	int exchange_bag;      /* tiles the bag must hold for an exchange */
	int exchanges;         /* a seat may make in a game; 0: any number */
	int redeals; /* new racks after two opening passes, at most so often */
	enum run_of run_of;
	int run_end;    /* turns in a row that end the game ... */
	int run_rounds; /* ... or so many for each seat that plays, if not 0 */
	bool run_pays;  /* at such an end everybody loses what is left on his rack */
	int run_void;   /* run that voids a game in which nobody has scored; such a
			   game ends in no other run. 0: nothing special */
	int out_times;  /* whoever goes out gains so many times what others hold */
	bool out_loser_pays; /* and the others lose it */
};

#endif
