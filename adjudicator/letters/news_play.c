/* SPDX-License-Identifier: ISC */
/* News of turns: plays and exchanges, and the tiles they bring. */

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/letters/teller.h"
#include "formats/say.h"

struct view news_play(struct arena *arena, const struct event *e)
{
	struct buf b = buf_in(arena);

	place_write_short(&b, &e->place);
	buf_printf(&b, " %.*s", VIEW_ARG(e->word));
	return buf_view(&b);
}

struct view news_last(struct arena *arena, const struct position *pos)
{
	const struct last_play *last = &pos->last;
	const struct last_path *walk = &pos->walk;
	struct buf b = buf_in(arena);

	if (pos->setup->game->path != NULL) {
		alphabet_spell(pos->setup->alphabet, &b, walk->tile, walk->path.n);
		return buf_view(&b);
	}
	place_write_short(&b, &last->place);
	buf_char(&b, ' ');
	alphabet_write(pos->setup->alphabet, &b, last->word, last->length);
	return buf_view(&b);
}

static void list_words(struct teller *t, const struct event *e)
{
	struct view *word = arena_array(t->arena, e->word_count + 1, sizeof *word);

	for (size_t i = 0; i < e->word_count; i++) {
		word[i] = view_of(arena_printf(t->arena, "%.*s (%d)",
					       VIEW_ARG(e->words[i].word),
					       e->words[i].score));
	}
	fields_set(t->f, "words",
		   say_list(t->arena, t->language, LIST_AND, word, e->word_count));
	if (e->word_count > 1) {
		teller_say(t, "play-words", false);
	}
}

/* Tells which letter each dual blank stands for, along the word and across it. */
static void tell_duals(struct teller *t, const struct event *e)
{
	const struct alphabet *a = t->r->setup.alphabet;
	struct play p;

	if (!crossword_event_play(a, e, &p)) {
		return;
	}
	for (int i = 0; i < p.length; i++) {
		if (p.other[i] != 0) {
			fields_set_str(t->f, "along",
				       alphabet_face(a, p.tile[i] & TILE_LETTER));
			fields_set_str(t->f, "across",
				       alphabet_face(a, p.other[i] & TILE_LETTER));
			teller_say(t, "play-dual", false);
		}
	}
}

/* Whether the play laid a whole rack at once, in a game where that doubles the main
 * word. */
static bool doubled(const struct teller *t, const struct event *e)
{
	const struct crossword_rules *r = crossword_rules(&t->pos);
	struct position after = t->pos;

	return r->all_tiles_double && t->pos.rack_n[e->seat] == r->rack &&
	       position_apply(&after, e) && after.rack_n[e->seat] == 0;
}

void tell_play(struct teller *t, const struct event *e)
{
	bool mine = e->seat == t->me;

	fields_set(t->f, "play", news_play(t->arena, e));
	fields_set_num(t->f, "score", e->score);
	fields_set_bool(t->f, "bonus", e->bonus > 0);
	if (e->bonus > 0) {
		fields_set_num(t->f, "bonus", e->bonus);
	}
	fields_set_bool(t->f, "doubled", doubled(t, e));
	/* It was held until its turn: its player may have forgotten it. */
	teller_say(t, mine && t->pos.held.seat == t->me ? "play-held" : "play", mine);
	teller_head(t, "play", mine);
	list_words(t, e);
	tell_duals(t, e);
}

void tell_draw(struct teller *t, const struct event *e)
{
	if (e->seat != t->me) {
		return;
	}
	fields_set(t->f, "tiles", teller_drawn(t, e));
	teller_say(t, teller_had(t, EVENT_REDEAL) ? "redraw" : "draw", true);
}

void tell_exchange(struct teller *t, const struct event *e)
{
	int n = e->to - e->from + 1;

	fields_set_num(t->f, "count", n);
	if (e->seat == t->me) { /* nobody else may see these letters */
		struct view drawn = teller_drawn(t, e);

		fields_set(t->f, "tiles", e->hidden);
		fields_set(t->f, "drawn", drawn);
		fields_set_bool(t->f, "blank", view_is(e->hidden, "?"));
		fields_set_bool(t->f, "drew-blank", view_is(drawn, "?"));
	}
	teller_both(t, "exchange", e->seat == t->me);
}

void tell_redeal(struct teller *t, const struct event *e)
{
	(void)e;
	teller_name(t, t->pos.to_move);
	fields_set_bool(t->f, "me", t->pos.to_move == t->me);
	teller_both(t, "redeal", false);
}

/* News of turns whose time is over but which have not been passed. */

/* Tells that a turn's time is over: its player may still move until somebody claims
 * it. */
static void tell_over(struct teller *t, const struct event *e)
{
	say_clock_set(t->f, &t->r->setup.options, t->language);
	teller_until(t, t->pos.deadline);
	fields_set_bool(t->f, "absent", e->absence != ABSENCE_NONE);
	fields_set_bool(t->f, "bounced", e->absence == ABSENCE_BOUNCED);
	fields_set_bool(t->f, "void",
			e->absence == ABSENCE_BOUNCED && t->r->setup.seats == 2);
	teller_both(t, "flag", e->seat == t->me);
}

void tell_flag(struct teller *t, const struct event *e)
{
	bool watches = t->me == TELLER_WATCHES;
	bool at_once = t->r->setup.options.value[OPTION_FLAG] == FLAG_AUTO;

	if (!at_once) {
		tell_over(t, e);
	} else if (e->absence == ABSENCE_BOUNCED && e->seat != t->me && !watches) {
		teller_say(t, "bounced", false);
	}
}

void tell_claim(struct teller *t, const struct event *e)
{
	fields_set(t->f, "whose", t->r->setup.name[t->pos.to_move]);
	fields_set_bool(t->f, "me", t->pos.to_move == t->me);
	teller_say(t, "time-claim", e->seat == t->me);
}
