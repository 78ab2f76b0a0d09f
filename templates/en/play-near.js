// The board nearer, where its squares are too small for a finger: one tap brings that part
// of it, and the next ones choose.

const SMALL = 32; // pixels of a square that a finger may miss
const NEAR = 44;
const HEADS = 28; // of rows and columns

class Nearness {
	constructor(table, cols) {
		this.table = table;
		this.near = false;
		this.frame = make("div", { class: "frame" }, table);
		this.width = cols * (NEAR + 1) + HEADS;
		this.button = make("button", { type: "button", id: "near", onclick: () => this.turn() });
		this.coarse = matchMedia("(any-pointer: coarse)");
		window.addEventListener("resize", () => this.show());
	}

	// Whether a square is too small to be chosen by a finger.
	small(cell) {
		return !this.near && cell.offsetWidth > 0 && cell.offsetWidth < SMALL;
	}

	set(near, cell) {
		this.near = near;
		this.frame.classList.toggle("near", near);
		this.table.style.width = near ? `${this.width}px` : "";
		this.show();
		if (near && cell) {
			this.see(cell);
		}
	}

	turn() {
		this.set(!this.near, this.table.querySelector("[aria-selected=true]"));
	}

	show() {
		const cell = this.table.querySelector("td[data-square]");

		this.button.hidden = !this.near && !(this.coarse.matches && this.small(cell));
		this.button.textContent = say(this.near ? "compose-far" : "compose-near");
	}

	// Brings a square into the middle of what shows.
	see(cell) {
		if (this.near) {
			const { frame } = this;
			const at = cell.getBoundingClientRect();
			const box = frame.getBoundingClientRect();

			frame.scrollLeft += at.x + at.width / 2 - box.x - box.width / 2;
			frame.scrollTop += at.y + at.height / 2 - box.y - box.height / 2;
		}
	}
}
