/* SPDX-License-Identifier: ISC */
/* verify --mbox FILE... [RECORD] [--key KEY]: compares what letters told, without a
 * club. */
#include "adjudicator/cmd/verify.h"

#include <errno.h>
#include <string.h>

#include "adjudicator/cmd/game.h"
#include "adjudicator/evidence/mbox_witness.h"
#include "adjudicator/system/file.h"

enum { MBOX_MAX = 1 << 28, KEYS = 8 };

struct hearing_of {
	struct cmd *c;
	struct witnesses w;
	struct signify_public key[KEYS];
	size_t keys;
	const char *name; /* of the record */
	struct view text;
	struct logbook log;
};

static bool take_key(struct hearing_of *h, struct view text)
{
	return h->keys < KEYS && signify_read_public(text, &h->key[h->keys]) &&
	       ++h->keys > 0;
}

/* Reads each --key. If there is one, the keys in the record do not count. */
static bool read_keys(struct hearing_of *h)
{
	const char *key;

	while (cmd_option(h->c, "key", &key) && key != NULL) {
		if (!take_key(h, view_of(key))) {
			return err_set(h->c->err, ERR_USAGE,
				       "--key takes the line of a public key, RWQ... "
				       "and so on");
		}
	}
	return h->c->err->kind == ERR_NONE;
}

static bool hear_all(struct hearing_of *h, const char *mbox)
{
	do {
		struct view bytes;

		if (!file_read(h->c->arena, mbox, MBOX_MAX, &bytes)) {
			return err_set(h->c->err, ERR_DATA, "cannot read %.200s: %s",
				       mbox, err_why(errno));
		}
		witnesses_hear(&h->w, mbox, bytes);
	} while (cmd_option(h->c, "mbox", &mbox) && mbox != NULL);
	return h->c->err->kind == ERR_NONE;
}

/* Reads the record: the file that was named, else the one that a letter brought. */
static bool find_record(struct hearing_of *h)
{
	if (h->c->argc > 0) {
		return record_text(h->c, h->c->argv[0], &h->text, &h->name);
	}
	h->text = h->w.record;
	h->name = h->w.record_name;
	return true;
}

static bool read_log(struct hearing_of *h)
{
	struct turnfile *t = arena_take(h->c->arena, sizeof *t);
	struct err why = {0};

	if (!turnfile_read(h->c->arena, h->text, h->name, t, &why) ||
	    !logbook_read(h->c->arena, t, h->name, &h->log, &why)) {
		return false; /* verify_file_heard will say why */
	}
	if (h->keys == 0 && h->log.key.len > 0) {
		(void)take_key(h, h->log.key);
		for (size_t i = 0; i < h->log.olders; i++) {
			(void)take_key(h, h->log.older[i]);
		}
	}
	return h->log.rows > 0;
}

bool verify_tell_unproved(const struct verified *v)
{
	if (v->unproved.len > 0) {
		printf("Not proved: %.*s\n", VIEW_ARG(v->unproved));
	}
	return true;
}

/* Adds to what is not proved that the record's key signed none of the letters: such a
 * key may be anybody's. */
static void add_signer(struct hearing_of *h, struct verified *v)
{
	if (h->w.letters > 0 && v->what == NULL && h->log.key.len > 0 &&
	    !witnesses_signed(&h->w, h->log.key)) {
		v->unproved = view_of(arena_printf(
			h->c->arena,
			"%.*s%swhose key signed the record, for it signed none of "
			"these letters",
			VIEW_ARG(v->unproved), v->unproved.len > 0 ? "; " : ""));
	}
}

static void sum_up(const struct hearing_of *h, bool log)
{
	const struct witnesses *w = &h->w;

	cmd_print(&w->told);
	printf("%zu %s with a receipt", w->letters,
	       w->letters == 1 ? "letter" : "letters");
	if (h->keys > 0) {
		printf("; %ld with a good signature", w->good);
	} else {
		printf("; no key is known, so no signature was checked");
	}
	if (log) {
		printf("; %ld with a head of the record", w->compared);
	}
	printf("\n");
}

bool verify_mailboxes(struct cmd *c, const char *mbox, const char **name,
		      struct verified *v, long *wrong)
{
	struct hearing_of h = {
		.c = c, .w = {.arena = c->arena, .told = buf_in(c->arena)}
        };
	bool log = false;

	*v = (struct verified){0};
	*name = NULL;
	if (!read_keys(&h) || !hear_all(&h, mbox) || !cmd_arguments(c, 0, 1) ||
	    !find_record(&h)) {
		return false;
	}
	if (h.text.len > 0) {
		struct verify_file file = {h.text, h.name, 0};

		log = read_log(&h);
		file.heard = log ? witnesses_luck(&h.w, &h.log) : 0;
		if (!verify_file_heard(c->lexica, c->arena, &file, v, c->err)) {
			return false;
		}
		add_signer(&h, v);
	}
	*name = h.name;
	witnesses_agree(&h.w);
	witnesses_compare(&h.w, log ? &h.log : NULL, h.key, h.keys);
	(void)verify_tell_unproved(v);
	sum_up(&h, log);
	*wrong = h.w.wrong;
	return true;
}
