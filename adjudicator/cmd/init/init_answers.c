/* SPDX-License-Identifier: ISC */
/* init: its options, and the settings as the answers make them. */
#include "adjudicator/cmd/init/init.h"

#include <string.h>

#include "adjudicator/club/club.h"
#include "adjudicator/club/settings.h"
#include "adjudicator/mail/server.h"
#include "adjudicator/system/file.h"
#include "formats/address.h"
#include "formats/text/stamp.h"

enum { FILE_MAX = 65536, WAIT = 300 };

struct init_options {
	const char *value[INIT_ANSWERS];
	const char *set[INIT_SETTINGS];
	size_t sets;
	bool any; /* one of them answers a question */
};

/* clang-format off */
static const struct {
	const char *setting, *option; /* NULL: --set alone */
} answers[INIT_ANSWERS] = {
	[INIT_ADDRESS] =        {"address",                 "address"},
	[INIT_NAME] =           {"club-name",               "name"},
	[INIT_ORGANISER] =      {"organiser",               "organiser"},
	[INIT_INBOX] =          {"inbox",                   "inbox"},
	[INIT_INBOX_COMMAND] =  {"inbox-password-command",  NULL},
	[INIT_INBOX_FILE] =     {"inbox-password-file",     NULL},
	[INIT_OUTBOX] =         {"outbox",                  "outbox"},
	[INIT_OUTBOX_COMMAND] = {"outbox-password-command", NULL},
	[INIT_OUTBOX_FILE] =    {"outbox-password-file",    NULL},
	[INIT_CA] =             {"tls-ca",                  NULL},
};
/* clang-format on */

/* ------------------------------------------------------------------- answers */

const char *init_answer(const struct init *in, enum init_answer which)
{
	const struct config *c = &in->now;
	const char *const values[INIT_ANSWERS] = {
		c->address,
		c->club_name,
		c->organiser,
		c->inbox,
		c->inbox_password_command,
		c->inbox_password_file,
		c->outbox,
		c->outbox_password_command,
		c->outbox_password_file,
		c->tls_ca,
	};

	/* Settings are read anew after every answer, and what they held is gone then.
	 */
	return arena_str(in->c->arena, view_of(values[which]));
}

struct view init_text(struct init *in)
{
	struct buf b = buf_in(in->c->arena);

	config_change(&b, in->text, in->change, in->changes);
	return buf_view(&b);
}

static bool read_settings(struct init *in)
{
	config_free(&in->now);
	in->now = (struct config){.dir = in->dir};
	return settings_read(&in->now,
			     file_path(in->c->arena, in->dir, "adjudicator.conf"),
			     init_text(in), in->c->err);
}

/* Returns WHAT of "FILE:LINE: WHAT": the file is not written yet. */
static void without_line(struct err *err)
{
	struct view text = view_of(err->text);
	size_t at = view_find_text(text, "adjudicator.conf:");

	if (at < text.len) {
		text = view_part(text, at, text.len);
		(void)view_cut(&text, ':');
		(void)view_cut(&text, ':');
		text = view_trim(text);
		memmove(err->text, text.at, text.len);
		err->text[text.len] = '\0';
	}
}

/* A server is checked more closely here than when the settings are read. */
static bool server_good(struct init *in, const char *setting, const char *value)
{
	bool box = view_is(view_of(setting), "inbox") ||
		   view_is(view_of(setting), "outbox");
	struct server server;
	const char *why = NULL;

	if (box && server_named(view_of(value))) {
		why = server_read(in->c->arena, view_of(value), &server);
	}
	return why == NULL || err_set(in->c->err, ERR_USAGE, "%s: %s", setting, why);
}

/* Letters that a run writes there would come back to the club. */
static bool organiser_good(struct init *in, const char *setting)
{
	return !view_is(view_of(setting), "organiser") ||
	       !address_own(view_of(in->now.address), view_of(in->now.organiser)) ||
	       err_set(in->c->err, ERR_USAGE,
		       "organiser: %s is the club's own address, where nobody would "
		       "hear of anything",
		       in->now.organiser);
}

static struct config_change *change_of(struct init *in, const char *setting)
{
	size_t i = 0;

	while (i < in->changes && strcmp(in->change[i].name, setting) != 0) {
		i++;
	}
	return i < INIT_SETTINGS ? &in->change[i] : NULL;
}

static bool set(struct init *in, const char *setting, const char *value)
{
	struct err *err = in->c->err;
	struct config_change *change = change_of(in, setting);
	struct config_change before;
	size_t changes = in->changes;

	*err = (struct err){0};
	if (change == NULL) {
		return err_set(err, ERR_USAGE, "there are too many answers");
	}
	if (!config_value_good(view_of(value))) {
		return err_set(err, ERR_USAGE, "%.40s cannot hold that", setting);
	}
	/* It is kept for as long as the conversation lasts. */
	value = arena_str(in->c->arena, view_of(value));
	before = *change;
	in->changes += change == &in->change[changes];
	*change = (struct config_change){setting, value};
	if (server_good(in, setting, value) && read_settings(in) &&
	    organiser_good(in, setting)) {
		return true;
	}
	without_line(err);
	*change = before;
	in->changes = changes;
	return false;
}

bool init_take(struct init *in, enum init_answer which, const char *value)
{
	return set(in, answers[which].setting, value);
}

/* ------------------------------------------------------------------- options */

static bool read_text(struct init *in)
{
	struct cmd *c = in->c;
	const char *path = file_path(c->arena, in->dir, "adjudicator.conf");
	struct buf b = buf_in(c->arena);

	in->club = club_here(c->arena, in->dir);
	if (in->club) {
		return (file_read(c->arena, path, FILE_MAX, &in->text) ||
			err_set(c->err, ERR_CONFIG, "cannot read %s", path)) &&
		       read_settings(in);
	}
	config_write_default(&b, "adjudicator@club.example");
	in->text = buf_view(&b);
	return read_settings(in);
}

static bool read_wait(struct cmd *c, int64_t *wait)
{
	const char *text;

	*wait = WAIT;
	return cmd_option(c, "wait", &text) &&
	       (text == NULL || stamp_span_read(view_of(text), wait) ||
		err_set(c->err, ERR_USAGE, "--wait %.20s is no span, as 5m", text));
}

/* "NAME=VALUE" */
static bool take_setting(struct init *in, const char *text)
{
	struct view value = view_of(text);
	struct view name = view_cut(&value, '=');

	if (name.len == strlen(text) || name.len == 0) {
		return err_set(in->c->err, ERR_USAGE, "--set %.60s is no NAME=VALUE",
			       text);
	}
	return set(in, arena_str(in->c->arena, view_trim(name)),
		   arena_str(in->c->arena, view_trim(value)));
}

/* Takes all options, before the folder is known. */
static bool read_options(struct init *in, struct init_options *o)
{
	struct cmd *c = in->c;
	const char *value;

	o->any = cmd_flag(c, "yes");
	in->test = !cmd_flag(c, "no-test");
	in->letter = cmd_flag(c, "test-letter");
	for (int i = 0; i < INIT_ANSWERS; i++) {
		if (answers[i].option != NULL &&
		    !cmd_option(c, answers[i].option, &o->value[i])) {
			return false;
		}
		o->any = o->any || o->value[i] != NULL;
	}
	while (o->sets < INIT_SETTINGS && cmd_option(c, "set", &value) &&
	       value != NULL) {
		o->set[o->sets++] = value;
		o->any = true;
	}
	return c->err->kind == ERR_NONE && cmd_option(c, "words", &in->words) &&
	       read_wait(c, &in->wait) && cmd_arguments(c, 0, 1);
}

static bool take_options(struct init *in, const struct init_options *o)
{
	bool ok = true;

	for (int i = 0; ok && i < INIT_ANSWERS; i++) {
		ok = o->value[i] == NULL ||
		     init_take(in, (enum init_answer)i, o->value[i]);
	}
	for (size_t i = 0; ok && i < o->sets; i++) {
		ok = take_setting(in, o->set[i]);
	}
	if (!ok) {
		in->c->err->kind = ERR_USAGE;
	}
	return ok;
}

bool init_folder(struct init *in, const char *dir)
{
	in->dir = file_path(in->c->arena, in->c->dir, dir);
	return read_text(in);
}

bool init_read(struct init *in, bool *asks)
{
	struct init_options o = {0};
	struct cmd *c = in->c;

	if (!read_options(in, &o)) {
		return false;
	}
	if (c->argc == 1) {
		in->dir = file_path(c->arena, c->dir, c->argv[0]);
	}
	*asks = !o.any && dialogue_here();
	if (!read_text(in) || !take_options(in, &o)) {
		return false;
	}
	return !in->letter || *in->now.organiser != '\0' ||
	       err_set(c->err, ERR_USAGE,
		       "--test-letter goes to the organiser: name one with "
		       "--organiser ADDRESS");
}
