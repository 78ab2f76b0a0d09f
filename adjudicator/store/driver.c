/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/driver.h"

#include "formats/text/beside.h"
#include <dlfcn.h>
#include <string.h>
#include <unistd.h>

typedef const struct engine *engine_of(void);

static const struct scheme {
	const char *name;
	const struct engine *built_in; /* NULL: the driver is in `library` */
	const char *library, *package;
} schemes[] = {
	{"sqlite:",     &sqlite_engine, NULL,                        NULL                    },
	{"postgresql:", NULL,           "adjudicator-postgresql.so", "adjudicator-postgresql"},
};

/* ISO C cannot convert an object pointer to a function pointer. */
static engine_of *find(void *library)
{
	void *at = dlsym(library, ADJUDICATOR_ENGINE);
	engine_of *function = NULL;

	memcpy(&function, &at, sizeof function);
	return function;
}

static const struct engine *load(const struct scheme *s, struct err *err)
{
	struct arena a = {0};
	const char *path = beside(&a, s->library);
	const struct engine *engine = NULL;
	void *library = NULL;
	engine_of *function;

	if (access(path, F_OK) != 0) {
		err_set(err, ERR_CONFIG,
			"database = %s...: its driver is not installed here; it is in "
			"the package %s",
			s->name, s->package);
	} else if ((library = dlopen(path, RTLD_NOW | RTLD_LOCAL)) == NULL) {
		err_set(err, ERR_CONFIG, "database = %s...: %s", s->name, dlerror());
	} else if ((function = find(library)) == NULL ||
		   function()->size != sizeof *engine) {
		err_set(err, ERR_CONFIG,
			"database = %s...: %s is of another version than this program; "
			"install both of the same",
			s->name, path);
	} else {
		engine = function();
	}
	arena_free(&a);
	return engine;
}

const struct engine *driver_of(const char *setting, struct view *where, struct err *err)
{
	struct view v = view_of(setting);

	for (size_t i = 0; i < sizeof schemes / sizeof schemes[0]; i++) {
		const struct scheme *s = &schemes[i];

		if (view_starts(v, s->name)) {
			*where = view_trim(view_part(v, strlen(s->name), v.len));
			return s->built_in != NULL ? s->built_in : load(s, err);
		}
	}
	err_set(err, ERR_CONFIG,
		"database = %s: only sqlite:FILE and postgresql:host=... are known",
		setting);
	return NULL;
}
