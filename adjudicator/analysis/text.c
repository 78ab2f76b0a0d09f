/* SPDX-License-Identifier: ISC */
/* An analysis for people: a table of turns, then what stands out of it. */
#include "adjudicator/analysis/analysis.h"

#include "adjudicator/explain/text.h"
#include "adjudicator/games/tiles_text.h"
#include "formats/text/utf8.h"

enum { PLAYED = 20, SCORE = 39, BEST = 45, MOST = 64, HUNDREDTHS = 100 };

static void put_number(struct buf *b, size_t start, size_t column, int n)
{
	const char *text = arena_printf(b->arena, "%4d", n);

	replay_pad(b, start, column);
	buf_str(b, text);
}

static const char *done(const struct analysis_turn *t)
{
	return t->kind == ANALYSIS_EXCHANGE ? "exchange" : t->late ? "(late)" : "pass";
}

static void put_best(struct buf *b, size_t start, const struct analysis_turn *t)
{
	replay_pad(b, start, BEST);
	if (!t->known) {
		buf_str(b, "not known");
	} else if (!t->any) {
		buf_str(b, "no play");
	} else if (t->cost == 0) {
		buf_str(b, "none better");
	} else {
		buf_add(b, t->shown);
		put_number(b, start, MOST, t->most);
		buf_printf(b, " %4d %5d", t->cost, t->sum);
	}
	buf_char(b, '\n');
}

static void put_turn(struct buf *b, const struct analysis_turn *t)
{
	size_t start = b->len;

	buf_printf(b, "%4d  %.*s", t->turn, VIEW_ARG(utf8_head(t->name, PLAYED - 7)));
	replay_pad(b, start, PLAYED);
	if (t->played.len > 0) {
		buf_add(b, t->played);
	} else {
		buf_str(b, done(t));
	}
	put_number(b, start, SCORE, t->score);
	put_best(b, start, t);
}

static void put_table(struct buf *b, const struct analysis *a)
{
	size_t start = b->len;

	buf_str(b, "Turn  Player");
	replay_pad(b, start, PLAYED);
	buf_str(b, "Played");
	replay_pad(b, start, SCORE - 2);
	buf_str(b, "Points");
	replay_pad(b, start, BEST);
	buf_str(b, "Best");
	replay_pad(b, start, MOST - 2);
	buf_str(b, "Points Cost   Sum\n");
	for (size_t i = 0; i < a->turns; i++) {
		put_turn(b, &a->turn[i]);
	}
}

/* --------------------------------------------------------- what stands out */

/* An empty line, unless a board left one. */
static void put_heading(struct buf *b, const char *text)
{
	if (!view_ends(buf_view(b), "\n\n")) {
		buf_char(b, '\n');
	}
	buf_printf(b, "%s\n", text);
}

static void put_dear(struct buf *b, const struct analysis *a,
		     const struct analysis_turn *t)
{
	struct buf rack = buf_in(b->arena);

	tiles_write(a->setup->alphabet, &rack, t->before->rack[t->seat],
		    t->before->rack_n[t->seat]);
	buf_printf(
		b,
		"  Turn %d, %.*s with %s: %.*s makes %d,\n  %d more than was made.\n\n",
		t->turn, VIEW_ARG(t->name), buf_cstr(&rack), VIEW_ARG(t->shown),
		t->most, t->cost);
}

static void put_dearest(struct buf *b, const struct analysis *a)
{
	if (a->dearest[0] != NULL) {
		put_heading(b, "The turns that cost most");
		buf_char(b, '\n');
	}
	for (int i = 0; i < ANALYSIS_DEAREST && a->dearest[i] != NULL; i++) {
		const struct analysis_turn *t = a->dearest[i];

		put_dear(b, a, t);
		explain_put_board(b, t->before);
	}
}

static bool missed(const struct analysis_turn *t)
{
	return t->whole.len > 0 && t->whole_score > t->score;
}

static void put_missed(struct buf *b, const struct analysis *a)
{
	const char *head = "Plays of a whole rack that were missed";

	for (size_t i = 0; i < a->turns; i++) {
		const struct analysis_turn *t = &a->turn[i];

		if (missed(t)) {
			if (head != NULL) {
				put_heading(b, head);
			}
			buf_printf(b, "  Turn %d, %.*s: %.*s, %d points\n", t->turn,
				   VIEW_ARG(t->name), VIEW_ARG(t->whole),
				   t->whole_score);
			head = NULL;
		}
	}
}

static void put_phonies(struct buf *b, const struct analysis *a)
{
	const char *head = "Words that are not in the list and stood";

	for (size_t i = 0; i < a->turns; i++) {
		const struct analysis_turn *t = &a->turn[i];

		if (t->phony.len > 0) {
			if (head != NULL) {
				put_heading(b, head);
			}
			buf_printf(b, "  Turn %d, %.*s: %.*s, %d points\n", t->turn,
				   VIEW_ARG(t->name), VIEW_ARG(t->phony), t->score);
			head = NULL;
		}
	}
}

/* -------------------------------------------------------------------- luck */

static int rounded(int64_t hundredths)
{
	int64_t half = hundredths < 0 ? -HUNDREDTHS / 2 : HUNDREDTHS / 2;

	return (int)((hundredths + half) / HUNDREDTHS);
}

static void put_luck(struct buf *b, const struct analysis *a)
{
	if (!a->draws) {
		put_heading(b, "The record does not tell what was drawn, so nothing is "
			       "said of luck.");
		return;
	}
	put_heading(b, "The draws");
	for (int i = 0; i < a->setup->seats; i++) {
		const struct analysis_luck *l = &a->luck[i];
		int more = rounded(l->drawn - l->mean);

		if (l->tiles == 0) {
			continue;
		}
		buf_printf(b, "  %.*s drew %d tiles worth %d points, ",
			   VIEW_ARG(a->setup->name[i]), l->tiles, rounded(l->drawn));
		if (more == 0) {
			buf_str(b, "just what such bags give.\n");
		} else {
			buf_printf(b, "%d %s than such bags give on average.\n",
				   more < 0 ? -more : more, more < 0 ? "less" : "more");
		}
	}
	buf_printf(b, "  A blank counts as %d there, like the dearest letter.\n",
		   a->blank);
}

static void put_head(struct buf *b, const struct analysis *a)
{
	const struct lexicon_info *words = lexicon_info(a->setup->lexicon);

	buf_printf(b, "%s:", a->setup->game->title);
	for (int i = 0; i < a->setup->seats; i++) {
		buf_printf(b, "%s %.*s %d", i > 0 ? "," : "",
			   VIEW_ARG(a->setup->name[i]), a->score[i]);
	}
	buf_printf(b, "\nWords: %s", words->id);
	buf_str(b, words->words == 0 ? ", where every word is good: no play is the "
				       "best.\n\n"
				     : "\n\n");
}

void analysis_text(struct buf *b, const struct analysis *a)
{
	put_head(b, a);
	put_table(b, a);
	if (a->untold > 0 && lexicon_info(a->setup->lexicon)->words > 0) {
		buf_printf(b,
			   "\nIn %zu turn%s the record does not tell the whole rack: "
			   "nothing is guessed.\n",
			   a->untold, a->untold == 1 ? "" : "s");
	}
	put_dearest(b, a);
	put_missed(b, a);
	put_phonies(b, a);
	put_luck(b, a);
}
