/* SPDX-License-Identifier: ISC */
/* Orders about words (L27): which list is meant, and whether the writer may ask it. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/answers/words.h"
#include "adjudicator/store/stored.h"
#include "formats/orders/own_words.h"

enum { A_DAY = 50 };

/* The order that the writer may have meant, because a play of another seat is pending
 * in his game; NULL: none. */
static const char *meant(const struct asking *x)
{
	if (x->r == NULL || x->seat < 0 || x->o->kind != ORDER_LOOKUP ||
	    !x->r->pos.pending.any || x->r->pos.pending.seat == x->seat) {
		return NULL;
	}
	return x->r->setup.game->ground == GROUND_BOARD ? "challenge" : "check";
}

static bool say_closed(struct asking *x, const struct words_closed *by)
{
	struct arena *arena = x->h->arena;
	struct view language = word_language(x->from.alphabet);
	struct view tongue = phrase_language(arena, language);
	struct words played = {0};
	const char *order = meant(x);

	for (size_t i = 0; i < by->count; i++) {
		words_add(x, &played,
			  view_of(arena_printf(arena, "%lld", (long long)by->game[i])));
	}
	fields_set(x->n.f, "games", words_joined(x, &played));
	fields_set_num(x->n.f, "count", (long)by->count);
	fields_set(x->n.f, "me", x->h->player.name);
	fields_set(x->n.f, "tongue", tongue.len > 0 ? tongue : language);
	note_say(&x->n, "words-closed");
	if (order != NULL) {
		fields_set(x->n.f, "order",
			   own_words_said(arena, x->n.to.language, view_of(order)));
		note_say(&x->n, "words-meant");
	}
	hearing_verdict(x->h, VERDICT_REFUSED);
	return answer_tell(x->h, &x->n, "notice", "head-words-closed");
}

/* Answers when it is not clear which list is meant, or the named one is not there. */
static bool say_which(struct asking *x)
{
	struct words there = {0};

	for (size_t i = 0; i < x->from.count; i++) {
		if (x->from.all[i].lexicon != NULL) {
			words_add(x, &there, view_of(x->from.all[i].id));
		}
	}
	fields_set(x->n.f, "name", x->wish.list);
	fields_set(x->n.f, "lists", words_joined(x, &there));
	if (there.count > 0) {
		fields_set(x->n.f, "first", there.at[0]);
	}
	note_say(&x->n, "words-which");
	return answer_tell(x->h, &x->n, "notice", "head-words");
}

static bool look(struct asking *x, bool (*work)(struct asking *x))
{
	struct words_closed closed;
	int64_t today;

	if (!word_source_find(x->h, x->r, x->wish.list, &x->from)) {
		return false;
	}
	if (x->from.lexicon == NULL) {
		return say_which(x);
	}
	if (lexicon_is_any(x->from.lexicon)) {
		note_say(&x->n, "words-any");
		return answer_tell(x->h, &x->n, "notice", "head-words");
	}
	if (!words_closed(x->h->d, x->h->arena, x->h->player.id,
			  word_language(x->from.alphabet), &closed, x->h->err)) {
		return false;
	}
	if (closed.count > 0) {
		return say_closed(x, &closed);
	}
	if (!answer_today(x->h, STORED_WORDS, "", A_DAY, &today)) {
		return false;
	}
	if (today >= A_DAY) {
		const struct diag full = {
			.code = DIAG_WORDS_FULL, .at = x->o->text, .n = A_DAY};

		return answer_refusal_in(x->h, x->r, x->seat, x->o, &full);
	}
	return work(x);
}

static bool answer(struct hearing *h, const struct record *r, int seat,
		   const struct order *o, bool (*work)(struct asking *x))
{
	struct asking x = {.h = h,
			   .r = r,
			   .seat = seat,
			   .o = o,
			   .wish = order_lookup_of(o),
			   .n = answer_to(h, r, seat)};
	bool ok = look(&x, work);

	word_source_close(&x.from);
	return ok;
}

bool answer_check(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	return answer(h, r, seat, o, words_check);
}

bool answer_list(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	return answer(h, r, seat, o, words_list);
}

bool answer_hooks(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	return answer(h, r, seat, o, words_hooks);
}
