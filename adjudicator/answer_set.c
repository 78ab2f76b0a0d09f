/* SPDX-License-Identifier: ISC */
/* What a player chooses for himself, and what he has chosen. */
#include "adjudicator/choices.h"
#include "adjudicator/hearing.h"
#include "adjudicator/phrase.h"
#include "adjudicator/zones.h"
#include "formats/order_set.h"
#include "formats/text/num.h"

/* Every setting with what it is now, and what else it could be. */
static bool list(struct hearing *h, const struct addressee *to)
{
	struct buf b = buf_in(h->arena);

	phrase(&b, to->language, "settings", NULL);
	buf_str(&b, "\n\n");
	for (size_t i = 0; i < setting_text_count; i++) {
		const struct setting_text *s = &setting_texts[i];
		struct view value;

		if (!choices_value(h->d->store, h->arena,
				   &(struct preference){to->player, to->game, s->name},
				   &value, h->err)) {
			return false;
		}
		buf_printf(&b, "\t| %-8s %.*s\n\t|     %s: %s\n", s->name,
			   VIEW_ARG(value), s->what, s->takes);
	}
	buf_char(&b, '\n');
	phrase(&b, to->language, "settings-how", NULL);
	return answer_tell(h, to, "notice", "head-settings", NULL, &b);
}

static struct view setting_names(struct arena *arena)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < setting_text_count; i++) {
		buf_printf(&b, "%s%s",
			   i == 0                        ? ""
			   : i + 1 == setting_text_count ? " and "
							 : ", ",
			   setting_texts[i].name);
	}
	return buf_view(&b);
}

/* False with a reason when there is no such setting or value. */
static bool settled(struct hearing *h, const struct set_text *set, struct diag *diag)
{
	if (set->setting == NULL) {
		diag_set(diag, DIAG_SETTING_UNKNOWN, set->name);
		diag->what = setting_names(h->arena);
		return false;
	}
	if (!set->good) {
		diag_set(diag, DIAG_SETTING_VALUE,
			 set->value.len > 0 ? set->value : set->name);
		diag->what = view_of(set->setting->name);
		diag->more = view_of(set->setting->takes);
		return false;
	}
	return true;
}

/* A zone by the name that its file has. */
static bool zoned(struct hearing *h, struct set_text *set, struct diag *diag)
{
	struct view near;
	struct view name;

	if (set->setting->values != NULL) {
		return true;
	}
	name = zones_find(h->arena, set->value, &near);
	if (name.len == 0) {
		diag_set(diag, DIAG_ZONE_UNKNOWN, set->value);
		diag->what = near;
		return false;
	}
	set->value = name;
	return true;
}

static struct view lower(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < v.len; i++) {
		buf_char(&b, ascii_lower(v.at[i]));
	}
	return buf_view(&b);
}

static bool keep(struct hearing *h, const struct addressee *to,
		 const struct set_text *set)
{
	struct preference p = {to->player, set->here ? to->game : 0,
			       set->setting->name};
	struct view value =
		set->setting->values != NULL ? lower(h->arena, set->value) : set->value;
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);

	if (!preference_set(h->d->store, &p, value, h->err) ||
	    (!set->here && !preference_alike(h->d->store, &p, h->err))) {
		return false;
	}
	fields_set_str(f, "name", set->setting->name);
	fields_set(f, "value", value);
	fields_set_bool(f, "here", set->here);
	phrase(&b, to->language, "setting-kept", f);
	return answer_tell(h, to,
			   view_is(view_of(p.name), "board") ? "report" : "notice",
			   "head-settings", NULL, &b);
}

bool answer_set(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	struct addressee to = hearing_writer(h, r, seat);
	struct diag diag = {0};
	struct set_text set;

	order_set_split(o->args, &set);
	if (o->args.len == 0) {
		return list(h, &to);
	}
	if (settled(h, &set, &diag) && zoned(h, &set, &diag)) {
		if (!set.here || r != NULL) {
			return keep(h, &to, &set);
		}
		diag.code = DIAG_WHICH_GAME;
		diag.n = 1;
	}
	return r != NULL ? carry_refusal(h, r, seat, o, &diag, NULL)
			 : answer_refusal(h, o, &diag);
}

/* One who watches the game chooses for it, too. */
static bool answer_set_watching(struct hearing *h, const struct record *r, int64_t game,
				const struct order *o)
{
	bool watches;

	if (!answer_watches(h, game, &watches)) {
		return false;
	}
	return watches ? answer_set(h, r, -1, o) : answer_no_seat(h, game, o);
}

bool answer_set_in(struct hearing *h, int64_t game, const struct order *o)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	int seat;

	if (game == 0) {
		return answer_set(h, NULL, -1, o);
	}
	if (!record_load(h->d, h->arena, game, r, h->err)) {
		return false;
	}
	seat = r->match.id == 0 ? -1 : record_seat(r, h->player.id);
	if (seat >= 0 && h->token.game == game) {
		seat = h->token.seat;
	}
	if (seat < 0) {
		return answer_set_watching(h, r, game, o);
	}
	h->game = game;
	return answer_set(h, r, seat, o);
}
