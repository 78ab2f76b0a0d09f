/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/export.h"

#include "adjudicator/club/context.h"
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/letters/body.h"
#include "adjudicator/letters/mask.h"
#include "adjudicator/mail/fetch/mbox.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/turnfile.h"
#include "adjudicator/replay/sheet.h"
#include "adjudicator/store/exchange.h"
#include <stdlib.h>

static const struct {
	const char *name, *type;
} formats[EXPORT_FORMATS_] = {
	[EXPORT_TURNS] = {"turns", "text/plain"      },
	[EXPORT_GCG] = {"gcg",   "text/plain"      },
	[EXPORT_JSON] = {"json",  "application/json"},
	[EXPORT_MBOX] = {"mbox",  "application/mbox"},
};

bool export_format(struct view name, enum export_format *format)
{
	*format = EXPORT_TURNS;
	for (int i = 0; i < EXPORT_FORMATS_; i++) {
		if (view_is_nocase(name, formats[i].name)) {
			*format = (enum export_format)i;
			return true;
		}
	}
	return name.len == 0;
}

const char *export_name(enum export_format format)
{
	return formats[format].name;
}

const char *export_type(enum export_format format)
{
	return formats[format].type;
}

static bool write_gcg(struct buf *b, const struct record *r,
		      const struct replay *judged, struct err *err)
{
	const char *title = arena_printf(b->arena, "Game %lld", (long long)r->match.id);
	struct gcg g;

	if (judged->setup.game->ground != GROUND_BOARD) {
		return err_set(err, ERR_USAGE,
			       "a GCG record is of a game on a board, and %s has none; "
			       "there are: turns, json, mbox",
			       judged->setup.game->title);
	}
	sheet_make(b->arena, judged, view_of(title), &g);
	gcg_write(b, &g);
	return true;
}

/* All formats but turn files are made from the game judged again. */
bool export_record(struct buf *b, const struct record *r, struct viewer viewer,
		   enum export_format format, struct err *err)
{
	struct buf turns = buf_in(b->arena);
	struct replay judged;

	if (format == EXPORT_TURNS) {
		return record_export(b->arena, r, viewer, b, err);
	}
	if (!record_export(b->arena, r, viewer, &turns, err) ||
	    !replay_run(b->arena, r->context->lexica, buf_view(&turns), "the game",
			&judged, err)) {
		return false;
	}
	return export_judged(b, r, &judged, format, err);
}

bool export_judged(struct buf *b, const struct record *r, const struct replay *judged,
		   enum export_format format, struct err *err)
{
	if (format == EXPORT_GCG) {
		return write_gcg(b, r, judged, err);
	}
	return replay_json(b, judged, 0, 0) ||
	       err_set(err, ERR_DATA, "the game is not UTF-8");
}

/* ---------------------------------------------------------------- letters */

/* Sorts by time; of the same time received letters come before written ones. */
static int by_time(const void *a, const void *b)
{
	const struct exchanged *x = a;
	const struct exchanged *y = b;

	if (x->at != y->at) {
		return x->at < y->at ? -1 : 1;
	}
	if (x->ours != y->ours) {
		return x->ours ? 1 : -1;
	}
	return x->id < y->id ? -1 : x->id > y->id;
}

/* Whether the letter is an export: only those have attachments, except the picture
 * of a final board. */
static bool is_export(const struct exchanged *x, struct view bytes)
{
	static const char file[] = "\r\nContent-Disposition: attachment; filename=\"";
	struct view head = view_part(bytes, 0, view_find_text(bytes, "\r\n\r\n"));
	size_t at;

	if (!x->ours ||
	    view_find_text(head, "\r\nContent-Type: multipart/mixed") == head.len) {
		return false;
	}
	while ((at = view_find_text(bytes, file)) < bytes.len) {
		bytes = view_part(bytes, at + sizeof file - 1, bytes.len);
		if (!view_starts(bytes, BODY_PICTURE "\"")) {
			return true;
		}
	}
	return false;
}

static bool write_one(struct buf *b, const struct context *d, const struct exchanged *x,
		      struct err *err)
{
	struct view sender = view_of(d->config->address);
	struct player p = {0};
	struct view bytes;

	if (!exchange_bytes(d->store, b->arena, x, &bytes, err)) {
		return false;
	}
	if (!x->ours) {
		if (!player_by_id(d->store, b->arena, x->player, &p, err)) {
			return false;
		}
		sender = p.address;
	}
	if (!is_export(x, bytes)) {
		mbox_add(b, sender, x->at,
			 mask_letter(b->arena,
				     &(struct mask){d->config->key,
						    view_of(d->config->address)},
				     bytes));
	}
	return true;
}

bool export_exchange(struct buf *b, const struct context *d, struct exchange *all,
		     struct export_letters *x, struct err *err)
{
	struct view *text = arena_array(b->arena, all->count + 1, sizeof *text);
	size_t end = all->count;
	size_t bytes = 0;
	int part = x->part > 1 ? x->part : 1;
	size_t from;

	if (all->count > 0) {
		qsort(all->letter, all->count, sizeof *all->letter, by_time);
	}
	for (from = all->count; from > 0; from--) { /* from the newest on */
		struct buf one = buf_in(b->arena);

		if (!write_one(&one, d, &all->letter[from - 1], err)) {
			return false;
		}
		if (bytes + one.len > x->most) {
			if (part == 1) {
				break;
			}
			part--;
			end = from;
			bytes = 0;
		}
		bytes += one.len;
		text[from - 1] = buf_view(&one);
	}
	x->left_out = from;
	for (size_t i = from; i < (part > 1 ? from : end); i++) {
		buf_add(b, text[i]);
		x->letters += text[i].len > 0;
	}
	return true;
}

bool export_letters(struct buf *b, const struct record *r, struct export_letters *x,
		    struct err *err)
{
	struct exchange all = {0};

	for (size_t i = 0; i < x->players; i++) {
		if (!exchange_list(r->context->store, b->arena, x->player[i],
				   r->match.id, &all, err)) {
			return false;
		}
	}
	return export_exchange(b, r->context, &all, x, err);
}
