(() => {
const play = document.querySelector(".play");
const rows = [...play.querySelectorAll(".moves tr[id]")];
const stage = play.querySelector(".stage");
const steer = play.querySelector(".steer");
const words = play.querySelector(".keys");
const spans = [...play.querySelectorAll("[style*='--s']")];
const said = document.createElement("output");
const moves = ["«", "‹", "›", "»"];
const labels = words.textContent.trim().split("|");
let at = rows.length - 1;

function when(e, name, standard) {
	const text = e.style.getPropertyValue(name);
	return text === "" ? standard : +text;
}

// What is not there at this step is not read aloud either.
function show(step) {
	at = step;
	play.style.setProperty("--k", at);
	for (const e of spans) {
		if (e.tagName === "B" || e.tagName === "S" || e.tagName === "g") {
			const there = when(e, "--s", 0) <= at && at < when(e, "--e", 1e9);
			e.setAttribute("aria-hidden", !there);
		}
	}
	rows.forEach((row, i) => row.toggleAttribute("data-here", i === at));
	said.textContent = rows[at].querySelector("a").textContent;
	fit();
}

function follow() {
	const i = rows.findIndex((row) => "#" + row.id === location.hash);
	show(i < 0 ? rows.length - 1 : i);
	if (i >= 0 && sticks()) {
		rows[i].scrollIntoView({ block: "nearest" });
	}
}

// Rows are to stand below a board that stays in sight, however high it is.
function fit() {
	play.style.setProperty("--above", stage.offsetHeight + 4 + "px");
}

function sticks() {
	return getComputedStyle(stage).position === "sticky";
}

// Where the board goes out of sight with its rows the page stays where it is.
function go(to) {
	const i = Math.max(0, Math.min(rows.length - 1, to));
	history.replaceState(null, "", "#" + rows[i].id);
	show(i);
	if (sticks()) {
		rows[i].scrollIntoView({ block: "nearest" });
	}
}

const keys = {
	ArrowLeft: () => at - 1,
	ArrowRight: () => at + 1,
	Home: () => 0,
	End: () => rows.length - 1,
};
document.addEventListener("keydown", (e) => {
	if (e.ctrlKey || e.altKey || e.metaKey || e.shiftKey || !(e.key in keys)) {
		return;
	}
	e.preventDefault();
	go(keys[e.key]());
});
const names = ["Home", "ArrowLeft", "ArrowRight", "End"];
moves.forEach((sign, i) => {
	const button = document.createElement("button");
	button.type = "button";
	button.textContent = sign;
	button.setAttribute("aria-label", labels[i + 1].trim());
	button.addEventListener("click", () => go(keys[names[i]]()));
	steer.append(button);
});
words.textContent = " " + labels[0].trim();
words.hidden = false;
steer.append(said);
addEventListener("hashchange", follow);
addEventListener("resize", fit);
play.toggleAttribute("data-led", true);
follow();
})();
