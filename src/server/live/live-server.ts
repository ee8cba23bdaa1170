import { readFile } from "node:fs/promises";
import { dateIn } from "../../business/hours/time-zone.ts";
import type { BrowserReport, ChangedUrls } from "../../client/live/protocol.ts";
import type { BuildResult, Observer } from "../../output/build-result.ts";
import { loadRenderer, siteCode } from "../../render/bundle/site-code.ts";
import { Studio } from "../../studio/calls/studio.ts";
import { message } from "../../studio/protocol/messages.ts";
import { studioToken } from "../../studio/server/access.ts";
import { claimStudio, releaseStudio } from "../../studio/server/claim.ts";
import { studioCodeFolder } from "../../studio/server/studio-code.ts";
import { studioListener } from "../../studio/server/studio-listener.ts";
import type { OpenServer } from "../open-server.ts";
import { BrowserTrial } from "./browser-trial.ts";
import { type Builder, inProcessBuilder, newestBuilder, separateBuilder } from "./builder.ts";
import { type Follower, followSources } from "./follow.ts";
import { liveListener } from "./listener.ts";
import type { LiveOptions, Outcome } from "./live-options.ts";
import { SiteStatus } from "./site-status.ts";

/** Builds a site, serves it and builds it again after each save; open pages follow. */
export class LiveServer {
  private readonly status: SiteStatus;
  private server: OpenServer | undefined;
  private follower: Follower | undefined;
  private isEnding = false;
  /** The site after the last build of this server. */
  private stampAfter: string | undefined;
  private building: Promise<BuildResult> | undefined;
  private builder: Builder = inProcessBuilder;
  /** Whether the builder runs older code than the current one. */
  private isCodeNew = false;
  /** The time zone of dated pages and sections. */
  private zone = "UTC";
  private readonly trial: BrowserTrial;
  private trying: Promise<void> = Promise.resolve();
  private readonly studio: Studio;

  constructor(readonly options: LiveOptions) {
    this.status = new SiteStatus(options.configFile);
    this.trial = new BrowserTrial(options.configFile, options.outDir);
    const { configFile, outDir } = options;
    this.studio = new Studio({
      configFile,
      outDir,
      claim: async () => {
        const other = await this.claimStudio();
        return other === undefined ? undefined : message("otherStudio", other);
      },
      onChange: () => this.follower?.runAtPause(),
    });
  }

  /** Resolves with the address once the site is built; rejects if it can neither be built nor served. */
  async start(): Promise<string> {
    const { configFile, followsCode = false } = this.options;
    let follow = () => {};
    const served = new Promise<void>((done) => {
      follow = done;
    });
    const follower = followSources({
      configFile,
      followsCode,
      // The first build reads the files later. Those of this millisecond are from before.
      since: Date.now() + 1,
      today: () => dateIn(this.zone),
      onSave: (savedCode) => served.then(() => this.rebuild(savedCode)),
      onError: (error) => this.fail(error),
    });
    this.follower = follower;
    try {
      const url = await this.serve();
      follow();
      // After the first build, so that the site shows sooner, and after the first page of the studio.
      void this.warmUp().then(() => (this.isEnding ? undefined : follower.watch()));
      return url;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Listens, and builds the site for the first time. */
  private async serve(): Promise<string> {
    const { configFile, outDir, listen, onStart } = this.options;
    let show = (_script: string) => {};
    const script = new Promise<string>((built) => {
      show = built;
    });
    const server = await listen();
    this.server = server;
    if (this.isEnding) throw new Error(STOPPED);
    server.use(
      liveListener({
        dir: outDir,
        script,
        channel: this.status.channel,
        app: this.trial.app,
        studio: studioListener(this.studio, studioToken(configFile)),
        onFault: (fault) => void this.hear(fault),
      }),
    );
    const [first, live] = await Promise.all([this.build(), liveScript()]);
    if (this.isEnding) throw new Error(STOPPED);
    onStart(first);
    show(live);
    return server.url;
  }

  /** Loads the renderer and the studio's code, so that the first save and the studio are as fast as later. */
  private async warmUp(): Promise<void> {
    try {
      if (this.options.isStudioOpening?.()) await this.studio.prepare();
      await loadRenderer((await siteCode()).rendererFile);
      await studioCodeFolder();
    } catch {
      // The build after the next save fails with the same error and reports it.
    }
  }

  /** Makes this the server of the site's studio, or resolves with the address of the one that has it. */
  async claimStudio(): Promise<string | undefined> {
    return this.server && claimStudio(this.options.configFile, this.server.url);
  }

  /** Whether a build is under way. */
  get isBuilding(): boolean {
    return this.building !== undefined;
  }

  /** Stops serving and following. A running build continues. */
  async stop(): Promise<void> {
    this.isEnding = true;
    this.follower?.stop();
    this.trial.end();
    if (!this.isBuilding) this.builder.end();
    if (this.server) releaseStudio(this.options.configFile, this.server.url);
    await this.server?.close();
  }

  /** Resolves once there is no build or trial. */
  async idle(): Promise<void> {
    await this.building?.catch(() => undefined);
    await this.trying;
  }

  private async rebuild(savedCode: readonly string[]): Promise<void> {
    const begun = performance.now();
    if (savedCode.length > 0) {
      this.options.onCode?.(savedCode);
      this.isCodeNew = true;
    }
    if (this.isCodeNew) {
      const builder = await newestBuilder();
      this.builder.end();
      this.builder = builder;
      if (this.isEnding) return builder.end();
      this.isCodeNew = false;
    }
    // The studio and the workbench show the site's own code before the whole site is built with it.
    this.studio.followFiles(() => this.status.channel.repeat());
    this.options.onSave(await this.build(begun));
  }

  private async build(begun = performance.now()): Promise<Outcome> {
    const { configFile, outDir, observe } = this.options;
    const observer = observe();
    const { version, texts } = this.studio;
    if (texts && this.builder === inProcessBuilder) this.builder = await separateBuilder();
    this.building = this.builder.build({
      configFile,
      outDir,
      ...texts,
      drafts: true,
      takesUnfinished: true,
      observer,
    });
    try {
      const result = await this.building;
      const isAfterOther = this.stampAfter !== undefined && this.stampAfter !== result.stampBefore;
      this.stampAfter = result.stampAfter;
      this.zone = result.zone;
      const changed = isAfterOther ? "all" : [...result.written, ...result.removed];
      this.studio.built(version, result.diagnostics, texts);
      this.status.update(result, changed);
      const { builds } = this.status;
      if (result.isBuilt)
        this.trying = this.trying.then(() => this.tryInBrowsers(changed, builds, observer));
      return { result, seconds: (performance.now() - begun) / 1000, isAfterOther };
    } finally {
      this.building = undefined;
    }
  }

  /** Reports hydration errors of the current site, unless it has changed since. */
  private async tryInBrowsers(
    changed: ChangedUrls,
    builds: number,
    { tell }: Observer,
  ): Promise<void> {
    if (this.isEnding) return;
    try {
      const problems = await this.trial.problemsAfter(changed, tell);
      if (!this.isEnding) this.status.addFaults(problems, builds);
      // After the slower steps, so that the overlay does not wait for it.
      if (!this.isEnding) await this.trial.makeApp();
    } catch (error) {
      tell?.(`Not tested: how browsers hydrate the site's own sections. ${reasonOf(error)}`);
    }
  }

  private async hear(fault: BrowserReport): Promise<void> {
    const { builds } = this.status;
    // A page that reloads immediately reports before the trial has its code, or with the same code.
    await this.trying;
    this.status.addFaults(await this.trial.heard(fault).catch(() => []), builds);
  }

  private fail(error: unknown): void {
    if (this.isEnding) return;
    const reason = reasonOf(error);
    this.options.onError(reason);
    this.status.fail(reason);
  }
}

const STOPPED = "Stopped before the site was served.";

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The script that follows saves in a page. */
const liveScript = async () => readFile((await siteCode()).liveFile, "utf8");
