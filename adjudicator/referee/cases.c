/* SPDX-License-Identifier: ISC */
#include "adjudicator/referee/cases.h"

#include "adjudicator/club/context.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/play/follow.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/seats.h"
#include "formats/phrase.h"
#include "formats/text/utf8.h"
#include "formats/wrap.h"

void cases_quote(struct buf *b, struct view text)
{
	if (text.len > 0) {
		buf_str(b, "\n\n");
		wrap_quoted(b, utf8_head(text, CASE_TEXT), "\t| ", 68);
	}
	buf_str(b, text.len > 0 ? "\n" : "\n\n");
}

bool cases_party(const struct record *r, int64_t player)
{
	return record_seat(r, player) >= 0 || record_former_seat(r, player) >= 0;
}

/* The first referee of the list who may have the case. */
static int64_t pick(const struct record *r, const struct referee *list, size_t count,
		    const int64_t not [2])
{
	for (size_t i = 0; i < count; i++) {
		if (list[i].player != not [0] && list[i].player != not [1] &&
		    list[i].address.len > 0 && !cases_party(r, list[i].player)) {
			return list[i].player;
		}
	}
	return 0;
}

bool cases_give(struct context *d, struct arena *arena, const struct record *r,
		struct casefile *c, int64_t not, struct err *err)
{
	struct referee *list;
	size_t count;

	if (!referee_list(d->store, arena, &list, &count, err)) {
		return false;
	}
	c->referee = pick(r, list, count, (const int64_t[2]){not, not });
	if (c->referee == 0 && not != 0) {
		c->referee = pick(r, list, count, (const int64_t[2]){0, 0});
	}
	c->second = 0;
	if (d->config->second_referee == SECOND_ON && c->referee != 0) {
		c->second = pick(r, list, count, (const int64_t[2]){c->referee, not });
		if (c->second == 0) {
			c->second = pick(r, list, count,
					 (const int64_t[2]){c->referee, c->referee});
		}
	}
	return true;
}

bool cases_tell(struct context *d, struct arena *arena, const struct record *r,
		const struct casefile *c, const char *why, struct err *err)
{
	return cases_tell_to(d, arena, r, c, &(struct cases_news){c->referee, why},
			     err);
}

/* The phrase with which a case that waits comes to a referee. */
static const char *why_now(struct arena *arena, const struct casefile *c)
{
	bool own = view_is(c->kind, "time") || view_is(c->kind, "silence") ||
		   view_is(c->kind, "double");

	return view_is(c->state, "appealed") ? "case-appealed"
	       : own ? arena_printf(arena, "case-%.*s", VIEW_ARG(c->kind))
		     : "case-new";
}

bool cases_give_all(struct context *d, struct arena *arena, long *given,
		    struct err *err)
{
	int64_t *ids;
	size_t count;

	*given = 0;
	if (!casefile_of_referee(d->store, arena, 0, &ids, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct record *r = arena_take(arena, sizeof *r);
		struct casefile c;

		if (!casefile_get(d->store, arena, ids[i], &c, err) ||
		    !record_load(d, arena, c.game, r, err) ||
		    !cases_give(d, arena, r, &c, 0, err)) {
			return false;
		}
		if (c.referee == 0) {
			continue;
		}
		++*given;
		if (!casefile_keep(d->store, &c, err) ||
		    !cases_tell(d, arena, r, &c, why_now(arena, &c), err)) {
			return false;
		}
	}
	return true;
}

/* What the first has proposed waits for the new second; without one the first rules
 * alone, and is sent the case anew. */
static bool other_second(struct context *d, struct arena *arena, const struct record *r,
			 struct casefile *c, struct err *err)
{
	struct casefile other = *c;
	bool proposed = c->proposed.len > 0;

	if (!cases_give(d, arena, r, &other, 0, err)) {
		return false;
	}
	c->second =
		d->config->second_referee == SECOND_ON && other.referee != c->referee
			? other.referee
			: other.second;
	if (c->second == 0) {
		c->proposed = c->because = (struct view){0};
	}
	return casefile_keep(d->store, c, err) &&
	       (!proposed ||
		(c->second != 0 ? cases_tell_to(d, arena, r, c,
						&(struct cases_news){
							c->second, "case-countersign"},
						err)
				: cases_tell(d, arena, r, c, why_now(arena, c), err)));
}

static bool other_referee(struct context *d, struct arena *arena,
			  const struct record *r, struct casefile *c, struct err *err)
{
	c->proposed = c->because = (struct view){0};
	return cases_give(d, arena, r, c, 0, err) && casefile_keep(d->store, c, err) &&
	       cases_tell(d, arena, r, c, why_now(arena, c), err);
}

bool cases_pass_on(struct context *d, struct arena *arena,
		   const struct cases_leaver *who, struct err *err)
{
	struct casefile *list;
	size_t count;

	if (!casefile_list(d->store, arena, &list, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct casefile *c = &list[i];
		struct record *r;

		if (!cases_wait(c) || c->id == who->except ||
		    (who->game != 0 && c->game != who->game) ||
		    (c->referee != who->player && c->second != who->player)) {
			continue;
		}
		r = arena_take(arena, sizeof *r);
		if (!record_load(d, arena, c->game, r, err) ||
		    !(c->referee == who->player ? other_referee
						: other_second)(d, arena, r, c, err)) {
			return false;
		}
	}
	return true;
}

int64_t cases_closes(const struct record *r)
{
	enum { LONG_AGO = 1 };

	if (!r->pos.over) {
		return 0;
	}
	return r->match.untold == 0
		       ? LONG_AGO /* all is revealed */
		       : r->match.untold + r->context->config->protest_time;
}

bool cases_reader(struct context *d, struct arena *arena, int64_t referee,
		  struct player *to, struct err *err)
{
	*to = (struct player){.address = view_of(d->config->organiser),
			      .language = view_of("en")};
	return referee == 0 || player_by_id(d->store, arena, referee, to, err);
}

bool cases_wait(const struct casefile *c)
{
	return view_is(c->state, "open") || view_is(c->state, "appealed");
}

void cases_set(struct fields *f, const struct casefile *c)
{
	if (c->id != 0) {
		fields_set_num(f, "case", (long)c->id);
		fields_set_num(f, "game", (long)c->game);
	}
	if (c->turn > 0) {
		fields_set_num(f, "turn", c->turn);
	}
	if (c->should >= 0) {
		fields_set_num(f, "should", c->should);
	}
	if (c->ruling > 0) {
		fields_set_num(f, "ruling", c->ruling);
	}
}

bool cases_name(struct context *d, struct arena *arena, int64_t player,
		struct view *name, struct err *err)
{
	struct player p = {0};

	*name = (struct view){0};
	if (player != 0 && !player_by_id(d->store, arena, player, &p, err)) {
		return false;
	}
	*name = p.name;
	return true;
}

bool cases_tell_first(struct context *d, struct arena *arena, const struct record *r,
		      const struct casefile *c, int64_t first, struct err *err)
{
	struct memo m = {.kind = "notice", .subject = "subject-case", .turn = c->turn};
	struct fields *f = fields_in(arena);
	struct buf text = buf_in(arena);
	struct player to = {0};
	struct view name;

	if (first == 0 || first == c->referee) {
		return true;
	}
	if (!player_by_id(d->store, arena, first, &to, err) || to.address.len == 0) {
		return err->kind == ERR_NONE;
	}
	fields_set(f, "me", to.name);
	cases_set(f, c);
	fields_set_str(f, "title", r->setup.game->title);
	if (!cases_name(d, arena, c->appellant, &name, err)) {
		return false;
	}
	fields_set(f, "appellant", name);
	if (!cases_name(d, arena, c->referee, &name, err)) {
		return false;
	}
	fields_set(f, "referee", name);
	phrase(&text, to.language, "case-appeal-first", f);
	cases_quote(&text, c->appeal);
	memo_address(&m, &to);
	m.f = f;
	m.text = view_trim_end(buf_view(&text));
	return memo_write(d, arena, &m, NULL, err);
}

bool case_begin(struct context *d, struct arena *arena, const struct record *r,
		const char *kind, struct err *err)
{
	struct casefile c = {.game = r->match.id,
			     .turn = r->pos.turn,
			     .kind = view_of(kind),
			     .should = -1,
			     .opened = d->now};

	return casefile_add(d->store, &c, err) && cases_give(d, arena, r, &c, 0, err) &&
	       casefile_keep(d->store, &c, err) &&
	       cases_tell(d, arena, r, &c, arena_printf(arena, "case-%s", kind), err);
}

bool case_time_open(struct context *d, struct arena *arena, const struct record *r,
		    struct err *err)
{
	struct casefile c;

	if (!case_of_time(d, arena, r->match.id, r->pos.turn, &c, err)) {
		return false;
	}
	return c.id != 0 ? cases_tell(d, arena, r, &c, "case-time", err)
			 : case_begin(d, arena, r, "time", err);
}
