/* SPDX-License-Identifier: ISC */
/* Whose a club is, where root runs it. */
#ifndef ADJUDICATOR_MAIL_OWNER_H
#define ADJUDICATOR_MAIL_OWNER_H

#include <stdbool.h>

/* For a process that is about to run a command which somebody other than root has
 * written into the settings of a club: root becomes the owner of the club's folder,
 * with their groups and their home. Whoever else calls it stays who they are. Returns
 * false when the owner cannot be told or root cannot become them. */
bool owner_become(const char *dir);

#endif
