/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/dict/dict.h"

#include <string.h>

#include "dict/kwg.h"
#include "dict/recipe.h"
#include "dict/word_list.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

enum { TOLD = 20, SHORT_HASH = 16, SOURCE_MAX = 16, NAME_MAX_SHOWN = 120 };

static const char graph_ending[] = ".kwg";

bool dict_from_options(struct cmd *c, struct dict_from *f)
{
	f->skip = cmd_flag(c, "skip");
	if (!cmd_option(c, "from", &f->file) || !cmd_option(c, "source", &f->source)) {
		return false;
	}
	if (f->file == NULL && (f->skip || f->source != NULL)) {
		return err_set(c->err, ERR_USAGE,
			       "--source and --skip go with --from FILE");
	}
	return true;
}

static struct view file_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return view_of(slash == NULL ? path : slash + 1);
}

/* The name of the source, reduced to what an edition's id may hold: "Collins 2019.txt"
 * becomes "collins2019". */
static const char *source_name(struct cmd *c, const struct dict_from *f)
{
	struct view name = f->source != NULL ? view_of(f->source) : file_name(f->file);
	struct buf b = buf_in(c->arena);

	if (f->source == NULL) {
		name = view_part(name, 0, view_find(name, '.'));
	}
	for (size_t i = 0; i < name.len && b.len < SOURCE_MAX; i++) {
		if (ascii_letter(name.at[i]) || digit(name.at[i])) {
			buf_char(&b, ascii_lower(name.at[i]));
		}
	}
	if (b.len == 0 || (f->source != NULL && !view_is(buf_view(&b), f->source))) {
		err_set(c->err, ERR_USAGE,
			"an edition's source is named with at most %d small letters "
			"and digits; --source gives it such a name",
			SOURCE_MAX);
		return NULL;
	}
	return buf_cstr(&b);
}

/* The file's name and hash in printable ASCII, for the header of the edition. */
static const char *material(struct cmd *c, const char *path, struct view text)
{
	struct hash hash = hash_of(text);
	struct view name = file_name(path);
	struct buf b = buf_in(c->arena);
	char hex[HASH_HEX];

	for (size_t i = 0; i < name.len && i < NAME_MAX_SHOWN; i++) {
		char byte = name.at[i];

		buf_char(&b, byte >= ' ' && byte <= '~' ? byte : '?');
	}
	hex_write(hash.byte, HASH_BYTES, hex);
	buf_printf(&b, ", sha256 %.*s", SHORT_HASH, hex);
	return buf_cstr(&b);
}

struct faults {
	const struct log *log;
	struct view name;
	size_t count;
	bool skip;
};

static void tell_fault(void *arg, int line, struct view word, const char *why)
{
	struct faults *f = arg;

	if (f->count++ < TOLD) {
		(f->skip ? log_warn : log_error)(
			f->log, "%.*s:%d: \"%.*s\" %s", VIEW_ARG(f->name), line,
			VIEW_ARG(utf8_head(word, NAME_MAX_SHOWN)), why);
	}
}

static bool read_list(struct cmd *c, struct dict_from *f, struct view text)
{
	struct faults faults = {c->log, view_of(f->file), 0, f->skip};

	word_list_read(text, f->words, tell_fault, &faults);
	if (faults.count > TOLD) {
		log_warn(c->log, "and %zu more", faults.count - TOLD);
	}
	if (faults.count > 0 && !f->skip) {
		return err_set(c->err, ERR_DATA,
			       "%zu line%s of %s hold%s no word of this list, and "
			       "nothing was built; --skip leaves them out",
			       faults.count, faults.count == 1 ? "" : "s", f->file,
			       faults.count == 1 ? "s" : "");
	}
	return build_count(f->words) > 0 ||
	       err_set(c->err, ERR_DATA, "%s holds no words", f->file);
}

/* Adds the words that the club accepted, and removes those that it dropped. */
static bool add_club(struct cmd *c, struct dict_from *f)
{
	struct club_words club;

	if (!dict_club_read(c, f->alphabet.id, &club) ||
	    !club_words_apply(&club, &f->words, c->err)) {
		return false;
	}
	f->material = arena_printf(c->arena, "%s%s", f->material,
				   club_words_note(&club, c->arena));
	return true;
}

bool dict_from_read(struct cmd *c, const char *language, struct dict_from *f)
{
	const char *source = source_name(c, f);
	struct view text;

	if (source == NULL ||
	    !alphabet_load(&f->alphabet, c->arena, view_of(language), c->err) ||
	    !recipe_file_read(c->arena, f->file, &text, c->err)) {
		return false;
	}
	f->family = arena_printf(c->arena, "%s-%s", f->alphabet.id, source);
	f->material = material(c, f->file, text);
	f->words = build_new(&f->alphabet);
	return (view_ends(view_of(f->file), graph_ending)
			? kwg_read(text, f->file, f->words, KWG_TILES, c->err)
			: read_list(c, f, text)) &&
	       add_club(c, f);
}
