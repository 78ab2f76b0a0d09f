/* SPDX-License-Identifier: ISC */
/* player add, list, show */
#include "adjudicator/cmd/player.h"

#include "adjudicator/cmd/list.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/undelivered.h"
#include "formats/address.h"
#include "formats/orders/body.h"
#include "formats/orders/script.h"
#include "formats/say.h"
#include "formats/text/nearest.h"
#include "formats/text/stamp.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"
#include <string.h>
#include <sys/random.h>

/* Whether a mail header would read that as a group: "A: B <b@home.example>" is a group
 * A with B in it. */
static bool names_group(struct view who)
{
	struct view name = view_part(who, 0, view_find(who, '<'));

	return view_find(name, ':') < name.len && view_find(name, '"') == name.len;
}

/* Fails when a name mixes scripts: "Bеn" with a Cyrillic e must not look like Ben. */
static bool looks_plain(struct cmd *c, struct view name)
{
	struct lookalike one;

	return !script_mixed(name, &one) ||
	       err_set(c->err, ERR_USAGE,
		       "\"%.80s\" cannot be a name: its %.*s is %s and only looks like "
		       "%c",
		       arena_str(c->arena, name), VIEW_ARG(one.at), one.what,
		       one.looks);
}

bool player_not_club(struct cmd *c, struct view address)
{
	return !address_own(view_of(c->config->address), address) ||
	       err_set(c->err, ERR_DATA,
		       "%.*s is the club's own address: whoever plays needs another",
		       VIEW_ARG(address));
}

bool player_read(struct cmd *c, const char *who, const char *language, struct player *p)
{
	const char *why;
	struct view *code;
	size_t n;

	if (!tongue_known(c->arena, view_of(language))) {
		return tongue_list(c->arena, &code, &n, c->err) &&
		       err_set(c->err, ERR_USAGE,
			       "there are no letters in the language \"%.20s\", but "
			       "in %.200s",
			       language,
			       arena_str(c->arena, say_list(c->arena, view_of("en"),
							    LIST_AND, code, n)));
	}
	if (names_group(view_of(who)) ||
	    !address_read(c->arena, view_of(who), &p->name, &p->address)) {
		return err_set(
			c->err, ERR_USAGE,
			"\"%.80s\" does not read 'NAME <ADDRESS>' with one plain "
			"address",
			who);
	}
	if (p->name.len == 0) {
		return err_set(c->err, ERR_USAGE,
			       "\"%.80s\" has no name before the address: 'NAME "
			       "<ADDRESS>' is both",
			       who);
	}
	if (!player_not_club(c, p->address)) {
		return false;
	}
	/* as players write it in their orders, without invisible signs */
	p->name = utf8_spaced(c->arena, normal_text(c->arena, p->name));
	p->language = view_of(language);
	why = names_fault(p->name);
	if (why != NULL) {
		return err_set(c->err, ERR_USAGE, "\"%.80s\" cannot be a name: %s",
			       arena_str(c->arena, p->name), why);
	}
	return looks_plain(c, p->name);
}

/* Handles a name or address that a player has already. Fails, unless both are the same
 * and --confirmed confirms him. */
static bool known_already(struct cmd *c, const struct player *p)
{
	struct player known;
	bool same_address;

	if (!player_by_id(c->store, c->arena, p->id, &known, c->err)) {
		return false;
	}
	same_address = view_eq_nocase(known.address, p->address);
	if (same_address && view_eq(known.name, p->name) && p->confirmed &&
	    !known.confirmed) {
		if (!player_confirm(c->store, p->id, c->err)) {
			return false;
		}
		printf("%.*s is confirmed now\n", VIEW_ARG(known.name));
		return true;
	}
	if (same_address) {
		return err_set(c->err, ERR_DATA,
			       "the address %.*s is that of %.*s already",
			       VIEW_ARG(known.address), VIEW_ARG(known.name));
	}
	return err_set(c->err, ERR_DATA, "there is a player %.*s already, with %.*s",
		       VIEW_ARG(known.name), VIEW_ARG(known.address));
}

bool player_enter(struct cmd *c, struct player *p, bool *fresh)
{
	struct hash salt;

	return (getrandom(salt.byte, HASH_BYTES, 0) == HASH_BYTES ||
		err_set(c->err, ERR_IO, "no random bytes to be had")) &&
	       player_add(c->store, p, &salt, fresh, c->err);
}

/* The name that was probably meant, by all of it or by the first name; empty: none. */
static struct view meant(const struct player *list, size_t count, struct view name)
{
	struct nearest whole = {.word = name};
	struct nearest first = {.word = name};
	struct view by_first = {0};

	for (size_t i = 0; i < count; i++) {
		struct view rest = list[i].name;

		if (list[i].forgotten != 0) {
			continue;
		}
		nearest_try(&whole, list[i].name);
		nearest_try(&first, view_cut(&rest, ' '));
		by_first = first.known.at == list[i].name.at ? list[i].name : by_first;
	}
	if (nearest_found(&whole)) {
		return whole.known;
	}
	return view_part(by_first, 0, nearest_found(&first) ? by_first.len : 0);
}

bool player_unknown(struct cmd *c, const char *name, const char *how)
{
	struct player *list;
	struct view one;
	size_t count;

	if (!player_list(c->store, c->arena, &list, &count, c->err)) {
		return false;
	}
	one = meant(list, count, view_of(name));
	if (one.len > 0) {
		return err_set(c->err, ERR_DATA,
			       "there is no player \"%.80s\"; did you mean %.*s?", name,
			       VIEW_ARG(one));
	}
	return err_set(c->err, ERR_DATA, "there is no player \"%.80s\"%s", name, how);
}

bool player_named(struct cmd *c, const char *name, struct player *p)
{
	return player_find(c->store, c->arena, view_of(name), p, c->err) &&
	       (p->id != 0 || player_unknown(c, name, ""));
}

void player_warn(const struct cmd *c, struct view address)
{
	if (!view_starts(view_of(c->config->outbox), "maildir:") &&
	    (view_ends(address, ".example") || view_ends(address, ".invalid"))) {
		log_warn(c->log,
			 "no letter ever reaches %.*s: such addresses are for examples "
			 "alone; `adjudicator player address NAME ADDRESS` gives the "
			 "real one",
			 VIEW_ARG(address));
	}
}

bool cmd_player_add(struct cmd *c)
{
	const char *language;
	struct player p = {.confirmed = cmd_flag(c, "confirmed")};
	bool fresh;

	if (!cmd_option(c, "language", &language) || !cmd_clock(c, &p.created) ||
	    !cmd_arguments(c, 1, 1) ||
	    !player_read(c, c->argv[0], language == NULL ? "en" : language, &p) ||
	    !player_enter(c, &p, &fresh)) {
		return false;
	}
	if (!fresh) {
		return known_already(c, &p);
	}
	printf("%.*s is a player now, %s\n", VIEW_ARG(p.name),
	       p.confirmed ? "confirmed" : "not yet confirmed");
	if (!p.confirmed) {
		printf("a game with %.*s is an invitation until they accept one; the "
		       "same "
		       "command with --confirmed confirms them now\n",
		       VIEW_ARG(p.name));
	}
	player_warn(c, p.address);
	return true;
}

/* What keeps the player from playing; empty: nothing. */
static const char *remark(const struct player *p, bool unreached)
{
	bool asked = !p->confirmed && p->forgotten == 0;

	return asked && unreached ? "not confirmed, letters do not arrive"
	       : asked            ? "not confirmed"
	       : unreached        ? "letters do not arrive"
				  : "";
}

static bool list_one(struct list *l, const struct player *p, bool unreached)
{
	bool gone = p->forgotten != 0;

	list_text(l, "name", p->name);
	list_cell(l, "address",
		  gone || p->address.len == 0 ? json_null() : json_text(p->address),
		  gone                 ? "forgotten"
		  : p->address.len > 0 ? arena_str(l->c->arena, p->address)
				       : "no address");
	list_text(l, "language", p->language);
	list_cell(l, "confirmed", json_boolean(p->confirmed), remark(p, unreached));
	list_more(l, "reached", json_boolean(!unreached));
	list_more(l, "forgotten", json_boolean(gone));
	return list_row(l);
}

bool cmd_player_list(struct cmd *c)
{
	struct player *list;
	size_t count;
	struct list l = list_start(c, 4, 0);

	if (!cmd_arguments(c, 0, 0) ||
	    !player_list(c->store, c->arena, &list, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct bounce_state state;

		if (!bounce_state(c->store, list[i].id, &state, c->err) ||
		    !list_one(&l, &list[i], bounce_bad(&state))) {
			return false;
		}
	}
	return list_end(&l, true,
			"no players yet; enter one with `adjudicator player add 'NAME "
			"<ADDRESS>'`");
}

bool cmd_player_show(struct cmd *c)
{
	struct buf b = buf_in(c->arena);
	struct bounce_state state;
	struct player p;
	struct view *also;
	int64_t *unfinished;
	size_t others;
	size_t count;

	if (!cmd_arguments(c, 1, 1) || !player_named(c, c->argv[0], &p) ||
	    !match_of_player(c->store, c->arena, p.id, &unfinished, &count, c->err) ||
	    !player_also(c->store, c->arena, p.id, &also, &others, c->err) ||
	    !bounce_state(c->store, p.id, &state, c->err)) {
		return false;
	}
	buf_printf(&b, "Name:       %.*s\nAddress:    %.*s\n", VIEW_ARG(p.name),
		   VIEW_ARG(p.forgotten != 0 ? view_of("forgotten") : p.address));
	for (size_t i = 0; i < others; i++) {
		buf_printf(&b, "Also from:  %.*s\n", VIEW_ARG(also[i]));
	}
	buf_printf(&b, "Language:   %.*s\nConfirmed:  %s\nSince:      ",
		   VIEW_ARG(p.language), p.confirmed ? "yes" : "no");
	stamp_write(&b, p.created);
	buf_str(&b, "\nUnfinished: ");
	for (size_t i = 0; i < count; i++) {
		buf_printf(&b, "%sgame %lld", i > 0 ? ", " : "",
			   (long long)unfinished[i]);
	}
	buf_str(&b, count == 0 ? "no game\n" : "\n");
	if (state.since != 0) {
		buf_printf(&b,
			   "Letters:    %ld came back for good, %ld given up, since ",
			   state.hard, state.days);
		stamp_write(&b, state.since);
		buf_char(&b, '\n');
	}
	cmd_print(&b);
	return true;
}
