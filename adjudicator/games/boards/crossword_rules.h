/* SPDX-License-Identifier: ISC */
/* How the board games differ, as data: filled by each game, read by the engine. */
#ifndef ADJUDICATOR_GAMES_BOARDS_CROSSWORD_RULES_H
#define ADJUDICATOR_GAMES_BOARDS_CROSSWORD_RULES_H

#include <stdbool.h>

/* Which turns count for the run that ends a game. */
enum run_of { RUN_OF_SCORELESS, RUN_OF_PASSES };

struct crossword_rules {
	const char *tiles; /* family of its tile sets: "std" for "std-en" */
	const char *usual; /* family for languages in which it has no set of its own;
			      NULL: none */
	int cols, rows;
	const char *const
		*layout; /* one string for each row, three characters for each square:
			    "..", "2L", "3W", "EX", "**" for the centre, then a space */
	int centre_row, centre_col;
	int rack;              /* tiles on a full rack */
	int first_word;        /* letters that the first word must have */
	int all_tiles;         /* points for laying a whole rack in one turn ... */
	bool all_tiles_double; /* ... or the main word counts twice instead */
	bool highest_premium;  /* only the highest word premium of a word counts */
	bool fourfold_at_ends; /* 4W counts only for a word that begins or ends on it
				  ... */
	bool clockwise;        /* ... and reads clockwise round the centre */
	int exchange_bag;      /* tiles the bag must hold for an exchange */
	int exchanges;         /* exchanges that a seat may make; 0: any number */
	int redeals; /* how often racks are dealt anew after two opening passes */
	enum run_of run_of;
	int run_end;    /* turns in a row that end the game ... */
	int run_rounds; /* ... or this many for each seat that plays, if not 0 */
	bool run_pays;  /* after such an end all lose the value of their racks */
	int run_void; /* length of the run that voids a game in which nobody has scored;
			 no other run ends such a game. 0: no such rule */
	int out_times;       /* who goes out gains the others' racks this many times */
	bool out_loser_pays; /* and the others lose their value */
};

#endif
