/** Another way to build the same pages, by what one page more costs between 300 and 3,000 pages. */
export interface Peer {
  name: string;
  /** Milliseconds; two where the series gave a range. */
  perPage: readonly [lowest: number, highest?: number];
}

/** The pages between which the peers were measured. */
export const MEASURED = { from: 300, to: 3000 } as const;

/** Measured once with throw-away projects of the same sections and texts; docs/performance.md says how. */
export const PEERS: readonly Peer[] = [
  { name: "String templates, one process", perPage: [0.2] },
  { name: "Astro 7, plain components", perPage: [1.7] },
  { name: "Eleventy 3", perPage: [2.6] },
  { name: "MUI, renderToStaticMarkup alone", perPage: [12, 13] },
  { name: "Astro + MUI, no hydration", perPage: [16] },
  { name: "Astro + MUI, menu and forms hydrated", perPage: [18] },
  { name: "React Router 7 + MUI", perPage: [24] },
  { name: "Next 16 static export + MUI", perPage: [52] },
];
