// Tracing a word: by mouse, by finger, letter by letter from the keyboard.

class TracePage extends Figure {
	constructor(link) {
		super(link);
		const { others } = link;

		this.path = [];
		this.fixed = 0; // so many of them were pointed at, the others typed
		this.cube = null; // to be taken off
		this.kept = new Kept(link);
		this.here = this.net.nodes.findIndex((node) => node.usable);
		this.panel = new Panel(link,
			["word", ...others.includes("s") ? ["sort"] : [], ...others.includes("r") ? ["remove"] : [],
				...others.includes("p") ? ["pass"] : []],
			() => this.show());
		this.tools = make("div", { class: "tools" },
			make("button", { type: "button", id: "back", onclick: () => this.back() }, say("compose-back")),
			make("button", { type: "button", id: "recall", onclick: () => this.clear() }, say("compose-clear")));
		this.panel.rack.append(this.tools);
		show_page(link, this.figure, this.panel, ["compose-keys-trace", "compose-keys-path", "compose-keys-moves"]);
		this.recover();
	}

	// As it was left when the page was loaded before.
	recover() {
		const kept = this.kept.read();

		if (kept && path_fits(this.net, kept.path)) {
			this.path = kept.path;
			this.fixed = kept.path.length;
			this.panel.tell(say("compose-kept"));
		}
		this.show();
	}

	describe(i) {
		const node = this.net.nodes[i];
		const { face, value } = this.link.tiles[node.tile];
		const parts = [`${node.name} ${say("compose-tile", { letter: face, n: value })}`];

		if (node.bonus) {
			parts.push(say("compose-" + { DL: "2l", TL: "3l", DW: "2w", TW: "3w" }[node.bonus]));
		}
		if (node.red) {
			parts.push(say("compose-red"));
		}
		if (!node.usable) {
			parts.push(say("compose-hidden"));
		}
		if (this.path.includes(i)) {
			parts.push(say("compose-step", { n: this.path.indexOf(i) + 1 }));
		}
		return parts.join(", ");
	}

	show() {
		const { net, panel, path, here } = this;
		const word = panel.way === "word";

		if (!word) {
			this.path = [];
		}
		this.figure.classList.toggle("tracing", word && path.length > 0);
		this.groups.forEach((group, i) => {
			const on = this.path.includes(i);
			const next = word && path.length > 0 && !step_wrong(net, path, i);
			const picked = panel.way === "remove" && net.nodes[i].cube_name === this.cube && this.cube;

			group.classList.toggle("on", on);
			group.classList.toggle("next", next);
			group.classList.toggle("out", !on && !next);
			group.classList.toggle("picked", Boolean(picked));
			group.setAttribute("aria-pressed", String(Boolean(on || picked)));
			group.setAttribute("aria-label", this.describe(i));
			if (this.link.kind === "pile" && net.nodes[i].usable) {
				group.setAttribute("aria-description", say("compose-touches", {
					faces: [...net.near[i]].map((k) => net.nodes[k].name).join(" "),
				}));
			}
			group.setAttribute("tabindex", i === here ? "0" : "-1");
		});
		this.trail.setAttribute("points", this.path.map((i) => net.nodes[i].middle.join()).join(" "));
		const won = new Set(this.path.slice(1).map((b, i) => net.block(this.path[i], b)));

		this.crossings.forEach((marks, i) => marks.forEach((mark) => mark.classList.toggle("won", won.has(i))));
		this.tools.hidden = !word;
		this.kept.write(path.length > 0 ? { path: this.path } : null);
		this.show_panel(panel.way);
	}

	show_panel(way) {
		const { panel, link, net } = this;

		if (way === "remove") {
			this.cube ? panel.show_plain("remove " + Number(this.cube))
				: panel.show_hint(say("compose-remove-pick"), false);
			return;
		}
		if (way !== "word") {
			panel.show_plain(way);
			return;
		}
		const judged = judge_path(link, net, this.path);

		if (!judged) {
			panel.show_hint(say(link.others.includes("R") ? "compose-must-remove" : "compose-trace"), false);
		} else if (judged.wrong) {
			panel.show_hint(this.path.map((i) => link.tiles[net.nodes[i].tile].face).join("") + ": " +
				say("compose-" + judged.wrong, judged), false);
		} else {
			panel.show_order(judged.order, judged.total);
			panel.show_lines(this.lines(judged));
		}
	}

	lines(judged) {
		if (this.link.kind === "grid") {
			return [[judged.word, judged.letters], ...judged.bonus > 0 ? [[say("compose-crossings"), judged.bonus]] : []];
		}
		return [[judged.word, judged.sum],
			...judged.times > 1 ? [[say(judged.times === 2 ? "compose-2w" : "compose-3w"), `\u00d7\u202f${judged.times}`]] : [],
			...judged.extra > 0 ? [[say("compose-long"), judged.extra]] : []];
	}

	tell(text) {
		const judged = judge_path(this.link, this.net, this.path);

		this.panel.tell(judged && !judged.wrong ? `${text} ${judged.total} ${say("compose-points")}` : text);
	}

	go(i, focus = true) {
		this.here = i;
		this.show();
		if (focus) {
			this.groups[i].focus({ preventScroll: true });
		}
	}

	// To a letter on the path: what follows goes; the last one goes itself.
	cut(i) {
		const at = this.path.indexOf(i);

		this.path = this.path.slice(0, at === this.path.length - 1 ? at : at + 1);
		this.fixed = Math.min(this.fixed, this.path.length);
	}

	click(i) {
		if (this.swept) {
			this.swept = false;
			return;
		}
		this.pick(i);
	}

	pick(i) {
		const { panel, net } = this;

		if (panel.way === "remove") {
			this.cube = net.nodes[i].cube_name;
			this.go(i);
			panel.tell(say("compose-cube", { cube: Number(this.cube) }));
			return;
		}
		if (panel.way !== "word") {
			return;
		}
		const wrong = step_wrong(net, this.path, i);

		if (this.path.includes(i)) {
			this.cut(i);
		} else if (wrong) {
			this.go(i);
			panel.tell(say("compose-step-" + wrong));
			return;
		} else {
			this.path = [...this.path, i];
			this.fixed = this.path.length;
		}
		this.go(i);
		this.tell(this.spelled() + ".");
	}

	spelled() {
		return this.path.map((i) => this.link.tiles[this.net.nodes[i].tile].face).join("");
	}

	press(e) {
		this.pressed = e.button === 0 && this.link.kind === "grid";
		this.swept = false;
		if (e.target.hasPointerCapture && e.target.hasPointerCapture(e.pointerId)) {
			e.target.releasePointerCapture(e.pointerId);
		}
	}

	// A finger or mouse held down runs along the letters.
	sweep(e) {
		if (!this.pressed || (e.buttons & 1) === 0 || this.panel.way !== "word") {
			this.pressed = false;
			return;
		}
		const under = document.elementFromPoint(e.clientX, e.clientY);
		const group = under && under.closest("[data-node]");
		const i = group ? Number(group.dataset.node) : -1;

		if (i < 0 || i === this.path[this.path.length - 1]) {
			return;
		}
		const box = group.getBoundingClientRect();
		const off = Math.hypot(e.clientX - box.x - box.width / 2, e.clientY - box.y - box.height / 2);

		if (off > box.width * 0.42) {
			return;
		}
		if (i === this.path[this.path.length - 2]) {
			this.cut(this.path[this.path.length - 1]);
			this.show();
		} else if (!step_wrong(this.net, this.path, i)) {
			this.swept = true;
			this.pick(i);
		}
	}

	back() {
		if (this.path.length > 0) {
			this.cut(this.path[this.path.length - 1]);
			this.show();
			this.tell(this.spelled() || say("compose-trace"));
		}
	}

	clear() {
		this.path = [];
		this.fixed = 0;
		this.show();
		this.panel.tell(say("compose-trace"));
	}

	key(e) {
		const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
		const acts = {
			" ": () => this.pick(this.here), Backspace: () => this.back(), Escape: () => this.clear(),
			Enter: () => this.panel.send.click(),
		};

		if ((e.ctrlKey || e.metaKey || e.altKey) && !e.getModifierState("AltGraph")) {
			return;
		}
		if (e.key in ways) {
			this.go(this.towards(ways[e.key]));
		} else if (e.key in acts) {
			acts[e.key]();
		} else if (this.panel.way === "word" && /^\p{L}$/u.test(e.key)) {
			this.type(e.key.toLocaleUpperCase());
		} else {
			return;
		}
		e.preventDefault();
	}

	// The nearest node that way, sideways counting double.
	towards([dx, dy]) {
		const [x, y] = this.net.nodes[this.here].middle;
		let best = this.here;
		let least = Infinity;

		this.net.nodes.forEach((node, i) => {
			const [a, b] = [node.middle[0] - x, node.middle[1] - y];
			const along = a * dx + b * dy;
			const aside = Math.abs(a * dy) + Math.abs(b * dx);

			if (along > 1 && aside < 2 * along && along + 2 * aside < least) {
				[best, least] = [i, along + 2 * aside];
			}
		});
		return best;
	}

	// The best way to write all that was typed, after what was pointed at.
	type(c) {
		const begin = this.path.slice(0, this.fixed);
		const letters = this.path.slice(this.fixed).map((i) => this.link.tiles[this.net.nodes[i].tile].face).join("");
		const found = find_path(this.link, this.net, begin, letters + c);

		if (!found) {
			this.panel.tell(say("compose-no-way", { word: this.spelled() + c }));
			return;
		}
		this.path = found;
		this.go(found[found.length - 1]);
		this.tell(this.spelled() + ".");
	}
}

function start_trace(link) {
	return new TracePage(link);
}
