// SPDX-License-Identifier: ISC
// Plays turns on the page as a person would, by clicks and keys, and compares what it
// shows. CASES and HOSTILE come from test_play_page.c. The last words in the document
// are "RES" and "ULT" together, for it to read.

const faults = [];
const done = { plays: 0, typed: 0, hostile: 0 };
const rest = () => new Promise((then) => setTimeout(then));
const one = (what) => document.querySelector(what);

window.addEventListener("error", (e) => faults.push(`error: ${e.message}`));

function fault(at, what) {
	if (faults.length < 10) {
		faults.push(`${what} in ${JSON.stringify(at)}`);
	}
}

function key(element, name) {
	element.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
}

function go(hash) {
	return new Promise((then) => {
		window.addEventListener("hashchange", then, { once: true });
		location.hash = hash;
	});
}

let visited = "";

// The same turn once more begins with a rack that is whole.
async function visit(link) {
	if (link !== visited) {
		await go(link);
		visited = link;
	} else {
		key(one(".board, svg"), "Escape");
	}
}

const order_shown = () => one("#order").value;
const score_shown = () => Number(/^[0-9]+/.exec(one("#sum").textContent)[0]);

const words_shown = (count) => JSON.stringify([...document.querySelectorAll(".words tr")].slice(0, count)
	.map((row) => [row.cells[0].textContent, Number(row.cells[1].textContent)]));

// One cell is where the next tile goes; to click it again would turn it.
function choose(square, across) {
	const cell = one(`td[data-square="${square}"]`);

	if (cell.getAttribute("aria-selected") !== "true") {
		cell.click();
	}
	if (one(".board").classList.contains("down") === across) {
		key(one(".board"), " ");
	}
}

const covered = (square) => one(`td[data-square="${square}"] .mine`) !== null;

async function lay(across, [square, from, letter, other]) {
	choose(square, across);
	one(`#rack [data-from="${from}"]`).click();
	if (letter > 0) {
		const second = () => one("dialog p button");

		one(`dialog .letters button:nth-child(${letter})`).click();
		if (second()) {
			(other > 0 ? one(`dialog .letters button:nth-child(${other})`) : second()).click();
		}
		for (let i = 0; i < 100 && !covered(square); i++) {
			await rest();
		}
	}
}

function compare(at, how) {
	if (one("#page").innerHTML.includes("compose-")) {
		fault(at, "a sentence that is not there");
	}
	if (at.refused ? order_shown() !== "" : order_shown() !== at.order) {
		fault(at, `${how}: ${order_shown() || "nothing"}, ${one("#sum").textContent}`);
	} else if (!at.refused && score_shown() !== at.score) {
		fault(at, `${how}: ${one("#sum").textContent}`);
	} else if (!at.refused && one("#send").getAttribute("href") !== at.letter) {
		fault(at, `${how}: ${one("#send").getAttribute("href")}`);
	} else if (at.words && words_shown(at.words.length) !== JSON.stringify(at.words)) {
		fault(at, `${how}: ${words_shown(at.words.length)}`);
	}
}

// The same tiles given back, and then no more.
function exchange(at) {
	const tiles = () => at.lay.forEach(([, from]) => one(`#rack [data-from="${from}"]`).click());

	one("input[value=exchange]").click();
	tiles();
	if (order_shown() !== at.exchange) {
		fault(at, `exchange: ${order_shown()}`);
	}
	tiles();
	one("input[value=word]").click();
}

async function board_case(at) {
	await visit(at.link);
	exchange(at);
	for (const tile of at.lay) {
		await lay(at.across, tile);
	}
	compare(at, "clicks");
	done.plays++;
	if (at.lay.some(([, , letter]) => letter > 0)) {
		return;
	}
	key(one(".board"), "Escape");
	for (const [square, , , , face] of at.lay) {
		choose(square, at.across);
		for (const letter of face) {
			key(one(".board"), letter.toLowerCase());
		}
	}
	compare(at, "keys");
	done.typed++;
}

async function path_case(at) {
	await visit(at.link);
	const nodes = [...document.querySelectorAll("[data-node]")];

	for (const name of at.path) {
		nodes.find((node) => node.getAttribute("aria-label").startsWith(name + " "))
			.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	}
	if (at.refused) {
		if (order_shown() === at.order) {
			fault(at, "not refused");
		}
		return;
	}
	compare(at, "clicks");
	done.plays++;
	key(one("svg"), "Escape");
	for (const letter of at.word) {
		key(one("svg"), letter.toLowerCase());
	}
	if (score_shown() < at.score || !order_shown().startsWith(`word ${at.word} `)) {
		fault(at, `keys: ${order_shown()}, ${one("#sum").textContent}`);
	}
	done.typed++;
}

// Nothing of a foreign link becomes part of the page but as text.
async function hostile_case(link) {
	await go("none");
	await go(link);
	const strange = [...document.querySelectorAll("#page *")].filter((element) =>
		!["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"].includes(element.namespaceURI) ||
		/^(script|img|iframe|object|embed|link|style|base|meta)$/i.test(element.localName));
	const reason = one("#reason");
	const letter = one("#send");

	if (strange.length > 0 || window.taken) {
		fault(link, "it became part of the page");
	}
	if (!(reason && reason.textContent.length > 20) && !letter) {
		fault(link, "neither a sentence nor a turn");
	}
	if (letter && letter.hasAttribute("href") && !letter.href.startsWith("mailto:")) {
		fault(link, `a letter to ${letter.href}`);
	}
	if (!reason) {
		done.passed = (done.passed || 0) + 1;
	}
	done.hostile++;
}

// The page came without a link: one may be put into it.
async function paste(link) {
	one("#pasted").value = ` https://club.example/play.html#${link}\n`;
	const opened = new Promise((then) => window.addEventListener("hashchange", then, { once: true }));

	one("form button").click();
	await opened;
	if (!one(".board, svg")) {
		fault(link, "it could not be put in");
	}
	visited = link;
}

(async () => {
	try {
		if (CASES.length > 0) {
			await paste(CASES[0].link);
		}
		for (const at of CASES) {
			await (at.lay ? board_case(at) : path_case(at));
		}
		for (const link of HOSTILE) {
			await hostile_case(link);
		}
	} catch (e) {
		faults.push(String(e.stack));
	}
	document.body.textContent = `RES${"ULT"} ${faults.length === 0 ? "good" : faults.join("\n")} ` +
		`${JSON.stringify(done)} END`;
})();
