/* SPDX-License-Identifier: ISC */
/* What the options of each command do, a sentence each, for `--help`. */
#include "adjudicator/cmd/command.h"

/* clang-format off */
static const struct command_option rows[] = {
	/* The same in every command that has them and no row of its own. */
	{"", "--now TIME",   "work as if it were that time, as 2026-11-20T20:00:00Z"},
	{"", "--json",       "print JSON, for other programs"},
	{"", "--quiet",      "say nothing but errors"},
	{"", "--dry-run",    "say what would be done, and take it back"},
	{"", "--key KEY",    "the club's public key, where there is no club"},
	{"", "--for NAME|observer", "only what that player, or an onlooker, may see"},
	{"", "--at T",       "the turn it is about, where the ruling names none"},
	{"", "--because TEXT", "the reason, as everybody concerned will read it"},

	{"init", "--address A", "the club's own address; letters to it end in its inbox"},

	{"run", "--dry-run", "print the letters that would be sent; take all back"},
	{"run", "--accept-clock", "this machine's clock is right, though it jumped"},
	{"run", "--accept-falls", "pass all turns that are due, though they are many"},
	{"run", "exit 75", "another command is at work; try again later"},
	{"watch", "exit 0", "it was ended by SIGTERM or SIGINT, behind a whole run"},
	{"fetch", "--dry-run", "take letters out of the inbox, and put them back"},
	{"judge", "--dry-run", "print the letters that would be sent; take all back"},
	{"tick", "--dry-run", "print the letters that would be sent; take all back"},
	{"send", "--dry-run", "print the letters that would be sent; take all back"},
	{"outbox retry", "N", "the number of a letter, as `outbox list` has it; none: all"},

	{"player add", "--confirmed", "he has agreed to get letters, and need not be asked"},
	{"player add", "--language L", "his letters come in en, es, ca or de"},
	{"player address", "--also", "he may write from it, too; his letters go where they went"},
	{"player address", "--drop", "he no longer writes from that address"},
	{"player revoke", "N", "only in that game; without it in all of them"},

	{"game new", "GAME", "wordbox, angrywords, wordgame, classic, wordcap or cubes"},
	{"game new", "--player NAME", "who plays, in this order; one such option for each"},
	{"game new", "--lexicon X", "the word list; any, the default, takes every word"},
	{"game new", "--option K=V", "an option of the game, as deadline=3d; several may come"},
	{"game new", "--invite", "ask confirmed players, too, before it begins"},
	{"game new", "--seed HEX", "64 digits that all is drawn from: for a drill"},
	{"game new", "--beacon WHAT", "something announced later that is stirred into the draw"},
	{"game new", "--language L", "the language of its tiles; en, where it is played in that"},
	{"export", "--format turns|gcg|json|mbox", "a turn file (default), GCG, JSON, or letters"},
	{"replay", "FILE", "a turn file, or a GCG record; N is a game of the club"},
	{"replay", "--from T", "begin with that turn"},
	{"replay", "--to T", "end with that turn"},
	{"replay", "--explain", "show every square, word and rule; hides nothing"},
	{"replay", "--game G", "of a GCG record: which game; else classic"},
	{"replay", "--lexicon X", "of a GCG record: the word list; else every word is good"},
	{"replay", "--language L", "of a GCG record: the language of the tiles"},
	{"replay", "--option K=V", "of a GCG record: an option of the game"},
	{"replay", "--json", "print JSON Lines, for other programs"},
	{"replay", "exit 65", "the record contradicts itself, or the rules"},
	{"verify", "--all", "every game of the club"},
	{"verify", "--mbox FILE", "a mailbox of a player's letters; several may come"},
	{"verify", "--key KEY", "with --mbox: a public key that signed the letters"},
	{"verify", "exit 65", "a record does not follow from itself"},

	{"referee add", "--language L", "his letters come in en, es, ca or de"},
	{"rule", "RULING", "as in adjudicator-referee(7): set t9 score 31, annul, ..."},
	{"rule", "--agreed", "who gets a seat has agreed in another way"},
	{"rule", "--as NAME", "that referee decides, not whoever runs the club"},
	{"whatif", "RULING", "as in adjudicator-referee(7): void t9, add time 2d Ann, ..."},

	{"dict build", "LANG", "ca, de, en, es, fr, it, nl, pl or pt; with --from, any alphabet"},
	{"dict build", "--from FILE", "a word a line, or a .kwg, in place of Debian's words"},
	{"dict build", "--source NAME", "the name of the edition; else the file's"},
	{"dict build", "--skip", "leave out lines that hold no word of the alphabet"},
	{"dict build", "--edition N", "the number of the edition; else the next"},
	{"dict check", "--lexicon ID", "only in that word list"},
	{"dict rack", "--lexicon ID", "which word list, where there are several"},
	{"dict rack", "RACK", "its tiles, as QUERNS?; ? is a blank"},
	{"dict verify", "exit 65", "a list is broken, or a game lacks its list"},
	{"dict accept", "--language L", "whose list; needed where nobody suggested the word"},
	{"dict drop", "--language L", "whose list; needed where nobody suggested the word"},

	{"league new", "exit 65", "something is wrong in the file; each line is told"},
	{"league ratings", "--recompute", "fold every result anew, and keep what comes out"},

	{"doctor", "--full", "judge every game again, not a hundred of them"},
	{"doctor", "--offline", "ask no mail server"},
	{"doctor", "exit 1", "something should be looked at"},
	{"doctor", "exit 2", "something is wrong"},
	{"site", "exit 65", "a game cannot be read; the other pages are written"},
	{"receipt", "LETTER", "a file with the letter as it came"},
	{"backup", "DIR", "where its folder is made; else what backup-dir names, or backups"},
	{"key new", "--lost", "the old key is gone, or known to others: it signs nothing"},
};
/* clang-format on */

const struct command_options command_options = {rows, sizeof rows / sizeof rows[0]};
