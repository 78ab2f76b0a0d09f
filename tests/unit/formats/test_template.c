/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "formats/template.h"
#include "formats/template_parse.h"
#include "tests/helpers/claims.h"

static struct arena arena;
static struct fields *fields; /* what the cases below write from */
static struct err err;

static void begin(void)
{
	struct fields *f;

	err = (struct err){0};
	fields = fields_in(&arena);
	fields_set_str(fields, "name", "Ann");
	fields_set_str(fields, "odd", "& \" < > '");
	fields_set_str(fields, "empty", "");
	fields_set_str(fields, "tags", "{{name}}");
	fields_set_num(fields, "n", 85);
	fields_set_num(fields, "zero", 0);
	fields_set_num(fields, "minus", -3);
	fields_set_bool(fields, "yes", true);
	fields_set_bool(fields, "no", false);
	for (int i = 1; i <= 3; i++) {
		f = fields_item(fields, "list");
		fields_set_num(f, "item", i);
	}
	fields_set_str(f, "name", "Cid"); /* hides the outer one in the last item */
	f = fields_item(fields, "one");
	fields_set_bool(f, "yes", false);
	fields_set_num(fields_item(f, "inner"), "deep", 1);
	fields_set_num(fields_item(f, "inner"), "deep", 2);
}

static const char *written(const char *text, enum template_escape escape)
{
	struct buf b = buf_in(&arena);

	if (!template_write(&b, view_of(text), fields, escape, &err)) {
		ck_assert_uint_eq(b.len, 0);
		return NULL;
	}
	return buf_cstr(&b);
}

struct example {
	const char *text, *plain;
};

static const struct example values[] = {
	{"",						 ""		},
	{"no tags { } }} {",				 "no tags { } }} {"},
	{"Hello, {{name}}!",				 "Hello, Ann!"     },
	{"{{ name }}|{{\tname\n}}|{{{ name }}}|{{& name }}", "Ann|Ann|Ann|Ann" },
	{"{{odd}}",					  "& \" < > '"      },
	{"{{n}} {{zero}} {{minus}}",                         "85 0 -3"         },
	{"I ({{cannot}}) be seen{{empty}}{{yes}}{{list}}",   "I () be seen"    },
	{"{{tags}}",					 "{{name}}"        }, /* a value is never read as a template */
	{"  {{name}}\n",				     "  Ann\n"         }, /* values do not take their line */
	{"  {{&name}}\r\n",				  "  Ann\r\n"       },
	{"|{{name}}{{name}}|",			       "|AnnAnn|"        },
	{"{{Name}}",					 ""                },
};

START_TEST(value_stands_where_its_tag_stood)
{
	ck_assert_str_eq(written(values[_i].text, TEMPLATE_PLAIN), values[_i].plain);
}

START_TEST(html_values_are_escaped_unless_raw)
{
	ck_assert_str_eq(written("<b>{{odd}}|{{{odd}}}|{{&odd}}", TEMPLATE_HTML),
			 "<b>&amp; &quot; &lt; &gt; '|& \" < > '|& \" < > '");
}

static const struct example sections[] = {
	{"\"{{#yes}}This should be.{{/yes}}\"",                                "\"This should be.\""},
	{"\"{{#no}}This should not.{{/no}}\"",                                 "\"\""               },
	{"[{{#missing}}x{{/missing}}{{#empty}}x{{/empty}}]",                   "[]"                 },
	{"[{{#zero}}x{{/zero}}]",					      "[x]"                }, /* a number is something */
	{"{{#name}}Hi {{name}}.{{/name}}",                                     "Hi Ann."            },
	{"{{#list}}{{item}}{{/list}}",					 "123"                },
	{"{{#list}}{{item}}{{name}} {{/list}}",                                "1Ann 2Ann 3Cid "    },
	{"{{#one}}{{#inner}}{{deep}}{{n}};{{/inner}}{{/one}}",                 "185;285;"           },
	{"{{#one}}{{#yes}}x{{/yes}}{{^yes}}hidden{{/yes}}{{/one}}",            "hidden"             },
	{"{{#inner}}x{{/inner}}",					      ""                   }, /* not seen from outside */
	{"{{#yes}}A{{#yes}}B{{/yes}}C{{/yes}}{{#no}}A{{#no}}B{{/no}}C{{/no}}", "ABC"                },
	{"{{#yes}}{{#no}}A{{/no}}{{^no}}B{{/no}}{{/yes}}",                     "B"                  },
	{"{{^yes}}x{{/yes}}{{^no}}y{{/no}}{{^missing}}z{{/missing}}",          "yz"                 },
	{"{{^list}}x{{/list}}{{^name}}x{{/name}}{{^empty}}none{{/empty}}",     "none"               },
	{"|{{# yes }}={{/ yes }}|{{^ no }}={{/no\n}}|",                        "|=|=|"              },
	{"12{{! Comment }}34{{!\nover\nlines\n}}5{{!}}6 {{! {{name}}",         "123456 "            },
};

START_TEST(section_is_written_for_what_there_is)
{
	ck_assert_str_eq(written(sections[_i].text, TEMPLATE_PLAIN),
			 sections[_i].plain);
}

/* The published behaviour of tags that are alone on their line. */
static const struct example alone[] = {
	{"| This Is\n{{#yes}}\n|\n{{/yes}}\n| A Line",            "| This Is\n|\n| A Line"},
	{"| This Is\n  {{#yes}}\n|\n  {{/yes}}\n| A Line",        "| This Is\n|\n| A Line"},
	{"| This Is\n{{^no}}\n|\n{{/no}}\n| A Line",              "| This Is\n|\n| A Line"},
	{"|\r\n{{#yes}}\r\n{{/yes}}\r\n|",                        "|\r\n|"                },
	{"|\r\n\t{{^no}} \t\r\n{{/no}}\r\n|",                     "|\r\n|"                },
	{"  {{#yes}}\n#{{/yes}}\n/",                              "#\n/"                  },
	{"#{{#yes}}\n/\n  {{/yes}}",                              "#\n/\n"                },
	{"  {{^no}}\n^{{/no}}\n/",                                "^\n/"                  },
	{"^{{^no}}\n/\n  {{/no}}",                                "^\n/\n"                },
	{" | {{#yes}}\t|\t{{/yes}} | \n",                         " | \t|\t | \n"         },
	{" | {{#yes}} {{! kept }}\n {{/yes}} | \n",               " |  \n  | \n"          },
	{" {{#yes}}YES{{/yes}}\n {{#yes}}GOOD{{/yes}}\n",         " YES\n GOOD\n"         },
	{" {{#no}}NO{{/no}}\n {{^no}}WAY{{/no}}\n",               " \n WAY\n"             },
	{"Begin.\n{{! alone }}\nEnd.\n",                          "Begin.\nEnd.\n"        },
	{"Begin.\n  {{! alone }}\nEnd.\n",                        "Begin.\nEnd.\n"        },
	{"|\r\n{{! alone }}\r\n|",                                "|\r\n|"                },
	{"  {{! alone }}\n!",				     "!"                     },
	{"!\n  {{! alone }}",				     "!\n"                   },
	{"Begin.\n{{!\nSomething's going on here...\n}}\nEnd.\n", "Begin.\nEnd.\n"        },
	{"Begin.\n  {{!\n    here\n  }}\nEnd.\n",                 "Begin.\nEnd.\n"        },
	{"  12 {{! 34 }}\n",				      "  12 \n"               },
	{"12345 {{! Comment }} 67890",                            "12345  67890"          },
	{"{{! a }}{{! b }}\n",				    "\n"                    }, /* two are not alone */
	{"{{#list}}\n- {{item}}\n{{/list}}\n",                    "- 1\n- 2\n- 3\n"       },
	{"{{#yes}}\n{{#no}}\nx\n{{/no}}\n{{/yes}}\nz",            "z"                     },
	{"{{#yes}}\n",					    NULL                    },
	{"{{#yes}}\r{{/yes}}",				    "\r"                    }, /* a lone CR ends no line */
};

START_TEST(tag_alone_takes_its_whole_line)
{
	const char *text = written(alone[_i].text, TEMPLATE_PLAIN);

	ck_assert_pstr_eq(text, alone[_i].plain);
}

static const struct {
	const char *text, *complaint;
} faults[] = {
	{"a\n{{#yes}}\nb",              "line 2: section {{yes}} is never closed"                          },
	{"\n{{^no}}{{#yes}}{{/yes}}",   "line 2: section {{no}} is never closed"                           },
	{"\r\n\r\n{{/yes}}",            "line 3: {{/yes}} closes nothing here"                             },
	{"{{#yes}}\n{{#no}}\n{{/yes}}",
	 "line 3: {{/yes}}, but {{/no}} is due for the section of line 2"                                  },
	{"{{#no}}{{#yes}}{{/no}}",      /* unseen text is checked too */
	 "line 1: {{/no}}, but {{/yes}} is due for the section of line 1"},
	{"\n\n{{name",                  "line 3: this tag has no }}"                                       },
	{"{{{name}}",                   "line 1: this tag has no }}}"                                      },
	{"{{!\n\n",		     "line 1: this tag has no }}"                                       },
	{"{{",			  "line 1: this tag has no }}"                                       },
	{"{{!\n}}\n{{}}",               "line 3: \"\" is not a tag I understand"                           },
	{"{{ }}",		       "line 1: \"\" is not a tag I understand"                           },
	{"{{#}}{{/}}",                  "line 1: \"\" is not a tag I understand"                           },
	{"{{> part}}",                  "line 1: \"> part\" is not a tag I understand"                     },
	{"{{=<% %>=}}",                 "line 1: \"=<% %>=\" is not a tag I understand"                    },
	{"{{.}}",		       "line 1: \".\" is not a tag I understand"                          },
	{"{{a.b}}",		     "line 1: \"a.b\" is not a tag I understand"                        },
	{"{{a b}}",		     "line 1: \"a b\" is not a tag I understand"                        },
	{"{{#a|b}}",                    "line 1: \"a|b\" is not a tag I understand"                        },
};

START_TEST(fault_names_its_line)
{
	ck_assert_ptr_null(written(faults[_i].text, TEMPLATE_PLAIN));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_str_eq(err.text, faults[_i].complaint);
}

START_TEST(setting_again_replaces)
{
	fields_set_str(fields, "list", "text now");
	ck_assert_str_eq(written("{{list}}", TEMPLATE_PLAIN), "text now");
	fields_set_str(fields_item(fields, "list"), "item", "new");
	ck_assert_str_eq(written("{{#list}}{{item}}{{/list}}", TEMPLATE_PLAIN), "new");
	fields_set_bool(fields, "name", true);
	ck_assert_str_eq(written("{{#name}}x{{name}}{{/name}}", TEMPLATE_PLAIN), "x");
	fields_set(fields, "name", view_from("Benjamin", 3));
	ck_assert_str_eq(written("{{name}}", TEMPLATE_PLAIN), "Ben");
}

START_TEST(writing_goes_on_after_what_was_there)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, "before ");
	ck_assert(
		template_write(&b, view_of("{{name}}"), fields, TEMPLATE_PLAIN, &err));
	ck_assert_str_eq(buf_cstr(&b), "before Ann");
	ck_assert(
		!template_write(&b, view_of("x{{#a}}"), fields, TEMPLATE_PLAIN, &err));
	ck_assert_str_eq(buf_cstr(&b), "before Ann");
}

/* As it is taken apart, and as it is kept. */
START_TEST(a_page_is_written_alike_each_time)
{
	const char *text = values[_i].text;
	const char *alike = written(text, TEMPLATE_HTML);

	for (int i = 0; i < 3; i++) {
		struct buf b = buf_in(&arena);

		ck_assert(template_write_page(&b, view_of(text), fields, TEMPLATE_HTML,
					      &err));
		ck_assert_pstr_eq(buf_cstr(&b), alike);
	}
}

START_TEST(a_page_that_is_wrong_is_so_each_time)
{
	for (int i = 0; i < 2; i++) {
		struct buf b = buf_in(&arena);

		ck_assert(!template_write_page(&b, view_of("x{{#a}}"), fields,
					       TEMPLATE_PLAIN, &err));
		ck_assert_uint_eq(b.len, 0);
	}
}

/* n times `text` */
static void repeat(struct buf *b, const char *text, int n)
{
	for (int i = 0; i < n; i++) {
		buf_str(b, text);
	}
}

START_TEST(sections_nest_only_so_deep)
{
	for (int extra = 0; extra <= 1; extra++) {
		struct buf b = buf_in(&arena);

		repeat(&b, "{{#yes}}", TEMPLATE_DEPTH + extra);
		buf_str(&b, "deep");
		repeat(&b, "{{/yes}}", TEMPLATE_DEPTH + extra);
		ck_assert_pstr_eq(written(buf_cstr(&b), TEMPLATE_PLAIN),
				  extra == 0 ? "deep" : NULL);
	}
	ck_assert_str_eq(err.text,
			 "line 1: sections inside sections, more than 32 deep");
}

/* Lists within lists would write 3 to the power of 20 times. */
static const char *const endless[] = {"", "x", "{{#no}}{{/no}}"};

START_TEST(template_that_multiplies_is_stopped)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, "\n");
	repeat(&b, "{{#list}}", 20);
	buf_str(&b, endless[_i]);
	repeat(&b, "{{/list}}", 20);
	ck_assert_ptr_null(written(buf_cstr(&b), TEMPLATE_PLAIN));
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_str_eq(err.text, "line 2: this template writes without end");
}

START_TEST(output_and_template_have_bounds)
{
	struct buf b = buf_in(&arena);
	struct buf value = buf_in(&arena);

	buf_repeat(&value, 'v', 1000000);
	fields_set(fields, "big", buf_view(&value));
	ck_assert_ptr_nonnull(written("{{big}}{{big}}{{big}}", TEMPLATE_PLAIN));
	ck_assert_ptr_null(
		written("{{big}}{{big}}{{big}}{{big}}{{big}}{{big}}", TEMPLATE_PLAIN));
	buf_repeat(&b, '{', TEMPLATE_SIZE + 1);
	ck_assert_ptr_null(written(buf_cstr(&b), TEMPLATE_PLAIN));
	ck_assert_str_eq(err.text, "a template holds at most 262144 bytes");
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(a_page_is_written_alike_each_time, values);
	claims_rows(value_stands_where_its_tag_stood, values);
	claims_rows(section_is_written_for_what_there_is, sections);
	claims_rows(tag_alone_takes_its_whole_line, alone);
	claims_rows(fault_names_its_line, faults);
	claims_rows(template_that_multiplies_is_stopped, endless);
	return claims_run("template");
}
