/* SPDX-License-Identifier: ISC */
#include "tests/helpers/recipe_there.h"

bool recipe_there(const struct recipe *r)
{
	struct recipe_files files;
	struct err err = {0};
	bool there = recipe_files_find(&files, r, &err);

	recipe_files_free(&files);
	return there;
}
