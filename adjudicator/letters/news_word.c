/* SPDX-License-Identifier: ISC */
/*
 * News of words along a path: made, waiting, answered, and what they did to the
 * pile; also of what a player may do before his word: sort letters, take a cube off.
 * A path stands in brackets, so that no line of it is an order when a reply quotes
 * it.
 */
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/teller.h"
#include <string.h>

enum { CHANGE_WIDTH = 60 };

/* A line that holds only names of cells is an order, so a long path gets other signs
 * in between. */
struct view news_path(struct arena *arena, struct view path)
{
	enum { TOGETHER = 8 };
	struct buf b = buf_in(arena);

	for (int n = 1; path.len > 0; n++) {
		buf_add(&b, view_cut(&path, '-'));
		buf_str(&b, path.len == 0 ? "" : n % TOGETHER == 0 ? "; " : " ");
	}
	return buf_view(&b);
}

/* Sets the fields that all news of a word need. */
static void set_word(struct teller *t, struct view word, int score)
{
	fields_set(t->f, "word", word);
	fields_set_num(t->f, "score", score);
	fields_set_str(t->f, "lexicon", lexicon_info(t->r->setup.lexicon)->id);
	fields_set_bool(t->f, "any", lexicon_is_any(t->r->setup.lexicon));
	fields_set_bool(t->f, "alone", t->r->setup.seats == 1);
	fields_set_bool(t->f, "pile", t->r->setup.game->ground == GROUND_PILE);
}

/* Sets the fields about the word that waits: whose it is, its letters and its
 * score. */
static void set_waiting(struct teller *t)
{
	teller_name(t, t->pos.pending.seat);
	set_word(t, news_last(t->arena, &t->pos), t->pos.pending.score);
}

/* Adds what the event does to the pile, in lines of its own. */
static void tell_change(struct teller *t, const struct event *e)
{
	struct game_view *v = arena_take(t->arena, sizeof *v);
	struct position *after = arena_take(t->arena, sizeof *after);
	struct buf lines = buf_in(t->arena);
	struct pile_change c;

	*after = t->pos;
	if (t->r->setup.game->ground != GROUND_PILE || !position_apply(after, e)) {
		return;
	}
	view_make(t->arena, after, teller_viewer(t), NULL, v);
	c = view_pile_change(t->arena, &t->pos, after, &v->pile);
	if (e->kind == EVENT_REMOVE) { /* the sentence before has named it */
		c.gone_count = 0;
	}
	v->pile.language = t->language;
	pile_write_change(&lines, &v->pile, &c, CHANGE_WIDTH);
	if (lines.len > 0) {
		buf_str(&t->text, "\n\n");
		hearing_indent(&t->text, buf_view(&lines));
		buf_char(&t->text, '\n');
	}
}

/* Whether the reader may answer the word once all of these events have happened. */
static bool waits_for_me(const struct teller *t)
{
	const struct pending *p = &t->t->pos.pending;

	return p->any && (turns_playing(&t->t->pos) & ~p->accepted) >> t->me & 1U;
}

void tell_word(struct teller *t, const struct event *e)
{
	bool mine = e->seat == t->me;
	bool settled = !e->pending || !t->t->pos.pending.any;

	set_word(t, e->word, e->score);
	fields_set(t->f, "path", news_path(t->arena, e->path));
	fields_set_bool(t->f, "you", waits_for_me(t));
	if (e->bonus > 0) {
		fields_set_num(t->f, "bonus", e->bonus);
	}
	if (e->unknown) {
		teller_both(t, "word-bad", mine);
	} else {
		teller_say(t, "word", mine);
		teller_head(t, settled ? "word" : "word-waits", mine);
	}
	tell_change(t, e);
}

/* Tells only the player who accepts; the others hear of it when the word is
 * settled. */
void tell_word_accept(struct teller *t, const struct event *e)
{
	bool always = t->pos.always[e->seat] == ALWAYS_ACCEPT;

	if (e->seat != t->me) {
		return;
	}
	set_waiting(t);
	fields_set_bool(t->f, "always", always);
	teller_say(t, "word-accept", true);
	if (!always) { /* else the word itself is the headline */
		teller_head(t, "word-accept", true);
	}
}

/* Has a form for each of three readers: who checked, whose word it is, and the rest.
 * Where nobody asked, the word was looked up when its time was over. */
void tell_word_question(struct teller *t, const struct event *e)
{
	const char *name = e->upheld ? "word-upheld" : "word-good";
	bool mine = t->pos.pending.seat == t->me;

	set_waiting(t);
	if (e->seat < 0) {
		fields_set_bool(t->f, "window", teller_had(t, EVENT_WINDOW));
		name = arena_printf(t->arena, "%s-late", name);
		teller_both(t, name, mine);
		return;
	}
	fields_set(t->f, "asker", t->r->setup.name[e->seat]);
	if (mine) {
		name = arena_printf(t->arena, "%s-mine", name);
	}
	teller_both(t, name, e->seat == t->me);
}

/* If the word was questioned, the sentence before has said that it stands. */
void tell_word_stand(struct teller *t, const struct event *e)
{
	set_waiting(t);
	fields_set_bool(t->f, "two", t->r->setup.seats == 2);
	fields_set(t->f, "other", t->r->setup.name[e->seat == 0 ? 1 : 0]);
	if (teller_had(t, EVENT_QUESTION)) {
		return;
	}
	if (teller_did(t, EVENT_ACCEPT)) {
		teller_say(t, "word-stand-now", false);
	} else if (teller_had(t, EVENT_RESIGN)) { /* resigning stays the headline */
		teller_say(t, "word-stand", e->seat == t->me);
	} else {
		teller_both(t, "word-stand", e->seat == t->me);
	}
}

void tell_always(struct teller *t, const struct event *e)
{
	if (e->seat == t->me) {
		fields_set_bool(t->f, "accept", e->answer == ALWAYS_ACCEPT);
		fields_set_bool(t->f, "check", e->answer == ALWAYS_CHECK);
		teller_both(t, "always", true);
	}
}

void tell_sort(struct teller *t, const struct event *e)
{
	int left = WORDCAP_SORTS - t->pos.sorts[e->seat] - 1;

	fields_set_num(t->f, "left", left);
	fields_set_bool(t->f, "none", left == 0);
	fields_set_bool(t->f, "once", left == 1);
	teller_both(t, "sort", e->seat == t->me);
}

void tell_remove(struct teller *t, const struct event *e)
{
	fields_set_str(t->f, "cube", arena_printf(t->arena, "%02d", e->cube));
	teller_both(t, "remove", e->seat == t->me);
	tell_change(t, e);
}
