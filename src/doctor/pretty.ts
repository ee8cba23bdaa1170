import { styleText } from "node:util";
import { counted } from "../util/amounts.ts";
import { type Answer, GROUPS, type State } from "./answer.ts";

type Style = Parameters<typeof styleText>[0];

const STYLES: Record<State, Style> = {
  ok: "green",
  note: "cyan",
  "to do": "yellow",
  wrong: "red",
  unknown: "magenta",
};

const WIDTH = Math.max(...Object.keys(STYLES).map((state) => state.length));

/** The list as a person reads it in a terminal. */
export function formatAnswers(answers: readonly Answer[], { colour = false }): string {
  const paint = (style: Style, words: string) =>
    colour ? styleText(style, words, { validateStream: false }) : words;
  const lineOf = ({ state, what, todo }: Answer) => [
    `  ${paint(STYLES[state], state.padEnd(WIDTH))}  ${what}`,
    ...(todo === undefined ? [] : [`  ${" ".repeat(WIDTH)}  → ${todo}`]),
  ];
  const blocks = inGroups(answers).map(([group, own]) =>
    [paint("bold", group), ...own.flatMap(lineOf)].join("\n"),
  );
  return [...blocks, verdict(answers)].join("\n\n");
}

/** What is wrong comes first in each group; groups of which nothing is said are left out. */
export const inGroups = (answers: readonly Answer[]): [group: string, answers: Answer[]][] =>
  GROUPS.map((group): [string, Answer[]] => [
    group,
    ORDER.flatMap((state) =>
      answers.filter((each) => each.group === group && each.state === state),
    ),
  ]).filter(([, own]) => own.length > 0);

const ORDER: readonly State[] = ["unknown", "wrong", "to do", "note", "ok"];

/** The outcome in a line. */
export function verdict(answers: readonly Answer[]): string {
  const count = (state: State) => answers.filter((each) => each.state === state).length;
  const [wrong, todo] = [count("wrong"), count("to do")];
  if (count("unknown") > 0) return "The site could not be asked, see above.";
  if (wrong + todo === 0) return "Ready.";
  const parts = [
    ...(wrong > 0 ? [counted(wrong, "thing wrong", "things wrong")] : []),
    ...(todo > 0 ? [counted(todo, "thing to do", "things to do")] : []),
  ];
  return `Not ready: ${parts.join(", ")}.`;
}
