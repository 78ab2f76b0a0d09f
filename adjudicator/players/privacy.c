/* SPDX-License-Identifier: ISC */
#include "adjudicator/players/privacy.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/players/forget.h"
#include "adjudicator/players/retention.h"
#include "adjudicator/store/held.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/wrap.h"

enum { WIDTH = 68 };

/* ----------------------------------------------------------------------- privacy */

struct told_about {
	struct hearing *h;
	struct addressee to;
	struct held_counts n;
	struct fields *f;
	struct buf *b;
	bool any; /* a sentence stands there */
};

static void set_span(struct told_about *x, const char *key, int64_t seconds)
{
	fields_set(x->f, key, say_span(x->h->arena, x->to.language, seconds));
}

static void set_counts(struct told_about *x)
{
	const struct config *c = x->h->d->config;
	const struct held_counts *n = &x->n;

	fields_set(x->f, "me", x->h->player.name);
	fields_set_str(x->f, "organiser", c->organiser);
	fields_set_num(x->f, "addresses", n->addresses);
	fields_set_bool(x->f, "several", n->addresses > 1);
	fields_set_num(x->f, "games", n->games);
	fields_set_num(x->f, "open", n->open);
	fields_set_num(x->f, "theirs", n->theirs);
	fields_set_num(x->f, "ours", n->ours);
	fields_set_num(x->f, "notes", n->notes);
	fields_set_num(x->f, "choices", n->choices);
	fields_set_num(x->f, "suggestions", n->suggestions);
	fields_set_num(x->f, "watched", n->watched);
	fields_set_num(x->f, "seasons", n->seasons);
	set_span(x, "idle", c->keep_players);
	set_span(x, "letters", c->keep_letters);
	set_span(x, "both", c->keep_letters + keeping_protest(x->h->d));
	set_span(x, "observers", c->keep_observers);
}

static bool set_oldest(struct told_about *x)
{
	struct buf day = buf_in(x->h->arena);
	const struct zone *zone;

	if (!choices_zone(x->h->d->store, x->h->arena, x->to.player, 0, &zone,
			  x->h->err)) {
		return false;
	}
	say_day(&day, x->to.language,
		&(struct moment){x->n.oldest, x->h->d->now, zone});
	fields_set(x->f, "oldest", buf_view(&day));
	return true;
}

/* A sentence behind a bar, where there is something to tell of. */
static void put(struct told_about *x, const char *name, bool any)
{
	if (any) {
		buf_str(x->b, x->any ? "\t|\n" : "");
		x->any = true;
		wrap_quoted(x->b, phrase_text(x->h->arena, x->to.language, name, x->f),
			    "\t| ", WIDTH);
	}
}

static bool tell_kept(struct hearing *h)
{
	struct buf b = buf_in(h->arena);
	struct told_about x = {.h = h,
			       .to = hearing_writer(h, NULL, -1),
			       .f = fields_in(h->arena),
			       .b = &b};
	const struct held_counts *n = &x.n;

	if (!held_count(h->d->store, h->player.id, &x.n, h->err) || !set_oldest(&x)) {
		return false;
	}
	set_counts(&x);
	phrase(&b, x.to.language, "privacy", x.f);
	buf_str(&b, "\n\n");
	put(&x, "privacy-name", true);
	put(&x, "privacy-games", n->games > 0);
	put(&x, "privacy-letters", n->theirs + n->ours > 0);
	put(&x, "privacy-notes", n->notes > 0);
	put(&x, "privacy-choices", n->choices > 0);
	put(&x, "privacy-suggestions", n->suggestions > 0);
	put(&x, "privacy-watched", n->watched > 0);
	put(&x, "privacy-seasons", n->seasons > 0);
	buf_char(&b, '\n');
	phrase(&b, x.to.language, "privacy-others", x.f);
	buf_str(&b, "\n\n");
	phrase(&b, x.to.language, "privacy-how", x.f);
	return answer_tell(h, &x.to, "notice", "head-privacy", NULL, &b);
}

/* ------------------------------------------------------------------------- orders */

/* All of it goes to the registered address alone, but is much to be sent unasked. */
static bool ask_first(struct hearing *h)
{
	struct addressee to = hearing_writer(h, NULL, -1);
	struct buf b = buf_in(h->arena);
	struct buf head = buf_in(h->arena);

	hearing_verdict(h, VERDICT_HELD);
	phrase(&b, to.language, "my-data-own", NULL);
	phrase(&head, to.language, "head-my-data-own", NULL);
	return news_tell(h->d, &to,
			 &(struct told){"confirm", buf_view(&head), buf_view(&b), 0},
			 h->err);
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
