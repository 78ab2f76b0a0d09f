/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/organiser.h"

#include "adjudicator/letters/memo.h"
#include "adjudicator/store/stored.h"
#include "formats/phrase.h"
#include "formats/say.h"

enum { DAY = 86400, MONTHS = 12, LISTED = 20 /* letters of each kind */ };

struct concerns {
	struct ledger_brief *letter;
	size_t letters;
	int64_t outbox, clock, jump, falls, unread, bulletin;
	long holding; /* letters that keep all clocks from running out */
};

static bool gather(struct context *d, struct arena *arena, struct concerns *c,
		   struct err *err)
{
	int64_t unread;
	bool ok = ledger_untold(d->store, arena, &c->letter, &c->letters, err) &&
		  store_number(d->store, STORED_CONCERN_OUTBOX, &c->outbox, err) &&
		  store_number(d->store, STORED_CONCERN_CLOCK, &c->clock, err) &&
		  store_number(d->store, STORED_CONCERN_JUMP, &c->jump, err) &&
		  store_number(d->store, STORED_CONCERN_FALLS, &c->falls, err) &&
		  store_number(d->store, STORED_CONCERN_UNREAD, &unread, err) &&
		  store_number(d->store, STORED_CONCERN_BULLETIN, &c->bulletin, err);

	if (ok) {
		stored_since_read(unread, &c->unread, &c->holding);
	}
	return ok;
}

/* Lists the letters of one kind, one a line, and sets how many are not listed. */
static void list(struct arena *arena, const struct concerns *c, bool doubles,
		 int64_t now, struct fields *f)
{
	struct buf b = buf_in(arena);
	long count = 0;

	for (size_t i = 0; i < c->letters; i++) {
		const struct ledger_brief *l = &c->letter[i];

		if (view_is(l->verdict, "conflict") != doubles || ++count > LISTED) {
			continue;
		}
		buf_printf(&b, "%s\t| letter %lld, ", b.len > 0 ? "\n" : "",
			   (long long)l->letter);
		say_time(&b, view_of("en"), &(struct moment){l->arrived, now, NULL});
		buf_printf(&b, ": %.*s", VIEW_ARG(l->reason));
	}
	if (count == 0) {
		return;
	}
	fields_set(f, doubles ? "doubles" : "unread", buf_view(&b));
	fields_set_bool(f, doubles ? "double" : "one", count == 1);
	if (count > LISTED) {
		fields_set_num(f, doubles ? "more-doubles" : "more", count - LISTED);
	}
}

static void set_clock(int64_t ahead, struct fields *f)
{
	if (ahead != 0) {
		say_set_span(f, "clock", view_of("en"), ahead > 0 ? ahead : -ahead);
		fields_set_bool(f, "ahead", ahead > 0);
	}
}

/* What the clock said, and when the last run was. */
static void set_jump(const struct concerns *c, int64_t now, struct fields *f)
{
	struct moment said = {c->jump, now, NULL};
	struct moment last = {now, 0, NULL};

	if (c->jump != 0) {
		say_set_time(f, "jump", view_of("en"), &said);
		say_set_time(f, "last", view_of("en"), &last);
	}
	if (c->falls != 0) {
		fields_set_num(f, "falls", (long)c->falls);
	}
}

static void set_unread(const struct concerns *c, int64_t now, struct fields *f)
{
	struct moment until = {c->unread + UNREAD_HOLDS, now, NULL};

	if (c->holding != 0) {
		fields_set_num(f, "lying", c->holding);
		fields_set_bool(f, "lone", c->holding == 1);
		say_set_time(f, "until", view_of("en"), &until);
	}
}

const char *bulletin_file(struct arena *arena, int month)
{
	return arena_printf(arena, "bulletin-%04d-%02d.txt", month / MONTHS,
			    month % MONTHS + 1);
}

static void set_bulletin(struct arena *arena, int64_t month, struct fields *f)
{
	if (month > 0) {
		fields_set(f, "bulletin", say_month(arena, view_of("en"), (int)month));
		fields_set_str(f, "file", bulletin_file(arena, (int)month));
		fields_set_num(f, "most", BULLETIN_WORDS);
	}
}

static bool write_letter(struct context *d, struct arena *arena,
			 const struct concerns *c, struct err *err)
{
	struct fields *f = fields_in(arena);
	struct buf page = buf_in(arena);
	struct memo memo = {.to = view_of(d->config->organiser),
			    .language = view_of("en"),
			    .kind = "report",
			    .subject = "concerns-subject",
			    .f = f};

	list(arena, c, false, d->now, f);
	list(arena, c, true, d->now, f);
	set_clock(c->clock, f);
	set_jump(c, d->now, f);
	set_unread(c, d->now, f);
	set_bulletin(arena, c->bulletin, f);
	if (c->outbox != 0) {
		fields_set_num(f, "refused", c->outbox);
	}
	page_write(&page, memo.language, "concerns.txt", f);
	memo.text = buf_view(&page);
	return memo_write(d, arena, &memo, NULL, err);
}

bool organiser_tell(struct context *d, struct arena *arena, struct err *err)
{
	struct concerns c = {0};
	int64_t last;

	if (!gather(d, arena, &c, err)) {
		return false;
	}
	if (c.letters == 0 && c.outbox == 0 && c.clock == 0 && c.jump == 0 &&
	    c.falls == 0 && c.holding == 0 && c.bulletin <= 0) {
		return true;
	}
	if (*d->config->organiser == '\0') {
		return ledger_told(d->store, err);
	}
	if (!store_number(d->store, STORED_CONCERNS_TOLD, &last, err)) {
		return false;
	}
	if (last != 0 && d->now - last < DAY) {
		return true;
	}
	return write_letter(d, arena, &c, err) && ledger_told(d->store, err) &&
	       (c.bulletin <= 0 || store_set_number(d->store, STORED_CONCERN_BULLETIN,
						    -c.bulletin, err)) &&
	       store_set_number(d->store, STORED_CONCERNS_TOLD, d->now, err);
}
