import type { NameKind } from "../../../../schema/fields/names.ts";
import { inAddress, pathOfRow, slugValue } from "../../../config/tables/row-path.ts";
import { replaceTokens } from "../../../lib/token.ts";
import type { SourceSite } from "../source/source-site.ts";

/** The pages of tables whose addresses contain a renamed cell: old and new address. */
export function movedByCells(
  kind: NameKind,
  from: string,
  to: string,
  { references }: SourceSite,
): ReadonlyMap<string, string> {
  const cells = references.filter((each) => each.kind === kind && each.text === from);
  return new Map(
    cells.flatMap(
      ({
        field: {
          entry,
          path: [number, ...column],
        },
      }) => {
        const row = typeof number === "number" ? entry?.table?.rows[number] : undefined;
        if (!entry || !row) return [];
        const pattern = String(entry.value.path);
        const old = pathOfRow(pattern, row);
        const path = replaceTokens(pattern, (name) =>
          name === column.join(".") ? inAddress(to) : slugValue(row, name),
        );
        return path === old ? [] : [[old, path] as const];
      },
    ),
  );
}
