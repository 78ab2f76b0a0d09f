// SPDX-License-Identifier: ISC
// What a page of a game must be on a phone: its row of the moves in sight, its sentences
// whole, its drawings legible. For tests/look/site.js.

const LEGIBLE = 10; // pixels of the smallest text of a drawing

// Pixels of the text of drawings, the smallest.
function smallest() {
	return [...document.querySelectorAll(".curve text")].reduce((least, text) => {
		const svg = text.closest("svg");
		const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;

		return Math.min(least, parseFloat(getComputedStyle(text).fontSize) * scale);
	}, Infinity);
}

// Text of drawings that leaves their frame.
function outside() {
	return [...document.querySelectorAll(".curve text")].filter((text) => {
		const a = text.getBoundingClientRect();
		const b = text.closest("svg").getBoundingClientRect();

		return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
	}).map((text) => text.textContent);
}

// Words that a page cuts off.
function cut() {
	return [...document.querySelectorAll("output, caption:not(.visually-hidden), th, td")].filter((e) =>
		e.clientHeight > 2 && getComputedStyle(e).overflow !== "visible" &&
			(e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1))
		.map((e) => e.textContent.trim().slice(0, 60));
}

// Whether the row that is shown can be read, and the board with it.
function in_sight(id) {
	const stage = document.querySelector(".stage").getBoundingClientRect();
	const row = document.getElementById(id).getBoundingClientRect();
	const beside = stage.right <= row.left;
	const sticks = getComputedStyle(document.querySelector(".stage")).position === "sticky";

	return {
		row: row.bottom > 0 && row.top < innerHeight && (beside || row.bottom <= stage.top || row.top >= stage.bottom - 1),
		stage: stage.top < innerHeight && stage.bottom > 0, sticks,
	};
}

// Goes through the moves by the buttons beside the board.
async function steer(page, report) {
	const rows = await page.$$eval(".moves tr[id]", (all) => all.map((row) => row.id));
	const buttons = await page.$$(".steer button");

	if (rows.length < 3) {
		return;
	}
	await page.$eval(".stage", (stage) => stage.scrollIntoView());
	await buttons[3].click();
	for (let i = rows.length - 2; i > 0 && i > rows.length - 6; i--) {
		await buttons[1].click();
		const seen = await page.evaluate(in_sight, rows[i]);

		if (!seen.stage || (seen.sticks && !seen.row)) {
			report(`the ${seen.stage ? "row" : "board"} of ${rows[i]} is out of sight`);
		}
		const words = await page.evaluate(cut);

		if (words.length > 0) {
			report(`cut off at ${rows[i]}: ${words.join(", ")}`);
		}
	}
}

// A row of the moves that is followed itself.
async function follow(page, report) {
	const rows = await page.$$eval(".moves tr[id]", (all) => all.map((row) => row.id));

	for (const id of [rows[1], rows[Math.floor(rows.length / 2)], rows[rows.length - 1]].filter(Boolean)) {
		await page.$eval(`#${id} a`, (link) => link.click());
		const seen = await page.evaluate(in_sight, id);

		if (!seen.row && seen.sticks) {
			report(`the row of ${id} is out of sight once it is followed`);
		}
	}
}

module.exports = async function read(page, script, report) {
	const least = await page.evaluate(smallest);
	const over = await page.evaluate(outside);
	const words = await page.evaluate(cut);

	if (least < LEGIBLE) {
		report(`a drawing has text of ${least.toFixed(1)} pixels`);
	}
	if (over.length > 0) {
		report(`a drawing is too small for ${over.join(", ")}`);
	}
	if (words.length > 0) {
		report(`cut off: ${words.join(", ")}`);
	}
	if (await page.$(".stage") === null) {
		return;
	}
	await follow(page, report);
	if (script) {
		await steer(page, report);
	}
};
