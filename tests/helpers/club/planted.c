/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/planted.h"

#include "adjudicator/record/position_cache.h"
#include "tests/helpers/claims.h"

void planted_must(const struct planted *p, bool done)
{
	ck_assert_msg(done, "%s", p->club.err.text);
}

const char *planted_reply(struct planted *p, const struct our_letter *ours)
{
	return arena_str(&p->club.arena, ours->reply_to);
}

/* Begins a game in which it is Ann's turn. The next letter replies with its secret. */
int64_t planted_begin(struct planted *p, const char *kind, const char *options)
{
	int64_t id = letter_club_begin(&p->club, kind, options, "any", 1, false);

	p->to = planted_reply(p, letter_club_latest(&p->club, p->club.ann, id));
	return id;
}

void planted_board(struct planted *p)
{
	(void)planted_begin(p, "wordbox", "");
}

void planted_hear(struct planted *p, int64_t player, int64_t game, const char *lines,
		  const char *verdict)
{
	const struct our_letter *ours = letter_club_latest(&p->club, player, game);
	struct heard_letter h;

	letter_club_hear(&p->club,
			 letter_club_short(&p->club, &p->club.arena, player, ours,
					   view_of(lines)),
			 true, &h);
	ck_assert_msg(view_is(h.verdict, verdict), "%s: %.*s", lines,
		      VIEW_ARG(h.verdict));
}

/* Without a cache of positions, so that games are always read from the disk. */
void planted_open(struct planted *p)
{
	letter_club_open(&p->club);
	position_cache_free(p->club.context.recent);
	p->club.context.recent = NULL;
	p->club.context.drained = true;
	p->from = ANN;
	p->to = CLUB;
	p->head = "";
	p->source = "maildir";
	p->name = PLANTED_ID;
	p->now = LETTER_NOW;
}

void planted_arrive(struct planted *p, const char *lines, struct inbox_letter *out)
{
	struct letter_club *c = &p->club;
	struct inbox_letter l = {.source = view_of(p->source),
				 .uid = view_of("planted"),
				 .arrived = p->now,
				 .fetched = p->now,
				 .raw = view_of(lines)};
	bool fresh;

	if (inbox_order(l.source)) {
		l.player = c->ann;
		l.game = c->game[0];
	} else {
		l.raw = view_of(arena_printf(&c->arena,
					     "From: %s\nTo: %s\nMessage-ID: %s"
					     "\n%s\n%s\n",
					     p->from, p->to, p->name, p->head, lines));
	}
	planted_must(p, inbox_add(c->context.store, &l, &fresh, &c->err));
	*out = (struct inbox_letter){0};
	planted_must(p,
		     inbox_next(c->context.store, &c->arena, l.id - 1, out, &c->err));
	c->context.now = p->now;
}
