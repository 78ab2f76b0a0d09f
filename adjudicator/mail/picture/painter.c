/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/picture/painter.h"

#include "adjudicator/mail/network/peer_process.h"
#include "adjudicator/mail/picture/form.h"
#include "adjudicator/mail/process_end.h"
#include "formats/text/beside.h"
#include "formats/text/hash.h"
#include "formats/text/monotonic.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* How many pictures are kept to be used again: the players of one game get their
 * letters in the same run, mostly one after the other. */
enum { KEPT = 16 };

struct kept {
	struct hash drawing;
	struct arena arena; /* for this picture */
	struct view png;
};

struct painter {
	const char *program;
	int seconds;
	pid_t pid; /* 0: not started */
	int fd;
	bool failed;
	char why[320];
	struct kept kept[KEPT];
	long painted;
};

struct painter *painter_new(const char *program, int seconds)
{
	struct painter *p = arena_sure(calloc(1, sizeof *p));

	p->program = program;
	p->seconds = seconds;
	return p;
}

/* Kills the program, which has nothing to save. */
static void stop(struct painter *p)
{
	int status;

	if (p->pid != 0) {
		close(p->fd);
		(void)process_end(p->pid, 0, &status);
		p->pid = 0;
	}
}

void painter_free(struct painter *p)
{
	if (p != NULL) {
		stop(p);
		for (size_t i = 0; i < KEPT; i++) {
			arena_free(&p->kept[i].arena);
		}
		free(p);
	}
}

static bool give_up(struct painter *p, const char *path, const char *what)
{
	stop(p);
	p->failed = true;
	(void)snprintf(p->why, sizeof p->why, "%s %s", path, what);
	return false;
}

static bool hear_hello(struct painter *p, struct arena *arena, const char *path,
		       int64_t deadline)
{
	struct view said = {0};

	switch (talk_collect(p->fd, arena, PICTURE_HELLO_MAX, deadline, &said)) {
	case TALK_READY:
		return view_is(said, PICTURE_HELLO) ||
		       give_up(p, path, "is of another version of adjudicator");
	case TALK_LATE:
		return give_up(p, path, "does not say what it is");
	case TALK_GONE:
		break;
	}
	return give_up(p, path,
		       "cannot be started: it or a library it needs is broken");
}

static bool start(struct painter *p, struct arena *arena, const char *path,
		  int64_t deadline)
{
	struct err err = {0};

	if (access(path, X_OK) != 0) {
		return give_up(p, path, "is missing");
	}
	if (!peer_process(PICTURE_PROGRAM, path, PICTURE_ROLE, &p->pid, &p->fd, &err)) {
		return give_up(p, path, "cannot be started now");
	}
	return hear_hello(p, arena, path, deadline);
}

/* Asks for a picture; *png is empty when it cannot be drawn. */
static bool ask(struct painter *p, struct arena *arena, struct view drawing,
		struct view *png)
{
	int64_t deadline = monotonic_ms() + (int64_t)p->seconds * 1000;
	const char *path =
		p->program != NULL ? p->program : beside(arena, PICTURE_PROGRAM);
	enum talk_step step;

	if (p->pid == 0 && !start(p, arena, path, deadline)) {
		return false;
	}
	step = picture_say(p->fd, arena, drawing, deadline);
	if (step == TALK_READY) {
		step = talk_collect(p->fd, arena, PICTURE_MAX, deadline, png);
	}
	if (step != TALK_READY) {
		return give_up(p, path,
			       step == TALK_LATE ? "gives no picture in time"
						 : "ended while it drew");
	}
	return png->len > 0 || give_up(p, path, "cannot draw what it is given");
}

static struct kept *find(struct painter *p, const struct hash *drawing)
{
	for (size_t i = 0; i < KEPT; i++) {
		if (p->kept[i].png.len > 0 &&
		    memcmp(&p->kept[i].drawing, drawing, sizeof *drawing) == 0) {
			return &p->kept[i];
		}
	}
	return NULL;
}

/* Replaces the oldest. */
static struct kept *keep(struct painter *p, const struct hash *drawing, struct view png)
{
	struct kept *k = &p->kept[p->painted++ % KEPT];

	arena_free(&k->arena);
	*k = (struct kept){.drawing = *drawing};
	k->png = arena_copy(&k->arena, png);
	return k;
}

bool painter_paint(struct painter *p, struct arena *arena, struct view drawing,
		   struct view *png)
{
	struct hash hash = hash_of(drawing);
	struct kept *k = find(p, &hash);
	struct arena work = {0};
	struct view made = {0};

	if (k == NULL && !p->failed && drawing.len <= PICTURE_DRAWING_MAX &&
	    ask(p, &work, drawing, &made)) {
		k = keep(p, &hash, made);
	}
	arena_free(&work);
	if (k != NULL) {
		*png = arena_copy(arena, k->png);
	}
	return k != NULL;
}

const char *painter_why(const struct painter *p)
{
	return p->failed ? p->why : NULL;
}

long painter_painted(const struct painter *p)
{
	return p->painted;
}
