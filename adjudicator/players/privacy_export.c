/* SPDX-License-Identifier: ISC */
/* export my data: everything in one file, by letter. */
#include "adjudicator/letters/answering.h"
#include "adjudicator/players/privacy.h"

#include "adjudicator/players/my_data.h"
#include "formats/phrase.h"

/* One a day is enough, and no mailbox is too small for it. */
enum { A_DAY = 3, MOST = 2 << 20 /* bytes of letters, and of games */, DAY = 86400 };

static bool within_limit(struct hearing *h, bool *ok)
{
	const char *name =
		arena_printf(h->arena, "exports.%lld.%lld.my", (long long)h->player.id,
			     (long long)(h->d->now / DAY));
	int64_t count;

	if (!store_number(h->d->store, name, &count, h->err)) {
		return false;
	}
	*ok = count < A_DAY;
	return !*ok || store_set_number(h->d->store, name, count + 1, h->err);
}

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
	struct addressee to = hearing_writer(h, NULL, -1);
	struct fields *f = fields_in(h->arena);
	struct buf zip = buf_in(h->arena);
	struct buf text = buf_in(h->arena);
	struct buf head = buf_in(h->arena);
	struct attachment file = {.name = view_of("my-data.zip"),
				  .type = view_of("application/zip")};
	struct my_data m = {0};
	bool ok;

	if (!within_limit(h, &ok)) {
		return false;
	}
	if (!ok) {
		struct diag diag = {
			.code = DIAG_EXPORTS_FULL, .at = o->text, .n = A_DAY};

		return answer_refusal(h, o, &diag);
	}
	if (!my_data_gather(h->d, h->arena, &h->player, MOST, &m, h->err)) {
		return false;
	}
	zip_write(&zip, m.file, m.files, h->d->now);
	file.bytes = buf_view(&zip);
	hearing_verdict(h, VERDICT_ANSWERED);
	set_counts(f, &m);
	fields_set(f, "file", file.name);
	if (m.games_left + m.letters_left > 0) {
		fields_set_str(f, "organiser", h->d->config->organiser);
	}
	phrase(&text, to.language, "my-data", f);
	phrase(&head, to.language, "head-my-data", f);
	return news_send(h->d, &to,
			 &(struct told){"notice", buf_view(&head), buf_view(&text), 0},
			 &file, h->err);
}
