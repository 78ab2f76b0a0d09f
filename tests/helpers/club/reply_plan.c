/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/reply_plan.h"

#include <stdlib.h>
#include <string.h>

static size_t sample(size_t wanted)
{
	const char *text = getenv("CORPUS_LETTERS");

	return text == NULL ? wanted : strtoul(text, NULL, 10);
}

bool reply_plan_all(void)
{
	return sample(1) == 0;
}

size_t reply_plan_step(struct dice *d, size_t all, size_t wanted)
{
	size_t n = sample(wanted);
	size_t step = n == 0 || n > all ? 1 : all / n;

	return 1 + dice_roll(d, (uint32_t)(2 * step - 1));
}

size_t reply_plan_shapes(void)
{
	return mail_client_count * PLACES * PARTS;
}

struct reply_plan reply_plan_of(struct dice *d, size_t i)
{
	return (struct reply_plan){
		.parts = (enum parts)(i % PARTS),
		.placing = (enum placing)(i / PARTS % PLACES),
		.client = &mail_clients[i / PARTS / PLACES % mail_client_count],
		.language = dice_roll(d, 840),
		.charset = dice_roll(d, 2) * dice_roll(d, 1000),
		.wrap = dice_roll(d, 2) * dice_roll(d, 1000),
		.number = i};
}

bool reply_plan_hidden(const struct reply_plan *p)
{
	bool text = p->client->text == QUOTING_HEAD;
	bool html = p->client->html == QUOTING_HEAD;

	return p->placing != PLACE_TOP && (p->parts == PARTS_TEXT   ? text
					   : p->parts == PARTS_HTML ? html
								    : text || html);
}

void reply_plan_lines(struct dice *d, struct reply_plan *p, const char *order,
		      bool first)
{
	static const char *const before[] = {"Well played!", "Dear all,", "Hi there",
					     "Thanks \u2026 that was fun \U0001f600"};
	static const char *const behind[] = {"See you on Friday", "Cheers", "Ann",
					     "\u00c0 bient\u00f4t"};

	if (!first && dice_roll(d, 3) > 0) {
		p->line[p->lines++] = before[dice_roll(d, 4)];
		p->line[p->lines++] = "";
	}
	p->line[p->lines++] = order;
	if (dice_roll(d, 3) > 0) {
		p->line[p->lines++] = "";
		p->line[p->lines++] = behind[dice_roll(d, 4)];
	}
}

static const char *const dresses[] = {
	"%s",
	" %s ",
	"%s!",
	"- %s",
	"* %s",
	"1. %s",
	"2) %s",
	"\u00a0%s",
	"%s\u00a0",
	"\ufeff%s\u200b",
	"**%s**",
	"_%s_",
	"\u202a%s\u202c",
	"\u2067%s\u2069",
	"%s # my best",
	"\u2022 %s",
	"%s // sorry",
};
enum { DRESSES = sizeof dresses / sizeof dresses[0] };

const char *reply_plan_dressed(struct arena *arena, const char *order, uint32_t roll)
{
	const char *form = dresses[roll % DRESSES];
	const char *at = strstr(form, "%s");

	return arena_printf(arena, "%.*s%s%s", (int)(at - form), form, order, at + 2);
}
