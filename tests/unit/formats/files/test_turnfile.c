/* SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>

#include "formats/files/turnfile.h"
#include "tests/helpers/claims.h"

static struct arena arena;
static struct turnfile file;
static struct err err;

static void begin(void)
{
	arena = (struct arena){0};
}

static void finish(void)
{
	arena_free(&arena);
}

static bool read_text(const char *text)
{
	return turnfile_read(&arena, view_of(text), "g.turns", &file, &err);
}

static const char *written(void)
{
	struct buf b = buf_in(&arena);

	turnfile_write(&b, &file);
	return buf_cstr(&b);
}

static void check_value(struct turn_value v, const char *text, int line, int column)
{
	ck_assert_str_eq(arena_str(&arena, v.text), text);
	ck_assert_int_eq(v.line, line);
	ck_assert_int_eq(v.column, column);
}

static void check_turn(size_t i, const char *name, const char *text, int line,
		       int column)
{
	const struct turn_line *t = &file.turn[i];

	ck_assert_uint_lt(i, file.turns);
	ck_assert_int_eq(t->fact, name == NULL);
	ck_assert_str_eq(arena_str(&arena, t->name), name != NULL ? name : "");
	ck_assert_str_eq(arena_str(&arena, t->text), text);
	ck_assert_int_eq(t->line, line);
	ck_assert_int_eq(t->column, column);
}

#define HEAD "Turn-File: 1\nGame: wordbox\nPlayer: Ann\nPlayer: Ben\n"
#define SEED "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* Every key, in the order they are written. */
static const char whole[] = "Turn-File: 1\n"
			    "Game: cubes\n"
			    "Language: en\n"
			    "Options: fourw=clockwise challenge=void\n"
			    "Lexicon: words CAT DOG\n"
			    "Player: Ann\n"
			    "Player: B\u00e9n van Dam\n"
			    "Seed: " SEED "\n"
			    "Racks: open\n"
			    "Rack Ann: A E I N S T ?\n"
			    "Rack B\u00e9n van Dam:\n"
			    "Bag: empty\n"
			    "Setup: G8 across HOUSE\n"
			    "Setup: N1 down TEN\n"
			    "Board: STARE LONDM CHIPU BYGFW QZJXK\n"
			    "Face: 19T C 20T O\n"
			    "Face: 21T A\n"
			    "Bonus: 24 DW\n"
			    "Bonus: none\n"
			    "\n"
			    "@ time 2026-11-20T20:00:00Z\n"
			    "Ann: N1 across TONE\n"
			    "B\u00e9n van Dam: exchange [L\u00b7L] ?\n"
			    "@ draw Ann q=3 pos=21..24 [A E I]\n";

START_TEST(every_key_is_read)
{
	ck_assert_msg(read_text(whole), "%s", err.text);
	check_value(file.game, "cubes", 2, 7);
	check_value(file.language, "en", 3, 11);
	check_value(file.options, "fourw=clockwise challenge=void", 4, 10);
	check_value(file.lexicon, "words CAT DOG", 5, 10);
	ck_assert_uint_eq(file.players, 2);
	check_value(file.player[1], "B\u00e9n van Dam", 7, 9);
	ck_assert(file.has_seed && file.open && file.bag_empty);
	ck_assert_int_eq(file.seed[1], 0x23);
	ck_assert_uint_eq(file.racks_given, 2);
	ck_assert(view_is(file.rack[0].name, "Ann"));
	check_value(file.rack[0], "A E I N S T ?", 10, 11);
	ck_assert(view_is(file.rack[1].name, "B\u00e9n van Dam"));
	check_value(file.rack[1], "", 11, 18);
	ck_assert_uint_eq(file.setups, 2);
	check_value(file.setup[1], "N1 down TEN", 14, 8);
	ck_assert_uint_eq(file.boards, 1);
	check_value(file.board[0], "STARE LONDM CHIPU BYGFW QZJXK", 15, 8);
	ck_assert_uint_eq(file.faces, 2);
	check_value(file.face[1], "21T A", 17, 7);
	ck_assert_uint_eq(file.bonuses, 2);
	check_value(file.bonus[0], "24 DW", 18, 8);
	ck_assert_uint_eq(file.turns, 4);
	check_turn(0, NULL, "time 2026-11-20T20:00:00Z", 21, 3);
	check_turn(1, "Ann", "N1 across TONE", 22, 6);
	check_turn(2, "B\u00e9n van Dam", "exchange [L\u00b7L] ?", 23, 14);
	check_turn(3, NULL, "draw Ann q=3 pos=21..24 [A E I]", 24, 3);
}

START_TEST(what_was_written_is_read_and_written_the_same)
{
	ck_assert(read_text(whole));
	ck_assert_str_eq(written(), whole);
}

START_TEST(keys_are_written_in_one_order_and_only_those_given)
{
	ck_assert_msg(read_text("\xEF\xBB\xBF# a club's game\r\n"
				"turn-file :1\r\n"
				"Rack  ann :  O N E \r\n"
				"SEED: " SEED "\r\n"
				"  # between\r\n"
				"Player: Ann\r\n"
				"bag: EMPTY\r\n"
				"Options:\r\n"
				"Lexicon:any\r\n"
				"Game:\twordbox\r\n"
				" \t\r\n"
				"\r\n"
				"# more\r\n"
				"ANN:pass: twice\r\n"
				"  @late ann\r\n"
				"\r\n"
				" ann : pass # why\r\n"),
		      "%s", err.text);
	ck_assert_str_eq(written(), "Turn-File: 1\n"
				    "Game: wordbox\n"
				    "Lexicon: any\n"
				    "Player: Ann\n"
				    "Seed: " SEED "\n"
				    "Rack Ann: O N E\n"
				    "Bag: empty\n"
				    "\n"
				    "Ann: pass: twice\n"
				    "@ late ann\n"
				    "Ann: pass # why\n");
	check_value(file.game, "wordbox", 10, 7);
	check_turn(0, "Ann", "pass: twice", 14, 5);
	check_turn(1, NULL, "late ann", 15, 4);
	check_turn(2, "Ann", "pass # why", 17, 8);
}

START_TEST(absent_keys_leave_their_fields_empty)
{
	ck_assert(read_text("Turn-File: 1\nGame: wordgame\nPlayer: Ann"));
	ck_assert(!file.has_seed && !file.open && !file.bag_empty);
	ck_assert_uint_eq(file.language.text.len + file.options.text.len, 0);
	ck_assert_uint_eq(file.racks_given + file.setups + file.turns, 0);
	ck_assert_int_eq(err.kind, ERR_NONE);
	ck_assert_str_eq(err.text, "");
	ck_assert_str_eq(written(), "Turn-File: 1\nGame: wordgame\nPlayer: Ann\n\n");
}

START_TEST(many_lines_find_room)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, HEAD);
	for (int i = 0; i < 100; i++) {
		buf_printf(&b, "Setup: %d\nFace: %d\n", i, i);
	}
	buf_str(&b, "\n");
	for (int i = 0; i < 3000; i++) {
		buf_printf(&b, "Ann: %d\n@ %d\n", i, i);
	}
	ck_assert_msg(read_text(buf_cstr(&b)), "%s", err.text);
	ck_assert_uint_eq(file.setups, 100);
	ck_assert_uint_eq(file.turns, 6000);
	for (size_t i = 0; i < 100; i++) {
		check_value(file.face[i], arena_printf(&arena, "%zu", i),
			    6 + 2 * (int)i, 7);
	}
	check_turn(5998, "Ann", "2999", 205 + 5999, 6);
}

#define BEGINS "a turn file begins with \"Turn-File: 1\""

static const struct {
	const char *text, *complaint;
} faults[] = {
	{"",							   "g.turns:1:1: " BEGINS                                 },
	{"\n# only a comment\n",				       "g.turns:1:1: " BEGINS                                 },
	{"\nGame: x\nTurn-File: 1\n",                                  "g.turns:2:1: " BEGINS                                 },
	{"#gcg\n>Ann: AEINST 8D CRATE\n",                              "g.turns:2:1: " BEGINS                                 },
	{"Turn-File: one\n",					   "g.turns:1:1: " BEGINS                                 },
	{"Turn-File: 2\nRubbish\n",
	 "g.turns:1:12: this is version 2 of the turn file; version 1 is understood "
	 "here"													       },
	{"Turn-File: 1\n\n",					   "g.turns:2:1: the header has no line \"Game: ...\"\n"
			     "g.turns:2:1: the header has no line \"Player: ...\""                },
	{"Turn-File: 1\n\nAnn: pass\n",
	 "g.turns:2:1: the header has no line \"Game: ...\"\n"
	 "g.turns:2:1: the header has no line \"Player: ...\""								},
	{HEAD "Turn-File: 1\n",					"g.turns:5:1: Turn-File stands above already"          },
	{HEAD "Game: cubes\n",					 "g.turns:5:1: Game stands in line 2 already"           },
	{HEAD "Bag: empty\nBag: empty\n",                              "g.turns:6:1: Bag stands in line 5 already"            },
	{HEAD "Board: A\nboard: B\n",                                  "g.turns:6:1: Board stands in line 5 already"          },
	{HEAD "Rack Ann: A\nrack ANN: B\n",
	 "g.turns:6:6: the rack of \"ANN\" stands in line 5 already"                                                          },
	{HEAD "Colour: red\n",					 "g.turns:5:1: there is no header \"Colour\""           },
	{HEAD "  : red\n",					     "g.turns:5:3: there is no header \"\""                 },
	{HEAD "Ann: pass\n",					   "g.turns:5:1: there is no header \"Ann\"; orders stand "
			     "below the first blank line"                                         },
	{HEAD "  no colon\n",
	 "g.turns:5:3: a header reads \"Key: value\"; this has no colon"                                                      },
	{HEAD "Language: \n",					  "g.turns:5:11: Language needs a value"                 },
	{HEAD "Setup:\n",					      "g.turns:5:7: Setup needs a value"                     },
	{HEAD "Racks: shut\n",					 "g.turns:5:8: Racks can only be \"open\", not \"shut\""},
	{HEAD "Bag: 12\n",					     "g.turns:5:6: Bag can only be \"empty\", not \"12\""   },
	{HEAD "Seed: 12\n",					    "g.turns:5:7: a seed is 64 hexadecimal digits; this has 2 "
			    "characters"							   },
	{HEAD "Seed: " SEED "0\n",				     "g.turns:5:7: a seed is 64 hexadecimal digits; "
				   "this has 65 characters"                                 },
	{HEAD "Rack Cid: A\n",
	 "g.turns:5:6: there is no player \"Cid\"; the players are \"Ann\", \"Ben\""                                          },
	{HEAD "Rack  \u00c7id :\n",
	 "g.turns:5:7: there is no player \"\u00c7id\"; the players are \"Ann\", "
	 "\"Ben\""													    },
	{HEAD "Rack: A\n",					     "g.turns:5:5: whose rack? Write \"Rack NAME: TILES\""  },
	{HEAD "Player: ANN\n",					 "g.turns:5:9: there is a player \"ANN\" already"       },
	{HEAD "Player: C:d\n",					 "g.turns:5:9: a player's name holds no colon"          },
	{HEAD "Player: @cid\n",
	 "g.turns:5:9: a player's name does not begin with @ or #"                                                            },
	{HEAD "Player: #cid\n",
	 "g.turns:5:9: a player's name does not begin with @ or #"                                                            },
	{HEAD "Player:\n",					     "g.turns:5:8: Player needs a value"                    },
	{HEAD "Player: C\nPlayer: D\nPlayer: E\n",
	 "g.turns:7:9: a game has at most 4 players"									  },
	{HEAD "\nCid: pass\n",
	 "g.turns:6:1: there is no player \"Cid\"; the players are \"Ann\", \"Ben\""                                          },
	{HEAD "\nAnn \t : \n",					 "g.turns:6:9: no order stands after the name"          },
	{HEAD "\n @ \n",					       "g.turns:6:3: no fact stands after the @"              },
	{HEAD "\n\tpass\n",
	 "g.turns:6:2: this is neither \"NAME: ORDER\" nor \"@ fact\": \"pass\""                                              },
	{HEAD "\n: pass\n",
	 "g.turns:6:1: there is no player \"\"; the players are \"Ann\", \"Ben\""                                             },
	{HEAD "\nAnn: p\u00e4\xFF\n",                                  "g.turns:6:8: this byte is not UTF-8"                  },
	{HEAD "\nAnn: p\u202ess\n",
	 "g.turns:6:7: an invisible sign that turns text around"                                                              },
	{HEAD "\nAnn: p\x1b[2J\n",				     "g.turns:6:7: a control character"                     },
	{HEAD "\xC0\xAF: 1\n\nAnn: pass\x7f\n",
	 "g.turns:5:1: this byte is not UTF-8\ng.turns:7:10: a control character"                                             },
	{HEAD "Colour: red\nBag: 1\n\nCid: pass\nAnn\nAnn: pass\n",
	 "g.turns:5:1: there is no header \"Colour\"\n"
	 "g.turns:6:6: Bag can only be \"empty\", not \"1\"\n"
	 "g.turns:8:1: there is no player \"Cid\"; the players are \"Ann\", \"Ben\"\n"
	 "g.turns:9:1: this is neither \"NAME: ORDER\" nor \"@ fact\": \"Ann\""                                               },
	{HEAD "A name far too long to be quoted in one sentence: x\n",
	 "g.turns:5:1: there is no header \"A name far too long to be quoted in one "
	 "...\""													      },
};

START_TEST(fault_is_named_with_its_place)
{
	ck_assert(!read_text(faults[_i].text));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_str_eq(err.text, faults[_i].complaint);
}

START_TEST(nul_is_a_control_character)
{
	static const char text[] = HEAD "\nAnn: pa\0ss\n";

	ck_assert(!turnfile_read(&arena, view_from(text, sizeof text - 1), "-", &file,
				 &err));
	ck_assert_str_eq(err.text, "-:6:8: a control character");
}

START_TEST(too_many_faults_are_counted)
{
	struct buf b = buf_in(&arena);
	size_t shown = 0;
	long more = 0;
	const char *tail;

	buf_str(&b, HEAD "\n");
	for (int i = 0; i < 500; i++) {
		buf_str(&b, "wrong\n");
	}
	ck_assert(!read_text(buf_cstr(&b)));
	ck_assert_uint_lt(strlen(err.text), sizeof err.text);
	for (const char *c = err.text; (c = strstr(c, "g.turns:")) != NULL; c++) {
		shown++;
	}
	ck_assert_uint_gt(shown, 5);
	tail = strrchr(err.text, '\n');
	ck_assert_ptr_nonnull(tail);
	ck_assert(view_starts(view_of(tail), "\nand "));
	more = strtol(tail + 5, NULL, 10);
	ck_assert_int_eq(more + (long)shown, 500);
	ck_assert(view_ends(view_of(tail), " more"));
}

START_TEST(long_file_name_leaves_room_for_the_count)
{
	char name[3000];

	memset(name, 'n', sizeof name - 1);
	name[sizeof name - 1] = '\0';
	ck_assert(!turnfile_read(&arena, view_of(HEAD "\nx\ny\n"), name, &file, &err));
	ck_assert(view_ends(view_of(err.text), "\nand 1 more"));
}

int main(void)
{
	claims_fixture(begin, finish);
	claims_rows(fault_is_named_with_its_place, faults);
	return claims_run("turnfile");
}
