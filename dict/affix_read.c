/* SPDX-License-Identifier: ISC */
/*
 * Reads affix files line by line; a table has a row for each kind of line. The
 * classes that rules lead to are looked up at the end, when all are known.
 */
#include "dict/affix_table.h"

#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <stddef.h>
#include <stdlib.h>

enum { RULES_MOST = 1000000 };

struct reader {
	struct affixes *x;
	struct arena *arena;
	struct lines lines;
	struct affix_place at;
};

static bool one_flag(struct reader *r, struct view text, affix_flag *flag)
{
	affix_flag all[AFFIX_FLAGS_MOST];
	size_t count;

	if (!affix_flags_read(r->x, text, &r->at, all, &count)) {
		return false;
	}
	*flag = all[0];
	return count == 1 || affix_wrong(&r->at, "\"%.*s\" should be one flag",
					 VIEW_ARG(utf8_head(text, 40)));
}

static bool notation_read(struct reader *r, struct view *line)
{
	static const struct {
		const char *name;
		enum affix_notation notation;
	} kinds[] = {
		{"long",  AFFIX_LONG  },
		{"num",   AFFIX_NUMBER},
		{"UTF-8", AFFIX_LETTER},
	};
	struct view kind = view_word(line);

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		if (view_is_nocase(kind, kinds[i].name)) {
			r->x->notation = kinds[i].notation;
			return true;
		}
	}
	return affix_wrong(&r->at, "FLAG %.*s is none of: long, num, UTF-8",
			   VIEW_ARG(utf8_head(kind, 40)));
}

static bool alias_read(struct reader *r, struct view *line)
{
	struct affixes *x = r->x;
	struct view row = view_word(line);

	/* The first AF line only gives their number. */
	if (x->alias != NULL) {
		x->alias[x->aliases++] = row;
	}
	x->alias = arena_room(r->arena, x->alias, x->aliases, sizeof *x->alias);
	return true;
}

static bool strips_all_read(struct reader *r, struct view *line)
{
	(void)line;
	r->x->strips_all = true;
	return true;
}

static bool refuse(struct reader *r, struct view *line)
{
	(void)line;
	return affix_wrong(&r->at, "two prefixes on a word are not read here");
}

/* Whether no tile can spell the affix. */
static bool passed_over(struct view add)
{
	return view_find(add, '\'') < add.len || view_find(add, '-') < add.len ||
	       view_find_text(add, "\xe2\x80\x99") < add.len;
}

/* Reads "STRIP AFFIX[/FLAGS] [CONDITION]". *kept is false when the rule is
 * skipped. */
static bool rule_read(struct reader *r, struct view line, struct affix_rule *rule,
		      bool *kept)
{
	struct view add;
	struct view condition;

	*rule = (struct affix_rule){.strip = view_word(&line), .line = r->at.line};
	rule->flags = view_word(&line);
	condition = view_word(&line);
	if (rule->flags.len == 0) {
		return affix_wrong(&r->at, "a rule has no affix");
	}
	add = view_cut(&rule->flags, '/');
	rule->strip = view_is(rule->strip, "0") ? view_from("", 0) : rule->strip;
	rule->add = view_is(add, "0") ? view_from("", 0) : add;
	*kept = !passed_over(rule->add);
	return condition.len == 0 ||
	       affix_condition_read(r->arena, condition, &r->at, rule);
}

/* The rest of the next line, which must begin with `kind` and `flag`. */
static bool rule_line(struct reader *r, struct view kind, struct view flag,
		      struct view *rest)
{
	bool more;

	do {
		if (!affix_line(&r->lines, &r->at, rest, &more)) {
			return false;
		}
	} while (more && (rest->len == 0 || rest->at[0] == '#'));
	if (!view_eq(view_word(rest), kind) || !view_eq(view_word(rest), flag)) {
		return affix_wrong(&r->at, "here should stand one more rule of %.*s",
				   VIEW_ARG(utf8_head(flag, 40)));
	}
	return true;
}

/* Reads the rules after a class's first line. The file gives their number, so no
 * memory is taken for rules that may not come. */
static bool rules_read(struct reader *r, struct affix_class *c, struct view kind,
		       struct view flag, long count)
{
	for (long i = 0; i < count; i++) {
		struct view rest;
		struct affix_rule rule;
		bool kept = false;

		if (!rule_line(r, kind, flag, &rest) ||
		    !rule_read(r, rest, &rule, &kept)) {
			return false;
		}
		if (kept) {
			c->rule = arena_room(r->arena, c->rule, c->rules,
					     sizeof *c->rule);
			c->rule[c->rules++] = rule;
		}
	}
	return true;
}

/* Reads "FLAG Y COUNT" after PFX or SFX. */
static bool class_read(struct reader *r, struct view kind, struct view *line)
{
	struct affixes *x = r->x;
	struct affix_class c = {.line = r->at.line, .prefix = view_is(kind, "PFX")};
	struct view flag = view_word(line);
	struct view cross = view_word(line);
	struct view number = view_word(line);
	long count;

	c.cross = view_is(cross, "Y");
	if (!one_flag(r, flag, &c.flag)) {
		return false;
	}
	if ((!c.cross && !view_is(cross, "N")) ||
	    !num_read(number, 0, RULES_MOST, &count)) {
		return affix_wrong(&r->at,
				   "%.*s %.*s should go on with Y or N and a "
				   "number of rules",
				   VIEW_ARG(kind), VIEW_ARG(utf8_head(flag, 40)));
	}
	if (!rules_read(r, &c, kind, flag, count)) {
		return false;
	}
	x->class = arena_room(r->arena, x->class, x->classes, sizeof *x->class);
	x->class[x->classes++] = c;
	return true;
}

static bool line_read(struct reader *r, struct view line)
{
	/* clang-format off */
	static const struct {
		const char *name;
		bool (*read)(struct reader *r, struct view *line);
		size_t flag; /* read is NULL: offset of the flag in struct affixes */
	} kinds[] = {
		{"AF",              alias_read,      0},
		{"CIRCUMFIX",       NULL,            offsetof(struct affixes, circumfix)},
		{"COMPLEXPREFIXES", refuse,          0},
		{"FLAG",            notation_read,   0},
		{"FORBIDDENWORD",   NULL,            offsetof(struct affixes, forbidden)},
		{"FULLSTRIP",       strips_all_read, 0},
		{"NEEDAFFIX",       NULL,            offsetof(struct affixes, needs_affix)},
		{"ONLYINCOMPOUND",  NULL,            offsetof(struct affixes, compound)},
		{"PSEUDOROOT",      NULL,            offsetof(struct affixes, needs_affix)},
	};
	/* clang-format on */
	struct view kind = view_word(&line);

	if (view_is(kind, "PFX") || view_is(kind, "SFX")) {
		return class_read(r, kind, &line);
	}
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		if (view_is(kind, kinds[i].name)) {
			return kinds[i].read != NULL
				       ? kinds[i].read(r, &line)
				       : one_flag(r, view_word(&line),
						  (void *)((char *)r->x +
							   kinds[i].flag));
		}
	}
	return true;
}

/* The charset of the SET line, which must be known before anything can be read. */
static struct view find_charset(struct view aff, struct affix_place *at)
{
	struct lines lines = lines_of(aff);
	struct view line;

	while (line_next(&lines, &line)) {
		struct view rest = utf8_unmarked(view_trim(line));

		if (view_is(view_word(&rest), "SET")) {
			at->line = lines.n;
			return view_word(&rest);
		}
	}
	at->line = 1;
	return view_of("ISO8859-1");
}

static int class_order(const void *one, const void *two)
{
	const struct affix_class *a = one;
	const struct affix_class *b = two;

	if (a->flag != b->flag) {
		return a->flag < b->flag ? -1 : 1;
	}
	return a->prefix != b->prefix ? b->prefix - a->prefix : a->line - b->line;
}

static bool classes_sort(struct reader *r)
{
	struct affixes *x = r->x;

	if (x->classes > 0) {
		qsort(x->class, x->classes, sizeof *x->class, class_order);
	}
	for (size_t i = 1; i < x->classes; i++) {
		const struct affix_class *c = &x->class[i];

		if (c->flag == c[-1].flag && c->prefix == c[-1].prefix) {
			r->at.line = c->line;
			return affix_wrong(&r->at,
					   "this flag has rules from line %d on",
					   c[-1].line);
		}
	}
	return true;
}

static bool wish_read(struct reader *r)
{
	struct affixes *x = r->x;

	x->unused = arena_array(r->arena, AFFIX_FLAGS_MOST, sizeof *x->unused);
	return x->wish->unused == NULL ||
	       affix_flags_read(x, view_of(x->wish->unused), &r->at, x->unused,
				&x->unused_count);
}

static bool rules_link(struct reader *r)
{
	struct affixes *x = r->x;

	for (size_t i = 0; i < x->classes; i++) {
		for (size_t k = 0; k < x->class[i].rules; k++) {
			struct affix_rule *rule = &x->class[i].rule[k];

			r->at.line = rule->line;
			if (!affix_uses_read(x, r->arena, rule->flags, &r->at,
					     &rule->uses)) {
				return false;
			}
		}
	}
	return true;
}

bool affixes_read(struct affixes **out, struct arena *arena, const char *name,
		  struct view aff, const struct affix_wish *wish, struct err *err)
{
	struct affixes *x = arena_take(arena, sizeof *x);
	struct reader r = {
		.x = x, .arena = arena, .at = {name, 1, err}
        };
	struct view line;
	bool more;

	*out = x;
	x->wish = wish;
	if (aff.len > AFFIX_FILE_MOST) {
		return affix_wrong(&r.at, "a file of %zu bytes; %d are enough", aff.len,
				   AFFIX_FILE_MOST);
	}
	x->charset = find_charset(aff, &r.at);
	if (!affix_decode(arena, x->charset, &r.at, &aff)) {
		return false;
	}
	r.lines = lines_of(aff);
	do {
		if (!affix_line(&r.lines, &r.at, &line, &more) ||
		    (more && !line_read(&r, line))) {
			return false;
		}
	} while (more);
	return wish_read(&r) && classes_sort(&r) && rules_link(&r);
}
