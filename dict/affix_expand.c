/* SPDX-License-Identifier: ISC */
/*
 * - A form is a stem, or what one or two suffixes make of it; each of these may also
 *   get a prefix. So there are at most three levels, each with flags of its own.
 * - A prefix is put on a form when a flag of that or a lower level allows it, and
 *   all affixes may be combined with others. A prefix may itself allow a suffix that
 *   the stem does not.
 * - Every rule tried is counted, so that hostile rules cannot take forever.
 */
#include "dict/affix_table.h"

#include "formats/text/num.h"
#include <stdlib.h>
#include <string.h>

enum { THOUSAND = 1000, ENTRY_TRIES = 4000000, ALIAS_TAG = 3 };
static const uint64_t all_tries = 4000000000U;

/* The stem, or the form that a suffix made from the level below. */
struct level {
	const struct level *below;
	const struct affix_rule *rule; /* NULL: the stem */
	const struct affix_uses *uses;
	bool circumfix; /* a suffix so far requires a circumfix */
	bool cross;     /* all suffixes so far may be combined with prefixes */
	struct view form;
};

struct run {
	const struct affixes *x;
	affix_form *each;
	void *arg;
	struct affix_place at;
	struct arena entry; /* memory for one line */
	struct view *forbidden;
	size_t forbidden_count;
	uint64_t tries, entry_tries;
	uint64_t tries_most;
	int per_mille;
	/* Suffixes that only this prefix allows: they need it. */
	const struct affix_class *needed;
	const struct affix_rule *needed_rule;
};

static int view_order_of(const void *one, const void *two)
{
	return view_order(*(const struct view *)one, *(const struct view *)two);
}

static bool ends_so(struct view form, const char *const *ending)
{
	while (ending != NULL && *ending != NULL && !view_ends(form, *ending)) {
		ending++;
	}
	return ending != NULL && *ending != NULL;
}

static void give(struct run *r, struct view form)
{
	if (!ends_so(form, r->x->wish->endings) &&
	    (r->forbidden_count == 0 || bsearch(&form, r->forbidden, r->forbidden_count,
						sizeof form, view_order_of) == NULL)) {
		r->each(r->arg, form, r->per_mille);
	}
}

static bool affordable(struct run *r)
{
	if (++r->entry_tries > ENTRY_TRIES) {
		return affix_wrong(&r->at, "this entry asks for absurdly many forms");
	}
	return ++r->tries <= r->tries_most ||
	       affix_wrong(&r->at, "so far this dictionary asked for absurdly many "
				   "forms");
}

/* Whether the prefix fits the suffixes of the level. */
static bool prefix_fits(const struct level *l, const struct affix_rule *rule)
{
	bool tied = rule->uses.needs_affix &&
		    (l->rule == NULL || l->rule->uses.needs_affix);

	return rule->uses.circumfix == l->circumfix && !tied && !rule->uses.compound;
}

static bool prefix_put(struct run *r, const struct level *l,
		       const struct affix_rule *rule)
{
	struct affix_text form;

	if (!affordable(r)) {
		return false;
	}
	if (prefix_fits(l, rule) &&
	    affix_apply(rule, true, r->x->strips_all, l->form, &form)) {
		give(r, view_from(form.at, form.len));
	}
	return true;
}

static bool prefixes_put(struct run *r, const struct level *l,
			 const struct affix_uses *uses)
{
	for (size_t i = 0; i < uses->classes; i++) {
		const struct affix_class *c = &r->x->class[uses->class[i]];
		bool goes = c->prefix && (l->rule == NULL || (c->cross && l->cross));

		for (size_t k = 0; goes && k < c->rules; k++) {
			if (!prefix_put(r, l, &c->rule[k])) {
				return false;
			}
		}
	}
	return true;
}

/* Gives the form alone and with each prefix. */
static bool level_give(struct run *r, const struct level *l)
{
	if (r->needed != NULL) {
		return !r->needed->cross || !l->cross ||
		       prefix_put(r, l, r->needed_rule);
	}
	if (!l->uses->needs_affix && !l->circumfix) {
		give(r, l->form);
	}
	for (const struct level *from = l; from != NULL; from = from->below) {
		if (!prefixes_put(r, l, from->uses)) {
			return false;
		}
	}
	return true;
}

/* Calls `next` for every form that the suffixes of `uses` make of l. */
static bool suffixes_put(struct run *r, const struct level *l,
			 const struct affix_uses *uses,
			 bool (*next)(struct run *r, const struct level *l))
{
	for (size_t i = 0; i < uses->classes; i++) {
		const struct affix_class *c = &r->x->class[uses->class[i]];

		for (size_t k = 0; !c->prefix && k < c->rules; k++) {
			const struct affix_rule *rule = &c->rule[k];
			struct affix_text form;
			struct level above = {.below = l,
					      .rule = rule,
					      .uses = &rule->uses,
					      .circumfix = l->circumfix ||
							   rule->uses.circumfix,
					      .cross = l->cross && c->cross};

			if (!affordable(r)) {
				return false;
			}
			if (rule->uses.compound ||
			    !affix_apply(rule, false, r->x->strips_all, l->form,
					 &form)) {
				continue;
			}
			above.form = view_from(form.at, form.len);
			if (!next(r, &above)) {
				return false;
			}
		}
	}
	return true;
}

static bool first_suffix(struct run *r, const struct level *l)
{
	return level_give(r, l) && suffixes_put(r, l, l->uses, level_give);
}

/* Gives forms with suffixes that only the stem's prefixes allow, each with that
 * prefix. */
static bool prefixed_suffixes(struct run *r, const struct level *stem)
{
	bool ok = true;

	for (size_t i = 0; ok && i < stem->uses->classes; i++) {
		const struct affix_class *c = &r->x->class[stem->uses->class[i]];

		for (size_t k = 0; ok && c->prefix && k < c->rules; k++) {
			r->needed = c;
			r->needed_rule = &c->rule[k];
			ok = suffixes_put(r, stem, &c->rule[k].uses, first_suffix);
		}
	}
	r->needed = NULL;
	return ok;
}

/* Where the word ends and flags begin; "\/" is a slash in the word. */
static size_t find_slash(struct view entry)
{
	size_t i = 0;

	while (i < entry.len &&
	       (entry.at[i] != '/' || (i > 0 && entry.at[i - 1] == '\\'))) {
		i++;
	}
	return i;
}

/* Removes notes about grammar, which follow a tab or begin with " xx:". */
static struct view without_notes(struct view line)
{
	line = view_part(line, 0, view_find(line, '\t'));
	for (size_t i = 0; i + ALIAS_TAG < line.len; i++) {
		if (line.at[i] == ' ' && line.at[i + ALIAS_TAG] == ':') {
			return view_trim(view_part(line, 0, i));
		}
	}
	return view_trim(line);
}

static bool entry_read(struct run *r, struct view line, struct view *stem,
		       struct affix_uses *uses)
{
	struct view entry = without_notes(line);
	size_t slash = find_slash(entry);

	arena_reset(&r->entry);
	*stem = view_part(entry, 0, slash);
	if (slash == entry.len && ends_so(*stem, r->x->wish->bare_endings)) {
		*stem = view_from("", 0);
	}
	return affix_uses_read(r->x, &r->entry, view_part(entry, slash + 1, entry.len),
			       &r->at, uses);
}

static bool entry_expand(struct run *r, struct view line)
{
	struct affix_uses uses;
	struct level stem = {.uses = &uses, .cross = true};

	if (!entry_read(r, line, &stem.form, &uses)) {
		return false;
	}
	if (uses.forbidden || uses.compound || stem.form.len == 0 ||
	    stem.form.len > AFFIX_FORM_MOST) {
		return true;
	}
	r->entry_tries = 0;
	return level_give(r, &stem) && suffixes_put(r, &stem, &uses, first_suffix) &&
	       prefixed_suffixes(r, &stem);
}

/* Calls `each` with every entry of the dictionary. */
static bool entries_each(struct run *r, struct view dic,
			 bool (*each)(struct run *r, struct view line))
{
	struct lines lines = lines_of(dic);
	struct view line;
	long count;
	bool more;

	if (!affix_line(&lines, &r->at, &line, &more)) {
		return false;
	}
	if (!num_read(view_word(&line), 0, INT32_MAX, &count)) {
		return affix_wrong(&r->at, "a dictionary begins with the number of its "
					   "entries");
	}
	do {
		if (!affix_line(&lines, &r->at, &line, &more)) {
			return false;
		}
		r->per_mille = (int)((dic.len - lines.rest.len) * THOUSAND / dic.len);
		if (line.len > 0 && !each(r, line)) {
			return false;
		}
	} while (more);
	return true;
}

/* Counts the words first; keeps them once there is room. */
static bool forbidden_add(struct run *r, struct view line)
{
	struct affix_uses uses;
	struct view stem;

	if (!entry_read(r, line, &stem, &uses)) {
		return false;
	}
	if (uses.forbidden) {
		if (r->forbidden != NULL) {
			r->forbidden[r->forbidden_count] = stem;
		}
		r->forbidden_count++;
	}
	return true;
}

/* Finds entries that only say that a word is none. */
static bool forbidden_find(struct run *r, struct arena *arena, struct view dic)
{
	if (r->x->forbidden == 0) {
		return true;
	}
	if (!entries_each(r, dic, forbidden_add)) {
		return false;
	}
	r->forbidden = arena_array(arena, r->forbidden_count, sizeof *r->forbidden);
	r->forbidden_count = 0;
	if (!entries_each(r, dic, forbidden_add)) {
		return false;
	}
	qsort(r->forbidden, r->forbidden_count, sizeof *r->forbidden, view_order_of);
	return true;
}

bool affixes_expand(const struct affixes *x, const char *name, struct view dic,
		    affix_form *each, void *arg, struct err *err)
{
	struct run r = {
		.x = x, .each = each, .arg = arg, .at = {name, 1, err}
        };
	struct arena arena = {0};
	bool ok;

	r.tries_most = x->wish->tries == 0 ? all_tries : x->wish->tries;
	ok = affix_decode(&arena, x->charset, &r.at, &dic) &&
	     forbidden_find(&r, &arena, dic) && entries_each(&r, dic, entry_expand);

	arena_free(&r.entry);
	arena_free(&arena);
	return ok;
}
