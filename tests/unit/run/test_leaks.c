/* SPDX-License-Identifier: ISC */
/*
 * Games of every kind at random, through real letters: no letter that goes out tells
 * its reader a tile that he may not know, or lets him write in another's name; nor does
 * a page of the club. Every
 * tile has a face of its own (marked_tiles.h), so that whatever tells one is
 * recognised. LEAK_GAMES is how many games are played.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/site/club.h"
#include "adjudicator/system/file.h"
#include "formats/text/hash.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/leak_search.h"
#include "tests/helpers/club/letter_club.h"
#include "tests/helpers/club/secret_search.h"
#include "tests/helpers/games/marked_tiles.h"
#include "tests/helpers/random/random_match.h"
#include "tests/helpers/random/random_play.h"
#include "tests/helpers/random/random_steps.h"
#include "tests/helpers/scratch.h"

enum { GAMES_A_CLUB = 6, STEPS = 30, TOKENS = 200, SEEDS = 250, PAGE_MOST = 1 << 20 };

static const struct {
	const char *game, *options;
	bool vowels; /* without enough of them there is no game */
} kinds[] = {
	{"angrywords", "",				 false},
	{"wordbox",    "",				 false},
	{"wordgame",   "",				 false},
	{"classic",    "exchange-min=1",                   false},
	{"wordcap",    "",				 true },
	{"cubes",      "",				 true },
	{"angrywords", "challenge=double refill=at-once",  false},
	{"wordbox",    "challenge=single fourw=clockwise", false},
	{"wordcap",    "accept=auto",                      true },
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* A game, and what each seat may know of it. */
struct watched {
	struct letter_club *club;
	int64_t game;
	uint64_t known[2];         /* bit a tile */
	uint64_t open;             /* to everybody */
	const char *token[TOKENS]; /* and whose they are */
	int64_t token_of[TOKENS];
	size_t tokens;
	struct our_letter to[2]; /* the newest to each */
	struct match match;
	struct position pos;
	struct arena arena; /* of both */
};

static struct letter_club club;
static struct arena arena;
static struct dice dice;
static long letters, lists, faces, racks, applied, pages;

static void set_up(void)
{
	dice = (struct dice){.state = 99};
	letters = lists = faces = racks = applied = pages = 0;
}

/* ------------------------------------------------------------- what one knows */

/* Whatever stands open after an event, and what is on the own rack. */
static bool learn_event(void *arg, const struct match_event *row, const struct event *e,
			struct err *err)
{
	struct watched *w = arg;

	(void)row;
	(void)err;
	ck_assert(position_apply(&w->pos, e));
	w->open |= marked_shown(&w->pos);
	for (int seat = 0; seat < 2; seat++) {
		w->known[seat] |= marked_shown(&w->pos);
		for (int i = 0; i < w->pos.rack_n[seat]; i++) {
			w->known[seat] |= marked_bit(w->pos.rack[seat][i]);
		}
	}
	return true;
}

/* The whole game so far: what one letter causes may show more than its end does. */
static void learn(struct watched *w)
{
	struct record *r;
	struct diag diag;
	struct err err = {0};

	arena_reset(&w->arena);
	r = arena_take(&w->arena, sizeof *r);
	letter_club_load(w->club, &w->arena, w->game, r);
	ck_assert(position_init(&w->pos, &r->setup, &diag));
	ck_assert_msg(record_each(r, &w->arena, learn_event, w, &err), "%s", err.text);
	ck_assert_int_eq(w->pos.turn, r->pos.turn);
	w->match = r->match;
}

static uint64_t hidden_but(const struct watched *w, uint64_t known)
{
	uint64_t marked = 0;

	for (int t = 1; t <= MARKED; t++) {
		marked |= (uint64_t)marked_in(w->pos.setup->alphabet, t) << t;
	}
	return marked & ~known;
}

/* ------------------------------------------------------------ what is written */

static int seat_of(const struct watched *w, int64_t player)
{
	return player == w->club->ann ? 0 : 1;
}

/* What stands behind the plus in the address that answers go to. */
static void keep_token(struct watched *w, const struct our_letter *l)
{
	struct view rest = l->reply_to;

	(void)view_cut(&rest, '+');
	rest = view_cut(&rest, '@');
	if (w->tokens < TOKENS && rest.len > 0) {
		w->token[w->tokens] =
			arena_str(&w->club->arena, utf8_lower(&arena, rest));
		w->token_of[w->tokens++] = l->player;
	}
}

enum { SHOWN = 3000 }; /* of a text in a message: it has room for so much */

static struct view shown(struct view text)
{
	return view_part(text, 0, SHOWN);
}

static void must_not_stand(const struct watched *w, const struct opened_letter *l,
			   const char *text)
{
	ck_assert_msg(!leak_stands(l, text), "game %lld: %s in\n%.*s",
		      (long long)w->game, text, VIEW_ARG(shown(l->text)));
}

/* The other's address and tokens, and what all draws come from. */
static void search_secrets(const struct watched *w, int64_t reader,
			   const struct opened_letter *l)
{
	char hex[HASH_HEX];

	must_not_stand(w, l,
		       reader == w->club->ann ? "ben@example.net" : "ann@example.org");
	for (size_t i = 0; i < w->tokens; i++) {
		if (w->token_of[i] != reader) {
			must_not_stand(w, l, w->token[i]);
		}
	}
	hex_write(w->club->config.key, HASH_BYTES, hex);
	must_not_stand(w, l, hex);
	if (!w->pos.over || w->match.committed) {
		const char *told = secret_search(&arena, l, &w->match);

		must_not_stand(w, l, told != NULL ? told : hex);
	}
}

static void search_letter(struct watched *w, const struct our_letter *l)
{
	int seat = seat_of(w, l->player);
	struct opened_letter opened;
	const char *told = NULL;

	leak_open(&arena, l->bytes, &opened);
	search_secrets(w, l->player, &opened);
	if (!w->pos.over) {
		told = leak_search(&arena, &opened, hidden_but(w, w->known[seat]),
				   &lists, &faces);
	}
	ck_assert_msg(told == NULL, "game %lld, to seat %d: %s in\n%.*s\n%.*s",
		      (long long)w->game, seat, told, VIEW_ARG(shown(l->text)),
		      VIEW_ARG(shown(l->html)));
	racks += view_find_text(l->text, "Your rack:") < l->text.len;
	letters++;
}

/* All that goes out now. */
static void search_letters(struct watched *w)
{
	struct letter_club *c = w->club;

	learn(w);
	c->letters_ours = 0;
	letter_club_write(c);
	for (size_t i = 0; i < c->letters_ours; i++) {
		keep_token(w, &c->ours[i]);
	}
	for (size_t i = 0; i < c->letters_ours; i++) {
		search_letter(w, &c->ours[i]);
		if (c->ours[i].game == w->game) {
			w->to[seat_of(w, c->ours[i].player)] = c->ours[i];
		}
	}
	arena_reset(&arena);
}

/* ----------------------------------------------------------------- what is shown */

/* The pages are everybody's: they know what lies open, and no more. */
static void search_page(struct watched *w, const char *dir, const char *path)
{
	const char *at = arena_printf(&arena, "%s/%s", dir, path);
	struct opened_letter opened;
	struct view html;
	const char *told;

	if (!file_read(&arena, at, PAGE_MOST, &html)) {
		ck_assert_msg(!view_ends(view_of(path), ".html"), "there is no %s", at);
		return;
	}
	leak_open(&arena, html, &opened);
	search_secrets(w, 0, &opened);
	must_not_stand(w, &opened, "ben@example.net");
	told = leak_search(&arena, &opened, hidden_but(w, w->open), &lists, &faces);
	ck_assert_msg(told == NULL, "%s: %s", path, told);
	pages++;
}

static void search_pages(struct watched *w)
{
	char *dir = scratch_dir();
	struct site_counts counts;
	struct err err = {0};
	long long game = (long long)w->game;

	w->club->config.site_language = "en";
	w->club->config.site_url = "";
	w->club->config.site_analysis = SITE_ANALYSIS_ON;
	ck_assert_msg(club_site(&w->club->context, &arena, dir, &counts, &err), "%s",
		      err.text);
	search_page(w, dir, arena_printf(&arena, "games/%lld.html", game));
	search_page(w, dir, arena_printf(&arena, "games/%lld.turns", game));
	search_page(w, dir, "trust.html");
	arena_reset(&arena);
	scratch_remove(dir);
}

/* ------------------------------------------------------------------ what is sent */

/* From the rack of that seat, whoever is to move. */
static const char *some_play(const struct position *pos, int seat)
{
	char line[ORDER_TEXT];

	if (pos->setup->game->ground == GROUND_BOARD) {
		struct position copy = *pos;
		struct draw_stream d = draw_stream(pos->setup->seed, "leaks",
						   dice_roll(&dice, 1000000));

		copy.to_move = seat;
		return arena_str(&arena,
				 random_play(&arena, &copy, &d, LETTER_NOW).order);
	}
	random_steps(&dice, pos, &arena, line);
	return arena_str(&arena, view_of(line));
}

/* Of the seat that writes: what others may not learn from it. */
static const char *own_tiles(const struct position *pos, int seat)
{
	struct buf b = buf_in(&arena);
	int n = pos->rack_n[seat];

	for (int i = n > 0 ? (int)dice_roll(&dice, (uint32_t)n) : 0; i < n; i++) {
		utf8_put(&b, marked_letter(pos->rack[seat][i]));
	}
	return buf_cstr(&b);
}

/* PLAY: some play or word; TILES: some of the own rack. */
static const char *const others[] = {
	"rack",
	"bag",
	"show",
	"moves",
	"who",
	"receipts",
	"games",
	"resend",
	"ifs",
	"cancel if",
	"offer draw",
	"refuse draw",
	"challenge",
	"accept",
	"exchange TILES",
	"exchange TILES",
	"pass",
	"check",
	"sort",
	"undo",
	"agree undo",
	"remove 27",
	"remove 19",
	"pause",
	"agree pause",
	"resume",
	"settings",
	"set board list",
	"set board compact",
	"set board spoken",
	"set board grid",
	"say: good luck",
	"note: keep TILES",
	"try PLAY",
	"try PLAY",
	"if pass then PLAY",
	"when legal PLAY",
	"if any then PLAY",
	"set html off",
	"set html on",
	"challenge",
	"always ask",
	"exchange TILES",
	"8D TILES",
	"export turns",
	"export json",
	"history",
	"analyse",
	"set analysis on",
};
enum { OTHERS = sizeof others / sizeof others[0] };

static const char *filled(const struct position *pos, int seat, const char *form)
{
	struct view head = view_of(form);
	size_t at = view_find_text(head, "PLAY");

	/* They tell of all his games, and the faces are the same there. */
	if (club.games > 1 && view_is(head, "receipts")) {
		return "show";
	}
	if (at < head.len) {
		return arena_printf(&arena, "%.*s%s", (int)at, form,
				    some_play(pos, seat));
	}
	at = view_find_text(head, "TILES");
	return at < head.len ? arena_printf(&arena, "%.*s%s", (int)at, form,
					    own_tiles(pos, seat))
			     : form;
}

static void step(struct watched *w)
{
	const struct position *pos = &w->pos;
	bool other = dice_roll(&dice, 100) < 40;
	bool answer = pos->pending.any && pos->setup->game->ground == GROUND_GRID;
	int seat = other    ? (int)dice_roll(&dice, 2)
		   : answer ? 1 - pos->pending.seat
			    : pos->to_move;
	const char *line = other ? filled(pos, seat, others[dice_roll(&dice, OTHERS)])
			   : answer ? "accept"
				    : some_play(pos, seat);
	struct heard_letter h;

	letter_club_hear(w->club,
			 letter_club_short(w->club, &w->club->arena,
					   seat == 0 ? w->club->ann : w->club->ben,
					   &w->to[seat], view_of(line)),
			 true, &h);
	ck_assert(h.verdict.len > 0 && !view_is(h.verdict, "quarantined"));
	applied += view_is(h.verdict, "applied");
	search_letters(w);
}

static void play(int kind, uint8_t seed)
{
	struct watched *w = calloc(1, sizeof *w);

	ck_assert_ptr_nonnull(w);
	w->club = &club;
	/* Every second game has a secret. */
	club.stirred = seed % 2 == 0;
	w->game = letter_club_begin(&club, kinds[kind].game,
				    arena_printf(&club.arena, "%s%s",
						 club.stirred ? "first=listed " : "",
						 kinds[kind].options),
				    "any", seed, false);
	search_letters(w);
	for (int i = 0; i < STEPS && !w->pos.over; i++) {
		step(w);
	}
	/* All is told of a drill that is over. */
	if (!w->pos.over || w->match.committed) {
		search_pages(w);
	}
	arena_free(&w->arena);
	free(w);
}

START_TEST(no_letter_tells_what_its_reader_may_not_know)
{
	long wanted = random_wanted("LEAK_GAMES", 36);

	for (long i = 0; i < wanted; i++) {
		int kind = (int)(i / GAMES_A_CLUB % KINDS);
		long seed = i / (GAMES_A_CLUB * (long)KINDS) * GAMES_A_CLUB +
			    i % GAMES_A_CLUB;

		if (i % GAMES_A_CLUB == 0) {
			letter_club_open(&club);
			club.config.letters_per_day = 1000000;
			marked_tiles_put(club.context.lexica, kinds[kind].vowels);
		}
		play(kind, (uint8_t)(1 + seed % SEEDS));
		if (i % GAMES_A_CLUB == GAMES_A_CLUB - 1 || i == wanted - 1) {
			letter_club_close(&club);
		}
	}
	(void)printf("%ld games, %ld letters applied, %ld letters searched, "
		     "%ld faces, %ld lists\n",
		     wanted, applied, letters, faces, lists);
	ck_assert_int_gt(applied, 5 * wanted);
	ck_assert_int_gt(letters, 2 * applied);
	ck_assert_int_gt(racks, wanted);
	ck_assert_int_gt(pages, wanted);
	ck_assert_int_gt(lists, wanted);
	ck_assert_int_gt(faces, 100 * wanted);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	claims_timeout(3600);
	return claims_run("leaks");
}
