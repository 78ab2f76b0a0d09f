/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/lobby.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/store/preference.h"
#include "formats/phrase.h"
#include "formats/text/stamp.h"

enum { DAY = 86400 };
/* Name of the choice; its value is "2026-11-20T12:00:00Z wordbox lang es". */
static const char offered[] = "offer";

/* Empty when the offer has lapsed or cannot be read. */
static struct open_game read_offer(int64_t player, struct view value, int64_t now)
{
	struct open_game o = {.player = player};
	struct view since = view_word(&value);

	o.line = view_trim(value);
	if (!stamp_read(since, &o.since) || o.line.len == 0 ||
	    now - o.since >= (int64_t)LOBBY_DAYS * DAY) {
		return (struct open_game){0};
	}
	return o;
}

bool lobby_offer(struct context *d, struct arena *arena, int64_t player,
		 struct open_game *out, struct err *err)
{
	struct view value;

	if (!preference_get(d->store, arena, &(struct preference){player, 0, offered},
			    &value, err)) {
		return false;
	}
	*out = read_offer(player, value, d->now);
	return true;
}

bool lobby_drop(struct context *d, int64_t player, struct err *err)
{
	return preference_set(d->store, &(struct preference){player, 0, offered},
			      (struct view){0}, err);
}

/* ------------------------------------------------------------------ what is offered */

static void add_part(struct buf *b, const char *name, struct view value)
{
	if (value.len > 0) {
		buf_printf(b, " %s%.*s", name, VIEW_ARG(value));
	}
}

/* Says which game it is. */
static void say_game(struct note *n, const struct setup *s)
{
	struct fields *f = n->f;
	const struct lexicon_info *words = lexicon_info(s->lexicon);
	struct view tongue = phrase_language(n->arena, s->language);

	fields_set_str(f, "title", s->game->title);
	fields_set_str(f, "lexicon", words->id);
	fields_set_bool(f, "any", lexicon_is_any(s->lexicon));
	fields_set(f, "tongue", tongue.len > 0 ? tongue : s->language);
}

bool lobby_keep(struct hearing *h, const struct new_game_wish *w,
		const struct setup *setup)
{
	struct note n = answer_to(h, NULL, -1);
	struct buf value = buf_in(h->arena);

	stamp_write(&value, h->d->now);
	add_part(&value, "", w->text.game);
	add_part(&value, "lang ", w->text.language);
	add_part(&value, "lexicon ", w->text.lexicon);
	add_part(&value, "", w->text.options);
	say_game(&n, setup);
	fields_set_num(n.f, "days", LOBBY_DAYS);
	fields_set(n.f, "me", h->player.name);
	note_say(&n, "lobby-kept");
	hearing_verdict(h, VERDICT_APPLIED);
	return preference_set(h->d->store,
			      &(struct preference){h->player.id, 0, offered},
			      buf_view(&value), h->err) &&
	       answer_tell(h, &n, "receipt", "head-lobby-kept");
}

/* -------------------------------------------------------------------------- orders */

/* Writes a paragraph about an offer; *told: whether it did. A game that can no
 * longer be set up, because its word list is gone, is left out. */
static bool say_offer(struct note *n, const struct open_game *o, bool own, bool *told)
{
	struct new_game_wish w = new_game_wish_read(n->arena, n->to.language, o->line);
	struct player by;
	struct setup setup;
	enum setup_part fault;
	struct err why = {0};

	*told = setup_make(n->arena, n->d->lexica, &w.text, &setup, &fault, &why);
	if (!*told) {
		return why.kind == ERR_DATA || fault == PART_LEXICON ||
		       err_set(n->err, why.kind, "%s", why.text);
	}
	if (!player_by_id(n->d->store, n->arena, o->player, &by, n->err)) {
		return false;
	}
	setup.seats = 2;
	n->f = fields_in(n->arena);
	fields_set(n->f, "name", by.name);
	fields_set_bool(n->f, "own", own);
	say_game(n, &setup);
	note_gap(n);
	note_say(n, "lobby-offer");
	clock_say(n, &setup);
	return true;
}

bool lobby_list(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct preference_held *all;
	size_t count;
	size_t shown = 0;

	(void)o;
	if (!preference_offers(h->d->store, h->arena, &all, &count, h->err)) {
		return false;
	}
	note_say(&n, "lobby");
	for (size_t i = 0; i < count; i++) {
		struct open_game one =
			read_offer(all[i].player, all[i].value, h->d->now);
		bool told = false;

		if (one.player != 0 &&
		    !say_offer(&n, &one, one.player == h->player.id, &told)) {
			return false;
		}
		shown += told;
	}
	if (shown == 0) {
		n.text = buf_in(h->arena);
		note_say(&n, "lobby-empty");
	}
	note_gap(&n);
	note_say(&n, "lobby-how");
	return answer_tell(h, &n, "notice", "head-lobby");
}

bool lobby_count(struct context *d, struct arena *arena, int64_t player, size_t *count,
		 struct err *err)
{
	struct preference_held *all;
	size_t held;

	*count = 0;
	if (!preference_offers(d->store, arena, &all, &held, err)) {
		return false;
	}
	for (size_t i = 0; i < held; i++) {
		*count += all[i].player != player &&
			  read_offer(all[i].player, all[i].value, d->now).player != 0;
	}
	return true;
}

bool lobby_close(struct hearing *h)
{
	struct note n = answer_to(h, NULL, -1);
	struct open_game own;

	if (!lobby_offer(h->d, h->arena, h->player.id, &own, h->err) ||
	    !lobby_drop(h->d, h->player.id, h->err)) {
		return false;
	}
	hearing_verdict(h, own.player != 0 ? VERDICT_APPLIED : VERDICT_ANSWERED);
	note_say(&n, own.player != 0 ? "lobby-closed" : "lobby-nothing");
	return answer_tell(h, &n, "receipt", "head-lobby-closed");
}
