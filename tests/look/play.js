// SPDX-License-Identifier: ISC
// The page where a turn is laid out, used as people use it: with a mouse, with a finger,
// and loaded anew. For tests/look/site.js.

const MOUSE = { width: 1000, height: 900 };
const PHONE = { width: 380, height: 800, hasTouch: true, isMobile: true };
const NEAR_LEAST = 40; // pixels of a square that a finger finds
const LIFT = 16; // what play-hand.js lifts a tile under a finger

const square = (page, at) => page.$(`td[data-square="${at}"]`);
const turn_of = (link) => Number(/;t=([0-9]+)/.exec(link)[1]);
const next_turn = (link) => link.replace(/;t=[0-9]+/, `;t=${turn_of(link) + 1}`);

async function middle(element) {
	const box = await element.boundingBox();

	return [box.x + box.width / 2, box.y + box.height / 2];
}

// The squares to try: free ones, somewhere inside the board.
const free_squares = (page) => page.$$eval("td[data-square]", (all) => all.filter((td) =>
	!td.querySelector(".tile")).map((td) => Number(td.dataset.square)).filter((n, i) => i % 23 === 11));

const laid = (page) => page.$$eval("td[data-square]", (all) =>
	all.filter((td) => td.querySelector(".mine")).map((td) => Number(td.dataset.square)).join());

const aimed = (page) => page.$eval("[data-aim]", (td) => `${td.dataset.square} ${td.dataset.aim}`).catch(() => "nothing");

// A tile that is no blank, for a blank asks first.
const tile_of_rack = (page) => page.$("#rack button:enabled:has(i)");

async function with_mouse(page, fault) {
	for (const at of (await free_squares(page)).slice(0, 5)) {
		const to = await square(page, at);
		const box = await to.boundingBox();

		// High in the square: what is lifted a little would fall above it.
		await page.mouse.move(...await middle(await tile_of_rack(page)));
		await page.mouse.down();
		await page.mouse.move(box.x + box.width / 2, box.y + 3, { steps: 4 });
		if (await aimed(page) !== `${at} free`) {
			fault(`a mouse over square ${at} aims at ${await aimed(page)}`);
		}
		await page.mouse.up();
		if (await laid(page) !== String(at)) {
			fault(`a mouse drops a tile on square ${await laid(page)}, not ${at}`);
		}
		if (await aimed(page) !== "nothing") {
			fault("a square is aimed at when the tile lies there");
		}
		await page.keyboard.press("Escape");
	}
}

async function with_finger(page, fault) {
	const [at] = await free_squares(page);
	const [x, y] = await middle(await square(page, at));

	await page.touchscreen.touchStart(...await middle(await tile_of_rack(page)));
	await page.touchscreen.touchMove(x, y + 60);
	await page.touchscreen.touchMove(x, y + LIFT);
	// A browser tells of moving fingers once a frame.
	await page.waitForSelector(`[data-square="${at}"][data-aim]`, { timeout: 1000 }).catch(() => null);
	if (await aimed(page) !== `${at} free`) {
		fault(`a finger below square ${at} aims at ${await aimed(page)}`);
	}
	await page.touchscreen.touchEnd();
	if (await laid(page) !== String(at)) {
		fault(`a finger drops a tile on square ${await laid(page)}, not ${at}`);
	}
}

const chosen = (page) => page.$eval("td[aria-selected=true]", (td) => Number(td.dataset.square));

async function nearer(page, fault) {
	const at = (await free_squares(page))[1];
	const [x, y] = await middle(await square(page, at));

	await page.touchscreen.tap(x, y);
	const near = await square(page, at);
	const box = await near.boundingBox();
	const inside = await near.evaluate((td) => {
		const a = td.getBoundingClientRect();
		const b = td.closest(".frame").getBoundingClientRect();

		return a.x >= b.x && a.right <= b.right && a.y >= b.y && a.bottom <= b.bottom;
	});

	if (box.width < NEAR_LEAST || !inside || await chosen(page) !== at) {
		fault(`a tap leaves square ${at} ${box.width} pixels wide, ${inside ? "" : "not "}to be seen`);
	}
	const beside = await square(page, at + 1);
	const [nx, ny] = await middle(beside);

	await page.touchscreen.tap(nx, ny);
	if (await chosen(page) !== at + 1) {
		fault(`a tap on square ${at + 1} chooses ${await chosen(page)}`);
	}
	await page.touchscreen.tap(...await middle(await tile_of_rack(page)));
	if (await laid(page) !== String(at + 1)) {
		fault(`a tap lays a tile on square ${await laid(page)}, not ${at + 1}`);
	}
	return async () => {
		await (await page.$("#near")).tap();
		if ((await (await square(page, at)).boundingBox()).width >= NEAR_LEAST) {
			fault("the whole board does not come back");
		}
	};
}

// Where a turn lies, for either kind of page.
const lies = (page) => page.$$eval(".mine, .node.on", (all) => all.map((e) =>
	e.closest("[data-square], [data-node]").dataset.square || e.dataset.node).join());

async function lay_something(page) {
	const nodes = await page.$$(".node:not(.hidden-face)");

	if (nodes.length > 0) {
		await nodes[0].click();
	} else {
		await (await tile_of_rack(page)).click();
	}
}

// What a tab may hold for a turn that nobody laid out so.
const FOREIGN = [
	null, 7, "x", [], {}, { laid: 7 }, { laid: [7] }, { laid: [[]] }, { laid: [[0, 1, 0, 0]] },
	{ laid: [[999, 1, 0, 0]], at: 0 }, { laid: [[0, 99, 0, 0]], at: 0 }, { laid: [[0, 1, 0, 99]], at: 0 },
	{ laid: [[0, 1, 0, 0], [0, 1, 0, 0]], at: 0 }, { laid: [], at: "0" }, { path: 7 }, { path: ["x"] },
	{ path: [0, 0] }, { path: [0, 24] }, { path: [999] },
];

// The tab's own storage may hold anything: the page begins as if nothing were kept.
async function poisoned(page, fault) {
	for (const what of FOREIGN) {
		await lay_something(page);
		await page.evaluate((foreign) => {
			const name = sessionStorage.key(0);
			const kept = JSON.parse(sessionStorage.getItem(name));

			sessionStorage.setItem(name, JSON.stringify({ ...kept, what: foreign }));
		}, what);
		await page.reload();
		if (await lies(page) !== "" || await page.$("#order") === null) {
			fault(`${JSON.stringify(what)} in the tab's storage lies at ${await lies(page)}`);
		}
	}
}

async function anew(page, url, link, fault) {
	await lay_something(page);
	const before = await lies(page);

	await page.reload();
	if (before === "" || await lies(page) !== before) {
		fault(`what lay at ${before} lies at ${await lies(page) || "no place"} when the page is loaded anew`);
	}
	await page.goto(url + next_turn(link));
	if (await lies(page) !== "") {
		fault("another turn begins with what was laid");
	}
	await page.goto(url + link);
	if (await lies(page) !== "") {
		fault("the turn before is not forgotten");
	}
}

// `report` is told each fault; `check` looks for what is wrong with how a page stands.
module.exports = async function tryOut(browser, url, link, { report, check }) {
	const board = link.includes(";k=board;");

	async function opened(viewport, what, act) {
		const page = await browser.newPage();
		const fault = (text) => report(`${what}: ${text}`);

		page.on("pageerror", (e) => fault(e.message));
		await page.setViewport(viewport);
		await page.goto(url + link);
		await act(page, fault);
		await page.close();
	}

	await opened(MOUSE, "loaded anew", (page, fault) => anew(page, url, link, fault));
	if (turn_of(link) === 1) {
		await opened(MOUSE, "poisoned", poisoned);
	}
	if (!board) {
		return;
	}
	await opened(MOUSE, "with a mouse", with_mouse);
	await opened(PHONE, "with a finger", with_finger);
	await opened(PHONE, "nearer", async (page, fault) => {
		const back = await nearer(page, fault);

		await check(page, "nearer");
		await back();
		await check(page, "whole again");
	});
};
