// The letters of WordCap's grid or Cubes' pile as a drawing.

const UNIT = 60;
const SLOPE = Math.sqrt(3) / 2;

// A point of the pile as it is seen, of u = x - z and v = y - z.
const project = (u, v) => [(u - v) * SLOPE * UNIT, (u + v) / 2 * UNIT];

// The two halves of a face, each three corners in u and v, as adjudicator/games/paths/pile.h
// has them.
function halves_of({ x, y, z, side, shows }) {
	const u = x - z;
	const v = y - z;
	const D = (a, b) => [[a, b], [a + 1, b], [a + 1, b + 1]];
	const U = (a, b) => [[a, b], [a, b + 1], [a + 1, b + 1]];
	const pair = {
		T: [D(u - 1, v - 1), U(u - 1, v - 1)],
		R: [D(u, v), U(u, v - 1)],
		L: [D(u - 1, v), U(u, v)],
	}[side];

	return pair.filter((half, i) => shows >> i & 1);
}

const same = (p, q) => p[0] === q[0] && p[1] === q[1];

// The corners of a face in order: one triangle, or two that share their longest side.
function outline(halves) {
	if (halves.length === 1) {
		return halves[0];
	}
	const [one, two] = halves;
	const own = one.find((p) => !two.some((q) => same(p, q)));
	const far = two.find((p) => !one.some((q) => same(p, q)));
	const shared = one.filter((p) => two.some((q) => same(p, q)));

	return [own, shared[0], far, shared[1]];
}

function middle(points) {
	const sum = points.reduce((a, p) => [a[0] + p[0], a[1] + p[1]], [0, 0]);

	return [sum[0] / points.length, sum[1] / points.length];
}

// Lines where faces meet in the drawing and not in space, and where the pile ends.
function cliffs(nodes) {
	const edges = new Map();

	nodes.forEach((node, i) => halves_of(node).forEach((half) => half.forEach((p, k) => {
		const q = half[(k + 1) % 3];
		const key = JSON.stringify([p, q].sort((a, b) => a[0] - b[0] || a[1] - b[1]));

		edges.set(key, [...edges.get(key) || [], i]);
	})));
	return [...edges].filter(([, [a, b]]) => b === undefined || (a !== b && !touch(nodes[a], nodes[b])))
		.map(([key]) => JSON.parse(key));
}

class Figure {
	constructor(link) {
		const grid = link.kind === "grid";

		this.link = link;
		this.net = grid ? grid_net(link) : pile_net(link);
		this.figure = make("svg:svg", {
			class: `figure ${link.kind}-figure`, role: "group",
			"aria-label": say("compose-" + link.kind), onkeydown: (e) => this.key(e),
			onpointermove: (e) => this.sweep(e),
		});
		this.groups = this.net.nodes.map((node, i) => this.make_node(node, i));
		this.trail = make("svg:polyline", { class: "trail" });
		this.small = make("svg:g", { "aria-hidden": "true" });
		this.crossings = [];
		grid ? this.draw_grid() : this.draw_pile();
	}

	make_node(node, i) {
		return make("svg:g", {
			class: "node", role: "button", "data-node": i,
			onclick: () => this.click(i), onpointerdown: (e) => this.press(e),
		});
	}

	text(where, what, kind) {
		return make("svg:text", { x: where[0], y: where[1], ...kind ? { class: kind } : {} }, what);
	}

	draw_grid() {
		const { link, net, figure } = this;
		const at = (n) => 44 + n * 64;

		figure.setAttribute("viewBox", "0 0 344 344");
		for (let n = 0; n < 5; n++) {
			figure.append(this.text([at(n), 8], column_name(n), "axis"), this.text([8, at(n)], String(n + 1), "axis"));
		}
		net.nodes.forEach((node, i) => {
			const { face, value } = link.tiles[node.tile];

			node.middle = [at(node.x), at(node.y)];
			this.groups[i].append(
				make("svg:rect", { class: "face F-G", x: at(node.x) - 23, y: at(node.y) - 23, width: 46, height: 46, rx: 10 }),
				this.text(node.middle, face, letters_of(face) > 1 ? "many" : null));
			this.small.append(this.text([at(node.x) + 16, at(node.y) + 16], String(value), "tiny"));
		});
		figure.append(...this.groups, this.small, this.trail);
		this.crossings = net.blocks.map(({ x, y, bonus }) => {
			const place = [at(x) + 32, at(y) + 32];
			const marks = [make("svg:circle", { class: "crossing", cx: place[0], cy: place[1], r: 8 }),
				this.text(place, String(bonus), "crossing-text")];

			figure.append(...marks);
			return marks;
		});
	}

	draw_pile() {
		const { net, figure } = this;
		const all = net.nodes.flatMap((node) => outline(halves_of(node)).map(([u, v]) => project(u, v)));
		const low = [0, 1].map((k) => Math.min(...all.map((p) => p[k])) - 6);
		const high = [0, 1].map((k) => Math.max(...all.map((p) => p[k])) + 6);

		figure.setAttribute("viewBox", [...low, high[0] - low[0], high[1] - low[1]].map((n) => n.toFixed(1)).join(" "));
		net.nodes.forEach((node, i) => {
			const points = outline(halves_of(node)).map(([u, v]) => project(u, v));
			const { face } = this.link.tiles[node.tile];

			node.middle = middle(points);
			this.groups[i].append(make("svg:polygon", {
				class: node.usable ? `face F-${node.side}${node.red ? " red" : ""}` : "face half",
				points: points.map((p) => p.map((n) => n.toFixed(1)).join()).join(" "),
			}), this.text(node.usable ? [node.middle[0], node.middle[1] - 2] : node.middle,
				node.usable ? face : face.toLowerCase(), letters_of(face) > 1 ? "many" : null));
			if (node.usable) {
				this.small.append(...this.labels(node));
			} else {
				this.groups[i].classList.add("hidden-face");
			}
		});
		figure.append(...this.groups, ...cliffs(net.nodes).map(([p, q]) => {
			const [a, b] = [project(...p), project(...q)];

			return make("svg:line", { class: "cliff", x1: a[0], y1: a[1], x2: b[0], y2: b[1] });
		}), this.small, this.trail);
	}

	labels(node) {
		const { face, value } = this.link.tiles[node.tile];
		const beside = letters_of(face) > 1 ? 21 : 14;
		const [x, y] = node.middle;
		const [cx, cy] = { T: [x - 21, y - 6], R: [x + 13, y - 25], L: [x - 13, y - 25] }[node.side];
		const chip = node.bonus ? [
			make("svg:rect", { class: `chip ${node.bonus[1]}`, x: cx - 8.5, y: cy - 6, width: 17, height: 12, rx: 3 }),
			this.text([cx, cy + 0.5], node.bonus, "bonus")] : [];

		return [this.text([x + beside, y + 6], String(value), "tiny"),
			this.text([x, y + 18], node.name + (node.red ? "!" : ""), "tiny"), ...chip];
	}
}
