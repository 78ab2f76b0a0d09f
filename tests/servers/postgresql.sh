# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# Words for private PostgreSQL servers: sourced by tests/servers/postgresql and _pair.
# Root becomes nobody, for PostgreSQL serves nothing as root. Each server ends with the
# script that started it, however that ends: nobody need be there to stop it.
# shellcheck disable=SC2034 # some names are for whoever sources this
export LC_ALL=C

bin=$(find /usr/lib/postgresql -mindepth 3 -maxdepth 3 -name initdb 2> /dev/null | sort -V | tail -n 1)
bin=${bin%/initdb}
if [ -z "$bin" ]; then
	echo "SKIPPED there is no PostgreSQL here: make deps-rig"
	exit 77
fi

base=${TMPDIR:-/tmp}
[ ${#base} -lt 60 ] || base=/tmp # sockets have short names
dir=$(mktemp -d "$base/postgresql.XXXXXX") || exit 2
chmod 755 "$dir"
trap 'finish' EXIT
trap 'exit 1' HUP INT TERM

if [ "$(id -u)" = 0 ]; then
	group=$(id -gn nobody)
	chown "nobody:$group" "$dir"
	as="setpriv --reuid=nobody --regid=$group --clear-groups --inh-caps=-all"
else
	as=setpriv
fi

# first_files AT: AT/data, as initdb leaves it; copied where the folder CLUSTER has them
# (tests/servers/cluster).
first_files() {
	if [ -z "${CLUSTER:-}" ]; then
		$as -- "$bin/initdb" -D "$1/data" -U club -A trust -E SQL_ASCII --locale=C -N
		return
	fi
	cp -Rp "$CLUSTER" "$1/data"
}

# new_server AT: its files, in AT/data. Nothing here must outlive a power cut.
new_server() {
	first_files "$1" &&
		cat <<-END >> "$1/data/postgresql.conf"
		listen_addresses = ''
		fsync = off
		full_page_writes = off
		max_connections = 400
		shared_buffers = 32MB
		jit = off
		autovacuum = off
		END
}

# start_server AT: it listens in AT; its process is $started.
start_server() {
	(cd "$1" && exec $as --pdeathsig QUIT -- "$bin/postgres" -D "$1/data" -k "$1") \
		< /dev/null >> "$1/log" 2>&1 &
	started=$!
	until "$bin/pg_isready" -q -h "$1" -U club -d postgres; do
		kill -0 "$started" 2> /dev/null || return 1
		sleep 0.02
	done
}
