/* SPDX-License-Identifier: ISC */
/* The kind of a letter, and other questions that its parts ask about it. */
#include "adjudicator/letters/body.h"

#include "formats/phrase.h"
#include <string.h>

/* The kind of a letter that tells several things is the first of these that it has.
 * `board`: it shows the position. */
static const struct {
	const char *kind;
	bool board;
} kinds[] = {
	{"question",   false},
        {"ruling",     true },
        {"end",        true },
	{"start",      true },
        {"invitation", false},
        {"confirm",    false},
	{"turn",       true },
        {"pending",    true },
        {"receipt",    true },
	{"refusal",    false},
        {"preview",    false},
        {"report",     true },
	{"watch",      true },
        {"reminder",   true },
        {"notice",     false},
	{"standings",  false},
        {"digest",     false},
        {"help",       false},
	{"analysis",   false},
};

static bool has(const struct draft *p, const char *kind)
{
	for (size_t i = 0; i < p->notices; i++) {
		if (view_is(p->notice[i].kind, kind)) {
			return true;
		}
	}
	return false;
}

bool body_shows_board(const struct draft *p)
{
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (kinds[i].board && has(p, kinds[i].kind)) {
			return true;
		}
	}
	return false;
}

bool body_my_turn(const struct draft *p)
{
	const struct game_view *v = p->view;

	if (v != NULL && p->duplicate) {
		return !v->over && !v->halted;
	}
	if (v == NULL || v->halted || p->seat < 0 || v->to_move != p->seat ||
	    v->held.len > 0 || p->settling.game != 0) {
		return false;
	}
	if (v->ground != GROUND_BOARD) { /* nobody moves while a word waits */
		return !v->pending.any && !v->paused;
	}
	/* If the play that waits ends the game, the reader can only answer it. That
	 * is his turn, unless the time to answer is limited. */
	return !v->pending.ends || (v->pending.until == 0 && view_may_question(v));
}

bool body_watches(const struct draft *p)
{
	return p->seat < 0 && p->view != NULL;
}

int body_rack(const struct draft *p)
{
	return p->duplicate ? 0 : p->seat;
}

const char *body_kind(const struct draft *p)
{
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (!has(p, kinds[i].kind)) {
			continue;
		}
		if (strcmp(kinds[i].kind, "watch") == 0) {
			break; /* a letter to an observer is a "notice" */
		}
		if (strcmp(kinds[i].kind, "turn") != 0 || body_my_turn(p)) {
			return kinds[i].kind;
		}
		if (p->view != NULL && (view_may_question(p->view) ||
					view_is_asked(p->view, REQUEST_UNDO))) {
			return "pending";
		}
	}
	return "notice";
}

int64_t body_question(const struct draft *p)
{
	int64_t question = 0;

	for (size_t i = 0; i < p->notices; i++) {
		question =
			p->notice[i].question != 0 ? p->notice[i].question : question;
	}
	return question;
}

struct view body_sentence(const struct draft *p, const char *name, struct fields *f)
{
	struct buf b = buf_in(p->arena);

	phrase(&b, p->player.language, name, f);
	return buf_view(&b);
}
