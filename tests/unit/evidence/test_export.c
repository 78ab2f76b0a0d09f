/* SPDX-License-Identifier: ISC */
/* Games taken in from turn files, and given out again. */
#include <string.h>

#include "adjudicator/club/context.h"
#include "adjudicator/evidence/import.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/turnfile.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"
#include "tests/helpers/games/board_case.h"

#define LEXICON "Lexicon: words CAT COS ME SON TOI\n"
#define WORDCAP "Turn-File: 1\nGame: wordcap\nLanguage: en\n"
#define CUBES   "Turn-File: 1\nGame: cubes\nLanguage: en\n"
#define TWO     LEXICON "Player: Ann\nPlayer: Ben\n"
#define BOARD   "Board: STARE LONDM CHIPU BYGFW QZJXK\n"
#define SEED    "Seed: 00000000000000000000000000000000000000000000000000000000000000ff\n"

static struct club club;
static struct board_case c;
static struct player players[SEATS];
static struct context context;

static void begin(void)
{
	static const char *const names[SEATS] = {"Ann", "Ben", "Cid", "Dan"};

	club_open(&club);
	case_open(&c);
	for (int i = 0; i < SEATS; i++) {
		players[i] = (struct player){.id = club_player(&club, names[i]),
					     .name = view_of(names[i]),
					     .language = view_of("en")};
	}
	context = (struct context){.store = club.st, .lexica = c.lexica};
}

static void finish(void)
{
	case_close(&c);
	club_close(&club);
}

/* Takes a file in as a game, and gives it out for somebody; without the game's log. */
static const char *through_the_club(const char *file, struct viewer viewer)
{
	struct record *r = arena_take(&c.arena, sizeof *r);
	struct buf b = buf_in(&c.arena);

	ck_assert_msg(
		replay_run(&c.arena, c.lexica, view_of(file), "t", &c.replay, &c.err),
		"%s", c.err.text);
	ck_assert(store_begin(club.st, &club.err));
	ck_assert_msg(import_game(&context, &c.arena, &c.replay, players, r, &club.err),
		      "%s", club.err.text);
	ck_assert(record_export(&c.arena, r, viewer, &b, &club.err));
	store_rollback(club.st);
	return arena_str(&c.arena, view_part(buf_view(&b), 0,
					     view_find_text(buf_view(&b), "@ game ")));
}

/* clang-format off */
static const char *const files[] = {
	/* An exchange that a ruling orders, and that waits. */
	"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n" SEED "Rack Ann: N E\n"
	"Rack Ben: E T\nSetup: H9 down O\n\n"
	"@ draw Cid q=1 pos=1..7 [I E O A W S D]\nAnn: H9 down ON\n@ ruling replace t2 \"exchange E\": so it is\nCid: accept\n"
	"@ draw Ann q=1 pos=8..13 [L M I B S E]\n@ draw Ben q=1 pos=14..14 [R]\n"
	"Cid: pass\nBen: resign\nCid: resign\n",
	/* A word that stands, one that is checked, one taken back, one whose window ends. */
	WORDCAP TWO SEED BOARD "\n"
	"Ann: TOI B1 B2 C3\nBen: accept\nBen: pass\nAnn: sort\nAnn: pass\n"
	"Ben: offer draw\nAnn: refuse draw\nBen: resign\n",
	WORDCAP TWO SEED BOARD "\n"
	"Ann: SO A1 B2\nBen: check\nBen: SON A1 B2 C2\nBen: undo\nAnn: agree undo\n"
	"Ben: SON A1 B2 C2\n@ window\nAnn: pass\nBen: offer draw\n@ window\nBen: pass\n"
	"Ann: offer draw\nBen: agree draw\n",
	/* A request lapses before the word's time is over, with it, and beside it. */
	WORDCAP TWO SEED BOARD "\n"
	"Ann: SON A1 B2 C2\nBen: offer draw\nAnn: undo\n@ window undo\n@ window draw\n"
	"@ window\nBen: resign\n",
	WORDCAP TWO SEED BOARD "\nAnn: SON A1 B2 C2\nAnn: undo\n@ window\nBen: resign\n",
	/* Who leaves has his word looked up. */
	WORDCAP TWO SEED BOARD "\nAnn: SON A1 B2 C2\nAnn: resign\n",
	WORDCAP TWO SEED BOARD "\nAnn: SO A1 B2\nAnn: resign\n",
	/* Standing answers follow from the line that brings them. */
	WORDCAP LEXICON "Player: Ann\nPlayer: Ben\nPlayer: Cid\n" SEED BOARD "\n"
	"Ben: always accept\nAnn: SO A1 B2\nCid: always accept\nBen: ND C2 D2\n"
	"Ann: always check\nBen: always ask\nBen: resign\nCid: resign\n",
	/* Without a seed a record tells what came. */
	WORDCAP TWO BOARD "\n"
	"Ann: TOI B1 B2 C3\nBen: accept\n@ cells X Q E\nBen: sort\n"
	"@ grid STARE LONDM CHIPU BYGFW QZJXK\nBen: pass\nAnn: resign\n",
	/* Pauses, removals, late turns; the whole time of a game that one plays alone. */
	CUBES "Lexicon: any\nPlayer: Ann\nPlayer: Ben\n" SEED "Face: 19T C 20T A\nFace: 21T T\nBonus: 19 DL\n\n"
	"Ann: CAT 19T 20T 21T\nBen: remove 27\n@ late Ben\nAnn: pause\n"
	"Ben: agree pause\nAnn: resume\nBen: pause\n@ window\nBen: resign\n",
	CUBES LEXICON "Player: Ann\n" SEED "\n"
	"Ann: remove 27\nAnn: remove 26\nAnn: pause\nAnn: resume\nAnn: resign\n",
	CUBES "Options: timed=2d\n" LEXICON "Player: Ann\n" SEED "\n"
	"@ time 2026-11-20T20:00:00Z\nAnn: remove 27\n@ time 2026-11-22T20:00:01Z\n"
	"@ late Ann\n",
};
/* clang-format on */

/* Headers as an export orders them; "Face:" has a line a cube. */
static const char *as_exported(const char *file)
{
	struct turnfile *t = arena_take(&c.arena, sizeof *t);
	struct buf b = buf_in(&c.arena);

	ck_assert(turnfile_read(&c.arena, view_of(file), "t", t, &c.err));
	turnfile_write(&b, t);
	return buf_cstr(&b);
}

START_TEST(the_operator_gets_the_file_that_was_taken_in)
{
	struct viewer all = {VIEWER_OPERATOR, 0};
	const char *text = through_the_club(files[_i], all);
	const char *again;

	again = through_the_club(text, all);
	ck_assert_str_eq(strstr(text, "\n\n"), strstr(as_exported(files[_i]), "\n\n"));
	ck_assert_str_eq(again, text);
}

/* clang-format off */
static const struct {
	const char *file, *shown;
} observed[] = {
	/* What came stands behind what brought it; what comes last nobody needs. */
	{WORDCAP TWO SEED BOARD "\n"
	"Ann: TOI B1 B2 C3\nBen: accept\nBen: sort\nBen: word A5 B5\nAnn: check\n"
	"Ann: pass\nBen: pass\nAnn: resign\n",
	WORDCAP TWO BOARD "\n"
	"Ann: TOI B1 B2 C3\nBen: accept\n@ cells Y N I\nBen: sort\n"
	"@ grid DHWFC IAEYG LNKUM RYJSZ QNBPX\nBen: QN A5 B5\nAnn: check\n"
	"Ann: pass\nBen: pass\nAnn: resign\n"},
	/* Of an order that waits others know that it lets the play stand. */
	{"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nRack Ann: N E\n"
	"Rack Ben: E T\nBag: empty\nSetup: E4 down O\n\n"
	"Ann: E4 down ON\nBen: E4 down ONE\nCid: accept\nAnn: accept\nCid: resign\n"
	"Ben: resign\n",
	"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nRacks: open\n"
	"Bag: empty\nSetup: E4 across O\n\n"
	"Ann: E4 down ON\nBen: accept\nCid: accept\nBen: E4 down ONE\nAnn: accept\n"
	"Cid: resign\nBen: resign\n"},
	/* What a ruling has somebody play stands in its line, also where it waits. */
	{"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nRack Ann: N E\n"
	"Rack Ben: E T\nBag: empty\nSetup: E4 down O\n\n"
	"Ann: E4 down ON\n@ ruling replace t2 \"pass\": so it is\nCid: accept\n"
	"Cid: resign\nBen: resign\n",
	"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nRacks: open\n"
	"Bag: empty\nSetup: E4 across O\n\n"
	"Ann: E4 down ON\n@ ruling replace t2 \"pass\": so it is\nCid: accept\n"
	"Cid: resign\nBen: resign\n"},
	/* Tiles that a ruling has somebody exchange are not told, also where it waits. */
	{"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n" SEED "Rack Ann: N E\n"
	"Rack Ben: E T\nSetup: H9 down O\n\n"
	"Ann: H9 down ON\n@ ruling replace t2 \"exchange E\": so it is\nCid: accept\n"
	"Cid: pass\nBen: resign\nCid: resign\n",
	"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nRacks: open\n"
	"Setup: H9 across O\n\n"
	"Ann: H9 down ON\n@ ruling replace t2 \"exchange ?\": so it is\nCid: accept\n"
	"Cid: pass\nBen: resign\nCid: resign\n"},
	/* An exchange that waits, and of which an EX square then takes a tile. */
	{"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n" SEED "Rack Ann: N E\n"
	"Rack Ben: E T\nRack Cid: A\nSetup: E4 down O\n\n"
	"Ann: E4 down ON\n@ ruling replace t2 \"exchange E\": so it is\n"
	"@ time 2026-11-20T20:00:00Z\nCid: accept\nBen: pass\nCid: resign\nBen: resign\n",
	"Turn-File: 1\nGame: wordbox\nLanguage: en\n"
	"Lexicon: any\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nRacks: open\n"
	"Setup: E4 across O\n\n"
	"Ann: E4 down ON\n@ ruling replace t2 \"exchange ?\": so it is\n"
	"@ time 2026-11-20T20:00:00Z\n@ drop Ben\nCid: accept\nBen: pass\nCid: resign\nBen: resign\n"},
	/* Of the pile what has shown: 18T, 24L and 26R do once 27 is gone. */
	{CUBES "Lexicon: any\nPlayer: Ann\n" SEED "Bonus: 27 TW 24 DW 01 DL\n\n"
	"Ann: remove 27\nAnn: resign\n",
	CUBES "Lexicon: any\nPlayer: Ann\n"
	"Face: 03R G\nFace: 06R N\nFace: 07L I\nFace: 08L T\nFace: 09R T 09L J\n"
	"Face: 12R A\nFace: 15R G\nFace: 16L I\nFace: 17L D\n"
	"Face: 18T L 18R U 18L I\nFace: 19T H\nFace: 20T E\nFace: 21T A 21R R\n"
	"Face: 22T E\nFace: 23T I\nFace: 24T F 24R M 24L Y\nFace: 25T Z 25L N\n"
	"Face: 26T I 26R E 26L E\nFace: 27T Y 27R A 27L O\nBonus: 24 DW 27 TW\n\n"
	"Ann: remove 27\nAnn: resign\n"},
};
/* clang-format on */

START_TEST(others_get_what_could_be_seen_and_no_seed)
{
	struct viewer observer = {VIEWER_OBSERVER, 0};

	ck_assert_str_eq(through_the_club(observed[_i].file, observer),
			 observed[_i].shown);
}

/* Refused or set aside counts as no turn. */
static long turns_of(const char *file)
{
	ck_assert_msg(
		replay_run(&c.arena, c.lexica, view_of(file), "t", &c.replay, &c.err),
		"%s", c.err.text);
	for (size_t i = 0; i < c.replay.turns; i++) {
		ck_assert_msg(c.replay.turn[i].verdict != REPLAY_REFUSED, "%s", file);
	}
	return c.replay.pos.turn;
}

START_TEST(what_others_get_is_the_same_game)
{
	long turns = turns_of(observed[_i].file);

	ck_assert_int_eq(turns_of(observed[_i].shown), turns);
}

int main(void)
{
	claims_fixture(begin, finish);
	claims_rows(the_operator_gets_the_file_that_was_taken_in, files);
	claims_rows(others_get_what_could_be_seen_and_no_seed, observed);
	claims_rows(what_others_get_is_the_same_game, observed);
	return claims_run("export");
}
