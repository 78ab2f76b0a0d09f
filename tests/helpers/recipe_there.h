/* SPDX-License-Identifier: ISC */
/* Whether the package that a recipe reads is installed on this machine. */
#ifndef TESTS_HELPERS_RECIPE_THERE_H
#define TESTS_HELPERS_RECIPE_THERE_H

#include "dict/recipe.h"

bool recipe_there(const struct recipe *r);

#endif
