/* SPDX-License-Identifier: ISC */
/*
 * What every game is to the program: a name, options, and the functions that judge
 * an order and apply an event. games.c lists the games. A position is plain data and
 * can be copied; whatever it points to belongs to its set-up.
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

/* Version of the rules by which this program judges. It grows by one whenever the
 * same orders may have another outcome. A game keeps the version with which it
 * began:
 * 2: of two who play, a play before a turn that is lost has a window (Q5)
 * 3: a turn that was ruled late, and voided, has its time bank back; the leave of who
 *    has answered delays no answer of others (K21)
 * 4: who takes a seat has none of its missed turns, where a ruling goes back behind
 *    the change, and a whole turn in place of an order that waited (L25);
 *    a pause begins when all who are left have agreed to it; a play that was taken
 *    back has no points, whatever had set them, and letters from before a play was
 *    challenged off are out of date */
enum { RULES_VERSION = 4 };

struct game;
struct path_rules;

/* The most changes of hands in one game (RULING_SUBSTITUTE). */
enum { FORMERS = 8 };

/* One change of hands: who had the seat before it. */
struct former {
	int seat;
	struct view name;
};

/* What a game starts from. Everything in it is borrowed. */
struct setup {
	const struct game *game;
	struct view language;
	struct options options;
	struct crossword_rules rules; /* board games: made from the options */
	const struct alphabet *alphabet;
	const struct tileset *tiles;
	const struct lexicon *lexicon;
	int seats;
	int version;             /* version of the rules, 1 to RULES_VERSION */
	struct view name[SEATS]; /* who has each seat now; see player_names.h */
	struct former former[FORMERS];
	int formers;
	uint8_t seed[HASH_BYTES];
	bool drill; /* the seed was not drawn but chosen by the operator; every letter
		       says so */
	/* Set-up positions, for turn files. */
	bool open;      /* racks are not checked and nobody draws */
	bool bag_empty; /* the bag begins empty */
	struct {
		bool given;
		uint8_t n, tile[RACK_MAX];
	} rack[SEATS];
	uint8_t square[SQUARES_MAX]; /* tiles on the board at the start */
	bool board_given;
	uint8_t cell[GRID5_CELLS]; /* WordCap, if board_given */
	bool faces_given;
	uint8_t face[PILE_FACES]; /* Cubes: given letters; 0 where the seed decides */
	bool bonus_given;
	uint8_t bonus[PILE_CUBES];
};

/* The last play, for views of the board. */
struct last_play {
	bool any;
	int seat, turn, score;
	int changes; /* changes of hands before it: they say whose play it was */
	struct place place;
	uint8_t word[WORD_TILES];
	uint8_t length;
	uint32_t laid; /* bit i: word[i] was laid in that play */
};

/* The last word on a path; last_play has its turn and score. */
struct last_path {
	struct path path; /* cells of the grid, or faces of the pile */
	uint8_t tile[PATH_LONGEST];
	bool known;   /* it was looked up and is in the list */
	bool counted; /* its points counted */
	bool sorted;  /* the grid was sorted after it */
};

/* A request of one player to the others. */
struct request {
	int by;          /* seat; -1: nothing is asked */
	int64_t until;   /* 0: no time limit */
	unsigned agreed; /* bit s: seat s has agreed; the asker has */
};

/* What to restore when the last play on a board is taken back. */
struct back {
	bool can;          /* nothing happened since that forbids it */
	int drawn;         /* tiles drawn for it; they are the last of its rack */
	int run, late_run; /* before the play, like late_bits and passes */
	unsigned late_bits;
	int passes[SEATS];
};

/* Standing answers to pending plays and words. */
enum always { ALWAYS_ASK, ALWAYS_ACCEPT, ALWAYS_CHECK };

/* A play or word whose words may still be questioned. On a board it is the last
 * play. */
struct pending {
	bool any;
	int seat, turn, score;
	int moment;        /* position_moment before it */
	unsigned accepted; /* bit s: seat s gave up its right to question; its player
			      has */
	int64_t until;     /* when it stands by itself; 0: no time limit */
	int drawn; /* tiles drawn for it at once; they are the last of the rack */
	int lost;  /* turns lost since as the price of a wrong challenge */
};

enum { HELD_ORDER_MAX = 240 };

/* An order that came while a play was pending. It is played once the play stands. */
struct held {
	int seat;                   /* -1: no order is held */
	char order[HELD_ORDER_MAX]; /* in canonical form */
};

struct position {
	const struct setup *setup;
	int turn;    /* number of the turn to be played, from 1 */
	int to_move; /* seat; -1 when the game is over */
	int score[SEATS];
	bool gone[SEATS]; /* resigned */
	bool over;
	enum end_reason reason;
	int adjust[SEATS];
	unsigned winners;
	bool by_points;       /* a referee ended it; whoever has most points wins */
	int64_t deadline;     /* of the turn; 0: none */
	bool flagged;         /* the deadline is past, but the turn is not passed yet */
	enum absence absent;  /* why the player of a flagged turn leaves the game */
	int64_t bank[SEATS];  /* seconds left, in games with a time bank */
	int64_t leave[SEATS]; /* away until then; 0 or a past moment: not away */
	struct request request[REQUESTS_];
	int run; /* length of the current run of turns that may end the game */
	int passes[SEATS];  /* of each seat, within that run */
	unsigned late_bits; /* which of these turns were late; bit 0: the last */
	int late_run[SEATS];
	int exchanges[SEATS]; /* made by each seat */
	int owes[SEATS];      /* turns to lose for wrong challenges */
	int taken[SEATS];     /* turns each seat has had */
	int moves;            /* turns since the racks were dealt */
	int redeals;
	int ex;      /* EX squares resolved so far, superseded ones included */
	int rulings; /* number of the last ruling, superseded ones included */
	int changes; /* changes of hands, superseded ones included */
	bool halted; /* by a referee or by agreement: no clock runs and nobody moves */
	int64_t halted_at;
	struct last_play last;
	struct pending pending;
	struct held held;
	/* Board games. */
	uint8_t square[SQUARES_MAX];
	uint8_t down[SQUARES_MAX]; /* the letter that words down read on a square, where
				      a blank stands for two letters; else 0 */
	uint8_t rack[SEATS][RACK_MAX];
	uint8_t rack_n[SEATS];
	struct back back;
	int plays;  /* words laid; 0: the board is empty. Tiles of a set-up position
		       count too */
	int q;      /* the shuffle order that is drawn from; 0 before the first */
	int orders; /* highest order number ever used, superseded ones included */
	int drawn;  /* places of order q that are drawn */
	bool stale; /* tiles went back to the bag: the next draw makes a new order */
	int seen; /* tiles at the front of the bag that seat seen_by drew for a play and
		     took back; nobody else draws them */
	int seen_by;
	int bag_n;
	uint8_t bag[BAG_MAX]; /* the tiles in the bag; in drawing order unless stale */
	/* Path games. */
	int moment;  /* changes when a path written before is out of date */
	int renewed; /* sorts in this turn: 1 makes it turn "t12b" */
	struct last_path walk;
	enum always always[SEATS];
	struct grid5 grid;
	int sorts[SEATS]; /* made by each seat */
	bool undone;      /* an undo was asked for in this turn; only one may be */
	struct pile pile;
	bool paused;
	int64_t left; /* seconds that the turn had left at the pause; see pause.h */
	int64_t paused_at; /* Cubes: when the pause began; 0: none, or unknown */
	bool removed;      /* a cube was removed by hand in this turn */
	uint8_t words;
	uint8_t word[PILE_WORDS][PILE_WORD_MAX]; /* made so far; filled up with 0 */
};

/* One square of a word as it was scored. */
struct square_trace {
	int row, col;
	uint8_t tile;
	bool laid;       /* in this turn */
	char premium[3]; /* "2L"; empty: none, or used in an earlier turn */
	bool idle;       /* a word premium that does not count for this word */
	int points;      /* with the letter premium */
};

struct word_trace {
	uint8_t tile[WORD_TILES];
	uint8_t length;
	bool across;
	struct square_trace square[WORD_TILES];
	int sum, times, score; /* score = sum x times, twice that if `doubled`;
				  play_trace has the bonus */
	bool doubled; /* laid with a whole rack, in a game where that doubles it */
	bool known;   /* in the lexicon */
};

/* How a play was scored, word by word. */
struct play_trace {
	struct place place;
	size_t words; /* main word first */
	struct word_trace word[EVENT_WORDS];
	int bonus, score;
};

/* How a word on a path was scored. */
struct walk_trace {
	struct path path; /* cells of the grid, or faces of the pile */
	uint8_t tile[PATH_LONGEST];
	bool known;
	int score, bonus;
	struct grid5_score grid;     /* WordCap */
	struct pile_score pile;      /* Cubes */
	uint8_t uses[PILE_WORD_MAX]; /* Cubes: uses of the cube of each face, before the
					word */
	uint32_t gone;               /* Cubes: bit c: the word removes cube c */
};

enum outcome { OUTCOME_APPLIED, OUTCOME_REFUSED, OUTCOME_ASK };

/* One way to read an order, as a choice to offer. */
struct reading {
	struct view order; /* canonical; strictly read it is unambiguous */
	struct view shown; /* in the form that letters use: "8D CRA?YON" */
	int score;
};

/* Where orders are judged: a copy of a position, which moves on as events are added. */
struct table {
	struct arena *arena;
	struct position pos;
	int64_t now;         /* seconds; 0: no clock runs */
	bool strict;         /* lower case is always a blank, as in turn files; else the
				player's case is interpreted */
	int mover;           /* seat whose order is judged; -1: none */
	int64_t letter;      /* number of the letter with the order; 0: none */
	int64_t arrived;     /* when that letter arrived; 0: the order uses no time */
	enum absence absent; /* of the seat to move; read by table_timeout */
	struct event *event; /* the events so far, in `arena` */
	size_t events;
	/* Result of the order just judged. */
	struct diag diag;        /* why, with OUTCOME_REFUSED */
	struct reading *reading; /* the choices, with OUTCOME_ASK */
	size_t readings;
	size_t all_readings; /* how many there are, where not all are offered; else 0 */
	struct play_trace *trace; /* of a play or try that could be scored; else NULL */
	struct walk_trace *walk;  /* the same of a word on a path */
	struct view echo; /* the order in canonical form; empty when it is refused */
	struct view hint; /* a play that would work: "8D CRA?YON"; often empty */
	int hint_score;
	bool hint_turned; /* the hint changes the direction; else it uses a blank */
	/* The order was made for a rack that changed when the pending play stood (an
	 * EX square). It counts as "accept" only, which is what `echo` says; `aside`
	 * is the order itself in canonical form (Q7). */
	bool set_aside;
	struct view aside;
	/* What became of the held order. */
	struct release {
		enum release_how { RELEASE_NONE, RELEASE_PLAYED, RELEASE_DROPPED } how;
		int seat;
		struct play_trace *trace; /* of a play; else NULL */
	} release;
};

/* Judges one kind of order. A refused order changes nothing but t->diag (T3). */
typedef enum outcome verb_judge(struct table *t, int seat, const struct order *o);
struct verb {
	verb_judge *judge;
	bool own_turn;    /* allowed only to the seat to move */
	const char *echo; /* canonical form, where it is always the same; else NULL */
};

/* How games of one kind are played. */
struct engine {
	const struct verb *verbs; /* indexed by kind of order; judge NULL: the game has
				     no such order */
	/* Fills the first position from its set-up. Returns false with *diag when
	 * the set-up is impossible. */
	bool (*start)(struct position *pos, struct diag *diag);
	void (*deal)(struct table *t); /* emits the first events */
	/* Judges an order for a turn while a play is pending; `judge` is what would
	 * judge it otherwise. NULL: the game has no such orders. */
	enum outcome (*behind)(struct table *t, int seat, const struct order *o,
			       verb_judge *judge);
	/* The time of the turn is over, or a flagged turn is to be passed: see
	 * turns_miss. */
	void (*timeout)(struct table *t);
	/* The time to answer a pending play is over. NULL: no play is ever pending. */
	void (*lapse)(struct table *t);
	/* Returns false when the event does not fit the position: a damaged record. */
	bool (*apply)(struct position *pos, const struct event *e);
	/* Why the game is over by its own rules; END_NONE: it is not. See
	 * turns_over. */
	enum end_reason (*ending)(const struct position *pos);
	/* Ends the game; adjustments and winners follow from the reason. */
	void (*end)(struct table *t, enum end_reason reason);
	/* After a turn: ends the game if a rule says so, else begins the next turn. */
	void (*settle)(struct table *t);
};

/* What words are laid on: a board, WordCap's grid, Cubes' pile. */
enum ground { GROUND_BOARD, GROUND_GRID, GROUND_PILE };

struct game {
	const char *name, *title;
	enum ground ground;
	int min_seats, max_seats;
	const struct option_default *options;
	size_t option_count;
	const char *const *languages; /* those with a tile set (S9); NULL-ended */
	/* Path games: the family of their tile sets, the only ones that a new game
	 * may have, and their rules. */
	const char *tiles;
	const struct path_rules *path;
	/* Board games: fills *r from the options. */
	void (*rules)(const struct options *o, struct crossword_rules *r);
	const struct engine *engine;
};

extern const struct game *const games[];
extern const size_t games_count;
const struct game *game_find(struct view name); /* NULL when no game has that name */

/* -------------------------------------------------- a position, and the table */

/* Makes an empty position, before any event. Returns false with *diag when the
 * set-up is impossible. */
bool position_init(struct position *pos, const struct setup *setup, struct diag *diag);
/* Returns false when the event does not fit the position: a damaged record. */
bool position_apply(struct position *pos, const struct event *e);
/* A number that changes whenever an order written before would no longer mean the
 * same. A reply names it, so that an outdated one is found. */
int position_moment(const struct position *pos);
/* Withdraws all requests. */
void position_unask(struct position *pos);
/* Marks the game as over. */
void position_finish(struct position *pos, enum end_reason reason, unsigned winners);
/* Applies e to the table's position and adds it to t->event. */
void table_emit(struct table *t, struct event e);
/* table_deal, table_judge, table_timeout and table_lapse call the functions of
 * struct engine of the table's game. */
void table_deal(struct table *t);
enum outcome table_judge(struct table *t, int seat, const struct order *o);
/* As table_judge, but does not ask whether the order may be given now. A held order
 * is judged by it too. */
enum outcome table_judge_now(struct table *t, int seat, const struct order *o);
/* Sets t->diag; always returns OUTCOME_REFUSED. */
enum outcome table_refuse(struct table *t, enum diag_code code, struct view at);
void table_timeout(struct table *t);
void table_lapse(struct table *t);
/* Makes a table with a copy of *pos. table_quiet is for tables on which no order is
 * read. */
struct table table_quiet(struct arena *arena, const struct position *pos, int64_t now);
struct table table_over(struct arena *arena, const struct position *pos, int64_t now,
			bool strict);

/* Whether the game is in a pause that the players agreed on; false in Cubes, which
 * keeps its own pauses. */
bool pause_agreed(const struct position *pos);

#endif
