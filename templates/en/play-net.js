// Letters that words wander through: WordCap's grid and the faces of Cubes' pile as
// nodes, with what is next to what, and what a way among them scores.

// nodes: { name, tile, usable, x, y (middle, for arrow keys), shape and such }
// near[i]: Set of nodes; crossing(a, b): the block whose middle a step runs through and
// which way, or null.
function grid_net(link) {
	const value = (i) => link.tiles[link.cell[i]].value;
	const nodes = link.cell.map((tile, i) => ({
		name: column_name(i % 5) + (Math.floor(i / 5) + 1), tile, usable: true,
		x: i % 5, y: Math.floor(i / 5),
	}));
	const near = nodes.map((a, i) => new Set(nodes.flatMap((b, k) =>
		k !== i && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1 ? [k] : [])));
	const blocks = [];

	for (let y = 0; y < 4; y++) {
		for (let x = 0; x < 4; x++) {
			const i = 5 * y + x;

			blocks.push({ x, y, bonus: Math.max(value(i), value(i + 1), value(i + 5), value(i + 6)) });
		}
	}
	const block = (a, b) => {
		const from = nodes[a];
		const to = nodes[b];

		return from.x === to.x || from.y === to.y
			? null : 4 * Math.min(from.y, to.y) + Math.min(from.x, to.x);
	};

	return {
		nodes, near, blocks, block, least: 2, most: 25,
		score(path) {
			const bonus = path.slice(1).reduce((sum, b, i) => {
				const at = block(path[i], b);

				return at === null ? sum : sum + blocks[at].bonus;
			}, 0);

			return { total: path.length + bonus, letters: path.length, bonus };
		},
	};
}

// From the lowest to the highest corner of a face, along each axis.
function extent(face) {
	const low = [face.x, face.y, face.z];
	const high = low.map((n) => n + 1);
	const flat = { R: 0, L: 1, T: 2 }[face.side];

	low[flat] = high[flat];
	return { low, high };
}

function touch(a, b) {
	const p = extent(a);
	const q = extent(b);

	return p.low.every((n, i) => n <= q.high[i] && q.low[i] <= p.high[i]);
}

const LONG_WORD = { 5: 10, 6: 20, 7: 40 };

function pile_net(link) {
	const nodes = link.face.map((face) => ({ ...face, usable: face.shows === 3 }));
	const near = nodes.map((a, i) => new Set(nodes.flatMap((b, k) =>
		k !== i && a.usable && b.usable && touch(a, b) ? [k] : [])));

	return {
		nodes, near, block: () => null, least: 3, most: 7,
		score(path) {
			let sum = 0;
			let times = 1;

			for (const i of path) {
				const { bonus, tile } = nodes[i];

				sum += link.tiles[tile].value * ({ DL: 2, TL: 3 }[bonus] || 1);
				times = Math.max(times, { DW: 2, TW: 3 }[bonus] || 1);
			}
			const extra = LONG_WORD[path.length] || 0;

			return { total: sum * times + extra, sum, times, extra };
		},
	};
}

// Why a node cannot be the next one: "hidden", "used", "near", "crosses", "long"; null:
// it can.
function step_wrong(net, path, next) {
	if (!net.nodes[next].usable) {
		return "hidden";
	}
	if (path.includes(next)) {
		return "used";
	}
	if (path.length >= net.most) {
		return "long";
	}
	if (path.length === 0) {
		return null;
	}
	if (!net.near[path[path.length - 1]].has(next)) {
		return "near";
	}
	const block = net.block(path[path.length - 1], next);
	const crossed = block !== null && path.slice(1).some((b, i) => net.block(path[i], b) === block);

	return crossed ? "crosses" : null;
}

// The best way to write letters that goes on from a beginning; null: there is none.
function find_path(link, net, begin, letters) {
	let best = null;
	let score = -1;
	let steps = 100000;

	function go(path, rest) {
		if (rest === "") {
			const { total } = net.score(path);

			if (total > score) {
				[best, score] = [path, total];
			}
			return;
		}
		net.nodes.forEach((node, i) => {
			const { face } = link.tiles[node.tile];

			if (steps > 0 && rest.startsWith(face) && !step_wrong(net, path, i)) {
				steps--;
				go([...path, i], rest.slice(face.length));
			}
		});
	}
	go(begin, letters);
	return best;
}

// { wrong, n } or { order, total, ... }; null: there is no path yet.
function judge_path(link, net, path) {
	if (path.length === 0) {
		return null;
	}
	if (path.length < net.least) {
		return { wrong: "path-short", n: net.least };
	}
	const word = path.map((i) => net.nodes[i].tile);
	const spelled = word.map((tile) => link.tiles[tile].face).join("");
	const plain = !word.some((tile, i) => misread(link.tiles, word, i));
	const places = path.map((i) => net.nodes[i].name).join(" ");

	return {
		...net.score(path), word: spelled,
		order: plain ? `word ${spelled} ${places}` : `word ${places}`,
	};
}
