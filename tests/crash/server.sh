# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# A club whose rows are on a private PostgreSQL, broken again and again: sourced with
# `here` set to this folder and `work` to one of one's own. Without a server database is
# empty, and none of this does anything.
database=

# sql DATABASE STATEMENT [STATEMENT]: by the server's owner, in one session.
sql() {
	psql -qXAt -v ON_ERROR_STOP=1 -d "${database#postgresql:} dbname=$1" \
		-c 'SET client_min_messages = warning' -c "$2" ${3:+-c "$3"}
}

# It ends with this script, which holds its standard input.
start_server() {
	# shellcheck disable=SC2154 # of the caller
	mkfifo "$work/hold" "$work/begun"
	# shellcheck disable=SC2154 # of the caller
	"$here/../servers/postgresql" <"$work/hold" >"$work/begun" &
	exec 9>"$work/hold" 8<"$work/begun"
	while read -r line <&8; do
		case $line in
		database=*) database=${line#database=} ;;
		programs=*) PATH=${line#programs=}:$PATH ;; # Debian's own psql is a script
		ready) return ;;
		SKIPPED*)
			echo "$line"
			exit 0
			;;
		esac
	done
	echo 'crash: PostgreSQL did not start' >&2
	exit 1
}

# What the rows are now is what fresh_rows makes them again.
keep_rows() {
	[ -z "$database" ] || sql postgres 'ALTER DATABASE club RENAME TO prepared'
}

fresh_rows() {
	[ -z "$database" ] ||
		sql postgres 'DROP DATABASE IF EXISTS club (FORCE)' 'CREATE DATABASE club TEMPLATE prepared'
}

# The server has noticed that the program is dead. A sequence is of no transaction, so that
# numbers of what was undone would be left out, and games would have others.
settle_server() {
	[ -n "$database" ] || return 0
	sql club "DO \$\$ BEGIN
		WHILE EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = 'club' AND pid <> pg_backend_pid())
		LOOP PERFORM pg_stat_clear_snapshot(); END LOOP; END \$\$" \
		"DO \$\$ DECLARE t regclass; c name; BEGIN
		FOR t, c IN SELECT attrelid, attname FROM pg_attribute
		JOIN pg_class ON pg_class.oid = attrelid WHERE relkind = 'r' AND attidentity <> ''
		AND relnamespace = CAST('adjudicator' AS regnamespace)
		LOOP EXECUTE format('SELECT setval(pg_get_serial_sequence(%L, %L),'
		' 1 + COALESCE(MAX(%I), 0), false) FROM %s', CAST(t AS text), c, c, t);
		END LOOP; END \$\$"
}
