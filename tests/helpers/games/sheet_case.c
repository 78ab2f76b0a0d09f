/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/sheet_case.h"

#include <check.h>

void sheet_open(struct sheet_case *c)
{
	*c = (struct sheet_case){.ask = {.file = "x.gcg"}};
	c->lexica = lexica_open(NULL);
}

void sheet_close(struct sheet_case *c)
{
	lexica_close(c->lexica);
	arena_free(&c->arena);
}

bool sheet_whole(struct sheet_case *c, struct view text)
{
	struct buf faults = buf_in(&c->arena);
	struct setup setup;
	bool read = gcg_read(&c->arena, text, GCG_FILE, "x.gcg", &c->gcg, &faults);

	ck_assert_msg(read, "%s", faults.len > 0 ? buf_cstr(&faults) : "");
	c->err = (struct err){0};
	if (!sheet_setup(&c->arena, c->lexica, &c->gcg, &c->ask, &setup, &c->err)) {
		return false;
	}
	sheet_judge(&c->arena, &setup, &c->gcg, "x.gcg", c->keep, &c->sheet);
	return true;
}

void sheet_of(struct sheet_case *c, const char *lines)
{
	const char *text = arena_printf(
		&c->arena, "#player1 ann Ann\n#player2 ben Ben\n%s", lines);
	bool made = sheet_whole(c, view_of(text));

	ck_assert_msg(made, "%s", c->err.text);
}

const char *sheet_faults(struct sheet_case *c)
{
	struct buf b = buf_in(&c->arena);

	buf_str(&b, "");
	for (size_t i = 0; i < c->sheet.lines; i++) {
		const struct sheet_line *l = &c->sheet.line[i];

		for (const struct sheet_fault *f = l->fault; f != NULL; f = f->next) {
			buf_printf(&b, "%d:%d %s\n", l->event->at, f->column,
				   f->sentence);
		}
	}
	return buf_cstr(&b);
}

const char *sheet_notes(struct sheet_case *c)
{
	struct buf b = buf_in(&c->arena);

	buf_str(&b, "");
	for (size_t i = 0; i < c->sheet.lines; i++) {
		const struct sheet_line *l = &c->sheet.line[i];

		if (l->note.len > 0) {
			buf_printf(&b, "%d %.*s\n", l->event->at, VIEW_ARG(l->note));
		}
	}
	return buf_cstr(&b);
}
