/* SPDX-License-Identifier: ISC */
/*
 * What systemd hands to a service (LoadCredential in systemd.exec(5)): a file for
 * each name, in the folder that CREDENTIALS_DIRECTORY names. The service manager
 * decides who can read it, so its mode is not checked.
 */
#ifndef ADJUDICATOR_SYSTEM_CREDENTIAL_H
#define ADJUDICATOR_SYSTEM_CREDENTIAL_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"

/* Whether a credential of that name was handed over. */
bool credential_here(struct arena *arena, const char *name);
/* Whether a service manager hands over anything at all. */
bool credential_handed(void);
/* Reads it whole: ERR_CONFIG when there is none, ERR_IO when it cannot be read or
 * has more than `max` bytes. */
bool credential_read(struct arena *arena, const char *name, size_t max,
		     struct view *out, struct err *err);
/* Whether a file contains only the word "credential". */
bool credential_stands(struct arena *arena, const char *path);
/* Reads the key in a club's file `path`, which only its owner may be able to read. A
 * file with just the word "credential" stands for the credential with the file's
 * name. Fails as file_read_secret and credential_read do; errno is ENOENT only when
 * there is no such file. */
bool credential_key(struct arena *arena, const char *path, size_t max, struct view *out,
		    struct err *err);

#endif
