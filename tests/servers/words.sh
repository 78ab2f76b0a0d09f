# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# Words for stories with a mail server: sourced after tests/mails/story.sh. HERE is the
# folder of this file.
# shellcheck disable=SC2154,SC2034 # names come from the servers

# server NAME [ARGUMENT...]: tests/servers/NAME runs until the story ends; a story may
# have two. What it prints as name=value is $name from then on. Without it the story is
# skipped.
server() {
	servers=$((${servers:-0} + 1))
	fixture=$1
	stay=stay-$servers
	said=server-$servers
	shift
	: > "$said"
	mkfifo "$stay"
	"$HERE/$fixture" "$@" < "$stay" > "$said" 2> "$said-said" &
	fixture_pid=$!
	fixtures="${fixtures:-} $fixture_pid"
	eval "exec $((6 + servers))> $stay"
	# shellcheck disable=SC2086
	trap 'exec 7>&- 8>&-; wait $fixtures' EXIT
	while ! grep -q '^ready' "$said"; do
		if ! kill -0 $fixture_pid 2> /dev/null; then
			grep '^SKIPPED' "$said" || cat "$said" "$said-said"
			exit 0
		fi
		sleep 0.02
	done
	while IFS="=" read -r name value; do
		[ "$name" = ready ] || eval "$name=\$value"
	done < "$said"
}

# scripted [RULE...]: the server that does what it is told.
scripted() {
	server scripted "$(dirname "$PROGRAM")/scripted-smtp" "$@"
}

# posted [SETTING...]: a club that sends to the server; see `club`. The word `letters`
# shows what has arrived there.
posted() {
	club "outbox = smtps://gm@localhost:$smtps" "tls-ca = $ca" \
		"outbox-password-file = password" "$@"
	set_password gm-pass
}

set_password() {
	(umask 077 && echo "$1" > "$CLUB/password")
}

# go [OPTION...]: one run that tells what it did.
go() {
	try run --now "$NOW" "$@" | sed 's/^0 letters fetched, 0 judged, 0 turns timed out, //'
}

# letters: what exim has in its Maildir since the last time, in the order they came.
letters() {
	"$HERE/exim" --flush "$dir"
	touch known
	for file in "$dir"/mail/new/*; do
		if [ ! -e "$file" ] || grep -qxF "$file" known; then
			continue
		fi
		echo "$file" >> known
		echo "to $(header "$file" Envelope-to)" \
			"from $(header "$file" Return-path): $(header "$file" Subject)"
	done | sort
}

# as_written FILE: a letter as we wrote it: without what exim has put above it.
as_written() {
	sed -n '/^From: /,$p' "$1"
}

# told: what the scripted server saw since the last time, without what is always so.
told() {
	TOLD=${TOLD:-0}
	tail -n +$((TOLD + 1)) "$dir/log" | grep -vE '^(tls yes|ehlo|end$)'
	TOLD=$(wc -l < "$dir/log")
}

# returned: what came back to the club's address goes into its mailbox.
returned() {
	"$HERE/exim" --flush "$dir"
	for file in "$dir"/mail/new/*; do
		case $(header "$file" Envelope-to) in
		adjudicator*@club.example)
			touch -d "$NOW" "$file"
			mv "$file" "$CLUB/inbox/new/$(basename "$file")"
			;;
		esac
	done
}

# with_subject TEXT: the first letter in exim's Maildir whose Subject begins so.
with_subject() {
	for file in "$dir"/mail/new/*; do
		case $(header "$file" Subject) in
		"$1"*)
			echo "$file"
			return
			;;
		esac
	done
}

# collected [SETTING...]: a club whose letters arrive at Dovecot; `postman` brings there
# what players have written.
collected() {
	club "inbox = imaps://gm@localhost:$imaps/INBOX" "tls-ca = $ca" \
		"inbox-password-file = password" "$@"
	set_password gm-pass
}

# postman [FOLDER]: players' letters to a folder of the server.
postman() {
	folder=$dir/mail/gm/Maildir${1:+/.$1}
	for part in cur new tmp; do
		mkdir -p "$folder/$part"
	done
	mv "$CLUB"/inbox/new/* "$folder/tmp"
	chown -R --reference="$dir/users" "$dir/mail"
	mv "$folder"/tmp/* "$folder/new"
}

# folders: how many letters lie in each folder of the server.
folders() {
	for folder in '' .Junk .Processed .Rejected; do
		echo "${folder:-INBOX} $(find "$dir/mail/gm/Maildir/$folder/new" \
			"$dir/mail/gm/Maildir/$folder/cur" -type f 2> /dev/null | wc -l)"
	done | sed 's/^\.//'
}

# until_true COMMAND...: waits for it to come true.
until_true() {
	turns=0
	until "$@"; do
		turns=$((turns + 1))
		if [ $turns -eq 1500 ]; then
			echo "never: $*"
			return
		fi
		sleep 0.02
	done
}

# disk SIZE: a small disk of its own, $PWD/disk, with the club on it; the story is skipped
# where none can be mounted.
disk() {
	mkdir disk
	if [ -z "${OWN_MOUNTS:-}" ] || ! mount -t tmpfs -o "size=$1" tmpfs disk 2> /dev/null; then
		echo 'SKIPPED no disk can be mounted here'
		exit 0
	fi
	CLUB=$PWD/disk/club
}

# remount ro|rw: the disk can be written or not.
remount() {
	mount -o "remount,$1" disk
}

# room KILOBYTES|all: so much room is left on the disk.
room() {
	rm -f disk/full
	[ "$1" = all ] || head -c $((($(df -k --output=avail disk | tail -n 1) - $1) * 1024)) \
		/dev/zero > disk/full
}
