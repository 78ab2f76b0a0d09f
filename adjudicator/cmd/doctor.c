/* SPDX-License-Identifier: ISC */
/* doctor: what is wrong with the club, group by group. */
#include <string.h>

#include "adjudicator/club/club.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/json.h"
#include "adjudicator/doctor/doctor.h"
#include "adjudicator/system/file.h"

struct telling {
	struct cmd *c;
	bool json, all;    /* all: good findings are told, too */
	const char *group; /* of the finding told last */
};

static const char *const level[] = {
	[FINDING_GOOD] = "good", [FINDING_WARN] = "warn", [FINDING_BAD] = "bad"};

static const enum tint tints[] = {[FINDING_GOOD] = TINT_GOOD,
				  [FINDING_WARN] = TINT_WARN,
				  [FINDING_BAD] = TINT_BAD};

/* -------------------------------------------------------------------- JSON */

static void tell_json(struct telling *r, const struct finding *f)
{
	(void)cmd_print_json(
		r->c,
		JSON({"type", json_string("finding")}, {"group", json_string(f->group)},
		     {"check", json_string(f->check)},
		     {"level", json_string(level[f->level])},
		     {"what", json_string(f->what)},
		     {"mend", *f->mend != '\0' ? json_string(f->mend) : NULL}));
}

static void tell_json_all(struct telling *r, const struct doctor *d)
{
	(void)cmd_print_json(r->c, JSON({"type", json_string("all")},
					{"good", json_integer(d->found[FINDING_GOOD])},
					{"warn", json_integer(d->found[FINDING_WARN])},
					{"bad", json_integer(d->found[FINDING_BAD])},
					{"left_out", json_integer(d->left_out)}));
}

/* ------------------------------------------------------------- for people */

static void tell_text(struct telling *r, const struct finding *f)
{
	if (f->level == FINDING_GOOD && !r->all) {
		return;
	}
	if (r->group == NULL || strcmp(r->group, f->group) != 0) {
		printf("%s\n", f->group);
		r->group = f->group;
	}
	printf("  ");
	cmd_print_tinted(r->c, tints[f->level],
			 arena_printf(r->c->arena, "%-4s", level[f->level]));
	printf("  %s\n", f->what);
	if (*f->mend != '\0') {
		printf("        mend: %s\n", f->mend);
	}
}

static void tell_text_all(struct telling *r, const struct doctor *d)
{
	struct buf b = buf_in(r->c->arena);

	if (r->group != NULL) {
		buf_char(&b, '\n');
	}
	if (d->found[FINDING_BAD] + d->found[FINDING_WARN] == 0) {
		buf_printf(&b, "all is well: %ld checks", d->found[FINDING_GOOD]);
	} else {
		buf_printf(&b, "%ld bad, %ld warning%s, %ld good",
			   d->found[FINDING_BAD], d->found[FINDING_WARN],
			   d->found[FINDING_WARN] == 1 ? "" : "s",
			   d->found[FINDING_GOOD]);
	}
	if (d->left_out > 0) {
		buf_printf(&b, "; %ld could not be looked at", d->left_out);
	}
	buf_char(&b, '\n');
	cmd_print(&b);
}

/* Whether the command takes the folder as an argument, or is not about this folder. */
static bool names_folder(struct view command)
{
	return view_starts(command, "-C ") || view_starts(command, "init") ||
	       view_starts(command, "restore") || view_starts(command, "must ");
}

/* The advice `mend` with -C DIR in its commands, unless the club is in this folder. */
static const char *with_folder(struct arena *arena, const char *mend, const char *dir)
{
	static const char name[] = "adjudicator ";
	struct view rest = view_of(mend);
	struct buf b = buf_in(arena);
	size_t at;

	if (strcmp(dir, ".") == 0) {
		return mend;
	}
	while ((at = view_find_text(rest, name)) < rest.len) {
		bool word = at == 0 || rest.at[at - 1] == ' ';

		at += sizeof name - 1;
		buf_add(&b, view_part(rest, 0, at));
		rest = view_part(rest, at, rest.len);
		if (word && !names_folder(rest)) {
			const char *mark = strchr(dir, ' ') != NULL ? "'" : "";

			buf_printf(&b, "-C %s%s%s ", mark, dir, mark);
		}
	}
	buf_add(&b, rest);
	return buf_cstr(&b);
}

static void hear(void *arg, const struct finding *found)
{
	struct telling *r = arg;
	struct finding f = *found;

	f.mend = with_folder(r->c->arena, f.mend, r->c->dir);
	if (r->json) {
		tell_json(r, &f);
	} else {
		tell_text(r, &f);
	}
}

bool cmd_doctor(struct cmd *c)
{
	struct telling r = {.c = c,
			    .json = cmd_flag(c, "json"),
			    .all = c->log->most >= LOG_LEVEL_DEBUG};
	struct progress progress = progress_start(r.json);
	struct doctor d = {.full = cmd_flag(c, "full"),
			   .offline = cmd_flag(c, "offline"),
			   .progress = &progress,
			   .hear = hear,
			   .arg = &r};

	if (!cmd_clock(c, &d.now) || !cmd_arguments(c, 0, 0)) {
		return false;
	}
	if (!club_here(c->arena, c->dir)) {
		return club_missing(c->arena, c->dir, c->err);
	}
	doctor_examine(&d, c->dir);
	if (r.json) {
		tell_json_all(&r, &d);
	} else {
		tell_text_all(&r, &d);
	}
	c->status = d.found[FINDING_BAD] > 0 ? 2 : d.found[FINDING_WARN] > 0 ? 1 : 0;
	return c->err->kind == ERR_NONE; /* each line of JSON could be written */
}
