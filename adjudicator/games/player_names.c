/* SPDX-License-Identifier: ISC */

#include "adjudicator/games/player_names.h"

#include <assert.h>
#include <string.h>

#include "formats/say.h"
#include "formats/text/utf8.h"

int names_count(unsigned seats)
{
	int n = 0;

	for (; seats != 0; seats &= seats - 1) {
		n++;
	}
	return n;
}

struct view names_list(struct arena *arena, struct view language,
		       const struct setup *setup, unsigned seats)
{
	struct view name[SEATS];
	size_t n = 0;

	for (int i = 0; i < setup->seats; i++) {
		if ((seats >> i & 1U) != 0) {
			name[n++] = setup->name[i];
		}
	}
	return say_list(arena, language, LIST_AND, name, n);
}

struct view names_others(struct arena *arena, struct view language,
			 const struct setup *setup, int me)
{
	unsigned all = (1U << setup->seats) - 1;

	return names_list(arena, language, setup, me < 0 ? all : all & ~(1U << me));
}

int names_best(const int score[SEATS], unsigned seats)
{
	int best = -1;

	for (int i = 0; i < SEATS; i++) {
		if ((seats >> i & 1U) != 0 && (best < 0 || score[i] > score[best])) {
			best = i;
		}
	}
	return best;
}

struct view names_scores(struct arena *arena, const struct position *pos)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < pos->setup->seats; i++) {
		buf_printf(&b, "%s%.*s %d", i > 0 ? ", " : "",
			   VIEW_ARG(pos->setup->name[i]), pos->score[i]);
	}
	return buf_view(&b);
}

struct view names_pseudonym(struct arena *arena, int64_t player, int more)
{
	return view_of(more == 0 ? arena_printf(arena, "Player %lld", (long long)player)
				 : arena_printf(arena, "Player %lld-%d",
						(long long)player, more));
}

struct view former_name(const struct setup *s, int seat, int changes)
{
	for (int i = changes; i < s->formers; i++) {
		if (s->former[i].seat == seat) {
			return s->former[i].name;
		}
	}
	return s->name[seat];
}

struct view position_name(const struct position *pos, int seat)
{
	return former_name(pos->setup, seat, pos->changes);
}

bool position_held(const struct position *pos, int seat)
{
	return view_eq(position_name(pos, seat), pos->setup->name[seat]);
}

int former_seat(const struct setup *s, struct view name, int changes)
{
	for (int i = 0; i < s->seats; i++) {
		if (view_eq_nocase(name, former_name(s, i, changes))) {
			return i;
		}
	}
	return -1;
}

void former_change(struct setup *s, int seat, struct view name)
{
	assert(s->formers < FORMERS);
	s->former[s->formers++] = (struct former){seat, s->name[seat]};
	s->name[seat] = name;
}

enum { NAME_WIDTH = 30 };

const char *names_fault(struct view name)
{
	if (name.len == 0) {
		return "it is empty";
	}
	if (utf8_width(name) > NAME_WIDTH) {
		return "it is longer than 30 columns";
	}
	if (view_starts(name, "@") || view_starts(name, "#")) {
		return "it begins with @ or #";
	}
	if (view_is_nocase(name, "observer")) {
		return "that is what onlookers are called";
	}
	for (size_t i = 0; i < name.len; i++) {
		unsigned char c = (unsigned char)name.at[i];

		if (c < ' ' || c == 0x7f || strchr(":<>\"\\,;", name.at[i]) != NULL) {
			return "it holds a sign that has a meaning elsewhere, as : < > "
			       "\" \\ , ;";
		}
	}
	return NULL;
}
