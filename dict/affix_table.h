/* SPDX-License-Identifier: ISC */
/* The inside of struct affixes, shared by its reader and its user only. */
#ifndef DICT_AFFIX_TABLE_H
#define DICT_AFFIX_TABLE_H

#include "dict/affix.h"
#include "formats/text/line.h"

enum {
	AFFIX_FILE_MOST = 8 * 1024 * 1024,
	AFFIX_LINE_MOST = 8192,
	AFFIX_FLAGS_MOST = 512, /* of one entry or rule */
	AFFIX_FORM_MOST = 256   /* bytes; no word of tiles is as long */
};

/* Flags as one number each. */
typedef uint32_t affix_flag;

enum affix_notation { AFFIX_LETTER, AFFIX_LONG, AFFIX_NUMBER };

/* What a row of flags means. */
struct affix_uses {
	uint32_t *class; /* places in affixes.class */
	size_t classes;
	bool needs_affix, circumfix, forbidden, compound;
};

/* One element of a condition: any letter, one of these, or none of these. */
struct affix_letters {
	struct view set; /* empty: any letter */
	bool other;
};

struct affix_rule {
	struct view strip, add;
	struct affix_letters *condition; /* from the front of the word's part */
	size_t conditions;
	struct view flags; /* of what may go on from here */
	int line;
	struct affix_uses uses; /* the same, once all classes are known */
};

/* All rules of one flag. */
struct affix_class {
	affix_flag flag;
	bool prefix;
	bool cross; /* goes together with affixes at the other end */
	struct affix_rule *rule;
	size_t rules;
	int line;
};

struct affixes {
	struct view charset;
	enum affix_notation notation;
	struct view *alias; /* rows of flags that are named by number, from 1 */
	size_t aliases;
	struct affix_class *class; /* ordered by flag, prefixes first */
	size_t classes;
	affix_flag needs_affix, circumfix, forbidden, compound; /* 0: none */
	affix_flag *unused;
	size_t unused_count;
	const struct affix_wish *wish; /* borrowed */
	bool strips_all;               /* a rule may strip the whole word */
};

/* Where in which file we are, for complaints. */
struct affix_place {
	const char *name;
	int line;
	struct err *err;
};

/* FILE:LINE: sentence. Returns false always. */
bool affix_wrong(const struct affix_place *at, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* The text as UTF-8, from what a SET line calls its charset. */
bool affix_decode(struct arena *arena, struct view charset, struct affix_place *at,
		  struct view *text);
/* The next line, trimmed. *more is false at the end. False: a line is too long. */
bool affix_line(struct lines *lines, struct affix_place *at, struct view *line,
		bool *more);

/* Takes a row of flags apart; at most AFFIX_FLAGS_MOST. */
bool affix_flags_read(const struct affixes *x, struct view text,
		      const struct affix_place *at, affix_flag *flag, size_t *count);
/* The same with aliases, and what the flags mean. */
bool affix_uses_read(const struct affixes *x, struct arena *arena, struct view text,
		     const struct affix_place *at, struct affix_uses *out);

/* "[^ab]c." into elements. */
bool affix_condition_read(struct arena *arena, struct view text,
			  const struct affix_place *at, struct affix_rule *rule);

struct affix_text {
	size_t len;
	char at[AFFIX_FORM_MOST];
};

/* The word with the rule applied; false where the rule does not fit. */
bool affix_apply(const struct affix_rule *rule, bool prefix, bool strips_all,
		 struct view word, struct affix_text *out);

#endif
