import { describe, expect, it } from "vitest";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { CSV_DAMAGE } from "../../testing/changes/csv-damage.ts";
import { seeded } from "../../testing/changes/seeded.ts";
import { compile, makeConfig, makePage, type PageConfig, wrong } from "../../testing/site.ts";
import { shop } from "../../testing/template.ts";

const PATHS: Record<string, string> = {
  "St. Mockham's Bay,Otherby; Thirdwick,4.5,Testford,Home,/": "/st-mockhams-bay",
  '"Other, by",Mockham | Thirdwick,,,,': "/other-by",
  'Barry,"Penarth; Cadoxton",12,Cardiff,Home,/': "/barry",
  "Penarth,Barry; Sully,,Cardiff,,": "/penarth",
  '"The ""Old"" Town","Barry; ""New"" Town",3,,Contact,/barry': "/the-old-town",
  "Sully,Barry; Penarth,7.25,Newport,Home,/": "/sully",
};
const NAMES = "location,areas,miles,base.city,links.1.label,links.1.link";
const CSV = `${[NAMES, ...Object.keys(PATHS)].join("\n")}\n`;

const { business } = makeConfig();
// Without a time zone, the hours would cause one more problem.
const { openingHours: _, ...withoutHours } = business;
const config = makeConfig({
  business: withoutHours,
  templates: { local: shop },
  pages: [
    makePage(),
    wrong<PageConfig>({ path: "/{location}", template: "local", params: "towns.csv" }),
  ],
});
async function check(csv: string | Uint8Array) {
  const { site, diagnostics } = await compile(config, { "../../towns.csv": csv });
  return { paths: site?.routes.map(({ path }) => path), diagnostics };
}

/** The paths of the rows that the damage has not changed, provided that the header is intact. */
function pathsOfWhole(csv: string): string[] {
  const [names, ...rows] = csv.replace(/^\ufeff/, "").split(/\r\n|[\r\n]/);
  return names === NAMES ? rows.flatMap((row) => PATHS[row] ?? []) : [];
}

/** Whether a problem is neither in the table nor at its entry in the config. */
const isElsewhere = ({ rule, isInTable, path }: LocatedDiagnostic) =>
  !isInTable && rule !== "params-file" && path[0] !== "templates" && path[0] !== "pages";

/** Runs for each kind of damage; the test was tried with hundreds. */
const TIMES = 25;

describe("a CSV file with some damage", () => {
  it("has no errors before the damage", async () => {
    const paths = ["/", ...Object.values(PATHS)];
    expect(await check(CSV)).toEqual({ paths, diagnostics: [] });
  });

  it.each(Object.entries(CSV_DAMAGE))(
    "becomes pages of all complete rows, or has problems reported in that file: %s",
    async (_kind, damage) => {
      for (let seed = 0; seed < TIMES; seed++) {
        const damaged = damage(CSV, seeded(seed));
        const { paths, diagnostics } = await check(damaged);
        const text = Buffer.from(damaged).toString().slice(0, 2000);
        if (paths) expect(paths, text).toEqual(expect.arrayContaining(pathsOfWhole(text)));
        else {
          expect(diagnostics.length, text).toBeGreaterThan(0);
          expect(diagnostics.filter(isElsewhere), text).toEqual([]);
        }
      }
    },
  );
});
