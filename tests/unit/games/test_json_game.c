/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/json_game.h"

#include <stdlib.h>
#include <string.h>

#include "tests/helpers/claims.h"

static const struct {
	struct view text;
	const char *json;
} texts[] = {
	{{"SON", 3},         "SON"                       },
	{{"a\xe9z", 3},      "a\xef\xbf\xbdz"            },
	{{"ni\xc3\xb1o", 5}, "ni\xc3\xb1o"               },
	{{"\xc3", 1},        "\xef\xbf\xbd"              },
	{{"\xff\xfe x", 4},  "\xef\xbf\xbd\xef\xbf\xbd x"},
	{{NULL, 0},          ""			  },
};

START_TEST(a_text_keeps_all_that_can_be_read_of_it)
{
	json_t *text = json_text(texts[_i].text);

	ck_assert_ptr_nonnull(text);
	ck_assert_str_eq(json_string_value(text), texts[_i].json);
	json_decref(text);
}

START_TEST(a_file_says_where_bytes_could_not_be_read)
{
	json_t *o = json_object();
	char *text;

	json_set_text(o, "order", view_of("8D CRATE"));
	text = json_whole(o, JSON_COMPACT);
	ck_assert_str_eq(text, "{\"order\":\"8D CRATE\"}");
	free(text);
	json_set_text(o, "body", view_of("caf\xe9"));
	text = json_whole(o, JSON_COMPACT);
	ck_assert_ptr_nonnull(strstr(text, "\"body\":\"caf\xef\xbf\xbd\""));
	ck_assert_ptr_nonnull(strstr(text, "\"note\":\"U+FFFD stands where"));
	free(text);
	json_decref(o);
}

int main(void)
{
	claims_rows(a_text_keeps_all_that_can_be_read_of_it, texts);
	return claims_run("json game");
}
