import { dirname, join } from "node:path";
import { publish as publishSchema } from "../../../schema/publish.ts";
import { buildSite } from "../../commands/build/build-site.ts";
import { carryOut, type PublishTalk } from "../../commands/publish/carry-out.ts";
import { bare, chosenOption, metaOf } from "../../config/parse/schema-at.ts";
import { readSource } from "../../config/read-config.ts";
import type { Kit } from "../../kit/kit.ts";
import { differenceModel, scheduleModel } from "../model/difference-model.ts";
import { type Message, message } from "../protocol/messages.ts";
import type { PublicationModel } from "../protocol/saving.ts";

const IDLE: PublicationModel = {
  target: undefined,
  step: "idle",
  difference: undefined,
  log: [],
  question: undefined,
};

/** Publishes the saved site, and undoes that, with the questions of the command. One at a time. */
export class Publishing {
  #model = IDLE;
  #answer: ((isYes: boolean) => void) | undefined;

  constructor(private readonly configFile: string) {}

  model(): PublicationModel {
    return { ...this.#model, target: this.#model.target ?? this.#target() };
  }

  /** Starts if nothing is under way; the model says how far it is. */
  start(isUndo: boolean, kit: Kit): void {
    if (["building", "asking", "sending"].includes(this.#model.step)) return;
    this.#model = { ...IDLE, step: "building" };
    this.#run(isUndo, kit).then(
      (step) => this.#update({ step }),
      (error) => {
        this.#log(error instanceof Error ? error.message : String(error));
        this.#update({ step: "failed", question: undefined });
      },
    );
  }

  answer(isYes: boolean): void {
    const answer = this.#answer;
    this.#answer = undefined;
    if (!answer) return;
    this.#update({ question: undefined, step: isYes ? "sending" : "idle" });
    answer(isYes);
  }

  async #run(isUndo: boolean, kit: Kit): Promise<PublicationModel["step"]> {
    const { configFile } = this;
    const outDir = join(dirname(configFile), "dist");
    if (!isUndo && !(await this.#build(outDir))) return "failed";
    const outcome = await carryOut(
      { configFile, outDir, to: undefined, isUndo, mayReplace: false, undoWords: "" },
      this.#talk(kit),
    );
    if (outcome === "declined") return "idle";
    return outcome === "not live yet" ? outcome : "done";
  }

  async #build(outDir: string): Promise<boolean> {
    const { isBuilt, diagnostics } = await buildSite({ configFile: this.configFile, outDir });
    if (isBuilt) return true;
    for (const { severity, location, message } of diagnostics)
      if (severity === "error") this.#log(`${location}: ${message}`);
    return false;
  }

  readonly #talk = (kit: Kit): PublishTalk => ({
    target: (target) => this.#update({ target }),
    show: (diff, upcoming) =>
      this.#update({
        difference: diff
          ? differenceModel(diff, { base: "live", upcoming, kit })
          : scheduleModel(upcoming),
      }),
    ask: (isUndo) => this.#ask(message(isUndo ? "goBack" : "publishThis")),
    confirm: (question) => this.#ask(message("reported", question)),
    report: (news) => this.#add(news),
    log: (line) => this.#log(line),
    warn: (line) => (typeof line === "string" ? this.#log(line) : this.#add(line)),
  });

  #ask(question: Message): Promise<boolean> {
    this.#update({ step: "asking", question });
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  #log(line: string): void {
    if (line.trim() !== "") this.#add(message("reported", line.trim()));
  }

  #add(line: Message): void {
    this.#update({ log: [...this.#model.log, line] });
  }

  #update(changed: Partial<PublicationModel>): void {
    this.#model = { ...this.#model, ...changed };
  }

  /** The kind of place where the config says that the site is published, as owners read it. */
  #target(): string | undefined {
    const { publish } = Object(readSource(this.configFile).value);
    if (publish === undefined) return undefined;
    const kind = chosenOption(bare(publishSchema), publish);
    return (kind && metaOf(kind).title) ?? String(Object(publish).to);
  }
}
