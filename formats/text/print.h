/* SPDX-License-Identifier: ISC */
/*
 * A vsnprintf that is fast for what nearly all our texts consist of: %s, %.*s, %c,
 * %% and whole numbers (d, u, ld, lu, lld, llu) without flags and widths. The C
 * library is slow even for these.
 */
#ifndef FORMATS_TEXT_PRINT_H
#define FORMATS_TEXT_PRINT_H

#include <stdarg.h>
#include <stddef.h>

/* Does the same as vsnprintf for any format. `args` cannot be used afterwards. */
__attribute__((format(printf, 3, 0))) int print_text(char *at, size_t space,
						     const char *format, va_list args);

#endif
