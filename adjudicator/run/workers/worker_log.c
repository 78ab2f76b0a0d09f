/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/workers/worker_log.h"

#include <stdio.h>

static bool says(void *arg, enum err_kind kind, const char *text)
{
	const struct worker_log *w = arg;
	struct worker_told *t = w->told;

	if (t->mets < TROUBLES_MET) {
		struct trouble_met *met = &t->met[t->mets++];

		met->kind = kind;
		(void)snprintf(met->text, sizeof met->text, "%s", text);
	}
	return w->of->says(w->of->says_arg, kind, text);
}

const struct log *worker_log_of(struct worker_log *w, const struct log *of,
				struct worker_told *told)
{
	if (of == NULL) {
		return NULL;
	}
	*w = (struct worker_log){.log = *of, .of = of, .told = told};
	if (of->says != NULL) {
		w->log.says = says;
		w->log.says_arg = w;
	}
	return &w->log;
}

void worker_log_hear(const struct log *log, const struct worker_told *told)
{
	for (size_t i = 0; log != NULL && log->says != NULL && i < told->mets; i++) {
		(void)log->says(log->says_arg, told->met[i].kind, told->met[i].text);
	}
}
