import lighthouse, { type RunnerResult } from "lighthouse";
import { limits } from "./limits.ts";
import type { Measure } from "./table.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of a page: scores out of 100, times in milliseconds. */
interface Finding {
  scores: Record<(typeof CATEGORIES)[number], number>;
  paint: number;
  shift: number;
  blocking: number;
}

/** Runs Lighthouse as for a phone, with its simulated slow line, in the browser at a port. */
async function run(url: string, port: number): Promise<Finding> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: "error",
  });
  const { categories, audits } = required(result, url).lhr;
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    paint: number("largest-contentful-paint"),
    shift: number("cumulative-layout-shift"),
    blocking: number("total-blocking-time"),
  };
}

function required(result: RunnerResult | undefined, url: string): RunnerResult {
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
  return result;
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Options {
  site: string;
  bare: string;
  path: string;
  port: number;
  runs: number;
}

/** Medians of several runs, in turn with runs of the bare page, so that both meet the same machine. */
export async function measureWithLighthouse(options: Options): Promise<Measure[]> {
  const { site, bare, path, port, runs } = options;
  const [own, bareOnes]: [Finding[], Finding[]] = [[], []];
  for (let count = 0; count < runs; count += 1) {
    own.push(await run(site + path, port));
    bareOnes.push(await run(bare + path, port));
  }
  const of = (findings: Finding[], key: "paint" | "shift" | "blocking") =>
    median(findings.map((finding) => finding[key]));
  const ratio = of(own, "paint") / of(bareOnes, "paint");
  return [
    ...CATEGORIES.map((name) => ({
      what: `Lighthouse, ${name}`,
      page: path,
      measured: median(own.map(({ scores }) => scores[name])),
      limit: limits.score,
      unit: "" as const,
      atLeast: true as const,
    })),
    {
      what: `LCP (${Math.round(of(own, "paint"))} ms) to that of bare HTML`,
      page: path,
      measured: ratio,
      limit: limits.paintRatio,
      unit: "×",
    },
    {
      what: "CLS",
      page: path,
      measured: of(own, "shift"),
      limit: limits.layoutShift,
      unit: "",
    },
    {
      what: "TBT",
      page: path,
      measured: of(own, "blocking"),
      limit: limits.blockingTime,
      unit: "ms",
    },
  ];
}
