// The reader's tiles: from the rack to the board and back.

const DRAG_FROM = 8; // pixels
const LIFT = 16; // of a tile under a finger, which hides what it points at

class BoardHand extends BoardTable {
	constructor(link) {
		super(link);
		this.rack = link.rack.map((tile, from) => ({ tile, from }));
		this.chosen = new Set(); // places on the rack that are to be exchanged
		this.kept = new Kept(link);
		this.typed = null; // a tile of several letters that is half typed
		this.rack_row = make("div", { class: "rack", role: "group", "aria-label": say("compose-rack"), id: "rack" });
		this.dialog = make("dialog", { "aria-labelledby": "which" });
	}

	show_rack() {
		const used = new Set([...this.laid.values()].map((one) => one.from));
		const exchange = this.panel.way === "exchange";

		this.rack_row.replaceChildren(...this.rack.map(({ tile, from }) => {
			const { face, value } = this.link.tiles[tile];

			return make("button", {
				type: "button", "data-from": from, disabled: used.has(from),
				"aria-label": tile === 0 ? say("compose-blank") : say("compose-tile", { letter: face, n: value }),
				"aria-pressed": exchange ? String(this.chosen.has(from)) : null,
				onclick: () => this.tap(from),
				onpointerdown: (e) => !exchange && this.drag(e, from),
			}, tile === 0 ? "\u00a0" : face_element(face), ...tile === 0 ? [] : [make("i", { "data-code": value })]);
		}));
	}

	// A blank asks for its letter first.
	async lay(from, square) {
		const { tile } = this.rack.find((one) => one.from === from);
		const one = { tile, other: 0, blank: tile === 0, from };

		if (tile === 0) {
			[one.tile, one.other] = await this.ask_letter();
			if (!one.tile) {
				this.cells[square].focus();
				return;
			}
		}
		this.put(one, square);
	}

	put(one, square) {
		for (const [other, { from }] of this.laid) {
			if (from === one.from) {
				this.laid.delete(other);
			}
		}
		this.laid.set(square, one);
		this.at = this.step(square, 1) ?? square;
		this.go(this.at);
		this.tell(this.describe(square) + ".");
	}

	take(square) {
		const one = this.laid.get(square);

		this.laid.delete(square);
		this.show();
		this.tell(say("compose-taken", { letter: this.link.tiles[one.tile].face }));
	}

	tap(from) {
		if (this.dragged) {
			return;
		}
		if (this.panel.way === "exchange") {
			this.chosen.has(from) ? this.chosen.delete(from) : this.chosen.add(from);
			this.show();
			this.rack_row.querySelector(`[data-from="${from}"]`).focus();
			return;
		}
		const square = this.free_from(this.at);

		this.typed = null;
		if (square === null || this.panel.way !== "word") {
			this.panel.tell(say("compose-full"));
		} else {
			this.lay(from, square);
		}
	}

	mix() {
		for (let i = this.rack.length - 1; i > 0; i--) {
			const k = Math.floor(Math.random() * (i + 1));

			[this.rack[i], this.rack[k]] = [this.rack[k], this.rack[i]];
		}
		this.show_rack();
	}

	recall() {
		this.laid.clear();
		this.typed = null;
		this.show();
		this.panel.tell(say("compose-recalled"));
	}

	// Resolves with [tile, other]; [0, 0] where nothing was chosen.
	ask_letter() {
		const { link, dialog } = this;

		return new Promise((resolve) => {
			const chosen = (tile, other) => {
				resolve([tile, other === tile ? 0 : other]);
				dialog.close();
			};
			const letters = (then) => make("div", { class: "letters" }, ...link.tiles.slice(1).map(({ face }, i) =>
				make("button", { type: "button", onclick: () => then(i + 1) }, face)));
			const second = (tile) => dialog.replaceChildren(
				make("h2", { id: "which" }, say("compose-which-across", { letter: link.tiles[tile].face })),
				make("p", {}, make("button", { type: "button", onclick: () => chosen(tile, 0) }, say("compose-same"))),
				letters((other) => chosen(tile, other)));

			dialog.replaceChildren(make("h2", { id: "which" }, say("compose-which")),
				letters((tile) => link.dual ? second(tile) : chosen(tile, 0)),
				make("button", { type: "button", onclick: () => chosen(0, 0) }, say("compose-cancel")));
			dialog.onkeydown = (e) => {
				const key = [...dialog.querySelectorAll(".letters button")].find((button) =>
					button.textContent === e.key.toLocaleUpperCase());

				if (key) {
					e.preventDefault();
					key.click();
				}
				e.stopPropagation();
			};
			dialog.onclose = () => resolve([0, 0]);
			dialog.showModal();
		});
	}

	free_tile(fits) {
		const used = new Set([...this.laid.values()].map((one) => one.from));

		return this.rack.find((one) => !used.has(one.from) && fits(one.tile, this.link.tiles[one.tile].face));
	}

	make_ghost(from, touch) {
		const { tile } = this.rack.find((one) => one.from === from);
		const ghost = make("span", { class: touch ? "ghost lifted" : "ghost", "aria-hidden": "true" },
			tile === 0 ? "" : this.link.tiles[tile].face);

		document.body.append(ghost);
		return ghost;
	}

	// What a tile would fall on there; null off the board.
	under({ clientX, clientY, pointerType }) {
		const element = document.elementFromPoint(clientX, clientY - (pointerType === "touch" ? LIFT : 0));

		return element && element.closest("td[data-square]");
	}

	// Shows the square that a tile would fall on; null: none.
	aim(cell) {
		if (this.aimed && this.aimed !== cell) {
			this.aimed.removeAttribute("data-aim");
		}
		if (cell) {
			cell.setAttribute("data-aim", this.taken(Number(cell.dataset.square)) ? "taken" : "free");
		}
		this.aimed = cell;
	}

	drag(e, from) {
		if (e.button !== 0 || this.panel.way !== "word") {
			return;
		}
		const start = { x: e.clientX, y: e.clientY };
		let ghost = null;
		const move = (now) => {
			if (now.pointerId !== e.pointerId) {
				return;
			}
			if (!ghost && Math.hypot(now.clientX - start.x, now.clientY - start.y) > DRAG_FROM) {
				ghost = this.make_ghost(from, now.pointerType === "touch");
			}
			if (ghost) {
				ghost.style.left = `${now.clientX}px`;
				ghost.style.top = `${now.clientY}px`;
				this.aim(this.under(now));
			}
		};
		const end = (now) => {
			if (now.pointerId !== e.pointerId) {
				return;
			}
			for (const [name, act] of listeners) {
				window.removeEventListener(name, act);
			}
			if (!ghost) {
				return;
			}
			ghost.remove();
			this.aim(null);
			this.dragged = true; // the click that follows means nothing
			setTimeout(() => (this.dragged = false));
			if (now.type === "pointerup") {
				this.drop(from, this.under(now));
			}
		};
		const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];

		listeners.forEach(([name, act]) => window.addEventListener(name, act));
	}

	drop(from, cell) {
		const square = cell ? Number(cell.dataset.square) : null;
		const was = [...this.laid].find(([, one]) => one.from === from);

		if (square === null) {
			if (was) {
				this.take(was[0]);
			}
		} else if (!this.taken(square)) {
			was ? this.put(was[1], square) : this.lay(from, square);
		}
	}
}
