import { mix } from "../lib/ease.ts";
import { magnifier } from "../lib/icons.ts";
import { colour } from "../lib/palette.ts";
import { box, place, text } from "../lib/svg.ts";
import { struckKey } from "./home.ts";

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const key = { width: 39, height: 58, gap: 7, top: 20 };
const pitch = { x: key.width + key.gap, y: key.height + 12 };

/** Where the key that starts the search is, for the fingertip. */
export const searchKey = { x: 409, y: 879 };

function letterKey(letter: string, x: number, y: number, heat: number): string {
  // A key sinks rather than lights up: quick typing must not flicker.
  return place(
    { x, y: y + mix(0, 5, heat) },
    box(0, 0, key.width, key.height, { fill: heat > 0 ? colour.paper : colour.card, rx: 4 }) +
      text(letter, { x: key.width / 2, y: 38, size: 26, fill: colour.ink, anchor: "middle" }),
  );
}

function letterRow(letters: string, row: number, struck: { letter: string; heat: number }): string {
  const left = (480 - letters.length * pitch.x + key.gap) / 2;
  return [...letters]
    .map((letter, column) => {
      const heat = letter === struck.letter ? struck.heat : 0;
      return letterKey(letter, left + column * pitch.x, key.top + row * pitch.y, heat);
    })
    .join("");
}

function bottomRow(time: number): string {
  const y = key.top + 3 * pitch.y;
  const { letter, heat } = struckKey(time);
  const sunk = letter === " " ? mix(0, 5, heat) : 0;
  return (
    box(13, y, 104, key.height, { fill: colour.roof, rx: 4 }) +
    text("123", { x: 65, y: y + 37, size: 23, fill: colour.ink, anchor: "middle" }) +
    box(124, y + sunk, 220, key.height, { fill: colour.card, rx: 4 }) +
    box(351, y, 116, key.height, { fill: colour.blue, rx: 4 }) +
    place({ x: 409, y: y + 29, scale: 1.1 }, magnifier(colour.card))
  );
}

/** The on-screen keyboard, `y` being its top edge. */
export function keyboard(time: number, y: number): string {
  const struck = struckKey(time);
  return place(
    { y },
    box(0, 0, 480, 400, { fill: colour.ground }) +
      box(0, 0, 480, 2, { fill: colour.line }) +
      rows.map((letters, row) => letterRow(letters, row, struck)).join("") +
      bottomRow(time),
  );
}
