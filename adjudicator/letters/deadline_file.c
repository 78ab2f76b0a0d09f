/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/deadline_file.h"

#include "adjudicator/games/player_names.h"
#include "formats/address.h"
#include "formats/files/calendar.h"
#include "formats/phrase.h"

bool deadline_of(const struct record *r, int seat)
{
	return seat >= 0 && r->pos.to_move == seat && r->pos.deadline != 0 &&
	       !r->pos.over;
}

void deadline_add(struct buf *file, const struct context *d, struct view language,
		  const struct record *r, int seat)
{
	struct arena *arena = file->arena;
	struct fields *f = fields_in(arena);
	struct view domain = address_domain(view_of(d->config->address));

	fields_set_num(f, "game", (long)r->match.id);
	fields_set_num(f, "turn", r->pos.turn);
	fields_set_str(f, "title", r->setup.game->title);
	fields_set(f, "others", names_others(arena, language, &r->setup, seat));
	calendar_add(file,
		     &(struct calendar_date){
			     .name = view_of(arena_printf(arena, "game-%lld@%.*s",
							  (long long)r->match.id,
							  VIEW_ARG(domain))),
			     .change = r->match.events,
			     .made = d->now,
			     .end = r->pos.deadline,
			     .title = phrase_text(arena, language, "calendar-title", f),
			     .text = phrase_text(arena, language, "calendar-text", f)});
}

struct attachment deadline_file(struct buf *file)
{
	return (struct attachment){.name = view_of(CALENDAR_FILE),
				   .type = view_of(CALENDAR_TYPE),
				   .bytes = buf_view(file)};
}

void body_calendar(const struct draft *p, struct reply *out)
{
	struct buf file = buf_in(p->arena);

	if (!p->chosen.calendar || p->r == NULL || out->files == REPLY_FILES ||
	    !deadline_of(p->r, p->seat)) {
		return;
	}
	calendar_begin(&file);
	deadline_add(&file, p->d, p->player.language, p->r, p->seat);
	calendar_end(&file);
	out->file[out->files++] = deadline_file(&file);
}
