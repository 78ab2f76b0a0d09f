/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/order.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/record/seed.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/text/num.h"

bool season_refuse(struct season_asked *x, enum diag_code code, struct view what)
{
	struct diag diag = {.code = code, .at = x->said.name, .what = what};

	return answer_refusal(x->h, x->o, &diag);
}

/* -------------------------------------------------------------- which season */

/* Whether `name` is the season's number, or the beginning of a word of its name. */
static bool is_named(const struct season *s, struct view name)
{
	long n;

	if (num_read(name, 1, 99999999, &n)) {
		return s->id == n;
	}
	for (size_t i = 0; i + name.len <= s->name.len; i++) {
		if ((i == 0 || s->name.at[i - 1] == ' ') &&
		    view_eq_nocase(view_part(s->name, i, name.len), name)) {
			return true;
		}
	}
	return false;
}

bool season_goes_on(const struct season *s)
{
	return s->state == SEASON_SIGN_UP || s->state == SEASON_RUNNING;
}

static struct season_entrant *find_me(struct season_run *r, int64_t player)
{
	for (size_t i = 0; i < r->s.entrants; i++) {
		if (r->s.entrant[i].player == player &&
		    r->s.entrant[i].state != ENTRANT_REPLACED) {
			return &r->s.entrant[i];
		}
	}
	return NULL;
}

struct season_entrant *season_entrant_named(struct season_run *r, struct view name)
{
	for (size_t i = 0; i < r->s.entrants; i++) {
		struct season_entrant *e = &r->s.entrant[i];

		if (e->state != ENTRANT_REPLACED && view_eq_nocase(e->name, name)) {
			return e;
		}
	}
	return NULL;
}

bool season_asked_load(struct season_asked *x, int64_t id)
{
	if (!season_open(x->h->d, x->h->arena, id, &x->r, x->h->err)) {
		return false;
	}
	x->me = find_me(&x->r, x->h->player.id);
	return true;
}

/* The names of the seasons that he may have meant. */
static struct view candidates(struct season_asked *x, const struct season *list,
			      size_t count)
{
	struct view *name = arena_array(x->h->arena, count + 1, sizeof *name);
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		if (season_goes_on(&list[i])) {
			name[n++] = list[i].name;
		}
	}
	return say_list(x->h->arena, x->to.language, LIST_AND, name, n);
}

/* The newest season with exactly that name; else the only current one that may be
 * meant, or the newest of those that are over. 0: none, or, with *several, it is not
 * clear which. */
static int64_t named(const struct season *list, size_t count, struct view name,
		     bool *several)
{
	int64_t whole = 0;
	int64_t live = 0;
	int64_t over = 0;

	*several = false;
	for (size_t i = 0; i < count; i++) {
		if (!is_named(&list[i], name)) {
			continue;
		}
		if (view_eq_nocase(list[i].name, name)) {
			whole = list[i].id;
		}
		if (season_goes_on(&list[i])) {
			*several = live != 0;
			live = list[i].id;
		} else {
			over = list[i].id;
		}
	}
	*several = *several && whole == 0;
	return whole != 0 ? whole : *several ? 0 : live != 0 ? live : over;
}

/* *id: the newest season in which he takes part; 0: none, or with `only`, several. */
static bool his(struct season_asked *x, const struct season *list, size_t count,
		bool only, int64_t *id)
{
	int found = 0;

	*id = 0;
	for (size_t i = 0; i < count; i++) {
		if (only && !season_goes_on(&list[i])) {
			continue;
		}
		if (!season_asked_load(x, list[i].id)) {
			return false;
		}
		if (x->me != NULL) {
			*id = list[i].id;
			found++;
		}
	}
	*id = only && found > 1 ? 0 : *id;
	return true;
}

/* *ok is false when he was told that it is not clear, or that there is none. */
bool season_which(struct season_asked *x, bool *ok)
{
	struct hearing *h = x->h;
	struct season *list;
	size_t count;
	struct view names;
	int64_t id;
	bool unnamed = x->said.name.len == 0;

	if (!season_list(h->d->store, h->arena, &list, &count, h->err)) {
		return false;
	}
	if (!unnamed) {
		id = named(list, count, x->said.name, &unnamed);
	} else if (!his(x, list, count, x->o->kind == ORDER_WITHDRAW, &id)) {
		return false;
	}
	if (id == 0 && x->said.name.len == 0 && x->o->kind == ORDER_STANDINGS &&
	    count > 0) {
		id = list[count - 1].id;
	}
	*ok = id != 0;
	names = candidates(x, list, count);
	return *ok ? season_asked_load(x, id)
		   : season_refuse(x,
				   names.len == 0 ? DIAG_SEASON_NONE
				   : unnamed      ? DIAG_SEASON_WHICH
						  : DIAG_SEASON_UNKNOWN,
				   names);
}

struct season_asked season_asked_by(struct hearing *h, const struct order *o)
{
	return (struct season_asked){.h = h,
				     .o = o,
				     .said = order_season(o),
				     .to = hearing_writer(h, NULL, -1)};
}

/* ------------------------------------------------------------------- the letters */

void season_promise(struct season_asked *x, struct buf *b)
{
	struct hash h = stir_season_commitment(x->r.s.id, &x->r.s.secret);
	struct fields *f = fields_in(x->h->arena);
	char hex[HASH_HEX];

	hex_write(h.byte, HASH_BYTES, hex);
	say_set_span(f, "protest", x->to.language, x->h->d->config->protest_time);
	phrase(b, x->to.language, "season-promise", f);
	buf_printf(b, "\n\n\t| %s\n", hex);
}

struct view season_day(struct season_asked *x, int64_t at)
{
	struct moment m = {.time = at, .now = x->h->d->now};
	struct buf b = buf_in(x->h->arena);

	say_day(&b, x->to.language, &m);
	return buf_view(&b);
}

struct fields *season_fields(struct season_asked *x)
{
	struct fields *f = season_about(x->h->arena, &x->r);
	int n = season_joined(&x->r);

	fields_set_num(f, "number", (long)x->r.s.id);
	fields_set_num(f, "players", n);
	fields_set_bool(f, "alone", n == 1);
	fields_set(f, "words", x->me != NULL ? x->me->luck : (struct view){0});
	fields_set(f, "start", season_day(x, x->r.plan.start));
	fields_set(f, "opens", season_day(x, x->r.plan.opens));
	fields_set(f, "closes", season_day(x, x->r.plan.closes - 1));
	return f;
}

bool season_asked_tell(struct season_asked *x, const char *kind, const char *name,
		       const struct fields *f, const struct buf *text)
{
	struct buf head = buf_in(x->h->arena);

	phrase(&head, x->to.language, arena_printf(x->h->arena, "head-%s", name), f);
	return news_tell(x->h->d, &x->to,
			 &(struct told){kind, buf_view(&head), buf_view(text), 0},
			 x->h->err);
}
