import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runSteps } from "./steps.ts";

const lines: unknown[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

function step(name: string, run: () => Promise<number>) {
  return { name, title: name.toUpperCase(), run: vi.fn(run) };
}

describe("runSteps", () => {
  it("returns nothing if every step succeeds", async () => {
    const steps = [step("a", async () => 0), step("b", async () => 0)];
    expect(await runSteps(steps)).toBeUndefined();
    expect(lines[0]).toBe("\n== A");
    expect(lines[1]).toMatch(/^== A: good after \d+\.\d s$/);
  });

  it("stops at the first step that fails", async () => {
    const [bad, never] = [step("bad", async () => 3), step("never", async () => 0)];
    expect(await runSteps([bad, never])).toBe(bad);
    expect(never.run).not.toHaveBeenCalled();
  });

  it("continues beside a parallel step, and waits for it at the end", async () => {
    let end = (_code: number): void => undefined;
    const long = new Promise<number>((resolve) => {
      end = resolve;
    });
    const beside = { ...step("beside", () => long), isBeside: true };
    const last = step("last", async () => {
      setImmediate(() => end(1));
      return 0;
    });
    expect(await runSteps([beside, last])).toBe(beside);
    expect(lines.map(String).filter((line) => line.includes("after"))).toEqual([
      expect.stringContaining("LAST: good"),
      expect.stringContaining("BESIDE: failed"),
    ]);
  });

  it("starts no more steps after a parallel step has failed", async () => {
    const beside = { ...step("beside", async () => 1), isBeside: true };
    const [next, never] = [
      step("next", () => new Promise((resolve) => setImmediate(resolve, 0))),
      step("never", async () => 0),
    ];
    expect(await runSteps([beside, next, never])).toBe(beside);
    expect(never.run).not.toHaveBeenCalled();
  });

  it("treats an exception as a failure and shows only its message", async () => {
    const bad = step("bad", () => Promise.reject(new Error("No network.")));
    expect(await runSteps([bad])).toBe(bad);
    expect(lines).toContain("No network.");
  });
});
