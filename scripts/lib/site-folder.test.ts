import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runCommand, startCommand } from "../../src/testing/commands/command.ts";
import { makeConfig, writeSite } from "../../src/testing/site.ts";

function siteCalled(name: string) {
  const config = makeConfig();
  const site = writeSite({ ...config, business: { ...config.business, name } });
  onTestFinished(() => rmSync(site.folder, { recursive: true }));
  return site;
}

/** The home page in the preview of a site. */
async function previewed(...args: string[]): Promise<string> {
  const { child, ended } = startCommand("preview", ...args, "--port", "0");
  const address = new Promise<string>((found) => {
    child.stdout.on("data", (said: Buffer) => {
      const [url] = /http:\/\/\S+/.exec(said.toString()) ?? [];
      if (url) found(url);
    });
  });
  const url = await Promise.race([address, ended.then(({ stderr }) => stderr)]);
  const page = url.startsWith("http") ? await (await fetch(url)).text() : url;
  child.kill("SIGINT");
  await ended;
  return page;
}

it("the output folder is beside the config for each command, and each rejects options it does not use", async () => {
  const { folder, file } = siteCalled("Harbour Bakery");
  expect(await previewed("--config", file)).toContain(
    `There is no built site in "${join(folder, "dist")}". Build it first: npx plumbline build --config ${file}`,
  );
  expect(await runCommand("build", "--config", file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${join(folder, "dist")}: 1 page in`),
  });
  expect(existsSync(join(folder, "dist", "index.html"))).toBe(true);
  expect(await previewed("--config", file)).toContain("Harbour Bakery");

  const other = join(folder, "other.json");
  writeFileSync(other, JSON.stringify(makeConfig()));
  expect(await previewed("--config", other)).toContain(
    `contains the site of "${file}". Build this one into another folder, npx plumbline build --config ${other} --out DIR`,
  );
  // As for build, a config and a folder belong together.
  expect(await previewed("--config", file, "--out", join(folder, "dist"))).toContain(
    "Harbour Bakery",
  );
  expect(await previewed("--config", file, "--out", folder)).toContain(
    `Build it first: npx plumbline build --config ${file} --out ${folder}`,
  );
  expect((await runCommand("schema", "--config", file)).stderr).toContain(
    "only works with --pictures",
  );
  expect((await runCommand("check", "--list", "--config", file)).stderr).toContain("has no effect");
}, 60_000);
