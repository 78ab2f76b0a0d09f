/* SPDX-License-Identifier: ISC */
/* "Game 1 8D CRATE" and "8D CRATE (game 1)": a game named around a move. */
#include "formats/orders/usual.h"

#include "formats/orders/order_peel.h"
#include "formats/text/num.h"

bool usual_game_word(struct view word)
{
	return view_among(word, "game partida partie spiel");
}

static bool game_number(struct view word, long *game)
{
	enum { MOST = 999999999 };
	size_t sign = view_starts(word, "#");

	return num_read(view_part(word, sign, word.len), 1, MOST, game);
}

bool usual_named(struct view *v, long *game)
{
	struct view rest = *v;
	bool said = usual_game_word(view_word(&rest));
	struct view number = peel_end(view_word(&rest), ",:.");
	bool close;

	rest = view_trim(rest);
	rest = view_starts(rest, "- ") || view_starts(rest, ": ")
		       ? view_trim(view_part(rest, 1, rest.len))
		       : rest;
	if (said && game_number(number, game) && rest.len > 0) {
		*v = rest;
		return true;
	}
	rest = peel_end(*v, " .!");
	close = view_ends(rest, ")");
	rest.len -= close;
	number = usual_last_word(&rest);
	said = game_number(number, game);
	number = usual_last_word(&rest);
	said = said && close == view_starts(number, "(") &&
	       usual_game_word(view_part(number, close, number.len));
	rest = peel_end(rest, " ,-");
	*v = said ? rest : *v;
	return said && rest.len > 0;
}
