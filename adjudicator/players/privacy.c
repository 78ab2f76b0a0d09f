/* SPDX-License-Identifier: ISC */
#include "adjudicator/players/privacy.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/players/forget.h"
#include "adjudicator/store/personal_data.h"
#include "formats/say.h"

/* ----------------------------------------------------------------------- privacy */

static void set_counts(struct note *n, const struct personal_counts *held)
{
	const struct config *c = n->d->config;
	struct fields *f = n->f;
	struct buf day = buf_in(n->arena);

	fields_set_str(f, "organiser", c->organiser);
	fields_set_num(f, "addresses", held->addresses);
	fields_set_bool(f, "several", held->addresses > 1);
	fields_set_num(f, "games", held->games);
	fields_set_num(f, "open", held->open);
	fields_set_num(f, "theirs", held->theirs);
	fields_set_num(f, "ours", held->ours);
	fields_set_num(f, "notes", held->notes);
	fields_set_num(f, "choices", held->choices);
	fields_set_num(f, "suggestions", held->suggestions);
	fields_set_num(f, "watched", held->watched);
	fields_set_num(f, "seasons", held->seasons);
	note_set_span(n, "idle", c->keep_players);
	note_set_span(n, "letters", c->keep_letters);
	note_set_span(n, "both", c->keep_letters + keeping_protest(n->d));
	note_set_span(n, "observers", c->keep_observers);
	say_day(&day, n->to.language,
		&(struct moment){held->oldest, n->d->now, n->zone});
	fields_set(f, "oldest", buf_view(&day));
}

static bool tell_kept(struct hearing *h)
{
	struct note n = answer_to(h, NULL, -1);
	struct personal_counts held;

	if (!personal_count(h->d->store, h->player.id, &held, h->err) ||
	    !note_zone(&n)) {
		return false;
	}
	const struct {
		const char *name; /* of a sentence, behind a bar */
		bool any;         /* whether there is something to tell */
	} kept[] = {
		{"privacy-games",       held.games > 0             },
		{"privacy-letters",     held.theirs + held.ours > 0},
		{"privacy-notes",       held.notes > 0             },
		{"privacy-choices",     held.choices > 0           },
		{"privacy-suggestions", held.suggestions > 0       },
		{"privacy-watched",     held.watched > 0           },
		{"privacy-seasons",     held.seasons > 0           },
	};

	fields_set(n.f, "me", h->player.name);
	set_counts(&n, &held);
	note_say(&n, "privacy");
	note_gap(&n);
	note_line(&n, "privacy-name", n.f);
	for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
		if (kept[i].any) {
			buf_str(&n.text, "\t|\n");
			note_line(&n, kept[i].name, n.f);
		}
	}
	buf_char(&n.text, '\n');
	note_say(&n, "privacy-others");
	note_gap(&n);
	note_say(&n, "privacy-how");
	return answer_tell(h, &n, "notice", "head-privacy");
}

/* ------------------------------------------------------------------------- orders */

/* All of it goes only to the registered address, but it is too much to send unasked. */
static bool ask_first(struct hearing *h)
{
	struct note n = answer_to(h, NULL, -1);

	hearing_verdict(h, VERDICT_HELD);
	note_say(&n, "my-data-own");
	return note_tell(&n, "confirm", "head-my-data-own");
}

bool privacy_order(struct hearing *h, const struct order *o)
{
	return o->kind == ORDER_PRIVACY  ? tell_kept(h)
	       : o->kind == ORDER_FORGET ? forget_order(h, true)
					 : privacy_export(h, o);
}

bool privacy_unproved(struct hearing *h, const struct order *o)
{
	return o->kind == ORDER_PRIVACY  ? tell_kept(h)
	       : o->kind == ORDER_FORGET ? forget_order(h, false)
					 : ask_first(h);
}
