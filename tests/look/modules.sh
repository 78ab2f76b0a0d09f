# shellcheck shell=sh
# SPDX-License-Identifier: ISC
# What it takes to look at pages: sourced with `work` set to a folder of one's own and
# `name` to what is looked at. NODE_PATH leads to axe-core and puppeteer-core then, which
# npm fetches; LOOK_MODULES keeps them, and with LOOK_FETCH=no nothing is fetched.

# shellcheck disable=SC2154 # of the caller
skipped() {
	echo "SKIPPED $name: $1"
	exit 0
}

for program in chromium node npm; do
	command -v "$program" > /dev/null || skipped "$program is not installed"
done
modules=${LOOK_MODULES:-$work/modules}
if [ ! -d "$modules/node_modules/axe-core" ]; then
	[ "${LOOK_FETCH:-yes}" = yes ] || skipped 'LOOK_MODULES has no axe-core'
	mkdir -p "$modules"
	PUPPETEER_SKIP_DOWNLOAD=1 npm install --prefix "$modules" --no-audit --no-fund \
		--silent axe-core puppeteer-core > "$work/npm" 2>&1 ||
		skipped 'npm cannot fetch axe-core'
fi
export NODE_PATH="$modules/node_modules"
