import type { LocatedDiagnostic } from "./diagnostic.ts";

/** The id and the summary of a rule, for reports with a table of rules. */
export interface RuleSummary {
  id: string;
  summary: string;
}

/** Diagnostics as data: one object each, positions counted from 1. */
export const formatJson = (diagnostics: readonly LocatedDiagnostic[]): string =>
  JSON.stringify(
    diagnostics.map(
      ({ rule, severity, message, file, range, path, location, hint, fix, affects }) => ({
        rule,
        severity,
        message,
        file,
        ...range,
        path,
        place: location,
        hint: hint ?? null,
        fixable: fix !== undefined,
        affects,
      }),
    ),
    null,
    2,
  );

const LEVELS = { error: "error", warning: "warning", info: "notice" } as const;

/** Workflow commands that GitHub Actions turns into annotations on the lines of a change. */
export const formatGithub = (diagnostics: readonly LocatedDiagnostic[]): string =>
  diagnostics
    .map(({ severity, file, range, rule, message, hint, location }) => {
      const properties = [
        `file=${escapeProperty(file)}`,
        `line=${range.line}`,
        `endLine=${range.endLine}`,
        `col=${range.column}`,
        `endColumn=${range.endColumn}`,
        `title=${escapeProperty(`${rule}: ${location}`)}`,
      ].join(",");
      const words = escapeData(hint ? `${message} ${hint}` : message);
      return `::${LEVELS[severity]} ${properties}::${words}`;
    })
    .join("\n");

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const SARIF_LEVELS = { error: "error", warning: "warning", info: "note" } as const;

/** A path as a URL (RFC 3986). An absolute path becomes a file URL; others are relative. */
function fileUri(file: string): string {
  const path = file
    .replaceAll("\\", "/")
    .split("/")
    .map((part) => encodeURIComponent(part))
    .join("/")
    .replace(/^([A-Za-z])%3A(?=\/)/, "/$1:");
  return path.startsWith("/") ? `file://${path}`.replace(/^file:\/\/\/\//, "file://") : path;
}

/** A SARIF 2.1.0 log, which code hosts and editors read. */
export const formatSarif = (
  diagnostics: readonly LocatedDiagnostic[],
  rules: readonly RuleSummary[],
): string =>
  JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "Plumbline",
              rules: rules.map(({ id, summary }) => ({ id, shortDescription: { text: summary } })),
            },
          },
          results: diagnostics.map(({ rule, severity, message, hint, file, range }) => ({
            ruleId: rule,
            level: SARIF_LEVELS[severity],
            message: { text: hint ? `${message} ${hint}` : message },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: fileUri(file) },
                  region: {
                    startLine: range.line,
                    startColumn: range.column,
                    endLine: range.endLine,
                    endColumn: range.endColumn,
                  },
                },
              },
            ],
          })),
        },
      ],
    },
    null,
    2,
  );
