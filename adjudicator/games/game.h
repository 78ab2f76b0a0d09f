/* SPDX-License-Identifier: ISC */
/*
 * What every game is to the program: a name, options, and the functions that judge an
 * order and apply an event. games.c lists them. A position is plain data, copied
 * freely; what it borrows belongs to its set-up.
 *
 * - judge: order -> events (or a refusal, or a question); may look words up
 * - apply: event -> position; never judges, never looks up
 */
#ifndef ADJUDICATOR_GAMES_GAME_H
#define ADJUDICATOR_GAMES_GAME_H

#include "adjudicator/games/boards/crossword_rules.h"
#include "adjudicator/games/event.h"
#include "adjudicator/games/options.h"
#include "adjudicator/games/paths/grid5.h"
#include "adjudicator/games/paths/pile.h"
#include "dict/lexicon.h"
#include "dict/tiles.h"
#include "formats/orders/orders.h"

enum { RACK_MAX = 8, SIDE_MAX = 21, SQUARES_MAX = SIDE_MAX * SIDE_MAX, BAG_MAX = 256 };

/* Of the rules as this program judges by them: one more whenever the same orders may
 * have another outcome. Every game keeps the version that it began with. */
enum { RULES_VERSION = 1 };

struct game;
struct path_rules;

/* Seats change hands at most so often in a game. */
enum { FORMERS = 8 };

/* Who had a seat until then. */
struct former {
	int seat;
	struct view name;
};

/* What a game starts from. Everything in it is borrowed. */
struct setup {
	const struct game *game;
	struct view language;
	struct options options;
	struct crossword_rules rules; /* of a board game, as the options make them */
	const struct alphabet *alphabet;
	const struct tileset *tiles;
	const struct lexicon *lexicon;
	int seats;
	int version;             /* of the rules, 1 to RULES_VERSION */
	struct view name[SEATS]; /* who has the seats now, see player_names.h */
	struct former former[FORMERS];
	int formers;
	uint8_t seed[HASH_BYTES];
	bool drill; /* the operator chose the seed: said in every letter, as is what a
		       turn file chose */
	/* Set-up positions of turn files. */
	bool open;      /* no rack is checked and nobody draws */
	bool bag_empty; /* nothing left to draw */
	struct {
		bool given;
		uint8_t n, tile[RACK_MAX];
	} rack[SEATS];
	uint8_t square[SQUARES_MAX]; /* tiles on the board at the start */
	bool board_given;
	uint8_t cell[GRID5_CELLS]; /* WordCap, where the board is given */
	bool faces_given;
	uint8_t face[PILE_FACES]; /* Cubes: given letters; 0 where the seed decides */
	bool bonus_given;
	uint8_t bonus[PILE_CUBES];
};

/* The last play, for whoever looks at the board. */
struct last_play {
	bool any;
	int seat, turn, score;
	int changes; /* of hands, before it: whose it was */
	struct place place;
	uint8_t word[WORD_TILES];
	uint8_t length;
	uint32_t laid; /* bit i: word[i] was laid in that play */
};

/* The last word on a path, with the turn and score of the last play. */
struct last_path {
	struct path path; /* cells, or faces */
	uint8_t tile[PATH_LONGEST];
	bool known;   /* where it was looked up */
	bool counted; /* it stands */
	bool sorted;  /* its letters have changed places since */
};

/* What one player asks of the others. */
struct request {
	int by;          /* seat; -1: nothing is asked */
	int64_t until;   /* 0: no limit of its own */
	unsigned agreed; /* bit a seat, the asker's among them */
};

/* What the last play on a board changed, for the case that it is taken back. */
struct back {
	bool can;          /* nothing has happened since that stands in its way */
	int drawn;         /* tiles that were drawn for it, the last on its rack */
	int run, late_run; /* before it */
	unsigned late_bits;
	int passes[SEATS];
};

/* Standing answers to plays and words that wait. */
enum always { ALWAYS_ASK, ALWAYS_ACCEPT, ALWAYS_CHECK };

/* A play whose words may still be questioned; on the board it is the last play. */
struct pending {
	bool any;
	int seat, turn, score;
	int moment;        /* position_moment before it */
	unsigned accepted; /* seats that gave up their right, the player's among them */
	int64_t until;     /* stands when this is past; 0: no limit of its own */
	int drawn;         /* tiles drawn for it at once, the last on the rack */
	int lost;          /* turns lost for a wrong question since */
};

enum { HELD_ORDER_MAX = 240 };

/* An order that came while a play was pending: judged once the play stands. */
struct held {
	int seat;                   /* -1: there is none */
	char order[HELD_ORDER_MAX]; /* canonical */
};

struct position {
	const struct setup *setup;
	int turn;    /* the one now to be played, from 1 */
	int to_move; /* seat; -1 when over */
	int score[SEATS];
	bool gone[SEATS]; /* resigned */
	bool over;
	enum end_reason reason;
	int adjust[SEATS];
	unsigned winners;
	bool by_points;       /* a referee ended it, for whoever has most points */
	int64_t deadline;     /* 0: none */
	bool flagged;         /* it is over, and the turn is not passed yet */
	enum absence absent;  /* why its player leaves the game with it */
	int64_t bank[SEATS];  /* seconds left, where there is a time bank */
	int64_t leave[SEATS]; /* away until then; 0, or over: not */
	struct request request[REQUESTS_];
	int run;            /* turns in a row of the kind that ends the game */
	int passes[SEATS];  /* of each seat in that run */
	unsigned late_bits; /* those of them that were late; bit 0 the last */
	int late_run[SEATS];
	int exchanges[SEATS]; /* made so far */
	int owes[SEATS];      /* turns to be lost for questions that were wrong */
	int taken[SEATS];     /* turns each seat has had */
	int moves;            /* since the racks were dealt */
	int redeals;
	int ex;      /* EX squares resolved so far, on lines that were left too */
	int rulings; /* made so far, likewise */
	int changes; /* of hands, likewise */
	bool halted; /* by a referee or as agreed: no clock runs and nobody moves */
	int64_t halted_at;
	struct last_play last;
	struct pending pending;
	struct held held;
	/* The board games. */
	uint8_t square[SQUARES_MAX];
	uint8_t down[SQUARES_MAX]; /* what words that run down read there, where a blank
				      stands for two letters; else 0 */
	uint8_t rack[SEATS][RACK_MAX];
	uint8_t rack_n[SEATS];
	struct back back;
	int plays;  /* words on the board, set-up included: 0 is an empty board */
	int q;      /* shuffle order now drawn from; 0 before the first */
	int orders; /* the highest that was ever made, whatever rulings took back */
	int drawn;  /* places of it that were delivered */
	bool stale; /* tiles went back: the next draw makes a new order */
	int seen;   /* so many tiles at the front of the bag has a seat seen that took a
		       play back; nobody else draws them */
	int seen_by;
	int bag_n;
	uint8_t bag[BAG_MAX]; /* what is in the bag; in drawing order unless stale */
	/* The path games. */
	int moment;  /* counts whatever makes a path written before it out of date */
	int renewed; /* sorts in this turn: 1 makes it "t12b" */
	struct last_path walk;
	enum always always[SEATS];
	struct grid5 grid;
	int sorts[SEATS]; /* made so far */
	bool undone;      /* to take a word or play back was asked in this turn: not
			     again */
	struct pile pile;
	bool paused;
	int64_t left; /* seconds for the turn when the game was paused; see pause.h */
	int64_t paused_at; /* in Cubes; 0: it is not, or its record does not tell */
	bool removed;      /* by hand in this turn */
	uint8_t words;
	uint8_t word[PILE_WORDS][PILE_WORD_MAX]; /* submitted; 0 behind a shorter one */
};

/* One square of a word as it was scored. */
struct square_trace {
	int row, col;
	uint8_t tile;
	bool laid;       /* in this turn */
	char premium[3]; /* "2L"; empty: none, or used before */
	bool idle;       /* a word premium that does nothing for this word */
	int points;      /* with its letter premium */
};

struct word_trace {
	uint8_t tile[WORD_TILES];
	uint8_t length;
	bool across;
	struct square_trace square[WORD_TILES];
	int sum, times, score; /* score = sum x times, twice that if `doubled`; the
				  bonus is apart */
	bool doubled;          /* laid with a whole rack, where that doubles it */
	bool known;            /* in the lexicon */
};

/* How a play was judged, for those who want to see. */
struct play_trace {
	struct place place;
	size_t words; /* main word first */
	struct word_trace word[EVENT_WORDS];
	int bonus, score;
};

/* How a word on a path was judged. */
struct walk_trace {
	struct path path; /* cells, or faces */
	uint8_t tile[PATH_LONGEST];
	bool known;
	int score, bonus;
	struct grid5_score grid;     /* WordCap */
	struct pile_score pile;      /* Cubes */
	uint8_t uses[PILE_WORD_MAX]; /* of each face's cube, before the word */
	uint32_t gone;               /* cubes that it removes: bit c is cube c */
};

enum outcome { OUTCOME_APPLIED, OUTCOME_REFUSED, OUTCOME_ASK };

/* One way to read an order, as a choice to offer. */
struct reading {
	struct view order; /* canonical; read strictly again it gives just this */
	struct view shown; /* as a letter writes it: "8D CRA?YON" */
	int score;
};

/* A judge's work place: the position moves on as events are given out. */
struct table {
	struct arena *arena;
	struct position pos;
	int64_t now;     /* 0: no clock runs */
	bool strict;     /* lower case is a blank, as in turn files; else as letters are
			    read */
	int mover;       /* seat whose order makes the events; -1: nobody's */
	int64_t letter;  /* that the order came with; 0: none */
	int64_t arrived; /* when; 0: as the clock says, no time is counted */
	enum absence absent; /* of the seat to move, for table_timeout */
	struct event *event; /* in `arena` */
	size_t events;
	/* The order just judged. */
	struct diag diag;        /* OUTCOME_REFUSED */
	struct reading *reading; /* OUTCOME_ASK */
	size_t readings;
	size_t all_readings;      /* where there are more than are offered; else 0 */
	struct play_trace *trace; /* of a play or try that could be scored; else NULL */
	struct walk_trace *walk;  /* the same of a word on a path */
	struct view echo;         /* the order in canonical form; empty when refused */
	struct view hint; /* a play that would work: "8D CRA?YON"; often empty */
	int hint_score;
	bool hint_turned; /* it reads the other way; else it takes a blank */
	/* The order came too late for the rack it was made for: the pending play
	 * changed that rack when it stood. It counted as "accept" only, and so says
	 * `echo`. aside: the order itself, in canonical form. */
	bool set_aside;
	struct view aside;
	/* What became of an order that was held until now. */
	struct release {
		enum release_how { RELEASE_NONE, RELEASE_PLAYED, RELEASE_DROPPED } how;
		int seat;
		struct play_trace *trace; /* of a play; else NULL */
	} release;
};

/* What an order does; nothing but to set t->diag where it is refused (T3). */
typedef enum outcome verb_judge(struct table *t, int seat, const struct order *o);
struct verb {
	verb_judge *judge;
	bool own_turn;    /* only by the seat to move */
	const char *echo; /* canonical form, where it is always the same */
};

/* How games of one kind are played. */
struct engine {
	const struct verb *verbs; /* by kind of order; no judge: not in such games */
	/* Fills what the set-up cannot say; false: the set-up cannot be. */
	bool (*start)(struct position *pos, struct diag *diag);
	void (*deal)(struct table *t); /* first events */
	/* A turn's order while a play is pending, which `judge` would judge otherwise;
	 * NULL: none can come then. */
	enum outcome (*behind)(struct table *t, int seat, const struct order *o,
			       verb_judge *judge);
	/* The turn's time is over, or it is known to be and somebody wants it passed:
	 * see turns_miss. */
	void (*timeout)(struct table *t);
	/* The time to answer a pending play is over; NULL: nothing waits. */
	void (*lapse)(struct table *t);
	/* False when the event does not fit the position: a damaged record. */
	bool (*apply)(struct position *pos, const struct event *e);
	/* Why it is over now by its own rules; END_NONE: it is not. See turns_over. */
	enum end_reason (*ending)(const struct position *pos);
	/* Ends it; what is won and lost follows from the reason. */
	void (*end)(struct table *t, enum end_reason reason);
	/* After a turn: ends the game if a rule says so, else begins the next turn. */
	void (*settle)(struct table *t);
};

/* What words are laid on. */
enum ground { GROUND_BOARD, GROUND_GRID, GROUND_PILE };

struct game {
	const char *name, *title;
	enum ground ground;
	int min_seats, max_seats;
	const struct option_default *options;
	size_t option_count;
	const char *const *languages; /* S9: those with a tile set; NULL-ended */
	/* Path games: the family of their tile sets, which are all that new games may
	 * have, and their rules. */
	const char *tiles;
	const struct path_rules *path;
	/* Board games: what the options make of the rules. */
	void (*rules)(const struct options *o, struct crossword_rules *r);
	const struct engine *engine;
};

extern const struct game *const games[];
extern const size_t games_count;
const struct game *game_find(struct view name); /* NULL when there is none */

/* -------------------------------------------------- a position, and the table */

/* An empty position of that set-up, before any event. */
bool position_init(struct position *pos, const struct setup *setup, struct diag *diag);
/* False when the event does not fit the position: a damaged record. */
bool position_apply(struct position *pos, const struct event *e);
/* What a reply may be out of date with: it changes whenever an order written before
 * would no longer mean the same. */
int position_moment(const struct position *pos);
/* Nothing is asked of anybody any more. */
void position_unask(struct position *pos);
/* The game is over. */
void position_finish(struct position *pos, enum end_reason reason, unsigned winners);
/* Applies e to the table's position and keeps it. */
void table_emit(struct table *t, struct event e);
/* What struct engine says, by the game that lies on the table. */
void table_deal(struct table *t);
enum outcome table_judge(struct table *t, int seat, const struct order *o);
/* The same without the question whether it may be given now: an order that waited is
 * judged by it too. */
enum outcome table_judge_now(struct table *t, int seat, const struct order *o);
/* Sets t->diag; OUTCOME_REFUSED always. */
enum outcome table_refuse(struct table *t, enum diag_code code, struct view at);
void table_timeout(struct table *t);
void table_lapse(struct table *t);
/* A table over a copy of `pos`; at a quiet one no order is read. */
struct table table_quiet(struct arena *arena, const struct position *pos, int64_t now);
struct table table_over(struct arena *arena, const struct position *pos, int64_t now,
			bool strict);

/* Whether such a pause is on. */
bool pause_agreed(const struct position *pos);

#endif
