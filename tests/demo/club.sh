# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# A throw-away club for scripts: sourced after PROGRAM and CLUB are set. Letters are
# RFC 5322 files, written as players' mail programs write them.

adj() {
	"$PROGRAM" -C "$CLUB" "$@"
}

# header FILE NAME: the value of a header of one of our letters, on one line.
header() {
	LC_ALL=C awk -v name="$2:" '
		{ sub(/\r$/, "") }
		/^$/ { exit }
		/^[ \t]/ { if (found) { sub(/^[ \t]+/, " "); value = value $0 } ; next }
		{ found = !seen && index(tolower($0), tolower(name)) == 1 }
		found { value = substr($0, length(name) + 1); seen = 1 }
		END { if (seen) { sub(/^ /, "", value); print value } }' "$1"
}

# headers FILE...: of each of our letters "TO<tab>GAME<tab>KIND<tab>SUBJECT<tab>FILE";
# the game is 0 where there is none.
headers() {
	LC_ALL=C awk '
		FNR == 1 { name = ""; split("", value) }
		{ sub(/\r$/, "") }
		/^$/ {
			for (name in value) sub(/^ /, "", value[name])
			print value["to"] "\t" value["x-adjudicator-game"] + 0 "\t" \
			      value["x-adjudicator-kind"] "\t" value["subject"] "\t" FILENAME
			nextfile
		}
		/^[ \t]/ { sub(/^[ \t]+/, " "); value[name] = value[name] $0; next }
		{
			name = tolower($0)
			sub(/:.*/, "", name)
			sub(/^[^:]*: ?/, "")
			value[name] = $0
		}' "$@"
}

# last_to ADDRESS: the newest letter we sent to that address; of two in one tick of the
# clock that about the later game.
last_to() {
	{
		find "$CLUB/outbox/new" -type f -printf '%T@\t%p\n'
		headers "$CLUB"/outbox/new/*
	} | LC_ALL=C awk -F'\t' -v to="<$1>" '
		NF == 2 { sent[$2] = $1; next }
		index($1, to) { print sent[$5] " " $2 " " $5 }
	' | LC_ALL=C sort -k 1,1 -k 2,2n | tail -n 1 | sed 's/^[^ ]* [^ ]* //'
}

# part_of FILE TYPE: the part of one of our letters that is text/plain or text/html,
# decoded.
part_of() {
	LC_ALL=C awk -v type="^Content-Type: $2" '
		function unquote(s,    out, at) {
			while ((at = index(s, "=")) > 0 && at < length(s)) {
				out = out substr(s, 1, at - 1) \
				      byte[substr(s, at + 1, 2)]
				s = substr(s, at + 3)
			}
			return out s
		}
		BEGIN {
			for (i = 0; i < 256; i++) byte[sprintf("%02X", i)] = sprintf("%c", i)
		}
		{ sub(/\r$/, "") }
		$0 ~ type { part = 1 }
		part == 1 && /^Content-Transfer-Encoding: quoted-printable/ { quoted = 1 }
		part == 1 && /^$/ { part = 2; next }
		part == 2 && /^--=_/ { exit }
		part == 2 && quoted && /=$/ { held = held substr($0, 1, length($0) - 1); next }
		part == 2 { print quoted ? unquote(held $0) : $0; held = "" }' "$1"
}

# As a reader sees it.
text_of() {
	part_of "$1" text/plain
}

# put NAME: a letter from standard input into the inbox, with CR LF line ends; it
# arrives at ARRIVED (RFC 3339) when that is set.
put() {
	LC_ALL=C sed 's/$/\r/' > "$CLUB/inbox/tmp/$1"
	if [ -n "${ARRIVED:-}" ]; then
		touch -d "$ARRIVED" "$CLUB/inbox/tmp/$1"
	fi
	mv "$CLUB/inbox/tmp/$1" "$CLUB/inbox/new/$1"
}

# head_of NAME FROM REPLIED: the header of a reply to one of our letters, but for
# the Content-Type.
head_of() {
	cat <<-END
	From: $2
	To: $(header "$3" Reply-To)
	Subject: Re: $(header "$3" Subject)
	Message-ID: <$1@mail.example>
	In-Reply-To: $(header "$3" Message-ID)
	MIME-Version: 1.0
	END
}

# plain NAME FROM REPLIED: a plain reply; the text is standard input.
plain() {
	{
		head_of "$1" "$2" "$3"
		echo 'Content-Type: text/plain; charset=utf-8'
		echo
		cat
	} | put "$1"
}
