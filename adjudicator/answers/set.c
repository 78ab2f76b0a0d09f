/* SPDX-License-Identifier: ISC */
/* The answer to "set": the player's own settings (L14), listed or changed. */
#include "adjudicator/answers/set.h"
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/example.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/system/timezones.h"
#include "formats/orders/order_args.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"
#include "formats/wrap.h"
#include <string.h>

/* The languages in which letters are written. */
struct languages {
	struct view *code;
	size_t count;
};

/* `text`, which belongs to the setting `s`, in that language. */
static struct view said(struct arena *arena, struct view language,
			const struct setting_text *s, const char *text)
{
	return view_of(tongue_text(arena, language,
				   arena_printf(arena, "set %s", s->name), text));
}

static bool is_language(const struct setting_text *s)
{
	return strcmp(s->name, "lang") == 0;
}

static struct view takes(struct arena *arena, struct view language,
			 const struct languages *l, const struct setting_text *s)
{
	return is_language(s) ? say_list(arena, language, LIST_OR, l->code, l->count)
			      : said(arena, language, s, s->takes);
}

/* Lists each setting, its value, and the values that it takes. */
static bool list(struct hearing *h, struct note *n, const struct languages *l)
{
	const struct addressee *to = &n->to;

	note_say(n, "settings");
	note_gap(n);
	for (size_t i = 0; i < setting_text_count; i++) {
		const struct setting_text *s = &setting_texts[i];
		struct view value = to->language;

		if (!is_language(s) &&
		    !choices_value(h->d->store, h->arena,
				   &(struct preference){to->player, to->game, s->name},
				   &value, h->err)) {
			return false;
		}
		buf_printf(&n->text, "\t| %-8s %.*s\n", s->name, VIEW_ARG(value));
		wrap_quoted(&n->text,
			    view_of(arena_printf(
				    h->arena, "%.*s: %.*s",
				    VIEW_ARG(said(h->arena, to->language, s, s->what)),
				    VIEW_ARG(takes(h->arena, to->language, l, s)))),
			    "\t|     ", NOTE_ROOM);
	}
	buf_char(&n->text, '\n');
	note_say(n, "settings-address");
	note_say(n, "settings-how");
	note_gap(n);
	example_line(&n->text, to->language, "set board compact");
	return answer_tell(h, n, "notice", "head-settings-list");
}

static struct view setting_names(struct arena *arena, struct view language)
{
	struct view *name = arena_array(arena, setting_text_count, sizeof *name);

	for (size_t i = 0; i < setting_text_count; i++) {
		name[i] = view_of(setting_texts[i].name);
	}
	return say_list(arena, language, LIST_AND, name, setting_text_count);
}

/* False with a reason when there is no such setting or value. */
static bool settled(const struct note *n, const struct languages *l,
		    const struct set_text *set, struct diag *diag)
{
	if (set->setting == NULL) {
		diag_set(diag, DIAG_SETTING_UNKNOWN, set->name);
		diag->what = setting_names(n->arena, n->to.language);
		return false;
	}
	if (!set->good) {
		diag_set(diag, DIAG_SETTING_VALUE,
			 set->value.len > 0 ? set->value : set->name);
		diag->what = view_of(set->setting->name);
		diag->more = takes(n->arena, n->to.language, l, set->setting);
		return false;
	}
	return true;
}

/* Gives the value of "zone" the exact name of the zone's file. False with a reason when
 * there is no such zone. */
static bool zoned(const struct note *n, struct set_text *set, struct diag *diag)
{
	struct view near;
	struct view name;

	if (strcmp(set->setting->name, "zone") != 0) {
		return true;
	}
	name = zones_find(n->arena, set->value, &near);
	if (name.len == 0) {
		diag_set(diag, DIAG_ZONE_UNKNOWN, set->value);
		diag->what = near;
		return false;
	}
	set->value = name;
	return true;
}

/* Replaces the value of "lang" by the language's code. A player may write the code or
 * the language's own name: "ca", "català". False with a reason when it is neither. */
static bool spoken(const struct note *n, const struct languages *l,
		   struct set_text *set, struct diag *diag)
{
	if (!is_language(set->setting)) {
		return true;
	}
	for (size_t i = 0; i < l->count; i++) {
		struct view name = phrase_language(n->arena, l->code[i]);

		if (view_eq_nocase(set->value, l->code[i]) ||
		    (name.len > 0 && view_eq_nocase(set->value, name))) {
			set->value = l->code[i];
			return true;
		}
	}
	diag_set(diag, DIAG_LANGUAGE_UNKNOWN, set->value);
	diag->what = say_list(n->arena, n->to.language, LIST_AND, l->code, l->count);
	return false;
}

static struct view lower(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < v.len; i++) {
		buf_char(&b, ascii_lower(v.at[i]));
	}
	return buf_view(&b);
}

/* Keeps the language. This answer is already written in it. */
static bool speak(struct hearing *h, struct note *n, const struct set_text *set)
{
	if (!player_speaks(h->d->store, n->to.player, set->value, h->err)) {
		return false;
	}
	n->to.language = set->value;
	if (h->player.id == n->to.player) {
		h->player.language = set->value;
	}
	fields_set(n->f, "language",
		   phrase_text(h->arena, n->to.language, "language-name", NULL));
	note_say(n, "language-kept");
	return answer_tell(h, n, "notice", "head-settings");
}

static bool keep_value(struct hearing *h, struct note *n, const struct set_text *set)
{
	struct preference p = {n->to.player, set->here ? n->to.game : 0,
			       set->setting->name};
	struct view value =
		set->setting->values != NULL ? lower(h->arena, set->value) : set->value;

	if (!preference_set(h->d->store, &p, value, h->err) ||
	    (!set->here && !preference_alike(h->d->store, &p, h->err))) {
		return false;
	}
	fields_set_str(n->f, "name", set->setting->name);
	fields_set(n->f, "value", value);
	fields_set_bool(n->f, "here", set->here);
	note_say(n, "setting-kept");
	return answer_tell(h, n,
			   view_is(view_of(p.name), "board") ? "report" : "notice",
			   "head-settings");
}

static bool keep(struct hearing *h, struct note *n, const struct set_text *set)
{
	if (strcmp(set->setting->name, "feed") == 0) {
		return answer_set_feed(h, n, lower(h->arena, set->value));
	}
	return keep_value(h, n, set);
}

bool answer_set(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct diag diag = {0};
	struct languages l;
	struct set_text set;

	if (!tongue_list(h->arena, &l.code, &l.count, h->err)) {
		return false;
	}
	order_set_split(o->args, &set);
	if (o->args.len == 0) {
		return list(h, &n, &l);
	}
	if (settled(&n, &l, &set, &diag) && zoned(&n, &set, &diag) &&
	    spoken(&n, &l, &set, &diag)) {
		if (is_language(set.setting)) {
			return speak(h, &n, &set);
		}
		if (!set.here || r != NULL) {
			return keep(h, &n, &set);
		}
		diag.code = DIAG_WHICH_GAME;
		diag.n = 1;
	}
	return answer_refusal_in(h, r, seat, o, &diag);
}

/* For a writer without a seat: he may set something for the game if he watches it. */
static bool answer_set_watching(struct hearing *h, const struct record *r, int64_t game,
				const struct order *o)
{
	bool watches;

	if (!observer_watches(h->d->store, game, h->player.id, &watches, h->err)) {
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
	seat = hearing_seat(h, r);
	if (seat < 0) {
		return answer_set_watching(h, r, game, o);
	}
	h->game = game;
	return answer_set(h, r, seat, o);
}
