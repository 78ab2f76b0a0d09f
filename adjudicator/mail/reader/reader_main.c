/* SPDX-License-Identifier: ISC */
/*
 * adjudicator-reader parses letters for adjudicator(1), which starts it. Only this
 * program is linked with the libraries that read MIME and HTML. It has no file, no
 * key, and no address but those in the letter at hand.
 */
#include "adjudicator/mail/parse/clean_text.h"
#include "adjudicator/mail/parse/mime.h"
#include "adjudicator/mail/parse/signatures_work.h"
#include "adjudicator/mail/reader/pack.h"
#include "adjudicator/mail/reader/parse.h"
#include "adjudicator/mail/reader/reader_program.h"
#include "adjudicator/mail/reader/serve.h"
#include "adjudicator/mail/started.h"
#include "formats/text/version.h"
#include <assert.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>
#include <sysexits.h>

static_assert((int)SERVE_PADDING >= (int)MIME_PADDING, "libetpan reads behind the end");

static void prepare(void)
{
	charset_keep();
	xmlInitParser();
}

/* A request is one byte that says whether the letter is truncated, and the
 * letter. */
static void read_letter(struct arena *arena, struct view request, struct buf *answer)
{
	struct letter l;

	parse_letter(arena, view_part(request, 1, request.len),
		     request.len > 0 && request.at[0] == 1, &l);
	pack_write(answer, &l);
}

static const struct serve_role letters = {"letters", read_letter, prepare, SERVE_SHUT};

static const struct serve_role *role_find(const char *name)
{
	return strcmp(name, letters.name) == 0 ? &letters : signatures_role(name);
}

int main(int argc, char **argv)
{
	const struct serve_role *role = argc == 2 ? role_find(argv[1]) : NULL;

	if (argc == 2 && strcmp(argv[1], "--version") == 0) {
		puts(READER_PROGRAM " " ADJUDICATOR_VERSION);
		return EX_OK;
	}
	if (role == NULL || !started_by_us()) {
		fputs(READER_PROGRAM " is started by adjudicator(1), which hands it "
				     "letters; by itself it does nothing\n",
		      stderr);
		return EX_USAGE;
	}
	serve(role);
}
