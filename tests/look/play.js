// SPDX-License-Identifier: ISC
// The page where a turn is laid out, used as people use it: with a mouse and with a finger.
// For tests/look/site.js.

const MOUSE = { width: 1000, height: 900 };
const PHONE = { width: 380, height: 800, hasTouch: true, isMobile: true };
const NEAR_LEAST = 40; // pixels of a square that a finger finds
const LIFT = 16; // what play-hand.js lifts a tile under a finger

const square = (page, at) => page.$(`td[data-square="${at}"]`);

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

// `report` is told each fault; `check` looks for what is wrong with how a page stands.
module.exports = async function tryOut(browser, url, link, { report, check }) {
	async function opened(viewport, what, act) {
		const page = await browser.newPage();
		const fault = (text) => report(`${what}: ${text}`);

		page.on("pageerror", (e) => fault(e.message));
		await page.setViewport(viewport);
		await page.goto(url + link);
		await act(page, fault);
		await page.close();
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
