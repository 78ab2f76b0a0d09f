/* SPDX-License-Identifier: ISC */
/* What a new process must not inherit from the program that starts it. */
#ifndef ADJUDICATOR_MAIL_DESCRIPTORS_H
#define ADJUDICATOR_MAIL_DESCRIPTORS_H

/* Closes every descriptor but `keep`, and stderr where a sanitizer reports to it. Only
 * where nothing else runs in this process. */
void descriptors_close(int keep);

#endif
