/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/dict/dict.h"

#include <errno.h>
#include <string.h>

#include "adjudicator/system/file.h"
#include "dict/word_text.h"

enum { LIST_MAX = 1 << 20, LIST_MODE = 0644 };

static bool read_list(struct cmd *c, const char *alphabet, const char *kind,
		      struct club_list *list)
{
	list->path =
		arena_printf(c->arena, "%s/%s.%s", c->lexica_folder, alphabet, kind);
	list->text = (struct view){0};
	return file_read(c->arena, list->path, LIST_MAX, &list->text) ||
	       errno == ENOENT ||
	       err_set(c->err, ERR_IO, "cannot read %s: %s", list->path,
		       err_why(errno));
}

bool dict_club_read(struct cmd *c, const char *alphabet, struct club_words *w)
{
	*w = (struct club_words){0};
	return read_list(c, alphabet, "add", &w->add) &&
	       read_list(c, alphabet, "drop", &w->drop);
}

/* The first line of a new list. */
static const char *head(bool accepted)
{
	return accepted
		       ? "# Words the club adds to its editions: when, and why.\n"
		       : "# Words the club keeps out of its editions: when, and why.\n";
}

bool dict_club_put(struct cmd *c, const struct alphabet *a,
		   const struct tile_text *word, bool accepted, struct view comment)
{
	struct club_words w = {0};
	const struct club_list *to = accepted ? &w.add : &w.drop;
	const struct club_list *from = accepted ? &w.drop : &w.add;
	struct buf b = buf_in(c->arena);
	struct view left;

	if (!dict_club_read(c, a->id, &w)) {
		return false;
	}
	buf_str(&b, to->text.len == 0 ? head(accepted) : "");
	buf_add(&b, club_list_without(to, c->arena, a, word));
	word_write(a, &b, word->tile, word->n);
	buf_printf(&b, " # %.*s\n", VIEW_ARG(comment));
	left = club_list_without(from, c->arena, a, word);
	return file_make(c->arena, to->path, LIST_MODE, buf_view(&b), c->err) &&
	       (from->text.len == 0 || view_eq(left, from->text) ||
		file_make(c->arena, from->path, LIST_MODE, left, c->err));
}
