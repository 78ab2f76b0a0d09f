# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# The words stories are told in. A story is sourced after this file, in a folder of its
# own; what it prints is compared with `expected`. Nothing here depends on the clock of
# the machine: NOW is the time, set with `at`.

NOW=2026-11-20T12:00:00Z
CLUB=$PWD/club
TAB=$(printf '\t')
ANN='Ann <ann@example.org>'
BEN='Ben <ben@example.net>'
CAT='Cat <cat@example.com>'
DAN='Dan <dan@example.edu>'

# When players of stories joined; their leave is counted from then on.
JOINED=2026-11-22T05:00:00Z

# at DAY HOUR:MINUTE: what happens next happens then.
at() {
	NOW=2026-11-${1}T$2:00Z
	printf '\n### %s Nov %s\n' "$1" "$2"
}

# Where nothing must depend on this folder's name.
hide() {
	LC_ALL=C sed -e "s|$PWD|HERE|g"
}

# try COMMAND...: a command of the program with its exit code, when that is not 0.
try() {
	status=0
	adj "$@" > out 2> err || status=$?
	hide < out
	hide < err | sed 's/^/! /'
	if [ "$status" -ne 0 ]; then
		echo "exit $status"
	fi
}

# club [SETTING...]: Ann and Ben in a club; settings replace those of the same name.
club() {
	cp -R "$MODEL" "$CLUB"
	for setting; do
		sed -i "s|^${setting%% *} =.*|$setting|" "$CLUB/adjudicator.conf"
	done
}

# game SEED [OPTION...]: Ann and Ben in a game of Angry Words; Ann moves first.
game() {
	seed=$(printf '%064d' "$1")
	shift
	echo "game $(adj game new angrywords --now "$NOW" --seed "$seed" \
		--option first=listed --player Ann --player Ben "$@" 2>&1 | hide)"
}

# seats SEED GAME N [OPTION...]: the first N of Ann, Ben, Cat and Dan in a game whose
# start letters are out; they are not shown.
seats() {
	seed=$(printf '%064d' "$1")
	game=$2
	seats=$3
	shift 3
	[ "$seats" -lt 3 ] || adj player add --confirmed "$CAT" --now "$JOINED" > /dev/null
	[ "$seats" -lt 4 ] || adj player add --confirmed "$DAN" --now "$JOINED" > /dev/null
	for name in Ann Ben Cat Dan; do
		[ "$seats" -gt 0 ] && set -- "$@" --player "$name"
		seats=$((seats - 1))
	done
	echo "game $(adj game new "$game" --now "$NOW" --seed "$seed" \
		--option first=listed "$@" 2>&1 | hide)" > begun
	adj run --now "$NOW" --quiet
	grep -q "^game [0-9]*$" begun || cat begun
	shown
}

# laid GAME WORDS N HEAD...: the first N of Ann, Ben, Cat and Dan in a game of words on a
# path, on what the further lines of a turn file lay there; WORDS are its word list. Its
# first letters are out; they are not shown.
laid() {
	seats=$3
	printf 'Turn-File: 1\nGame: %s\nLexicon: %s\nSeed: %064d\n' "$1" "$2" 7 > laid
	[ "$seats" -lt 3 ] || adj player add --confirmed "$CAT" --now "$JOINED" > /dev/null
	[ "$seats" -lt 4 ] || adj player add --confirmed "$DAN" --now "$JOINED" > /dev/null
	shift 3
	for name in Ann Ben Cat Dan; do
		[ "$seats" -gt 0 ] && echo "Player: $name" >> laid
		seats=$((seats - 1))
	done
	printf '%s\n' "$@" '' >> laid
	try import laid --now "$NOW" > imported
	grep -q '^[0-9]*$' imported || cat imported
	adj run --now "$NOW" --quiet
	shown
}

# begun SEED [OPTION...]: a game whose start letters are out; they are not shown.
begun() {
	game "$@" > begun
	adj run --now "$NOW" --quiet
	grep -q "^game [0-9]*$" begun || cat begun
	shown
}

# Who an abbreviation means: "Ann <ann@example.org>".
whom() {
	case $1 in
	ann) echo "$ANN" ;;
	ben) echo "$BEN" ;;
	cat) echo "$CAT" ;;
	dan) echo "$DAN" ;;
	*) echo "$1" ;;
	esac
}

address() {
	whom "$1" | sed 's/^.*<\(.*\)>$/\1/'
}

# of WHO HEADER: of the newest letter to WHO.
of() {
	header "$(last_to "$(address "$1")")" "$2"
}

# compose FROM [HEADER...]: a letter with just these headers; standard input is its
# body. ID is its Message-ID when set.
compose() {
	echo >> sent
	name=$(printf 'letter-%02d' "$(wc -l < sent)")
	{
		echo "From: $(whom "$1")"
		echo "Message-ID: <${ID:-$name}@mail.example>"
		shift
		for line; do
			echo "$line"
		done
		echo
		cat
	} | ARRIVED=${ARRIVED:-$NOW} put "$name"
}

# reply WHO [HEADER...]: WHO answers the newest letter to WHO (or to REPLIED). A
# Content-Type among the headers replaces that of plain text.
reply() {
	who=$1
	to=${REPLIED:-$(last_to "$(address "$who")")}
	shift
	type='Content-Type: text/plain; charset=utf-8'
	for line; do
		case $line in
		Content-Type:*) type=MIME-Version:\ 1.0 ;;
		esac
	done
	compose "$who" "To: $(header "$to" Reply-To)" \
		"Subject: Re: $(header "$to" Subject)" \
		"In-Reply-To: $(header "$to" Message-ID)" "$type" "$@"
}

# links FILE: the links of one of our letters, "LABEL<tab>mailto:..." a line.
links() {
	part_of "$1" text/html | sed -n \
		's|.*<a href="\([^"]*\)"[^>]*>\([^<]*\)</a>.*|\2\t\1|p' |
		sed "s/&amp;/\&/g; s/&#39;/'/g; s/&quot;/\"/g"
}

# taps WHO: what the links in the newest letter to WHO are called, and what they order.
taps() {
	printf '\n--- for %s to tap\n' "$(address "$1")"
	links "$(last_to "$(address "$1")")" | unescape |
		sed 's/\tmailto:.*&body=/: /; s/^/  /; s/[\r ]*$//'
}

# %20 and the like; line ends within a line are dropped.
unescape() {
	LC_ALL=C awk '
		BEGIN {
			for (i = 0; i < 256; i++) byte[sprintf("%02X", i)] = sprintf("%c", i)
			byte["0D"] = ""
		}
		{
			out = ""
			while ((at = index($0, "%")) > 0) {
				out = out substr($0, 1, at - 1) byte[substr($0, at + 1, 2)]
				$0 = substr($0, at + 3)
			}
			print out $0
		}' | sed '/^ *$/d'
}

# tap WHO LABEL [SENDER]: WHO taps that link in his newest letter (or in REPLIED) and
# sends what opens from a phone.
tap() {
	link=$(links "${REPLIED:-$(last_to "$(address "$1")")}" | awk -F'\t' -v label="$2" '$1 == label { print $2 }')
	[ -n "$link" ] || return 1
	to=${link#mailto:}
	subject=${link#*subject=}
	{
		echo "${link#*&body=}" | unescape
		echo 'Sent from my phone'
	} | compose "${3:-$1}" "To: $(echo "${to%%\?*}" | unescape)" \
		"Subject: $(echo "${subject%%&*}" | unescape)" \
		'Content-Type: text/plain; charset=utf-8'
}

# page WHO: what the link to the page where WHO lays out his turn says in his newest
# letter, a field a line; "nothing" without one. Secret addresses are not shown.
page() {
	printf '\n--- the page for %s\n' "$(address "$1")"
	links "$(last_to "$(address "$1")")" | grep -v "${TAB}mailto:" > page || echo nothing
	sed "s/$TAB/\n/; s/[#;]/\n  /g" page | unescape | sed -e 's/^\(  a=.*\)+[^@]*@/\1+TOKEN@/' \
		-e 's/^\(  s=.*\[[0-9]*\)\.[^]]*/\1.TOKEN/'
}

# composed WHO ORDER [ADDRESS]: WHO sends the letter that such a page opens with that
# order, to another address if one is named.
composed() {
	link=$(links "$(last_to "$(address "$1")")" | grep -v "${TAB}mailto:") || return 1
	field() {
		echo "$link" | tr ';' '\n' | sed -n "s/^$1=//p" | unescape
	}
	printf '%s\r\n' "$2" | compose "$1" "To: ${3:-$(field a)}" "Subject: $(field s)" \
		'Content-Type: text/plain; charset=utf-8'
}

# run [OPTION...]: one run, and the letters it sent.
run() {
	try run --now "$NOW" --quiet "$@"
	mail short
}

# about WHO GAME: the newest letter to WHO about that game (0: about none).
about() {
	# shellcheck disable=SC2046 # names of ours
	headers $(ls -t "$CLUB"/outbox/new/*) | LC_ALL=C awk -F'\t' -v game="$2" \
		-v to="<$(address "$1")>" 'index($1, to) && $2 == game && !seen++ { print $5 }'
}

# says WHO LINE...: WHO answers with just these lines: the newest letter to WHO (or
# REPLIED), and where they begin with "game 3" the newest about that game.
says() {
	who=$1
	shift
	case ${REPLIED:-}${1:-} in
	'game '[0-9]*)
		number=${1#game }
		printf '%s\n' "$@" | REPLIED=$(about "$who" "${number%%[!0-9]*}") reply "$who"
		;;
	*) printf '%s\n' "$@" | reply "$who" ;;
	esac
}

# quiet: one run whose letters are not shown.
quiet() {
	try run --now "$NOW" --quiet
	shown
}

# The letters not yet shown count as shown.
shown() {
	ls "$CLUB/outbox/new" > shown
}

# The files of letters not yet shown, by whom they are to.
unseen() {
	touch shown
	names=$(find "$CLUB/outbox/new" -type f -printf "%f\n" | grep -vxF -f shown) || return 0
	# shellcheck disable=SC2086
	(cd "$CLUB/outbox/new" && headers $names) | LC_ALL=C sort -t "$TAB" -k 1,2 -k 5 |
		sed "s|^.*$TAB|$CLUB/outbox/new/|"
}

# short: a letter's text without what stands in every letter.
short() {
	LC_ALL=C awk '
		/^\t? *[0-9]+ +[^ ]+.* [0-9]+( +.*)?$/ && board { next }
		/^\t? +A  B  C/ {
			if (!board) print "[board]"
			board = !board
			next
		}
		/^\t? +A         B/ { print "[grid]"; next }
		/^\t?( [1-5] |   )[|+]/ || /^\t?[+]1: what a diag/ { next }
		/  TOP         RIGHT       LEFT$/ { print "[pile]"; dull = 1 }
		/^Not on the board( or your rack)?:/ { print "[unseen]"; dull = 1 }
		/^Key: 2L, 3L/ { print "[key]"; dull = 1 }
		/^To play, reply with one line/ { print "[how to play]"; dull = 1 }
		/^To answer, reply with one line/ { print "[how to answer]"; dull = 1 }
		/^Game [0-9]+, [A-Z][A-Za-z ]*, words:/ { print "[footer]"; dull = 1 }
		/^Log [0-9]+ [0-9a-f]* [0-9a-f]* [0-9a-f]*$/ { dull = 1 }
		/^$/ { dull = 0 }
		!dull'
}

# mail [full]: the letters sent since the last time.
# shellcheck disable=SC2120
mail() {
	unseen > new
	while read -r file; do
		headers "$file" > fields
		IFS=$TAB read -r to _ kind subject _ < fields
		printf '\n--- %s to %s\n%s\n\n' "$kind" "$to" "$subject"
		if [ "${1:-}" = full ]; then
			text_of "$file"
		else
			text_of "$file" | short
		fi | sed 's/^/  /; s/ *$//' | LC_ALL=C cat -s
	done < new
	shown
}

# readable: subjects that hold more than ASCII as a mail program shows them.
readable() {
	LC_ALL=C awk '
		BEGIN {
			for (i = 0; i < 256; i++) byte[sprintf("%02X", i)] = sprintf("%c", i)
		}
		/^=[?]utf-8[?]Q[?]/ {
			gsub(/[?]= =[?]utf-8[?]Q[?]/, "")
			gsub(/=[?]utf-8[?]Q[?]|[?]=/, "")
			gsub(/_/, " ")
			out = ""
			while ((at = index($0, "=")) > 0) {
				out = out substr($0, 1, at - 1) byte[substr($0, at + 1, 2)]
				$0 = substr($0, at + 3)
			}
			$0 = out $0
		}
		{ print }'
}

# secrets: no letter of this story tells a rack or a draw of four tiles or more to
# anybody but its owner.
secrets() {
	for name in Ann Ben Cat Dan; do
		: > "secret-$name"
		: > "others-$name"
	done
	for file in "$CLUB"/outbox/new/*; do
		text_of "$file" > text
		flat=$(tr '\n' ' ' < text)
		to=$(header "$file" To)
		for name in Ann Ben Cat Dan; do
			case $to in
			"$name"*)
				sed -n 's/^Your rack: //p' text >> "secret-$name"
				echo "$flat" | sed -n 's/.*You drew \([^.]*\)\. .*/\1/p' >> "secret-$name"
				;;
			*) echo "$file: $flat" >> "others-$name" ;;
			esac
		done
	done
	for name in Ann Ben Cat Dan; do
		awk 'NF > 3' "secret-$name" | sort -u > known
		if [ -s known ]; then
			echo "$name: $(grep -cF -f known "others-$name") of $(wc -l < known) racks and draws are in letters to others"
		fi
	done
}

# mailbox WHO: what that player was sent, as a mail program keeps it.
mailbox() {
	for file in "$CLUB"/outbox/new/*; do
		header "$file" To | grep -qF "<$(address "$1")>" || continue
		echo 'From club Fri Nov 20 12:00:00 2026'
		sed 's/\r$//; s/^>*From />&/' "$file"
		echo
	done
}

# ledger: what became of the letters since the last time.
ledger() {
	JUDGED=${JUDGED:-0}
	echo
	while adj ledger "$((JUDGED + 1))" > row 2> /dev/null; do
		JUDGED=$((JUDGED + 1))
		awk '
			/^letter / { sub(/,.*/, ""); printf "%s:", $0 }
			/^not judged/ { printf " not judged yet" }
			/^verdict / { sub(/^verdict /, ""); printf " %s", $0 }
			/^reason / { sub(/^reason +/, ""); printf "; %s", $0 }
			/^game / { sub(/^game +/, ""); printf "; game %s", $0 }
			orders { printf "%s %s", (orders++ > 1 ? " /" : ""), $0 }
			/^orders$/ { printf "; orders:"; orders = 1 }
			END { print "" }' row | hide
	done
}

state() {
	adj game show "${1:-1}" --json
}
