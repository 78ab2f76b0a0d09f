/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/preferences.h"

#include "adjudicator/system/timezones.h"
#include "formats/orders/order_args.h"
#include <string.h>

static const char *const styles[PICTURE_STYLES_] = {
	[PICTURE_GRID] = "grid",
	[PICTURE_COMPACT] = "compact",
	[PICTURE_LIST] = "list",
	[PICTURE_SPOKEN] = "spoken",
};

/* The default. */
static struct view unchosen(const char *name)
{
	for (size_t i = 0; i < setting_text_count; i++) {
		if (strcmp(setting_texts[i].name, name) == 0 &&
		    setting_texts[i].values != NULL) {
			struct view values = view_of(setting_texts[i].values);

			return view_word(&values);
		}
	}
	return view_of(strcmp(name, "zone") == 0        ? "UTC"
		       : strcmp(name, "reminders") == 0 ? "on"
							: "none");
}

bool choices_value(struct store *st, struct arena *arena, const struct preference *p,
		   struct view *value, struct err *err)
{
	if (!preference_get(st, arena, p, value, err)) {
		return false;
	}
	if (value->len == 0) {
		*value = unchosen(p->name);
	}
	return true;
}

/* A letter must go out even when the zone's file is gone: then times are in UTC, and
 * say so. */
static const struct zone *zone_of(struct arena *arena, struct view name)
{
	struct zone *z = arena_take(arena, sizeof *z);

	return name.len > 0 && !view_is(name, "UTC") && zones_open(arena, name, z)
		       ? z
		       : NULL;
}

bool choices_zone(struct store *st, struct arena *arena, int64_t player, int64_t game,
		  const struct zone **zone, struct err *err)
{
	struct view name;

	*zone = NULL;
	if (!preference_get(st, arena, &(struct preference){player, game, "zone"},
			    &name, err)) {
		return false;
	}
	*zone = zone_of(arena, name);
	return true;
}

static struct view chosen(const struct preferences *all, const char *name)
{
	struct view value = preference_in(all, name);

	return value.len > 0 ? value : unchosen(name);
}

bool choices_of(struct store *st, struct arena *arena, int64_t player, int64_t game,
		struct choices *out, struct err *err)
{
	struct preferences all;

	*out = (struct choices){.board = PICTURE_GRID};
	if (!preference_all(st, arena, player, game, &all, err)) {
		return false;
	}
	for (int i = 0; i < PICTURE_STYLES_; i++) {
		if (view_is(chosen(&all, "board"), styles[i])) {
			out->board = (enum picture_style)i;
		}
	}
	out->html = !view_is(chosen(&all, "html"), "off");
	out->pictures = !view_is(chosen(&all, "pictures"), "off");
	out->analysis = view_is(chosen(&all, "analysis"), "on");
	out->calendar = view_is(chosen(&all, "calendar"), "on");
	out->subject_fixed = view_is(chosen(&all, "subject"), "fixed");
	out->zone = zone_of(arena, preference_in(&all, "zone"));
	out->note = preference_in(&all, "note");
	out->tagged = view_is(preference_in(&all, "subject-tag"), "on");
	return true;
}
