import { resolve } from "node:path";
import { type BuildResult, buildSite } from "../build/build.ts";
import { summary } from "../diagnostics/pretty.ts";
import { shownProblem } from "../diagnostics/shown.ts";
import { type PreviewServer, startServer } from "../serve/preview-server.ts";
import { Channel } from "./channel.ts";
import { followSources } from "./follow.ts";
import { Gate } from "./gate.ts";
import { liveListener } from "./listener.ts";
import { liveScript } from "./script.ts";
import { lookAtSources } from "./sources.ts";

/** What came of a save. */
export interface Outcome {
  result: BuildResult;
  seconds: number;
}

export interface LiveOptions {
  configFile: string;
  outDir: string;
  host: string;
  port: number;
  /** Is told what takes long, and what is passed over. */
  tell: (text: string) => void;
  /** Is told of the build that this begins with. */
  onStart: (outcome: Outcome) => void;
  onSave: (outcome: Outcome) => void;
  /** Is told why a save could not be built at all. */
  onError: (reason: string) => void;
}

/** Builds a site, serves it and builds it again after each save; open pages follow. */
export class LiveServer {
  private readonly gate = new Gate();
  private readonly channel = new Channel();
  private server: PreviewServer | undefined;
  private stopFollowing: (() => void) | undefined;
  private isEnding = false;
  private building: Promise<unknown> | undefined;

  constructor(readonly options: LiveOptions) {}

  /** Resolves with the address when the site is there; rejects if it can neither be built nor served. */
  async start(): Promise<string> {
    const { outDir, host, port, onStart, onSave } = this.options;
    const configFile = resolve(this.options.configFile);
    const { stamp } = lookAtSources(configFile);
    const [first, script] = await Promise.all([this.build(), liveScript()]);
    onStart(first);
    const { channel, gate } = this;
    const listener = liveListener({ dir: outDir, script, channel, gate });
    this.server = await startServer(listener, { host, port });
    this.stopFollowing = followSources({
      configFile,
      stamp,
      onSave: async () => onSave(await this.build()),
      onError: (error) => this.fail(error),
    });
    return this.server.url;
  }

  /** Whether something is under way that nobody waits for any more. */
  get isBuilding(): boolean {
    return this.building !== undefined;
  }

  /** Ends at once, but for a site that is just being put in place: that is seen through. */
  async stop(): Promise<void> {
    this.isEnding = true;
    this.stopFollowing?.();
    await Promise.all([this.gate.wait(), this.server?.close()]);
  }

  /** Resolves when nothing is being built. */
  async idle(): Promise<void> {
    await this.building?.catch(() => undefined);
  }

  private async build(): Promise<Outcome> {
    const { configFile, outDir, tell } = this.options;
    const begun = performance.now();
    const building = buildSite({ configFile, outDir, tell, place: (swap) => this.place(swap) });
    this.building = building;
    try {
      const result = await building;
      this.tellPages(result);
      return { result, seconds: (performance.now() - begun) / 1000 };
    } finally {
      this.building = undefined;
    }
  }

  private place<T>(swap: () => Promise<T>): Promise<T> {
    if (this.isEnding) throw new Error("Stopped before the site was put in place.");
    return this.gate.holdDuring(swap);
  }

  private tellPages({ isBuilt, written, removed, diagnostics, source }: BuildResult): void {
    const errors = isBuilt ? [] : diagnostics.filter(({ severity }) => severity === "error");
    this.channel.tell({
      changed: [...written, ...removed],
      problems: errors.map((error) => shownProblem(error, source.text)),
      title: isBuilt ? "" : `${summary(errors)} in ${source.file}`,
    });
  }

  private fail(error: unknown): void {
    if (this.isEnding) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.options.onError(reason);
    const nothing = { rule: "", place: "", frame: "", hint: "", affected: "" };
    const where = { severity: "error", at: this.options.configFile } as const;
    const problem = { ...nothing, ...where, message: reason };
    this.channel.tell({ changed: [], problems: [problem], title: "The site cannot be built" });
  }
}
