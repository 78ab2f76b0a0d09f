/* SPDX-License-Identifier: ISC */
/* key show, new */
#include "adjudicator/club/signing_key.h"

#include <string.h>

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/store/key_change.h"

static void print_key(const struct signify_public *p)
{
	char text[SIGNIFY_PUBLIC];

	signify_public_text(p, text);
	printf("%s\n", text);
}

bool cmd_key_show(struct cmd *c)
{
	struct key_changes old;
	struct signify_public p;
	bool there;

	if (!cmd_arguments(c, 0, 0) || !signing_read(c->config, &there, c->err) ||
	    !key_change_list(c->store, c->arena, &old, c->err)) {
		return false;
	}
	if (!there) {
		return err_set(c->err, ERR_CONFIG,
			       "there is no signing.key yet; the next run makes one");
	}
	p = signify_public_of(&c->config->signing);
	print_key(&p);
	for (size_t i = 0; i < old.count; i++) {
		if (old.at[i].old.len == 0) {
			old.at[i].old = view_of("a key that was lost");
		}
		printf("until %s: %.*s\n  %.*s\n  %.*s\n",
		       cmd_stamp(c->arena, old.at[i].at), VIEW_ARG(old.at[i].old),
		       VIEW_ARG(old.at[i].statement),
		       VIEW_ARG(old.at[i].signature.len > 0 ? old.at[i].signature
							    : view_of("not signed")));
	}
	return true;
}

bool cmd_key_new(struct cmd *c)
{
	bool lost = cmd_flag(c, "lost");
	struct signify_public p;
	int64_t now;

	if (!cmd_now(c, &now) || !cmd_arguments(c, 0, 0) ||
	    !(lost || signing_open(c->config, c->store, c->err)) ||
	    !signing_change(c->config, c->store, now, lost, c->err)) {
		return false;
	}
	p = signify_public_of(&c->config->signing);
	print_key(&p);
	return true;
}
