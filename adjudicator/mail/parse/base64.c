/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/base64.h"

#include "formats/text/num.h"

int base64_value(char c)
{
	return c >= 'A' && c <= 'Z'   ? c - 'A'
	       : c >= 'a' && c <= 'z' ? c - 'a' + 26
	       : digit(c)             ? c - '0' + 52
	       : c == '+'             ? 62
	       : c == '/'             ? 63
				      : -1;
}
