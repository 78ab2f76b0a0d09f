// The board as a table: its squares, what they are called, and the way about on it.

const CLASSES = { "2L": "L2", "3L": "L3", "4L": "L4", "2W": "W2", "3W": "W3", "4W": "W4", EX: "XE" };

class BoardTable {
	constructor(link) {
		this.link = link;
		this.laid = new Map(); // square -> { tile, other, blank, from: place on the rack }
		this.at = this.first_square();
		this.across = true;
		this.table = this.make_table();
		this.nearness = new Nearness(this.table, link.cols);
	}

	// Where people look first: the centre, else the free square nearest to it.
	first_square() {
		const { cols, centre, square } = this.link;
		const far = (s) => Math.abs(s % cols - centre % cols) +
			Math.abs(Math.floor(s / cols) - Math.floor(centre / cols));

		return [...square.keys()].filter((s) => !square[s]).sort((a, b) => far(a) - far(b))[0] ?? 0;
	}

	make_table() {
		const { cols, rows } = this.link;
		const head = () => make("tr", { role: "row" }, make("td", { class: "side", role: "presentation" }),
			...[...Array(cols).keys()].map((c) => make("th", { scope: "col", role: "columnheader" }, column_name(c))));

		this.cells = [];
		const body = [...Array(rows).keys()].map((row) => make("tr", { role: "row" },
			make("th", { scope: "row", role: "rowheader", class: "side" }, String(row + 1)),
			...[...Array(cols).keys()].map((col) => this.make_cell(row * cols + col))));
		const table = make("table", {
			class: cols > 17 ? "board large" : "board", role: "grid",
			"aria-label": say("compose-board", { column: column_name(cols - 1), row: rows }),
			onkeydown: (e) => this.key(e),
		}, make("thead", {}, head()), make("tbody", {}, ...body));

		return table;
	}

	make_cell(square) {
		const cell = make("td", {
			role: "gridcell", "data-square": square,
			onclick: () => this.click(square),
			onpointerdown: (e) => this.press(e, square),
		});

		this.cells.push(cell);
		return cell;
	}

	name(square) {
		return column_name(square % this.link.cols) + (Math.floor(square / this.link.cols) + 1);
	}

	// What stands on a square: "CH", "l" of a blank, "l/t" of one that is two letters.
	shown(there) {
		const { tiles } = this.link;
		const second = there.other || there.down || there.tile;
		const faces = [there.tile, ...second !== there.tile ? [second] : []].map((tile) => tiles[tile].face).join("/");

		return there.blank ? faces.toLowerCase() : faces;
	}

	describe(square) {
		const { link } = this;
		const there = this.laid.get(square) || link.square[square];
		const code = link.premium[square];
		const parts = [this.name(square)];

		if (there) {
			const letter = this.shown(there).toUpperCase();

			parts.push(there.blank ? say("compose-blank-as", { letter })
				: say("compose-tile", { letter, n: link.tiles[there.tile].value }));
			if (this.laid.has(square)) {
				parts.push(say("compose-mine"));
			} else if (link.about.fresh.has(square)) {
				parts.push(say("compose-fresh"));
			}
		} else {
			parts.push(say("compose-empty"));
		}
		if (code && !link.square[square]) {
			parts.push(say("compose-" + code.toLowerCase()));
		}
		if (square === link.centre && !there) {
			parts.push(say("compose-centre"));
		}
		return parts.join(", ");
	}

	// Only what has changed is drawn anew.
	show_cell(cell, square) {
		const mine = this.laid.get(square);
		const here = square === this.at;
		const state = `${mine ? [mine.tile, mine.other, mine.blank] : ""} ${here} ${here && this.panel.way}`;

		if (cell.state !== state) {
			cell.state = state;
			this.draw_cell(cell, square, mine, here);
		}
	}

	draw_cell(cell, square, mine, here) {
		const { link } = this;
		const there = mine || link.square[square];
		const code = link.premium[square];

		cell.className = (code && !there ? CLASSES[code] : "") + (mine ? " mine-square" : "");
		cell.tabIndex = here ? 0 : -1;
		cell.setAttribute("aria-selected", here && this.panel.way === "word");
		cell.setAttribute("aria-label", this.describe(square));
		if (there) {
			const { value } = link.tiles[there.tile];

			cell.replaceChildren(make("span", { class: `tile${mine ? " mine" : link.about.fresh.has(square) ? " last" : ""}${there.blank ? " blank" : ""}`, "aria-hidden": "true" },
				face_element(this.shown(there)), ...there.blank ? [] : [make("i", { "data-code": value })]));
		} else {
			const text = code || (square === link.centre ? "\u2605" : "");

			cell.replaceChildren(...text ? [make("span", { class: "code", "data-code": text })] : []);
		}
	}

	// The square so many steps on; null off the board.
	step(square, by, across = this.across) {
		const { cols, rows } = this.link;
		const row = Math.floor(square / cols) + (across ? 0 : by);
		const col = square % cols + (across ? by : 0);

		return row < 0 || col < 0 || row >= rows || col >= cols ? null : row * cols + col;
	}

	taken(square) {
		return this.link.square[square] || this.laid.has(square);
	}

	// The first free square from there on; null where there is none.
	free_from(square) {
		while (square !== null && this.taken(square)) {
			square = this.step(square, 1);
		}
		return square;
	}
}
