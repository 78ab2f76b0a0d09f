/* SPDX-License-Identifier: ISC */
/* The inside of struct affixes, for the files that read and expand affixes. */
#ifndef DICT_AFFIX_TABLE_H
#define DICT_AFFIX_TABLE_H

#include "dict/affix.h"
#include "formats/text/line.h"

enum {
	AFFIX_FILE_MOST = 8 * 1024 * 1024,
	AFFIX_LINE_MOST = 8192,
	AFFIX_FLAGS_MOST = 512, /* flags of one entry or rule */
	AFFIX_FORM_MOST = 256   /* bytes of a form; no word of tiles is as long */
};

/* A flag of any notation, as a number. */
typedef uint32_t affix_flag;

enum affix_notation { AFFIX_LETTER, AFFIX_LONG, AFFIX_NUMBER };

/* What a list of flags means. */
struct affix_uses {
	uint32_t *class; /* indexes into affixes.class */
	size_t classes;
	bool needs_affix, circumfix, forbidden, compound;
};

/* One element of a condition: any letter, one of a set, or none of a set. */
struct affix_letters {
	struct view set; /* empty: any letter */
	bool other;
};

struct affix_rule {
	struct view strip, add;
	struct affix_letters *condition; /* in the order of the letters */
	size_t conditions;
	struct view flags; /* the rule's own flags: which affixes may follow */
	int line;
	struct affix_uses uses; /* what `flags` means, once all classes are known */
};

/* All rules of one flag, all prefixes or all suffixes. */
struct affix_class {
	affix_flag flag;
	bool prefix;
	bool cross; /* may be combined with affixes at the other end */
	struct affix_rule *rule;
	size_t rules;
	int line;
};

struct affixes {
	struct view charset;
	enum affix_notation notation;
	struct view *alias; /* lists of flags that are named by number, from 1 */
	size_t aliases;
	struct affix_class *class; /* ordered by flag, prefixes first */
	size_t classes;
	affix_flag needs_affix, circumfix, forbidden, compound; /* flags; 0: none */
	affix_flag *unused;
	size_t unused_count;
	const struct affix_wish *wish; /* borrowed */
	bool strips_all;               /* a rule may strip a whole word */
};

/* The file and line being read, for error texts. */
struct affix_place {
	const char *name;
	int line;
	struct err *err;
};

/* Sets "FILE:LINE: sentence". Always returns false. */
bool affix_wrong(const struct affix_place *at, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Converts the text to UTF-8 from the charset that a SET line names. */
bool affix_decode(struct arena *arena, struct view charset, struct affix_place *at,
		  struct view *text);
/* Reads the next line, trimmed. *more is false at the end. Fails when a line is too
 * long. */
bool affix_line(struct lines *lines, struct affix_place *at, struct view *line,
		bool *more);

/* Parses a list of flags, AFFIX_FLAGS_MOST at most. */
bool affix_flags_read(const struct affixes *x, struct view text,
		      const struct affix_place *at, affix_flag *flag, size_t *count);
/* The same, following aliases, and gives what the flags mean. */
bool affix_uses_read(const struct affixes *x, struct arena *arena, struct view text,
		     const struct affix_place *at, struct affix_uses *out);

/* Parses "[^ab]c." into elements. */
bool affix_condition_read(struct arena *arena, struct view text,
			  const struct affix_place *at, struct affix_rule *rule);

struct affix_text {
	size_t len;
	char at[AFFIX_FORM_MOST];
};

/* Applies the rule to a word; returns false when the rule does not fit. */
bool affix_apply(const struct affix_rule *rule, bool prefix, bool strips_all,
		 struct view word, struct affix_text *out);

#endif
