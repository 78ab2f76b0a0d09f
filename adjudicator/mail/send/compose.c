/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/send/compose.h"

#include "formats/address.h"
#include "formats/text/buf.h"
#include "formats/text/hash.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include "formats/text/utf8.h"

enum { COLUMNS = 78, BOUNDARY_BYTES = 16 };

/* A letter being written; err keeps the first fault. */
struct writer {
	struct arena *arena;
	struct buf out;
	struct err *err;
	bool ok;
};

/* Folds the line before a blank wherever it would become too long. */
static void folded(struct buf *out, size_t column, struct view value)
{
	while (value.len > 0) {
		size_t n = 1;

		while (n < value.len &&
		       (value.at[n] != ' ' || value.at[n - 1] == ' ')) {
			n++;
		}
		if (column + n > COLUMNS && value.at[0] == ' ' &&
		    view_trim(view_part(value, 0, n)).len > 0) {
			buf_str(out, "\r\n");
			column = 0;
		}
		buf_add(out, view_part(value, 0, n));
		column += n;
		value = view_part(value, n, value.len);
	}
}

/* The only function that writes a header. `value` is ASCII on one line by now. */
static void header(struct writer *w, const char *name, struct view value)
{
	size_t column = view_of(name).len + 1;

	for (size_t i = 0; i < value.len; i++) {
		if (value.at[i] < ' ' || value.at[i] > '~') {
			w->ok = err_set(w->err, ERR_BUG, "header %s holds byte %d",
					name, (unsigned char)value.at[i]);
			return;
		}
	}
	buf_str(&w->out, name);
	buf_char(&w->out, ':');
	folded(&w->out, column,
	       view_of(arena_printf(w->arena, " %.*s", VIEW_ARG(value))));
	buf_str(&w->out, "\r\n");
}

/* Whether the text contains nothing that would end a header. */
static bool one_line(struct view text)
{
	return view_find(text, '\r') == text.len && view_find(text, '\n') == text.len &&
	       view_find(text, '\0') == text.len;
}

/* A header with text for people: encoded if it is not ASCII, refused if it would end
 * the header. */
static void header_text(struct writer *w, const char *name, struct view text)
{
	if (!one_line(text)) {
		w->ok = err_set(w->err, ERR_BUG, "header %s has two lines", name);
		return;
	}
	header(w, name,
	       encode_header_plain(text) ? text : encode_words(w->arena, text));
}

static void header_number(struct writer *w, const char *name, long n)
{
	if (n != 0) {
		header(w, name, view_of(arena_printf(w->arena, "%ld", n)));
	}
}

static void header_id(struct writer *w, const char *name, struct view ids, bool many)
{
	struct view rest = ids;
	size_t n = 0;

	while (view_trim(rest).len > 0) {
		struct view id = view_word(&rest);

		n++;
		if (!address_id_good(id)) {
			w->ok = err_set(w->err, ERR_BUG, "%s names \"%.*s\"", name,
					VIEW_ARG(id));
			return;
		}
	}
	if (n > 1 && !many) {
		w->ok = err_set(w->err, ERR_BUG, "%s names %zu letters", name, n);
	} else if (n > 0) {
		header(w, name, view_trim(ids));
	}
}

static bool phrase_char(char c)
{
	return digit(c) || ascii_letter(c) || c == ' ' || c == '-' || c == '\'';
}

/* A display name: plain, in quotes, or encoded. */
static struct view phrase(struct arena *arena, struct view name)
{
	struct buf b = buf_in(arena);
	bool plain = true;

	if (!encode_header_plain(name)) {
		return encode_words(arena, name);
	}
	buf_char(&b, '"');
	for (size_t i = 0; i < name.len; i++) {
		plain = plain && phrase_char(name.at[i]);
		if (name.at[i] == '"' || name.at[i] == '\\') {
			buf_char(&b, '\\');
		}
		buf_char(&b, name.at[i]);
	}
	buf_char(&b, '"');
	return plain ? name : buf_view(&b);
}

static void header_address(struct writer *w, const char *field, struct view name,
			   struct view address)
{
	struct buf b = buf_in(w->arena);
	struct view shown;

	if (!address_plain(address)) {
		w->ok = err_set(w->err, ERR_BUG, "%s: \"%.*s\" is no plain address",
				field, VIEW_ARG(address));
		return;
	}
	if (!one_line(name)) {
		w->ok = err_set(w->err, ERR_BUG, "%s: the name has two lines", field);
		return;
	}
	shown = view_trim(name).len > 0 ? phrase(w->arena, view_trim(name))
					: view_of("");
	buf_add(&b, shown);
	buf_str(&b, shown.len > 0 ? " <" : "<");
	buf_add(&b, address);
	buf_char(&b, '>');
	header(w, field, buf_view(&b));
}

static void headers(struct writer *w, const struct reply *r)
{
	struct buf date = buf_in(w->arena);
	struct lines keys;
	struct view key;

	stamp_write_mail(&date, r->date);
	header_address(w, "From", r->from_name, r->from);
	header_address(w, "To", r->to_name, r->to);
	if (r->reply_to.len > 0) {
		header_address(w, "Reply-To", view_of(""), r->reply_to);
	}
	if (r->message_id.len == 0) {
		w->ok = err_set(w->err, ERR_BUG, "a letter without a Message-ID");
	}
	header_id(w, "Message-ID", r->message_id, false);
	header_id(w, "In-Reply-To", r->in_reply_to, false);
	header_id(w, "References", r->references, true);
	header(w, "Date", buf_view(&date));
	header_text(w, "Subject", r->subject);
	header(w, "MIME-Version", view_of("1.0"));
	header(w, "Auto-Submitted",
	       view_of(r->answer ? "auto-replied" : "auto-generated"));
	header(w, "X-Auto-Response-Suppress", view_of("OOF, AutoReply"));
	header(w, "X-Loop", r->from);
	header_number(w, "X-Adjudicator-Game", r->game);
	header_number(w, "X-Adjudicator-Turn", r->turn);
	if (r->kind.len > 0) {
		header(w, "X-Adjudicator-Kind", r->kind);
	}
	if (!r->answer && view_is(r->kind, "standings")) {
		struct view domain = address_domain(r->from);

		/* Programs that answer mail leave mailing lists alone. */
		header(w, "List-Id",
		       view_of(arena_printf(w->arena, "<standings.%.*s>",
					    VIEW_ARG(domain))));
		header(w, "Precedence", view_of("list"));
	}
	if (r->receipt.len > 0) {
		header(w, "X-Adjudicator-Receipt", r->receipt);
	}
	keys = lines_of(r->keys);
	while (line_next(&keys, &key)) {
		header(w, "X-Adjudicator-Key", key);
	}
}

/* Writes the headers of one part, an empty line and the part. */
static void part(struct writer *w, const char *type, struct view text)
{
	bool plain = encode_plain(text);

	header(w, "Content-Type", view_of(type));
	header(w, "Content-Transfer-Encoding",
	       view_of(plain ? "7bit" : "quoted-printable"));
	buf_str(&w->out, "\r\n");
	if (plain) {
		encode_lines(&w->out, text);
	} else {
		encode_quoted_printable(&w->out, text);
	}
}

/* Quoted-printable text never contains "=_", and no boundary begins like another. */
static const char *boundary_of(const struct writer *w, const struct reply *r,
			       const char *mark)
{
	char hex[2 * BOUNDARY_BYTES + 1];

	hex_write(r->boundary, BOUNDARY_BYTES, hex);
	return arena_printf(w->arena, "=_%s%s", mark, hex);
}

static void multipart(struct writer *w, const char *kind, const char *boundary)
{
	header(w, "Content-Type",
	       view_of(arena_printf(w->arena, "multipart/%s; boundary=\"%s\"", kind,
				    boundary)));
	buf_printf(&w->out, "\r\n--%s\r\n", boundary);
}

/* Writes a file's bytes under the headers written before. */
static void bytes(struct writer *w, const char *how, const struct attachment *f)
{
	header(w, "Content-Disposition",
	       view_of(arena_printf(w->arena, "%s; filename=\"%.*s\"", how,
				    VIEW_ARG(f->name))));
	header(w, "Content-Transfer-Encoding", view_of("base64"));
	buf_str(&w->out, "\r\n");
	encode_base64(&w->out, f->bytes);
}

/* Writes the HTML part, with the picture that it shows. */
static void html(struct writer *w, const struct reply *r)
{
	const char *boundary = boundary_of(w, r, "r");

	if (r->image.name.len == 0) {
		part(w, "text/html; charset=utf-8", r->html);
		return;
	}
	if (!address_plain(r->image_id)) {
		w->ok = err_set(w->err, ERR_BUG, "a picture called \"%.*s\"",
				VIEW_ARG(r->image_id));
		return;
	}
	multipart(w, "related", boundary);
	part(w, "text/html; charset=utf-8", r->html);
	buf_printf(&w->out, "\r\n--%s\r\n", boundary);
	header(w, "Content-Type", r->image.type);
	header(w, "Content-ID",
	       view_of(arena_printf(w->arena, "<%.*s>", VIEW_ARG(r->image_id))));
	bytes(w, "inline", &r->image);
	buf_printf(&w->out, "\r\n--%s--\r\n", boundary);
}

static void body(struct writer *w, const struct reply *r)
{
	const char *boundary = boundary_of(w, r, "");

	if (r->html.len == 0) {
		part(w, "text/plain; charset=utf-8", r->text);
		return;
	}
	multipart(w, "alternative", boundary);
	part(w, "text/plain; charset=utf-8", r->text);
	/* The line end before a boundary belongs to the boundary. */
	buf_printf(&w->out, "\r\n--%s\r\n", boundary);
	html(w, r);
	buf_printf(&w->out, "\r\n--%s--\r\n", boundary);
}

static void attachment(struct writer *w, const struct attachment *f)
{
	bool text = view_starts(f->type, "text/");

	header(w, "Content-Type",
	       view_of(arena_printf(w->arena, "%.*s;%s name=\"%.*s\"",
				    VIEW_ARG(f->type), text ? " charset=utf-8;" : "",
				    VIEW_ARG(f->name))));
	bytes(w, "attachment", f);
}

/* Writes the letter and its files. */
static void body_with_files(struct writer *w, const struct reply *r)
{
	const char *boundary = boundary_of(w, r, "m");

	if (r->files == 0) {
		body(w, r);
		return;
	}
	multipart(w, "mixed", boundary);
	body(w, r);
	for (size_t i = 0; i < r->files; i++) {
		buf_printf(&w->out, "\r\n--%s\r\n", boundary);
		attachment(w, &r->file[i]);
	}
	buf_printf(&w->out, "\r\n--%s--\r\n", boundary);
}

bool compose(struct arena *arena, const struct reply *r, struct view *bytes,
	     struct err *err)
{
	struct writer w = {arena, buf_in(arena), err, true};

	headers(&w, r);
	if (w.ok && (!utf8_valid(r->text) || !utf8_valid(r->html))) {
		w.ok = err_set(err, ERR_BUG, "a letter that is not UTF-8");
	}
	if (w.ok) {
		body_with_files(&w, r);
		*bytes = buf_view(&w.out);
	}
	return w.ok;
}
