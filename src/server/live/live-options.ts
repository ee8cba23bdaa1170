import type { BuildResult, Observer } from "../../output/build-result.ts";
import type { OpenServer } from "../open-server.ts";

/** The result of the build after a save. */
export interface Outcome {
  result: BuildResult;
  seconds: number;
  /** Whether another build has changed the site since the last save. */
  isAfterOther: boolean;
}

export interface LiveOptions {
  configFile: string;
  outDir: string;
  /** Begins to listen, unless it does already. */
  listen: () => Promise<OpenServer>;
  /** Whether a window of the studio has opened since it listens. */
  isStudioOpening?: () => boolean;
  /** Whether the project's code is followed too. */
  followsCode?: boolean;
  /** Called before each build; observes its progress. */
  observe: () => Observer;
  /** Receives the result of the first build. */
  onStart: (outcome: Outcome) => void;
  onSave: (outcome: Outcome) => void;
  /** Receives each saved source of the code, before the build. */
  onCode?: (saved: readonly string[]) => void;
  /** Receives the reason why a save could not be built at all. */
  onError: (reason: string) => void;
}
