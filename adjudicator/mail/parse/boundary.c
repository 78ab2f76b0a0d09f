/* SPDX-License-Identifier: ISC */
/*
 * Stands in for libetpan's function of the same name, which writes before its memory
 * when a boundary is a lone quote sign. libetpan calls it by its dynamic symbol, so the
 * program's own is taken; a test with such a letter would crash if it were not.
 */
#include <libetpan/libetpan.h>
#include <stdlib.h>
#include <string.h>

char *mailmime_extract_boundary(struct mailmime_content *content_type)
{
	char name[] = "boundary";
	const char *value = mailmime_content_param_get(content_type, name);
	size_t n;
	char *copy;

	if (value == NULL) {
		return NULL;
	}
	n = strlen(value);
	if (n >= 2 && value[0] == '"' && value[n - 1] == '"') {
		value++;
		n -= 2;
	}
	copy = malloc(n + 1);
	if (copy != NULL) {
		memcpy(copy, value, n);
		copy[n] = '\0';
	}
	return copy;
}
