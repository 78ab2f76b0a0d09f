// The page of a board game: what is laid, what it scores, and the keyboard.

class BoardPage extends BoardHand {
	constructor(link) {
		super(link);
		const { others } = link;

		this.panel = new Panel(link,
			["word", ...others.includes("x") ? ["exchange"] : [], ...others.includes("p") ? ["pass"] : []],
			() => this.show());
		this.tools = make("div", { class: "tools" },
			this.tool("turn", "across", () => this.turn()),
			this.tool("mix", "mix", () => this.mix()),
			this.tool("recall", "recall", () => this.recall()));
		this.tools.append(this.nearness.button);
		this.panel.rack.append(this.rack_row, this.tools);
		show_page(link, this.nearness.frame, this.panel,
			["compose-keys-click", "compose-keys-drag", "compose-keys-near", "compose-keys-board", "compose-keys-moves"]);
		document.getElementById("page").append(this.dialog);
		this.nearness.show();
		this.recover();
	}

	// As it was left when the page was loaded before.
	recover() {
		const kept = this.kept.read();

		if (kept && tiles_fit(this.link, kept.laid) && whole(kept.at, 0, this.cells.length - 1)) {
			this.laid = new Map(kept.laid.map(([square, tile, other, from]) =>
				[square, { tile, other, from, blank: this.link.rack[from] === 0 }]));
			this.at = kept.at;
			this.across = kept.across === true;
			this.panel.tell(say("compose-kept"));
		}
		this.show();
	}

	keep() {
		const laid = [...this.laid].map(([square, { tile, other, from }]) => [square, tile, other, from]);

		this.kept.write(laid.length > 0 ? { laid, at: this.at, across: this.across } : null);
	}

	tool(id, name, act) {
		return make("button", { type: "button", id, onclick: act }, say("compose-" + name));
	}

	show() {
		const { way } = this.panel;

		if (way !== "word") {
			this.laid.clear();
		}
		this.table.classList.toggle("down", !this.across);
		this.cells.forEach((cell, square) => this.show_cell(cell, square));
		this.show_rack();
		document.getElementById("turn").textContent = say(this.across ? "compose-across" : "compose-down");
		for (const tool of this.tools.children) {
			tool.hidden = way !== "word" && tool.id !== "mix";
		}
		this.nearness.show();
		this.keep();
		this.show_panel(way);
	}

	show_panel(way) {
		const { panel, link } = this;

		if (way === "pass") {
			panel.show_plain("pass");
		} else if (way === "exchange") {
			const tiles = this.rack.filter(({ from }) => this.chosen.has(from));

			if (tiles.length === 0) {
				panel.show_hint(say("compose-exchange-pick"), false);
			} else {
				panel.show_plain("exchange " + tiles.map(({ tile }) => write_tile(link.tiles, tile)).join(" "));
			}
		} else {
			this.show_judged(judge_board(link, this.laid, this.across));
		}
	}

	show_judged(judged) {
		const { panel } = this;

		if (!judged) {
			panel.show_hint(say("compose-none"), false);
		} else if (judged.wrong) {
			panel.show_hint(say("compose-" + judged.wrong, judged), true);
		} else {
			panel.show_order(judged.order, judged.total);
			panel.show_lines([
				...judged.words.map(({ text, points }) => [text, points]),
				...judged.doubled ? [[say("compose-doubled"), "\u00d7\u202f2"]] : [],
				...judged.bonus > 0 ? [[say("compose-all"), judged.bonus]] : [],
			]);
		}
		return judged;
	}

	// Says what was done and what it is worth now.
	tell(text) {
		const judged = judge_board(this.link, this.laid, this.across);

		this.panel.tell(judged && !judged.wrong
			? `${text} ${judged.total} ${say("compose-points")}` : text);
	}

	go(square, focus = true) {
		this.at = square;
		this.show();
		if (focus) {
			this.cells[square].focus({ preventScroll: !this.table.contains(document.activeElement) });
		}
		this.nearness.see(this.cells[square]);
	}

	press(e, square) {
		this.touched = e.pointerType === "touch";
		if (this.laid.has(square)) {
			this.drag(e, this.laid.get(square).from);
		}
	}

	turn() {
		this.across = !this.across;
		this.show();
		this.panel.tell(say(this.across ? "compose-across" : "compose-down"));
	}

	click(square) {
		if (this.dragged) {
			return;
		}
		this.typed = null;
		if (this.touched && this.nearness.small(this.cells[square])) {
			this.nearness.set(true, this.cells[square]);
			this.go(square);
		} else if (this.laid.has(square)) {
			this.take(square);
			this.go(square);
		} else if (square === this.at && this.panel.way === "word") {
			this.turn();
			this.cells[square].focus();
		} else {
			this.go(square);
		}
	}

	key(e) {
		const moves = { ArrowLeft: [true, -1], ArrowRight: [true, 1], ArrowUp: [false, -1], ArrowDown: [false, 1] };
		const acts = {
			" ": () => this.turn(), Backspace: () => this.back(), Escape: () => this.recall(),
			Delete: () => this.laid.has(this.at) && this.take(this.at),
			Enter: () => this.panel.send.click(),
			"?": () => this.type_blank(),
		};

		if ((e.ctrlKey || e.metaKey || e.altKey) && !e.getModifierState("AltGraph")) {
			return;
		}
		if (e.key in moves) {
			this.typed = null;
			this.go(this.step(this.at, moves[e.key][1], moves[e.key][0]) ?? this.at);
		} else if (this.panel.way === "word" && e.key in acts) {
			acts[e.key]();
		} else if (this.panel.way === "word" && /^[\p{L}·.-]$/u.test(e.key)) {
			this.type(e.key.toLocaleUpperCase());
		} else {
			return;
		}
		e.preventDefault();
	}

	back() {
		this.typed = null;
		if (!this.laid.has(this.at)) {
			this.go(this.step(this.at, -1) ?? this.at);
		}
		if (this.laid.has(this.at)) {
			this.take(this.at);
			this.cells[this.at].focus();
		}
	}

	type_blank() {
		const blank = this.free_tile((tile) => tile === 0);
		const square = this.free_from(this.at);

		if (blank && square !== null) {
			this.lay(blank.from, square);
		}
	}

	// "L" and then the dot make L·L of what was laid, where the rack has it.
	grow(c) {
		const { typed } = this;

		this.typed = null;
		if (!typed) {
			return false;
		}
		if (typed.face.startsWith(typed.text + c)) {
			this.typed = { ...typed, text: typed.text + c };
			return true;
		}
		const more = typed.mine && this.free_tile((tile, face) =>
			tile !== 0 && face.startsWith(typed.text + c));

		if (more) {
			this.laid.delete(typed.square);
			this.lay(more.from, typed.square);
			this.typed = { ...typed, face: this.link.tiles[more.tile].face, text: typed.text + c };
		}
		return Boolean(more);
	}

	type(key) {
		const dot = this.link.tiles.some(({ face }) => face.includes("·"));
		const c = /[.·-]/.test(key) ? "·" : key;

		if (this.grow(c) || (c === "·" && !dot)) {
			return;
		}
		const there = this.link.square[this.at];

		// A letter that lies there already is passed over when it is typed.
		if (there && this.link.tiles[there.tile].face.startsWith(c)) {
			this.typed = { face: this.link.tiles[there.tile].face, text: c, square: this.at, mine: false };
			this.go(this.step(this.at, 1) ?? this.at);
			return;
		}
		if (this.laid.has(this.at)) {
			this.laid.delete(this.at);
		}
		this.type_on(c, this.free_from(this.at));
	}

	type_on(c, square) {
		const { tiles } = this.link;
		const plain = c.normalize("NFD").replace(/\p{M}/gu, "");
		const wanted = tiles.some(({ face }) => face.startsWith(c)) ? c : plain;
		const one = this.free_tile((tile, face) => tile !== 0 && face === wanted) ||
			this.free_tile((tile, face) => tile !== 0 && face.startsWith(wanted));
		const blank = this.free_tile((tile) => tile === 0);
		const letter = tiles.findIndex(({ face }, tile) => tile > 0 && face === wanted);

		if (square === null) {
			this.show();
			this.panel.tell(say("compose-full"));
		} else if (one) {
			this.lay(one.from, square);
			this.typed = { face: tiles[one.tile].face, text: wanted, square, mine: true };
		} else if (blank && letter > 0) {
			this.put({ tile: letter, other: 0, blank: true, from: blank.from }, square);
		} else {
			this.show();
			this.panel.tell(say("compose-no-tile", { letter: wanted }));
		}
	}
}

function start_board(link) {
	return new BoardPage(link);
}
