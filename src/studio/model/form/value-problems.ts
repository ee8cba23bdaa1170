import { safeParse } from "zod";
import { explainIssues } from "../../../config/parse/explain.ts";
import type { Issue } from "../../../config/parse/issue-messages.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isObject, ownProperty } from "../../../lib/objects.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import type { FieldProblem } from "../../protocol/problems.ts";
import { fieldProblem } from "./summaries.ts";
import { formSchema, isUse } from "./value-model.ts";

/**
 * What the schema says about a value, at once: a build takes seconds. What the value gets from elsewhere, such as the rows
 * of a table or the parameters of a template, is only known to the build.
 */
export function valueProblems(path: ValuePath, root: unknown, kit: Kit): FieldProblem[] {
  const value = valueAt(root, path);
  const schema = formSchema(kit.schemas.site, root, path, value);
  if (!schema || value === undefined || isUse(value)) return [];
  const parse = () => safeParse(schema, value, { reportInput: true }).error?.issues ?? [];
  const issues = kit.runWithTimeLimit ? kit.runWithTimeLimit(parse) : parse();
  const own = issues
    .filter((issue) => isOfForm(issue, value))
    .map((issue): Issue => ({ ...issue, path: [...path, ...issue.path] }));
  return explainIssues(own, root, kit.schemas.site).map(fieldProblem);
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, step) => ownProperty(Object(inner), String(step)), root);

/** Whether an issue is with a value of this form that is complete as it is. Sections have forms of their own. */
function isOfForm({ path, input }: Issue, value: unknown): boolean {
  const isElsewhere = (each: unknown) =>
    (isObject(each) && "table" in each) || (typeof each === "string" && each.includes("{"));
  const around = path.map((_, at) => valueAt(value, path.slice(0, at)));
  return !path.includes("sections") && ![...around, input].some(isElsewhere);
}
