/* SPDX-License-Identifier: ISC */
/*
 * adjudicator-picture turns drawings into pictures for adjudicator(1), which starts
 * it. Only this program is linked with the libraries that draw. It has no key, no
 * database and no network, and reads only files of the system, because fonts are
 * among them.
 */
#include "adjudicator/mail/network/walls.h"
#include "adjudicator/mail/picture/form.h"
#include "adjudicator/mail/picture/picture_render.h"
#include "adjudicator/mail/reader/sandbox.h"
#include "adjudicator/mail/started.h"
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sysexits.h>
#include <unistd.h>

/* Most memory that a drawing may take, libraries and fonts included. */
static const rlim_t MEMORY = (rlim_t)1 << 30;
/* Where lists of fonts are kept: reading all fonts takes longer than a run may. */
#define FONT_LISTS "/var/cache/fontconfig"

static void shut_off(void)
{
	walls_raise();
	walls_servers();
	walls_files(FONT_LISTS);
	if (!SANDBOX_WATCHED) {
		(void)setrlimit(RLIMIT_AS, &(struct rlimit){MEMORY, MEMORY});
	}
}

/* Answers until the other side hangs up. */
static void serve(void)
{
	struct arena arena = {0};
	struct view drawing = {0};
	enum talk_step step =
		picture_say(STDIN_FILENO, &arena, view_of(PICTURE_HELLO), TALK_EVER);

	while (step == TALK_READY &&
	       talk_collect(STDIN_FILENO, &arena, PICTURE_DRAWING_MAX, TALK_EVER,
			    &drawing) == TALK_READY) {
		struct buf png = buf_in(&arena);

		if (!picture_render(drawing, &png) || png.len > PICTURE_MAX) {
			png.len = 0;
		}
		step = picture_say(STDIN_FILENO, &arena, buf_view(&png), TALK_EVER);
		arena_reset(&arena);
	}
	arena_free(&arena);
}

int main(int argc, char **argv)
{
	if (argc == 2 && strcmp(argv[1], "--version") == 0) {
		puts(PICTURE_PROGRAM " " ADJUDICATOR_VERSION);
		return EX_OK;
	}
	if (argc != 2 || strcmp(argv[1], PICTURE_ROLE) != 0 || !started_by_us()) {
		fputs(PICTURE_PROGRAM " is started by adjudicator(1), which has it "
				      "draw boards; by itself it does nothing\n",
		      stderr);
		return EX_USAGE;
	}
	started_alone();
	shut_off();
	serve();
	return EX_OK;
}
