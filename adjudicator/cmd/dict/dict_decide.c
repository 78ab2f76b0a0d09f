/* SPDX-License-Identifier: ISC */
/*
 * dict accept, dict drop: a word goes to one of the club's own lists, and who suggested
 * it is told by the next run. Only the next edition has the word, or lacks it: the
 * editions that games are played with do not change.
 */
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/dict/dict.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/store/suggestion.h"
#include "dict/word_text.h"
#include "formats/text/utf8.h"

enum { REASON_MAX = 200 };

/* A word, and what was decided about it. */
struct word_ruling {
	struct missed missed;
	struct alphabet alphabet;
	struct tile_text word;
	struct view because; /* one line, without a full stop */
	bool accepted;
	int64_t now;
};

/* The text as one line of plain text. */
static struct view one_line(struct arena *arena, const char *text)
{
	struct view rest = utf8_clean(arena, view_of(text));
	struct buf b = buf_in(arena);
	struct view word;

	while ((word = view_word(&rest)).len > 0) {
		buf_str(&b, b.len > 0 ? " " : "");
		buf_add(&b, word);
	}
	word = utf8_head(buf_view(&b), REASON_MAX);
	while (word.len > 0 && word.at[word.len - 1] == '.') {
		word.len--;
	}
	return word;
}

/* Reads the word with w->alphabet; false: its letters are not in that language. */
static bool reads(struct word_ruling *w, struct view text)
{
	struct tile_text way[WORD_WAYS];
	struct view bad;

	if (word_read(&w->alphabet, text, way, &bad) == 0) {
		return false;
	}
	w->word = way[0];
	return true;
}

/* Finds the language in which the word was suggested. */
static bool find_waiting(struct cmd *c, struct word_ruling *w, struct view text,
			 const struct suggestion *list, size_t count)
{
	struct view found = {0};
	size_t languages = 0;

	for (size_t i = 0; i < count; i++) {
		const struct missed *m = &list[i].missed;
		struct buf b = buf_in(c->arena);

		if (view_eq(m->language, found) ||
		    !alphabet_load(&w->alphabet, c->arena, m->language, c->err) ||
		    !reads(w, text)) {
			continue;
		}
		word_write(&w->alphabet, &b, w->word.tile, w->word.n);
		if (view_eq(buf_view(&b), m->word)) {
			found = m->language;
			languages++;
		}
	}
	w->missed.language = found;
	return languages == 1 ||
	       err_set(c->err, ERR_USAGE,
		       "\"%.60s\" is suggested in %s language; --language says which "
		       "is meant",
		       c->argv[0], languages == 0 ? "no" : "more than one");
}

static bool read_word(struct cmd *c, struct word_ruling *w, const char *language,
		      const struct suggestion *list, size_t count)
{
	struct view text = utf8_clean(c->arena, view_of(c->argv[0]));
	struct buf b = buf_in(c->arena);

	w->missed.language = view_of(language == NULL ? "" : language);
	if ((language == NULL && !find_waiting(c, w, text, list, count)) ||
	    !alphabet_load(&w->alphabet, c->arena, w->missed.language, c->err)) {
		return false;
	}
	if (!reads(w, text)) {
		return err_set(c->err, ERR_DATA,
			       "\"%.60s\" is no word in the letters of %s", c->argv[0],
			       w->alphabet.id);
	}
	word_write(&w->alphabet, &b, w->word.tile, w->word.n);
	w->missed.word = buf_view(&b);
	return true;
}

static bool tell_one(struct cmd *c, const struct word_ruling *w,
		     const struct suggestion *s)
{
	struct context context = cmd_context(c);
	struct note n = note_to(&context, c->arena,
				news_to_player(s->player, 0, s->speaks), c->err);

	context.now = w->now;
	fields_set(n.f, "word", w->missed.word);
	fields_set(n.f, "because", w->because);
	note_say(&n, w->accepted ? "suggest-accepted" : "suggest-dropped");
	return note_tell(&n, "notice",
			 w->accepted ? "head-suggest-accepted"
				     : "head-suggest-dropped");
}

/* Tells those who suggested the word and changes the club's list. The list comes last:
 * if that fails, the database is rolled back, and the command can be given again. */
static bool decide(struct cmd *c, struct word_ruling *w, const struct suggestion *list,
		   size_t count, size_t *told)
{
	const char *comment;

	for (size_t i = 0; i < count; i++) {
		if (!view_eq(list[i].missed.language, w->missed.language) ||
		    !view_eq(list[i].missed.word, w->missed.word)) {
			continue;
		}
		if (!tell_one(c, w, &list[i])) {
			return false;
		}
		++*told;
	}
	comment = arena_printf(c->arena, "%s: %.*s", cmd_day(c->arena, w->now),
			       VIEW_ARG(w->because));
	return suggestion_decide(c->store, &w->missed, w->now, c->err) &&
	       dict_club_put(c, &w->alphabet, &w->word, w->accepted, view_of(comment));
}

static bool settle(struct cmd *c, struct word_ruling *w, const char *language)
{
	struct suggestion *list;
	size_t count;
	size_t told = 0;

	if (!suggestion_list(c->store, c->arena, &list, &count, c->err) ||
	    !read_word(c, w, language, list, count) || !store_begin(c->store, c->err) ||
	    !cmd_commit(c, decide(c, w, list, count, &told))) {
		return false;
	}
	printf("%.*s is %s the next edition that `adjudicator dict build %s` makes\n",
	       VIEW_ARG(w->missed.word), w->accepted ? "in" : "kept out of",
	       w->alphabet.id);
	if (told > 0) {
		printf("%zu player%s will be told by letter\n", told,
		       told == 1 ? "" : "s");
	}
	return true;
}

static bool run(struct cmd *c, bool accepted)
{
	struct word_ruling w = {.accepted = accepted};
	const char *language;
	const char *because;

	if (!cmd_option(c, "language", &language) ||
	    !cmd_option(c, "because", &because) || !cmd_now(c, &w.now) ||
	    !cmd_arguments(c, 1, 1)) {
		return false;
	}
	w.because = one_line(c->arena, because == NULL ? "" : because);
	return w.because.len > 0
		       ? settle(c, &w, language)
		       : err_set(c->err, ERR_USAGE,
				 "--because says why; players and the list read it");
}

bool cmd_dict_accept(struct cmd *c)
{
	return run(c, true);
}

bool cmd_dict_drop(struct cmd *c)
{
	return run(c, false);
}
