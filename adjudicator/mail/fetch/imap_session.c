/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/imap_session.h"

#include "adjudicator/mail/trouble.h"
#include <stdlib.h>
#include <string.h>

enum {
	LOGOUT_MS = 1000,
	NEVER_A_FILE = 512 * 1024 * 1024, /* libetpan writes larger texts to /tmp */
	SAID = 120                        /* most bytes quoted of a server */
};

const char *const imap_file_names[2] = {"Processed", "Rejected"};
const char *const imap_file_keywords[2] = {"AdjudicatorProcessed",
					   "AdjudicatorRejected"};

void *imap_must(void *made)
{
	if (made == NULL) {
		arena_die();
	}
	return made;
}

void imap_added(int result)
{
	if (result != 0) {
		arena_die();
	}
}

char *imap_string(const char *text)
{
	return imap_must(strdup(text));
}

const struct imap_answer imap_short = {.bytes = IMAP_ANSWER};

void imap_allow(struct imap *s, const struct imap_answer *answer)
{
	/* A slow line still brings 32 KiB a second. */
	stream_allow(s->stream, s->milliseconds + (int)(answer->expected / 32),
		     answer->bytes, answer->literal);
}

/* What the server said last, as far as it can be printed. */
static const char *said(const struct imap *s, char text[SAID + 1])
{
	const char *from = s->m->imap_response != NULL ? s->m->imap_response : "";

	say_plain(text, SAID + 1, view_of(from));
	return text;
}

bool imap_done(struct imap *s, int result, const char *doing, struct err *err)
{
	char text[SAID + 1];

	s->refused = false;
	switch (result) {
	case MAILIMAP_NO_ERROR:
	case MAILIMAP_NO_ERROR_AUTHENTICATED:
		return true;
	case MAILIMAP_ERROR_MEMORY:
		arena_die();
	case MAILIMAP_ERROR_STREAM:
	case MAILIMAP_ERROR_PARSE:
	case MAILIMAP_ERROR_PROTOCOL:
	case MAILIMAP_ERROR_FATAL:
		return err_set(err, ERR_SERVER, "%s, %s: %s", s->host, doing,
			       s->stream->why != NULL ? s->stream->why
						      : "its answer is not understood");
	default:
		s->refused = true;
		return err_set(err, ERR_SERVER, "%s, %s: it refuses (%s)", s->host,
			       doing, said(s, text));
	}
}

bool imap_ended(const struct imap *s)
{
	return s->stream->ended;
}

struct mailimap_set *imap_set(const uint32_t *uid, size_t count)
{
	struct mailimap_set *set = imap_must(mailimap_set_new_empty());

	for (size_t i = 0; i < count; i++) {
		imap_added(mailimap_set_add_single(set, uid[i]));
	}
	return set;
}

int imap_uid_order(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a;
	uint32_t y = *(const uint32_t *)b;

	return (x > y) - (x < y);
}

bool imap_ask(struct imap *s, struct mailimap_set *set,
	      struct mailimap_fetch_att **what, const char *doing, clist **answers,
	      struct err *err)
{
	struct mailimap_fetch_type *type =
		imap_must(mailimap_fetch_type_new_fetch_att_list_empty());
	struct mailimap_fetch_att *att = imap_must(mailimap_fetch_att_new_uid());
	int result;

	for (; att != NULL; att = *what++) {
		imap_added(mailimap_fetch_type_new_fetch_att_list_add(type, att));
	}
	result = mailimap_uid_fetch(s->m, set, type, answers);
	mailimap_fetch_type_free(type);
	mailimap_set_free(set);
	if (!imap_done(s, result, doing, err)) {
		*answers = NULL; /* libetpan has freed it without clearing it */
		return false;
	}
	return true;
}

struct imap_told imap_told(const struct mailimap_msg_att *answer)
{
	struct imap_told told = {0};

	for (clistiter *i = clist_begin(answer->att_list); i != NULL;
	     i = clist_next(i)) {
		const struct mailimap_msg_att_item *part = clist_content(i);
		const struct mailimap_msg_att_static *fact = part->att_data.att_static;
		const struct mailimap_msg_att_body_section *body;

		if (part->att_type != MAILIMAP_MSG_ATT_ITEM_STATIC) {
			continue;
		}
		switch (fact->att_type) {
		case MAILIMAP_MSG_ATT_UID:
			told.uid = fact->att_data.att_uid;
			break;
		case MAILIMAP_MSG_ATT_RFC822_SIZE:
			told.size = fact->att_data.att_rfc822_size;
			told.sized = true;
			break;
		case MAILIMAP_MSG_ATT_INTERNALDATE:
			told.date = fact->att_data.att_internal_date;
			break;
		case MAILIMAP_MSG_ATT_BODY_SECTION:
			body = fact->att_data.att_body_section;
			if (body->sec_body_part != NULL &&
			    body->sec_origin_octet == 0) {
				told.raw = view_from(body->sec_body_part,
						     body->sec_length);
			}
			break;
		default:
			break;
		}
	}
	return told;
}

int imap_flag(struct imap *s, struct mailimap_set *set, struct mailimap_flag *flag,
	      bool by_uid)
{
	struct mailimap_flag_list *flags = imap_must(mailimap_flag_list_new_empty());
	struct mailimap_store_att_flags *change;
	int result;

	imap_added(mailimap_flag_list_add(flags, imap_must(flag)));
	change = imap_must(mailimap_store_att_flags_new_add_flags_silent(flags));
	imap_allow(s, &imap_short);
	result = by_uid ? mailimap_uid_store(s->m, set, change)
			: mailimap_store(s->m, set, change);
	mailimap_store_att_flags_free(change);
	mailimap_set_free(set);
	return result;
}

int imap_create(struct imap *s, const char *folder)
{
	imap_allow(s, &imap_short);
	return mailimap_create(s->m, folder);
}

/* (mailimap_has_extension() crashes on an empty list.) */
static bool can(const struct imap *s, const char *what)
{
	const struct mailimap_capability_data *all =
		s->m->imap_connection_info->imap_capability;

	return all != NULL && all->cap_list != NULL &&
	       mailimap_has_extension(s->m, what) != 0;
}

/* (mailimap_capability() crashes on an answer without capabilities.) */
static bool capabilities(struct imap *s, struct err *err)
{
	imap_allow(s, &imap_short);
	if (!imap_done(s, mailimap_custom_command(s->m, "CAPABILITY"),
		       "asking what it can do", err)) {
		return false;
	}
	s->can_move = can(s, "MOVE");
	s->can_idle = can(s, "IDLE");
	return true;
}

bool imap_open(struct imap **out, struct carrier carrier, const char *host,
	       int milliseconds, struct err *err)
{
	struct imap *s = imap_must(calloc(1, sizeof *s));

	mmap_string_set_ceil(NEVER_A_FILE);
	s->host = host;
	s->milliseconds = milliseconds;
	s->stream = stream_new(carrier);
	s->m = imap_must(mailimap_new(0, NULL));
	imap_allow(s, &imap_short);
	if (!imap_done(s, mailimap_connect(s->m, stream_for_libetpan(s->stream)),
		       "beginning", err) ||
	    !capabilities(s, err)) {
		imap_close(s);
		return false;
	}
	*out = s;
	return true;
}

void imap_close(struct imap *s)
{
	if (s == NULL) {
		return;
	}
	stream_allow(s->stream, LOGOUT_MS, IMAP_ANSWER, 0);
	mailimap_free(s->m); /* sends LOGOUT */
	stream_close(s->stream);
	arena_free(&s->arena);
	free(s);
}

bool imap_select(struct imap *s, const char *folder, bool reading_only, struct err *err)
{
	struct arena arena = {0};
	const char *name = utf7_folder(&arena, folder);
	int result;

	imap_allow(s, &imap_short);
	s->stream->guard.validity = 0;
	s->stream->guard.keywords = false;
	s->stream->guard.read_only = false;
	result = reading_only ? mailimap_examine(s->m, name)
			      : mailimap_select(s->m, name);
	arena_free(&arena);
	if (result == MAILIMAP_ERROR_SELECT || result == MAILIMAP_ERROR_EXAMINE) {
		char text[SAID + 1];

		return err_set(err, ERR_CONFIG,
			       "%s has no folder \"%s\" for us (%s); see the settings "
			       "inbox and junk",
			       s->host, folder, said(s, text));
	}
	if (!imap_done(s, result, "opening the folder", err)) {
		return false;
	}
	s->can_keyword = s->stream->guard.keywords;
	return true;
}

bool imap_refresh(struct imap *s, struct err *err)
{
	imap_allow(s, &imap_short);
	return imap_done(s, mailimap_noop(s->m), "asking for news", err);
}

uint32_t imap_validity(const struct imap *s)
{
	return s->stream->guard.validity;
}

bool imap_writable(const struct imap *s)
{
	return !s->stream->guard.read_only;
}
