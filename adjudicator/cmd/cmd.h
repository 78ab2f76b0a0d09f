/* SPDX-License-Identifier: ISC */
/*
 * A command: its words, what it needs open, and the function that runs it.
 * cmd/line/commands.c has the table; open.c opens what a command needs, and main.c
 * turns an err into a sentence and an exit status.
 */
#ifndef ADJUDICATOR_CMD_CMD_H
#define ADJUDICATOR_CMD_CMD_H

#include "adjudicator/club/context.h"
#include "adjudicator/system/log.h"
#include "adjudicator/system/terminal.h"
#include "formats/columns.h"

struct complaints;

enum cmd_needs {
	NEEDS_NOTHING,
	NEEDS_CLUB,        /* config and key */
	NEEDS_READ,        /* and the database, for reading */
	NEEDS_WRITE,       /* and the database, for writing, and the club's lock (else
			      ERR_RETRY, exit 75) */
	NEEDS_LEXICA = 8,  /* added: word lists; without a club, those of ./lexica */
	NEEDS_SIGNING = 16 /* added: the key that signs letters */
};

struct cmd {
	struct arena *arena;       /* lives as long as the command */
	struct config *config;     /* NULL unless needed */
	struct store *store;       /* NULL unless needed */
	struct lexica *lexica;     /* NULL unless needed */
	const char *lexica_folder; /* the word lists' folder; NULL: none */
	const struct log *log;     /* for progress and notes; NULL: nothing is logged */
	struct complaints *complaints; /* NULL: somebody watches the command */
	struct terminal out; /* standard output; all zeros if it is no terminal */
	int lock;            /* club.lock, 0: not held */
	const char *dir;     /* of -C, or "." */
	const char *usage;   /* the command's usage line, for hints; NULL: none */
	int argc;            /* the arguments after the command's own words */
	char **argv;
	int status; /* exit status of a command that succeeds */
	struct err *err;
};

/*
 * Takes "--name VALUE", "--name=VALUE" or "--flag" out of argv, wherever it is. An
 * option without the value that it needs is ERR_USAGE; a value that begins with "--"
 * needs the "=". *value is NULL if the option is absent. If it comes several times the
 * first is taken: call again for the next. "--" ends the options.
 */
bool cmd_option(struct cmd *c, const char *name, const char **value);
/* Takes all values of an option that may come several times, separated by blanks. */
bool cmd_option_all(struct cmd *c, const char *name, struct view *values);
bool cmd_flag(struct cmd *c, const char *name);
/* Call it after the options: ERR_USAGE when an unknown "--option", or a number of
 * arguments outside min..max, is left. */
bool cmd_arguments(struct cmd *c, int min, int max);
/* Prints to standard output; characters that change the direction of text are shown
 * by their numbers. */
void cmd_print(const struct buf *b);
/* Prints bytes as they are, as for a file. */
void cmd_print_bytes(const struct buf *b);
/* Prints one word, coloured on a terminal. */
void cmd_print_tinted(const struct cmd *c, enum tint tint, const char *word);

/* A table as wide as the terminal; `right` has a bit for each right-aligned column.
 * cmd_print_columns prints it. */
struct columns cmd_columns(const struct cmd *c, size_t count, unsigned right);
void cmd_print_columns(const struct columns *t);
/* "2026-11-20T20:00:00Z"; the day alone; "1 letter" or "3 letters". */
const char *cmd_stamp(struct arena *arena, int64_t at);
const char *cmd_day(struct arena *arena, int64_t at);
const char *cmd_some(struct arena *arena, long n, const char *one, const char *many);

/* What is open, as the rooms below take it. */
struct context cmd_context(const struct cmd *c);
/* Ends a transaction: commits if `ok`, else rolls back. Returns false if nothing was
 * kept. */
bool cmd_commit(struct cmd *c, bool ok);

/* The function of a command (cmd/line/commands.c has its words): prints its result
 * to stdout, or returns false with c->err filled in. */
typedef bool cmd_function(struct cmd *c);
cmd_function cmd_init, cmd_run, cmd_fetch, cmd_judge, cmd_tick, cmd_send, cmd_watch;
cmd_function cmd_worker;
cmd_function cmd_status, cmd_outbox_list, cmd_outbox_retry, cmd_inbox_retry;
cmd_function cmd_player_add, cmd_player_list, cmd_player_show, cmd_player_address;
cmd_function cmd_player_revoke, cmd_player_export, cmd_player_forget;
cmd_function cmd_game_new, cmd_game_beacon, cmd_game_list, cmd_game_show, cmd_order;
cmd_function cmd_export, cmd_import, cmd_replay, cmd_analyse, cmd_verify, cmd_ledger;
cmd_function cmd_ledger_list;
cmd_function cmd_referee_add, cmd_referee_list, cmd_referee_drop;
cmd_function cmd_case_list, cmd_case_show, cmd_case_export, cmd_whatif, cmd_rule;
cmd_function cmd_dict_build, cmd_dict_list, cmd_dict_check, cmd_dict_info;
cmd_function cmd_dict_verify, cmd_dict_export, cmd_dict_diff, cmd_dict_rack;
cmd_function cmd_dict_hooks, cmd_dict_tiles, cmd_dict_train;
cmd_function cmd_dict_suggestions, cmd_dict_accept, cmd_dict_drop;
cmd_function cmd_league_new, cmd_league_list, cmd_league_show, cmd_league_standings;
cmd_function cmd_league_start, cmd_league_stop, cmd_league_ratings;
cmd_function cmd_league_join, cmd_league_invite;
cmd_function cmd_doctor, cmd_purge, cmd_site, cmd_receipt, cmd_key_show, cmd_key_new;
cmd_function cmd_backup, cmd_restore, cmd_handover, cmd_recover, cmd_completion;
cmd_function cmd_club_move;

/* Opens what the command needs; `needs`: enum cmd_needs. What is open already stays
 * open. After a failure, too, cmd_close closes what was opened. */
bool cmd_open(struct cmd *c, unsigned needs);
/* May be called after any failure, and twice. */
void cmd_close(struct cmd *c);

/* *now: the argument of --now, else the clock. */
bool cmd_clock(struct cmd *c, int64_t *now);
/* The same, with the database open. Fails when *now is more than an hour before the
 * last run: a host whose clock jumped must not judge. */
bool cmd_now(struct cmd *c, int64_t *now);
/* Keeps it as the last run's time; inside the command's transaction, if it has one.
 * A time months ahead is not kept: only a run that accepts the clock keeps that. */
bool cmd_now_keep(struct cmd *c, int64_t now);
/* For a command that judges between two runs, in its transaction, before that and
 * before cmd_now_keep: gives back an outage that no run has given back yet (K7). */
bool cmd_outage(struct cmd *c, struct context *d);

/* The same for a run, which must go on whatever the clock says. While the clock is
 * more than an hour before the last run, or months after it, .now stays at the last
 * run and .doubt is set; --accept-clock says that the clock is right. */
struct run_now {
	int64_t now, said; /* said: what the clock, or --now, says */
	bool doubt, accepted;
};
bool cmd_now_run(struct cmd *c, struct run_now *out);

#endif
