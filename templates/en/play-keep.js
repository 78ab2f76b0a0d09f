// What is laid out stays when the page is loaded anew: in this tab, for this turn alone, and
// nothing but where the reader's tiles lie.

class Kept {
	constructor({ game, turn, position }) {
		this.name = `adjudicator game ${game}`;
		this.of = `${turn} ${position}`;
	}

	// What was kept of this turn; null: nothing was. What was kept of another one goes. A
	// browser may keep nothing at all for a page, and says so by an error.
	read() {
		try {
			const kept = JSON.parse(sessionStorage.getItem(this.name));

			if (kept && kept.of === this.of) {
				return kept.what;
			}
			sessionStorage.removeItem(this.name);
		} catch (e) {
			// As good as nothing.
		}
		return null;
	}

	// null: there is nothing to keep.
	write(what) {
		try {
			if (what === null) {
				sessionStorage.removeItem(this.name);
			} else {
				sessionStorage.setItem(this.name, JSON.stringify({ of: this.of, what }));
			}
		} catch (e) {
			// The page works as well without.
		}
	}
}

const whole = (n, least, most) => Number.isInteger(n) && n >= least && n <= most;

// [square, tile, other, place on the rack] of each; whether a turn can lie so.
function tiles_fit({ square, tiles, rack, dual }, laid) {
	const unlike = (k) => new Set(laid.map((one) => one[k])).size === laid.length;

	return Array.isArray(laid) && laid.length <= rack.length && laid.every(Array.isArray) &&
		unlike(0) && unlike(3) && laid.every(([at, tile, other, from]) =>
		whole(at, 0, square.length - 1) && !square[at] && whole(from, 0, rack.length - 1) &&
			whole(tile, 1, tiles.length - 1) && whole(other, 0, tiles.length - 1) &&
			(rack[from] === 0 ? dual || other === 0 : rack[from] === tile && other === 0));
}

// Whether a way can be gone from its first letter to its last.
function path_fits(net, path) {
	return Array.isArray(path) && path.every((i, k) =>
		whole(i, 0, net.nodes.length - 1) && !step_wrong(net, path.slice(0, k), i));
}
