/* SPDX-License-Identifier: ISC */
/* What players send for a round: it is judged at once, kept, and shown to nobody
 * else. */
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/example.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/play/carry.h"
#include "adjudicator/season/duplicate.h"
#include "formats/say.h"

bool season_duplicate_ask(struct hearing *h, struct record *game,
			  struct season_duplicate_asked *x, bool *mine)
{
	int64_t season;

	*x = (struct season_duplicate_asked){.h = h, .game = game};
	*mine = false;
	if (!duplicate_season(h->d->store, game->match.id, &season, h->err) ||
	    season == 0) {
		return h->err->kind == ERR_NONE;
	}
	if (!season_open(h->d, h->arena, season, &x->r, h->err)) {
		return false;
	}
	for (size_t i = 0; i < x->r.s.entrants; i++) {
		struct season_entrant *e = &x->r.s.entrant[i];

		x->me = e->player == h->player.id && e->state == ENTRANT_IN ? e : x->me;
	}
	x->round = season_duplicate_round(&x->r);
	*mine = x->me != NULL && x->round != NULL;
	return true;
}

/* G4: whether the round that the play is for is closed. */
static bool too_late(const struct season_duplicate_asked *x, const struct order *o)
{
	return x->round->over || x->r.s.state != SEASON_RUNNING || x->game->pos.over ||
	       x->h->arrived >= x->round->due || carry_stale(x->h, x->game, o) ||
	       (o->has_guard && o->guard != x->game->pos.turn);
}

static struct note answer(struct season_duplicate_asked *x)
{
	struct note n = note_to(x->h->d, x->h->arena,
				news_to_player(x->h->player.id, x->game->match.id,
					       x->h->player.language),
				x->h->err);

	n.to.letter = x->h->letter;
	fields_set_num(n.f, "round", x->round->n);
	return n;
}

static bool set_due(struct season_duplicate_asked *x, struct note *n)
{
	return note_zone(n) && (note_set_time(n, "due", x->round->due), true);
}

/* The phrase for until when another play may be sent, or which round is open now;
 * empty: none is. */
static const char *what_now(const struct season_duplicate_asked *x, bool late)
{
	size_t of;

	if (x->round->over || x->r.s.state != SEASON_RUNNING || x->game->pos.over) {
		return "";
	}
	if (x->h->arrived >= x->round->due) {
		return "duplicate-time-over";
	}
	return late ? "duplicate-now"
	       : season_duplicate_sent(&x->r, x->round->n, &of) == of
		       ? ""
		       : "duplicate-until";
}

static bool refuse(struct season_duplicate_asked *x, const struct order *o,
		   const struct diag *diag, const struct table *t)
{
	struct note n = answer_order_refused(x->h, x->game, -1, o, diag, t);
	const char *now = what_now(x, diag->code == DIAG_DUPLICATE_CLOSED);

	if (!set_due(x, &n)) {
		return false;
	}
	fields_set_num(n.f, "round", x->round->n);
	fields_set_bool(n.f, "kept",
			season_duplicate_play(&x->r, x->round->n, x->me->id) != NULL);
	if (now[0] != '\0') {
		note_say(&n, now);
	}
	return answer_refused_tell(&n, o);
}

/* The play that was judged, as letters write it. */
static struct view judged(const struct season_duplicate_asked *x, const struct table *t)
{
	struct play last;

	crossword_last(&t->pos, &last);
	return crossword_short(x->h->arena, &x->game->pos, &last);
}

/* G4: whether this letter arrived before the play that is kept; letters are not
 * always judged in the order of their arrival. */
static bool arrived_before(struct season_duplicate_asked *x,
			   const struct season_play *kept)
{
	struct note n = answer(x);
	size_t of;

	hearing_verdict(x->h, VERDICT_ANSWERED);
	if (kept->play.len > 0) {
		fields_set(n.f, "kept",
			   season_duplicate_shown(x->h->arena, kept->play));
		fields_set_num(n.f, "points", kept->points);
	}
	fields_set_bool(n.f, "all",
			season_duplicate_sent(&x->r, x->round->n, &of) >= of);
	if (!set_due(x, &n)) {
		return false;
	}
	note_say(&n, "duplicate-older");
	return note_tell(&n, "receipt", "head-duplicate-older");
}

static bool keep(struct season_duplicate_asked *x, const struct order *o,
		 const struct table *t)
{
	struct hearing *h = x->h;
	bool passes = o->kind == ORDER_PASS;
	struct season_play p = {.round = x->round->n,
				.entrant = x->me->id,
				.at = h->arrived,
				.play = passes ? view_of("") : t->echo,
				.points = passes ? 0 : t->trace->score};
	const struct season_play *old =
		season_duplicate_play(&x->r, p.round, p.entrant);
	struct note n = answer(x);
	size_t of;
	size_t sent = season_duplicate_sent(&x->r, p.round, &of);

	if (old != NULL && old->at > p.at) {
		return arrived_before(x, old);
	}
	fields_set(n.f, "play", passes ? view_of("") : judged(x, t));
	fields_set_num(n.f, "points", p.points);
	fields_set_bool(n.f, "again", old != NULL);
	fields_set_bool(n.f, "all", sent + (old == NULL) >= of);
	hearing_verdict(h, VERDICT_APPLIED);
	if (!set_due(x, &n) || !duplicate_put(h->d->store, x->r.s.id, &p, h->err)) {
		return false;
	}
	note_say(&n, passes ? "duplicate-passed" : "duplicate-kept");
	return note_tell(&n, "receipt",
			 passes ? "head-duplicate-passed" : "head-duplicate-kept") &&
	       season_open(h->d, h->arena, x->r.s.id, &x->r, h->err);
}

/* The play can be read in several ways: shows each as a line to send. */
static bool ask_which(struct season_duplicate_asked *x, const struct table *t)
{
	struct note n = answer(x);

	note_say(&n, "duplicate-which");
	note_gap(&n);
	for (size_t i = 0; i < t->readings; i++) {
		example_line(&n.text, n.to.language,
			     arena_printf(x->h->arena, "%.*s =%d",
					  VIEW_ARG(t->reading[i].shown),
					  t->reading[i].score));
	}
	hearing_verdict(x->h, VERDICT_ASKED);
	return note_tell(&n, "preview", "head-duplicate-which");
}

static bool tell_try(struct season_duplicate_asked *x, const struct table *t)
{
	struct note n = answer(x);

	fields_set(n.f, "play", judged(x, t));
	fields_set_num(n.f, "points", t->trace->score);
	note_say(&n, "duplicate-tried");
	return answer_tell(x->h, &n, "preview", "head-duplicate-tried");
}

bool season_duplicate_order(struct season_duplicate_asked *x, const struct order *o)
{
	struct table t = table_over(x->h->arena, &x->game->pos, x->h->d->now, false);
	struct order play = *o;
	struct diag diag = {.at = o->text};
	enum outcome outcome;

	if (too_late(x, o)) {
		diag.code = x->game->pos.over ? DIAG_GAME_OVER : DIAG_DUPLICATE_CLOSED;
		return refuse(x, o, &diag, NULL);
	}
	if (o->kind == ORDER_PASS) {
		return keep(x, o, &t);
	}
	if ((o->kind != ORDER_PLAY && o->kind != ORDER_TRY) || o->play.word.len == 0) {
		diag.code = DIAG_DUPLICATE_ONLY;
		return refuse(x, o, &diag, NULL);
	}
	play.kind = ORDER_PLAY;
	outcome = table_judge(&t, DUPLICATE_SEAT, &play);
	if (outcome == OUTCOME_REFUSED) {
		return refuse(x, o, &t.diag, &t);
	}
	return outcome == OUTCOME_ASK ? ask_which(x, &t)
	       : o->kind == ORDER_TRY ? tell_try(x, &t)
				      : keep(x, o, &t);
}

bool season_duplicate_again(struct season_duplicate_asked *x)
{
	const struct season_duplicate_news n = {
		x->h->d,
		x->h->arena,
		&x->r,
		x->game,
		x->round->over ? x->round->n : x->round->n - 1,
		x->h->err};

	hearing_verdict(x->h, VERDICT_ANSWERED);
	return season_duplicate_tell_one(&n, x->me, x->h->letter);
}
