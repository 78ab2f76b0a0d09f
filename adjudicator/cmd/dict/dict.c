/* SPDX-License-Identifier: ISC */
/* dict list, info, export; and functions that all commands about word lists share. */
#include "adjudicator/cmd/dict/dict.h"

#include <sys/stat.h>

#include "dict/word_text.h"
#include "formats/text/utf8.h"

const char *dict_words(struct arena *arena, const struct lexicon_info *info)
{
	return arena_printf(arena, "%lu word%s", (unsigned long)info->words,
			    info->words == 1 ? "" : "s");
}

bool dict_none(struct cmd *c)
{
	return err_set(c->err, ERR_DATA,
		       "no word lists in %s yet; `adjudicator dict build en` makes one",
		       c->lexica_folder);
}

void dict_wrapped(struct buf *b, struct view words)
{
	enum { LINE = 76, INDENT = 4 };
	struct view word;
	size_t at = 0;

	while ((word = view_word(&words)).len > 0) {
		size_t width = utf8_width(word);

		if (at > 0 && at + 1 + width > LINE) {
			buf_char(b, '\n');
			at = 0;
		}
		buf_repeat(b, ' ', at == 0 ? INDENT : 1);
		buf_add(b, word);
		at += width + (at == 0 ? INDENT : 1);
	}
	buf_char(b, '\n');
}

void dict_json_words(json_t *all, struct view words)
{
	struct view word;

	while ((word = view_word(&words)).len > 0) {
		json_array_append_new(all, json_text(word));
	}
}

bool dict_with_list(struct cmd *c, dict_work *work)
{
	bool json = cmd_flag(c, "json");
	const char *id;
	struct edition *list;
	const struct edition *e;
	size_t count;
	bool ok;

	if (!cmd_option(c, "lexicon", &id) || !cmd_arguments(c, 1, 1) ||
	    !editions_open(c->arena, c->lexica_folder, &list, &count, c->err)) {
		return false;
	}
	if (count == 0) {
		return dict_none(c);
	}
	if (id == NULL && count > 1) {
		ok = err_set(c->err, ERR_USAGE,
			     "there are several word lists; --lexicon says which is "
			     "meant");
	} else {
		e = editions_get(list, count, c->lexica_folder,
				 id == NULL ? list[0].id : id, c->err);
		ok = e != NULL && work(c, e, json);
	}
	editions_close(list, count);
	return ok;
}

/* -------------------------------------------------------------------- list */

static bool list_json(struct cmd *c, const struct edition *e)
{
	const struct lexicon_info *info;

	if (e->lexicon == NULL) {
		return cmd_print_json(c, JSON({"edition", json_string(e->id)},
					      {"error", json_string(e->why)}));
	}
	info = lexicon_info(e->lexicon);
	return cmd_print_json(c, JSON({"edition", json_string(e->id)},
				      {"words", json_integer(info->words)},
				      {"alphabet", json_string(info->alphabet)},
				      {"sources", json_string(info->sources)}));
}

static void list_row(struct columns *t, const struct edition *e)
{
	columns_printf(t, "%s", e->id);
	if (e->lexicon == NULL) {
		columns_printf(t, "-");
		columns_printf(t, "-");
		columns_printf(t, "cannot be read: %s", e->why);
	} else {
		const struct lexicon_info *info = lexicon_info(e->lexicon);

		columns_printf(t, "%lu", (unsigned long)info->words);
		columns_printf(t, "%s", info->alphabet);
		columns_printf(t, "%s", info->sources);
	}
}

static bool list_all(struct cmd *c, const struct edition *list, size_t count, bool json)
{
	static const char *const head[] = {"edition", "words", "alphabet", "made of"};
	struct columns t = cmd_columns(c, 4, 1U << 1);
	bool ok = true;

	for (size_t i = 0; i < t.count && count > 0; i++) {
		columns_add(&t, view_of(head[i]));
	}
	for (size_t i = 0; i < count && ok; i++) {
		if (json) {
			ok = list_json(c, &list[i]);
		} else {
			list_row(&t, &list[i]);
		}
	}
	if (!json) {
		cmd_print_columns(&t);
	}
	return ok;
}

bool cmd_dict_list(struct cmd *c)
{
	bool json = cmd_flag(c, "json");
	struct edition *list;
	size_t count;
	size_t damaged = 0;
	bool ok;

	if (!cmd_arguments(c, 0, 0) ||
	    !editions_open(c->arena, c->lexica_folder, &list, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		damaged += list[i].lexicon == NULL;
	}
	ok = list_all(c, list, count, json);
	if (count == 0) {
		log_info(c->log,
			 "no word lists in %s yet; `adjudicator dict build en` makes "
			 "one",
			 c->lexica_folder);
	}
	editions_close(list, count);
	return ok && (damaged == 0 ||
		      err_set(c->err, ERR_DATA, "%zu of the word lists cannot be read",
			      damaged));
}

/* -------------------------------------------------------------------- info */

/* How many words of each length. */
struct lengths {
	uint32_t of[WORD_TILES + 1];
};

static bool count_length(void *arg, const uint8_t *tile, size_t n)
{
	struct lengths *l = arg;

	(void)tile;
	l->of[n]++;
	return true;
}

static bool info_json(struct cmd *c, const struct edition *e, const struct lengths *l)
{
	const struct lexicon_info *info = lexicon_info(e->lexicon);
	json_t *lengths = json_object();
	char hex[2][HASH_HEX];

	hex_write(info->hash.byte, HASH_BYTES, hex[0]);
	hex_write(info->alphabet_hash.byte, HASH_BYTES, hex[1]);
	for (int n = 1; n <= WORD_TILES; n++) {
		if (l->of[n] > 0) {
			json_object_set_new(lengths, arena_printf(c->arena, "%d", n),
					    json_integer(l->of[n]));
		}
	}
	return cmd_print_json(
		c, JSON({"edition", json_string(e->id)}, {"file", json_string(e->path)},
			{"words", json_integer(info->words)},
			{"sha256", json_string(hex[0])},
			{"alphabet", json_string(info->alphabet)},
			{"alphabet_sha256", json_string(hex[1])},
			{"sources", json_string(info->sources)}, {"lengths", lengths}));
}

static bool info_text(struct cmd *c, const struct edition *e, const struct lengths *l)
{
	const struct lexicon_info *info = lexicon_info(e->lexicon);
	struct columns t = cmd_columns(c, 2, 3);
	struct buf b = buf_in(c->arena);
	struct stat st = {0};
	char hex[HASH_HEX];

	(void)stat(e->path, &st);
	hex_write(info->hash.byte, HASH_BYTES, hex);
	buf_printf(&b, "edition   %s\nfile      %s, %lld bytes\nwords     %lu\n", e->id,
		   e->path, (long long)st.st_size, (unsigned long)info->words);
	buf_printf(&b, "sha256    %s\n", hex);
	hex_write(info->alphabet_hash.byte, HASH_BYTES, hex);
	buf_printf(&b, "alphabet  %s, %d tiles\nsha256    %s\nmade of   %s\n\n",
		   info->alphabet, e->alphabet.count, hex, info->sources);
	columns_printf(&t, "tiles");
	columns_printf(&t, "words");
	for (int n = 1; n <= WORD_TILES; n++) {
		if (l->of[n] > 0) {
			columns_printf(&t, "%d", n);
			columns_printf(&t, "%lu", (unsigned long)l->of[n]);
		}
	}
	columns_write(&t, &b);
	cmd_print(&b);
	return true;
}

/* Calls `work` with the edition that the argument names, after checking all of it. */
static bool with_edition(struct cmd *c, bool json, dict_work *work)
{
	struct edition *list;
	const struct edition *e;
	size_t count;
	bool ok;

	if (!cmd_arguments(c, 1, 1) ||
	    !editions_open(c->arena, c->lexica_folder, &list, &count, c->err)) {
		return false;
	}
	e = editions_get(list, count, c->lexica_folder, c->argv[0], c->err);
	ok = e != NULL && lexicon_prove(e->lexicon, e->path, &e->alphabet, c->err) &&
	     work(c, e, json);
	editions_close(list, count);
	return ok;
}

static bool tell(struct cmd *c, const struct edition *e, bool json)
{
	struct lengths l = {{0}};

	lexicon_each(e->lexicon, count_length, &l);
	return json ? info_json(c, e, &l) : info_text(c, e, &l);
}

bool cmd_dict_info(struct cmd *c)
{
	return with_edition(c, cmd_flag(c, "json"), tell);
}

/* ------------------------------------------------------------------ export */

struct out {
	const struct alphabet *a;
	struct arena arena; /* of one word */
};

static bool put_word(void *arg, const uint8_t *tile, size_t n)
{
	struct out *o = arg;
	struct buf b = buf_in(&o->arena);

	word_write(o->a, &b, tile, n);
	buf_char(&b, '\n');
	cmd_print(&b);
	arena_reset(&o->arena);
	return ferror(stdout) == 0;
}

static bool put_words(struct cmd *c, const struct edition *e, bool json)
{
	struct out o = {.a = &e->alphabet};

	(void)c;
	(void)json;
	lexicon_each(e->lexicon, put_word, &o);
	arena_free(&o.arena);
	return true;
}

bool cmd_dict_export(struct cmd *c)
{
	return with_edition(c, false, put_words);
}
