/* SPDX-License-Identifier: ISC */
/* What `adjudicator --version` says. Programs that belong together say the same. */
#ifndef FORMATS_TEXT_VERSION_H
#define FORMATS_TEXT_VERSION_H

#define ADJUDICATOR_VERSION "0.1.0"

#endif
