import lighthouse from "lighthouse";
import { median } from "../lib/statistics.ts";
import { limits } from "./limits.ts";
import type { Measure } from "./table.ts";

const SCORES = ["performance", "accessibility", "best-practices", "seo"];
const PAINT = "largest-contentful-paint";

/** The result of one run: a category's score out of 100, or an audit's number. */
type LighthouseRun = (name: string) => number;

/** Runs Lighthouse for a phone with its simulated slow connection, in the browser at a port. */
async function run(url: string, port: number): Promise<LighthouseRun> {
  const options = { port, onlyCategories: SCORES, logLevel: "error" } as const;
  const result = await lighthouse(url, options);
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { categories, audits } = result.lhr;
  return (name) => {
    const category = categories[name];
    if (category) return Math.round((category.score ?? 0) * 100);
    return audits[name]?.numericValue ?? Number.NaN;
  };
}

interface Options {
  site: string;
  bare: string;
  path: string;
  port: number;
  runs: number;
}

/** Medians of several runs, alternating with the bare page, so that both see the same load of the machine. */
export async function measureWithLighthouse(options: Options): Promise<Measure[]> {
  const { site, bare, path: page, port, runs } = options;
  const [own, bareOnes]: [LighthouseRun[], LighthouseRun[]] = [[], []];
  for (let count = 0; count < runs; count += 1) {
    own.push(await run(site + page, port));
    bareOnes.push(await run(bare + page, port));
  }
  const of = (name: string, findings = own) => median(findings.map((find) => find(name)));
  const [paint, shift] = [of(PAINT), of("cumulative-layout-shift")];
  const blocking = of("total-blocking-time");
  const what = `LCP (${Math.round(paint)} ms) to that of bare HTML`;
  const ratio = paint / of(PAINT, bareOnes);
  return [
    ...SCORES.map((name): Measure => {
      const score = { measured: of(name), limit: limits.score, unit: "" } as const;
      return { what: `Lighthouse, ${name}`, page, ...score, atLeast: true };
    }),
    { what, page, measured: ratio, limit: limits.paintRatio, unit: "×" },
    { what: "CLS", page, measured: shift, limit: limits.layoutShift, unit: "" },
    { what: "TBT", page, measured: blocking, limit: limits.blockingTime, unit: "ms" },
  ];
}
