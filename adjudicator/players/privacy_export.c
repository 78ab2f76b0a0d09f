/* SPDX-License-Identifier: ISC */
/* "export my data": everything in one file, by letter. */
#include "adjudicator/letters/answering.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/store/stored.h"

/* A few a day are enough, and no mailbox is too small for one. */
enum { A_DAY = 3, MOST = 2 << 20 /* bytes of letters, and of games */ };
/* Everything else that is known is small. */
enum { LEAST = 2 * MOST + MOST / 4 };

static void set_counts(struct fields *f, const struct my_data *m)
{
	fields_set_num(f, "games", (long)m->games);
	fields_set_num(f, "letters", (long)m->letters);
	if (m->letters_left > 0) {
		fields_set_num(f, "lettersleft", (long)m->letters_left);
		fields_set_bool(f, "oneletter", m->letters_left == 1);
	}
	if (m->games_left > 0) {
		fields_set_num(f, "gamesleft", (long)m->games_left);
		fields_set_bool(f, "onegame", m->games_left == 1);
	}
}

bool privacy_export(struct hearing *h, const struct order *o)
{
	struct note n = answer_to(h, NULL, -1);
	struct buf zip = buf_in(h->arena);
	struct attachment file = {.name = view_of("my-data.zip"),
				  .type = view_of("application/zip")};
	struct my_data m = {0};
	int64_t today;
	size_t room;

	if (!answer_room(h, &room)) {
		return false;
	}
	if (room < LEAST) {
		return answer_refusal(
			h, o, &(struct diag){.code = DIAG_EXPORTS_WAIT, .at = o->text});
	}
	if (!answer_today(h, STORED_EXPORTS, ".my", A_DAY, &today)) {
		return false;
	}
	if (today >= A_DAY) {
		struct diag diag = {
			.code = DIAG_EXPORTS_FULL, .at = o->text, .n = A_DAY};

		return answer_refusal(h, o, &diag);
	}
	if (!my_data_gather(h->d, h->arena, &h->player, MOST, &m, h->err)) {
		return false;
	}
	zip_write(&zip, m.file, m.files, h->d->now);
	file.bytes = buf_view(&zip);
	n.file = &file;
	set_counts(n.f, &m);
	fields_set(n.f, "file", file.name);
	if (m.games_left + m.letters_left > 0) {
		fields_set_str(n.f, "organiser", h->d->config->organiser);
	}
	note_say(&n, "my-data");
	return answer_tell(h, &n, "notice", "head-my-data");
}
