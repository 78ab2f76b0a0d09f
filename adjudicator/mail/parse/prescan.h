/* SPDX-License-Identifier: ISC */
/*
 * What is refused before a MIME parser sees it. Within these bounds libetpan neither
 * overflows the stack nor takes quadratic time.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_PRESCAN_H
#define ADJUDICATOR_MAIL_PARSE_PRESCAN_H

#include "adjudicator/mail/reader/reader.h"

enum { PRESCAN_RAW_MAX = 2 * 1024 * 1024 };

/* NULL when the letter may be parsed; else what is wrong, in words. */
const char *prescan(struct view raw, const struct reader_limits *limits);

#endif
