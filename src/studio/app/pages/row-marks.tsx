import { Chip } from "@mui/material";
import type { PageSummary } from "../../protocol/pages.ts";
import type { ProblemCounts } from "../../protocol/state.ts";
import { NO_DRAG } from "../controls/use-drag-sensors.ts";
import { useStore } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import type { PageTask } from "./page-task.ts";
import type { TreeNode } from "./tree-rows.ts";

interface MarksProps {
  node: TreeNode;
  counts: ProblemCounts;
  tab: 0 | -1;
  onTask(task: PageTask): void;
}

/** What a row says beside its name: its state, its problems and its languages. */
export function Marks({ node, counts, tab, onTask }: MarksProps) {
  const { page } = node;
  const problems = problemsOf(node, counts);
  const state = page && stateWords(page);
  return (
    <>
      {" "}
      {state && <Chip size="small" color="warning" variant="outlined" label={state} />}
      {problems.count > 0 && (
        <Chip
          size="small"
          color={problems.hasErrors ? "error" : "warning"}
          label={problems.count}
          title={WORDS.problems(problems.count)}
        />
      )}
      {page && <Languages node={node} page={page} tab={tab} onTask={onTask} />}
    </>
  );
}

/** The languages of a page: a chip opens its version, or offers the missing one. */
function Languages({
  node,
  page,
  tab,
  onTask,
}: Omit<MarksProps, "counts"> & { page: PageSummary }) {
  const { languages, openPage } = useStore("languages", "openPage");
  if (languages.length < 2) return null;
  return languages.map((language) => {
    const version = node.versions.find((each) => each.language === language);
    const canTranslate = page.language === languages[0];
    if (!version && !canTranslate) return null;
    const label = version
      ? WORDS.pageTree.openIn(node.label, language)
      : WORDS.pageTree.copyTo(node.label, language);
    return (
      <Chip
        key={language}
        component="button"
        type="button"
        tabIndex={tab}
        size="small"
        variant={version ? "filled" : "outlined"}
        label={version ? shortName(language, languages) : `+ ${shortName(language, languages)}`}
        aria-label={label}
        title={label}
        {...NO_DRAG}
        onClick={(event) => {
          event.stopPropagation();
          if (version) openPage(version.path);
          else onTask({ type: "add", copyOf: page, language });
        }}
        sx={{ borderStyle: version ? "solid" : "dashed", cursor: "pointer" }}
      />
    );
  });
}

/** `en` for `en-GB`, unless the site has several of them. */
function shortName(language: string, all: readonly string[]): string {
  const [short = language] = language.split("-");
  return all.filter((each) => each.startsWith(short)).length > 1 ? language : short;
}

/** Why a page is not published today. */
export function stateWords({ state, from = "", until = "" }: PageSummary): string | undefined {
  if (state === "draft") return WORDS.draft;
  if (state === "from") return WORDS.pageTree.from(from);
  return state === "until" ? WORDS.pageTree.until(until) : undefined;
}

/** The problems of a page in all languages; those of closed rows under it, too, for the pages of a template. */
export function problemsOf(node: TreeNode, counts: ProblemCounts) {
  const pages = [
    ...node.versions,
    ...(node.template ? node.children.flatMap((each) => each.versions) : []),
  ];
  const own = pages.flatMap(({ path }) =>
    Object.hasOwn(counts, path) ? (counts[path] ?? []) : [],
  );
  const hasErrors = own.some(({ errors }) => errors > 0);
  return { hasErrors, count: own.reduce((sum, { errors, others }) => sum + errors + others, 0) };
}
