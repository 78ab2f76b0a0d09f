/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/init/dialogue.h"

#include <poll.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#include "formats/orders/own_words.h"
#include "formats/text/buf.h"

enum { WIDTH = 76, ANSWER_MAX = 1000 };

bool dialogue_here(void)
{
	return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
}

void dialogue_say(struct dialogue *d, const char *text)
{
	struct buf b = buf_in(d->arena);

	wrap_text(&b, view_of(text), prose_lines(WIDTH));
	fprintf(d->out, "\n%s", buf_cstr(&b));
}

/* Returns a line without its newline and the blanks around it; NULL at the end of the
 * input. */
static const char *read_line(struct dialogue *d)
{
	char line[ANSWER_MAX];
	struct view v;

	(void)fflush(d->out);
	if (d->ended || fgets(line, sizeof line, d->in) == NULL) {
		d->ended = true;
		fprintf(d->out, "\n");
		return NULL;
	}
	v = view_of(line);
	if (!view_ends(v,
		       "\n")) { /* too long, or the input ends: the rest is dropped */
		int c;

		while ((c = fgetc(d->in)) != EOF && c != '\n') {
		}
	}
	return arena_str(d->arena, view_trim(v));
}

const char *dialogue_ask(struct dialogue *d, const char *what, const char *standard)
{
	const char *answer;

	fprintf(d->out, "  %s [%s]: ", what, standard);
	answer = read_line(d);
	if (answer == NULL || *answer == '\0') {
		return answer == NULL ? NULL : standard;
	}
	return view_is(view_of(answer), "-") ? "" : answer;
}

const char *dialogue_choose(struct dialogue *d, const char *what, const char *words,
			    const char *standard)
{
	for (;;) {
		const char *answer = dialogue_ask(d, what, standard);
		struct view rest = view_of(words);
		struct view word;

		if (answer == NULL) {
			return NULL;
		}
		while (*answer != '\0' && (word = view_word(&rest)).len > 0) {
			if (view_starts_nocase(word, answer)) {
				return arena_str(d->arena, word);
			}
		}
		fprintf(d->out, "  Please answer with one of these: %s\n", words);
	}
}

bool dialogue_yes(struct dialogue *d, const char *what, bool standard)
{
	const char *answer =
		dialogue_choose(d, what, "yes no", standard ? "yes" : "no");

	return answer != NULL && view_is(view_of(answer), "yes");
}

/* Signals are off as well as the echo: one of them would leave the terminal silent. */
const char *dialogue_secret(struct dialogue *d, const char *what)
{
	struct termios was;
	struct termios silent;
	bool terminal = tcgetattr(fileno(d->in), &was) == 0;
	const char *answer;

	fprintf(d->out, "  %s (it is not shown): ", what);
	if (terminal) {
		silent = was;
		silent.c_lflag &= ~(tcflag_t)(ECHO | ISIG);
		(void)tcsetattr(fileno(d->in), TCSAFLUSH, &silent);
	}
	answer = read_line(d);
	if (terminal) {
		(void)tcsetattr(fileno(d->in), TCSAFLUSH, &was);
		fprintf(d->out, "\n");
	}
	return answer;
}

bool dialogue_waits(struct dialogue *d)
{
	struct pollfd p = {.fd = fileno(d->in), .events = POLLIN};

	if (poll(&p, 1, 0) <= 0) {
		return false;
	}
	(void)read_line(d);
	return true;
}
