// SPDX-License-Identifier: ISC
// node site.js DIR [PICTURES [LINKS]]: every page below DIR in Chromium; see
// tests/look/site. A line for each fault; exit 1 if there is one. LINKS is a file of
// links to play.html, "#v1;..." a line, which is looked at with each of them, too.
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");
const puppeteer = require("puppeteer-core");
const tryOut = require("./play.js");
const read = require("./reading.js");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const dir = path.resolve(process.argv[2]);
const pictures = process.argv[3];
const links = process.argv[4] ? fs.readFileSync(process.argv[4], "utf8").split("\n").filter(Boolean) : [];
const quick = Boolean(process.env.LOOK_QUICK);
const BUDGETS = [[/^games\//, 150e3], [/^seasons\//, 100e3], [/./, 400e3]];
const LOOKS = quick
	? [[380, "dark", false], [1280, "light", true]]
	: [380, 800, 1280].flatMap((width) => ["light", "dark"].flatMap((scheme) =>
		[true, false].map((script) => [width, scheme, script])));
// The page of a game is read on a phone with its script, too.
const ON_PHONE = quick ? [[380, "light", true]] : [];
let faults = 0;

function fault(page, what) {
	faults++;
	console.log(`${page}: ${what}`);
}

function pagesBelow(folder) {
	return fs.readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
		const at = path.join(folder, e.name);
		return e.isDirectory() ? pagesBelow(at) : e.name.endsWith(".html") ? [at] : [];
	}).sort();
}

// Where links lead: to files that are there, and to places in them.
function checkLinks(name, at, html) {
	for (const [, href] of html.matchAll(/\shref="?([^" >]*)/g)) {
		if (/^(mailto|data):/.test(href)) {
			continue;
		}
		const [file, place] = href.split("#");
		const to = file === "" ? at : path.resolve(path.dirname(at), file);

		if (/^[a-z]+:/.test(href) || !fs.existsSync(to)) {
			fault(name, `leads nowhere: ${href}`);
		} else if (place && !fs.readFileSync(to, "utf8").includes(`id="${place}"`)) {
			fault(name, `no such place: ${href}`);
		}
	}
	const ids = [...html.matchAll(/\sid="?([^" >]+)/g)].map((m) => m[1]);
	for (const id of ids.filter((x, i) => ids.indexOf(x) !== i)) {
		fault(name, `two of id ${id}`);
	}
}

// How many of the things drawn are there at the step that is shown.
function drawn() {
	return [...document.querySelectorAll(".stage [style*='--s']")].filter(
		(e) => /^(B|g)$/.test(e.tagName) && +getComputedStyle(e).opacity > 0.5).length;
}

// The first step shows less than, or as much as, the last one; and the keys go there.
async function walk(page, title, url, script) {
	const moves = await page.$$eval(".moves tr[id]", (rows) => rows.length);
	const last = await page.evaluate(drawn);

	if (moves < 2) {
		return;
	}
	await page.goto(`${url}#t0`);
	await page.addStyleTag({ content: "*{transition:none!important}" }).catch(() => {});
	const first = await page.evaluate(drawn);
	if (await page.$(".board") !== null && first >= last) {
		fault(title, `the first step shows ${first} tiles, the last ${last}`);
	}
	if (!script) {
		return;
	}
	await page.keyboard.press("End");
	await page.keyboard.press("ArrowLeft");
	const hash = await page.evaluate(() => location.hash);
	if (hash !== `#t${moves - 2}`) {
		fault(title, `the arrow key leads to ${hash}, not #t${moves - 2}`);
	}
}

async function checkAxe(page, title) {
	await page.evaluate(axe);
	const found = await page.evaluate(() =>
		axe.run(document, { resultTypes: ["violations"] }));
	for (const v of found.violations) {
		fault(title, `${v.id} (${v.impact}): ${v.nodes.map((n) => n.target).slice(0, 3).join(" ")}`);
	}
}

// Uses the page where a turn is laid out; pictures of how it stands meanwhile.
async function use(browser, link, title) {
	const url = pathToFileURL(path.join(dir, "play.html")).href;

	await tryOut(browser, url, link, {
		report: (what) => fault(title, what),
		check: async (page, how) => {
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);

			if (wide > page.viewport().width) {
				fault(`${title} ${how}`, `${wide} pixels wide`);
			}
			if (pictures) {
				await page.screenshot({ path: path.join(pictures, `${title} ${how}.png`.replace(/ /g, "-")) });
			}
			await checkAxe(page, `${title} ${how}`);
		},
	});
}

async function look(browser, at, [width, scheme, script], link = "") {
	const kind = /;k=([a-z]+).*;n=([A-Za-z]+)/.exec(link);
	const name = path.relative(dir, at) + (kind ? ` ${kind[1]} ${kind[2]}` : "");
	const title = `${name} ${width} ${scheme}${script ? "" : " without script"}`;
	const file = pathToFileURL(at).href;
	const url = file + link;
	const page = await browser.newPage();

	page.on("console", (m) => fault(title, `console: ${m.text()}`));
	page.on("pageerror", (e) => fault(title, `error: ${e.message}`));
	page.on("request", (r) => {
		if (r.url() !== url && !/^data:/.test(r.url()) && r.url().split("#")[0] !== file) {
			fault(title, `fetches ${r.url()}`);
		}
	});
	await page.setJavaScriptEnabled(script);
	await page.setViewport({ width, height: 800 });
	await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
	await page.goto(url);
	const wide = await page.evaluate(() => document.documentElement.scrollWidth);
	if (wide > width) {
		fault(title, `${wide} pixels wide`);
	}
	if (pictures) {
		const picture = `${name.replace(/[/. ]/g, "-")}-${width}-${scheme}${script ? "" : "-plain"}.png`;
		await page.screenshot({ path: path.join(pictures, picture), fullPage: true });
	}
	if (script) {
		await checkAxe(page, title);
	}
	await read(page, script, (what) => fault(title, what));
	if (name.startsWith("games/")) {
		await walk(page, title, url, script);
	}
	await page.close();
}

(async () => {
	const browser = await puppeteer.launch({
		executablePath: "/usr/bin/chromium",
		args: ["--no-sandbox", "--disable-dev-shm-usage"],
	});
	const pages = pagesBelow(dir);
	let looks = 0;

	for (const at of pages) {
		const name = path.relative(dir, at);
		const html = fs.readFileSync(at, "utf8");
		const [, most] = BUDGETS.find(([pattern]) => pattern.test(name));

		if (Buffer.byteLength(html) > most) {
			fault(name, `${Buffer.byteLength(html)} bytes`);
		}
		checkLinks(name, at, html);
		for (const one of [...LOOKS, ...name.startsWith("games/") ? ON_PHONE : []]) {
			await look(browser, at, one);
			looks++;
		}
	}
	for (const link of links) {
		for (const [width, scheme] of LOOKS.filter(([, , script]) => quick || script)) {
			await look(browser, path.join(dir, "play.html"), [width, scheme, true], link);
			looks++;
		}
		await use(browser, link, `play.html ${/;n=([A-Za-z]+)/.exec(link)[1]} ${links.indexOf(link)}`);
	}
	await browser.close();
	console.log(`${pages.length} pages, ${looks} looks, ${faults} faults`);
	process.exit(faults > 0 || looks === 0 ? 1 : 0);
})();
