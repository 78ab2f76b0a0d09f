/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/note.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/store/outbox.h"
#include "formats/say.h"
#include "formats/wrap.h"

struct addressee news_to_player(int64_t player, int64_t game, struct view language)
{
	return (struct addressee){.player = player,
				  .game = game,
				  .seat = -1,
				  .language =
					  language.len > 0 ? language : view_of("en")};
}

struct addressee news_to(const struct record *r, int seat, int64_t letter)
{
	struct addressee to = news_to_player(r->match.seat[seat].player, r->match.id,
					     r->match.seat[seat].language);

	to.seat = seat;
	to.letter = letter;
	return to;
}

struct note note_to(struct context *d, struct arena *arena, struct addressee to,
		    struct err *err)
{
	return (struct note){.d = d,
			     .arena = arena,
			     .to = to,
			     .f = fields_in(arena),
			     .text = buf_in(arena),
			     .err = err};
}

bool note_zone(struct note *n)
{
	return choices_zone(n->d->store, n->arena, n->to.player, n->to.game, &n->zone,
			    n->err);
}

void note_set_time(struct note *n, const char *key, int64_t at)
{
	say_set_time(n->f, key, n->to.language,
		     &(struct moment){at, n->d->now, n->zone});
}

void note_set_span(struct note *n, const char *key, int64_t seconds)
{
	say_set_span(n->f, key, n->to.language, seconds);
}

void note_set_club(struct note *n)
{
	const struct config *c = n->d->config;

	fields_set_str(n->f, "club",
		       c->club_name[0] != '\0' ? c->club_name : c->address);
}

void note_set_game(struct note *n, const struct record *r, int seat)
{
	fields_set_str(n->f, "title", r->setup.game->title);
	fields_set(n->f, "others",
		   names_others(n->arena, n->to.language, &r->setup, seat));
}

void note_add(struct note *n, const char *name, const struct fields *f)
{
	buf_str(&n->text,
		n->text.len > 0 && n->text.at[n->text.len - 1] != '\n' ? " " : "");
	phrase(&n->text, n->to.language, name, f);
}

void note_say(struct note *n, const char *name)
{
	note_add(n, name, n->f);
}

void note_gap(struct note *n)
{
	buf_str(&n->text, "\n\n");
}

void note_line(struct note *n, const char *name, const struct fields *f)
{
	note_quote(n, phrase_text(n->arena, n->to.language, name, f));
}

void note_quote(struct note *n, struct view text)
{
	wrap_quoted(&n->text, text, "\t| ", NOTE_ROOM);
}

bool note_tell(struct note *n, const char *kind, const char *headline)
{
	struct notice notice = {.player = n->to.player,
				.game = n->to.game,
				.seat = n->to.seat,
				.letter = n->to.letter,
				.question = n->question,
				.at = n->d->now,
				.kind = view_of(kind),
				.text = buf_view(&n->text)};

	if (headline != NULL) {
		notice.headline = phrase_text(n->arena, n->to.language, headline, n->f);
	}
	if (n->file == NULL && n->id == NULL) {
		return notice_say(n->d->store, &notice, n->err);
	}
	if (!notice_add(n->d->store, &notice, n->err)) {
		return false;
	}
	if (n->id != NULL) {
		*n->id = notice.id;
	}
	return n->file == NULL ||
	       attachment_add(n->d->store, notice.id, n->file, n->err);
}

bool news_tell(struct context *d, const struct addressee *to, const struct told *told,
	       struct err *err)
{
	struct notice n = {.player = to->player,
			   .game = to->game,
			   .seat = to->seat,
			   .letter = to->letter,
			   .question = told->question,
			   .at = d->now,
			   .kind = view_of(told->kind),
			   .headline = told->headline,
			   .text = told->text};

	return notice_say(d->store, &n, err);
}
