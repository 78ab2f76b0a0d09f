/* SPDX-License-Identifier: ISC */
/* Lines of a score sheet that give points without a turn: challenges, tiles left at
 * the end, the clock. */
#include "adjudicator/replay/sheet_judge.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/tiles_text.h"
#include <stdlib.h>

/* ------------------------------------------------------------------ challenges */

/* Clubs give 5 or 10 points, for a play or for each of its words; some take them
 * from the challenger. */
static void check_price(struct judge *j, bool own)
{
	const struct gcg_event *e = j->line->event;

	if ((own ? e->score >= 0 : e->score <= 0) && e->score % 5 == 0 &&
	    abs(e->score) <= 10 * (int)j->words) {
		return;
	}
	judge_fault(
		j, e->score_text,
		own ? "a wrong challenge brings 5 or 10, for a play or a word, not %+d"
		    : "a wrong challenge costs 5 or 10, for a play or a word, not %+d",
		e->score);
}

/* The rack of such a line is that after the play: it holds what the play left. */
static void check_rack(struct judge *j, const struct gcg_event *play)
{
	const struct last_play *last = &j->pos->last;
	struct tile_count rack;
	struct tile_count kept;

	if (!judge_rack(j, &rack) || play == NULL || !j->pos->pending.any ||
	    !judge_count(j, play->rack, &kept)) {
		return;
	}
	for (int i = 0; i < last->length; i++) {
		uint8_t t = tile_itself(last->word[i]);

		if ((last->laid >> i & 1U) != 0 && kept.count[t] > 0) {
			kept.count[t]--;
			kept.n--;
		}
	}
	if (!judge_same(&rack, &kept)) {
		judge_fault(j, j->line->event->rack,
			    "of the rack %.*s the play left other tiles",
			    VIEW_ARG(play->rack));
	}
}

void judge_challenge(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct sheet_line *play = j->play;
	bool own = play != NULL && play->event->player == e->player;

	j->line->turn = play == NULL ? j->pos->turn : play->turn;
	if (play == NULL || (!own && e->score > 0)) {
		judge_fault(j, e->where,
			    "no play of this player's was there to challenge");
	} else if (play->unknown) {
		judge_note(j, "the play has words not in %s",
			   lexicon_info(j->sheet->setup.lexicon)->id);
	}
	check_rack(j, own ? play->event : NULL);
	check_price(j, own || e->score > 0);
	judge_stand(j);
	judge_give(j, e->score);
}

/* --------------------------------------------------------- tiles at the end */

/* In some countries tournaments pay the tiles once and charge the loser the same; in
 * others they pay twice. Both are accepted. */
static bool either_way(const struct judge *j)
{
	return j->sheet->setup.game == &classic;
}

static struct view end_line(struct judge *j)
{
	judge_stand(j);
	j->ended = true;
	j->line->turn = j->pos->turn;
	return j->line->event->where;
}

/* More tiles are not listed. */
enum { TILES_TOLD = 30 };

static const char *tiles_left(struct judge *j)
{
	struct buf b = buf_in(j->arena);

	for (int t = 1; t <= ALPHABET_TILES + 1; t++) {
		uint8_t tile = (uint8_t)(t % (ALPHABET_TILES + 1)); /* blanks last */

		for (int i = 0; i < j->left.count[tile]; i++) {
			tiles_write(j->sheet->setup.alphabet, &b, &tile, 1);
			buf_char(&b, ' ');
		}
	}
	return b.len > 0 ? arena_str(j->arena, view_trim(buf_view(&b))) : "none";
}

static const char *not_left(struct judge *j)
{
	return j->left.n > TILES_TOLD
		       ? "so many of these tiles are not left"
		       : arena_printf(j->arena, "the tiles left are %s", tiles_left(j));
}

/* In games of three or four a player may have left with his tiles, and each of the
 * others may have a line. */
static void check_left(struct judge *j, const struct tile_count *tiles, struct view at)
{
	bool there = judge_sum(j, &j->gained, tiles);
	int racks = crossword_rules(j->pos)->rack * j->pos->setup->seats;

	if (j->left.n > racks) {
		judge_fault(j, at, "the game is not over: there are tiles in the bag");
	} else if (!there || (j->pos->setup->seats == 2 && j->gained.n != j->left.n)) {
		judge_fault(j, at, "%s", not_left(j));
	}
}

void judge_end_bonus(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	int times = crossword_rules(j->pos)->out_times;
	struct view at = end_line(j);
	struct tile_count tiles;

	if (j->out != e->player) {
		judge_fault(j, at, "this player did not go out");
	}
	/* Some records give the others' tiles here. */
	if (e->rack.len > 0 && !view_eq(e->rack, e->tiles)) {
		judge_fault(j, e->rack, "who went out has no rack");
	}
	if (!judge_tiles(j, e->tiles, &tiles)) {
		judge_give(j, e->score);
		return;
	}
	check_left(j, &tiles, at);
	if (either_way(j)) {
		times = j->lost.n > 0 || e->score == tiles.value ? 1 : 2;
	}
	j->twice = j->twice || (times == 2 && tiles.value > 0);
	judge_give(j, times * tiles.value);
}

/* Whether tiles left cost points here; a bonus before this line tells how the game
 * ended. */
static bool costs(const struct judge *j)
{
	const struct crossword_rules *r = crossword_rules(j->pos);

	if (either_way(j)) {
		return !j->twice;
	}
	return j->gained.n > 0 ? r->out_loser_pays : r->run_pays;
}

void judge_end_penalty(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct view at = end_line(j);
	struct tile_count tiles;
	struct tile_count rack;

	if (!judge_tiles(j, e->tiles, &tiles)) {
		judge_give(j, e->score);
		return;
	}
	if (!judge_sum(j, &j->lost, &tiles)) {
		judge_fault(j, at, "%s", not_left(j));
	}
	if (!view_eq(e->rack, e->tiles) && judge_rack(j, &rack) &&
	    !(judge_holds(&rack, &tiles) && judge_holds(&tiles, &rack))) {
		judge_fault(j, at, "these are not the tiles of the rack");
	}
	if (!costs(j)) {
		judge_note(j, "%s",
			   j->twice ? "who went out was paid twice for them"
				    : "tiles left cost nothing here");
	}
	judge_give(j, costs(j) ? -tiles.value : 0);
}

/* Only the sign can be checked: the clock is not on record. */
void judge_time(struct judge *j)
{
	const struct gcg_event *e = j->line->event;
	struct tile_count rack;

	judge_stand(j);
	judge_rack(j, &rack);
	j->line->turn = j->pos->turn;
	if (e->score > 0) {
		judge_fault(j, e->score_text,
			    "time used beyond the limit costs points");
	}
	judge_give(j, e->score);
}
