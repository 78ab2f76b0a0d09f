/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/robots.h"

#include "adjudicator/crypto/keyed.h"
#include "adjudicator/store/robot.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"

/* By level. */
static const char *const said[ROBOT_LEVELS] = {
	[ROBOT_NONE] = PART("robot"),
	[ROBOT_EASY] = PART("robot easy"),
	[ROBOT_MEDIUM] = PART("robot medium"),
	[ROBOT_STRONG] = PART("robot strong"),
};

static bool says(struct arena *arena, struct view who, struct view words)
{
	return view_eq(player_name_key(arena, who), player_name_key(arena, words));
}

enum robot_level robots_named(struct arena *arena, struct view language,
			      struct view who)
{
	for (int i = ROBOT_NONE; i < ROBOT_LEVELS; i++) {
		if (says(arena, who, view_of(said[i])) ||
		    says(arena, who, view_of(tongue_part(arena, language, said[i])))) {
			return i == ROBOT_NONE ? ROBOT_MEDIUM : (enum robot_level)i;
		}
	}
	return ROBOT_NONE;
}

/* "Robot Strong"; "Robot Strong 2" when somebody has that name. */
static struct view name_of(struct arena *arena, int level, int more)
{
	const char *word = robot_level_name((enum robot_level)level);
	char first = (char)(word[0] - 'a' + 'A');

	return view_of(more == 1 ? arena_printf(arena, "Robot %c%s", first, word + 1)
				 : arena_printf(arena, "Robot %c%s %d", first, word + 1,
						more));
}

bool robots_made(struct context *d, struct arena *arena, int level, robot_name *name,
		 struct player *p, struct err *err)
{
	bool fresh = false;

	if (!robot_player(d->store, arena, level, p, err) || p->id != 0) {
		return err->kind == ERR_NONE;
	}
	for (int more = 1; !fresh; more++) {
		struct hash salt;

		*p = (struct player){.name = name(arena, level, more),
				     .language = view_of("en"),
				     .confirmed = true,
				     .created = d->now,
				     .robot = level};
		salt = derive(d->config->key, "player-salt", arena_str(arena, p->name));
		if (!robot_add(d->store, p, &salt, &fresh, err)) {
			return false;
		}
	}
	return true;
}

bool robots_player(struct context *d, struct arena *arena, enum robot_level level,
		   struct player *p, struct err *err)
{
	return robots_made(d, arena, (int)level, name_of, p, err);
}

const char *robots_cannot(const struct new_game *n)
{
	const char *why = NULL;

	for (int i = 0; i < n->players; i++) {
		if (n->player[i].robot != 0 && !robot_may_play(&n->setup, &why)) {
			return why;
		}
	}
	return NULL;
}
