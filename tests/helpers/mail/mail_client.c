/* SPDX-License-Identifier: ISC */
#include "tests/helpers/mail/mail_client.h"

#define A "adjudicator@club.example"
#define OUTLOOK_EN                                                                     \
	"From: The Club <" A ">\nSent: Friday, November 20, 2026 12:00 PM\n"           \
	"To: Ann <ann@example.org>\nSubject: Game 1 turn 5: your turn"
#define OUTLOOK_DE                                                                     \
	"Von: The Club <" A ">\nGesendet: Freitag, 20. November 2026 12:00\n"          \
	"An: Ann <ann@example.org>\nBetreff: Game 1 turn 5: your turn"
#define OUTLOOK_FR                                                                     \
	"De : The Club <" A ">\nEnvoyé : vendredi 20 novembre 2026 12:00\n"           \
	"À : Ann <ann@example.org>\nObjet : Game 1 turn 5: your turn"
#define OUTLOOK_ES                                                                     \
	"De: The Club <" A ">\nEnviado: viernes, 20 de noviembre de 2026 12:00\n"      \
	"Para: Ann <ann@example.org>\nAsunto: Game 1 turn 5: your turn"
#define OUTLOOK_NL                                                                     \
	"Van: The Club <" A ">\nVerzonden: vrijdag 20 november 2026 12:00\n"           \
	"Aan: Ann <ann@example.org>\nOnderwerp: Game 1 turn 5: your turn"
#define OUTLOOK_PL                                                                     \
	"Od: The Club <" A ">\nWysłano: piątek, 20 listopada 2026 12:00\n"           \
	"Do: Ann <ann@example.org>\nTemat: Game 1 turn 5: your turn"
#define LINE_WEB "________________________________\n"
#define GMX_DE                                                                         \
	"Gesendet: Freitag, 20. November 2026 um 12:00 Uhr\nVon: \"The Club\" <" A     \
	">\nAn: ann@example.org\nBetreff: Game 1 turn 5: your turn"
#define GMX_EN                                                                         \
	"Sent: Friday, November 20, 2026 at 12:00 PM\nFrom: \"The Club\" <" A          \
	">\nTo: ann@example.org\nSubject: Game 1 turn 5: your turn"
#define DIV       "<div>%s</div>"
#define DIV_GAP   "<div><br></div>"
#define DIV_LTR   "<div dir=\"ltr\">%s</div>"
#define MSO       "<p class=\"MsoNormal\">%s<o:p></o:p></p>"
#define MSO_GAP   "<p class=\"MsoNormal\"><o:p>&nbsp;</o:p></p>"
#define QUOTE     "<blockquote type=\"cite\">"
#define QUOTE_END "</blockquote>"
#define GMAIL_CITE                                                                     \
	"<blockquote class=\"gmail_quote\" style=\"margin:0 0 0 .8ex;border-left:1px " \
	"#ccc solid;padding-left:1ex\">"

/* clang-format off */
/* NOLINTBEGIN(bugprone-suspicious-missing-comma) */
const struct mail_client mail_clients[] = {
	{
		.name = "gmail-web", .agent = "X-Gm-Message-State: x",
		.head = {"On Fri, Nov 20, 2026 at 12:00\u202fPM The Club <\n" A
			 "> wrote:",
			 "On Fri, Nov 20, 2026 at 12:00 PM " A " <" A "> wrote:",
			 "Am Fr., 20. Nov. 2026 um 12:00 Uhr schrieb The Club <\n" A
			 ">:",
			 "Le ven. 20 nov. 2026 à 12:00, The Club <" A
			 "> a\nécrit :",
			 "El vie, 20 nov 2026 a las 12:00, The Club (<" A
			 ">)\nescribió:",
			 "Missatge de The Club <" A "> del dia dv., 20 de nov.\n2026 a "
			 "les 12:00:",
			 "Il giorno ven 20 nov 2026 alle ore 12:00 The Club <\n" A
			 "> ha scritto:",
			 "pt., 20 lis 2026 o 12:00 The Club <" A "> napisał(a):",
			 "пт, 20 нояб. 2026 г. в 12:00, The Club <" A ">:",
			 "2026年11月20日(金) 12:00 The Club <" A ">:"},
		.mark = "> ",
		.signature = {"-- \nAnn", "Ann", ""},
		.line = DIV, .gap = DIV_GAP,
		.sign = "<br><span class=\"gmail_signature_prefix\">-- </span><br>"
			"<div dir=\"ltr\" class=\"gmail_signature\">%s</div>",
		.open = "<br><div class=\"gmail_quote gmail_quote_container\"><div "
			"dir=\"ltr\" class=\"gmail_attr\">%s<br></div>" GMAIL_CITE,
		.close = QUOTE_END "</div>", .leave = QUOTE_END, .enter = GMAIL_CITE,
	},
	{
		.name = "gmail-phone", .agent = "X-Gm-Message-State: y",
		.head = {"On Fri, 20 Nov 2026, 12:00 The Club, <" A "> wrote:",
			 "On Fri, 20 Nov 2026, 12:00 The Club, <" A ">\nwrote:",
			 "Op vr 20 nov. 2026 12:00 schreef The Club <" A ">:",
			 "Den fre 20 nov. 2026 12:00The Club <" A "> skrev:",
			 "Em sex., 20 de nov. de 2026 12:00, The Club <" A
			 ">\nescreveu:",
			 "pe 20. marrask. 2026 klo 12.00 The Club <" A
			 "> kirjoitti:"},
		.mark = "> ",
		.signature = {"", "Sent from my phone", "Enviado desde mi móvil"},
		.signs_above = true,
		.line = "<p dir=\"ltr\">%s</p>",
		.gap = "<br>",
		.sign = "<p dir=\"ltr\">%s</p>",
		.open = "<br><div class=\"gmail_quote\"><div dir=\"ltr\" "
			"class=\"gmail_attr\">%s<br></div>" GMAIL_CITE,
		.close = QUOTE_END "</div>", .leave = QUOTE_END, .enter = GMAIL_CITE,
	},
	{
		.name = "apple-mail", .agent = "X-Mailer: Apple Mail (2.3774.600.62)",
		.head = {"On Nov 20, 2026, at 12:00\u202fPM, The Club <" A
			 "> wrote:",
			 "Am 20.11.2026 um 12:00 schrieb The Club <" A ">:",
			 "Le 20 nov. 2026 à 12:00, The Club <" A "> a écrit :",
			 "El 20 nov 2026, a las 12:00, The Club <" A
			 "> escribió:",
			 "El 20 nov 2026, a les 12:00, The Club <" A
			 "> va escriure:",
			 "Il giorno 20 nov 2026, alle ore 12:00, The Club <" A
			 "> ha scritto:",
			 "20 nov. 2026 kl. 12:00 skrev The Club <" A ">:",
			 "Op 20 nov 2026, om 12:00 heeft The Club <" A
			 "> het volgende geschreven:"},
		.mark = "> ",
		.signature = {"", "Ann", "-- \nAnn"},
		.flowed = true,
		.line = DIV, .gap = DIV_GAP,
		.sign = "<div>%s</div>",
		.open = "<div><br>" QUOTE "<div>%s</div><br "
			"class=\"Apple-interchange-newline\"><div>",
		.close = "</div>" QUOTE_END "</div><br>",
		.leave = "</div>" QUOTE_END,
		.enter = QUOTE "<div>",
	},
	{
		.name = "apple-phone", .agent = "X-Mailer: iPhone Mail (22A3354)",
		.head = {"On 20 Nov 2026, at 12:00, The Club <" A "> wrote:",
			 "Am 20.11.2026 um 12:00 schrieb The Club <" A ">:",
			 "Le 20 nov. 2026 à 12:00, The Club <" A "> a écrit :",
			 "El 20 nov 2026, a las 12:00, The Club <" A
			 "> escribió:",
			 "20 nov. 2026 kl. 12:00 skrev The Club <" A ">:",
			 "Il giorno 20 nov 2026, alle ore 12:00, The Club <" A
			 "> ha scritto:"},
		.mark = "> ",
		.signature = {"Sent from my iPhone", "Von meinem iPhone gesendet",
			      "Envoyé de mon iPhone", "Enviado desde mi iPhone",
			      "Skickat från min iPhone", "Inviato da iPhone",
			      "Wysłane z iPhone’a", "Enviat des del meu iPad"},
		.signs_above = true,
		.line = "\ufeff<div dir=\"ltr\">%s</div>",
		.gap = "<div dir=\"ltr\"><br></div>",
		.sign = "<br id=\"lineBreakAtBeginningOfSignature\"><div "
			"dir=\"ltr\">%s</div>",
		.open = "<div dir=\"ltr\"><br>" QUOTE "%s<br><br>" QUOTE_END
			"</div>" QUOTE "<div dir=\"ltr\">\ufeff",
		.close = "</div>" QUOTE_END,
		.leave = "</div>" QUOTE_END,
		.enter = QUOTE "<div dir=\"ltr\">",
	},
	{
		.name = "outlook-desktop", .agent = "X-Mailer: Microsoft Outlook 16.0",
		.head = {OUTLOOK_EN, OUTLOOK_DE, OUTLOOK_FR, OUTLOOK_ES, OUTLOOK_NL,
			 OUTLOOK_PL,
			 "-----Original Message-----\n" OUTLOOK_EN,
			 "-----Ursprüngliche Nachricht-----\n" OUTLOOK_DE},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"", "Kind regards,\nAnn", "Mit freundlichen Grüßen\nAnn"},
		.signs_above = true,
		.line = MSO,
		.gap = MSO_GAP,
		.sign = MSO,
		.open = "<div><div style=\"border:none;border-top:solid #E1E1E1 "
			"1.0pt;padding:3.0pt 0cm 0cm 0cm\"><p "
			"class=\"MsoNormal\">%s<o:p></o:p></p></div></div>" MSO_GAP,
		.close = "", .leave = "", .enter = "",
	},
	{
		.name = "outlook-web", .agent = "X-MS-Has-Attach: ",
		.head = {LINE_WEB OUTLOOK_EN, LINE_WEB OUTLOOK_DE, LINE_WEB OUTLOOK_FR,
			 LINE_WEB OUTLOOK_ES, LINE_WEB OUTLOOK_NL},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"", "Ann"},
		.signs_above = true,
		.line = "<div class=\"elementToProof\" style=\"font-family: Aptos, "
			"sans-serif; font-size: 12pt;\">%s</div>",
		.gap = "<div class=\"elementToProof\"><br></div>",
		.sign = "<div id=\"Signature\">%s</div>",
		.open = "<div id=\"appendonsend\"></div><hr "
			"style=\"display:inline-block;width:98%\" "
			"tabindex=\"-1\"><div id=\"divRplyFwdMsg\" dir=\"ltr\"><font "
			"face=\"Calibri, sans-serif\">%s</font><div>&nbsp;</div></div>"
			"<div>",
		.close = "</div>", .leave = "</div>", .enter = "<div>",
	},
	{
		.name = "outlook-phone", .agent = "X-MS-Has-Attach: no",
		.head = {LINE_WEB OUTLOOK_EN, LINE_WEB OUTLOOK_DE, LINE_WEB OUTLOOK_PL},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"Get Outlook for iOS<https://aka.ms/o0ukef>",
			      "Outlook für Android beziehen",
			      "Obtenir Outlook pour iOS"},
		.signs_above = true,
		.line = DIV_LTR,
		.gap = "<div><br></div>",
		.sign = "<div id=\"ms-outlook-mobile-signature\"><div "
			"style=\"direction:ltr\">%s</div></div>",
		.open = "<div id=\"mail-editor-reference-message-container\" "
			"class=\"ms-outlook-mobile-reference-message\"><hr "
			"style=\"display:inline-block;width:98%\"><div "
			"id=\"divRplyFwdMsg\" dir=\"ltr\">%s<div>&nbsp;</div></div>",
		.close = "</div>", .leave = "", .enter = "",
	},
	{
		.name = "thunderbird", .agent = "User-Agent: Mozilla Thunderbird",
		.head = {"On 11/20/26 12:00, The Club wrote:",
			 "On 20.11.2026 12:00, " A " wrote:",
			 "Am 20.11.26 um 12:00 schrieb The Club:",
			 "Le 20/11/2026 à 12:00, The Club a écrit :",
			 "El 20/11/26 a las 12:00, The Club escribió:",
			 "El 20/11/26 a les 12:00, The Club ha escrit:",
			 "Il 20/11/2026 12:00, The Club ha scritto:",
			 "Op 20-11-2026 om 12:00 schreef The Club:",
			 "W dniu 20.11.2026 o 12:00, The Club pisze:",
			 "Den 20.11.2026 12:00, skrev The Club:"},
		.mark = "> ",
		.signature = {"", "-- \nAnn", "Ann"},
		.flowed = true,
		.line = "<p>%s</p>",
		.gap = "<p><br></p>",
		.sign = "<pre class=\"moz-signature\" cols=\"72\">%s</pre>",
		.open = "<div class=\"moz-cite-prefix\">%s<br></div>" QUOTE "\n",
		.close = QUOTE_END, .leave = QUOTE_END, .enter = QUOTE,
	},
	{
		.name = "yahoo-web", .agent = "X-Mailer: WebService/1.1.22941 YMailNodin",
		.head = {"    On Friday, November 20, 2026 at 12:00:00 PM GMT+1, The "
			 "Club <" A "> wrote:  \n ",
			 "    Am Freitag, 20. November 2026 um 12:00:00 MEZ hat The "
			 "Club <" A "> Folgendes geschrieben:  \n ",
			 "    Le vendredi 20 novembre 2026 à 12:00:00 UTC+1, The Club <" A
			 "> a écrit :  \n ",
			 "    El viernes, 20 de noviembre de 2026, 12:00:00 CET, The "
			 "Club <" A "> escribió:  \n "},
		.mark = " ",
		.text = QUOTING_HEAD,
		.signature = {"", "Sent from Yahoo Mail for iPhone", "Ann"},
		.signs_above = true,
		.line = "<div dir=\"ltr\" data-setdir=\"false\">%s</div>",
		.gap = DIV_GAP,
		.sign = "<div class=\"ydp1signature\">%s</div>",
		.open = "</div><div id=\"yahoo_quoted_0123456789\" "
			"class=\"yahoo_quoted\"><div style=\"font-size:13px\"><div>"
			"%s</div><div><br></div><div><div id=\"yiv1\">",
		.close = "</div></div></div></div><div>",
		.leave = "</div></div></div></div>",
		.enter = "<div class=\"yahoo_quoted\"><div><div><div>",
	},
	{
		.name = "gmx", .agent = "X-UI-Message-Type: mail",
		.head = {GMX_DE, GMX_EN},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"", "Ann",
			      "--\nDiese Nachricht wurde von meinem Android Mobiltelefon "
			      "mit GMX Mail gesendet."},
		.signs_above = true,
		.line = DIV,
		.gap = "<div>&nbsp;</div>",
		.sign = "<div class=\"signature\">%s</div>",
		.open = "<div>&nbsp;<div name=\"quote\" style=\"margin:10px 5px 5px "
			"10px; padding: 10px 0 10px 10px; border-left:2px solid "
			"#C3D9E5; word-wrap: break-word;\"><div style=\"margin:0 0 "
			"10px 0;\">%s</div><div name=\"quoted-content\">",
		.close = "</div></div></div>",
		.leave = "</div></div></div>",
		.enter = "<div><div name=\"quote\"><div>",
	},
	{
		.name = "protonmail", .agent = "X-Pm-Message-ID: x",
		.head = {"On Friday, November 20th, 2026 at 12:00, The Club <" A
			 "> wrote:\n",
			 "On Friday, 20 November 2026 at 12:00 PM, " A " <" A
			 "> wrote:\n"},
		.mark = "> ",
		.signature = {"Sent with Proton Mail secure email.",
			      "Sent from Proton Mail for iOS.", ""},
		.signs_above = true,
		.line = "<div style=\"font-family: Arial, sans-serif; font-size: "
			"14px;\">%s</div>",
		.gap = DIV_GAP,
		.sign = "<div class=\"protonmail_signature_block\"><div "
			"class=\"protonmail_signature_block-proton\">%s</div></div>",
		.open = "<div class=\"protonmail_quote\">%s<br><blockquote "
			"class=\"protonmail_quote\" type=\"cite\">",
		.close = "</blockquote><br></div>",
		.leave = QUOTE_END,
		.enter = "<blockquote class=\"protonmail_quote\" type=\"cite\">",
	},
	{
		.name = "mutt", .agent = "User-Agent: Mutt/2.2.13 (2024-03-09)",
		.head = {"On Fri, Nov 20, 2026 at 12:00:00PM +0100, The Club wrote:",
			 "* The Club <" A "> [2026-11-20 12:00]:",
			 "Quoting The Club (2026-11-20 12:00:00):",
			 "The Club <" A "> writes:"},
		.mark = "> ",
		.signature = {"-- \nAnn", "", "Ann"},
		.line = "<p>%s</p>",
		.gap = "<br>",
		.sign = "<p>%s</p>",
		.open = "<p>%s</p><blockquote>",
		.close = QUOTE_END, .leave = QUOTE_END, .enter = "<blockquote>",
	},
	{
		.name = "k9", .agent = "User-Agent: K-9 Mail for Android",
		.head = {"On 20 November 2026 12:00:00 CET, The Club <" A
			 "> wrote:",
			 "Am 20. November 2026 12:00:00 MEZ schrieb The Club <" A ">:",
			 "Le 20 novembre 2026 12:00:00 GMT+01:00, The Club <" A
			 "> a écrit :"},
		.mark = ">",
		.signature = {"-- \nSent from my Android device with K-9 Mail. Please "
			      "excuse my brevity.",
			      "-- \nDiese Nachricht wurde von meinem Android-Gerät mit "
			      "K-9 Mail gesendet."},
		.line = "%s<br>\r\n",
		.gap = "<br>\r\n",
		.sign = "<div class='k9mail-signature'>%s</div>",
		.open = "<br><br><div class=\"gmail_quote\">%s<blockquote "
			"class=\"gmail_quote\" style=\"margin: 0pt 0pt 0pt "
			"0.8ex;\">\r\n",
		.close = QUOTE_END "</div>",
		.leave = QUOTE_END,
		.enter = "<blockquote class=\"gmail_quote\">",
	},
	{
		.name = "evolution", .agent = "User-Agent: Evolution 3.52.3",
		.head = {"On Fri, 2026-11-20 at 12:00 +0100, The Club wrote:",
			 "Am Freitag, dem 20.11.2026 um 12:00 +0100 schrieb The Club:",
			 "Le vendredi 20 novembre 2026 à 12:00 +0100, The Club a écrit "
			 ":"},
		.mark = "> ",
		.signature = {"", "-- \nAnn"},
		.line = DIV, .gap = DIV_GAP,
		.sign = "<div><span>%s</span></div>",
		.open = "<div>%s</div><blockquote type=\"cite\" style=\"margin:0 0 0 "
			".8ex; border-left:2px #729fcf solid;padding-left:1ex\">",
		.close = QUOTE_END, .leave = QUOTE_END, .enter = QUOTE,
	},
	{
		.name = "samsung", .agent = "X-Mailer: Samsung Email",
		.head = {"-------- Original message --------\nFrom: The Club <" A
			 ">\nDate: 20/11/2026  12:00  (GMT+01:00)\nTo: Ann "
			 "<ann@example.org>\nSubject: Game 1 turn 5: your turn",
			 "-------- Ursprüngliche Nachricht --------\nVon: The Club <" A
			 ">\nDatum: 20.11.26  12:00  (GMT+01:00)\nAn: Ann "
			 "<ann@example.org>\nBetreff: Game 1 turn 5: your turn",
			 "-------- Message d'origine --------\nDe : The Club <" A
			 ">\nDate : 20/11/2026  12:00  (GMT+01:00)\nÀ : Ann "
			 "<ann@example.org>\nObjet : Game 1 turn 5: your turn",
			 "-------- Mensaje original --------\nDe: The Club <" A
			 ">\nFecha: 20/11/26  12:00  (GMT+01:00)\nPara: Ann "
			 "<ann@example.org>\nAsunto: Game 1 turn 5: your turn"},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"Sent from my Galaxy", "Von meinem Galaxy gesendet",
			      "Envoyé depuis mon appareil Galaxy"},
		.signs_above = true,
		.line = "<div dir=\"auto\">%s</div>",
		.gap = "<div dir=\"auto\"><br></div>",
		.sign = "<div id=\"composer_signature\" dir=\"auto\"><div "
			"style=\"font-size:85%;color:#575757\">%s</div></div>",
		.open = "<div><br></div><div "
			"align=\"left\" dir=\"auto\" style=\"font-size:100%;"
			"color:#000000\"><div>%s</div><div><br></div></div>",
		.close = "", .leave = "", .enter = "",
	},
	{
		.name = "zoho", .agent = "X-Mailer: Zoho Mail",
		.head = {"---- On Fri, 20 Nov 2026 12:00:00 +0100 The Club <" A
			 "> wrote ----",
			 "---- On Fri, 20 Nov 2026 12:00:00 +0100 " A " wrote ---",
			 "---- Am Fr, 20 Nov 2026 12:00:00 +0100 schrieb The Club <" A
			 "> ----",
			 "---- El vie, 20 nov 2026 12:00:00 +0100 The Club <" A
			 ">\nescribió ----"},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"", "Ann"},
		.signs_above = true,
		.line = DIV, .gap = DIV_GAP, .sign = DIV,
		.open = "<br><div>%s<br></div><br><div>",
		.close = "</div>", .leave = "</div>", .enter = "<div>",
	},
	{
		.name = "hotmail", .agent = "X-Originating-IP: [192.0.2.1]",
		.head = {"Date: Fri, 20 Nov 2026 12:00:00 +0100\nTo: ann@example.org\n"
			 "From: " A "\nSubject: Game 1 turn 5: your turn",
			 "Subject: Game 1 turn 5: your turn\nFrom: " A
			 "\nDate: Fri, 20 Nov 2026 12:00:00 +0100\nTo: ann@example.org",
			 "Asunto: Game 1 turn 5: your turn\nFecha: viernes\nDe: The "
			 "Club\nPara: Ann",
			 "Assumpte: Game 1 turn 5: your turn\nData: divendres\nPer a: "
			 "Ann\nDe: The Club",
			 "-----Original-Nachricht-----\nBetreff: Game 1 turn 5: your "
			 "turn\nDatum: 2026-11-20T12:00:00+0100\nVon: \"The Club\" <" A
			 ">\nAn: \"Ann\" <ann@example.org>"},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"", "Ann"},
		.signs_above = true,
		.line = DIV, .gap = DIV_GAP, .sign = DIV,
		.open = "<br><br><div><b>%s</b></div><div>",
		.close = "</div>", .leave = "</div>", .enter = "<div>",
	},
	{
		.name = "polymail", .agent = "X-Mailer: Polymail",
		.head = {"On Nov 20, 2026 at 12:00 PM\nThe Club\n<\n" A "\n> wrote:",
			 "On Fri, Nov 20, 2026 at 12:00 PM The Club <\n\n" A
			 "\n\n> wrote:",
			 "The Club <" A "> schrieb am Fr., 20. Nov. 2026 um\n12:00:"},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"", "Ann"},
		.signs_above = true,
		.line = DIV, .gap = DIV_GAP, .sign = DIV,
		.open = "<div>%s</div><div>",
		.close = "</div>", .leave = "</div>", .enter = "<div>",
	},
	{
		.name = "groupwise", .agent = "X-Mailer: Novell GroupWise Internet Agent",
		.head = {">>> The Club <" A "> 11/20/2026 12:00 PM >>>",
			 ">>> \"The Club\" <" A "> 20.11.2026 12:00 >>>"},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"", "Ann"},
		.signs_above = true,
		.line = DIV, .gap = DIV_GAP, .sign = DIV,
		.open = "<div><br>%s<br></div><div>",
		.close = "</div>", .leave = "</div>", .enter = "<div>",
	},
	{
		.name = "notes", .agent = "X-Mailer: HCL Notes",
		.head = {"-----The Club <" A "> wrote: -----\nTo: Ann\nFrom: The Club",
			 "-----The Club/Example wrote: -----",
			 "The Club wrote:", "The Club schrieb:", "The Club escribió:",
			 "The Club va escriure:", "Quoting The Club:"},
		.mark = "",
		.text = QUOTING_HEAD, .html = QUOTING_HEAD,
		.signature = {"", "Ann"},
		.signs_above = true,
		.line = DIV, .gap = DIV_GAP, .sign = DIV,
		.open = "<div class=\"iNotesHistory\"><div>%s</div><div>",
		.close = "</div></div>", .leave = "</div></div>", .enter = "<div><div>",
	},
	{
		/* The answered letter is copied, without a line that introduces it. */
		.name = "paste", .agent = "X-Mailer: some program",
		.head = {""},
		.mark = "",
		.text = QUOTING_NONE, .html = QUOTING_NONE,
		.signature = {"", "Ann", "--\nAnn"},
		.line = "%s<br>",
		.gap = "<br>",
		.sign = "<p>%s</p>",
		.open = "<div>%s</div>",
		.close = "", .leave = "", .enter = "",
	},
};
/* NOLINTEND(bugprone-suspicious-missing-comma) */
/* clang-format on */
const size_t mail_client_count = sizeof mail_clients / sizeof mail_clients[0];
