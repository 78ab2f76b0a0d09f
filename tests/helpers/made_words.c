/* SPDX-License-Identifier: ISC */
#include "tests/helpers/made_words.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "tests/helpers/random/random_order.h"

enum { LONGEST = MADE_WORDS_LONGEST, WORDS_MAX = 100000 };

static const int wanted[LONGEST + 1] = {[2] = 150,  [3] = 1500,  [4] = 5000, [5] = 8000,
					[6] = 8000, [7] = 25000, [8] = 25000};

struct words {
	size_t n;
	char word[WORDS_MAX][LONGEST + 1];
};

static struct words words;

static int by_text(const void *a, const void *b)
{
	return strcmp(a, b);
}

static void make(void)
{
	static const char letters[] =
		"EEEEEEEEEEEEAAAAAAAAAIIIIIIIIIOOOOOOOONNNNNNRRRRRRTTTTTT"
		"LLLLSSSSUUUUDDDDGGGBBCCMMPPFFHHVVWWYYKJXQZ";
	struct dice d = {.state = 8};

	for (int n = 2; n <= LONGEST; n++) {
		for (int i = 0; i < wanted[n]; i++) {
			char *word = words.word[words.n++];

			for (int k = 0; k < n; k++) {
				word[k] = letters[dice_roll(
					&d, (uint32_t)sizeof letters - 1)];
			}
		}
	}
	qsort(words.word, words.n, sizeof words.word[0], by_text);
}

struct lexicon *made_words(const struct alphabet *english, size_t longest)
{
	struct view *list;
	struct lexicon *lexicon = NULL;
	struct err err = {0};
	size_t n = 0;

	if (words.n == 0) {
		make();
	}
	list = calloc(words.n, sizeof *list);
	ck_assert_ptr_nonnull(list);
	for (size_t i = 0; i < words.n; i++) {
		if (strlen(words.word[i]) <= longest) {
			list[n++] = view_of(words.word[i]);
		}
	}
	ck_assert_msg(lexicon_of_words(&lexicon, english, list, n, &err), "%s",
		      err.text);
	free(list);
	return lexicon;
}

struct lexicon *made_english(struct arena *arena, size_t longest)
{
	struct err err = {0};
	struct alphabet english;

	ck_assert(alphabet_load(&english, arena, view_of("en"), &err));
	return made_words(&english, longest);
}

bool made_word(const char *word)
{
	char key[LONGEST + 1] = "";

	if (strlen(word) > LONGEST) {
		return false;
	}
	for (int i = 0; word[i] != '\0'; i++) {
		key[i] = (char)(word[i] & ~0x20);
	}
	return bsearch(key, words.word, words.n, sizeof words.word[0], by_text) != NULL;
}
