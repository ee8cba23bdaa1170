import type { LocatedDiagnostic } from "./diagnostic.ts";
import { formatGithub, formatJson, formatSarif, type RuleSummary } from "./machine.ts";
import { formatPretty, type PrettyOptions } from "./pretty.ts";

/** The formats in which `plumbline check` reports. */
export const FORMATS = ["pretty", "json", "github", "sarif"] as const;
type ReportFormat = (typeof FORMATS)[number];

interface FormatOptions extends PrettyOptions {
  /** All rules, for formats that list them. */
  rules: readonly RuleSummary[];
}

type Formatter = (diagnostics: readonly LocatedDiagnostic[], options: FormatOptions) => string;

/** The function for each format. A missing one is a type error. */
export const formatters: Record<ReportFormat, Formatter> = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: (diagnostics, { rules }) => formatSarif(diagnostics, rules),
};
