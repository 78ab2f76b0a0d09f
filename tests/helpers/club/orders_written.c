/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/orders_written.h"

#include <check.h>
#include <string.h>

static bool inside(struct view part, struct view line)
{
	return part.len == 0 ||
	       (part.at >= line.at && part.at + part.len <= line.at + line.len);
}

void orders_check_slices(const struct order *o)
{
	ck_assert(inside(o->text, o->line));
	ck_assert(inside(o->args, o->line));
	ck_assert(inside(o->play.square, o->line));
	ck_assert(inside(o->play.direction, o->line));
	ck_assert(inside(o->play.word, o->line));
	ck_assert(inside(o->play.blanks, o->line));
	ck_assert(inside(o->word.word, o->line));
	ck_assert(inside(o->word.path, o->line));
	ck_assert(inside(o->word.from, o->line));
	ck_assert(inside(o->word.to, o->line));
	ck_assert(inside(o->score_at, o->line));
	ck_assert(inside(o->guard_at, o->line));
	ck_assert(o->text.len > 0);
}

static void write_what(struct buf *b, const struct order *o)
{
	const struct play_text *play = &o->play;
	const struct word_text *word = &o->word;

	if (play->word.len > 0) {
		buf_printf(b, "[%.*s|%.*s|%.*s|%.*s]", VIEW_ARG(play->square),
			   VIEW_ARG(play->direction), VIEW_ARG(play->word),
			   VIEW_ARG(play->blanks));
	} else if (o->kind == ORDER_WORD || o->kind == ORDER_TRY) {
		buf_printf(b, "[%.*s|%.*s", VIEW_ARG(word->word), VIEW_ARG(word->path));
		if (word->from.len > 0) {
			buf_printf(b, "|%.*s|%.*s", VIEW_ARG(word->from),
				   VIEW_ARG(word->to));
		}
		buf_printf(b, "]%s", word->alone ? " alone" : "");
	} else if (o->kind == ORDER_SHOW || o->kind == ORDER_CHOOSE ||
		   o->kind == ORDER_REMOVE) {
		buf_printf(b, "[%ld]", o->number);
	} else if (o->args.len > 0) {
		buf_printf(b, "[%.*s]", VIEW_ARG(o->args));
	}
}

const char *orders_listed(struct arena *arena, const struct orders *all)
{
	static const char *const near_names[] = {"",       "question",   "spelling",
						 "quoted", "look-alike", "square",
						 "",       "marked"};
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < all->count; i++) {
		const struct order *o = &all->order[i];

		orders_check_slices(o);
		buf_printf(&b, "%s%s", i > 0 ? "; " : "", order_name(o->kind));
		write_what(&b, o);
		if (o->has_score) {
			buf_printf(&b, " =%ld", o->score);
		}
		if (o->has_guard) {
			buf_printf(&b, " t%ld", o->guard);
			buf_repeat(&b, (char)('a' + o->guard_part), o->guard_part > 0);
		}
		if (o->game > 0) {
			buf_printf(&b, " game %ld", o->game);
		}
	}
	for (size_t i = 0; i < all->nears; i++) {
		/* Many lone words may be moves, which depends on the game. Another test
		 * has them. */
		if (all->near[i].kind == NEAR_LOOSE) {
			continue;
		}
		buf_printf(&b, "%snear %s[%.*s]", b.len > 0 ? "; " : "",
			   near_names[all->near[i].kind], VIEW_ARG(all->near[i].meant));
	}
	return buf_cstr(&b);
}

const char *orders_written(struct arena *arena, const char *letter)
{
	struct orders all;

	orders_read(arena, view_of(letter), &all);
	return orders_listed(arena, &all);
}

void orders_check(struct arena *arena, const struct text_case *c)
{
	const char *got = orders_written(arena, c->text);

	ck_assert_msg(strcmp(got, c->orders) == 0, "\"%s\" gives \"%s\", not \"%s\"",
		      c->text, got, c->orders);
}
