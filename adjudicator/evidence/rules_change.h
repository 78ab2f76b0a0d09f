/* SPDX-License-Identifier: ISC */
/*
 * A program that judges by newer rules than the one before it: the first run judges all
 * games that go on once more, each by the rules it began with, and tells the organiser
 * in which of them the outcome is another now. It changes none of them.
 */
#ifndef ADJUDICATOR_EVIDENCE_RULES_CHANGE_H
#define ADJUDICATOR_EVIDENCE_RULES_CHANGE_H

#include "adjudicator/club/context.h"
#include "adjudicator/system/log.h"

/* `version`: this program's, RULES_VERSION. *differ: how many games; nothing is looked
 * at when the last run was of this version or no run ever was. */
bool rules_change_tell(struct context *d, struct arena *arena, int version,
		       const struct log *log, struct err *err);

#endif
