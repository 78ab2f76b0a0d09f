// What all grounds share: the words of the page, the panel with the score, the order,
// and the letter that is opened with it.

const ALL_WORDS = JSON.parse(document.getElementById("words").textContent);
let words = ALL_WORDS.en;

function say(name, keys = {}) {
	const text = words[name] || ALL_WORDS.en[name] || name;

	return text.replace(/\{\{([a-z]+)\}\}/g, (all, key) => key in keys ? keys[key] : all);
}

const SVG = "http://www.w3.org/2000/svg";

// An element with attributes and children; text is only ever set as text.
function make(tag, attributes = {}, ...children) {
	const [name, space] = tag.startsWith("svg:")
		? [tag.slice(4), SVG] : [tag, "http://www.w3.org/1999/xhtml"];
	const element = document.createElementNS(space, name);

	for (const [key, value] of Object.entries(attributes)) {
		if (key.startsWith("on")) {
			element.addEventListener(key.slice(2), value);
		} else if (value !== null && value !== false) {
			element.setAttribute(key, value === true ? "" : value);
		}
	}
	element.append(...children.filter((child) => child !== null));
	return element;
}

// A tile's letters, smaller where they are several.
function face_element(face) {
	return make("b", letters_of(face) > 1 ? { class: "many" } : {}, face);
}

const mail_escape = (text) => encodeURIComponent(text).replace(/[!'()*]/g,
	(c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());

function mail_link(link, order) {
	const to = mail_escape(link.address).replace("%40", "@");

	return `mailto:${to}?subject=${mail_escape(link.subject)}&body=${mail_escape(order)}%0D%0A`;
}

// The panel beside the ground. `ways` are what may be done, ["word", "pass"]; `changed`
// is called when another is chosen.
class Panel {
	constructor(link, ways, changed) {
		this.link = link;
		this.way = ways[0];
		this.live = make("p", { class: "away", role: "status", "aria-live": "polite" });
		this.rack = make("div", {});
		this.sum = make("p", { class: "sum", id: "sum" });
		this.send = make("a", { class: "send", id: "send", onclick: (e) => this.sent(e) }, say("compose-send"));
		this.table = make("div", {});
		this.order = make("input", { readonly: true, id: "order", "aria-labelledby": "order-label", onfocus: (e) => e.target.select() });
		this.copy = make("button", { type: "button", onclick: () => this.copied() }, say("compose-copy"));
		this.modes = make("fieldset", { class: "modes" },
			make("legend", { class: "away" }, say("compose-do")),
			...ways.map((way) => this.mode(way, changed)));
		this.dock = make("section", { class: "card dock", "aria-label": say("compose-score") },
			this.rack, this.sum, this.send);
		this.rest = make("section", { class: "card" },
			this.table,
			make("p", { class: "small", id: "order-label" }, say("compose-send-how")),
			make("div", { class: "order" }, this.order, this.copy),
			make("p", { class: "small to" }, say("compose-to", { address: link.address })),
			make("p", { class: "small" }, say("compose-private")));
	}

	mode(way, changed) {
		const radio = make("input", {
			type: "radio", name: "way", value: way, checked: way === this.way,
			onchange: () => {
				this.way = way;
				changed();
			},
		});

		return make("label", {}, radio, make("span", {}, say("compose-do-" + way)));
	}

	tell(text) {
		this.live.textContent = text;
	}

	sent(e) {
		if (!this.send.hasAttribute("href")) {
			e.preventDefault();
		}
	}

	async copied() {
		try {
			await navigator.clipboard.writeText(this.order.value);
		} catch (e) {
			this.order.select();
			document.execCommand("copy");
		}
		this.copy.textContent = say("compose-copied");
		this.tell(say("compose-copied"));
		setTimeout(() => (this.copy.textContent = say("compose-copy")), 2000);
	}

	// `points` null: the order scores nothing of its own.
	show_order(order, points) {
		this.order.value = order || "";
		this.copy.disabled = !order;
		if (order) {
			this.send.href = mail_link(this.link, order);
			this.send.removeAttribute("aria-disabled");
		} else {
			this.send.removeAttribute("href");
			this.send.setAttribute("aria-disabled", "true");
		}
		if (order && points !== null) {
			this.sum.replaceChildren(
				make("b", {}, String(points), make("small", {}, " " + say("compose-points"))), " ",
				make("span", {}, say("compose-if-good")));
		}
	}

	show_hint(text, wrong) {
		this.show_order("", null);
		this.sum.replaceChildren(make("span", { class: wrong ? "wrong" : "" }, text));
		this.show_lines([]);
	}

	// An order that is no word: "pass".
	show_plain(order) {
		this.show_order(order, null);
		this.sum.replaceChildren(make("span", {}, say("compose-plain")));
		this.show_lines([]);
	}

	// [what, points] a line.
	show_lines(lines) {
		this.table.replaceChildren(...lines.length === 0 ? [] : [make("table", { class: "words" },
			make("caption", { class: "away" }, say("compose-words")),
			make("tbody", {}, ...lines.map(([what, points]) => make("tr", {},
				make("th", { scope: "row" }, what), make("td", {}, String(points))))))]);
	}
}

function show_page(link, ground, panel, keys) {
	document.getElementById("page").replaceChildren(
		make("header", {},
			make("p", { class: "where" }, say("compose-where", link)),
			make("h1", {}, say("compose-title")),
			about_element(link.about)),
		make("div", { class: "parts" },
			make("div", { class: "ground" }, ground),
			panel.dock,
			make("div", { class: "rest" }, panel.modes, panel.rest,
				make("details", { class: "card" },
					make("summary", {}, say("compose-keys")),
					make("ul", { class: "keys" }, ...keys.map((key) => make("li", {}, say(key))))))),
		panel.live);
}

// No link, or one that cannot be: a place to paste one into.
function show_paste(reason) {
	const field = make("textarea", { id: "pasted", spellcheck: "false", autocomplete: "off" });
	const open = (e) => {
		e.preventDefault();
		if (field.value.includes("#")) {
			location.hash = field.value.trim().slice(field.value.trim().indexOf("#"));
		}
	};

	document.getElementById("page").replaceChildren(
		make("header", {}, make("h1", {}, say("compose-title"))),
		make("section", { class: "card" },
			make("p", { id: "reason", role: "alert" }, say(reason)),
			make("form", { class: "paste", onsubmit: open },
				make("label", { for: "pasted" }, say("compose-paste")), field,
				make("button", { type: "submit" }, say("compose-open")))));
}

function speak(language) {
	const known = Object.hasOwn(ALL_WORDS, language) ? language : "en";

	words = ALL_WORDS[known];
	document.documentElement.lang = known;
}

function start() {
	try {
		const hash = location.hash;

		if (hash.length < 2) {
			speak((navigator.language || "en").slice(0, 2));
			show_paste("compose-no-link");
		} else {
			const link = read_link(hash);

			speak(link.language);
			(link.kind === "board" ? start_board : start_trace)(link);
		}
	} catch (e) {
		if (!(e instanceof Damaged)) {
			throw e;
		}
		show_paste(e.newer ? "compose-newer" : "compose-damaged");
	}
	document.title = [...document.querySelectorAll("h1, .where")].reverse().map((e) => e.textContent).join(" \u2013 ");
}

window.addEventListener("hashchange", start);
start();
