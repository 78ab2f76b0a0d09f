/* SPDX-License-Identifier: ISC */
/* The word lists of all games, and their records; some games are judged again. */
#include "adjudicator/club/editions.h"
#include "adjudicator/doctor/checks.h"
#include "adjudicator/evidence/verify.h"
#include "adjudicator/record/setup.h"
#include "adjudicator/store/match.h"
#include <string.h>

enum {
	NAMED = 5,    /* wrong games that are told one by one */
	SAMPLE = 100, /* games that are judged again */
	EVERY = 100   /* games that are read in one transaction */
};

/* -------------------------------------------------------------------- words */

static void tell_editions(struct doctor *d, const struct edition *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct err why = {0};
		const struct edition *e = &list[i];

		if (e->lexicon == NULL) {
			(void)err_set(&why, ERR_DATA, "%s", e->why);
		} else if (lexicon_prove(e->lexicon, e->path, &e->alphabet, &why)) {
			continue;
		}
		doctor_say(d, FINDING_BAD,
			   "adjudicator dict verify; a list of a language is made "
			   "anew by: adjudicator dict build LANG",
			   "the word list %s: %s", e->id, why.text);
	}
}

/* The word list that the game with that first event lacks, and why; NULL: it lacks
 * none. */
static const char *words_of(struct arena *arena, const struct edition *list,
			    size_t count, const struct match_event *start)
{
	struct view hash = setup_lexicon_named(arena, start->text);
	struct view lexicon = view_word(&hash);
	const char *fault;

	hash = view_trim(hash);
	if (lexicon.len == 0 || hash.len == 0 || view_is(lexicon, "any") ||
	    view_is(lexicon, "words")) {
		return NULL;
	}
	fault = editions_fault(list, count, lexicon, hash);
	return fault == NULL
		       ? NULL
		       : arena_printf(arena, "%.*s, %s", VIEW_ARG(lexicon), fault);
}

/* Remembers a game whose words are missing. Its record cannot be read without them, and
 * check_records does not tell that again. */
static void note_wordless(struct doctor *d, int64_t game)
{
	struct patient *p = &d->p;

	p->wordless_game = arena_room(&p->arena, p->wordless_game, p->wordless,
				      sizeof *p->wordless_game);
	p->wordless_game[p->wordless++] = game;
}

struct word_walk {
	struct doctor *d;
	const struct edition *list;
	size_t count;
	struct arena arena; /* of one game */
	size_t all;         /* games */
	long games, wrong;
};

static void words_of_one(void *arg, int64_t game, const struct match_event *start)
{
	struct word_walk *w = arg;
	const char *what;

	arena_reset(&w->arena);
	what = words_of(&w->arena, w->list, w->count, start);
	if (what != NULL) {
		note_wordless(w->d, game);
	}
	if (what != NULL && w->wrong++ < NAMED) {
		doctor_say(w->d, FINDING_BAD, "adjudicator dict verify",
			   "game %lld needs the word list %s", (long long)game, what);
	}
	if (w->games++ % EVERY == 0) {
		progress_bar(w->d->progress, w->games - 1, (long)w->all,
			     "games, their words");
	}
}

static bool walk_words(struct doctor *d, const struct edition *list, size_t count,
		       struct err *err)
{
	struct word_walk w = {.d = d, .list = list, .count = count};
	int64_t *ids;
	bool ok = match_list(d->p.store, d->arena, &ids, &w.all, err) &&
		  match_starts(d->p.store, words_of_one, &w, err);

	if (w.wrong > NAMED) {
		doctor_say(d, FINDING_BAD, "adjudicator dict verify",
			   "%ld more games lack their word list", w.wrong - NAMED);
	}
	arena_free(&w.arena);
	return ok;
}

bool check_words(struct doctor *d, struct err *err)
{
	struct edition *list;
	size_t count;
	long bad = d->found[FINDING_BAD];
	bool ok;

	if (!editions_open(d->arena, config_path(d->p.config, d->p.config->lexica),
			   &list, &count, err)) {
		return false;
	}
	tell_editions(d, list, count);
	ok = walk_words(d, list, count, err);
	editions_close(list, count);
	if (ok && bad == d->found[FINDING_BAD]) {
		doctor_say(d, FINDING_GOOD, "",
			   "%zu word list%s, and every game has its own", count,
			   count == 1 ? "" : "s");
	}
	return ok;
}

/* ------------------------------------------------------------------ records */

/* One walk over all games. */
struct walk {
	struct doctor *d;
	struct arena arena;  /* of one game */
	size_t most, chosen; /* to be judged again */
	size_t passed;       /* entries of wordless_game gone past */
	long games, judged, wrong, events;
};

static void tell_game(struct walk *w, const struct verified *v)
{
	struct doctor *d = w->d;

	if (v->what == NULL || ++w->wrong > NAMED) {
		return;
	}
	doctor_say(d, FINDING_BAD,
		   arena_printf(&w->arena, "adjudicator verify %ld", v->game),
		   "game %ld%s: %s", v->game,
		   v->row > 0 ? arena_printf(&w->arena, ", event %ld", v->row) : "",
		   v->what);
}

/* Checks one game. With `judge` it is judged again, which proves its chain, too. */
static bool walk_one(struct walk *w, int64_t game, bool judge, struct err *err)
{
	const struct patient *p = &w->d->p;
	struct verified v;

	arena_reset(&w->arena);
	if (!(judge ? verify_game(&p->context, &w->arena, game, &v, err)
		    : verify_chain(&p->context, &w->arena, game, &v, err))) {
		return false;
	}
	w->games++;
	w->judged += judge;
	w->events += v.events;
	tell_game(w, &v);
	return true;
}

/* Whether the game's words are missing. Games must be asked for by ascending number, as
 * p->wordless_game has them. */
static bool wordless(struct walk *w, int64_t game)
{
	const struct patient *p = &w->d->p;

	while (w->passed < p->wordless && p->wordless_game[w->passed] < game) {
		w->passed++;
	}
	return w->passed < p->wordless && p->wordless_game[w->passed] == game;
}

/* Checks the games from `from` to before `to`, in the caller's transaction, so that a
 * run may work meanwhile. Of all `all` games at most w->most are judged again, spread
 * evenly over them. */
static bool walk_some(struct walk *w, const int64_t *ids, size_t from, size_t to,
		      size_t all, struct err *err)
{
	struct doctor *d = w->d;
	bool ok = true;

	for (size_t i = from; ok && i < to; i++) {
		bool judge = all <= w->most || (i + 1) * w->most / all > w->chosen;

		w->chosen += judge;
		progress_bar(d->progress, (long)i, (long)all, "games");
		ok = wordless(w, ids[i]) || walk_one(w, ids[i], judge, err);
	}
	return ok;
}

static bool walk(struct walk *w, struct err *err)
{
	struct doctor *d = w->d;
	int64_t *ids;
	size_t count;
	bool ok = match_list(d->p.store, d->arena, &ids, &count, err);

	for (size_t from = 0, to; ok && from < count; from = to) {
		to = count - from < EVERY ? count : from + EVERY;
		ok = store_mark(d->p.store, err) &&
		     store_unmark(d->p.store, walk_some(w, ids, from, to, count, err),
				  err);
	}
	arena_free(&w->arena);
	return ok;
}

bool check_records(struct doctor *d, struct err *err)
{
	struct walk w = {.d = d, .most = d->full ? SIZE_MAX : SAMPLE};
	bool ok = walk(&w, err);

	if (w.wrong > NAMED) {
		doctor_say(d, FINDING_BAD, "adjudicator verify --all",
			   "%ld more games do not hold", w.wrong - NAMED);
	} else if (ok && w.wrong == 0) {
		doctor_say(d, FINDING_GOOD, "",
			   "%ld game%s, %ld of them judged again: every record holds",
			   w.games, w.games == 1 ? "" : "s", w.judged);
	}
	return ok;
}
