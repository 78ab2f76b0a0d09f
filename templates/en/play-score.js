// The rules of a board game as far as the link names them: where tiles may lie, what
// they score if every word is good, and how that is written as an order.

const column_name = (col) => String.fromCharCode(65 + col);
const letters_of = (face) => [...face].filter((c) => c !== "·").length;

// What a square shows when words are read that way: a tile of the board, or one of
// those laid now. null where there is none.
class Position {
	constructor(link, laid) {
		this.link = link;
		this.laid = laid; // Map: square -> { tile, other, blank }
		this.main = true; // across, once it is known
	}

	inside(row, col) {
		return row >= 0 && col >= 0 && row < this.link.rows && col < this.link.cols;
	}

	at(row, col, across) {
		if (!this.inside(row, col)) {
			return null;
		}
		const square = row * this.link.cols + col;
		const mine = this.laid.get(square);
		const there = this.link.square[square];

		if (mine) {
			const tile = across === this.main ? mine.tile : mine.other || mine.tile;

			return { row, col, square, tile, blank: mine.blank, laid: true, mine };
		}
		return there && {
			row, col, square, tile: across ? there.tile : there.down,
			blank: there.blank, laid: false,
		};
	}

	// All squares with tiles from there on, both ways.
	run(row, col, across) {
		const [dr, dc] = across ? [0, 1] : [1, 0];
		const squares = [];

		while (this.at(row - dr, col - dc, across)) {
			row -= dr;
			col -= dc;
		}
		for (let s; (s = this.at(row, col, across)); row += dr, col += dc) {
			squares.push(s);
		}
		return squares;
	}

	board_near(row, col) {
		return [[-1, 0], [1, 0], [0, -1], [0, 1]].some(([dr, dc]) =>
			this.inside(row + dr, col + dc) &&
			this.link.square[(row + dr) * this.link.cols + col + dc]);
	}
}

// Whether a word read that way at a square goes clockwise round the board.
function clockwise(link, s, across) {
	return across ? 2 * s.row < link.rows - 1 : 2 * s.col > link.cols - 1;
}

function word_premium(link, squares, i, across) {
	const code = squares[i].laid ? link.premium[squares[i].square] : null;

	if (!code || code[1] !== "W") {
		return 1;
	}
	if (link.ends && code[0] === "4") {
		if ((i > 0 && i + 1 < squares.length) ||
			(link.clockwise && !clockwise(link, squares[i], across))) {
			return 1;
		}
	}
	return Number(code[0]);
}

function score_word(link, squares, across) {
	let sum = 0;
	let times = 1;

	squares.forEach((s, i) => {
		const code = s.laid ? link.premium[s.square] : null;
		const value = s.blank ? 0 : link.tiles[s.tile].value;
		const premium = word_premium(link, squares, i, across);

		sum += value * (code && code[1] === "L" ? Number(code[0]) : 1);
		times = link.highest ? Math.max(times, premium) : times * premium;
	});
	return {
		text: squares.map((s) => link.tiles[s.tile].face).join(""),
		points: sum * times,
	};
}

// Where the tiles lie: the main word, or what is wrong: { wrong, n, square }.
function lie(position, prefer_across) {
	const { link, laid } = position;
	const squares = [...laid.keys()].sort((a, b) => a - b);
	const rows = new Set(squares.map((s) => Math.floor(s / link.cols)));
	const cols = new Set(squares.map((s) => s % link.cols));
	const row = Math.floor(squares[0] / link.cols);
	const col = squares[0] % link.cols;
	let across = rows.size === 1;

	if (rows.size > 1 && cols.size > 1) {
		return { wrong: "line" };
	}
	if (squares.length === 1) {
		const h = position.run(row, col, true).length > 1;
		const v = position.run(row, col, false).length > 1;

		across = h && v ? prefer_across : h || (!v && prefer_across);
	}
	position.main = across;
	const main = position.run(row, col, across);

	if (main.filter((s) => s.laid).length < squares.length) {
		return { wrong: "gap" };
	}
	if (!link.first && main.every((s) => s.laid && !position.board_near(s.row, s.col))) {
		return { wrong: "apart" };
	}
	if (main.length < link.least) {
		return { wrong: "short", n: link.least };
	}
	if (link.first && !main.some((s) => s.square === link.centre)) {
		const c = link.centre;

		return {
			wrong: "first-centre",
			square: column_name(c % link.cols) + (Math.floor(c / link.cols) + 1),
		};
	}
	return { main, across };
}

// Whether single letters from there on look like a tile of several: C H beside CH.
function misread(tiles, word, at) {
	return tiles.some(({ face }) => {
		const n = face.length;

		return n > 1 && at + n <= word.length && [...face].every((c, i) =>
			tiles[word[at + i]].face === c);
	});
}

// Tiles as an order writes them: "PO[CH]O".
function write_tiles(tiles, word) {
	return word.map((tile, i) => {
		const { face } = tiles[tile];

		return letters_of(face) > 1 || misread(tiles, word, i) ? `[${face}]` : face;
	}).join("");
}

function write_tile(tiles, tile) {
	return tile === 0 ? "?" : write_tiles(tiles, [tile]);
}

// "8D CRAA?LED"
function write_play(link, main, across) {
	const { row, col } = main[0];
	let order = across ? `${row + 1}${column_name(col)} ` : `${column_name(col)}${row + 1} `;
	let word = [];

	for (const s of main) {
		if (!s.laid || !s.blank) {
			word.push(s.tile);
			continue;
		}
		order += write_tiles(link.tiles, word) + "?" + write_tile(link.tiles, s.tile);
		if (s.mine.other && s.mine.other !== s.tile) {
			order += "/" + write_tile(link.tiles, s.mine.other);
		}
		word = [];
	}
	return order + write_tiles(link.tiles, word);
}

// What was laid: { wrong } or { order, words, bonus, doubled, total }; null: nothing was.
function judge_board(link, laid, prefer_across) {
	if (laid.size === 0) {
		return null;
	}
	const position = new Position(link, laid);
	const { wrong, n, square, main, across } = lie(position, prefer_across);

	if (wrong) {
		return { wrong, n, square };
	}
	const words = [score_word(link, main, across)];
	const full = laid.size === link.full;

	for (const s of main.filter((one) => one.laid)) {
		const cross = position.run(s.row, s.col, !across);

		if (cross.length > 1) {
			words.push(score_word(link, cross, !across));
		}
	}
	const doubled = full && link.doubles;
	const bonus = full ? link.bonus : 0;

	words[0].points *= doubled ? 2 : 1;
	return {
		order: write_play(link, main, across), words, bonus, doubled,
		total: words.reduce((sum, word) => sum + word.points, bonus),
	};
}
