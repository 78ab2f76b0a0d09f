/* SPDX-License-Identifier: ISC */
#include "tests/helpers/naive/naive.h"

#define STANDARD_WORTH                                                                 \
	{                                                                              \
		[1] = "AEILNORSTU", [2] = "DG", [3] = "BCMP", [4] = "FHVWY",           \
		[5] = "K", [8] = "JX", [10] = "QZ"                                     \
	}

/* clang-format off */
#define WORDBOX_TABLE                                                                  \
	.cols = 17, .rows = 15, .centre = "I8", .rack = 7, .first = 2, .bonus = 50,    \
	.worth = {[1] = "AEINORST", [2] = "CDHLMU", [3] = "BFGPWY", [5] = "JKQVXZ"},   \
	.premium = {                                                                   \
		{"4W", "A1 I1"},                                                       \
		{"3W", "F1 A6"},                                                       \
		{"2W", "B2 C3 D4 E8 I6"},                                              \
		{"3L", "B7 F6 G2 I4"},                                                 \
		{"2L", "A4 C8 D1 D7 G5 G7 H3"},                                        \
	}

const struct naive_rules naive_rules[] = {
	{.game = "angrywords", .options = "",
	 .cols = 15, .rows = 15, .centre = "H8", .rack = 7, .first = 2, .bonus = 40,
	 .worth = STANDARD_WORTH,
	 .premium = {
		{"3W", "C1 A3"},
		{"2W", "F2 B6 H4 D8"},
		{"3L", "E1 A5 B2 G3 C7 D4 F6"},
		{"2L", "C3 G5 E7"},
	}},
	{.game = "wordbox", .options = "",
	 .four_across = "A1 I1 Q1 A15 I15 Q15", .four_down = "A1 I1 Q1 A15 I15 Q15",
	 WORDBOX_TABLE},
	/* Clockwise is rightwards in the upper half, downwards on the right. */
	{.game = "wordbox", .options = "fourw=clockwise",
	 .four_across = "A1 I1 Q1", .four_down = "Q1 Q15",
	 WORDBOX_TABLE},
	{.game = "wordgame", .options = "blank=dual",
	 .cols = 15, .rows = 15, .centre = "H8", .rack = 8, .first = 4, .twice = true,
	 .highest = true, .dual = true,
	 .worth = {[1] = "ADEHILNORST", [2] = "CFMUWY", [3] = "BGP", [5] = "K",
		   [6] = "JVX", [7] = "QZ"},
	 .premium = {
		{"3W", "D1 A4"},
		{"2W", "B2 H3 C8 E5"},
		{"3L", "F2 B6 F6"},
		{"2L", "G1 A7 C3 D4 E7 G5"},
	}},
	{.game = "classic", .options = "",
	 .cols = 15, .rows = 15, .centre = "H8", .rack = 7, .first = 2, .bonus = 50,
	 .worth = STANDARD_WORTH,
	 .premium = {
		{"3W", "A1 H1 A8"},
		{"2W", "B2 C3 D4 E5 H8"},
		{"3L", "B6 F2 F6"},
		{"2L", "A4 D1 C7 G3 D8 H4 G7"},
	}},
	{.game = "classic", .options = "board=super21 bingo=35",
	 .cols = 21, .rows = 21, .centre = "K11", .rack = 7, .first = 2, .bonus = 35,
	 .worth = STANDARD_WORTH,
	 .premium = {
		{"4W", "A1"},
		{"3W", "A8 H1 D4 D11 K4"},
		{"2W", "B2 C3 E5 F6 G7 H8 B9 I2 C10 J3 K11"},
		{"4L", "C6 F3"},
		{"3L", "B5 E2 E9 I5 I9"},
		{"2L", "A4 D1 A11 K1 D7 G4 F10 J6 G11 K7 J10"},
	}},
};
/* clang-format on */

const int naive_rules_count = (int)(sizeof naive_rules / sizeof naive_rules[0]);
