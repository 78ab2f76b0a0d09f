/* SPDX-License-Identifier: ISC */
/* Keeps a new process from inheriting descriptors of the program that starts it. */
#ifndef ADJUDICATOR_MAIL_DESCRIPTORS_H
#define ADJUDICATOR_MAIL_DESCRIPTORS_H

/* Closes every descriptor but `keep`, and but stderr where a sanitizer reports to
 * it. Nothing else may run in this process meanwhile. */
void descriptors_close(int keep);

#endif
