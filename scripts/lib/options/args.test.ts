import { afterEach, describe, expect, it, vi } from "vitest";
import { commonFlags, parseCommand } from "./args.ts";
import { usage } from "./usage.ts";

const spec = {
  command: "sample",
  summary: "A sample.",
  flags: {
    ...commonFlags,
    only: { kind: "choice", choices: ["types", "lint"], help: "one step" },
    jobs: { kind: "count", minimum: 1, maximum: 64, help: "how many at once" },
    report: { kind: "text", placeholder: "FILE", help: "where to write" },
    strict: { kind: "switch", help: "be strict" },
  },
} as const;

afterEach(() => vi.restoreAllMocks());

describe("parseCommand", () => {
  it("returns the defaults, typed", () => {
    expect(parseCommand([], spec)).toEqual({
      config: "site.config.json",
      out: undefined,
      port: 4173,
      host: "localhost",
      only: undefined,
      jobs: undefined,
      report: undefined,
      strict: false,
      operands: [],
    });
  });

  it("accepts both spellings of a value; the last one wins", () => {
    const args = parseCommand(["--out=a", "--out", "b", "--port", "0", "--strict"], spec);
    const port: number | undefined = args?.port;
    const only: "types" | "lint" | undefined = args?.only;
    expect([args?.out, port, only, args?.strict]).toEqual(["b", 0, undefined, true]);
  });

  it("reads a number, and its default if it is missing", () => {
    const jobs: number | undefined = parseCommand(["--jobs", "64"], spec)?.jobs;
    const pages = { kind: "count", minimum: 0, maximum: 9, default: 3, help: "pages" } as const;
    const always: number | undefined = parseCommand([], { ...spec, flags: { pages } })?.pages;
    expect([jobs, always]).toEqual([64, 3]);
  });

  it.each([
    [
      ["--prot", "1"],
      'sample: there is no option "--prot". Did you mean "--port"? Options: --config FILE, --out DIR, ',
    ],
    [["--no-strict"], 'sample: there is no option "--no-strict". Options: '],
    [["-x"], 'sample: there is no option "-x". Options: '],
    [["--constructor"], 'sample: there is no option "--constructor". Options: '],
    [["dist"], "sample: Unexpected argument 'dist'. Options: "],
    [["--out"], "sample: Option '--out <value>' argument missing. Options: "],
    [["--out="], "sample: --out has no value. Options: "],
    [["--port", "70000"], 'sample: --port must be a whole number from 0 to 65535, not "70000". '],
    [["--port", "4e3"], 'sample: --port must be a whole number from 0 to 65535, not "4e3". '],
    [["--jobs", "0"], 'sample: --jobs must be a whole number from 1 to 64, not "0". '],
    [["--jobs", "65"], 'sample: --jobs must be a whole number from 1 to 64, not "65". '],
    [["--jobs", "2.5"], 'sample: --jobs must be a whole number from 1 to 64, not "2.5". '],
    [["--only", "e2e"], 'sample: --only must be one of types, lint, not "e2e". '],
    [["--out", "--port"], "sample: Option '--out' argument is ambiguous. Options: "],
    [["--strict=no"], "sample: Option '--strict' does not take an argument. Options: "],
  ])("explains %j in one line", (argv, start) => {
    expect(() => parseCommand(argv, spec)).toThrow(start);
    expect(() => parseCommand(argv, spec)).toThrow(/^[^\n]+--help\.$/);
  });

  it("accepts positional arguments if the spec declares them", () => {
    const args = parseCommand(["a", "--port", "1", "b"], { ...spec, operands: "DIR" });
    expect(args).toMatchObject({ operands: ["a", "b"], port: 1 });
  });

  it("rejects arguments that it would ignore", () => {
    const picky = {
      ...spec,
      flags: {
        config: { ...commonFlags.config, goesWith: "fix" },
        fix: { kind: "switch", help: "mend" },
        out: { ...commonFlags.out, instead: ["config"] },
        list: { kind: "switch", help: "list", instead: "all" },
      },
    } as const;
    const why = (...argv: string[]) => {
      try {
        return parseCommand(argv, picky);
      } catch (error) {
        return String(error).replace(/. Options.*/, "");
      }
    };
    expect(why("--config", "a")).toBe("Error: sample: --config only works with --fix");
    expect(why("--fix", "--config", "a", "--out", "b")).toBe(
      "Error: sample: --config has no effect with --out",
    );
    expect(why("--list", "--fix")).toBe("Error: sample: --fix has no effect with --list");
    expect(why("--fix", "--config", "a")).toMatchObject({ fix: true, config: "a" });
    expect(why("--list")).toMatchObject({ list: true, out: undefined });
  });

  it.each(["--help", "-h"])("prints the usage for %s and returns nothing to run with", (flag) => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    expect(parseCommand([flag], spec)).toBeUndefined();
    expect(log).toHaveBeenCalledWith(usage(spec));
  });
});

describe("usage", () => {
  it("lists every flag with its value, meaning and default", () => {
    const lines = usage({ ...spec, operands: "DIR", examples: ["sample ."] }).split("\n");
    expect(lines[0]).toBe("Usage: npx plumbline sample DIR [options]");
    expect(lines.join("\n")).toContain("\n\nFor example:\n  sample .\n\n");
    expect(lines).toContain(
      "  --out DIR          the folder of the built site (default: dist, beside the config)",
    );
    expect(lines).toContain("  --only types|lint  one step");
    expect(lines).toContain("  --jobs NUMBER      how many at once");
    expect(lines.at(-1)).toBe("  --help             show this text");
  });
});
