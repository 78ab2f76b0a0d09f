/* SPDX-License-Identifier: ISC */
/* Applies a rule to a word. */
#include "dict/affix_table.h"

#include "formats/text/utf8.h"
#include <string.h>

enum { CONDITION_MOST = 64 };

/* The length of the letter that begins at the first byte. */
static size_t letter_len(struct view text)
{
	size_t n = 1;

	while (n < text.len && ((unsigned char)text.at[n] & 0xc0U) == 0x80U) {
		n++;
	}
	return n;
}

/* The letter at the end. */
static struct view last_letter(struct view text)
{
	size_t from = text.len - 1;

	while (from > 0 && ((unsigned char)text.at[from] & 0xc0U) == 0x80U) {
		from--;
	}
	return view_part(text, from, text.len);
}

/* One element off *rest. */
static bool element_read(struct view *rest, struct affix_letters *out)
{
	size_t n = letter_len(*rest);
	size_t close;

	*out = (struct affix_letters){.set = view_part(*rest, 0, n)};
	if (rest->at[0] == '.') {
		out->set = view_from("", 0);
	} else if (rest->at[0] == '[') {
		close = view_find(*rest, ']');
		out->other = rest->len > 1 && rest->at[1] == '^';
		out->set = view_part(*rest, out->other ? 2 : 1,
				     close - (out->other ? 2 : 1));
		if (close == rest->len || close <= (out->other ? 2U : 1U)) {
			return false;
		}
		n = close + 1;
	}
	*rest = view_part(*rest, n, rest->len);
	return true;
}

bool affix_condition_read(struct arena *arena, struct view text,
			  const struct affix_place *at, struct affix_rule *rule)
{
	struct affix_letters element[CONDITION_MOST];
	struct view rest = text;
	size_t n = 0;

	rule->conditions = 0;
	if (view_is(text, ".")) {
		return true;
	}
	while (rest.len > 0) {
		if (n == CONDITION_MOST) {
			return affix_wrong(at, "a condition on more than %d letters",
					   CONDITION_MOST);
		}
		if (!element_read(&rest, &element[n++])) {
			return affix_wrong(at, "\"%.*s\" is no condition",
					   VIEW_ARG(utf8_head(text, 40)));
		}
	}
	rule->condition = arena_array(arena, n, sizeof *element);
	memcpy(rule->condition, element, n * sizeof *element);
	rule->conditions = n;
	return true;
}

static bool letter_fits(const struct affix_letters *e, struct view letter)
{
	struct view set = e->set;

	if (set.len == 0) {
		return true;
	}
	while (set.len > 0) {
		size_t n = letter_len(set);

		if (n == letter.len && memcmp(set.at, letter.at, n) == 0) {
			return !e->other;
		}
		set = view_part(set, n, set.len);
	}
	return e->other;
}

/* A prefix's condition is about the word's first letters, a suffix's about its
 * last. */
static bool condition_fits(const struct affix_rule *rule, bool prefix, struct view word)
{
	const size_t n = rule->conditions;

	for (size_t i = 0; i < n; i++) {
		struct view letter;

		if (word.len == 0) {
			return false;
		}
		letter = prefix ? view_part(word, 0, letter_len(word))
				: last_letter(word);
		if (!letter_fits(&rule->condition[prefix ? i : n - 1 - i], letter)) {
			return false;
		}
		word = view_part(word, prefix ? letter.len : 0, word.len - letter.len);
	}
	return true;
}

bool affix_apply(const struct affix_rule *rule, bool prefix, bool strips_all,
		 struct view word, struct affix_text *out)
{
	const struct view strip = rule->strip;
	size_t kept = word.len - strip.len;
	size_t from = prefix ? strip.len : 0;

	if (word.len < strip.len || (kept == 0 && !strips_all) ||
	    kept + rule->add.len > sizeof out->at ||
	    (strip.len > 0 &&
	     memcmp(word.at + (prefix ? 0 : kept), strip.at, strip.len) != 0) ||
	    !condition_fits(rule, prefix, word)) {
		return false;
	}
	memcpy(out->at + (prefix ? rule->add.len : 0), word.at + from, kept);
	memcpy(out->at + (prefix ? 0 : kept), rule->add.at, rule->add.len);
	out->len = kept + rule->add.len;
	return out->len > 0;
}
