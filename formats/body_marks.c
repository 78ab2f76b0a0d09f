/* SPDX-License-Identifier: ISC */
#include "formats/body_marks.h"

#include "formats/text/num.h"

#include <string.h>

/* Somewhere in an attribution. ASCII letters match without case. */
static const char *const verbs[] = {
	"wrote",    "writes:",   "schrieb",     "a écrit",    "escribió", "va escriure",
	"missatge", "escreveu",  "ha scritto",  "schreef",    "skrev",    "kirjoitti",
	"napisał",  "napsal",    "írta",        "escrigué",   "idatzi",   "skrifaði",
	"scríobh",  "a scris",   "yazdı",       "έγραψε",     "пишет",    "написал",
	"пише",     "написав",   "写道",        "寫道",       "のメール", "님이 작성",
	"pisze",    "ha escrit", "geschrieben", "geschreven",
};

/* At the head of an attribution that is broken into several lines. */
static const char *const begins[] = {
	"On ",   "Am ",     "Le ",  "El ", "Il ", "Op ", "Em ",          "Den ",
	"Dnia ", "W dniu ", "Dne ", "Ar ", "Pe ", "A ",  "Missatge de ",
};

/* Between dashes. */
static const char *const originals[] = {
	"Original Message",
	"Original Appointment",
	"Forwarded message",
	"Reply message",
	"Ursprüngliche Nachricht",
	"Originalnachricht",
	"Weitergeleitete Nachricht",
	"Message d'origine",
	"Message original",
	"Message transféré",
	"Mensaje original",
	"Mensaje reenviado",
	"Missatge original",
	"Missatge reenviat",
	"Messaggio originale",
	"Messaggio inoltrato",
	"Mensagem original",
	"Mensagem encaminhada",
	"Oorspronkelijk bericht",
	"Doorgestuurd bericht",
	"Ursprungligt meddelande",
	"Oprindelig meddelelse",
	"Opprinnelig melding",
	"Alkuperäinen viesti",
	"Wiadomość oryginalna",
	"Původní zpráva",
	"Eredeti üzenet",
	"Исходное сообщение",
	"原始邮件",
	"元のメッセージ",
};

/* Whole lines. */
static const char *const forwards[] = {
	"Begin forwarded message:",      "Anfang der weitergeleiteten Nachricht:",
	"Début du message réexpédié :",  "Début du message transféré :",
	"Inicio del mensaje reenviado:", "Inici del missatge reenviat:",
	"Inizio messaggio inoltrato:",   "Início da mensagem encaminhada:",
	"Begin doorgestuurd bericht:",
};

/* Field names that may open a block of header fields, and those that may follow. */
static const char *const senders[] = {
	"From", "Von",       "De", "Da", "Van",    "Från",
	"Fra",  "Lähettäjä", "Od", "От", "发件人", "差出人",
};
static const char *const fields[] = {
	"Sent",      "Date",       "To",
	"Cc",        "Subject",    "Gesendet",
	"Datum",     "An",         "Betreff",
	"Envoyé",    "Date",       "À",
	"Objet",     "Enviado",    "Enviado el",
	"Para",      "Asunto",     "Fecha",
	"Enviat",    "Enviat el",  "Per a",
	"Assumpte",  "Inviato",    "A",
	"Oggetto",   "Data",       "Enviada em",
	"Assunto",   "Verzonden",  "Aan",
	"Onderwerp", "Skickat",    "Till",
	"Ämne",      "Sendt",      "Til",
	"Emne",      "Lähetetty",  "Vastaanottaja",
	"Aihe",      "Wysłano",    "Do",
	"Temat",     "Odesláno",   "Komu",
	"Předmět",   "Отправлено", "Кому",
	"Тема",      "发送时间",   "收件人",
	"主题",      "送信日時",   "宛先",
	"件名",
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

static bool among(struct view v, const char *const *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (view_is_nocase(v, list[i])) {
			return true;
		}
	}
	return false;
}

/* A line end is a blank. */
static bool holds(struct view v, const char *text)
{
	size_t n = strlen(text);

	for (size_t i = 0; i + n <= v.len; i++) {
		size_t k = 0;

		while (k < n && (ascii_lower(v.at[i + k]) == ascii_lower(text[k]) ||
				 (v.at[i + k] == '\n' && text[k] == ' '))) {
			k++;
		}
		if (k == n) {
			return true;
		}
	}
	return false;
}

static size_t digits(struct view v, size_t i)
{
	size_t n = 0;

	while (i + n < v.len && digit(v.at[i + n])) {
		n++;
	}
	return n;
}

/* A time of day or a year. */
static bool timed(struct view v)
{
	for (size_t i = 0; i < v.len; i++) {
		size_t n = digits(v, i);

		if ((n == 4 && (v.at[i] == '1' || v.at[i] == '2')) ||
		    (n > 0 && n < 3 && i + n < v.len && v.at[i + n] == ':' &&
		     digits(v, i + n + 1) == 2)) {
			return true;
		}
		i += n > 0 ? n - 1 : 0;
	}
	return false;
}

static bool addressed(struct view v)
{
	return view_find(v, '@') < v.len;
}

bool mark_attribution_if_quoted(struct view line)
{
	enum { LONGEST = 500 };
	struct view v = view_trim(line);

	return v.len <= LONGEST && view_ends(v, ":") && (timed(v) || addressed(v)) &&
	       !view_starts_nocase(v, "say");
}

bool mark_attribution(struct view lines)
{
	struct view v = view_trim(lines);

	if (!mark_attribution_if_quoted(v)) {
		return false;
	}
	if (view_ends(v, ">:") || (timed(v) && addressed(v))) {
		return true;
	}
	for (size_t i = 0; i < COUNT(verbs); i++) {
		if (holds(v, verbs[i])) {
			return true;
		}
	}
	return false;
}

bool mark_attribution_begins(struct view line)
{
	bool dates = false;

	for (size_t i = 0; i < line.len && !dates; i++) {
		dates = digit(line.at[i]);
	}
	for (size_t i = 0; dates && i < COUNT(begins); i++) {
		if (view_starts_nocase(line, begins[i])) {
			return true;
		}
	}
	return false;
}

static bool dash(char c)
{
	return c == '-' || c == '_' || c == '=' || c == ' ';
}

bool mark_original(struct view line)
{
	struct view v = view_trim(line);
	bool dashed =
		view_starts(v, "--") || view_starts(v, "__") || view_starts(v, "==");

	if (among(v, forwards, COUNT(forwards))) {
		return true;
	}
	while (v.len > 0 && dash(v.at[0])) {
		v = view_part(v, 1, v.len);
	}
	while (v.len > 0 && (dash(v.at[v.len - 1]) || v.at[v.len - 1] == ':')) {
		v.len--;
	}
	return dashed && (among(v, originals, COUNT(originals)) ||
			  view_starts_nocase(v, "Forwarded by "));
}

bool mark_header(struct view line, bool from)
{
	enum { LONGEST = 30 };
	struct view name = view_part(line, 0, LONGEST);
	size_t colon = view_find(name, ':');

	if (colon == name.len) {
		return false;
	}
	name = view_trim(view_part(name, 0, colon));
	return among(name, senders, COUNT(senders)) ||
	       (!from && among(name, fields, COUNT(fields)));
}

bool mark_quote(struct view line)
{
	struct view v = view_trim(line);

	return v.len > 0 && (v.at[0] == '>' || v.at[0] == '|');
}

bool mark_signature(struct view line, struct view raw)
{
	struct view v = view_trim(line);

	return view_is(v, "--") ||
	       (view_is(v, "-") && view_find_text(raw, "\u2014") < raw.len);
}
