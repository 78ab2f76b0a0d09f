/* SPDX-License-Identifier: ISC */
/* Whether this machine has the package that a recipe makes its word list of. */
#ifndef TESTS_HELPERS_RECIPE_THERE_H
#define TESTS_HELPERS_RECIPE_THERE_H

#include "dict/recipe.h"

bool recipe_there(const struct recipe *r);

#endif
