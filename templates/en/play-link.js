// What the link says: adjudicator/letters/play_link.h has its form. Whatever is in it may be
// anybody's; what does not fit is refused as a whole.

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const PREMIUMS = ["2L", "3L", "4L", "2W", "3W", "4W", "EX"];
const BONUSES = ["", "DL", "TL", "DW", "TW"];
const LINK_MOST = 8000;

class Damaged extends Error {}

function need(good) {
	if (!good) {
		throw new Damaged("damaged");
	}
}

function number(text, least, most) {
	need(/^[0-9]{1,10}$/.test(text || ""));
	const n = Number(text);

	need(n >= least && n <= most);
	return n;
}

// One line that a person can read; no sign in it turns the line about.
function line(text, most) {
	need(text !== undefined && text.length <= most);
	need(!/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text));
	return text;
}

function read_fields(text) {
	const fields = {};

	for (const field of text.split(";")) {
		const at = field.indexOf("=");

		need(at > 0 && !(field.slice(0, at) in fields));
		try {
			fields[field.slice(0, at)] = decodeURIComponent(field.slice(at + 1));
		} catch (e) {
			throw new Damaged("damaged");
		}
	}
	return fields;
}

// "A1CH5": tiles from 1, each with its face and what it is worth.
function read_faces(text) {
	const tiles = [{ face: "?", value: 0 }];

	need(/^(?:[\p{L}\p{M}·]{1,4}[0-9]{1,2})+$/u.test(text || ""));
	for (const [, face, value] of text.matchAll(/([^0-9]+)([0-9]+)/g)) {
		tiles.push({ face, value: Number(value) });
	}
	need(tiles.length <= SIGNS.length + 1);
	return tiles;
}

// Signs of a row of squares, one after the other.
class Signs {
	constructor(text, most) {
		need(text !== undefined);
		this.text = text;
		this.most = most;
		this.at = 0;
	}

	get more() {
		return this.at < this.text.length;
	}

	char() {
		need(this.more);
		return this.text[this.at++];
	}

	number(most = this.most) {
		const n = SIGNS.indexOf(this.char()) + 1;

		need(n > 0 && n <= most);
		return n;
	}
}

// Squares of which most are empty; `read` takes what is not.
function read_squares(signs, count, read) {
	const squares = [];

	while (signs.more) {
		const c = signs.text[signs.at];

		if (c === "_") {
			signs.at++;
			for (let n = signs.number(SIGNS.length); n > 0; n--) {
				squares.push(null);
			}
		} else {
			squares.push(read(signs, c));
		}
		need(squares.length <= count);
	}
	need(squares.length === count);
	return squares;
}

function read_tile(signs, c) {
	if (c === "-" || c === ".") {
		signs.at++;
	}
	const tile = signs.number();
	const down = c === "." ? signs.number() : tile;

	return { tile, down, blank: c === "-" || c === "." };
}

function read_board(link, fields) {
	const d = (fields.d || "").split(".");

	need(d.length === 7);
	link.cols = number(d[0], 1, 21);
	link.rows = number(d[1], 1, 21);
	link.centre = number(d[3], 0, link.rows - 1) * link.cols + number(d[2], 0, link.cols - 1);
	link.full = number(d[4], 1, 8);
	link.least = number(d[5], 2, 21);
	link.bonus = number(d[6], 0, 1000);
	const marks = fields.m || "";

	link.first = marks.includes("1");
	link.doubles = marks.includes("D");
	link.highest = marks.includes("H");
	link.ends = marks.includes("E");
	link.clockwise = marks.includes("C");
	link.dual = marks.includes("2");
	const count = link.cols * link.rows;

	link.square = read_squares(new Signs(fields.b, link.tiles.length - 1), count, read_tile);
	link.premium = read_squares(new Signs(fields.p, PREMIUMS.length), count,
		(signs) => PREMIUMS[signs.number() - 1]);
	need(fields.r !== undefined && fields.r.length <= link.full);
	link.rack = [...fields.r].map((c) =>
		c === "_" ? 0 : new Signs(c, link.tiles.length - 1).number());
}

function read_grid(link, fields) {
	const signs = new Signs(fields.b, link.tiles.length - 1);

	link.cell = [];
	while (signs.more) {
		link.cell.push(signs.number());
		need(link.cell.length <= 25);
	}
	need(link.cell.length === 25);
}

function read_pile(link, fields) {
	const signs = new Signs(fields.b, link.tiles.length - 1);
	const seen = {};
	const height = {};

	link.face = [];
	while (signs.more) {
		const cube = signs.number(27);
		const side = signs.char();
		const tile = signs.number();
		const shows = number(signs.char(), 1, 3);
		const z = number(signs.char(), 0, 2);
		const bonus = number(signs.char(), 0, 9);
		const name = String(cube).padStart(2, "0");

		need("TRL".includes(side) && !seen[name + side]);
		need(height[cube] === undefined || height[cube] === z);
		seen[name + side] = true;
		height[cube] = z;
		link.face.push({
			cube, side, tile, shows, z, name: name + side, cube_name: name,
			bonus: BONUSES[bonus % 5], red: bonus >= 5,
			x: (cube - 1) % 3, y: Math.floor((cube - 1) / 3) % 3,
		});
	}
}

// "#v1;k=board;..." or a whole address that ends so. Throws Damaged; `newer` is set
// where a newer page would understand it.
function read_link(text) {
	const from = text.indexOf("#");
	const body = (from < 0 ? text : text.slice(from + 1)).trim();
	const grounds = { board: read_board, grid: read_grid, pile: read_pile };

	need(body.length <= LINK_MOST);
	if (/^v[0-9]{1,4};/.test(body) && !body.startsWith("v1;")) {
		const damaged = new Damaged("newer");

		damaged.newer = true;
		throw damaged;
	}
	need(body.startsWith("v1;"));
	const fields = read_fields(body.slice(3));

	need(Object.hasOwn(grounds, fields.k));
	const link = {
		kind: fields.k,
		language: /^[a-z]{2,3}$/.test(fields.l || "") ? fields.l : "en",
		game: number(fields.g, 1, 9999999999),
		turn: number(fields.t, 1, 99999),
		name: line(fields.n, 40),
		address: line(fields.a, 320),
		subject: line(fields.s, 300),
		others: line(fields.o, 8),
		tiles: read_faces(fields.f),
		position: `${fields.b} ${fields.r || ""}`,
	};

	need(/^[^\s@<>"',;:?&]+@[^\s@<>"',;:?&]+$/.test(link.address));
	grounds[link.kind](link, fields);
	link.about = read_about(fields, link.cols * link.rows || 0);
	return link;
}
