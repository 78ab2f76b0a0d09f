/* SPDX-License-Identifier: ISC */
#include "tests/helpers/mail/wire_script.h"

#include "formats/text/buf.h"
#include "formats/text/num.h"
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static ssize_t receive(void *arg, char *at, size_t n)
{
	struct wire_script *w = arg;

	if (w->out.len == 0 && w->end.len > 0 && w->step->command == NULL) {
		w->out = w->end;
	}
	if (w->out.len == 0) {
		return w->gone ? CARRIER_GONE : CARRIER_LATER;
	}
	n = n < w->out.len ? n : w->out.len;
	memcpy(at, w->out.at, n);
	w->out = view_part(w->out, n, w->out.len);
	return (ssize_t)n;
}

/* Adds an answer to what is still unread; "$" in it stands for the tag. */
static void answer(struct wire_script *w, struct view tag, const char *text)
{
	struct buf b = buf_in(&w->arena);

	buf_add(&b, w->out);
	for (; *text != '\0'; text++) {
		if (*text == '$') {
			buf_add(&b, tag);
		} else {
			buf_char(&b, *text);
		}
	}
	w->out = buf_view(&b);
}

/* After a line "... {17}" the next 17 bytes are a literal. */
static void go_on(struct wire_script *w, struct view tag, struct view line)
{
	struct view number = view_part(line, view_find(line, '{') + 1, line.len);
	long n;

	if (num_read(view_cut(&number, '}'), 0, 1 << 20, &n)) {
		w->literal = (size_t)n;
		w->tag = arena_copy(&w->arena, tag);
	}
}

static void hear(struct wire_script *w, struct view line)
{
	struct view rest = view_trim(line);
	struct view tag = w->tag;

	w->tag = (struct view){0};
	if (tag.len == 0 && !view_is(rest, "DONE")) {
		tag = view_word(&rest);
		rest = view_trim(rest);
	}
	if (view_starts(rest, "LOGOUT")) {
		w->gone = true;
	} else if (w->step->command == NULL || !view_starts(rest, w->step->command)) {
		w->unexpected = arena_str(&w->arena, rest);
		w->gone = true;
	} else {
		if (w->step->answer == NULL) {
			w->gone = true;
		} else {
			answer(w, tag, w->step->answer);
			if (*w->step->answer == '+') {
				go_on(w, tag, rest);
			}
		}
		w->step++;
	}
}

static ssize_t hear_all(void *arg, const char *at, size_t n)
{
	struct wire_script *w = arg;
	struct buf b = buf_in(&w->arena);
	struct view rest;

	if (w->slow && (w->full = !w->full)) {
		return CARRIER_LATER;
	}
	if (w->gone) {
		return CARRIER_GONE;
	}
	n = w->slow ? 1 : n;
	buf_add(&b, w->in);
	buf_add(&b, view_from(at, n));
	rest = buf_view(&b);
	while (w->literal > 0 ? rest.len > 0 : view_find(rest, '\n') < rest.len) {
		if (w->literal > 0) {
			size_t come = rest.len < w->literal ? rest.len : w->literal;

			rest = view_part(rest, come, rest.len);
			w->literal -= come;
		} else {
			hear(w, view_cut(&rest, '\n'));
		}
	}
	w->in = rest;
	return (ssize_t)n;
}

static void drop(void *arg)
{
	struct wire_script *w = arg;

	close(w->fd);
	close(w->other);
}

struct carrier wire_script_carrier(struct wire_script *w, const struct wire_step *step)
{
	int ends[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
		abort();
	}
	*w = (struct wire_script){.step = step, .fd = ends[0], .other = ends[1]};
	return (struct carrier){.receive = receive,
				.send = hear_all,
				.close = drop,
				.fd = w->fd,
				.arg = w};
}

void wire_script_free(struct wire_script *w)
{
	arena_free(&w->arena);
}
