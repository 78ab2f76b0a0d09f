/* SPDX-License-Identifier: ISC */
/* The signs of base64, for readers that pass over whatever is none. */
#ifndef ADJUDICATOR_MAIL_PARSE_BASE64_H
#define ADJUDICATOR_MAIL_PARSE_BASE64_H

int base64_value(char c); /* 0 to 63; -1: no such sign */

#endif
