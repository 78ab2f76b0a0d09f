/* SPDX-License-Identifier: ISC */
/* The game as a file, by letter (L17). */
#include "adjudicator/evidence/export.h"
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include <assert.h>
#include <stdint.h>

/* A day's files fit into one letter, so none that was asked for is left out of it. */
enum { A_DAY = 8, MOST = 2 << 20 /* bytes of letters */ };

static_assert((int)A_DAY <= (int)REPLY_FILES, "a day's files fit into one letter");

/* The reader's own view until everything may be told. */
static struct viewer viewer_of(const struct record *r, int seat)
{
	return record_open(r) ? (struct viewer){VIEWER_OPERATOR, 0}
			      : hearing_viewer(seat);
}

static bool make(struct hearing *h, const struct record *r, int seat,
		 enum export_format format, struct fields *f, struct buf *b)
{
	struct export_letters x = {.player = &h->player.id, .players = 1, .most = MOST};

	if (format != EXPORT_MBOX) {
		return export_record(b, r, viewer_of(r, seat), format, h->err);
	}
	if (!export_letters(b, r, &x, h->err)) {
		return false;
	}
	fields_set_num(f, "letters", (long)x.letters);
	fields_set_bool(f, "one", x.letters == 1);
	if (x.left_out > 0) {
		fields_set_num(f, "left", (long)x.left_out);
		fields_set_bool(f, "oneleft", x.left_out == 1);
	}
	return true;
}

static bool refuse(struct hearing *h, const struct record *r, int seat,
		   const struct order *o, enum diag_code code)
{
	struct diag diag = {
		.code = code, .n = A_DAY, .what = view_of(r->setup.game->title)};

	return answer_order_refusal(h, r, seat, o, &diag, NULL);
}

bool answer_export(struct hearing *h, const struct record *r, int seat,
		   const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct buf bytes = buf_in(h->arena);
	enum export_format format;
	struct attachment file;
	int64_t today;

	if (!export_format(o->args, &format) ||
	    (format == EXPORT_GCG && r->setup.game->ground != GROUND_BOARD)) {
		return refuse(h, r, seat, o, DIAG_EXPORT_GCG);
	}
	if (!answer_today(h, "exports", "", A_DAY, &today)) {
		return false;
	}
	if (today >= A_DAY) {
		return refuse(h, r, seat, o, DIAG_EXPORTS_FULL);
	}
	if (!make(h, r, seat, format, n.f, &bytes)) {
		return false;
	}
	file = (struct attachment){
		.name = view_of(arena_printf(h->arena, "game-%lld.%s",
					     (long long)r->match.id,
					     export_name(format))),
		.type = view_of(export_type(format)),
		.bytes = buf_view(&bytes)};
	n.file = &file;
	fields_set(n.f, "file", file.name);
	fields_set_bool(n.f, "over", record_open(r));
	fields_set_bool(n.f, "gcg", format == EXPORT_GCG);
	fields_set_bool(n.f, "json", format == EXPORT_JSON);
	note_say(&n, format == EXPORT_MBOX ? "export-mbox" : "export");
	return answer_tell(h, &n, "notice", "head-export");
}
