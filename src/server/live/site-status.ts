import type { ChangedUrls, DraftMark, LiveState } from "../../client/live/protocol.ts";
import { reasonWords, type Unpublished } from "../../config/expand/published.ts";
import { pendingChecks, summary } from "../../diagnostics/pretty.ts";
import { type ProblemView, problemViews } from "../../diagnostics/problem-view.ts";
import { commandLine } from "../../lib/command-line.ts";
import { groupBy } from "../../lib/lists.ts";
import { upperFirst } from "../../lib/text.ts";
import type { BuildResult } from "../../output/build-result.ts";
import { Channel } from "./channel.ts";

/** What open pages display: drafts and problems. */
export class SiteStatus {
  readonly channel = new Channel();
  /** The number of builds: results about an older one are ignored. */
  builds = 0;
  /** The drafts of the last good site. */
  private marks: LiveState["marks"] = {};
  /** Whether the last save was built. */
  private isBuilt = false;
  /** The known problems of the site in browsers. */
  private faults: readonly ProblemView[] = [];

  constructor(private readonly configFile: string) {}

  /** After a build: a good site replaces the last one; errors are displayed over the last good one. */
  update({ isBuilt, diagnostics, text, unpublished }: BuildResult, changed: ChangedUrls): void {
    this.builds += 1;
    this.isBuilt = isBuilt;
    this.faults = [];
    if (isBuilt) this.marks = marksOf(unpublished);
    const errors = isBuilt ? [] : diagnostics.filter(({ severity }) => severity === "error");
    const title = isBuilt ? "" : `${summary(errors)} in ${this.configFile}`;
    const notes = isBuilt ? [] : [pendingChecks(errors) ?? [], LAST_GOOD].flat();
    this.publish(changed, problemViews(errors, text), title, notes.join(" "));
  }

  /** Adds the browser errors of a build, if it is still the current one. */
  addFaults(found: readonly ProblemView[], build: number): void {
    if (!this.isBuilt || build !== this.builds) return;
    const isKnown = ({ message, at }: ProblemView) =>
      this.faults.some((known) => known.message === message && known.at === at);
    const added = found.filter((each) => !isKnown(each));
    if (added.length === 0) return;
    this.faults = [...this.faults, ...added];
    this.publish([], this.faults, "Errors in the browser", AS_IT_IS);
  }

  /** The site could not be built at all; the first line of the reason is its message. */
  fail(reason: string): void {
    this.isBuilt = false;
    const [message = "", ...lines] = reason.trim().split("\n");
    const problem: ProblemView = {
      rule: "",
      at: "",
      location: "",
      hint: "",
      affected: "",
      severity: "error",
      message,
      codeFrame: lines.join("\n").trim(),
    };
    this.publish([], [problem], "The site cannot be built", LAST_GOOD);
  }

  private publish(
    changed: ChangedUrls,
    problems: readonly ProblemView[],
    title: string,
    note: string,
  ): void {
    this.channel.publish({ changed, marks: this.marks, problems, title, note });
  }
}

const LAST_GOOD = "This is the site from the last save without an error.";
const AS_IT_IS = "The site is built anyway, and visitors have the same problem.";

/** The labels of pages and sections that are not published yet, by the path of their page. */
function marksOf(unpublished: readonly Unpublished[]): LiveState["marks"] {
  // Without those whose last day is over, which the owner does not see either.
  const shown = unpublished.filter(({ until }) => until === undefined);
  const marks = shown.flatMap((each) => each.pages.map((path) => ({ path, mark: markOf(each) })));
  const byPath = groupBy(marks, ({ path }) => path);
  return Object.fromEntries([...byPath].map(([path, all]) => [path, all.map(({ mark }) => mark)]));
}

function markOf(unpublished: Unpublished): DraftMark {
  const { section } = unpublished;
  if (section === undefined)
    return { words: `This page ${reasonWords(unpublished)}. ${NOT_BUILT}` };
  const { number, fromEnd, name = `section ${number} of this page` } = section;
  const words = `${upperFirst(name)} ${reasonWords(unpublished)}. ${NOT_BUILT}`;
  return { words, ...(fromEnd !== undefined && { fromEnd }) };
}

const NOT_BUILT = `“${commandLine("build")}” leaves it out.`;
