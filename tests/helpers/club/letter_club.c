/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/letter_club.h"

#include "tests/helpers/claims.h"
#include <string.h>

#include "adjudicator/club/signing_key.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/mail/parse/mime.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/record/position_cache.h"
#include "adjudicator/run/judge_letter.h"
#include "adjudicator/run/phases.h"
#include "tests/helpers/club/club_folder.h"
#include "tests/helpers/scratch.h"

static void must(struct letter_club *c, bool done)
{
	ck_assert_msg(done, "%s", c->err.text);
}

int64_t letter_club_player(struct letter_club *c, const char *name, const char *address)
{
	struct player p = {.name = view_of(name),
			   .address = view_of(address),
			   .language = view_of(c->language),
			   .confirmed = true,
			   .created = LETTER_NOW};
	bool fresh;

	must(c, player_add(c->context.store, &p, NULL, &fresh, &c->err));
	return p.id;
}

void letter_club_open_in(struct letter_club *c, const char *language)
{
	bool signs;

	*c = (struct letter_club){.dir = scratch_dir(), .language = language};
	must(c, club_folder(&c->arena, c->dir, "adjudicator@club.example", &c->err) &&
			config_read(&c->config, c->dir, &c->err) &&
			signing_read(&c->config, &signs, &c->err));
	memset(c->config.key, 7, sizeof c->config.key);
	must(c, store_open(&c->context.store, c->dir, c->config.database, DB_WRITE,
			   &c->err));
	c->context.config = &c->config;
	c->context.lexica = lexica_open(NULL);
	c->context.recent = position_cache_new();
	c->context.reader = reader_new(&reader_defaults, view_of(c->config.address));
	c->context.now = LETTER_NOW;
	must(c, store_begin(c->context.store, &c->err));
	c->ann = letter_club_player(c, "Ann", "ann@example.org");
	c->ben = letter_club_player(c, "Ben", "ben@example.net");
}

void letter_club_open(struct letter_club *c)
{
	letter_club_open_in(c, "en");
}

void letter_club_close(struct letter_club *c)
{
	store_rollback(c->context.store);
	reader_free(c->context.reader);
	store_close(c->context.store);
	position_cache_free(c->context.recent);
	lexica_close(c->context.lexica);
	config_free(&c->config);
	arena_free(&c->scratch);
	arena_free(&c->arena);
	scratch_remove(c->dir);
}

static struct letter_club *shared;

static void shared_open(void)
{
	letter_club_open(shared);
}

static void shared_close(void)
{
	letter_club_close(shared);
}

void letter_club_fixture(struct letter_club *c)
{
	shared = c;
	claims_fixture(shared_open, shared_close);
}

int64_t letter_club_begin(struct letter_club *c, const char *kind, const char *options,
			  const char *lexicon, uint8_t seed, bool invite)
{
	const struct setup_text text = {
		view_of(kind), view_of("en"),
		view_of(arena_printf(&c->arena, "%s%s",
				     c->stirred ? "" : "first=listed ", options)),
		view_of(lexicon)};
	struct record *r = arena_take(&c->arena, sizeof *r);
	const int64_t ids[] = {c->ann, c->ben, c->cat};
	const int players = c->cat != 0 ? 3 : 2;
	struct new_game n = {
		.players = players, .drill = !c->stirred, .invite = invite};
	enum setup_part fault;

	ck_assert_uint_lt(c->games, LETTER_GAMES);
	for (int i = 0; i < players; i++) {
		must(c, player_by_id(c->context.store, &c->arena, ids[i], &n.player[i],
				     &c->err));
	}
	must(c, setup_make(&c->arena, c->context.lexica, &text, &n.setup, &fault,
			   &c->err));
	n.setup.drill = n.drill;
	memset(c->stirred ? n.secret : n.seed, seed, sizeof n.seed);
	must(c, begin_game(&c->context, &c->arena, &n, r, &c->err));
	c->game[c->games++] = r->match.id;
	return r->match.id;
}

void letter_club_load(struct letter_club *c, struct arena *arena, int64_t game,
		      struct record *r)
{
	must(c, record_load(&c->context, arena, game, r, &c->err));
}

/* ------------------------------------------------------------------- ours */

static struct view decoded(const struct mime_part *p)
{
	return p->there ? p->bytes : view_of("");
}

static void read_ours(struct arena *arena, const struct outbox_letter *o,
		      struct our_letter *out)
{
	char *padded = arena_take(arena, o->bytes.len + MIME_PADDING);
	struct view raw = view_from(padded, o->bytes.len);
	struct mime_found found;
	size_t count;

	memcpy(padded, o->bytes.at, o->bytes.len);
	mime_find(arena, raw, false, &found);
	*out = (struct our_letter){
		.player = o->player,
		.game = o->game,
		.bytes = raw,
		.reply_to = header_find(header_block(raw), "Reply-To", &count),
		.message_id = header_find(header_block(raw), "Message-ID", &count),
		.subject = header_find(header_block(raw), "Subject", &count),
		.text = decoded(&found.plain),
		.html = decoded(&found.html[0])};
}

void letter_club_write(struct letter_club *c)
{
	struct outbox_letter o = {0};
	bool any = true;

	while (any) {
		must(c, write_next(&c->context, &c->scratch, &any, &c->err));
	}
	do {
		must(c, outbox_next(c->context.store, &c->scratch, 0, c->context.now,
				    &o, &c->err));
		if (o.id != 0) {
			ck_assert_uint_lt(c->letters_ours, LETTERS_OURS);
			read_ours(&c->arena, &o, &c->ours[c->letters_ours++]);
			must(c, outbox_sent(c->context.store, o.id, c->context.now,
					    &c->err));
		}
	} while (o.id != 0);
}

const struct our_letter *letter_club_latest(struct letter_club *c, int64_t player,
					    int64_t game)
{
	size_t i;

	letter_club_write(c);
	for (i = c->letters_ours; i > 0; i--) {
		if (c->ours[i - 1].player == player && c->ours[i - 1].game == game) {
			return &c->ours[i - 1];
		}
	}
	ck_abort_msg("no letter about game %lld", (long long)game);
	return NULL;
}

/* ----------------------------------------------------------------- theirs */

/* How all games stand: the numbers of their events and what is known of them. */
struct game_stand {
	long events;
	struct view state;
	unsigned accepted;
};

static struct game_stand standing_of(struct letter_club *c, int64_t game)
{
	struct game_stand s;
	struct match m = {0};

	must(c, match_get(c->context.store, &c->scratch, game, &m, &c->err));
	s = (struct game_stand){.events = m.events, .state = m.state};
	for (size_t i = 0; i < m.seats; i++) {
		s.accepted |= (unsigned)m.seat[i].accepted << i;
	}
	return s;
}

static void look(struct letter_club *c, int64_t game, const struct game_stand *before,
		 struct heard_letter *out)
{
	struct game_stand after = standing_of(c, game);
	struct buf b = buf_in(&c->scratch);
	struct match_event *e;
	size_t count;

	if (after.events == before->events && after.accepted == before->accepted &&
	    view_eq(after.state, before->state)) {
		return;
	}
	must(c, match_events(c->context.store, &c->scratch, game, &e, &count, &c->err));
	for (size_t i = (size_t)before->events; i < count; i++) {
		buf_add(&b, e[i].text);
		buf_char(&b, '\n');
	}
	out->changed = true;
	out->game = game;
	out->events = buf_view(&b);
}

void letter_club_hear(struct letter_club *c, struct view raw, bool keep,
		      struct heard_letter *out)
{
	struct inbox_letter in = {.source = view_of("maildir"),
				  .arrived = LETTER_NOW,
				  .fetched = LETTER_NOW,
				  .raw = raw};
	struct game_stand before[LETTER_GAMES] = {0};
	struct ledger_row row = {0};
	bool fresh;
	struct judge_end end = {0};

	*out = (struct heard_letter){0};
	arena_reset(&c->scratch);
	in.uid = view_of(arena_printf(&c->scratch, "uid-%ld", ++c->letters));
	for (size_t i = 0; i < c->games; i++) {
		before[i] = standing_of(c, c->game[i]);
	}
	must(c,
	     store_mark(c->context.store, &c->err) &&
		     inbox_add(c->context.store, &in, &fresh, &c->err) &&
		     judge_letter(&c->context, &c->scratch, &in, &end, &c->err) &&
		     ledger_get(c->context.store, &c->scratch, in.id, &row, &c->err));
	ck_assert(!end.waits);
	out->verdict = row.verdict;
	out->code = row.code;
	for (size_t i = 0; i < c->games; i++) {
		look(c, c->game[i], &before[i], out);
	}
	if (keep) {
		must(c, store_release(c->context.store, &c->err));
	} else {
		store_undo(c->context.store);
	}
}

struct view letter_club_short(struct letter_club *c, struct arena *arena,
			      int64_t player, const struct our_letter *to,
			      struct view order)
{
	return view_of(arena_printf(
		arena,
		"From: %s\nTo: %.*s\nMessage-ID: <short-%ld@mail.example>\n"
		"Subject: Re: %.*s\n\n%.*s\n",
		player == c->ann ? "Ann <ann@example.org>" : "Ben <ben@example.net>",
		VIEW_ARG(to->reply_to), c->letters, VIEW_ARG(to->subject),
		VIEW_ARG(order)));
}
