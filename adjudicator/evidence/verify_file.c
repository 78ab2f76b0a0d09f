/* SPDX-License-Identifier: ISC */
/* Verifies a record that was given to somebody, by itself. */
#include "adjudicator/evidence/rejudge.h"
#include "adjudicator/evidence/verify.h"
#include "adjudicator/record/logbook.h"
#include "adjudicator/record/turnfile.h"

struct proving {
	struct arena *arena;
	struct lexica *lexica;
	const char *name;
	struct turnfile *file;
	struct logbook log;
	struct match_event *row; /* rows of the log */
	struct replay *replay;
	struct told told; /* events of those rows */
	struct lexica_trust trust;
	struct verified *out;
	struct err *err;
};

static bool found(struct proving *p, int line, long row, const char *what)
{
	p->out->line = line;
	p->out->row = row;
	p->out->what = what;
	return false;
}

/* Turns an ERR_DATA, which names its place, into a finding; always returns false. */
static bool unreadable(struct proving *p)
{
	bool data = p->err->kind == ERR_DATA;

	if (data) {
		found(p, 0, 0, arena_str(p->arena, view_of(p->err->text)));
		*p->err = (struct err){0};
	}
	return false;
}

/* The first line in which two texts differ. */
static int line_apart(struct view a, struct view b)
{
	int line = 1;

	for (size_t i = 0; i < a.len && i < b.len && a.at[i] == b.at[i]; i++) {
		line += a.at[i] == '\n';
	}
	return line;
}

static bool same_text(struct proving *p, struct view text, const struct buf *again)
{
	return view_eq(buf_view(again), text) ||
	       found(p, line_apart(text, buf_view(again)), 0,
		     "no export writes this line so");
}

/* Writing the file again must give the same bytes. */
static bool canonical(struct proving *p, struct view text)
{
	struct buf again = buf_in(p->arena);

	turnfile_write(&again, p->file);
	return same_text(p, text, &again);
}

/* The game was only invited, or declined: no rules apply. */
static bool never_dealt(const struct logbook *log)
{
	return log->rows == 1 ||
	       (log->rows == 2 && view_starts(log->row[1].event.text, "reveal "));
}

/* An export made from the log must give the same bytes. */
static bool exported(struct proving *p, struct view text)
{
	struct record *r = arena_take(p->arena, sizeof *r);
	struct buf again = buf_in(p->arena);

	r->setup = p->replay->setup;
	r->match.id = p->log.game;
	r->match.events = (long)p->log.rows;
	r->match.turn = !never_dealt(&p->log);
	r->match.committed = view_find_text(p->log.row[0].event.text, "\ncommit ") <
			     p->log.row[0].event.text.len;
	r->row = p->row;
	r->rows = p->log.rows;
	if (!record_export_log(p->arena, r, &p->log,
			       (struct viewer){VIEWER_OPERATOR, 0}, &again, p->err)) {
		return unreadable(p);
	}
	return same_text(p, text, &again);
}

static bool log_canonical(struct proving *p)
{
	struct turnfile again = {0};
	const struct turnfile *t = p->file;

	logbook_write(p->arena, &p->log, &again);
	for (size_t i = 0; i < t->proofs; i++) {
		if (i == again.proofs ||
		    !view_eq(again.proof[i].text, t->proof[i].text)) {
			return found(p, t->proof[i].line, 0,
				     "no export writes this line so");
		}
	}
	return again.proofs == t->proofs ||
	       found(p, t->proof[t->proofs - 1].line, 0, "lines are missing behind it");
}

static bool chained(struct proving *p)
{
	struct logbook_fault fault;

	return logbook_holds(p->arena, &p->log, &p->replay->setup, &fault) ||
	       (fault.row != NULL
			? found(p, fault.row->line, fault.row->event.n, fault.what)
			: found(p, p->file->proof[0].line, 0, fault.what));
}

static int line_of_row(const struct logbook *log, long row)
{
	return row > 0 && (size_t)row <= log->rows ? log->row[row - 1].line : 0;
}

static bool judged(struct proving *p, const char *why)
{
	struct difference diff;

	p->out->judged = true;
	if (never_dealt(&p->log)) {
		return true;
	}
	if (judged_again(p->arena, &p->told, p->replay, why, &diff)) {
		return true;
	}
	if (diff.event == NULL) {
		return found(p, line_of_row(&p->log, (long)p->log.rows), 0, diff.what);
	}
	return found(p, line_of_row(&p->log, diff.event->row), diff.event->row,
		     diff.what);
}

/* A file without a log can only be checked against the rules. */
static bool lawful(struct proving *p)
{
	for (size_t i = 0; i < p->replay->turns; i++) {
		const struct replay_turn *t = &p->replay->turn[i];
		struct buf b = buf_in(p->arena);

		if (t->verdict == REPLAY_REFUSED) {
			buf_printf(&b, "order %ld is refused: ", t->n);
			diag_write(&b, &t->diag);
			return found(p, 0, 0, buf_cstr(&b));
		}
	}
	p->out->judged = true;
	return true;
}

static bool read_file(struct proving *p, struct view text)
{
	if (!turnfile_read(p->arena, text, p->name, p->file, p->err) ||
	    !logbook_read(p->arena, p->file, p->name, &p->log, p->err)) {
		return unreadable(p);
	}
	p->out->game = (long)p->log.game;
	p->out->events = (long)p->log.rows;
	p->row = arena_array(p->arena, p->log.rows + 1, sizeof *p->row);
	for (size_t i = 0; i < p->log.rows; i++) {
		p->row[i] = p->log.row[i].event;
	}
	if (!told_of_rows(p->arena, p->log.game, p->row, p->log.rows, &p->told,
			  p->err)) {
		return unreadable(p);
	}
	return p->log.rows > 0 || p->file->proofs == 0 ||
	       found(p, p->file->proof[0].line, 0, "the log itself is missing");
}

/* Collects words that were challenged off, as far as the log tells. */
static void take_bad_words(struct proving *p)
{
	struct view *word = NULL;
	size_t n = 0;

	for (size_t i = 0; i < p->told.events; i++) {
		const struct told_event *t = &p->told.event[i];
		struct event e = {0};
		struct err why = {0};

		if (t->kind != EVENT_QUESTION ||
		    !event_read(&e, t->text, (struct view){0}, &why)) {
			continue;
		}
		while (e.words_bad.len > 0) {
			word = arena_room(p->arena, word, n, sizeof *word);
			word[n++] = view_cut(&e.words_bad, ',');
		}
	}
	p->trust = (struct lexica_trust){.bad = word, .count = n};
}

/* Checks everything about a log; of several findings the earliest counts. */
static bool log_holds(struct proving *p, struct view text, const char *why)
{
	struct verified first = *p->out;
	bool whole = p->log.viewer.len == 0;
	bool can = whole && (p->trust.missing.len == 0 ||
			     p->replay->setup.game->ground == GROUND_BOARD);

	if (can && !judged(p, why)) {
		verified_first(&first, p->out);
	}
	p->out->what = NULL;
	if (!chained(p)) {
		verified_first(&first, p->out);
	}
	p->out->what = NULL;
	if (first.what == NULL &&
	    !(whole ? exported(p, text) : canonical(p, text) && log_canonical(p))) {
		verified_first(&first, p->out);
	}
	first.judged = can;
	first.missing = p->trust.missing;
	first.forgotten = logbook_forgotten(&p->log, &p->replay->setup);
	*p->out = first;
	return first.what == NULL && p->err->kind == ERR_NONE;
}

static bool prove(struct proving *p, struct view text)
{
	const char *why = NULL;
	bool ok;

	if (!read_file(p, text)) {
		return false;
	}
	if (p->log.rows > 0) {
		take_bad_words(p);
		lexica_trust(p->lexica, &p->trust);
	}
	ok = replay_run(p->arena, p->lexica, text, p->name, p->replay, p->err);
	lexica_trust(p->lexica, NULL);
	if (!ok) {
		if (p->err->kind != ERR_DATA || p->replay->steps == 0) {
			return unreadable(p);
		}
		why = arena_str(p->arena, view_of(p->err->text));
		*p->err = (struct err){0};
	}
	if (p->log.rows > 0) {
		return log_holds(p, text, why);
	}
	return why == NULL ? canonical(p, text) && lawful(p) : found(p, 0, 0, why);
}

static void add_unproved(struct proving *p, unsigned heard)
{
	struct buf b = buf_in(p->arena);

	buf_add(&b, logbook_unproved(p->arena, &p->log, heard));
	if (p->out->missing.len > 0) {
		buf_printf(&b, "%swords of %.*s, which is not here",
			   b.len > 0 ? "; " : "", VIEW_ARG(p->out->missing));
	}
	if (p->out->forgotten > 0) {
		buf_printf(&b, "%s%d name%s, which %s forgotten", b.len > 0 ? "; " : "",
			   p->out->forgotten, p->out->forgotten == 1 ? "" : "s",
			   p->out->forgotten == 1 ? "was" : "were");
	}
	p->out->unproved = buf_view(&b);
}

bool verify_file_heard(struct lexica *lexica, struct arena *arena,
		       const struct verify_file *file, struct verified *out,
		       struct err *err)
{
	struct proving p = {.arena = arena,
			    .lexica = lexica,
			    .name = file->name,
			    .file = arena_take(arena, sizeof *p.file),
			    .replay = arena_take(arena, sizeof *p.replay),
			    .out = out,
			    .err = err};

	*out = (struct verified){0};
	if (prove(&p, file->text)) {
		add_unproved(&p, file->heard);
		return true;
	}
	return out->what != NULL;
}

bool verify_file(struct lexica *lexica, struct arena *arena, struct view text,
		 const char *name, struct verified *out, struct err *err)
{
	return verify_file_heard(lexica, arena, &(struct verify_file){text, name, 0},
				 out, err);
}
