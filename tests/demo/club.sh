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

# In awk: the headers of one of our letters, unfolded, by their names into value.
# shellcheck disable=SC2016
READ_HEAD='
	function read_head(file,    line, name) {
		split("", value)
		while ((getline line < file) > 0) {
			sub(/\r$/, "", line)
			if (line == "") break
			if (line ~ /^[ \t]/) {
				sub(/^[ \t]+/, " ", line)
				value[name] = value[name] line
				continue
			}
			name = tolower(line)
			sub(/:.*/, "", name)
			sub(/^[^:]*: ?/, "", line)
			value[name] = line
		}
		close(file)
		for (name in value) sub(/^ /, "", value[name])
	}'

# newest ADDRESS [GAME [DO]]: the newest letter we sent to that address, or to it about
# that game; of two in one tick of the clock that about the later game. Its name is
# printed, or in file for DO, which is awk.
newest() {
	find "$CLUB/outbox/new" -type f -printf '%T@\t%p\n' |
		LC_ALL=C awk -F'\t' -v to="<$1>" -v about="${2:-}" "$READ_HEAD"'
		# The last of the same time and game by its name; of one game the first.
		function beats() {
			if (when != time) return when > time
			if (game != latest) return game > latest
			return about == "" ? $2 > file : $2 < file
		}
		{
			when = "at " $1
			if (when < time) next
			read_head($2)
			game = value["x-adjudicator-game"] + 0
			if (!index(value["to"], to) || (about != "" && game != about) || !beats()) next
			time = when
			latest = game
			file = $2
		}
		END { if (file != "") { '"${3:-print file}"' } }'
}

last_to() { # ADDRESS
	newest "$1"
}

# In awk: the part of one of our letters whose Content-Type begins so, line by line to
# text(), decoded.
# shellcheck disable=SC2016
DECODE='
	BEGIN {
		for (i = 0; i < 256; i++) byte[sprintf("%02X", i)] = sprintf("%c", i)
	}
	function unquote(s,    done, at) {
		while ((at = index(s, "=")) > 0 && at < length(s)) {
			done = done substr(s, 1, at - 1) byte[substr(s, at + 1, 2)]
			s = substr(s, at + 3)
		}
		return done s
	}
	function decode(file, type,    line, part, quoted, held) {
		while ((getline line < file) > 0) {
			sub(/\r$/, "", line)
			if (index(line, "Content-Type: " type) == 1) part = 1
			if (part == 1 && line ~ /^Content-Transfer-Encoding: quoted-printable/) quoted = 1
			if (part == 1 && line == "") {
				part = 2
				continue
			}
			if (part != 2) continue
			if (line ~ /^--=_/) break
			if (quoted && line ~ /=$/) {
				held = held substr(line, 1, length(line) - 1)
				continue
			}
			text(quoted ? unquote(held line) : line)
			held = ""
		}
		close(file)
	}'

# part_of FILE TYPE: the part of one of our letters that is text/plain or text/html,
# decoded.
part_of() {
	LC_ALL=C awk "$DECODE"'
		function text(line) { print line }
		BEGIN { decode(ARGV[1], ARGV[2]); exit }' "$1" "$2"
}

# As a reader sees it.
text_of() {
	part_of "$1" text/plain
}

# put NAME [FILE...]: a letter from standard input, or from files, into the inbox, with CR
# LF line ends; it arrives at ARRIVED (RFC 3339) when that is set.
put() {
	put_as=$1
	shift
	LC_ALL=C sed 's/$/\r/' "$@" > "$CLUB/inbox/tmp/$put_as"
	if [ -n "${ARRIVED:-}" ]; then
		touch -d "$ARRIVED" "$CLUB/inbox/tmp/$put_as"
	fi
	mv "$CLUB/inbox/tmp/$put_as" "$CLUB/inbox/new/$put_as"
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
