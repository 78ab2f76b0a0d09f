/* SPDX-License-Identifier: ISC */
/* The answer to "export": the game as a file (L17). */
#include "adjudicator/evidence/export.h"
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/store/stored.h"
#include "formats/orders/order_args.h"
#include "formats/text/num.h"
#include <assert.h>
#include <stdint.h>

/* A player may ask for A_DAY files a day. So many fit into one letter, so none of them
 * is left out. A file that would make the letter too long is refused (answer_room). */
enum { A_DAY = 8, MOST = 2 << 20 /* bytes of letters */ };

static_assert((int)A_DAY <= (int)REPLY_FILES, "a day's files fit into one letter");

/* The reader's own view; once everything may be told, the operator's. */
static struct viewer viewer_of(const struct record *r, int seat)
{
	return record_open(r) ? (struct viewer){VIEWER_OPERATOR, 0}
			      : hearing_viewer(seat);
}

/* What is asked for: "gcg", "mbox 2". */
struct wanted {
	enum export_format format;
	int part; /* of an mbox: part 1 has the newest letters */
};

static bool wanted_read(struct view args, struct wanted *w)
{
	struct view name = view_word(&args);
	long part = 1;

	args = view_trim(args);
	if (!export_format(name, &w->format) ||
	    (args.len > 0 && !num_plain(args, 1, EXPORT_PARTS, &part))) {
		return false;
	}
	w->part = (int)part;
	return true;
}

static bool make(struct hearing *h, const struct record *r, int seat,
		 const struct wanted *w, struct fields *f, struct buf *b)
{
	struct export_letters x = {
		.player = &h->player.id, .players = 1, .most = MOST, .part = w->part};

	if (w->format != EXPORT_MBOX) {
		return export_record(b, r, viewer_of(r, seat), w->format, h->err);
	}
	if (!export_letters(b, r, &x, h->err)) {
		return false;
	}
	fields_set_num(f, "letters", (long)x.letters);
	fields_set_bool(f, "one", x.letters == 1);
	if (x.left_out > 0) {
		fields_set_num(f, "left", (long)x.left_out);
		fields_set_bool(f, "oneleft", x.left_out == 1);
		fields_set_num(f, "next", w->part + 1);
	}
	return true;
}

static bool refuse(struct hearing *h, const struct record *r, int seat,
		   const struct order *o, enum diag_code code, long n)
{
	struct diag diag = {
		.code = code, .n = n, .what = view_of(r->setup.game->title)};

	return answer_order_refusal(h, r, seat, o, &diag, NULL);
}

bool answer_export(struct hearing *h, const struct record *r, int seat,
		   const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct buf bytes = buf_in(h->arena);
	struct wanted w;
	size_t room;
	struct attachment file;
	int64_t today;

	if (!wanted_read(o->args, &w) ||
	    (w.format == EXPORT_GCG && r->setup.game->ground != GROUND_BOARD)) {
		return refuse(h, r, seat, o, DIAG_EXPORT_GCG, 0);
	}
	if (!answer_room(h, &room)) {
		return false;
	}
	if (room < MOST) {
		return refuse(h, r, seat, o, DIAG_EXPORTS_WAIT, 0);
	}
	if (!answer_today(h, STORED_EXPORTS, "", A_DAY, &today)) {
		return false;
	}
	if (today >= A_DAY) {
		return refuse(h, r, seat, o, DIAG_EXPORTS_FULL, A_DAY);
	}
	if (!make(h, r, seat, &w, n.f, &bytes)) {
		return false;
	}
	if (w.part > 1 && bytes.len == 0) {
		return refuse(h, r, seat, o, DIAG_EXPORT_PART, w.part);
	}
	file = (struct attachment){
		.name = view_of(arena_printf(
			h->arena, "game-%lld%s.%s", (long long)r->match.id,
			w.part > 1 ? arena_printf(h->arena, "-%d", w.part) : "",
			export_name(w.format))),
		.type = view_of(export_type(w.format)),
		.bytes = buf_view(&bytes)};
	n.file = &file;
	fields_set(n.f, "file", file.name);
	fields_set_bool(n.f, "over", record_open(r));
	fields_set_bool(n.f, "gcg", w.format == EXPORT_GCG);
	fields_set_bool(n.f, "json", w.format == EXPORT_JSON);
	note_say(&n, w.format == EXPORT_MBOX ? "export-mbox" : "export");
	return answer_tell(h, &n, "notice", "head-export");
}
