/* SPDX-License-Identifier: ISC */
/*
 * vsnprintf that is quick with what nearly all texts of ours are made of: %s, %.*s, %c,
 * %% and whole numbers (d, u, ld, lu, lld, llu) without flags and widths. The C library
 * goes through its whole machine for each.
 */
#ifndef FORMATS_TEXT_PRINT_H
#define FORMATS_TEXT_PRINT_H

#include <stdarg.h>
#include <stddef.h>

/* As vsnprintf, whatever the format says. `args` is used up. */
__attribute__((format(printf, 3, 0))) int print_text(char *at, size_t space,
						     const char *format, va_list args);

#endif
