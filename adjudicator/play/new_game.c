/* SPDX-License-Identifier: ISC */
/* Games that players ask for by letter: new (S13) and rematch (S14). */
#include "adjudicator/play/new_game.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/say_handicap.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/play/lobby.h"
#include "adjudicator/play/new_game_asking.h"
#include "adjudicator/play/quota.h"
#include "adjudicator/play/robots.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/store/stored.h"
#include "formats/orders/order_args.h"
#include "formats/phrase.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"

/* Returns true when the tile set is not the game's own; the asker was told, and *ok
 * is whether that succeeded. */
static bool foreign_tiles(struct asking_for *a, bool *ok)
{
	struct hearing *h = a->h;
	const struct view language = hearing_writer(h, NULL, -1).language;

	*ok = true;
	if (setup_own_tiles(&a->n.setup)) {
		return false;
	}
	*ok = asking_refuse(a, new_game_tiles(h->arena, language, &a->n.setup),
			    (struct view){0});
	return true;
}

/* ------------------------------------------------------------------------ the game */

static bool right_count(struct asking_for *a, const struct new_game_wish *w, bool *ok)
{
	const struct game *g = a->n.setup.game;
	int count = w->count + 1;
	struct fields *f = fields_in(a->h->arena);

	*ok = !w->crowd && count >= g->min_seats && count <= g->max_seats;
	fields_set_str(f, "title", g->title);
	fields_set_num(f, "least", g->min_seats);
	fields_set_num(f, "most", g->max_seats);
	fields_set_bool(f, "range", g->min_seats != g->max_seats);
	return *ok || asking_refuse(a,
				    phrase_str(a->h->arena,
					       hearing_writer(a->h, NULL, -1).language,
					       "cannot-seats", f),
				    (struct view){0});
}

/* Makes the secret from the letter: judging the letter again gives the same game,
 * and nobody can foresee it. */
static void take_secret(struct asking_for *a, const struct hearing *h, int64_t count)
{
	seating_secret(h->d->config,
		       arena_printf(h->arena, "letter %lld %lld %lld %.*s",
				    (long long)h->player.id, (long long)h->arrived,
				    (long long)count, VIEW_ARG(a->o->text)),
		       a->n.secret);
	a->n.said = (struct said){h->luck, h->message_id};
}

static bool tell_asker(struct asking_for *a, const struct record *r)
{
	struct hearing *h = a->h;
	int seat = record_seat(r, h->player.id);
	struct note n = answer_to(h, r, seat);

	if (!view_is(r->match.state, "invited") || !a->n.sure) {
		return true;
	}
	note_set_game(&n, r, seat);
	note_say(&n, "invited-you");
	handicap_ask(&n, r, true);
	news_seed_own(&n, r);
	return note_tell(&n, "receipt", "head-invited-you");
}

static bool begin(struct asking_for *a)
{
	struct hearing *h = a->h;
	struct record *r = arena_take(h->arena, sizeof *r);
	const char *left = new_game_left(&a->n);
	int64_t count;

	left = left != NULL ? left : robots_cannot(&a->n);
	if (left == NULL && !quota_left(h, &left)) {
		return false;
	}
	if (left != NULL) {
		return asking_refuse(a, left, (struct view){0});
	}
	if (!answer_today(h, STORED_ASKED, "", h->d->config->games_per_day, &count)) {
		return false;
	}
	if (count >= h->d->config->games_per_day) {
		return asking_refuse(
			a,
			PART("you have asked for as many games today as one "
			     "player may; please try again tomorrow"),
			(struct view){0});
	}
	take_secret(a, h, count);
	a->n.inviter = h->player.id;
	if (!begin_game(h->d, h->arena, &a->n, r, h->err)) {
		return false;
	}
	h->game = r->match.id;
	hearing_verdict(h, a->n.sure ? VERDICT_APPLIED : VERDICT_HELD);
	return tell_asker(a, r);
}

/* Chooses the club's newest word list for the language, if none was named. */
static bool settle_words(struct asking_for *a, struct new_game_wish *w)
{
	if (w->text.language.len == 0) {
		w->text.language = view_of("en");
	}
	return w->text.lexicon.len > 0 ||
	       lexica_newest(a->h->d->lexica, a->h->arena, w->text.language,
			     &w->text.lexicon, a->h->err);
}

static bool no_setup(struct asking_for *a, const struct new_game_wish *w,
		     enum setup_part fault, const struct err *why)
{
	struct hearing *h = a->h;

	if (why->kind != ERR_DATA && fault != PART_LEXICON) {
		return err_set(h->err, why->kind, "%s", why->text);
	}
	return asking_refuse(
		a,
		new_game_why(h->arena, hearing_writer(h, NULL, -1).language, &w->text,
			     &a->n.setup, fault, why),
		fault == PART_LEXICON ? w->text.lexicon : (struct view){0});
}

/* Applies the handicap that was asked for. */
static bool even_out(struct asking_for *a, const struct new_game_wish *w, bool *ok)
{
	const char *why;
	struct view at;

	*ok = !w->handicap.asked;
	if (*ok) {
		return true;
	}
	if (!handicap_settle(a->h, &w->handicap, &a->n, &why, &at)) {
		return false;
	}
	*ok = why == NULL;
	return *ok || asking_refuse(a, why, at);
}

static bool keep_offer(struct asking_for *a, const struct new_game_wish *w)
{
	if (w->handicap.asked || handicap_any(&a->n.setup)) {
		return asking_refuse(
			a,
			PART("a handicap is agreed with somebody whom you name, "
			     "so an offer to anybody has none"),
			(struct view){0});
	}
	return lobby_keep(a->h, w, &a->n.setup);
}

static bool ask_for(struct hearing *h, const struct order *o, bool sure)
{
	struct asking_for a = {.h = h, .o = o, .n = {.sure = sure}};
	const struct view language = hearing_writer(h, NULL, -1).language;
	struct new_game_wish w = new_game_wish_read(h->arena, language, o->args);
	enum setup_part fault;
	struct err why = {0};
	struct diag wrong = {0};
	bool ok;

	if (!settle_words(&a, &w)) {
		return false;
	}
	if (!setup_make(h->arena, h->d->lexica, &w.text, &a.n.setup, &fault, &why)) {
		return no_setup(&a, &w, fault, &why);
	}
	if (foreign_tiles(&a, &ok)) {
		return ok;
	}
	if (!right_count(&a, &w, &ok) || !ok) {
		return h->err->kind == ERR_NONE;
	}
	a.n.setup.seats = w.count + 1;
	if (!begin_possible(h->arena, &a.n.setup, &wrong)) {
		return asking_refuse(&a, new_game_never(h->arena, language, &wrong),
				     (struct view){0});
	}
	if (order_for_anybody(o) && w.count == 1) {
		return keep_offer(&a, &w);
	}
	if (!asking_players(&a, &w, &ok) || !ok || !even_out(&a, &w, &ok) || !ok) {
		return h->err->kind == ERR_NONE;
	}
	return begin(&a);
}

bool new_game(struct hearing *h, const struct order *o)
{
	return ask_for(h, o, true);
}

bool new_game_unproved(struct hearing *h, const struct order *o)
{
	return ask_for(h, o, false);
}

/* ------------------------------------------------------------------------ the lobby */

static bool nothing_offered(struct asking_for *a, struct view who)
{
	return asking_refuse(
		a,
		PART("nobody of that name offers a game now; a line \"lobby\" "
		     "shows the games that are offered"),
		who);
}

/* An offer is a yes, so the game begins at once. */
static bool take(struct hearing *h, const struct order *o, struct view who)
{
	struct asking_for a = {
		.h = h, .o = o, .n = {.sure = true, .agreed = true}
        };
	struct new_game_wish w;
	struct open_game offer = {0};
	struct player by;
	enum setup_part fault;
	int64_t before = h->game;
	struct err why = {0};

	if (!player_find(h->d->store, h->arena, who, &by, h->err) ||
	    !lobby_offer(h->d, h->arena, by.id, &offer, h->err)) {
		return false;
	}
	if (by.id == 0 || offer.player == 0) {
		return nothing_offered(&a, who);
	}
	if (by.id == h->player.id) {
		return asking_refuse(
			&a, PART("this is your own offer, for others to take"), who);
	}
	w = new_game_wish_read(h->arena, by.language, offer.line);
	if (!setup_make(h->arena, h->d->lexica, &w.text, &a.n.setup, &fault, &why)) {
		return no_setup(&a, &w, fault, &why);
	}
	a.n.setup.seats = 2;
	a.n.player[a.n.players++] = h->player;
	a.n.player[a.n.players++] = by;
	/* When the game was refused, the offer stays for others. */
	return begin(&a) && (h->game == before || lobby_drop(h->d, by.id, h->err));
}

bool lobby_order(struct hearing *h, const struct order *o)
{
	struct view rest = o->args;

	return view_is_nocase(view_word(&rest), "take") ? take(h, o, view_trim(rest))
							: lobby_close(h);
}

/* The same players, words and options; another player begins. */
bool new_rematch(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct asking_for a = {
		.h = h, .o = o, .n = {.setup = r->setup, .sure = true}
        };
	int seats = r->setup.seats;
	bool ok;

	if (!r->pos.over) {
		struct diag diag = {.code = DIAG_NOT_OVER};

		return answer_order_refusal(h, r, seat, o, &diag, NULL);
	}
	if (foreign_tiles(&a, &ok)) {
		return ok;
	}
	setup_forget_start(&a.n.setup);
	handicap_follow(&a.n.setup.options, seats);
	for (int i = 0; i < seats; i++) {
		int from = (i + 1) % seats;

		if (!player_by_id(h->d->store, h->arena, r->match.seat[from].player,
				  &a.n.player[i], h->err)) {
			return false;
		}
		a.n.players++;
	}
	return begin(&a);
}
