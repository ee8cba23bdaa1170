import type { Observer, Stage } from "../../src/output/build-result.ts";

/** A shorter stage has no progress line. */
const QUIET_MS = 1000;

/** The intervals of progress lines, in a terminal and in a log. */
const TERMINAL_MS = 100;
const LOG_MS = 5000;

/** The output stream. */
interface Stream {
  isTTY: boolean;
  write(text: string): unknown;
}

/** Shows the progress of a build: in a terminal in one changing line, elsewhere in plain lines. */
export function reporter(output: Stream = process.stderr) {
  const started = performance.now();
  const stages: { stage: Stage; from: number }[] = [];
  let lastLine = started;
  let isDirty = false;
  const clear = () => {
    if (isDirty) output.write("\r\x1b[2K");
    isDirty = false;
  };
  const observer: Observer = {
    stage: (stage) => stages.push({ stage, from: performance.now() }),
    progress(done, all) {
      const now = performance.now();
      const { stage = "", from = started } = stages.at(-1) ?? {};
      if (now - from < QUIET_MS || now - lastLine < (output.isTTY ? TERMINAL_MS : LOG_MS)) return;
      lastLine = now;
      const line = progressLine(stage, done, all, (now - from) / 1000);
      clear();
      output.write(output.isTTY ? line : `${line}\n`);
      isDirty = output.isTTY;
    },
    tell(text) {
      clear();
      console.log(text);
    },
  };
  let ended = started;
  return {
    observer,
    end() {
      clear();
      ended = performance.now();
    },
    seconds: () => ((ended - started) / 1000).toFixed(1),
    /** How long each step took. */
    timing: () => timingTable(stages, ended),
  };
}

function progressLine(stage: string, done: number, all: number, seconds: number): string {
  const rate = done / seconds;
  const left = Math.ceil((all - done) / rate);
  return `${stage}: ${done} of ${all}, ${Math.round(rate)} a second, ${left} s left`;
}

function timingTable(stages: readonly { stage: Stage; from: number }[], ended: number): string {
  const rows = stages.map(({ stage, from }, index) => {
    const to = stages[index + 1]?.from ?? ended;
    return `${stage.padEnd(20)} ${((to - from) / 1000).toFixed(2).padStart(7)} s`;
  });
  return rows.join("\n");
}
