/* SPDX-License-Identifier: ISC */
/* What people say in place of an order, "skip" or "I give up", in the languages of
 * letters. */
#include "formats/orders/usual.h"

#include "formats/text/pairs.h"

#include <pthread.h>

/* Each must be alone on its line. */
/* clang-format off */
static const struct {
	const char *order, *said;
} sayings[] = {
	{"pass",   "skip|i skip|i'll skip|skip turn|skip my turn|skip this turn|skip a turn|"
		   "i skip my turn|i skip this turn|i skip a turn|i'll skip my turn|"
		   "i'll skip this turn|i have to skip|i must skip"},
	{"pass",   "salto|salto turno|salto mi turno|salto este turno|saltar turno|"
		   "me salto el turno|me salto este turno"},
	{"pass",   "salto torn|salto el torn|salto el meu torn|salto aquest torn|"
		   "em salto el torn|em salto aquest torn|saltar torn"},
	{"pass",   "aussetzen|ich setze aus|setze aus|ich setze diesmal aus|runde aussetzen|"
		   "ich setze eine runde aus|eine runde aussetzen"},
	{"resign", "i give up|i surrender|i concede|i quit"},
	{"resign", "me rindo|abandono la partida|me doy por vencido|me doy por vencida"},
	{"resign", "em rendeixo|abandono la partida|em dono per vençut|em dono per vençuda"},
	{"resign", "ich gebe auf|ich gebe mich geschlagen|ich kapituliere"},
	{"undo",   "take back|take it back|take my play back|take my move back"},
	{"undo",   "retiro la jugada|retirar la jugada|retiro mi jugada"},
	{"undo",   "retiro la meva jugada|retirar la meva jugada"},
	{"undo",   "zug zurücknehmen|ich nehme den zug zurück|ich nehme meinen zug zurück"},
};
/* clang-format on */

/* The first two letters of each, for speed: most lines begin otherwise. */
static struct pairs beginnings;

static void note_beginnings(void)
{
	for (size_t i = 0; i < sizeof sayings / sizeof sayings[0]; i++) {
		pairs_add_list(&beginnings, view_of(sayings[i].said), '|');
	}
}

static bool said(const char *phrases, struct view v)
{
	struct view rest = view_of(phrases);

	while (rest.len > 0) {
		if (view_eq_nocase(view_cut(&rest, '|'), v)) {
			return true;
		}
	}
	return false;
}

struct view usual_saying(struct view v)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	(void)pthread_once(&once, note_beginnings);
	if (v.len == 0 || !pairs_begin(&beginnings, v)) {
		return (struct view){0};
	}
	for (size_t i = 0; i < sizeof sayings / sizeof sayings[0]; i++) {
		if (said(sayings[i].said, v)) {
			return view_of(sayings[i].order);
		}
	}
	return (struct view){0};
}
