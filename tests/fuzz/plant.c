/* SPDX-License-Identifier: ISC */
/*
 * A fault for each target, that its seeds reach within seconds: the linker puts a
 * function from here before the program's own (--wrap, Makefile). It writes behind what
 * it has, where the bytes say so; only the sanitizers see that.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/club/settings.h"
#include "adjudicator/mail/fetch/imap.h"
#include "adjudicator/mail/network/post.h"
#include "adjudicator/mail/parse/envelope.h"
#include "adjudicator/mail/reader/pack.h"
#include "adjudicator/replay/sheet.h"
#include "adjudicator/store/inbox.h"
#include "dict/affix.h"
#include "dict/build.h"
#include "dict/lexicon_file.h"
#include "formats/files/gcg.h"
#include "formats/files/season.h"
#include "formats/files/turnfile.h"
#include "formats/orders/orders.h"
#include "formats/template.h"
#include "formats/text/zone.h"

/* The linker's names. */
// NOLINTBEGIN(clang-diagnostic-reserved-identifier)

void planted(bool strikes);
void planted(bool strikes)
{
	volatile size_t behind = 16;
	char *at = strikes ? malloc(behind) : NULL;

	if (at != NULL) {
		at[behind] = 1;
		free(at);
	}
}

/* `strikes` is asked before the program's own does its work. */
#define PLANT_AS(type, give, name, params, args, strikes)                              \
	type __real_##name params;                                                     \
	type __wrap_##name params;                                                     \
	type __wrap_##name params                                                      \
	{                                                                              \
		planted(strikes);                                                      \
		give __real_##name args;                                               \
	}
#define PLANT(type, name, params, args, strikes)                                       \
	PLANT_AS(type, return, name, params, args, strikes)
#define PLANT_VOID(name, params, args, strikes)                                        \
	PLANT_AS(void, , name, params, args, strikes)

#define TILDE(text) (memchr((text).at, '~', (text).len) != NULL)

#ifdef PLANT_fuzz_affix
PLANT(bool, affixes_expand,
      (const struct affixes *x, const char *name, struct view dic, affix_form *each,
       void *arg, struct err *err),
      (x, name, dic, each, arg, err), TILDE(dic))
#endif
#ifdef PLANT_fuzz_alphabet
PLANT(size_t, alphabet_split,
      (const struct alphabet *a, struct view text, struct tile_text *out, size_t max,
       struct view *bad),
      (a, text, out, max, bad), TILDE(text))
#endif
/* No crash, but a move that was done has no verdict. */
#ifdef PLANT_fuzz_club
bool __real_ledger_add(struct store *st, const struct ledger_row *row, struct err *err);
bool __wrap_ledger_add(struct store *st, const struct ledger_row *row, struct err *err);
bool __wrap_ledger_add(struct store *st, const struct ledger_row *row, struct err *err)
{
	struct ledger_row other = *row;

	if (view_is(row->verdict, "applied") && row->game != 0) {
		other.verdict = view_of("quarantined");
	}
	return __real_ledger_add(st, &other, err);
}
#endif
#ifdef PLANT_fuzz_envelope
PLANT_VOID(envelope_read, (struct arena * arena, struct view block, struct letter *out),
	   (arena, block, out), TILDE(block))
#endif
#ifdef PLANT_fuzz_gcg
PLANT(bool, gcg_read,
      (struct arena * arena, struct view text, enum gcg_source source, const char *file,
       struct gcg *out, struct buf *faults),
      (arena, text, source, file, out, faults), TILDE(text))
#endif
#ifdef PLANT_fuzz_imap
PLANT(bool, imap_describe,
      (struct imap * s, struct arena *arena, const uint32_t *uid, size_t count,
       struct imap_items *out, struct err *err),
      (s, arena, uid, count, out, err), count > 0)
#endif
#ifdef PLANT_fuzz_kwg
PLANT(size_t, build_count, (const struct build *b), (b), __real_build_count(b) == 2)
#endif
#ifdef PLANT_fuzz_letter
PLANT_VOID(pack_write, (struct buf * b, const struct letter *l), (b, l), TILDE(l->text))
#endif
#ifdef PLANT_fuzz_lexicon
PLANT(bool, lexicon_check_all,
      (struct view file, const char *name, const struct alphabet *a,
       const struct lexicon_info *info, struct err *err),
      (file, name, a, info, err), info->words == 2)
#endif
#ifdef PLANT_fuzz_network
PLANT(bool, form_end, (const struct form *f), (f), f->rest.len == 5)
#endif
#ifdef PLANT_fuzz_orders
PLANT_VOID(orders_read, (struct arena * arena, struct view text, struct orders *out),
	   (arena, text, out), TILDE(text))
#endif
#ifdef PLANT_fuzz_replay
PLANT(enum outcome, table_judge, (struct table * t, int seat, const struct order *o),
      (t, seat, o), o->kind == ORDER_RESIGN)
#endif
#ifdef PLANT_fuzz_season
PLANT(bool, season_plan_read,
      (struct arena * arena, struct view text, const char *file,
       struct season_plan *out, struct buf *faults),
      (arena, text, file, out, faults), TILDE(text))
#endif
#ifdef PLANT_fuzz_settings
PLANT(bool, settings_read,
      (struct config * c, const char *path, struct view text, struct err *err),
      (c, path, text, err), TILDE(text))
#endif
#ifdef PLANT_fuzz_sheet
PLANT_VOID(sheet_judge,
	   (struct arena * arena, const struct setup *setup, const struct gcg *g,
	    const char *file, bool keep, struct sheet *out),
	   (arena, setup, g, file, keep, out), true)
#endif
#ifdef PLANT_fuzz_template
PLANT(bool, template_write,
      (struct buf * b, struct view text, const struct fields *f,
       enum template_escape escape, struct err *err),
      (b, text, f, escape, err), TILDE(text))
#endif
#ifdef PLANT_fuzz_turnfile
PLANT_VOID(turnfile_write, (struct buf * b, const struct turnfile *t), (b, t),
	   t->turns > 1)
#endif
#ifdef PLANT_fuzz_zone
PLANT(bool, zone_rule_read, (struct view text, struct zone_rule *out), (text, out),
      TILDE(text))
#endif

// NOLINTEND(clang-diagnostic-reserved-identifier)
