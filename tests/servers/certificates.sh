# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# Throw-away certificates for a server of the tests, into $dir/tls: those of an
# authority ca are server (localhost), elsewhere (another host) and expired; stranger is
# an authority that signed nothing here. They are made once for many servers where the
# folder CERTIFICATES has them (tests/servers/certificates).

# shellcheck disable=SC2154 # $dir is the folder of who sources this
key() { # NAME
	openssl ecparam -name prime256v1 -genkey -noout -out "$dir/tls/$1.key"
}

authority() { # NAME
	key "$1" && openssl req -x509 -new -key "$dir/tls/$1.key" -days 3650 \
		-subj "/CN=$1 of tests" -addext keyUsage=critical,keyCertSign,cRLSign \
		-out "$dir/tls/$1.pem"
}

certificate() { # NAME WHOM FROM TO
	key "$1" &&
		openssl req -new -key "$dir/tls/$1.key" -subj "/CN=$1" -out "$dir/tls/$1.csr" &&
		printf '%s\n' "[ leaf ]" "subjectAltName=$2" extendedKeyUsage=serverAuth \
			basicConstraints=CA:FALSE > "$dir/tls/leaf.cnf" &&
		openssl ca -batch -notext -config "$dir/tls/ca.cnf" -extfile "$dir/tls/leaf.cnf" \
			-extensions leaf -startdate "$3" -enddate "$4" \
			-in "$dir/tls/$1.csr" -out "$dir/tls/$1.pem"
}

certificates() {
	if [ -n "${CERTIFICATES:-}" ]; then
		cp -R "$CERTIFICATES" "$dir/tls"
		return
	fi
	mkdir "$dir/tls" && : > "$dir/tls/index" || return 1
	cat > "$dir/tls/ca.cnf" <<-END
	[ ca ]
	default_ca = ca_here
	[ ca_here ]
	database = $dir/tls/index
	new_certs_dir = $dir/tls
	rand_serial = yes
	unique_subject = no
	certificate = $dir/tls/ca.pem
	private_key = $dir/tls/ca.key
	default_md = sha256
	policy = any
	[ any ]
	commonName = supplied
	END
	authority ca && authority stranger &&
		certificate server DNS:localhost,IP:127.0.0.1,IP:127.0.0.4,IP:127.0.0.5 \
			20200101000000Z 20491231000000Z &&
		certificate elsewhere DNS:other.example 20200101000000Z 20491231000000Z &&
		certificate expired IP:127.0.0.3 20200101000000Z 20210101000000Z
}
