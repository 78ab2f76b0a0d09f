/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/clock_case.h"

#include "adjudicator/play/question.h"
#include "tests/helpers/claims.h"

static struct clock_case *shared;

static void shared_open(void)
{
	letter_club_open(&shared->club);
	shared->arena = (struct arena){0};
	shared->looked = 0;
}

static void shared_close(void)
{
	arena_free(&shared->arena);
	letter_club_close(&shared->club);
}

void clock_fixture(struct clock_case *c)
{
	shared = c;
	claims_fixture(shared_open, shared_close);
}

void clock_must(struct clock_case *c, bool done)
{
	ck_assert_msg(done, "%s", c->club.err.text);
}

void clock_cat(struct clock_case *c)
{
	c->club.cat = letter_club_player(&c->club, "Cat", "cat@example.com");
}

struct record *clock_load(struct clock_case *c, int64_t game)
{
	struct record *r = arena_take(&c->arena, sizeof *r);

	letter_club_load(&c->club, &c->arena, game, r);
	return r;
}

struct record *clock_begin(struct clock_case *c, const char *kind, const char *options)
{
	return clock_load(c,
			  letter_club_begin(&c->club, kind, options, "any", 1, false));
}

void clock_at(struct clock_case *c, int64_t now)
{
	c->club.context.now = now;
}

static struct table table_at(struct clock_case *c, const struct record *r)
{
	struct table t = table_over(&c->arena, &r->pos, c->club.context.now, true);

	t.arrived = t.now;
	return t;
}

void clock_emit(struct clock_case *c, struct record *r, struct event e)
{
	struct table t = table_at(c, r);

	table_emit(&t, e);
	clock_must(c, record_append(&c->arena, r, &t, &c->club.err));
}

void clock_asks(struct clock_case *c, struct record *r, int64_t at)
{
	const struct choice choice = {
		.order = view_of("pass"), .shown = view_of("pass"), .changes = true};
	const struct asking asking = {.kind = "held",
				      .intro = "ask-held-elsewhere",
				      .how = "ask-held-how",
				      .choice = &choice,
				      .choices = 1,
				      .arrived = at};
	struct addressee to = news_to(r, 0, 0);

	clock_at(c, at);
	clock_must(c, ask(&c->club.context, &c->arena, r, &to, &asking, &c->club.err));
}

void clock_pass(struct clock_case *c, struct record *r)
{
	struct table t = table_at(c, r);

	table_timeout(&t);
	clock_must(c, record_append(&c->arena, r, &t, &c->club.err));
}

void clock_order(struct clock_case *c, struct record *r, int seat, const char *line)
{
	struct table t = table_at(c, r);
	struct order o;

	ck_assert_msg(order_read(&c->arena, view_of(line), &o), "no order: %s", line);
	ck_assert_int_eq(table_judge(&t, seat, &o), OUTCOME_APPLIED);
	clock_must(c, record_append(&c->arena, r, &t, &c->club.err));
}

void clock_word(struct clock_case *c, struct record *r)
{
	struct buf b = buf_in(&c->arena);

	buf_str(&b, "word ");
	alphabet_write(r->setup.alphabet, &b, r->pos.grid.cell, 3);
	buf_str(&b, " A1 B1 C1");
	clock_order(c, r, r->pos.to_move, buf_cstr(&b));
	ck_assert(r->pos.pending.any);
}

void clock_hush(struct clock_case *c)
{
	letter_club_write(&c->club);
	c->looked = c->club.letters_ours;
}

/* Adds the words of all lines, also of those behind a bar, joined by blanks. */
static void add_words(struct buf *b, struct view text)
{
	for (struct view rest = text; rest.len > 0;) {
		struct view line = view_trim(view_cut(&rest, '\n'));

		line = view_starts(line, "| ") ? view_part(line, 2, line.len) : line;
		if (line.len > 0) {
			buf_add(b, line);
			buf_char(b, ' ');
		}
	}
}

struct view clock_told(struct clock_case *c, int64_t player, long *letters)
{
	struct buf b = buf_in(&c->arena);

	letter_club_write(&c->club);
	*letters = 0;
	for (size_t i = c->looked; i < c->club.letters_ours; i++) {
		const struct our_letter *l = &c->club.ours[i];

		if (l->player == player) {
			++*letters;
			add_words(&b, l->subject);
			add_words(&b, l->text);
		}
	}
	return buf_view(&b);
}

bool clock_says(struct view letters, const char *text)
{
	return view_find_text(letters, text) < letters.len;
}
