/* SPDX-License-Identifier: ISC */
/* What a game's page says of its proof, and the files that prove it. */
#include "adjudicator/record/record.h"
#include "adjudicator/site/game.h"

#include "adjudicator/club/context.h"
#include "adjudicator/evidence/export.h"
#include "adjudicator/evidence/verify.h"

#include "formats/text/num.h"
#include <string.h>

/* Made without printf: this is called for each game at each writing of the pages. */
const char *site_game_path(struct arena *arena, int64_t game, const char *ending)
{
	static const char folder[] = "games/";
	char digits[NUM_LONGEST];
	char *end = digits + sizeof digits;
	const char *at = num_before(end, (uint64_t)game);
	size_t ending_len = strlen(ending);
	size_t len = (size_t)(end - at);
	char *path = arena_take(arena, sizeof folder + len + 1 + ending_len);
	char *to = path;

	memcpy(to, folder, sizeof folder - 1);
	to += sizeof folder - 1;
	memcpy(to, at, len);
	to += len;
	*to++ = '.';
	memcpy(to, ending, ending_len);
	return path;
}

const char *site_game_page(struct arena *arena, const struct site_game *g)
{
	return g != NULL && g->page ? site_game_path(arena, g->id, "html") : "";
}

/* `judged` is the game judged again from its orders; NULL: that is still to do. */
static bool put_file(struct fields *f, struct site *s, const struct site_steps *x,
		     enum export_format format, const struct replay *judged,
		     struct err *err)
{
	struct arena *a = fields_arena(f);
	struct buf b = buf_in(a);
	struct fields *file;

	if (!(judged != NULL ? export_judged(&b, x->r, judged, format, err)
			     : export_record(&b, x->r, x->viewer, format, err))) {
		return false;
	}
	file = fields_item(f, "files");
	fields_set_str(file, "href",
		       arena_printf(a, "%lld.%s", (long long)x->r->match.id,
				    export_name(format)));
	site_set(file, "label", s,
		 format == EXPORT_GCG ? "site-file-gcg" : "site-file-turns");
	return site_put(s, site_game_path(a, x->r->match.id, export_name(format)),
			buf_view(&b), err);
}

/* The class of the badge, which also ends the names of its phrases: "verified". */
static const char *badge_of(const struct verified *v)
{
	return v->what != NULL                    ? "differs"
	       : v->missing.len > 0 || !v->judged ? "partly"
						  : "verified";
}

static bool check(struct fields *f, const struct site_steps *x, const char **badge,
		  const struct replay **judged, struct err *err)
{
	struct verified *v = arena_take(fields_arena(f), sizeof *v);

	if (!verify_record(fields_arena(f), x->r, v, err)) {
		return false;
	}
	*judged = v->replay;
	*badge = badge_of(v);
	if (v->what != NULL) {
		fields_set_str(f, "what", v->what);
		fields_set_num(f, "row", v->row);
	}
	fields_set(f, "missing", v->missing);
	fields_set_num(f, "events", v->events);
	return true;
}

static void set_sums(struct fields *f, const struct site_steps *x)
{
	const struct match *m = &x->r->match;
	const struct lexicon_info *lx = lexicon_info(x->r->setup.lexicon);
	struct arena *a = fields_arena(f);

	fields_set(f, "commitment", x->commitment);
	fields_set(f, "secret", x->secret);
	if (m->chained) {
		fields_set(f, "head", site_hex(a, m->head.byte));
	}
	if (lx->words > 0) {
		fields_set(f, "word-list", site_hex(a, lx->hash.byte));
	}
}

bool site_game_proof(struct fields *f, struct site *s, const struct site_steps *x,
		     struct err *err)
{
	const struct record *r = x->r;
	struct arena *a = fields_arena(f);
	bool gcg = r->setup.game->ground == GROUND_BOARD && site_steps_open(x);
	const struct replay *judged = NULL;
	const char *badge = "running";

	fields_set_num(f, "events", r->match.events);
	set_sums(f, x);
	if (r->pos.over && !site_steps_open(x)) {
		badge = "waits";
		site_day(f, "told", s,
			 r->match.untold + r->context->config->protest_time);
	}
	if ((site_steps_open(x) && !check(f, x, &badge, &judged, err)) ||
	    (r->pos.over && !put_file(f, s, x, EXPORT_TURNS, NULL, err)) ||
	    (r->pos.over && gcg && !put_file(f, s, x, EXPORT_GCG, judged, err))) {
		return false;
	}
	fields_set_bool(f, "some-files", r->pos.over);
	fields_set_str(f, "badge", badge);
	site_set(f, "badge-label", s, arena_printf(a, "site-badge-%s", badge));
	site_set(f, "badge-text", s, arena_printf(a, "site-proof-%s", badge));
	fields_set_str(f, "command",
		       arena_printf(a, "adjudicator verify %lld.turns",
				    (long long)r->match.id));
	return true;
}
