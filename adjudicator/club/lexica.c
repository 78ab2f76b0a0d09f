/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/lexica.h"

#include "dict/recipe.h"
#include "formats/text/folder.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct set_row {
	struct set_row *next;
	struct tileset tiles;
	struct alphabet alphabet;
};

struct lexicon_row {
	struct lexicon_row *next;
	struct view spec;
	const struct alphabet *alphabet;
	struct lexicon *lexicon;
	bool instead; /* it stands in for a missing edition */
};

struct lexica {
	pthread_mutex_t lock; /* for all of it; a row never changes once it is there */
	struct arena arena;
	struct arena scratch; /* for one question */
	const char *folder;   /* borrowed */
	struct set_row *sets;
	struct lexicon_row *lexicons;
	struct lexica_trust *trust; /* borrowed; NULL: none */
};

struct lexica *lexica_open(const char *folder)
{
	struct lexica *s = calloc(1, sizeof *s);

	if (s == NULL) {
		arena_die();
	}
	s->folder = folder;
	(void)pthread_mutex_init(&s->lock, NULL);
	return s;
}

void lexica_close(struct lexica *s)
{
	if (s == NULL) {
		return;
	}
	for (struct lexicon_row *row = s->lexicons; row != NULL; row = row->next) {
		lexicon_close(row->lexicon);
	}
	arena_free(&s->arena);
	arena_free(&s->scratch);
	(void)pthread_mutex_destroy(&s->lock);
	free(s);
}

const char *lexica_folder(const struct lexica *s)
{
	return s->folder == NULL ? "lexica" : s->folder;
}

/* Returns false where there is no such set, as with most of the names that are
 * tried. */
static bool set_find(struct lexica *s, const char *id, struct lexica_set *out)
{
	struct set_row *row = s->sets;
	struct err ignored;

	while (row != NULL && strcmp(row->tiles.id, id) != 0) {
		row = row->next;
	}
	if (row == NULL) {
		if (!tileset_there(view_of(id))) {
			return false;
		}
		row = arena_take(&s->arena, sizeof *row);
		if (!tileset_load(&row->tiles, &row->alphabet, &s->arena, view_of(id),
				  &ignored)) {
			return false;
		}
		row->next = s->sets;
		s->sets = row;
	}
	*out = (struct lexica_set){&row->tiles, &row->alphabet};
	return true;
}

static bool tiles_find(struct lexica *s, const char *family, struct view language,
		       struct view id, struct lexica_set *out, struct err *err)
{
	struct view asked = id.len > 0 ? id : language;
	struct view name;
	struct buf known = buf_in(&s->scratch);

	arena_reset(&s->scratch);
	name = utf8_lower(&s->scratch, asked);
	if (set_find(s, arena_printf(&s->scratch, "%s-%.*s", family, VIEW_ARG(name)),
		     out) ||
	    (id.len > 0 && set_find(s, arena_str(&s->scratch, name), out))) {
		return true;
	}
	tileset_list(&known, view_of(family));
	return err_set(err, ERR_DATA,
		       "there is no tile set \"%.*s\" for this game; there are: %s",
		       VIEW_ARG(asked), buf_cstr(&known));
}

bool lexica_tiles(struct lexica *s, const char *family, struct view language,
		  struct view id, struct lexica_set *out, struct err *err)
{
	bool ok;

	pthread_mutex_lock(&s->lock);
	ok = tiles_find(s, family, language, id, out, err);
	pthread_mutex_unlock(&s->lock);
	return ok;
}

/* How to get back an edition that a game needs. */
static const char *remedy(struct arena *arena, struct view id)
{
	const struct recipe *r = recipe_find(view_part(id, 0, view_find(id, '-')));
	size_t family = r == NULL ? 0 : strlen(r->edition);
	long n;

	if (r != NULL && view_starts(id, r->edition) && id.len > family &&
	    num_read(view_part(id, family + 1, id.len), 1, INT32_MAX, &n)) {
		return arena_printf(arena,
				    "bring it back from a backup, or make it with "
				    "`adjudicator dict build %s --edition %ld` where "
				    "%s is as old as the game",
				    r->language, n, r->package);
	}
	return "bring it back from a backup, or from the club the game comes from";
}

/* S8. `wanted`: the hash that a record names, or empty. */
static bool hash_agrees(struct lexica *s, const struct lexicon *lx, struct view wanted,
			struct view id, struct err *err)
{
	uint8_t hash[HASH_BYTES];
	char here[HASH_HEX];

	if (wanted.len == 0) {
		return true;
	}
	if (hex_read(wanted, hash, HASH_BYTES) &&
	    memcmp(hash, lexicon_info(lx)->hash.byte, HASH_BYTES) == 0) {
		return true;
	}
	hex_write(lexicon_info(lx)->hash.byte, HASH_BYTES, here);
	return err_set(err, ERR_DATA,
		       "this game is played with the lexicon %.*s of sha256 %.*s, and "
		       "the %.*s here has other words (sha256 %s); %s",
		       VIEW_ARG(id), VIEW_ARG(wanted), VIEW_ARG(id), here,
		       remedy(&s->arena, id));
}

static bool not_there(struct lexica *s, struct view id, struct view hash,
		      const char *path, struct err *err)
{
	if (hash.len > 0) {
		return err_set(err, ERR_DATA,
			       "this game needs the lexicon %.*s of sha256 %.*s, which "
			       "is not here (looked for %s); %s",
			       VIEW_ARG(id), VIEW_ARG(hash), path,
			       remedy(&s->arena, id));
	}
	return err_set(err, ERR_DATA,
		       "there is no lexicon %.*s here (looked for %s); `adjudicator "
		       "dict build` makes one, and `any` accepts every word",
		       VIEW_ARG(id), path);
}

/* A record names the hash of its words. Without a hash the edition is being chosen,
 * and that is the time to check the whole file. */
static bool open_edition(struct lexica *s, const struct alphabet *alphabet,
			 struct view spec, struct lexicon **out, struct err *err)
{
	struct view hash = spec;
	struct view id = view_word(&hash);
	const char *path;

	hash = view_trim(hash);
	if (view_find(id, '/') < id.len || view_starts(id, ".")) {
		return err_set(err, ERR_DATA, "%.*s is no name of a lexicon",
			       VIEW_ARG(id));
	}
	path = arena_printf(&s->arena, "%s/%.*s.lexicon", lexica_folder(s),
			    VIEW_ARG(id));
	if (access(path, F_OK) != 0) {
		return not_there(s, id, hash, path, err);
	}
	if (!lexicon_open(out, path, alphabet, err)) {
		return false;
	}
	if (!view_is(id, lexicon_info(*out)->id)) {
		return err_set(
			err, ERR_DATA,
			"%s holds the edition %s; a file of words keeps the name "
			"it was made under",
			path, lexicon_info(*out)->id);
	}
	return hash.len > 0 ? hash_agrees(s, *out, hash, id, err)
			    : lexicon_prove(*out, path, alphabet, err);
}

/* Another record may have lost other words to challenges. */
void lexica_trust(struct lexica *s, struct lexica_trust *trust)
{
	for (struct lexicon_row *row = s->lexicons; row != NULL; row = row->next) {
		if (row->instead) {
			row->spec = (struct view){0};
		}
	}
	s->trust = trust;
}

static bool stand_in(struct lexica *s, struct lexicon_row *row, struct view spec)
{
	struct lexicon_info edition = {0};
	struct view hash = spec;
	struct view id = view_word(&hash);
	struct err why = {0};

	if (s->trust == NULL || id.len >= sizeof edition.id ||
	    !hex_read(view_trim(hash), edition.hash.byte, HASH_BYTES)) {
		return false;
	}
	memcpy(edition.id, id.at, id.len);
	row->instead = lexicon_instead(&row->lexicon, row->alphabet, &edition,
				       s->trust->bad, s->trust->count, &why);
	if (row->instead) {
		s->trust->missing = arena_copy(&s->arena, id);
	}
	return row->instead;
}

static bool of_words(struct arena *arena, const struct alphabet *alphabet,
		     struct view list, struct lexicon **out, struct err *err)
{
	struct view *word = arena_array(arena, list.len + 1, sizeof *word);
	size_t n = 0;

	while ((word[n] = view_word(&list)).len > 0) {
		n++;
	}
	return lexicon_of_words(out, alphabet, word, n, err);
}

static bool lexicon_find(struct lexica *s, const struct alphabet *alphabet,
			 struct view spec, const struct lexicon **lexicon,
			 struct err *err)
{
	struct lexicon_row *row = s->lexicons;
	struct view rest = spec;
	struct view kind = view_word(&rest);
	bool ok = true;

	while (row != NULL &&
	       (row->alphabet != alphabet || !view_eq(row->spec, spec))) {
		row = row->next;
	}
	if (row == NULL) {
		row = arena_take(&s->arena, sizeof *row);
		row->spec = arena_copy(&s->arena, spec);
		row->alphabet = alphabet;
		row->next = s->lexicons;
		s->lexicons = row;
		if (view_is(kind, "any")) {
			row->lexicon = lexicon_any();
		} else if (view_is(kind, "words")) {
			ok = of_words(&s->arena, alphabet, rest, &row->lexicon, err);
		} else {
			ok = open_edition(s, alphabet, spec, &row->lexicon, err);
			if (!ok && stand_in(s, row, spec)) {
				*err = (struct err){0};
				ok = true;
			}
		}
	}
	if (!ok) {
		s->lexicons = row->next;
		lexicon_close(row->lexicon);
		return false;
	}
	*lexicon = row->lexicon;
	return true;
}

bool lexica_lexicon(struct lexica *s, const struct alphabet *alphabet, struct view spec,
		    const struct lexicon **lexicon, struct err *err)
{
	bool ok;

	pthread_mutex_lock(&s->lock);
	ok = lexicon_find(s, alphabet, spec, lexicon, err);
	pthread_mutex_unlock(&s->lock);
	return ok;
}

/* The number of the edition "FAMILY-3.lexicon"; 0: the file is not of this family. */
static long edition_number(struct view file, const char *family)
{
	size_t name = strlen(family);
	struct view rest;
	long n;

	if (!view_starts(file, family) || !view_ends(file, ".lexicon") ||
	    file.len < name + sizeof ".lexicon" || file.at[name] != '-') {
		return 0;
	}
	rest = view_part(file, name + 1, file.len - name - sizeof ".lexicon");
	return num_read(rest, 1, INT32_MAX, &n) ? n : 0;
}

bool lexica_newest(struct lexica *s, struct arena *arena, struct view language,
		   struct view *out, struct err *err)
{
	const struct recipe *recipe = recipe_find(language);
	struct folder_names there = {0};
	long newest = 0;

	if (recipe != NULL && s->folder != NULL &&
	    !folder_list(arena, s->folder, &there, err)) {
		return false;
	}
	for (size_t i = 0; i < there.count; i++) {
		long n = edition_number(view_of(there.name[i]), recipe->edition);

		newest = n > newest ? n : newest;
	}
	*out = newest == 0 ? view_of("any")
			   : view_of(arena_printf(arena, "%s-%ld", recipe->edition,
						  newest));
	return true;
}
