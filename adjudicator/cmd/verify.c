/* SPDX-License-Identifier: ISC */
/* verify N|--all [--json]: games proved from their records. */
#include "adjudicator/verify.h"

#include <limits.h>
#include <time.h>

#include "adjudicator/cmd/open.h"
#include "adjudicator/json_line.h"
#include "formats/text/num.h"

struct checking {
	struct cmd *c;
	struct desk desk;
	bool json;
	long games, events, wrong;
};

static bool print_json(struct cmd *c, json_t *o)
{
	struct buf b = buf_in(c->arena);

	if (!json_line(&b, o)) {
		return err_set(c->err, ERR_BUG, "a line of JSON cannot be written");
	}
	fwrite(b.at, 1, b.len, stdout);
	return true;
}

static bool tell_json(struct checking *k, int64_t game, const struct verified *v)
{
	json_t *o = json_object();

	json_object_set_new(o, "type", json_string("game"));
	json_object_set_new(o, "game", json_integer(game));
	json_object_set_new(o, "events", json_integer(v->events));
	json_object_set_new(o, "agrees", json_boolean(v->what == NULL));
	if (v->what != NULL) {
		if (v->row > 0) {
			json_object_set_new(o, "event", json_integer(v->row));
		}
		json_object_set_new(o, "what", json_text(view_of(v->what)));
	}
	return print_json(k->c, o);
}

/* Of many games only those that differ are told. */
static void tell_text(struct checking *k, int64_t game, const struct verified *v,
		      bool many)
{
	(void)k;
	if (v->what != NULL && v->row > 0) {
		printf("game %lld, event %ld: %s\n", (long long)game, v->row, v->what);
	} else if (v->what != NULL) {
		printf("game %lld: %s\n", (long long)game, v->what);
	} else if (!many) {
		printf("game %lld: %ld events, all of them as the rules give them\n",
		       (long long)game, v->events);
	}
}

static bool check(struct checking *k, int64_t game, bool many)
{
	struct arena arena = {0};
	struct verified v;
	bool ok = verify_game(&k->desk, &arena, game, &v, k->c->err);

	if (ok) {
		k->games++;
		k->events += v.events;
		k->wrong += v.what != NULL;
		if (k->json) {
			ok = tell_json(k, game, &v);
		} else {
			tell_text(k, game, &v, many);
		}
	}
	arena_free(&arena);
	return ok;
}

static bool check_all(struct checking *k)
{
	struct cmd *c = k->c;
	int64_t *ids;
	size_t count;

	if (!match_list(c->store, c->arena, &ids, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (!check(k, ids[i], true)) {
			return false;
		}
	}
	return true;
}

static double seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static bool tell_all(struct checking *k, double took)
{
	json_t *o;

	log_info(k->c->log, "%.1f games a second",
		 took > 0 ? (double)k->games / took : 0.0);
	if (!k->json) {
		printf("%ld %s, %ld events: %s\n", k->games,
		       k->games == 1 ? "game" : "games", k->events,
		       k->wrong == 0
			       ? "no difference"
			       : arena_printf(k->c->arena, "%ld %s", k->wrong,
					      k->wrong == 1 ? "differs" : "differ"));
		return true;
	}
	o = json_object();
	json_object_set_new(o, "type", json_string("all"));
	json_object_set_new(o, "games", json_integer(k->games));
	json_object_set_new(o, "events", json_integer(k->events));
	json_object_set_new(o, "differ", json_integer(k->wrong));
	return print_json(k->c, o);
}

bool cmd_verify(struct cmd *c)
{
	struct checking k = {.c = c, .json = cmd_flag(c, "json")};
	bool all = cmd_flag(c, "all");
	double from = seconds();
	long game = 0;
	bool ok;

	if (!cmd_arguments(c, all ? 0 : 1, all ? 0 : 1) ||
	    (!all && !num_read(view_of(c->argv[0]), 1, LONG_MAX, &game))) {
		return c->err->kind != ERR_NONE
			       ? false
			       : err_set(c->err, ERR_USAGE,
					 "\"%.200s\" is no game's number", c->argv[0]);
	}
	if (!cmd_open(c, NEEDS_READ)) {
		return false;
	}
	k.desk = (struct desk){
		.store = c->store, .shelf = c->shelf, .config = c->config};
	ok = all ? check_all(&k) && tell_all(&k, seconds() - from)
		 : check(&k, game, false);
	return ok && (k.wrong == 0 ||
		      err_set(c->err, ERR_DATA,
			      k.wrong == 1 ? "a record is not what the rules give"
					   : "%ld records are not what the rules give",
			      k.wrong));
}
