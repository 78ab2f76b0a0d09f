/* SPDX-License-Identifier: ISC */
/* Prints every sentence of the program's tables as gettext templates have them. What is
 * marked by PART in the source is found by xgettext instead. templates/catalogues puts
 * both together, and checks that each language has them. */
#include "formats/orders/order_args.h"
#include "formats/orders/orders.h"
#include "formats/phrase.h"
#include "formats/text/diag.h"
#include "formats/text/embedded.h"
#include <stdio.h>
#include <string.h>

static void quoted(const char *keyword, struct view text)
{
	printf("%s \"", keyword);
	for (size_t i = 0; i < text.len; i++) {
		if (text.at[i] == '"' || text.at[i] == '\\') {
			putchar('\\');
		}
		putchar(text.at[i]);
	}
	printf("\"\n");
}

static void message(struct view context, struct view one, struct view many)
{
	quoted("msgctxt", context);
	quoted("msgid", one);
	if (many.len > 0) {
		quoted("msgid_plural", many);
		printf("msgstr[0] \"\"\nmsgstr[1] \"\"\n\n");
	} else {
		printf("msgstr \"\"\n\n");
	}
}

static void refusal(struct arena *a, enum diag_code code)
{
	struct diag_forms f = diag_forms(a, code);

	message(view_of(arena_printf(a, "refusal %s", diag_name(code))), view_of(f.one),
		view_of(f.many == NULL ? "" : f.many));
}

static void plain(const char *kind, const char *name, const char *text)
{
	char context[80];

	snprintf(context, sizeof context, "%s %s", kind, name);
	message(view_of(context), view_of(text), (struct view){0});
}

int main(void)
{
	struct view page = {0};
	struct phrase_line line;
	struct arena arena = {0};

	printf("msgid \"\"\nmsgstr \"\"\n"
	       "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
	       "\"Content-Transfer-Encoding: 8bit\\n\"\n\n");
	embedded_find("templates/en/phrases.txt", &page);
	while (phrase_next(&page, &line)) {
		message(line.name, line.one, line.many);
	}
	for (int code = DIAG_NONE + 1; code < DIAG_CODES_; code++) {
		refusal(&arena, (enum diag_code)code);
	}
	for (size_t i = 0; i < order_help_count; i++) {
		plain("help", order_help[i].words, order_help[i].does);
	}
	for (size_t i = 0; i < setting_text_count; i++) {
		plain("set", setting_texts[i].name, setting_texts[i].what);
		plain("set", setting_texts[i].name, setting_texts[i].takes);
	}
	arena_free(&arena);
	return 0;
}
