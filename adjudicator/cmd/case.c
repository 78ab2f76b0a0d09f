/* SPDX-License-Identifier: ISC */
/* case list, show, export */
#include "adjudicator/cmd/list.h"
#include "adjudicator/letters/mask.h"
#include "adjudicator/referee/case_file.h"
#include "adjudicator/referee/case_turn.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/system/file.h"
#include "formats/orders/own_words.h"
#include "formats/text/num.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* A case, its game, and what a command needs to read letters again. */
struct opened {
	struct context d;
	struct record r;
	struct casefile c;
};

static bool open_case(struct cmd *c, const char *number, struct opened *o)
{
	long id;

	if (!num_read(view_of(number), 1, LONG_MAX, &id)) {
		return err_set(c->err, ERR_USAGE, "\"%.20s\" is no number of a case",
			       number);
	}
	o->d = cmd_context(c);
	if (!casefile_get(c->store, c->arena, id, &o->c, c->err)) {
		return false;
	}
	if (o->c.id == 0) {
		return err_set(c->err, ERR_DATA, "there is no case %ld", id);
	}
	o->d.now = o->c.opened;
	return record_load(&o->d, c->arena, o->c.game, &o->r, c->err);
}

/* ---------------------------------------------------------------- case list */

static bool list_case(struct list *l, struct context *d, const struct casefile *f)
{
	struct arena *arena = l->c->arena;
	struct view claimant;
	struct view referee;

	if (!cases_name(d, arena, f->claimant, &claimant, l->c->err) ||
	    !cases_name(d, arena, f->referee, &referee, l->c->err)) {
		return false;
	}
	list_number(l, "case", "case ", f->id);
	list_number(l, "game", "game ", f->game);
	list_number(l, "turn", "turn ", f->turn);
	list_cell(l, "kind", json_text(f->kind),
		  arena_printf(arena, "%.*s%s%.*s", VIEW_ARG(f->kind),
			       claimant.len > 0 ? " by " : "", VIEW_ARG(claimant)));
	list_more(l, "claimant", json_words(claimant));
	list_text(l, "state", f->state);
	list_cell(l, "referee", json_words(referee),
		  referee.len > 0 ? arena_str(arena, referee) : "no referee");
	list_more(l, "opened", json_string(cmd_stamp(arena, f->opened)));
	return list_row(l);
}

bool cmd_case_list(struct cmd *c)
{
	struct list l = list_start(c, 6, 0);
	struct context d = cmd_context(c);
	struct casefile *list;
	size_t count;
	bool ok = cmd_arguments(c, 0, 0) &&
		  casefile_list(c->store, c->arena, &list, &count, c->err);

	for (size_t i = 0; ok && i < count; i++) {
		ok = list_case(&l, &d, &list[i]);
	}
	return list_end(&l, ok, "nobody has claimed anything: there are no cases");
}

/* ---------------------------------------------------------------- case show */

static void put(struct buf *b, const char *label, struct view value)
{
	if (value.len > 0) {
		size_t start = b->len;

		buf_printf(b, "%s", label);
		wrap_hanging(b, start, value, 10, prose_lines(76));
	}
}

static void put_time(struct buf *b, const char *label, int64_t at)
{
	if (at != 0) {
		put(b, label, view_of(cmd_stamp(b->arena, at)));
	}
}

static void put_case(struct buf *b, const struct case_file *x)
{
	const struct casefile *c = x->c;

	buf_printf(b, "Case %lld, game %lld", (long long)c->id, (long long)c->game);
	if (c->turn > 0) {
		buf_printf(b, ", turn %ld", c->turn);
	}
	buf_char(b, '\n');
	put(b, "By", x->claimant);
	put(b, "Kind", c->kind);
	if (c->should >= 0) {
		put(b, "Should be", view_of(arena_printf(b->arena, "%ld", c->should)));
	}
	put(b, "Says", c->text);
	put(b, "State", c->state);
	put(b, "Referee", x->referee);
	put(b, "Second", x->second);
	if (c->ruling > 0) {
		put(b, "Ruling", view_of(arena_printf(b->arena, "%ld", c->ruling)));
	}
	if (c->final > 0) {
		put(b, "Final",
		    view_of(arena_printf(b->arena, "ruling %ld", c->final)));
	}
	put(b, "Waits", c->proposed);
	put(b, "Appeal", c->appeal);
	put_time(b, "Opened", c->opened);
	put_time(b, "Ruled", c->ruled);
	put_time(b, "Closed", c->closed);
}

static bool show(struct cmd *c, struct opened *o)
{
	struct case_reader reader = {CASE_REFEREE, view_of("en"), NULL, o->c.opened};
	struct case_file x;
	struct buf b = buf_in(c->arena);
	struct buf text = buf_in(c->arena);

	if (!case_file_read(&o->d, c->arena, &o->r, &o->c, &x, c->err)) {
		return false;
	}
	put_case(&b, &x);
	if (o->c.turn > 0) {
		case_say(&text, &o->r, &x.turn, &reader);
		buf_char(&b, '\n');
		wrap_text(&b, buf_view(&text), prose_lines(76));
	}
	cmd_print(&b);
	return true;
}

/* -------------------------------------------------------------- case export */

/* Makes a file that only its owner can read, because every rack is in it. */
static bool write_file(struct cmd *c, const char *dir, struct view name,
		       struct view bytes)
{
	const char *path = arena_printf(c->arena, "%s/%.*s", dir, VIEW_ARG(name));

	if (!file_make(c->arena, path, S_IRUSR | S_IWUSR, bytes, c->err)) {
		return false;
	}
	printf("%s, %zu bytes\n", path, bytes.len);
	return true;
}

static bool export_case(struct cmd *c, struct opened *o, const char *dir)
{
	struct case_file x;
	struct buf page = buf_in(c->arena);
	struct buf json = buf_in(c->arena);
	long long id = (long long)o->c.id;
	const struct mask mask = {c->config->key, view_of(c->config->address)};

	if (!case_file_read(&o->d, c->arena, &o->r, &o->c, &x, c->err) ||
	    !case_file_html(&page, &x, c->err) || !case_file_json(&json, &x, c->err)) {
		return false;
	}
	if (mkdir(dir, S_IRWXU) != 0 && errno != EEXIST) {
		return err_set(c->err, ERR_CREATE, "cannot make the folder %s: %s", dir,
			       err_why(errno));
	}
	if (!write_file(c, dir, view_of(arena_printf(c->arena, "case-%lld.html", id)),
			mask_text(c->arena, &mask, buf_view(&page))) ||
	    !write_file(c, dir, view_of(arena_printf(c->arena, "case-%lld.json", id)),
			mask_text(c->arena, &mask, buf_view(&json)))) {
		return false;
	}
	for (size_t i = 0; i < x.letters; i++) {
		if (!inbox_order(x.letter[i].source) &&
		    !write_file(c, dir, case_letter_name(c->arena, &x.letter[i]),
				mask_letter(c->arena, &mask, x.letter[i].raw))) {
			return false;
		}
	}
	return true;
}

/* Opens the case, with a child process to read its letters again. Shows the case if
 * `dir` is NULL, else exports it there. */
static bool with_letters(struct cmd *c, const char *dir)
{
	struct opened *o = arena_take(c->arena, sizeof *o);
	bool ok;

	if (!open_case(c, c->argv[0], o)) {
		return false;
	}
	o->d.reader = reader_new(&reader_defaults, view_of(c->config->address));
	ok = dir == NULL ? show(c, o) : export_case(c, o, dir);
	reader_free(o->d.reader);
	return ok;
}

bool cmd_case_show(struct cmd *c)
{
	return cmd_arguments(c, 1, 1) && with_letters(c, NULL);
}

bool cmd_case_export(struct cmd *c)
{
	return cmd_arguments(c, 2, 2) && with_letters(c, c->argv[1]);
}
