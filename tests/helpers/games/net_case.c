/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/net_case.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/lexicon_case.h"

void net_fixture(struct net_case *c)
{
	arena_fixture(&c->arena);
	english_fixture(&c->english, &c->arena);
}

struct path_net net_of(struct net_case *c, const char *rows)
{
	struct path_net net;
	struct grid5 g;
	struct view bad;

	ck_assert(grid5_read(&g, &c->english, view_of(rows), &bad));
	grid5_net(&g, &net);
	return net;
}

const char *net_path(struct net_case *c, const struct path *p)
{
	struct buf b = buf_in(&c->arena);

	for (int i = 0; i < p->n; i++) {
		buf_str(&b, i > 0 ? " " : "");
		buf_add(&b, grid5_cell_name(p->node[i]));
	}
	return buf_cstr(&b);
}
