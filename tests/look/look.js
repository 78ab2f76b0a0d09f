// SPDX-License-Identifier: ISC
// node look.js DIR: every page of DIR in Chromium; see tests/look/run. A line for each
// fault; exit 1 if there is one.
const fs = require("fs");
const path = require("path");
const puppeteer = require("puppeteer-core");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const dir = process.argv[2];
const TAP = 44;
let faults = 0;

function fault(page, what) {
	faults++;
	console.log(`${page}: ${what}`);
}

// What a mail program leaves that keeps neither style sheets nor classes.
function bare(html) {
	return html.replace(/<style>[^]*?<\/style>/g, "").replace(/ class="[^"]*"/g, "");
}

async function look(browser, name, html, width, scheme) {
	const title = `${name} ${width} ${scheme}`;
	const page = await browser.newPage();

	await page.setViewport({ width, height: 800 });
	await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
	await page.setContent(html);
	const seen = await page.evaluate(() => ({
		wide: document.documentElement.scrollWidth,
		links: [...document.links].map((a) => {
			const box = a.getBoundingClientRect();
			return { text: a.textContent, width: box.width, height: box.height };
		}),
	}));
	if (seen.wide > width) {
		fault(title, `${seen.wide} pixels wide`);
	}
	for (const link of seen.links) {
		if (link.width < TAP || link.height < TAP) {
			fault(title, `too small: ${link.text} ${link.width} x ${link.height}`);
		}
	}
	await page.evaluate(axe);
	const found = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
	for (const v of found.violations) {
		fault(title, `${v.id} (${v.impact}): ${v.nodes.map((n) => n.target).join(" ")}`);
	}
	await page.screenshot({
		path: path.join(dir, `${name}-${width}-${scheme}.png`),
		fullPage: true,
	});
	await page.close();
	return found.passes.length;
}

(async () => {
	const browser = await puppeteer.launch({
		executablePath: "/usr/bin/chromium",
		args: ["--no-sandbox", "--disable-dev-shm-usage"],
	});
	let looks = 0;

	for (const file of fs.readdirSync(dir).filter((f) => f.endsWith(".html")).sort()) {
		const html = fs.readFileSync(path.join(dir, file), "utf8");
		const name = file.replace(/\.html$/, "");

		for (const [width, scheme] of [[380, "light"], [380, "dark"], [800, "light"], [800, "dark"]]) {
			await look(browser, name, html, width, scheme);
			looks++;
			if (!name.startsWith("file-")) {
				await look(browser, name + "-bare", bare(html), width, scheme);
				looks++;
			}
		}
		console.log(`${name}: ${html.length} bytes`);
	}
	await browser.close();
	console.log(`${looks} looks, ${faults} faults`);
	process.exit(faults > 0 || looks === 0 ? 1 : 0);
})();
