/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/letters/history.h"
#include "adjudicator/letters/season_reason.h"
#include "adjudicator/play/carry.h"
#include "adjudicator/play/follow.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/referee/ruling_trial.h"

#include "adjudicator/record/seats.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/store/season.h"
#include "formats/text/line.h"

/* ------------------------------------------------------------------ what is meant */

/* The turn of that seat which the letter ended, or else the first that ended at `since`
 * or later; 0: none. */
static int turn_by(const struct ruling_trial *t, int seat, int64_t since)
{
	for (size_t i = 0; i < t->line.n; i++) {
		const struct line_event *x = &t->line.at[i];
		bool own = x->e.seat == seat &&
			   (history_ends_turn(x->e.kind) || x->e.kind == EVENT_RESIGN);

		if (!x->e.superseded && own &&
		    (x->letter == t->words.letter || x->at_time >= since)) {
			return x->turn;
		}
	}
	return 0;
}

/* Finds the turn that a letter played, or that its writer would have played with it;
 * *turn is 0 when the letter is not about this game. */
static bool turn_of_letter(struct ruling_trial *t, int *turn)
{
	struct ledger_row row = {0};
	int seat;

	*turn = 0;
	if (!ledger_get(t->d->store, t->arena, t->words.letter, &row, t->err)) {
		return false;
	}
	seat = row.letter == 0 ? -1 : record_seat(t->r, row.player);
	if (seat < 0 || (row.game != 0 && row.game != t->r->match.id)) {
		return true;
	}
	*turn = turn_by(t, seat, INT64_MAX);
	if (*turn == 0) {
		*turn = turn_by(t, seat, row.at);
	}
	if (*turn == 0 && t->before.to_move == seat) {
		*turn = t->before.turn;
	}
	return true;
}

static bool refuse(struct diag *diag, enum diag_code code, long n)
{
	diag_set(diag, code, (struct view){0});
	diag->n = n;
	return false;
}

/* *is: whether the secret is revealed. Then the coming draws could be computed, so
 * the game cannot go on. */
static bool closed(struct ruling_trial *t, bool *is)
{
	struct match_event *row;
	size_t rows;

	*is = false;
	if (!match_events(t->d->store, t->arena, t->r->match.id, &row, &rows, t->err)) {
		return false;
	}
	for (size_t i = 0; i < rows && t->before.over; i++) {
		struct lines lines = lines_of(row[i].text);
		struct view line;

		while (line_next(&lines, &line)) {
			*is = *is || view_starts(line, "reveal ");
		}
	}
	return true;
}

static bool may(struct ruling_trial *t, struct diag *diag, bool *can)
{
	bool is_closed;

	*can = false;
	if (!record_begun(t->r)) {
		refuse(diag, DIAG_RULING_NOT_BEGUN, 0);
		return true;
	}
	if (duplicate_is(&t->r->setup) && !t->wish->season) {
		refuse(diag, DIAG_DUPLICATE_RULING, 0);
		return true;
	}
	if (t->wish->by != 0 && cases_party(t->r, t->wish->by)) {
		refuse(diag, DIAG_RULING_PARTY, 0);
		return true;
	}
	if (!closed(t, &is_closed)) {
		return false;
	}
	*can = !is_closed || refuse(diag, DIAG_RULING_CLOSED, 0);
	return true;
}

static bool understand(struct ruling_trial *t, struct diag *diag, bool *can)
{
	struct ruling_words *w = &t->words;

	*can = ruling_read(w, t->wish->words, diag);
	if (!*can) {
		return true;
	}
	w->hands.vouched =
		(w->hands.vouched || t->wish->vouched) && t->wish->letter == 0;
	if (w->kind == RULING_REPARSE && w->letter != 0) {
		long letter = (long)w->letter;

		if (!turn_of_letter(t, &w->turn)) {
			return false;
		}
		w->letter = 0;
		*can = w->turn > 0 || refuse(diag, DIAG_NO_SUCH_LETTER, letter);
	} else if (w->turn == 0 && w->kind <= RULING_REPARSE) {
		w->turn = t->wish->at;
		*can = w->turn > 0 || w->kind == RULING_UPHOLD ||
		       diag_set(diag, DIAG_RULING_NO_TURN, t->wish->words);
	}
	return true;
}

/* ------------------------------------------------------------------- it is judged */

static void look_at_events(struct ruling_trial *t)
{
	const struct table *x = &t->table;
	size_t i = 0;

	while (x->event[i].kind != EVENT_RULING) {
		i++;
	}
	t->e = &x->event[i];
	while (i < x->events && x->event[i].kind == EVENT_RULING) {
		i++;
	}
	t->own = i;
	t->counted = line_counted(&t->line, t->line.n);
	t->counts = line_counted(&t->line, ruling_goes_back(t->e)
						   ? (size_t)t->e->ruling.to - 1
						   : t->line.n);
}

bool ruling_trial_judge(struct ruling_trial *t, struct diag *diag, bool *can)
{
	struct view because = ruling_because(t->arena, t->wish->because);

	t->before = t->r->pos;
	if (!may(t, diag, can) || !*can) {
		return t->err->kind == ERR_NONE;
	}
	if (!record_line(t->r, t->arena, &t->line, t->err) ||
	    !understand(t, diag, can) || !*can) {
		return t->err->kind == ERR_NONE;
	}
	t->table = table_over(t->arena, &t->r->pos, t->d->now, false);
	t->table.letter = t->wish->letter;
	*can = ruling_judge(&t->table, &t->line, &t->words, because);
	if (!*can) {
		*diag = t->table.diag;
		return true;
	}
	look_at_events(t);
	return t->words.kind != RULING_SUBSTITUTE || substitute_find(t, diag, can);
}

bool ruling_trial_undoes(const struct ruling_trial *t, size_t i)
{
	return t->counted[i] && !t->counts[i];
}

const struct position *ruling_trial_behind(const struct ruling_trial *t)
{
	struct position *pos = arena_take(t->arena, sizeof *pos);

	*pos = t->before;
	for (size_t i = 0; i < t->own; i++) {
		position_apply(pos, &t->table.event[i]);
	}
	return pos;
}

/* -------------------------------------------------------------------- it is kept */

/* Other rows may follow: moves for later, a clock. */
static bool tell(const struct follow *f)
{
	struct ruling_trial *t = f->arg;

	t->row = f->r->match.events;
	return ruling_trial_tell(t, f->r);
}

static bool keep(struct ruling_trial *t, struct record *r)
{
	struct follow f = {.cause = FOLLOW_RULING,
			   .d = t->d,
			   .arena = t->arena,
			   .r = r,
			   .t = &t->table,
			   .goes_back = ruling_goes_back(t->e),
			   .tell = tell,
			   .arg = t,
			   .err = t->err};
	const struct cases_leaver seated = {t->to.id, r->match.id, t->wish->casefile};
	int64_t owed;

	if (t->words.kind != RULING_SUBSTITUTE) {
		return follow(&f);
	}
	return substitute_owed(t, &owed) &&
	       record_hand_over(t->arena, r, t->e->seat, &t->to, t->err) &&
	       follow(&f) && substitute_give(t, r, owed) &&
	       leave_join(t->d, t->arena, r, t->err) &&
	       cases_pass_on(t->d, t->arena, &seated, t->err);
}

bool ruling_of_loss(struct arena *arena, const struct record *r, int *loser,
		    struct err *err)
{
	const struct event *last = NULL;
	struct line line;

	*loser = -1;
	if (!record_line(r, arena, &line, err)) {
		return false;
	}
	for (size_t i = 0; i < line.n; i++) {
		const struct event *e = &line.at[i].e;

		last = e->kind == EVENT_RULING && !e->superseded &&
				       e->ruling.kind == RULING_RESULT
			       ? e
			       : last;
	}
	if (last != NULL &&
	    season_reason_of_loss(arena, event_decode(arena, last->text))) {
		*loser = last->ruling.result == RESULT_FIRST;
	}
	return true;
}

/* What its season had decided without a game yields: the game's own result counts. It
 * comes back where the ruling before which it yielded is overturned. */
static bool season_yields(struct ruling_trial *t, const struct record *r)
{
	bool result = t->words.kind == RULING_RESULT || t->words.kind == RULING_ANNUL;
	bool back = t->words.kind == RULING_OVERTURN && r->pos.over;
	bool yields = t->before.over && (!r->pos.over || result);
	struct season_fixture f;
	int64_t season;
	int loser = -1;

	if (t->wish->season || !(yields || back)) {
		return true;
	}
	if (!season_of_game(t->d->store, t->arena, r->match.id, &season, &f, t->err)) {
		return false;
	}
	if (season == 0 || f.how == FIXTURE_ANNULLED ||
	    (f.how == FIXTURE_PLAYED) == yields) {
		return true;
	}
	if (back && !ruling_of_loss(t->arena, r, &loser, t->err)) {
		return false;
	}
	f.how = loser < 0    ? FIXTURE_PLAYED
		: loser == 0 ? FIXTURE_FORFEIT_FIRST
			     : FIXTURE_FORFEIT_SECOND;
	return fixture_update(t->d->store, &f, t->err);
}

/* Tells the others why that seat resigns at once. */
static bool tell_gone(const struct ruling_trial *t, const struct record *r, int seat)
{
	bool ok = true;

	for (int i = 0; ok && i < r->setup.seats; i++) {
		struct note n = note_to(t->d, t->arena, news_to(r, i, 0), t->err);

		if (n.to.player != r->match.seat[seat].player) {
			fields_set(n.f, "name", r->setup.name[seat]);
			note_say(&n, "forget-gone");
			ok = note_tell(&n, "notice", NULL);
		}
	}
	return ok;
}

/* Who was forgotten plays no more, not even where a ruling goes back to a turn before
 * he left. */
static bool forgotten_leave(struct ruling_trial *t, struct record *r)
{
	const struct meant meant = {.strict = true, .sure = true, .settled = true};
	bool ok = true;

	for (int i = 0; ok && i < r->setup.seats && !r->pos.over; i++) {
		struct hearing h = {.d = t->d,
				    .arena = t->arena,
				    .arrived = t->d->now,
				    .direct = true,
				    .err = t->err};

		ok = r->pos.gone[i] ||
		     (player_by_id(t->d->store, t->arena, r->match.seat[i].player,
				   &h.player, t->err) &&
		      (h.player.forgotten == 0 ||
		       (tell_gone(t, r, i) &&
			carry_choice(&h, r, i, view_of("resign"), meant))));
	}
	return ok;
}

bool ruling_carry(struct context *d, struct arena *arena, struct record *r,
		  const struct ruling_wish *w, struct ruled *out, struct err *err)
{
	struct ruling_trial *t = arena_take(arena, sizeof *t);
	struct ruling_wish wish = *w;
	struct ruling_trial_decided decided;
	bool can;

	*out = (struct ruled){0};
	*t = (struct ruling_trial){
		.d = d, .arena = arena, .r = r, .wish = &wish, .err = err};
	if (!ruling_trial_judge(t, &out->diag, &can) || !can) {
		return err->kind == ERR_NONE;
	}
	out->done = true;
	out->offered = t->words.kind == RULING_SUBSTITUTE && !w->agreed &&
		       !t->words.hands.vouched;
	if (out->offered) {
		return substitute_offer(t);
	}
	if (!ruling_trial_cases(t, &decided)) {
		return false;
	}
	wish.final = wish.final || decided.final;
	if (!keep(t, r) || !season_yields(t, r)) {
		return false;
	}
	out->n = t->e->ruling.n;
	out->row = t->row;
	return ruling_trial_settle(t, &decided, out) &&
	       (!ruling_goes_back(t->e) || forgotten_leave(t, r));
}
