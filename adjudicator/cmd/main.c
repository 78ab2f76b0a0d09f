/* SPDX-License-Identifier: ISC */
/* What happens before and after every command. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <syslog.h>
#include <time.h>
#include <unistd.h>

#include "adjudicator/backup/handover.h"
#include "adjudicator/club/club.h"
#include "adjudicator/club/complaints.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/line/command.h"
#include "adjudicator/crypto/secret_memory.h"
#include "formats/text/bidi.h"
#include "formats/text/stamp.h"
#include "formats/text/version.h"

/* Opens /dev/null for standard descriptors that are closed. Otherwise the next file
 * opened would get such a number, and a database must not become stdout. Input is
 * opened for writing and output for reading, so that their use fails as on a closed
 * one. */
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
	const struct command *row;    /* NULL: none */
	int status;                   /* of a command that succeeded */
	struct complaints complaints; /* of a command that nobody watches */
	bool hushing;                 /* complaints is in use */
};

/* Takes "-C DIR" out of the arguments if it stands behind the command. */
static void take_dir(struct call *call)
{
	int i = 0;

	while (i + 1 < call->argc && strcmp(call->argv[i], "--") != 0) {
		if (strcmp(call->argv[i], "-C") != 0) {
			i++;
			continue;
		}
		call->dir = call->argv[i + 1];
		call->argc -= 2;
		memmove(&call->argv[i], &call->argv[i + 2],
			(size_t)(call->argc - i) * sizeof *call->argv);
	}
}

/* Reads what stands before the command: "-C DIR", "-v" and "--syslog". */
static void read_call(struct call *call, int argc, char **argv)
{
	int i = 1;

	for (; i < argc; i++) {
		if (strcmp(argv[i], "-C") == 0 && i + 1 < argc) {
			call->dir = argv[++i];
		} else if (strcmp(argv[i], "-v") == 0) {
			call->log.most = LOG_LEVEL_DEBUG;
		} else if (strcmp(argv[i], "--syslog") == 0) {
			call->log.syslog = true;
			openlog("adjudicator", LOG_PID, LOG_MAIL);
		} else {
			break;
		}
	}
	call->argc = argc - i;
	call->argv = argv + i;
	take_dir(call);
	call->quiet = has(call->argc, call->argv, "--quiet");
	call->log.most = call->quiet ? LOG_LEVEL_ERROR : call->log.most;
}

/* The command's --now, which stays among its arguments, or else the clock. */
static int64_t now_of(const struct call *call)
{
	int64_t now = (int64_t)time(NULL);

	for (int i = 0; i < call->argc; i++) {
		struct view word = view_of(call->argv[i]);

		if (view_is(word, "--now") && i + 1 < call->argc) {
			(void)stamp_read(view_of(call->argv[i + 1]), &now);
		} else if (view_starts(word, "--now=")) {
			(void)stamp_read(view_part(word, 6, word.len), &now);
		}
	}
	return now;
}

static bool says(void *complaints, enum err_kind kind, const char *text)
{
	return complaints_says(complaints, kind, text);
}

/* Keeps errors across runs (club/complaints.h) when nobody watches the command: with
 * --quiet, or if a journal gets what it says. */
static void watch_trouble(struct call *call)
{
	if (call->quiet || call->log.journal) {
		complaints_open(&call->complaints, call->dir, call->row->words,
				now_of(call));
		call->hushing = true;
		call->log.says = says;
		call->log.says_arg = &call->complaints;
	}
}

static bool run_command(struct call *call, int used, struct err *err)
{
	watch_trouble(call);
	struct cmd c = {.arena = &call->arena,
			.dir = call->dir,
			.log = &call->log,
			.complaints = call->hushing ? &call->complaints : NULL,
			.usage = call->row->usage,
			.out = terminal_of(STDOUT_FILENO),
			.argc = call->argc - used,
			.argv = call->argv + used,
			.err = err};
	bool ok = cmd_open(&c, call->row->needs) && call->row->run(&c);

	cmd_close(&c);
	call->status = c.status;
	return ok;
}

/* Answers "help", "help help", "help player", "help player add", "player add --help"
 * and "player --help". */
static bool help(struct call *call, struct err *err)
{
	struct buf b = buf_in(&call->arena);
	int used;

	while (has(call->argc > 0, call->argv, "help") ||
	       has(call->argc > 0, call->argv, "--help")) {
		call->argc--;
		call->argv++;
	}
	if (call->argc == 0) {
		help_all(&b);
	} else if (command_named(commands, call->argv[0]) ||
		   (call->argc > 1 && strcmp(call->argv[1], "--help") != 0) ||
		   !help_group(&b, call->argv[0])) {
		call->row = command_find(&call->arena, commands, call->argc, call->argv,
					 &used, err);
		if (call->row == NULL) {
			return false;
		}
		help_command(&b, call->row);
	}
	cmd_print(&b);
	return true;
}

/* Fails when an argument has invisible signs that turn text around: arguments come to
 * stand in letters and on pages. */
static bool words_plain(struct call *call, struct err *err)
{
	for (int i = 0; i < call->argc; i++) {
		struct view word = view_of(call->argv[i]);

		if (bidi_signs(word)) {
			return err_set(
				err, ERR_USAGE,
				"\"%.80s\": an invisible sign that turns text "
				"around stands in this; write it without",
				arena_str(&call->arena, bidi_drop(&call->arena, word)));
		}
	}
	return true;
}

static bool answer(struct call *call, struct err *err)
{
	int used;

	if (has(call->argc > 0, call->argv, "--version")) {
		puts("adjudicator " ADJUDICATOR_VERSION);
		return true;
	}
	if (has(call->argc > 0, call->argv, "help") ||
	    has(call->argc, call->argv, "--help")) {
		return help(call, err);
	}
	if (call->argc == 0) {
		struct buf b = buf_in(&call->arena);

		help_all(&b);
		fputs(buf_cstr(&b), stderr);
		return err_set(err, ERR_USAGE, "no command was given");
	}
	call->row = command_find(&call->arena, commands, call->argc, call->argv, &used,
				 err);
	if (call->row != NULL && strcmp(call->argv[call->argc - 1], "-C") == 0) {
		return err_set(err, ERR_USAGE, "-C needs a folder behind it");
	}
	return call->row != NULL && words_plain(call, err) &&
	       run_command(call, used, err);
}

#define NO_LOSS                                                                        \
	"no letter is lost and nothing is half done; the next run goes on with what "  \
	"waits"

/* What a failed run has not harmed, by kind of error. The other kinds ask for another
 * command line or for patience, or are our fault. */
static const char *const runs_whole[ERR_KINDS_] = {
	[ERR_SERVER] = NO_LOSS,
	[ERR_DENIED] = NO_LOSS,
	[ERR_CREATE] = NO_LOSS,
	[ERR_IO] = NO_LOSS,
	[ERR_CONFIG] = "no letter is lost; what waits is judged and sent once this is "
		       "mended",
};

/* Whether the command is a run, or a part of one. */
static bool runs(const struct command *row)
{
	const unsigned all = NEEDS_WRITE | NEEDS_LEXICA | NEEDS_SIGNING;

	return row->group == GROUP_CLUB && (row->needs & all) == all;
}

/* The same for other commands, when the disk fails. */
static const struct {
	const char *words;
	const char *whole;
} others[] = {
	{"backup",     "nothing in the club was changed, and the older backups are as they "
		   "were"			     },
	{"dict build", "the word lists that were there are as they were"},
	{"site",       "nothing in the club was changed; pages that could not be written "
		 "are as they were"                     },
};

/* A sentence that says what a failed command has not harmed; NULL: there is nothing to
 * say. */
static const char *unharmed(const struct command *row, enum err_kind kind)
{
	for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
		if (row != NULL && kind == ERR_IO &&
		    strcmp(row->words, others[i].words) == 0) {
			return others[i].whole;
		}
	}
	return row != NULL && runs(row) ? runs_whole[kind] : NULL;
}

/* Whether the folder has a club that was not handed over to somebody else. */
static bool goes_on_here(const struct call *call)
{
	struct arena arena = {0};
	struct err ignored = {0};
	bool ok = club_here(&arena, call->dir) &&
		  handover_check(&arena, call->dir, &ignored);

	arena_free(&arena);
	return ok;
}

static int complain(const struct call *call, const struct err *err)
{
	struct err told = *err;
	const char *whole;

	told.kind = err->kind == ERR_NONE ? ERR_BUG : err->kind;
	whole = told.kind != ERR_CONFIG || goes_on_here(call)
			? unharmed(call->row, told.kind)
			: NULL;
	if (whole != NULL) {
		(void)err_more(&told, told.kind, "%s", whole);
	}
	log_err(&call->log, &told);
	if (told.kind == ERR_USAGE && call->row != NULL) {
		command_usage(stderr, call->row);
	}
	/* Trouble that may pass by itself is no failure yet. */
	return err_exit_code(call->hushing && complaints_patient(&call->complaints,
								 told.kind, told.text)
				     ? ERR_RETRY
				     : told.kind);
}

/* Whether the reader of stdout has gone, as `head` does once it has enough. That is no
 * error. */
static bool reader_gone(void)
{
	struct pollfd p = {.fd = STDOUT_FILENO, .events = POLLOUT};

	return poll(&p, 1, 0) > 0 && (p.revents & (POLLERR | POLLHUP)) != 0;
}

int main(int argc, char **argv)
{
	struct call call = {.dir = "."};
	struct err err = {0};
	int status;
	bool ok;
	bool lost;

	secret_process();
	fill_standard_files();
	sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
	/* Our parent may ignore SIGCHLD, but we must learn how our children ended. */
	sigaction(SIGCHLD, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
	log_init(&call.log, stderr, LOG_LEVEL_INFO, getenv("JOURNAL_STREAM"));
	call.log.colour = terminal_of(STDERR_FILENO).colour;
	read_call(&call, argc, argv);
	ok = answer(&call, &err);
	/* What was printed must have arrived, or the command has failed. */
	lost = fflush(stdout) != 0 || ferror(stdout) != 0;
	if (lost && ok && !reader_gone()) {
		ok = err_set(&err, ERR_IO, "cannot write the result: %s",
			     err_why(errno));
	}
	status = !ok    ? complain(&call, &err)
		 : lost ? err_exit_code(ERR_IO)
			: call.status;
	if (call.hushing) {
		complaints_close(&call.complaints);
	}
	arena_free(&call.arena);
	return status;
}
