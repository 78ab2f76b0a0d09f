/* SPDX-License-Identifier: ISC */
/* receipt LETTER DIR [--key KEY] */
#include "adjudicator/crypto/receipt.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "adjudicator/club/club.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/mail/parse/header.h"
#include "adjudicator/store/key_change.h"
#include "adjudicator/system/file.h"

enum { LETTER_MAX = 1 << 25 };

/* What the files are made from. */
struct proof_files {
	const char *dir;
	struct receipt receipt;
	struct view text; /* what was signed */
	struct signify_public key;
	bool own; /* the key is the club's present one: a .minisig can be made */
	bool good;
};

static bool read_letter(struct cmd *c, struct proof_files *f)
{
	const char *path = c->argv[0];
	struct buf text = buf_in(c->arena);
	struct view raw;
	struct view value;
	size_t count;

	if (!file_read(c->arena, path, LETTER_MAX, &raw)) {
		return err_set(c->err, ERR_DATA, "cannot read %s: %s", path,
			       err_why(errno));
	}
	value = header_find(header_block(header_skip_mbox(raw)), RECEIPT_HEADER,
			    &count);
	if (count != 1 || !receipt_read(value, &f->receipt)) {
		return err_set(c->err, ERR_DATA,
			       "%s has no receipt: no header " RECEIPT_HEADER
			       " that can be read",
			       path);
	}
	receipt_write(&text, &f->receipt);
	f->text = buf_view(&text);
	return true;
}

static bool take(struct proof_files *f, struct view key)
{
	struct signify_public p;

	if (!signify_read_public(key, &p)) {
		return false;
	}
	f->good = signify_good(&p, f->text, f->receipt.sig);
	f->key = p;
	return f->good;
}

/* Finds the key that signed the receipt among all that the club has had. If none did,
 * f->key is the present one and f->good is false. */
static bool find_key(struct cmd *c, struct proof_files *f)
{
	struct key_changes old;
	struct view now;

	if (!cmd_open(c, NEEDS_READ) ||
	    !key_change_list(c->store, c->arena, &old, c->err)) {
		return false;
	}
	for (size_t i = 0; i < old.count; i++) {
		if (take(f, old.at[i].old)) {
			return true;
		}
	}
	if (!file_read(c->arena, config_path(c->config, "signing.pub"), LETTER_MAX,
		       &now)) {
		return err_set(c->err, ERR_CONFIG, "cannot read signing.pub: %s",
			       err_why(errno));
	}
	f->own = take(f, now);
	return f->own || signify_read_public(now, &f->key) ||
	       err_set(c->err, ERR_CONFIG, "signing.pub is no public key of signify");
}

static bool key_given(struct cmd *c, struct proof_files *f, const char *key)
{
	return take(f, view_of(key)) || signify_read_public(view_of(key), &f->key) ||
	       err_set(c->err, ERR_USAGE,
		       "--key takes the line of a public key, RWQ... and so on");
}

static bool make(struct cmd *c, const struct proof_files *f, const char *name,
		 struct view bytes)
{
	return file_make(c->arena, arena_printf(c->arena, "%s/%s", f->dir, name),
			 S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH, bytes, c->err);
}

/* Makes receipt.minisig if the club has the secret key. minisign wants the comment
 * signed, too, so nobody else can make it. */
static bool make_minisig(struct cmd *c, const struct proof_files *f)
{
	struct buf b = buf_in(c->arena);
	bool there;

	if (!f->own || !signing_read(c->config, &there, c->err) || !there) {
		return c->err->kind == ERR_NONE;
	}
	signify_write_minisig(&b, &c->config->signing, f->text,
			      arena_printf(c->arena, "game %lld, row %ld",
					   (long long)f->receipt.game, f->receipt.n));
	return make(c, f, "receipt.minisig", buf_view(&b));
}

static bool write_files(struct cmd *c, const struct proof_files *f)
{
	struct buf sig = buf_in(c->arena);
	struct buf key = buf_in(c->arena);
	const mode_t mode = S_IRWXU | S_IRGRP | S_IXGRP | S_IROTH | S_IXOTH;

	/* Others have to read it, whatever the umask is. */
	if (mkdir(f->dir, mode) == 0 ? chmod(f->dir, mode) != 0 : errno != EEXIST) {
		return err_set(c->err, ERR_CREATE, "cannot make the folder %s: %s",
			       f->dir, err_why(errno));
	}
	buf_printf(&sig, "untrusted comment: verify with signing.pub\n%.*s\n",
		   VIEW_ARG(f->receipt.sig));
	signify_write_public(&key, &f->key, "public key");
	return make(c, f, "receipt", f->text) &&
	       make(c, f, "receipt.sig", buf_view(&sig)) &&
	       make(c, f, "signing.pub", buf_view(&key)) && make_minisig(c, f);
}

bool cmd_receipt(struct cmd *c)
{
	struct proof_files f = {0};
	const char *key;

	if (!cmd_option(c, "key", &key) || !cmd_arguments(c, 2, 2) ||
	    !read_letter(c, &f)) {
		return false;
	}
	f.dir = c->argv[1];
	if (key == NULL && !club_here(c->arena, c->dir)) {
		return err_set(c->err, ERR_USAGE,
			       "there is no club here; --key takes the public key "
			       "that the first letter of the game names");
	}
	if (!(key != NULL ? key_given(c, &f, key) : find_key(c, &f)) ||
	    !write_files(c, &f)) {
		return false;
	}
	if (!f.good) {
		return err_set(c->err, ERR_DATA,
			       "the receipt is not signed with that key, or it was "
			       "changed; see %s",
			       f.dir);
	}
	printf("game %lld, row %ld: the signature is good\n", (long long)f.receipt.game,
	       f.receipt.n);
	return true;
}
