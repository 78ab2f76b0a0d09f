/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/teller.h"

#include "adjudicator/games/tiles_text.h"
#include "adjudicator/letters/preferences.h"
#include "formats/say.h"

struct viewer teller_viewer(const struct teller *t)
{
	return t->me == TELLER_WATCHES ? (struct viewer){VIEWER_OBSERVER, 0}
				       : (struct viewer){VIEWER_PLAYER, t->me};
}

/* The sentence in the form for this reader. */
static const char *form(const struct teller *t, const char *name, bool of_me)
{
	const char *watch = arena_printf(t->arena, "%s-watch", name);

	if (of_me) {
		return arena_printf(t->arena, "%s-you", name);
	}
	return t->me == TELLER_WATCHES && phrase_known(watch) ? watch : name;
}

void teller_say(struct teller *t, const char *name, bool of_me)
{
	if (t->text.len > 0 && t->text.at[t->text.len - 1] != '\n') {
		buf_char(&t->text, ' ');
	}
	phrase(&t->text, t->language, form(t, name, of_me), t->f);
}

void teller_head(struct teller *t, const char *name, bool of_me)
{
	t->headline = buf_in(t->arena);
	phrase(&t->headline, t->language,
	       form(t, arena_printf(t->arena, "head-%s", name), of_me), t->f);
}

void teller_both(struct teller *t, const char *name, bool of_me)
{
	teller_say(t, name, of_me);
	teller_head(t, name, of_me);
}

void teller_paragraph(struct teller *t)
{
	buf_str(&t->text, t->text.len > 0 ? "\n\n" : "");
}

void teller_name(struct teller *t, int seat)
{
	fields_set(t->f, "name", t->r->setup.name[seat]);
}

/* Reads the reader's zone only when it is needed: few news tell a time. */
void teller_until(struct teller *t, int64_t time)
{
	if (!t->zoned && t->err->kind == ERR_NONE) {
		t->zoned = choices_zone(t->d->store, t->arena, t->to->player,
					t->to->game, &t->zone, t->err);
	}
	say_set_time(t->f, "until", t->language,
		     &(struct moment){time, t->d->now, t->zone});
}

bool teller_had(const struct teller *t, enum event_kind kind)
{
	for (size_t i = 0; i < t->at; i++) {
		if (t->t->event[i].kind == kind) {
			return true;
		}
	}
	return false;
}

bool teller_did(const struct teller *t, enum event_kind kind)
{
	for (size_t i = 0; i < t->at; i++) {
		if (t->t->event[i].kind == kind && t->t->event[i].seat == t->me) {
			return true;
		}
	}
	return false;
}

bool teller_will(const struct teller *t, enum event_kind kind)
{
	for (size_t i = t->at + 1; i < t->t->events; i++) {
		if (t->t->event[i].kind == kind) {
			return true;
		}
	}
	return false;
}

/* New tiles are the last on the rack. */
struct view teller_drawn(struct teller *t, const struct event *e)
{
	struct position after = t->pos;
	struct buf b = buf_in(t->arena);
	int n = e->to - e->from + 1;

	if (position_apply(&after, e)) {
		tiles_write(t->r->setup.alphabet, &b,
			    after.rack[e->seat] + after.rack_n[e->seat] - n, (size_t)n);
	}
	return buf_view(&b);
}
