import { spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { EVENTS_URL } from "../../client/live/protocol.ts";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { openEvents } from "../../testing/servers/events.ts";
import { makeConfig, writeSite } from "../../testing/site.ts";

/** The project in another folder, whose code a test may change. */
function projectCopy(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "plumbline-code-"));
  const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
  for (const name of ["schema", "scripts", "src", ...files])
    cpSync(join(PROJECT_DIR, name), join(copy, name), { recursive: true });
  symlinkSync(join(PROJECT_DIR, "node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

/** `npm start` of a project on a small site. */
async function started(project: string) {
  const { folder, file } = writeSite(makeConfig());
  const args = ["scripts/run.cjs", "start", "--config", file, "--port", "0"];
  const child = spawn(process.execPath, args, { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  onTestFinished(async () => {
    child.kill("SIGINT");
    await new Promise((resolve) =>
      child.exitCode === null ? child.once("close", resolve) : resolve(0),
    );
    rmSync(project, { recursive: true });
    rmSync(folder, { recursive: true });
  });
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (words: Buffer) => {
      said += words;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("close", () => reject(new Error(`It ended: ${said}`)));
  });
  return { url, file, said: () => said };
}

it("npm start follows extensions: their output, their mistakes, and what needs a restart", async () => {
  const project = projectCopy();
  const { url, file, said } = await started(project);
  const events = await openEvents(url + EVENTS_URL);
  await events.next();
  const save = (name: string, from: string, to: string) => {
    const text = readFileSync(join(project, name), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(project, name), text.replace(from, to));
  };
  const home = async () => (await fetch(url)).text();
  const hero = "src/sections/hero/hero.tsx";

  save(hero, '<Heading variant="h1"', '<Heading data-tried={tried.words} variant="h1"');
  const { problems } = await events.until((state) => state.problems.length > 0);
  expect(problems[0]?.message).toContain("tried is not defined");
  expect(problems[0]?.hint).toMatch(/src\/sections\/hero\/hero\.tsx:\d+/);
  expect(await home()).toContain("stay dry");

  save(hero, "data-tried={tried.words}", "data-tried==");
  const bundled = await events.until(
    (state) => state.problems[0]?.message.includes("bundled") ?? false,
  );
  expect(bundled.problems[0]?.codeFrame).toMatch(/src\/sections\/hero\/hero\.tsx:\d+:\d+/);

  // The error remains after other saves.
  writeFileSync(file, readFileSync(file, "utf8").replace("stay dry", "stay warm"));
  expect((await events.next()).problems).not.toEqual([]);

  save(hero, "data-tried==", 'data-tried="yes"');
  await events.until((state) => state.problems.length === 0);
  expect(await home()).toContain('data-tried="yes"');
  expect(await home()).toContain("stay warm");

  save("src/server/live/words.ts", "Saved; ", "Saved well; ");
  await events.until((state) => state.problems.length === 0);
  expect(said()).toContain("src/server/live/words.ts: restart to see this change.");
});
