/* SPDX-License-Identifier: ISC */
/*
 * For a program with newer rules than the last one: its first run judges all running
 * games again, each by the rules it began with, and tells the organiser in which of
 * them the outcome differs. It changes none.
 */
#ifndef ADJUDICATOR_EVIDENCE_RULES_CHANGE_H
#define ADJUDICATOR_EVIDENCE_RULES_CHANGE_H

#include "adjudicator/club/context.h"
#include "adjudicator/system/log.h"

/* `version`: this program's RULES_VERSION. Does nothing when the last run had this
 * version, or there was none. */
bool rules_change_tell(struct context *d, struct arena *arena, int version,
		       const struct log *log, struct err *err);

#endif
