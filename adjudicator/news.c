/* SPDX-License-Identifier: ISC */
#include "adjudicator/news.h"

#include "adjudicator/games/tiles_text.h"
#include "adjudicator/phrase.h"
#include "formats/text/stamp.h"
#include <string.h>

/* Telling one reader of a run of events. */
struct teller {
	struct arena *arena;
	const struct record *r;
	int me; /* the reader's seat */
	struct view language;
	struct position pos; /* before the event at hand */
	struct fields *f;    /* of the event at hand */
	struct buf text, headline;
	int64_t now;
};

struct addressee news_to(const struct record *r, int seat, int64_t letter)
{
	struct view language = r->match.seat[seat].language;

	return (struct addressee){.player = r->match.seat[seat].player,
				  .game = r->match.id,
				  .seat = seat,
				  .letter = letter,
				  .language =
					  language.len > 0 ? language : view_of("en")};
}

bool news_tell(struct desk *d, const struct addressee *to, const struct told *told,
	       struct err *err)
{
	struct notice n = {.player = to->player,
			   .game = to->game,
			   .seat = to->seat,
			   .letter = to->letter,
			   .question = told->question,
			   .at = d->now,
			   .kind = view_of(told->kind),
			   .headline = told->headline,
			   .text = told->text};

	return notice_add(d->store, &n, err);
}

struct view news_play(struct arena *arena, const struct event *e)
{
	struct buf b = buf_in(arena);

	place_write_short(&b, &e->place);
	buf_char(&b, ' ');
	buf_add(&b, e->word);
	return buf_view(&b);
}

/* "322 to 305", the reader's or the winner's first. */
static struct view scores(const struct teller *t, int first)
{
	struct buf b = buf_in(t->arena);

	buf_printf(&b, "%d", t->pos.score[first]);
	for (int i = 0; i < t->r->setup.seats; i++) {
		if (i != first) {
			buf_printf(&b, " to %d", t->pos.score[i]);
		}
	}
	return buf_view(&b);
}

/* A sentence, in the form for the one it speaks of or for the others. */
static void say(struct teller *t, const char *name, bool of_me)
{
	if (t->text.len > 0 && t->text.at[t->text.len - 1] != '\n') {
		buf_char(&t->text, ' ');
	}
	phrase(&t->text, t->language,
	       of_me ? arena_printf(t->arena, "%s-you", name) : name, t->f);
}

static void head(struct teller *t, const char *name, bool of_me)
{
	t->headline = buf_in(t->arena);
	phrase(&t->headline, t->language,
	       arena_printf(t->arena, "head-%s%s", name, of_me ? "-you" : ""), t->f);
}

static void both(struct teller *t, const char *name, bool of_me)
{
	say(t, name, of_me);
	head(t, name, of_me);
}

/* ----------------------------------------------------------------- events */

static void tell_play(struct teller *t, const struct event *e)
{
	struct buf words = buf_in(t->arena);

	fields_set(t->f, "play", news_play(t->arena, e));
	fields_set_num(t->f, "score", e->score);
	fields_set_bool(t->f, "bonus", e->bonus > 0);
	if (e->bonus > 0) {
		fields_set_num(t->f, "bonus", e->bonus);
	}
	both(t, "play", e->seat == t->me);
	for (size_t i = 0; i < e->word_count; i++) {
		buf_str(&words, i == 0 ? "" : i + 1 == e->word_count ? " and " : ", ");
		buf_add(&words, e->words[i].word);
		buf_printf(&words, " (%d)", e->words[i].score);
	}
	fields_set(t->f, "words", buf_view(&words));
	if (e->word_count > 1) {
		say(t, "play-words", false);
	}
}

/* The tiles an event brings to its seat. */
static struct view drawn(struct teller *t, const struct event *e)
{
	struct position after = t->pos;
	struct buf b = buf_in(t->arena);
	int n = e->to - e->from + 1;

	if (t->r->setup.game->apply(&after, e)) {
		tiles_write(t->r->setup.alphabet, &b,
			    after.rack[e->seat] + after.rack_n[e->seat] - n, (size_t)n);
	}
	return buf_view(&b);
}

static void tell_draw(struct teller *t, const struct event *e)
{
	if (e->seat == t->me) {
		fields_set(t->f, "tiles", drawn(t, e));
		say(t, "draw", true);
	}
}

static void tell_exchange(struct teller *t, const struct event *e)
{
	int n = e->to - e->from + 1;

	fields_set_num(t->f, "count", n);
	fields_set_bool(t->f, "one", n == 1);
	if (e->seat == t->me) { /* nobody else may know these letters */
		fields_set(t->f, "tiles", e->hidden);
		fields_set(t->f, "drawn", drawn(t, e));
	}
	both(t, "exchange", e->seat == t->me);
}

static void tell_offer(struct teller *t, const struct event *e)
{
	struct buf until = buf_in(t->arena);

	stamp_say(&until, e->time, t->now);
	fields_set(t->f, "until", buf_view(&until));
	both(t, "offer", e->seat == t->me);
}

static void tell_out(struct teller *t, const struct event *e)
{
	int seat = 0;

	while (seat + 1 < t->r->setup.seats && t->pos.rack_n[seat] > 0) {
		seat++;
	}
	fields_set(t->f, "name", t->r->setup.name[seat]);
	say(t, "end-out", seat == t->me);
	if (e->adjust[seat] != 0) {
		fields_set_num(t->f, "points", e->adjust[seat]);
		say(t, "end-out-gain", seat == t->me);
	}
}

static void tell_end(struct teller *t, const struct event *e)
{
	static const char *const how[END_REASONS_] = {[END_PASSES] = "end-passes",
						      [END_SCORELESS] = "end-scoreless",
						      [END_RESIGN] = "end-resign",
						      [END_DRAW] = "end-draw",
						      [END_VOID] = "end-void"};
	int winner = 0;

	if (e->reason == END_OUT) {
		tell_out(t, e);
	} else {
		say(t, how[e->reason], false);
	}
	t->r->setup.game->apply(&t->pos, e);
	while (winner + 1 < t->r->setup.seats && (e->winners >> winner & 1U) == 0) {
		winner++;
	}
	fields_set(t->f, "name", t->r->setup.name[winner]);
	fields_set(t->f, "scores", scores(t, winner));
	if (e->reason == END_VOID) {
		head(t, "end-void", false);
	} else if (e->reason == END_DRAW) { /* the scores may differ */
		both(t, "end-drawn", false);
	} else if ((e->winners & (e->winners - 1)) != 0) {
		both(t, "end-tied", false);
	} else {
		both(t, "end-won", winner == t->me);
	}
}

/* Events that need nothing but a name. */
static const char *plain_phrase(const struct event *e)
{
	switch (e->kind) {
	case EVENT_PASS:
		return e->late ? "late" : "pass";
	case EVENT_RESIGN:
		return "resign";
	case EVENT_AGREE:
		return "agree";
	case EVENT_REFUSE:
		return e->late ? NULL : "refuse";
	default:
		return NULL;
	}
}

static void tell_event(struct teller *t, const struct event *e)
{
	const char *plain = plain_phrase(e);

	t->f = fields_in(t->arena);
	if (e->seat >= 0) {
		fields_set(t->f, "name", t->r->setup.name[e->seat]);
	}
	if (plain != NULL) {
		both(t, plain, e->seat == t->me);
	} else if (e->kind == EVENT_PLAY) {
		tell_play(t, e);
	} else if (e->kind == EVENT_DRAW) {
		tell_draw(t, e);
	} else if (e->kind == EVENT_EXCHANGE) {
		tell_exchange(t, e);
	} else if (e->kind == EVENT_OFFER) {
		tell_offer(t, e);
	} else if (e->kind == EVENT_REFUSE) {
		both(t, "refuse-late", false);
	} else if (e->kind == EVENT_END) {
		buf_str(&t->text, t->text.len > 0 ? "\n\n" : "");
		tell_end(t, e);
		return; /* applied already */
	}
	t->r->setup.game->apply(&t->pos, e);
}

static const char *kind_for(const struct table *t, int seat)
{
	if (t->pos.over) {
		return "end";
	}
	if (seat == t->mover) {
		return "receipt";
	}
	return t->events > 0 && t->event[0].kind == EVENT_OFFER ? "pending" : "turn";
}

bool news_events(struct desk *d, struct arena *arena, const struct record *r,
		 const struct position *before, const struct table *t, struct err *err)
{
	for (int seat = 0; seat < r->setup.seats; seat++) {
		struct addressee to =
			news_to(r, seat, seat == t->mover ? t->letter : 0);
		struct teller teller = {.arena = arena,
					.r = r,
					.me = seat,
					.language = to.language,
					.pos = *before,
					.text = buf_in(arena),
					.headline = buf_in(arena),
					.now = d->now};

		for (size_t i = 0; i < t->events; i++) {
			tell_event(&teller, &t->event[i]);
		}
		if (!news_tell(d, &to,
			       &(struct told){kind_for(t, seat),
					      buf_view(&teller.headline),
					      buf_view(&teller.text), 0},
			       err)) {
			return false;
		}
	}
	return true;
}

/* ------------------------------------------------------------------ start */

struct view news_others(struct arena *arena, const struct record *r, int me)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < r->setup.seats; i++) {
		if (i != me) {
			buf_str(&b, b.len > 0 ? " and " : "");
			buf_add(&b, r->setup.name[i]);
		}
	}
	return buf_view(&b);
}

static struct fields *start_fields(struct arena *arena, const struct record *r,
				   int seat)
{
	struct fields *f = fields_in(arena);
	const char *lexicon = lexicon_info(r->setup.lexicon)->id;
	int64_t deadline = r->setup.options.value[OPTION_DEADLINE];
	struct buf span = buf_in(arena);

	fields_set_str(f, "title", r->setup.game->title);
	fields_set(f, "others", news_others(arena, r, seat));
	fields_set_str(f, "lexicon", lexicon);
	fields_set(f, "first", r->setup.name[0]);
	if (deadline != 0) {
		stamp_span_say(&span, deadline);
		fields_set(f, "deadline", buf_view(&span));
	}
	return f;
}

bool news_start(struct desk *d, struct arena *arena, const struct record *r,
		struct err *err)
{
	bool any = lexicon_info(r->setup.lexicon)->words == 0;
	bool clock = r->setup.options.value[OPTION_DEADLINE] != 0;

	for (int seat = 0; seat < r->setup.seats; seat++) {
		struct addressee to = news_to(r, seat, 0);
		struct fields *f = start_fields(arena, r, seat);
		struct buf text = buf_in(arena);
		struct buf headline = buf_in(arena);

		phrase(&text, to.language, seat == 0 ? "start-you" : "start", f);
		buf_str(&text, "\n\n");
		phrase(&text, to.language, any ? "start-words-any" : "start-words", f);
		buf_char(&text, ' ');
		phrase(&text, to.language, clock ? "start-clock" : "start-no-clock", f);
		buf_str(&text, "\n\n");
		phrase(&text, to.language, "start-how", f);
		phrase(&headline, to.language, "head-start", f);
		if (!news_tell(d, &to,
			       &(struct told){"start", buf_view(&headline),
					      buf_view(&text), 0},
			       err)) {
			return false;
		}
	}
	return true;
}
