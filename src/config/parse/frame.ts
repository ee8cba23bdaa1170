import { safeParse } from "zod";
import type { PageFrame, Template } from "../../../schema/page.ts";
import type { UnstyledSite } from "../../../schema/site.ts";
import { addAll } from "../../lib/lists.ts";
import type { SectionKit } from "../../model/kit/section-kit.ts";
import type { Issue } from "./issue-messages.ts";

/** The valid parts of a config whose pages are not expanded yet. */
export interface ParsedFrame {
  /** The site without pages and templates. */
  data: UnstyledSite | undefined;
  /** The valid templates, and the names of the others. */
  templates: Record<string, Template>;
  invalidTemplates: ReadonlySet<string>;
  /** By index; undefined for an invalid one. */
  pages: readonly (PageFrame | undefined)[];
  issues: Issue[];
}

/** Validates a config except for the sections of its pages. */
export function parseFrame(
  value: unknown,
  entries: readonly unknown[],
  { schemas }: SectionKit,
): ParsedFrame {
  const { site, template, page } = schemas.frame;
  const { data, error } = safeParse(site, value, { reportInput: true });
  const issues: Issue[] = [...(error?.issues ?? [])];
  const templates: ParsedFrame["templates"] = {};
  const invalidTemplates = new Set(
    issues.flatMap(({ path: [first, name] }) => (first === "templates" ? String(name) : [])),
  );
  for (const [name, each] of Object.entries(Object(Object(value).templates))) {
    const parsed = safeParse(template, each, { reportInput: true });
    if (parsed.data && !invalidTemplates.has(name)) templates[name] = parsed.data;
    else invalidTemplates.add(name);
    addAll(issues, within(["templates", name], parsed.error?.issues));
  }
  const pages = entries.map((entry, index) => {
    const parsed = safeParse(page, entry, { reportInput: true });
    addAll(issues, within(["pages", index], parsed.error?.issues));
    return parsed.data;
  });
  return { data, templates, invalidTemplates, pages, issues };
}

const within = (start: Issue["path"], issues: readonly Issue[] = []): Issue[] =>
  issues.map((issue) => ({ ...issue, path: [...start, ...issue.path] }));
