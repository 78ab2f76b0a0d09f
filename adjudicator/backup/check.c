/* SPDX-License-Identifier: ISC */
/* Whether a backup is what it says. */
#include "adjudicator/backup/make.h"

#include "adjudicator/backup/contents.h"
#include "adjudicator/crypto/record_chain.h"
#include "adjudicator/store/whole/copy.h"
#include "adjudicator/system/file.h"
#include <errno.h>
#include <string.h>

enum { EVERY = 1000 /* events between two updates of the terminal */ };

/* A walk along the chains of all records. */
struct chains {
	struct arena arena; /* for one row */
	struct arena *keep; /* for the results */
	struct backup_checked *out;
	struct progress *progress;
	int64_t game; /* the game of the last row */
	long n;       /* number of the last row */
	struct hash head;
	bool chained; /* rows of that game had a head */
};

static bool bad_row(struct chains *w, const struct copy_row *row, const char *what)
{
	w->out->wrong = arena_printf(w->keep, "game %lld, event %ld: %s",
				     (long long)row->game, row->n, what);
	return false;
}

static struct hash head_of(struct chains *w, const struct copy_row *row)
{
	const struct chain_row link = {.n = row->n,
				       .at = row->at,
				       .text = row->text,
				       .hidden = row->hidden,
				       .letter = row->brought ? &row->letter : NULL};
	struct buf entry = buf_in(&w->arena);

	chain_entry(&entry, &link, row->seed);
	return chain_next(&w->head, buf_view(&entry));
}

/* A game that is older than the chain has no heads in its rows until it goes on. */
static bool check_row(void *arg, const struct copy_row *row)
{
	struct chains *w = arg;

	arena_reset(&w->arena);
	if (row->game != w->game) {
		w->game = row->game;
		w->n = 0;
		w->head = chain_start(row->game);
		w->chained = row->chained;
		w->out->games++;
	}
	w->out->rows++;
	if (w->out->rows % EVERY == 0) {
		progress_tell(w->progress, "%ld events checked", w->out->rows);
	}
	if (row->n != ++w->n) {
		return bad_row(w, row, "an event before it is missing");
	}
	if (row->chained != w->chained) {
		return bad_row(w, row, "its head is missing");
	}
	w->head = head_of(w, row);
	if (row->chained && memcmp(&w->head, &row->head, sizeof w->head) != 0) {
		return bad_row(w, row, "it does not follow from what stands before it");
	}
	return true;
}

bool backup_check_chains(struct store *st, struct arena *arena,
			 struct progress *progress, struct backup_checked *out,
			 struct err *err)
{
	struct chains walk = {.keep = arena, .out = out, .progress = progress};
	bool ok = db_version(store_db(st), &out->schema, err) &&
		  copy_each_row(st, out->schema, check_row, &walk, err);

	arena_free(&walk.arena);
	return ok;
}

static bool look(struct store *st, struct progress *progress, struct arena *arena,
		 const char **wrong)
{
	bool sound;

	progress_doing(progress, "reading every page of the copy");
	store_watch(st, progress_beat, progress);
	sound = copy_sound(st, arena, wrong);
	progress_doing(progress, NULL);
	return sound;
}

static bool check_database(const char *path, struct arena *arena,
			   struct progress *progress, struct backup_checked *out)
{
	struct store *st = NULL;
	struct err why = {0};

	if (!store_open_file(&st, path, &out->schema, &why) ||
	    (look(st, progress, arena, &out->wrong) &&
	     !backup_check_chains(st, arena, progress, out, &why))) {
		out->wrong = arena_printf(arena, "%s", why.text);
	}
	store_close(st);
	return out->wrong == NULL;
}

static bool check_file(const char *path, struct arena *arena, struct progress *progress,
		       const struct backup_file *f, struct backup_checked *out)
{
	struct file_sum sum;

	if (!file_sum(file_path(arena, path, f->name), progress, &sum)) {
		out->wrong = arena_printf(arena, "%s cannot be read: %s", f->name,
					  strerror(errno));
	} else if (sum.size != f->sum.size ||
		   memcmp(&sum.hash, &f->sum.hash, sizeof sum.hash) != 0) {
		out->wrong = arena_printf(arena, "%s is not what was written", f->name);
	} else {
		out->bytes += sum.size;
		out->files++;
	}
	return out->wrong == NULL;
}

bool backup_check(const char *path, struct arena *arena, struct progress *progress,
		  struct backup_checked *out, struct err *err)
{
	const char *list = file_path(arena, path, BACKUP_CONTENTS);
	struct backup_contents c;
	struct view text;

	*out = (struct backup_checked){0};
	if (!file_read(arena, list, BACKUP_CONTENTS_MAX, &text)) {
		return err_set(err, ERR_DATA,
			       "%s is no backup: it has no file %s that can be read "
			       "(%s)",
			       path, BACKUP_CONTENTS, strerror(errno));
	}
	if (!backup_contents_read(arena, text, &c)) {
		out->wrong = "its file " BACKUP_CONTENTS " is damaged";
		return true;
	}
	out->made = c.made;
	for (size_t i = 0; i < c.files; i++) {
		if (!check_file(path, arena, progress, &c.file[i], out)) {
			return true;
		}
	}
	(void)check_database(file_path(arena, path, BACKUP_DATABASE), arena, progress,
			     out);
	return true;
}
