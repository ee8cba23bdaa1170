import { expect, it } from "vitest";
import { invalidPiece } from "./valid-html.ts";

const rulesOf = (html: string) => invalidPiece(html).map((fault) => fault.split(":")[0]);
const cell = (attributes: string) =>
  `<table><tbody><tr><td${attributes}>1</td></tr></tbody></table>`;

it.each([
  ["a role on a cell", "table-role", cell(' role="gridcell"')],
  ["a redundant role of a cell", "no-redundant-role", cell(' role="cell"')],
  ["a field without a type", "no-implicit-input-type", '<label>A <input name="a"></label>'],
  [
    "a label on an element that cannot have one",
    "aria-label-misuse",
    '<div aria-label="A">B</div>',
  ],
  ["a label on a film without controls", "aria-label-misuse", '<video aria-label="A"></video>'],
  ["a section without a heading", "section-heading", "<section><p>A</p></section>"],
  ["an unknown attribute", "attribute-name", '<p my-own="a">A</p>'],
  ["a block within a paragraph", "element-permitted-content", "<p><em><div>A</div></em></p>"],
  [
    "a paragraph within a button",
    "element-permitted-content",
    "<button type=button><p>A</p></button>",
  ],
  ["an unknown value", "attribute-allowed-values", '<input type="roof">'],
  ["two elements with one id", "no-dup-id", '<p id="a">A</p><p id="a">B</p>'],
  ["a list without entries", "element-permitted-content", "<ul><p>A</p></ul>"],
  ["a picture without alternative text", "wcag/h37", '<img src="a.png">'],
])("the checker reports %s", (_what, rule, html) => {
  expect(rulesOf(html)).toContain(rule);
});

it("accepts valid HTML", () => {
  const table =
    '<div role="group" aria-label="A" tabindex="0"><table><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table></div>';
  expect(invalidPiece(`<section aria-labelledby="a"><h2 id="a">A</h2>${table}</section>`)).toEqual(
    [],
  );
});
