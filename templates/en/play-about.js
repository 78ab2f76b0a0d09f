// How the game stands, above the ground: the players with their points, the last play, and
// until when the turn is. A link of an older letter does not say.

// A text that is shown as it comes; what turns a line about is left out of it.
function told(text, most) {
	return (text || "").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").slice(0, most);
}

const SEATS = 4;

// "98+16 Cat": points, those that wait, name.
function read_seat(text) {
	const [all, points, waiting, name] = /^(-?[0-9]{1,5})(?:\+([0-9]{1,4}))? (.+)$/.exec(told(text, 80)) || [];

	return all ? { points: points.replace("-", "\u2212"), waiting, name } : null;
}

// "2 34 8D CRATE": whose of those above, points, play.
function read_last(text, seats) {
	const [, who, points, play] = /^([1-4]) ([0-9]{1,4}) (.+)$/.exec(told(text, 80)) || [];
	const seat = seats[who - 1];

	return seat ? { name: seat.name, points, play } : null;
}

function read_about(fields, squares) {
	const all = [...Array(SEATS).keys()].map((i) => read_seat(fields[`w${i + 1}`]));
	const end = all.indexOf(null);
	const seats = end < 0 ? all : all.slice(0, end);

	return {
		seats, last: read_last(fields.q, seats), due: told(fields.u, 80),
		fresh: new Set((fields.y || "").split(".").filter((n) => /^[0-9]{1,3}$/.test(n))
			.map(Number).filter((n) => n < squares)),
	};
}

function about_element({ seats, last, due }) {
	const lines = [
		...last ? [make("p", { id: "last" }, say("compose-last", last))] : [],
		...due ? [make("p", { id: "due" }, say("compose-due", { due }))] : [],
	];

	return make("div", { class: "about" },
		seats.length === 0 ? null : make("ul", { class: "seats", "aria-label": say("compose-seats") },
			...seats.map(({ name, points, waiting }, i) => make("li", { class: `seat${i}` },
				make("span", {}, name), " ", make("b", {}, points), waiting ? ` (+${waiting})` : null))),
		...lines);
}
