import { typesByAlias } from "../schema/fields/section.ts";
import { suggestion } from "../src/diagnostics/suggest.ts";
import { openKit } from "../src/kit/extensions/open-kit.ts";
import type { Kit } from "../src/kit/kit.ts";
import { ourKit } from "../src/kit/our-kit.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { printProblems, requireConfig } from "./lib/check-config.ts";
import { commonFlags, parseCommand } from "./lib/options/args.ts";
import { referenceOf } from "./reference/reference.ts";

export const spec = {
  command: "reference",
  operands: "[TYPE]",
  summary: "Prints the fields of a section type.",
  details: "Without TYPE it prints those of all types that the site defines, as Markdown.",
  examples: [commandLine("reference hero")],
  flags: { config: commonFlags.config },
} as const;

/** Exit code 1 if the site's extensions have problems. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  requireConfig(args.config);
  const { kit, problems } = await openKit(args.config);
  if (!kit) {
    printProblems(args.config, problems, "", 0);
    return 1;
  }
  const types = typesNamed(args.operands, kit);
  const parts = types.map((type) => referenceOf(type, kit));
  console.log((await Promise.all(parts)).join("\n\n"));
  return 0;
}

function typesNamed(names: readonly string[], { sections }: Kit) {
  const own = [...sections.values()].filter(({ type }) => !ourKit().sections.has(type));
  if (names.length === 0 && own.length === 0) {
    throw new Error(
      `reference: this site does not define section types. Name one of Plumbline's: ${commandLine("reference hero")}.`,
    );
  }
  return names.length === 0 ? own : names.map((name) => typeNamed(name, sections));
}

function typeNamed(name: string, sections: Kit["sections"]) {
  const [called = name] = typesByAlias(
    name,
    [...sections.values()].map(({ schema }) => schema),
  );
  const type = sections.get(name) ?? sections.get(called);
  if (type) return type;
  const { hint } = suggestion(name, [...sections.keys()], "docs/reference lists them all.");
  throw new Error(`reference: there is no section type "${name}". ${hint}`);
}
