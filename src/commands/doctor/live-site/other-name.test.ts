import { rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { serveSite } from "../../../server/preview-server.ts";
import { makeConfig, writeSite } from "../../../testing/site.ts";
import { buildSite } from "../../build/build-site.ts";
import { probeLiveSite } from "./probe-live-site.ts";

let site: ReturnType<typeof writeSite>;
let outDir: string;

beforeAll(async () => {
  site = writeSite(makeConfig());
  outDir = join(site.folder, "dist");
  await buildSite({ configFile: relative(".", site.file), outDir });
});

afterAll(() => rmSync(site.folder, { recursive: true }));

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A port of this computer with a server that distinguishes host names. */
async function listening(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** Names that lead to this computer, as if they were registered. */
const rented =
  (...names: string[]): LookupFunction =>
  (name, _, done) => {
    if (names.includes(name)) done(null, [{ address: "127.0.0.1", family: 4 }]);
    else done(Object.assign(new Error("unknown"), { code: "ENOTFOUND" }), []);
  };

/** The report about the other name of a site. */
async function resultsOf(name: string, names: string[], listener: RequestListener) {
  const url = `http://${name}:${await listening(listener)}`;
  const answers = await probeLiveSite({ url, outDir, lookup: rented(...names) });
  const said = answers.find(({ what }) => /redirects? to|No name server/.test(what));
  return said && `${said.state}: ${said.what.replaceAll(/:\d+/g, "")}`;
}

const both = ["roofs.uk", "www.roofs.uk"];

const leading: RequestListener = (req, res) => {
  const { host = "" } = req.headers;
  if (host.startsWith("www.")) serveSite(outDir)(req, res);
  else res.writeHead(301, { Location: `http://www.${host}/` }).end();
};

it("accepts a name that redirects to the other, whichever is tested", async () => {
  const expected = "ok: roofs.uk redirects to www.roofs.uk: the site has one address.";
  expect(await resultsOf("www.roofs.uk", both, leading)).toBe(expected);
  expect(await resultsOf("roofs.uk", both, leading)).toBe(expected);
});

it("reports two addresses for one site, and a name that nobody has set", async () => {
  const serve: RequestListener = (req, res) => serveSite(outDir)(req, res);
  expect(await resultsOf("roofs.uk", both, serve)).toMatch(
    /^to do: www\.roofs\.uk does not redirect to/,
  );
  expect(await resultsOf("roofs.uk", ["roofs.uk"], serve)).toMatch(
    /^to do: No name server knows www\.roofs\.uk/,
  );
});

it.each([
  ["roofs.co.uk", true],
  ["roofs.netlify.app", false],
])("knows whether people type www. before %s: %s", async (name, does) => {
  const serve: RequestListener = (req, res) => serveSite(outDir)(req, res);
  expect((await resultsOf(name, [name], serve)) !== undefined).toBe(does);
});
