/* SPDX-License-Identifier: ISC */
/* The lines of a GCG record that begin with '#', and the lines that continue
 * them. */
#include "formats/files/gcg_reader.h"
#include "formats/text/num.h"
#include <string.h>

/* clang-format off */
static const struct {
	const char *word;
	bool numbered; /* #player1 */
	bool goes_on;  /* lines without a mark continue it */
} keys[GCG_KEYS_] = {
	[GCG_OTHER]             = {"",                   false, true},
	[GCG_ENCODING]          = {"character-encoding", false, false},
	[GCG_PLAYER]            = {"player",             true,  false},
	[GCG_RACK]              = {"rack",               true,  false},
	[GCG_NOTE]              = {"note",               false, true},
	[GCG_TITLE]             = {"title",              false, true},
	[GCG_DESCRIPTION]       = {"description",        false, true},
	[GCG_ID]                = {"id",                 false, false},
	[GCG_LEXICON]           = {"lexicon",            false, false},
	[GCG_TILE_SET]          = {"tile-set",           false, false},
	[GCG_TILE_DISTRIBUTION] = {"tile-distribution",  false, false},
	[GCG_BOARD_LAYOUT]      = {"board-layout",       false, false},
	[GCG_GAME_TYPE]         = {"game-type",          false, false},
	[GCG_GAME_BOARD]        = {"game-board",         false, false},
	[GCG_STYLE]             = {"style",              false, false},
	[GCG_INCOMPLETE]        = {"incomplete",         false, false},
};
/* clang-format on */

const char *gcg_keyword(enum gcg_key key)
{
	return keys[key].word;
}

/* The key of a keyword; *number is what follows the word of a numbered key. */
static enum gcg_key key_of(struct view keyword, struct view *number)
{
	for (size_t i = GCG_OTHER + 1; i < GCG_KEYS_; i++) {
		size_t n = strlen(keys[i].word);

		*number = view_part(keyword, n, keyword.len);
		if (keys[i].numbered ? view_starts_nocase(keyword, keys[i].word) &&
					       number->len > 0 &&
					       num_digits(*number) == number->len
				     : view_is_nocase(keyword, keys[i].word)) {
			return (enum gcg_key)i;
		}
	}
	return GCG_OTHER;
}

/* The keyword of a line: "title" of "#title of it"; empty for "# a remark". */
static struct view keyword_of(struct view line)
{
	size_t n = 1;

	while (n < line.len && line.at[n] != ' ' && line.at[n] != '\t' &&
	       line.at[n] != '\n' && line.at[n] != '\r') {
		n++;
	}
	return view_part(line, 1, n - 1);
}

static struct view value_of(struct view line)
{
	struct view rest = view_part(line, 1 + keyword_of(line).len, line.len);
	struct view value = view_trim(rest);
	struct view before = view_part(rest, 0, (size_t)(value.at - rest.at));

	if (view_starts(value, "#-") && /* the first line was empty */
	    (view_find(before, '\n') < before.len ||
	     view_find(before, '\r') < before.len)) {
		value = view_trim(view_part(value, 2, value.len));
	}
	return value;
}

static void player_read(struct gcg_reader *r, const struct gcg_pragma *p)
{
	struct gcg *g = r->out;
	struct view rest = p->value;
	struct view nick = view_word(&rest);
	struct view name = view_trim(rest);
	struct gcg_player *player = &g->player[p->number - 1];
	int seat = gcg_seat(g, nick);

	if (nick.len == 0) {
		gcg_fault(r, gcg_end(r), "no nick stands behind the player's number");
		return;
	}
	if (seat >= 0 && seat != p->number - 1) {
		gcg_fault_quoting(r, nick, "",
				  arena_printf(&r->scratch,
					       " is already player %d (line %d)",
					       seat + 1, g->player[seat].line));
		return;
	}
	if (player->nick.len > 0 && (player->named || seat < 0)) {
		gcg_fault_quoting(r, nick,
				  arena_printf(&r->scratch,
					       "player %d is already told in line %d; "
					       "here it is ",
					       p->number, player->line),
				  "");
		return;
	}
	player->nick = nick;
	player->name = name.len > 0 ? name : nick;
	player->line = p->at;
	player->named = true;
	if (g->players < (size_t)p->number) {
		g->players = (size_t)p->number;
	}
}

static void encoding_read(struct gcg_reader *r, const struct gcg_pragma *p)
{
	bool latin1;

	if (r->letter) {
		return;
	}
	if (!gcg_encoding(p->value, &latin1)) {
		gcg_fault_quoting(r, p->value, "the encoding ",
				  " is not known here; UTF-8 and ISO-8859-1 are");
	} else if (r->bound && latin1 != r->out->latin1) {
		gcg_fault(r, p->value, "the encoding must be told in the first line");
	}
}

static bool number_read(struct gcg_reader *r, struct view text, int *number)
{
	long n;

	if (!num_read(text, 1, GCG_PLAYERS, &n)) {
		gcg_fault_quoting(r, text, "there is no player ",
				  "; they are numbered from 1 to 4");
		return false;
	}
	*number = (int)n;
	return true;
}

void gcg_pragma_read(struct gcg_reader *r, struct view text)
{
	struct gcg *g = r->out;
	struct gcg_pragma p = {.line = view_trim_end(text), .at = r->lines.n};
	struct view keyword = keyword_of(p.line);
	struct view number;

	if (view_is(keyword, "-")) {
		if (r->open == GCG_CLOSED) {
			gcg_fault(r, keyword,
				  "nothing stands above that \"#-\" could go on with");
		} else {
			gcg_pragma_go_on(r);
		}
		return;
	}
	p.key = key_of(keyword, &number);
	p.value = value_of(p.line);
	p.before = g->events;
	r->open = keys[p.key].goes_on ? (long)g->pragmata : GCG_CLOSED;
	if (keys[p.key].numbered && !number_read(r, number, &p.number)) {
		return;
	}
	if (p.key == GCG_PLAYER) {
		player_read(r, &p);
	} else if (p.key == GCG_RACK) {
		g->player[p.number - 1].rack = p.value;
	} else if (p.key == GCG_ENCODING) {
		encoding_read(r, &p);
	}
	*gcg_pragma_room(r->arena, g) = p;
}

void gcg_pragma_go_on(struct gcg_reader *r)
{
	struct gcg_pragma *p = &r->out->pragma[r->open];

	p->line = view_from(p->line.at, (size_t)(gcg_end(r).at - p->line.at));
	p->value = value_of(p->line);
}
