/* SPDX-License-Identifier: ISC */
/* The answer to "members": the players who chose to be found by others (S17), and which
 * kinds of games they play. Nothing else is told of their games. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/store/preference.h"
#include "formats/say.h"

enum { MEMBERS_MOST = 100 };

/* *out: the kinds of games that the player has begun, in the order of games.c:
 * "Angry Words and WordBox". */
static bool say_titles(struct note *n, int64_t player, struct view *out)
{
	struct view *title = arena_array(n->arena, games_count, sizeof *title);
	bool *plays = arena_array(n->arena, games_count, sizeof *plays);
	size_t kinds = 0;
	int64_t *ids;
	size_t count;

	if (!match_of_player(n->d->store, n->arena, player, &ids, &count, n->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct match m;

		if (!match_get(n->d->store, n->arena, ids[i], &m, n->err)) {
			return false;
		}
		for (size_t k = 0; k < games_count && !view_is(m.state, "invited");
		     k++) {
			plays[k] = plays[k] || view_is(m.kind, games[k]->name);
		}
	}
	for (size_t k = 0; k < games_count; k++) {
		if (plays[k]) {
			title[kinds++] = view_of(games[k]->title);
		}
	}
	*out = say_list(n->arena, n->to.language, LIST_AND, title, kinds);
	return true;
}

static bool add_line(struct note *n, const struct player *p)
{
	struct fields *f = fields_in(n->arena);
	struct view titles;

	if (!say_titles(n, p->id, &titles)) {
		return false;
	}
	fields_set(f, "name", p->name);
	fields_set_bool(f, "me", p->id == n->to.player);
	fields_set(f, "titles", titles);
	note_line(n, "members-line", f);
	return true;
}

/* *out: the confirmed players who chose to be found. *own: the reader chose it, too. */
static bool gather(struct note *n, struct player **out, size_t *count, bool *own)
{
	struct preference_held *held;
	size_t all;

	*count = 0;
	*own = false;
	if (!preference_members(n->d->store, n->arena, &held, &all, n->err)) {
		return false;
	}
	*out = arena_array(n->arena, all + 1, sizeof **out);
	for (size_t i = 0; i < all; i++) {
		struct player *p = &(*out)[*count];

		if (!view_is(held[i].value, "on")) {
			continue;
		}
		if (!player_by_id(n->d->store, n->arena, held[i].player, p, n->err)) {
			return false;
		}
		*own = *own || p->id == n->to.player;
		*count += p->confirmed && p->forgotten == 0;
	}
	return true;
}

/* The first name that is not the reader's own, for the example of an invitation; empty:
 * there is none. */
static struct view first_other(const struct note *n, const struct player *p,
			       size_t count)
{
	size_t i = 0;

	while (i < count && p[i].id == n->to.player) {
		i++;
	}
	return i < count ? p[i].name : (struct view){0};
}

static bool say_all(struct note *n, const struct player *p, size_t count)
{
	fields_set(n->f, "first", first_other(n, p, count));
	note_say(n, "members");
	note_gap(n);
	for (size_t i = 0; i < count && i < MEMBERS_MOST; i++) {
		if (!add_line(n, &p[i])) {
			return false;
		}
	}
	buf_char(&n->text, '\n');
	if (count > MEMBERS_MOST) {
		fields_set_num(n->f, "count", (long)(count - MEMBERS_MOST));
		note_say(n, "members-more");
	}
	return true;
}

bool answer_members(struct hearing *h, const struct record *r, int seat,
		    const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct player *p;
	size_t count;
	bool own;

	(void)o;
	if (!gather(&n, &p, &count, &own)) {
		return false;
	}
	if (count == 0) {
		note_say(&n, "members-none");
	} else if (!say_all(&n, p, count)) {
		return false;
	}
	note_say(&n, own ? "members-on" : "members-off");
	return answer_tell(h, &n, "notice", "head-members");
}
