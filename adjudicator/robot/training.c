/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/training.h"

#include "formats/text/line.h"
#include "formats/text/num.h"

static const char title[] = "adjudicator training 1";

static void tally_look(void *arg, const struct rack_parts *rack, int worth)
{
	rack_tally_add(arg, rack, worth);
}

static bool first_quarter(const struct training *t)
{
	return t->done < t->games / 4;
}

/* Sets by which table the next game is played, and where it is counted. */
static void turn_page(struct training *t)
{
	bool first = first_quarter(t);

	if (!first && t->play.kept == NULL && t->first->all.n > 0) {
		rack_tally_learn(t->first, t->learned);
		t->play.kept = t->learned;
	}
	t->play.arg = first ? t->first : t->second;
}

struct training *training_new(struct arena *arena, const struct setup *setup,
			      const uint8_t seed[HASH_BYTES], long count)
{
	struct training *t = arena_take(arena, sizeof *t);

	t->of = kept_tiles_for(setup);
	t->games = count;
	t->play.setup = setup;
	t->play.looked = tally_look;
	memcpy(t->play.seed, seed, HASH_BYTES);
	t->first = rack_tally_new(arena, setup->alphabet);
	t->second = rack_tally_new(arena, setup->alphabet);
	t->learned = kept_tiles_new(arena, &t->of);
	turn_page(t);
	return t;
}

bool training_go(struct training *t, struct err *err)
{
	if (!self_play_game(&t->play, (uint32_t)t->done)) {
		return err_set(err, ERR_BUG, "a move of game %ld was refused", t->done);
	}
	t->done++;
	turn_page(t);
	return true;
}

struct kept_tiles *training_end(const struct training *t, struct arena *arena)
{
	struct kept_tiles *k = kept_tiles_new(arena, &t->of);

	memcpy(k->seed, t->play.seed, HASH_BYTES);
	k->games = t->games;
	if (t->second->all.n > 0) {
		rack_tally_learn(t->second, k);
	}
	return k;
}

/* -------------------------------------------------------------- how far it is */

static void write_head(const struct training *t, struct buf *b)
{
	const struct lexicon_info *info = lexicon_info(t->of.lexicon);
	char hex[3][HASH_HEX];

	hex_write(info->hash.byte, HASH_BYTES, hex[0]);
	hex_write(t->of.alphabet->hash.byte, HASH_BYTES, hex[1]);
	hex_write(t->play.seed, HASH_BYTES, hex[2]);
	buf_printf(b, "%s: %s, %s, %s %s, %s, seed %s, games %ld\n", title, t->of.game,
		   t->of.tiles->id, info->id, hex[0], hex[1], hex[2], t->games);
}

static void write_sum(struct buf *b)
{
	char hex[HASH_HEX];

	hex_write(hash_of(buf_view(b)).byte, HASH_BYTES, hex);
	buf_printf(b, "%s\n", hex);
}

void training_write(const struct training *t, struct buf *b)
{
	write_head(t, b);
	buf_printf(b, "done %ld\n", t->done);
	rack_tally_write(t->first, b);
	buf_str(b, "then\n");
	rack_tally_write(t->second, b);
	write_sum(b);
}

/* Checks the hash at the end; *before is the text without it. */
static bool whole(struct view text, struct view *before)
{
	struct arena scratch = {0};
	struct buf b = buf_in(&scratch);
	bool same;

	*before = view_part(text, 0, text.len < HASH_HEX ? 0 : text.len - HASH_HEX);
	buf_add(&b, *before);
	write_sum(&b);
	same = view_eq(buf_view(&b), text);
	arena_free(&scratch);
	return same;
}

static bool same_training(const struct training *t, struct view line)
{
	struct arena scratch = {0};
	struct buf b = buf_in(&scratch);
	bool same;

	write_head(t, &b);
	same = view_eq(line, view_part(buf_view(&b), 0, b.len - 1));
	arena_free(&scratch);
	return same;
}

bool training_read(struct training *t, struct view text, const char *file,
		   struct err *err)
{
	static const char then[] = "\nthen\n";
	struct lines lines = {0};
	struct view before;
	struct view line = {0};
	struct view second;
	size_t at;

	if (!whole(text, &before)) {
		return err_set(err, ERR_DATA, "%s is damaged: its sum does not agree",
			       file);
	}
	lines = lines_of(before);
	if (!line_next(&lines, &line) || !same_training(t, line)) {
		return err_set(err, ERR_DATA, "%s is of another training: \"%.*s\"",
			       file, VIEW_ARG(view_part(line, 0, 400)));
	}
	if (!line_next(&lines, &line) || !view_starts(line, "done ") ||
	    !num_plain(view_part(line, 5, line.len), 0, t->games, &t->done)) {
		return err_set(err, ERR_DATA, "%s does not say how far it is", file);
	}
	at = view_find_text(lines.rest, then);
	second = view_part(lines.rest, at + sizeof then - 1, lines.rest.len);
	if (!rack_tally_read(t->first, view_part(lines.rest, 0, at), &line) ||
	    !rack_tally_read(t->second, second, &line)) {
		return err_set(err, ERR_DATA, "%s has a line \"%.*s\"", file,
			       VIEW_ARG(view_part(line, 0, 80)));
	}
	turn_page(t);
	return true;
}
