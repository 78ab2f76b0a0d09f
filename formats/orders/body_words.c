/* SPDX-License-Identifier: ISC */
/* The words that mail programs write above the letter that is answered. */
#include "formats/orders/body_marks.h"

#include "formats/text/pairs.h"

#include <pthread.h>
#include <string.h>

/* clang-format off */
/* Verbs, somewhere in an attribution. */
static const char *const verbs[] = {
	"wrote", "writes", "quoting ", "schrieb", "schreibt", "zitat von", "geschrieben",
	"a écrit", "escribió", "citando a", "va escriure", "ha escrit",
	"missatge de", "escreveu", "citando ", "ha scritto", "schreef", "geschreven",
	"skrev", "kirjoitti", "napisał", "pisze", "napsal", "napísal",
	"írta", "escrigué", "escribiu", "idatzi", "skrifaði",
	"scríobh", "a scris", "yazdı", "έγραψε",
	"пишет", "написал",
	"пише", "написав",
	"та написа", "写道", "寫道",
	"のメール", "のメッセージ",
	"님이 작성", "작성",
	"כתב", "كتب",
};

/* How an attribution that is broken into several lines begins. */
static const char *const begins[] = {
	"On ", "Am ", "Le ", "El ", "Il ", "Op ", "Em ", "Den ", "På ", "Dnia ",
	"W dniu ", "Dne ", "Dňa ", "Ar ", "Pe ", "A ", "Missatge de ", "At ", "In data ",
	"Il giorno ", "Zu ", "在",
};

/* What stands between dashes above another letter. */
static const char *const originals[] = {
	"Original Message", "Original Appointment", "Original", "Original e-mail",
	"Original mail", "Forwarded message", "Forwarded mail", "Reply message",
	"Replied message",
	"Ursprüngliche Nachricht", "Ursprüngliche Mail", "Ursprüngliche E-Mail",
	"Originalnachricht", "Original-Nachricht", "Original-Mail", "Antwortnachricht",
	"Antwort Nachricht", "Weitergeleitete Nachricht", "Weitergeleitete Mail",
	"Message d'origine", "Message original", "Mail original", "Message initial",
	"Message transféré", "Mail transféré", "Réponse",
	"Mensaje original", "Mensaje reenviado", "Correo original", "Mensaje de respuesta",
	"Missatge original", "Missatge d'origen", "Missatge reenviat", "Mensaxe orixinal",
	"Jatorrizko mezua",
	"Messaggio originale", "Messaggio inoltrato", "Messaggio Inoltrato", "Mail originale",
	"Mensagem original", "Mensagem encaminhada", "Mensagem reencaminhada",
	"Oorspronkelijk bericht", "Origineel bericht", "Doorgestuurd bericht",
	"Ursprungligt meddelande", "Originalmeddelande", "Vidarebefordrat meddelande",
	"Oprindelig meddelelse", "Oprindelig besked", "Videresendt meddelelse",
	"Opprinnelig melding", "Videresendt melding",
	"Alkuperäinen viesti", "Välitetty viesti",
	"Wiadomość oryginalna", "Oryginalna wiadomość",
	"Treść oryginalnej wiadomości", "Wiadomość przekazana dalej",
	"Przekazana wiadomość",
	"Původní zpráva", "Původní e-mail",
	"Přeposlaná zpráva", "Pôvodná správa",
	"Preposlaná správa", "Eredeti üzenet", "Továbbított üzenet",
	"Mesaj original", "Mesaj redirecționat", "Orijinal Mesaj", "Özgün İleti",
	"Αρχικό μήνυμα",
	"Исходное сообщение",
	"Исходное письмо",
	"Пересылаемое сообщение",
	"Пересланное сообщение",
	"原始邮件", "原始郵件", "转发邮件信息",
	"回复的原邮件", "转发的原邮件",
	"转发的邮件", "元のメッセージ",
	"원본 메시지", "원본 메일",
};

/* Whole lines that stand above a forwarded letter. */
static const char *const forwards[] = {
	"Begin forwarded message:", "Anfang der weitergeleiteten Nachricht:",
	"Début du message réexpédié :", "Début du message transféré :",
	"Inicio del mensaje reenviado:", "Inici del missatge reenviat:",
	"Inizio messaggio inoltrato:", "Início da mensagem encaminhada:",
	"Início da mensagem reencaminhada:", "Begin doorgestuurd bericht:",
	"Vidarebefordrat brev:", "Start på vidarebefordrat meddelande:",
	"Start på videresendt besked:", "Start på videresendt melding:",
	"Videresendt melding:", "Välitetty viesti alkaa:",
	"Początek przekazywanej wiadomości:", "Začátek přeposlané zprávy:",
	"Začátek přeposílané zprávy:", "Továbbított levél kezdete:",
	"Начало переадресованного сообщения:",
};

/* Names of header fields: those that name the sender, and all others. */
static const char *const senders[] = {
	"From", "Von", "De", "Da", "Van", "Från", "Fra", "Lähettäjä", "Od",
	"De la", "Feladó", "Kimden", "Nork", "Absender", "Remitente", "Remitent",
	"Mittente", "Expéditeur", "Από", "От", "От кого",
	"Від", "发件人", "寄件者", "差出人",
	"보낸 사람", "보낸사람", "מאת", "من",
};
static const char *const fields[] = {
	"Sent", "Date", "To", "Cc", "Bcc", "Subject", "Re", "Reply-To", "Date/Time", "Sent on",
	"Gesendet", "Gesendet am", "Datum", "Verschickt", "An", "Betreff", "Antwort an",
	"Envoyé", "Envoyé le", "Date d'envoi", "À", "Objet", "Sujet", "Copie à",
	"Message du", "Enviado", "Enviado el", "Enviado em", "Enviada", "Enviada em", "Para",
	"Asunto", "Fecha", "Responder a", "Enviat", "Enviat el", "Per a", "Per", "Assumpte",
	"Tema", "Inviato", "Inviato il", "A", "Oggetto", "Ogg", "Data", "Assunto", "Verzonden",
	"Verstuurd", "Aan", "Onderwerp", "Skickat", "Till", "Ämne", "Kopia", "Sendt",
	"Dato", "Til", "Emne", "Lähetetty", "Päiväys", "Päivämäärä",
	"Vastaanottaja", "Aihe", "Wysłano", "Wysłane", "Do", "DW", "Temat",
	"Odesláno", "Odoslané", "Komu", "Kopie", "Předmět", "Predmet",
	"Küldve", "Elküldve", "Dátum", "Címzett", "Tárgy", "Trimis",
	"Către", "Subiect", "Gönderildi", "Tarih", "Kime", "Konu", "Noiz", "Nori", "Gaia",
	"Στάλθηκε", "Ημερομηνία",
	"Προς", "Θέμα",
	"Отправлено", "Дата",
	"Надіслано", "Кому",
	"Копия", "Тема",
	"发送时间", "发送日期", "日期", "时间", "收件人",
	"抄送", "抄送人", "主题", "寄件日期", "收件者",
	"主旨", "送信日時", "日時", "日付", "宛先", "件名",
	"보낸 날짜", "날짜", "받는 사람", "받는사람",
	"제목", "נשלח", "אל", "נושא",
	"إلى", "الموضوع",
};
/* clang-format on */

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

/* Whether the signs are the same, in any case; a line end counts as a blank. */
static bool same(char a, char b)
{
	return ascii_lower(a) == ascii_lower(b) || (a == '\n' && b == ' ');
}

static bool starts(struct view v, const char *text)
{
	for (size_t k = 0; text[k] != '\0'; k++) {
		if (k >= v.len || !same(v.at[k], text[k])) {
			return false;
		}
	}
	return true;
}

static bool begins_verb(struct view text)
{
	for (size_t k = 0; k < COUNT(verbs); k++) {
		if (starts(text, verbs[k])) {
			return true;
		}
	}
	return false;
}

/* The pairs of signs that verbs begin with: for speed, because every line with a
 * date or an address is searched for a verb. */
static struct pairs verb_pairs;

static void note_verbs(void)
{
	for (size_t k = 0; k < COUNT(verbs); k++) {
		pairs_add(&verb_pairs, view_of(verbs[k]));
	}
}

bool body_says_wrote(struct view text)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	(void)pthread_once(&once, note_verbs);
	for (size_t i = 0; i < text.len; i++) {
		struct view rest = view_part(text, i, text.len);

		if (pairs_begin(&verb_pairs, rest) && begins_verb(rest)) {
			return true;
		}
	}
	return false;
}

bool body_ends_wrote(struct view text)
{
	for (size_t k = 0; k < COUNT(verbs); k++) {
		size_t n = strlen(verbs[k]);

		if (n <= text.len &&
		    starts(view_part(text, text.len - n, n), verbs[k])) {
			return true;
		}
	}
	return false;
}

bool body_begins_date(struct view text)
{
	for (size_t i = 0; i < COUNT(begins); i++) {
		if (view_starts_nocase(text, begins[i])) {
			return true;
		}
	}
	return false;
}

bool body_is_original(struct view text)
{
	return among(text, originals, COUNT(originals)) ||
	       view_starts_nocase(text, "Forwarded by ");
}

bool body_is_forward(struct view text)
{
	return among(text, forwards, COUNT(forwards));
}

enum body_field body_field_of(struct view name)
{
	return among(name, senders, COUNT(senders)) ? BODY_FIELD_SENDER
	       : among(name, fields, COUNT(fields)) ? BODY_FIELD_OTHER
						    : BODY_FIELD_NONE;
}
