/* SPDX-License-Identifier: ISC */
/* "Please" and its like behind an order, in the languages of letters. */
#include "formats/orders/usual.h"

#include "formats/orders/order_peel.h"
#include "formats/text/pairs.h"

#include <pthread.h>

static const char courtesy[] =
	"please pls plz thanks bitte danke gracias gràcies merci";
static const char *const courtesies[] = {"por favor", "si us plau", "thank you"};

/* The first two letters of each one's last word, for speed: the last words of most
 * lines begin otherwise. */
static struct pairs courteous;

static void note_courteous(void)
{
	pairs_add_list(&courteous, view_of(courtesy), ' ');
	for (size_t i = 0; i < sizeof courtesies / sizeof courtesies[0]; i++) {
		struct view rest = view_of(courtesies[i]);

		while (view_find(rest, ' ') < rest.len) {
			view_cut(&rest, ' ');
		}
		pairs_add(&courteous, rest);
	}
}

struct view usual_last_word(struct view *v)
{
	size_t n = v->len;
	struct view word;

	while (n > 0 && v->at[n - 1] != ' ') {
		n--;
	}
	word = view_part(*v, n, v->len);
	*v = view_trim_end(view_part(*v, 0, n));
	return word;
}

static bool drop_end(struct view *v, const char *words)
{
	size_t n = view_of(words).len;
	bool there =
		v->len > n && view_is_nocase(view_part(*v, v->len - n, v->len), words);

	*v = there ? view_part(*v, 0, v->len - n) : *v;
	return there;
}

static struct view uncourteous(struct view v)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	struct view before = v;
	struct view last = usual_last_word(&before);
	bool dropped;

	(void)pthread_once(&once, note_courteous);
	if (last.len == 0 || !pairs_begin(&courteous, last)) {
		return v;
	}
	dropped = view_among(last, courtesy);
	v = dropped ? before : v;
	for (size_t i = 0; i < sizeof courtesies / sizeof courtesies[0]; i++) {
		dropped = drop_end(&v, courtesies[i]) || dropped;
	}
	return dropped ? peel_end(v, " ,") : v;
}

struct view usual_plain(struct view line)
{
	struct view v = usual_unpictured(view_trim(line));
	size_t before;
	bool glad = true;

	do {
		before = v.len;
		v = uncourteous(peel_end(usual_glad(v, &glad), " .!"));
	} while (v.len < before);
	return v;
}
