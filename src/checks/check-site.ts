import { type CompiledSite, compileSite, publicDirOf } from "../compile/compile.ts";
import { isUnder } from "../compile/parse.ts";
import { readSource, type SourceFile } from "../compile/read.ts";
import {
  type Diagnostic,
  hasErrors,
  type LocatedDiagnostic,
  type Path,
} from "../diagnostics/diagnostic.ts";
import { placeInWords } from "../diagnostics/place.ts";
import { applyExceptions } from "./exceptions.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.ts";

export interface CheckResult {
  /** The site, ready to be rendered; undefined when there is any error. */
  site: CompiledSite | undefined;
  /** Everything that is wrong, in file order. */
  diagnostics: LocatedDiagnostic[];
  source: SourceFile;
}

/** Takes a config through all stages and all checks; throws only if the file cannot be read. */
export async function checkSite(configFile: string): Promise<CheckResult> {
  return checkSource(readSource(configFile), publicDirOf(configFile));
}

/** The same for a file that is already read, and for a choice of rules. */
export async function checkSource(
  source: SourceFile,
  publicDir: string,
  chosen: readonly Rule[] = rules,
): Promise<CheckResult> {
  const syntax = source.problems.map((found) => syntaxDiagnostic(found, source));
  const { site, diagnostics, invented } = await compileSite(source.value, publicDir);
  const isWhole = syntax.length === 0 && !hasErrors(diagnostics);
  const able = chosen.filter(({ wholeSite }) => isWhole || !wholeSite);
  const found = site ? runRules(site, able, invented) : [];
  const judged = applyExceptions(site?.config.checks ?? [], [...diagnostics, ...found], isWhole);
  const isEmpty = source.value === undefined;
  const all = [...syntax, ...(isEmpty ? [] : locateAll(judged, source))].sort(byPlace);
  return { site: hasErrors(all) ? undefined : site, diagnostics: all, source };
}

/** What the rules say of the file itself, and not of the examples that stand in for mistakes. */
function runRules(
  site: CompiledSite,
  list: readonly Rule[],
  invented: readonly Path[],
): Diagnostic[] {
  return list.flatMap(({ id, severity, check }) => {
    const diagnostics: Diagnostic[] = [];
    check(site, ({ basis = [], ...finding }) => {
      if ([finding.path, ...basis].some((path) => isUnder(path, invented))) return;
      diagnostics.push({ rule: id, severity, ...finding });
    });
    return diagnostics;
  });
}

const byPlace = ({ range: a }: LocatedDiagnostic, { range: b }: LocatedDiagnostic) =>
  a.line - b.line || a.column - b.column;

/**
 * Adds places. What a template says wrong on each of its pages becomes one problem with a list of
 * pages; what may only look wrong because the text before it is no JSON is left out.
 */
function locateAll(diagnostics: readonly Diagnostic[], source: SourceFile): LocatedDiagnostic[] {
  const byKey = new Map<string, LocatedDiagnostic>();
  for (const diagnostic of diagnostics) {
    const { rule, path, at, message, page } = diagnostic;
    const key = JSON.stringify([rule, path, message]);
    const known = byKey.get(key);
    if (known) {
      if (page !== undefined && !known.affects.includes(page)) known.affects.push(page);
      continue;
    }
    const range = source.locate(path, at);
    if (!source.isSound(path, at)) continue;
    const place = placeInWords(path, source.value);
    const affects = page === undefined ? [] : [page];
    byKey.set(key, { ...diagnostic, file: source.file, range, place, affects });
  }
  return [...byKey.values()];
}

function syntaxDiagnostic(
  { rule, range, message, hint, fix }: SourceFile["problems"][number],
  { file }: SourceFile,
): LocatedDiagnostic {
  return {
    ...{ rule, severity: "error", path: [], file, range, message, affects: [] },
    place: "the file's JSON",
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix }),
  };
}
