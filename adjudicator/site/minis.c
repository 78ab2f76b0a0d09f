/* SPDX-License-Identifier: ISC */
/* Pictures, for the first page, of games that go on and that everybody may watch. */
#include "adjudicator/site/games.h"

#include "adjudicator/record/record.h"
#include "adjudicator/site/steps.h"

/* Whether the game goes on, everybody may watch it, and something was played in it. */
static bool worth(const struct site_game *g)
{
	return g->page && !g->over && !g->closed && g->turn > 1;
}

static bool draw(struct buf *b, const struct context *d, int64_t id, struct err *err)
{
	static const struct viewer observer = {.kind = VIEWER_OBSERVER};
	struct record *r = arena_take(b->arena, sizeof *r);
	struct game_view view;

	if (!record_load(d, b->arena, id, r, err)) {
		return false;
	}
	view_make(b->arena, &r->pos, observer, NULL, &view);
	site_draw_mini(b, &view);
	return true;
}

void site_minis(const struct context *d, struct arena *arena, struct site_games *all)
{
	for (size_t i = all->count; i-- > 0 && all->minis < SITE_MINIS;) {
		struct arena scratch = {0};
		struct buf b = buf_in(&scratch);
		struct err err = {0};

		/* A game that cannot be read is reported where its page is made. */
		if (worth(&all->game[i]) && draw(&b, d, all->game[i].id, &err)) {
			all->mini[all->minis++] = (struct site_mini){
				&all->game[i], arena_copy(arena, buf_view(&b))};
		}
		arena_free(&scratch);
	}
}
