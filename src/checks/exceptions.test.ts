import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { parseSource } from "../config/read-config.ts";
import { checkSource } from "../pipeline.ts";
import {
  type Config,
  makeConfig,
  makePage,
  type SectionConfig,
  withChecks,
  writeSite,
  wrong,
} from "../testing/site.ts";
import { applyFixes } from "./fix.ts";
import { deadLink } from "./rules/links/dead-link.ts";

type Exception = NonNullable<Config["checks"]>[number];

const { folder } = writeSite(makeConfig());
afterAll(() => rmSync(folder, { recursive: true }));

const exception = (parts: Partial<Exception> = {}): Exception => ({
  rule: "dead-link",
  severity: "warning",
  reason: "The page comes in May.",
  ...parts,
});

const dead: SectionConfig = {
  type: "hero",
  heading: "Roofs",
  actions: [{ label: "Go", link: "/nowhere" }],
};

const site = (checks: Exception[], sections: SectionConfig[] = [dead]): Config =>
  makeConfig({ checks, pages: [makePage({ sections }), makePage({ path: "/tiles", sections })] });

async function check(config: Config) {
  const text = JSON.stringify(config, null, 2);
  const source = parseSource("site.config.json", text);
  return { text, ...(await checkSource(source, `${folder}/public`, withChecks(deadLink))) };
}

const judged = async (...checks: Exception[]) =>
  (await check(site(checks))).diagnostics.map(({ severity, page }) => `${severity} ${page}`);

const right: SectionConfig[] = [{ type: "hero", heading: "Roofs" }];

describe("an exception", () => {
  it.each(["info", "warning", "error"] as const)(
    "lowers or raises the severity: %s",
    async (to) => {
      expect(await judged(exception({ severity: to }))).toEqual([`${to} /`, `${to} /tiles`]);
    },
  );

  it("lets a site be built that has only warnings left", async () => {
    expect((await check(site([]))).site).toBeUndefined();
    expect((await check(site([exception()]))).site).toBeDefined();
  });

  it("silences a rule", async () => {
    expect(await judged(exception({ severity: "off" }))).toEqual([]);
  });

  it("applies to one page only if it names one", async () => {
    expect(await judged(exception({ page: "/tiles" }))).toEqual(["error /", "warning /tiles"]);
  });

  it("overrides an earlier one for the same position", async () => {
    const checks = [exception(), exception({ severity: "off", page: "/tiles" })];
    expect(await judged(...checks)).toEqual(["warning /"]);
  });
});

describe("an exception without effect", () => {
  it.each([
    ["dead-lnik", 'Did you mean "dead-link"?'],
    ["zebra", "npx plumbline check --list shows them all."],
  ])("names a rule that does not exist: %s", async (rule, hint) => {
    const { diagnostics, text } = await check(site([exception({ rule })], right));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-rule",
        severity: "error",
        location: "checks › entry 1 › rule",
        message: `There is no rule "${rule}".`,
        hint,
      },
    ]);
    const fixed = JSON.parse(applyFixes(text, diagnostics)).checks[0].rule;
    expect(fixed).toBe(rule === "zebra" ? "zebra" : "dead-link");
  });

  it("is for a rule without exceptions", async () => {
    const { diagnostics } = await check(site([exception({ rule: "unknown-key" })], right));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-rule",
        message: '"unknown-key" cannot be set: a site that breaks it cannot be built.',
      },
    ]);
  });

  it.each([
    [undefined, 'Nothing breaks "dead-link" on this site any more.'],
    ["/tiles", 'Nothing breaks "dead-link" on /tiles any more.'],
  ])("matches nothing on %s, and is reported with its reason", async (page, message) => {
    const unused = exception(page === undefined ? {} : { page });
    const { diagnostics, text, site: built } = await check(site([unused], right));
    expect(diagnostics).toMatchObject([
      { rule: "unused-exception", severity: "warning", location: "checks › entry 1", message },
    ]);
    expect(built).toBeDefined();
    expect(applyFixes(text, diagnostics)).toBe(text);
  });

  it("is not reported while mistakes may hide what it is for", async () => {
    const config = site([exception()], [wrong({ type: "carousel" })]);
    const rules = (await check(config)).diagnostics.map(({ rule }) => rule);
    expect(rules).toEqual(["unknown-type", "unknown-type"]);
  });
});
