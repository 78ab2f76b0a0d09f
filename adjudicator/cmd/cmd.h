/* SPDX-License-Identifier: ISC */
/*
 * A command: its words, what it needs open, and the function that runs it.
 * cmd/line/commands.c has the table; open.c opens what a command declares, and main.c
 * turns an err into a sentence and an exit code.
 */
#ifndef ADJUDICATOR_CMD_CMD_H
#define ADJUDICATOR_CMD_CMD_H

#include "adjudicator/club/config.h"
#include "adjudicator/club/lexica.h"
#include "adjudicator/store/store.h"
#include "adjudicator/system/log.h"
#include "adjudicator/system/terminal.h"

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

/* Each prints to stdout what it has to say and returns false with c->err filled. */
bool cmd_init(struct cmd *c);  /* init [DIR] [--address A] */
bool cmd_run(struct cmd *c);   /* run [--now TIME] [--dry-run] [--quiet] */
bool cmd_fetch(struct cmd *c); /* one phase of run each; the same options */
bool cmd_judge(struct cmd *c);
bool cmd_tick(struct cmd *c);
bool cmd_send(struct cmd *c);
bool cmd_watch(struct cmd *c); /* watch [--quiet] */
bool cmd_player_add(
	struct cmd *c); /* player add [--confirmed] [--language L] 'NAME <A>' */
bool cmd_player_list(struct cmd *c); /* player list */
bool cmd_player_show(struct cmd *c); /* player show NAME */
bool cmd_player_address(
	struct cmd *c); /* player address NAME ADDRESS [--also|--drop] [--now TIME] */
bool cmd_player_revoke(struct cmd *c); /* player revoke NAME [N] [--now TIME] */
bool cmd_player_export(struct cmd *c); /* player export NAME DIR */
bool cmd_player_forget(struct cmd *c); /* player forget NAME [--now TIME] */
bool cmd_purge(struct cmd *c);         /* purge [--dry-run] [--now TIME] */
bool cmd_game_new(struct cmd *c);      /* game new GAME [...] --player NAME ... */
bool cmd_game_beacon(struct cmd *c);   /* game beacon N VALUE [--now TIME] */
bool cmd_game_list(struct cmd *c);     /* game list [--json] */
bool cmd_game_show(struct cmd *c);     /* game show N [--json] [--for NAME|observer] */
bool cmd_referee_add(
	struct cmd *c); /* referee add [--language L] 'NAME <A>' [--now TIME] */
bool cmd_referee_list(struct cmd *c); /* referee list */
bool cmd_referee_drop(struct cmd *c); /* referee drop NAME [--now TIME] */
bool cmd_case_list(struct cmd *c);    /* case list */
bool cmd_case_show(struct cmd *c);    /* case show N */
bool cmd_case_export(struct cmd *c);  /* case export N DIR */
bool cmd_order(struct cmd *c);        /* order N NAME 'ORDER' [--now TIME] */
bool cmd_whatif(struct cmd *c);       /* whatif N [--at T] RULING [--now TIME] */
bool cmd_rule(struct cmd *c); /* rule N [--at T] RULING --because TEXT [--agreed] [--as
				 NAME] */
bool cmd_replay(
	struct cmd *c); /* replay FILE|N [--from T] [--to T] [--explain] [--json] */
bool cmd_verify(struct cmd *c); /* verify FILE|N|--all [--json] */
bool cmd_export(struct cmd *c); /* export N --format turns [--for NAME|observer] */
bool cmd_import(struct cmd *c); /* import FILE [--now TIME] */
bool cmd_dict_build(
	struct cmd *c); /* dict build LANG [--from FILE [...]] [--edition N] */
bool cmd_dict_list(struct cmd *c);   /* dict list [--json] */
bool cmd_dict_check(struct cmd *c);  /* dict check [--lexicon ID] [--json] WORD... */
bool cmd_dict_info(struct cmd *c);   /* dict info EDITION [--json] */
bool cmd_dict_verify(struct cmd *c); /* dict verify [EDITION] [--json] */
bool cmd_dict_export(struct cmd *c); /* dict export EDITION */
bool cmd_dict_diff(struct cmd *c);   /* dict diff A B [--json] */
bool cmd_dict_rack(struct cmd *c);   /* dict rack [--lexicon ID] [--json] RACK */
bool cmd_dict_suggestions(struct cmd *c); /* dict suggestions [--json] */
bool cmd_dict_accept(
	struct cmd *c);            /* dict accept WORD [--language L] --because TEXT */
bool cmd_dict_drop(struct cmd *c); /* dict drop WORD [--language L] --because TEXT */
bool cmd_outbox_list(struct cmd *c);  /* outbox list */
bool cmd_outbox_retry(struct cmd *c); /* outbox retry [N...] */
bool cmd_inbox_retry(struct cmd *c);  /* inbox retry N... */
bool cmd_recover(struct cmd *c);      /* recover */
bool cmd_backup(struct cmd *c);       /* backup [DIR] [--quiet] [--now TIME] */
bool cmd_receipt(struct cmd *c);      /* receipt LETTER DIR [--key KEY] */
bool cmd_status(struct cmd *c);       /* status [--json|--prometheus] [--now TIME] */
bool cmd_doctor(struct cmd *c);  /* doctor [--json] [--full] [--offline] [--now TIME] */
bool cmd_restore(struct cmd *c); /* restore BACKUP [DIR] [...] */
bool cmd_handover(struct cmd *c);    /* handover FILE | --take FILE [DIR] | --back */
bool cmd_key_show(struct cmd *c);    /* key show */
bool cmd_key_new(struct cmd *c);     /* key new [--lost] [--now TIME] */
bool cmd_site(struct cmd *c);        /* site DIR [--quiet] */
bool cmd_league_new(struct cmd *c);  /* league new FILE [--now TIME] */
bool cmd_league_list(struct cmd *c); /* league list */
bool cmd_league_show(struct cmd *c); /* league show N [--json] */
bool cmd_league_standings(struct cmd *c); /* league standings N [--json] */
bool cmd_league_start(struct cmd *c);     /* league start N [--now TIME] */
bool cmd_league_stop(struct cmd *c);      /* league stop N [--now TIME] */
bool cmd_league_ratings(
	struct cmd *c); /* league ratings [GAME] [LANGUAGE] [--json] [--recompute] */
bool cmd_completion(struct cmd *c); /* completion bash|zsh|fish */
bool cmd_ledger(struct cmd *c);     /* ledger [N]: letters and their verdicts */

#endif
