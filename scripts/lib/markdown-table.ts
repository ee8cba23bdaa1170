import { largest } from "../../src/lib/lists.ts";

/** A Markdown table with padded columns, which is also readable in a terminal. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((name, column) =>
    largest(
      rows.map((row) => row[column]?.length ?? 0),
      Math.max(3, name.length),
    ),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}
