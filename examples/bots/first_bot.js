// A first bot for Football à la carte: it shoots when it can, and else plays the ball towards the goal.
const readline = require("readline");

const WORTH = { shot: 100, throw_in: -5, clear_low: -10, clear_high: -10 };

function worth(question, entry) {
  const { to, result } = question.foreseen[entry.move] ?? {};
  if (!to) return 0;
  const [column, row] = [to.charCodeAt("square:".length) - "a".charCodeAt(0), Number(to.slice("square:".length + 1))];
  const team = question.seat % 2 === 0 ? "team:home" : "team:away";
  const ahead = question.view.attacks[team] === "end:north" ? row : 13 - row;
  return (WORTH[result] ?? 0) + ahead - Math.abs(column - 3.5);
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const question = JSON.parse(line);
  const best = question.menu.reduce((a, b) => (worth(question, b) > worth(question, a) ? b : a));
  console.log(best.move);
});
