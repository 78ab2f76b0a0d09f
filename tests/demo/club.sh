# SPDX-License-Identifier: ISC
# A throw-away club for scripts: sourced after PROGRAM and CLUB are set.
# Letters are RFC 5322 files, written as players' mail programs write them.

adj() {
	"$PROGRAM" -C "$CLUB" "$@"
}

# header FILE NAME: the value of a header of one of our letters.
header() {
	sed -n "/^\r*$/q; s/^$2: \(.*[^\r]\)\r*$/\1/p" "$1" | head -n 1
}

# last_to ADDRESS: the newest letter we sent to that address.
last_to() {
	for file in "$CLUB"/outbox/new/*; do
		if header "$file" To | grep -qF "<$1>"; then
			echo "$(stat -c %y "$file") $file"
		fi
	done | sort | tail -n 1 | sed 's/^.* //'
}

# text_of FILE: the text part of one of our letters, as a reader sees it.
text_of() {
	tr -d '\r' < "$1" | awk '
		/^Content-Type: text\/plain/ { part = 1 }
		part == 1 && /^$/ { part = 2; next }
		part == 2 && /^--=_/ { exit }
		part == 2 { print }'
}

# put NAME: a letter from standard input into the inbox, with CR LF line ends.
put() {
	sed 's/$/\r/' > "$CLUB/inbox/tmp/$1"
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
