/* SPDX-License-Identifier: ISC */
/* "claim", "claim time" and "appeal". */
#include "formats/orders/order_args.h"

#include "formats/orders/order_shape.h"
#include "formats/orders/orders_words.h"
#include "formats/text/num.h"

enum { TURN_MOST = 99999, SCORE_MOST = 99999, RULING_MOST = 99999999 };

/* The first row of a kind has the name that we write. */
static const struct {
	const char *words;
	enum claim_kind kind;
} kinds[] = {
	{"score",    CLAIM_SCORE   },
        {"illegal",  CLAIM_ILLEGAL },
	{"read",     CLAIM_READ    },
        {"no-reply", CLAIM_NO_REPLY},
	{"noreply",  CLAIM_NO_REPLY},
        {"other",    CLAIM_OTHER   },
};

const char *claim_name(enum claim_kind kind)
{
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (kinds[i].kind == kind) {
			return kinds[i].words;
		}
	}
	return "";
}

enum claim_kind claim_find(struct view name)
{
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (view_is_nocase(name, kinds[i].words)) {
			return kinds[i].kind;
		}
	}
	return CLAIM_NONE;
}

/* Takes "t12" or "turn 12" off *v; there may be none. Fails if the number is not
 * valid. */
static bool take_turn(struct view *v, long *turn)
{
	bool named = view_take(v, "turn");
	struct view rest = *v;
	struct view word = view_word(&rest);

	if (!named && (word.len < 2 || ascii_lower(word.at[0]) != 't')) {
		return true;
	}
	if (!named) {
		word = view_part(word, 1, word.len);
	}
	*v = view_trim(rest);
	return num_plain(word, 1, TURN_MOST, turn);
}

/* Takes "should be 31" or "=31" off *v; there may be none. */
static bool take_score(struct view *v, struct claim *out)
{
	struct view rest = *v;
	struct view word;

	if (view_starts(rest, "=")) {
		rest = view_trim(view_part(rest, 1, rest.len));
	} else if (!view_take(&rest, "should")) {
		return true;
	} else if (!view_take(&rest, "be")) {
		return false;
	}
	word = view_word(&rest);
	*v = view_trim(rest);
	out->has_score = true;
	return num_plain(word, 0, SCORE_MOST, &out->score);
}

bool claim_read(struct view args, struct claim *out)
{
	struct view rest = args;
	struct view head = view_trim(view_cut(&rest, ':'));

	*out = (struct claim){.text = view_trim(rest)};
	if (view_take(&head, "no")) {
		out->kind = CLAIM_NO_REPLY;
		if (!view_take(&head, "reply")) {
			return false;
		}
	} else {
		out->kind = claim_find(view_word(&head));
		head = view_trim(head);
	}
	return out->kind != CLAIM_NONE && take_turn(&head, &out->turn) &&
	       (out->kind != CLAIM_SCORE || take_score(&head, out)) && head.len == 0 &&
	       (out->kind != CLAIM_OTHER || out->text.len > 0);
}

bool appeal_read(struct view args, long *ruling, struct view *text)
{
	struct view rest = args;
	struct view head = view_trim(view_cut(&rest, ':'));

	*text = view_trim(rest);
	(void)view_take(&head, "ruling");
	return num_plain(head, 1, RULING_MOST, ruling);
}

enum order_kind order_claim_head(struct view head)
{
	struct view rest = head;
	int kind = words_find(view_word(&rest));
	struct claim claim;
	struct view text;
	long ruling;

	rest = view_trim(rest);
	if (kind == ORDER_APPEAL) {
		return appeal_read(rest, &ruling, &text) ? ORDER_APPEAL : ORDER_NONE;
	}
	/* Only the head is read here; that "other" needs text behind its colon is
	 * checked later. */
	return kind == ORDER_CLAIM && (claim_read(rest, &claim) ||
				       claim_find(rest) == CLAIM_OTHER)
		       ? ORDER_CLAIM
		       : ORDER_NONE;
}

bool order_claim(struct order *out)
{
	struct claim claim;

	if (view_is_nocase(out->args, "time")) {
		out->kind = ORDER_CLAIM_TIME;
		return true;
	}
	return claim_read(out->args, &claim);
}

bool order_appeal(struct order *out)
{
	struct view text;

	return appeal_read(out->args, &out->number, &text);
}
