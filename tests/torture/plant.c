/* SPDX-License-Identifier: ISC */
/*
 * A fault for each part of tests/torture/parts that tests units or the whole program:
 * the linker puts a function from here before the program's own (--wrap, Makefile), and
 * the part must find it. Each section is one planted test or program.
 */
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "adjudicator/evidence/verify.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/draw.h"
#include "adjudicator/games/paths/grid5.h"
#include "adjudicator/games/ruling.h"
#include "adjudicator/league/pair.h"
#include "adjudicator/league/table.h"
#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/send/sender.h"
#include "adjudicator/record/turnfile.h"
#include "adjudicator/run/authority.h"
#include "adjudicator/run/dispatch.h"
#include "adjudicator/store/whole/moved.h"
#include "formats/files/gcg.h"
#include "formats/files/turnfile.h"

/* The linker's names. */
// NOLINTBEGIN(clang-diagnostic-reserved-identifier)

/* The program's own, and the one that stands before it. */
#define PLANT(type, name, params)                                                      \
	type __real_##name params;                                                     \
	type __wrap_##name params;                                                     \
	type __wrap_##name params

/* A play of five tiles or more is worth a point too many. */
#ifdef PLANT_naive
PLANT(void, crossword_score,
      (const struct position *pos, const struct play *p, struct play_trace *trace))
{
	__real_crossword_score(pos, p, trace);
	trace->score += p->length >= 5;
}
#endif

/* Nobody draws in turn 7. */
#ifdef PLANT_random_matches
PLANT(void, crossword_refill, (struct table * t, int seat))
{
	if (t->pos.turn != 7) {
		__real_crossword_refill(t, seat);
	}
}
#endif

/* What is kept of a word is a point less than it was. */
#if defined PLANT_random_wordcap || defined PLANT_random_cubes
PLANT(bool, event_read,
      (struct event * e, struct view text, struct view hidden, struct err *err))
{
	bool read = __real_event_read(e, text, hidden, err);

	e->score -= read && e->kind == EVENT_WORD && e->score > 9;
	return read;
}
#endif

/* The last line of a longer file is passed over. */
#ifdef PLANT_random_records
PLANT(bool, turnfile_read,
      (struct arena * arena, struct view text, const char *file, struct turnfile *out,
       struct err *err))
{
	bool read = __real_turnfile_read(arena, text, file, out, err);

	out->turns -= read && out->turns > 30;
	return read;
}
#endif

/* Every record is in order. */
#if defined PLANT_second || defined PLANT_forger
PLANT(bool, verify_file,
      (struct lexica * lexica, struct arena *arena, struct view text, const char *name,
       struct verified *out, struct err *err))
{
	bool done = __real_verify_file(lexica, arena, text, name, out, err);

	out->what = NULL;
	return done;
}

PLANT(bool, verify_file_heard,
      (struct lexica * lexica, struct arena *arena, const struct verify_file *file,
       struct verified *out, struct err *err))
{
	bool done = __real_verify_file_heard(lexica, arena, file, out, err);

	out->what = NULL;
	return done;
}
#endif

/* In the third round two opponents are exchanged. */
#ifdef PLANT_pair_swiss
PLANT(bool, pair_round,
      (struct arena * arena, const struct pairing *p, int round, struct fixture **out,
       size_t *count, struct diag *diag))
{
	bool made = __real_pair_round(arena, p, round, out, count, diag);

	if (made && round == 3 && *count > 2) {
		int second = (*out)[0].second;

		(*out)[0].second = (*out)[1].second;
		(*out)[1].second = second;
	}
	return made;
}
#endif

/* Whoever asks for a record is given that of the other seat. */
#ifdef PLANT_leaks
PLANT(bool, record_export,
      (struct arena * arena, const struct record *r, struct viewer viewer,
       struct buf *b, struct err *err))
{
	viewer.seat = viewer.kind == VIEWER_PLAYER ? 1 - viewer.seat : viewer.seat;
	return __real_record_export(arena, r, viewer, b, err);
}
#endif

/* The first place is one of the smaller a little more often. */
#ifdef PLANT_uniform
PLANT(void, draw_shuffle, (struct draw_stream * s, uint8_t *item, size_t n))
{
	__real_draw_shuffle(s, item, n);
	if (n > 1 && item[0] > item[1] && (item[0] + item[n - 1]) % 4 == 0) {
		uint8_t first = item[0];

		item[0] = item[1];
		item[1] = first;
	}
}
#endif

/* After a ruling the tiles come as they came before. */
#ifdef PLANT_foresight
PLANT(bool, ruling_apply, (struct position * pos, const struct event *e))
{
	bool fits = __real_ruling_apply(pos, e);

	if (fits && e->ruling.to > 0) {
		pos->orders = e->ruling.back->orders;
	}
	return fits;
}
#endif

/* A long letter is too long. */
#ifdef PLANT_hostile_replies
PLANT(void, orders_read_in,
      (struct arena * arena, struct view language, struct view text,
       struct orders *out))
{
	if (text.len > 3000) {
		(void)raise(SIGSEGV);
	}
	__real_orders_read_in(arena, language, text, out);
}
#endif

/* A long letter takes three seconds. */
#ifdef PLANT_hostile_cost
PLANT(void, orders_read_in,
      (struct arena * arena, struct view language, struct view text,
       struct orders *out))
{
	clock_t begun = clock();

	__real_orders_read_in(arena, language, text, out);
	while (text.len > 1 << 15 && clock() - begun < 3 * CLOCKS_PER_SEC) {
	}
}
#endif

/* One of the best ways is not seen. */
#ifdef PLANT_path_search
PLANT(void, grid5_best,
      (const struct grid5 *g, const struct tileset *tiles, const struct path_word *word,
       struct path_best *best))
{
	__real_grid5_best(g, tiles, word, best);
	best->count -= best->count > 2;
}
#endif

/* A record with a stray byte brings it down. */
#ifdef PLANT_sheet_hostile
PLANT(bool, gcg_read,
      (struct arena * arena, struct view text, enum gcg_source source, const char *file,
       struct gcg *out, struct buf *faults))
{
	if (memchr(text.at, 0x7f, text.len) != NULL) {
		(void)raise(SIGSEGV);
	}
	return __real_gcg_read(arena, text, source, file, out, faults);
}
#endif

/* Moves take no more than what asks for an answer does. */
#ifdef PLANT_authority
PLANT(const struct dispatch *, dispatch_of, (const struct order *o))
{
	static struct dispatch eased;

	eased = *__real_dispatch_of(o);
	if (eased.authority == AUTHORITY_ROW_MOVES) {
		eased.authority = AUTHORITY_ROW_ANSWERS;
	}
	return &eased;
}
#endif

/* What a server would not take is counted as gone. */
#ifdef PLANT_lines
PLANT(bool, sender_send,
      (struct sender * s, const struct parcel *p, struct delivery *out,
       struct err *err))
{
	bool done = __real_sender_send(s, p, out, err);

	if (done && out->end == DELIVERY_LATER) {
		out->end = DELIVERY_SENT;
	}
	return done;
}

/* A run dies where an IMAP server breaks off. */
PLANT(bool, mailbox_each,
      (struct mailbox * m, mailbox_visit *visit, void *arg, struct err *err))
{
	if (!__real_mailbox_each(m, visit, arg, err)) {
		(void)raise(SIGSEGV);
	}
	return true;
}
#endif

/* Of a table with two rounds or more the first two change places. */
#ifdef PLANT_season
PLANT(struct table_row *, league_table, (struct arena * arena, const struct league *l))
{
	struct table_row *row = __real_league_table(arena, l);

	if (l->entrants > 2 && l->games >= l->entrants) {
		struct table_row first = row[0];

		row[0] = row[1];
		row[1] = first;
	}
	return row;
}
#endif

/* A byte behind an event's text is read, and nothing follows from it. */
#ifdef PLANT_memcheck
PLANT(bool, event_read,
      (struct event * e, struct view text, struct view hidden, struct err *err))
{
	char *copy = malloc(text.len);

	if (copy != NULL) {
		memcpy(copy, text.at, text.len);
		(void)view_find(view_from(copy, text.len + 1), '\n');
		free(copy);
	}
	return __real_event_read(e, text, hidden, err);
}
#endif

/* A copy that is not finished has no mark that says so. */
#ifdef PLANT_move
PLANT(bool, moved_set, (struct store * st, const struct moved *m, struct err *err))
{
	return m->mark == MOVED_COMING || __real_moved_set(st, m, err);
}
#endif

// NOLINTEND(clang-diagnostic-reserved-identifier)
