/* SPDX-License-Identifier: ISC */
/*
 * A command: its words, what it needs open, and the function that runs it.
 * cmd/line/commands.c has the table; open.c opens what a command declares, and main.c
 * turns an err into a sentence and an exit code.
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
	NEEDS_CLUB,  /* config and key */
	NEEDS_READ,  /* and the database, for reading */
	NEEDS_WRITE, /* and the database, and the club's lock (else ERR_RETRY, exit 75)
		      */
	NEEDS_LEXICA = 8,  /* added: word lists; with no club, of ./lexica */
	NEEDS_SIGNING = 16 /* added: the key that signs letters */
};

struct cmd {
	struct arena *arena;           /* for the whole command */
	struct config *config;         /* NULL unless needed */
	struct store *store;           /* NULL unless needed */
	struct lexica *lexica;         /* NULL unless needed */
	const char *lexica_folder;     /* their folder; NULL without one */
	const struct log *log;         /* for progress and notes; NULL says nothing */
	struct complaints *complaints; /* of a quiet command; else NULL */
	struct terminal out; /* standard output; zeroed where it is no terminal */
	int lock;            /* club.lock, 0: not held */
	const char *dir;     /* of -C, or "." */
	const char *usage;   /* the command's line, for hints; NULL without one */
	int argc;            /* what follows the command's own words */
	char **argv;
	int status; /* that a command which succeeds ends the program with */
	struct err *err;
};

/*
 * Takes "--name VALUE", "--name=VALUE" or "--flag" out of argv, wherever it stands. An
 * option that takes a value and has none is ERR_USAGE; a value that begins with "--"
 * needs the "=". An absent option leaves *value NULL. Of several the first is taken:
 * ask again for the next. "--" ends the options.
 */
bool cmd_option(struct cmd *c, const char *name, const char **value);
/* All of an option that may come several times, a blank between them. */
bool cmd_option_all(struct cmd *c, const char *name, struct view *values);
bool cmd_flag(struct cmd *c, const char *name);
/* After the options: ERR_USAGE when an unknown "--option" or another number of
 * arguments than min..max is left. */
bool cmd_arguments(struct cmd *c, int min, int max);
/* To standard output; signs that turn text around are shown by their number. */
void cmd_print(const struct buf *b);
/* A file: as it is. */
void cmd_print_bytes(const struct buf *b);
/* One word, in that tint where somebody sees it. */
void cmd_print_tinted(const struct cmd *c, enum tint tint, const char *word);

/* A table as wide as the terminal, with a bit for each column that is set to the right;
 * and all of it printed. */
struct columns cmd_columns(const struct cmd *c, size_t count, unsigned right);
void cmd_print_columns(const struct columns *t);
/* "2026-11-20T20:00:00Z"; the day alone; "1 letter", "3 letters" */
const char *cmd_stamp(struct arena *arena, int64_t at);
const char *cmd_day(struct arena *arena, int64_t at);
const char *cmd_some(struct arena *arena, long n, const char *one, const char *many);

/* What is open, for the rooms below. */
struct context cmd_context(const struct cmd *c);
/* The end of a transaction: what was done stays where all of it could be, or nothing.
 */
bool cmd_commit(struct cmd *c, bool ok);

/* What a command's row runs (cmd/line/commands.c has its words): prints to stdout what
 * it has to say, or returns false with c->err filled. */
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

/* `needs`: enum cmd_needs. What is open already stays; what was opened before a
 * failure is cmd_close's. */
bool cmd_open(struct cmd *c, unsigned needs);
/* Fine after any failure, and twice. */
void cmd_close(struct cmd *c);

/* --now TIME, else the clock. */
bool cmd_clock(struct cmd *c, int64_t *now);
/* The same, with the database open. Refused when it lies more than an hour before the
 * last run: a host whose clock jumped must not judge. */
bool cmd_now(struct cmd *c, int64_t *now);
/* Keeps it as the last run's time; inside the command's transaction, if it has one. One
 * that lies months ahead is not kept: only a run that accepts it does. */
bool cmd_now_keep(struct cmd *c, int64_t now);

/* The same for a run, which must go on whatever the clock says. While it lies more than
 * an hour before the last run, or months behind it, time stands still at the last run,
 * and `doubt` says so; --accept-clock says that it is right. */
struct run_now {
	int64_t now, said; /* said: by the clock, or --now */
	bool doubt, accepted;
};
bool cmd_now_run(struct cmd *c, struct run_now *out);

#endif
