/* SPDX-License-Identifier: ISC */
/* The table of commands, and what is the same around all of them. */
#include "adjudicator/cmd/command.h"
#include "adjudicator/cmd/open.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#define READS  (NEEDS_READ | NEEDS_LEXICA)
#define WRITES (NEEDS_WRITE | NEEDS_LEXICA | NEEDS_SIGNING)
#define CLOCK  "[--now TIME] [--dry-run] [--quiet]"
#define ACCEPT " [--accept-clock] [--accept-falls]"

static const char version[] = "0.1.0";

static const struct command rows[] = {
	{"init",             cmd_init,             NEEDS_NOTHING,             "[DIR] [--address A]",
	 "make a club's folder, or what is missing in it"													    },
	{"run",              cmd_run,              WRITES,                    CLOCK ACCEPT,                       "fetch, judge, tick and send, once"                },
	{"watch",            cmd_watch,            NEEDS_CLUB,                "[--quiet]",
	 "the same again and again, staying connected"													       },
	{"fetch",            cmd_fetch,            WRITES,                    CLOCK,                              "take letters out of the inbox"                    },
	{"judge",            cmd_judge,            WRITES,                    CLOCK,                              "judge the letters taken"                          },
	{"tick",             cmd_tick,             WRITES,                    CLOCK,                              "let clocks fall that are due"                     },
	{"send",             cmd_send,             WRITES,                    CLOCK,                              "send the letters that wait"                       },
	{"player add",       cmd_player_add,       NEEDS_WRITE,
	 "[--confirmed] [--language L] 'NAME <ADDRESS>'",                                                         "enter a player"                                   },
	{"player list",      cmd_player_list,      NEEDS_READ,                "",                                 "all players"                                      },
	{"player show",      cmd_player_show,      NEEDS_READ,                "NAME",                             "one player"                                       },
	{"player address",   cmd_player_address,   NEEDS_WRITE,
	 "NAME ADDRESS [--also|--drop] [--now TIME]",							     "where a player's letters go and come from"        },
	{"player revoke",    cmd_player_revoke,    NEEDS_WRITE,               "NAME [N] [--now TIME]",
	 "make a player's secret reply addresses anew"													       },
	{"player export",    cmd_player_export,    READS,                     "NAME DIR",
	 "all that is kept about a player, as files"														 },
	{"player forget",    cmd_player_forget,    WRITES,                    "NAME [--now TIME]",
	 "forget a player; games and results stay"														   },
	{"game new",         cmd_game_new,         WRITES,
	 "GAME [--language L] [--lexicon X] [--option K=V]... --player NAME ..."
	 " [--invite] [--seed HEX] [--beacon WHAT] [--now TIME]",						 "begin a game; prints its number"                  },
	{"game beacon",      cmd_game_beacon,      WRITES,                    "N VALUE [--now TIME]",
	 "what was announced, for a game that waits for it"													  },
	{"game list",        cmd_game_list,        READS,                     "[--json]",                         "all games"                                        },
	{"game show",        cmd_game_show,        READS,                     "N [--json] [--for NAME|observer]",
	 "one game: board, scores, whose turn"														       },
	{"order",            cmd_order,            WRITES,                    "N NAME 'ORDER' [--now TIME]",
	 "enter an order that came by post or telephone"													     },
	{"referee add",      cmd_referee_add,      WRITES,
	 "[--language L] 'NAME <ADDRESS>' [--now TIME]",							  "name a referee"                                   },
	{"referee list",     cmd_referee_list,     NEEDS_READ,                "",
	 "the referees, and how many cases they have"														},
	{"referee drop",     cmd_referee_drop,     WRITES,                    "NAME [--now TIME]",
	 "a referee is none any more"																},
	{"case list",        cmd_case_list,        NEEDS_READ,                "",                                 "the cases before referees"                        },
	{"case show",        cmd_case_show,        READS,                     "N",                                "one case in plain words"                          },
	{"case export",      cmd_case_export,      READS,                     "N DIR",
	 "a case as a page, as JSON, and its letters"														},
	{"whatif",           cmd_whatif,           READS,                     "N [--at T] RULING [--now TIME]",
	 "what a ruling would do"																    },
	{"rule",             cmd_rule,             WRITES,
	 "N [--at T] RULING"
	 " --because TEXT [--agreed] [--as NAME] [--now TIME]",						   "rule on a game as its referee"                    },
	{"replay",           cmd_replay,           NEEDS_LEXICA,
	 "FILE|N|- [--from T] [--to T] [--explain] [--json]"
	 " [--game G] [--lexicon X] [--language L] [--option K=V]...",					    "judge a recorded game again"                      },
	{"verify",           cmd_verify,           NEEDS_LEXICA,
	 "FILE|N|-|--all [--json] | --mbox FILE... [--key KEY] [FILE]",					   "prove a game, or all, from the record"            },
	{"export",           cmd_export,           READS,
	 "N [--format turns|gcg|json|mbox] [--for NAME|observer]",						"a game as a turn file, a GCG record, JSON or mbox"},
	{"import",           cmd_import,           WRITES,                    "FILE|- [--now TIME]",
	 "keep a turn file as a game; prints its number"													     },
	{"dict build",       cmd_dict_build,       NEEDS_CLUB | NEEDS_LEXICA,
	 "LANG [--from FILE [--source NAME] [--skip]] [--edition N]",					     "make a word list of dictionaries, or of a file"   },
	{"dict list",        cmd_dict_list,        NEEDS_LEXICA,              "[--json]",
	 "the word lists there are"																  },
	{"dict check",       cmd_dict_check,       NEEDS_LEXICA,              "[--lexicon ID] [--json] WORD...",
	 "which word lists hold a word, and why not"														 },
	{"dict info",        cmd_dict_info,        NEEDS_LEXICA,              "EDITION [--json]",
	 "one word list: size, hashes, lengths"														      },
	{"dict verify",      cmd_dict_verify,      NEEDS_LEXICA,              "[EDITION] [--json]",
	 "check word lists and the games with them"														  },
	{"dict export",      cmd_dict_export,      NEEDS_LEXICA,              "EDITION",
	 "a word list as plain text"																 },
	{"dict diff",        cmd_dict_diff,        NEEDS_LEXICA,              "A B [--json]",
	 "what one word list has and another lacks"														  },
	{"dict rack",        cmd_dict_rack,        NEEDS_LEXICA,              "[--lexicon ID] [--json] RACK",
	 "every word that a rack can make"															   },
	{"dict suggestions", cmd_dict_suggestions, READS,                     "[--json]",
	 "words that players suggest, or played in vain"													     },
	{"dict accept",      cmd_dict_accept,      WRITES,
	 "WORD [--language L] --because TEXT [--now TIME]",						       "take a word into the club's own list"             },
	{"dict drop",        cmd_dict_drop,        WRITES,
	 "WORD [--language L] --because TEXT [--now TIME]",						       "keep a word out of the club's lists"              },
	{"league new",       cmd_league_new,       WRITES,                    "FILE|- [--now TIME]",
	 "open a season of a league for sign-up; prints its number"												  },
	{"league list",      cmd_league_list,      NEEDS_READ,                "",                                 "all seasons"                                      },
	{"league show",      cmd_league_show,      NEEDS_READ,                "N [--json]",
	 "one season: players, rounds, games"															},
	{"league standings", cmd_league_standings, NEEDS_READ,                "N [--json]",
	 "how its divisions stand"																   },
	{"league start",     cmd_league_start,     WRITES,                    "N [--now TIME]",
	 "close sign-up ahead of time, and begin"														    },
	{"league stop",      cmd_league_stop,      WRITES,                    "N [--now TIME]",
	 "pair and begin nothing more"															       },
	{"outbox list",      cmd_outbox_list,      NEEDS_READ,                "",
	 "letters that have not left, and why"														       },
	{"outbox retry",     cmd_outbox_retry,     NEEDS_WRITE,               "[N...]",
	 "send letters that were given up once more"														 },
	{"purge",            cmd_purge,            WRITES,                    "[--dry-run] [--now TIME]",
	 "let go what is older than the settings allow"													      },
	{"receipt",          cmd_receipt,          NEEDS_NOTHING,             "LETTER DIR [--key KEY]",
	 "what a letter proves, for signify and minisign"													    },
	{"key show",         cmd_key_show,         NEEDS_READ,                "",
	 "the key that signs letters, and older ones"														},
	{"key new",          cmd_key_new,          NEEDS_WRITE,               "[--lost] [--now TIME]",
	 "sign letters with another key from now on"														 },
	{"recover",          cmd_recover,          NEEDS_WRITE,               "",
	 "go on with an older database, once it was told of"													 },
	{"site",             cmd_site,             READS,                     "DIR [--quiet]",
	 "write the club's pages, as files for any web server"												       },
	{"league ratings",   cmd_league_ratings,   NEEDS_WRITE,
	 "[GAME] [LANGUAGE] [--json] [--recompute] [--now TIME]",						 "how strong the club's players are, game by game"  },
	{"ledger",           cmd_ledger,           NEEDS_READ,                "[N]",                              "letters and their verdicts"                       },
};
static const struct command_table table = {rows, sizeof rows / sizeof rows[0]};

/* A descriptor that is closed would be given to the next file opened: a database must
 * not become stdout. These fail when used, as closed ones do. */
static void fill_standard_files(void)
{
	for (int fd = 0; fd <= 2; fd++) {
		if (fcntl(fd, F_GETFD) == -1 && errno == EBADF) {
			(void)open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
		}
	}
}

static bool has(int argc, char **argv, const char *flag)
{
	for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++) {
		if (strcmp(argv[i], flag) == 0) {
			return true;
		}
	}
	return false;
}

/* What the program was called with. */
struct call {
	struct arena arena;
	struct log log;
	const char *dir;
	int argc; /* from the command's words on */
	char **argv;
	bool quiet;
	const struct command *row; /* NULL: none */
};

/* "-C DIR" and "-v"; the rest begins with the command. */
static void read_call(struct call *call, int argc, char **argv)
{
	int i = 1;

	for (; i < argc; i++) {
		if (strcmp(argv[i], "-C") == 0 && i + 1 < argc) {
			call->dir = argv[++i];
		} else if (strcmp(argv[i], "-v") == 0) {
			call->log.most = LOG_LEVEL_DEBUG;
		} else {
			break;
		}
	}
	call->argc = argc - i;
	call->argv = argv + i;
	call->quiet = has(call->argc, call->argv, "--quiet");
	call->log.most = call->quiet ? LOG_LEVEL_ERROR : call->log.most;
}

static bool run_command(struct call *call, int used, struct err *err)
{
	struct cmd c = {.arena = &call->arena,
			.dir = call->dir,
			.log = &call->log,
			.argc = call->argc - used,
			.argv = call->argv + used,
			.err = err};
	bool ok = cmd_open(&c, call->row->needs) && call->row->run(&c);

	cmd_close(&c);
	return ok;
}

static bool answer(struct call *call, struct err *err)
{
	bool help = has(call->argc > 0, call->argv, "help");
	int used;

	if (has(call->argc > 0, call->argv, "--version")) {
		printf("adjudicator %s\n", version);
		return true;
	}
	if (help || has(call->argc > 0, call->argv, "--help")) {
		help = true;
		call->argc--;
		call->argv++;
	}
	if (call->argc == 0) {
		command_help_all(help ? stdout : stderr, table);
		return help || err_set(err, ERR_USAGE, "no command was given");
	}
	call->row =
		command_find(&call->arena, table, call->argc, call->argv, &used, err);
	if (call->row == NULL) {
		return false;
	}
	if (help || has(call->argc, call->argv, "--help")) {
		command_help(stdout, call->row);
		return true;
	}
	return run_command(call, used, err);
}

static int complain(const struct call *call, const struct err *err)
{
	enum err_kind kind = err->kind == ERR_NONE ? ERR_BUG : err->kind;

	if (!call->quiet || kind != ERR_RETRY) {
		log_error(&call->log, "%s", err->text);
	}
	if (kind == ERR_USAGE && call->row != NULL) {
		command_help(stderr, call->row);
	}
	return err_exit_code(kind);
}

int main(int argc, char **argv)
{
	struct call call = {.dir = "."};
	struct err err = {0};
	int status = EXIT_SUCCESS;
	bool ok;

	fill_standard_files();
	sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
	log_init(&call.log, stderr, LOG_LEVEL_INFO, getenv("JOURNAL_STREAM"));
	read_call(&call, argc, argv);
	ok = answer(&call, &err);
	/* What was printed must have arrived, or the command has failed. */
	if ((fflush(stdout) != 0 || ferror(stdout) != 0) && ok) {
		ok = err_set(&err, ERR_IO, "cannot write the result: %s",
			     strerror(errno));
	}
	if (!ok) {
		status = complain(&call, &err);
	}
	arena_free(&call.arena);
	return status;
}
