import { VERSION } from "../../../schema/site.ts";
import { commandLine } from "../../lib/command-line.ts";
import { jsonError, type SyntaxProblem } from "./syntax-problem.ts";

/**
 * Content that does not belong in a config: an empty file, conflict markers of git, parts of a chat or of a
 * web page.
 */
export function foreignContent(text: string): SyntaxProblem | undefined {
  if (text.trim() === "") return EMPTY_FILE;
  return FINDERS.reduce<SyntaxProblem | undefined>((found, find) => found ?? find(text), undefined);
}

const EMPTY_FILE = jsonError(
  { offset: 0, length: 0 },
  "The file is empty.",
  `${commandLine("new my-site")} creates a site with a valid file in another folder. By hand, start with { "version": ${VERSION}, … }; docs/reference has an example of each field.`,
);

const FINDERS = [conflictMark, codeFence, webPage, textBefore];

function conflictMark(text: string): SyntaxProblem | undefined {
  const found = /^[ \t]*(?:<{7}|>{7}|={7}$)[^\n\r]*/m.exec(text);
  if (!found) return undefined;
  return jsonError(
    span(found),
    "This is a conflict mark of git: two versions of these lines are in the file.",
    "Keep the right version, and remove the other and the lines with <<<<<<<, ======= and >>>>>>>.",
  );
}

function codeFence(text: string): SyntaxProblem | undefined {
  const found = /^[ \t]*(?:`{3,}|~{3,})[^\n\r]*/m.exec(text);
  if (!found) return undefined;
  return jsonError(
    span(found),
    "This line marks code in a chat or a document; it is not part of the file.",
    `Remove ${/(?:```|~~~)\s*$/.test(text.slice(found.index + 3)) ? "it, and the one at the end of the code" : "it"}.`,
  );
}

function webPage(text: string): SyntaxProblem | undefined {
  const found = /^\s*<(?:!doctype|html|\?xml)[^\n\r]*/i.exec(text);
  if (!found) return undefined;
  return jsonError(
    span(found),
    "This is a web page, not the file of a site.",
    "Download or copy the JSON itself. It begins with {.",
  );
}

/** Words before the first bracket, such as `Here is your file:` or `const site =`. */
function textBefore(text: string): SyntaxProblem | undefined {
  const found = /^\s*[^\s{["/#<][^{"]*(?=\{|$)/.exec(text);
  if (!found) return undefined;
  return jsonError(
    span(found),
    "This is not part of the file, which begins with {.",
    "Remove everything before the first {.",
  );
}

/** The first line of a match, trimmed. */
function span({ 0: match, index }: RegExpExecArray) {
  const start = match.length - match.trimStart().length;
  return { offset: index + start, length: match.trim().split(/[\n\r]/)[0]?.length ?? 0 };
}
