import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { buildSite } from "../../src/commands/build/build-site.ts";
import { serveSite } from "../../src/server/preview-server.ts";
import { runCommand } from "../../src/testing/commands/command.ts";
import { makeConfig, makePage, writeSite } from "../../src/testing/site.ts";
import { makeCertificate } from "../lib/programs/make-certificate.ts";

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
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) close();
});

const certificates = new Map<string, string>();

afterAll(() => {
  for (const folder of certificates.values()) rmSync(folder, { recursive: true });
});

/** The folder of a certificate; the tests share those of the same kind. */
function certificateFolder(certificate: { name?: string; days?: number }): string {
  const kind = JSON.stringify(certificate);
  const known = certificates.get(kind);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), "plumbline-tls-"));
  certificates.set(kind, folder);
  makeCertificate(folder, certificate);
  return folder;
}

/** A server of this computer, with a certificate whose authority the command trusts. */
async function secured(
  listener: RequestListener,
  certificate: { name?: string; days?: number } = {},
): Promise<string> {
  const folder = certificateFolder(certificate);
  const [key, cert] = ["server.key", "server.pem"].map((name) => readFileSync(join(folder, name)));
  const server = createServer({ key, cert }, listener).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  closing.push(() => server.close());
  vi.stubEnv("NODE_EXTRA_CA_CERTS", join(folder, "authority.pem"));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * The output of the command in a child process, which reads its trusted certificates at startup.
 */
const saidOf = async (url: string) =>
  await runCommand("doctor", "--config", site.file, "--url", url);

it("reports how long the certificate is valid, and files that load without https", async () => {
  const serve = serveSite(outDir);
  const url = await secured(
    (req, res) => {
      if (req.url === "/") res.end('<img alt="" src="http://pictures.example/a.png">');
      else serve(req, res);
    },
    { days: 60 },
  );
  const { stdout } = await saidOf(url);
  expect(stdout).toMatch(/ok +The certificate is valid for (59|60) more days\./);
  expect(stdout).toMatch(/wrong +1 file on pages would load without https.*a\.png on \//);
});

it("warns before a certificate ends", async () => {
  const { stdout } = await saidOf(await secured(serveSite(outDir), { days: 5 }));
  expect(stdout).toMatch(/to do +The certificate is valid for [45] more days only\./);
  expect(stdout).toMatch(/ok +Pages load everything over https\./);
  expect(stdout).toMatch(/ok +The 8 headers that protect visitors are sent\./);
});

it.each([
  ["has expired", { days: -1 }, /localhost:\d+ has expired: browsers warn visitors/],
  ["is for another name", { name: "other.test" }, /localhost:\d+ is for another name/],
])("reports a certificate that %s, and ends with 1", async (_, certificate, expected) => {
  const { code, stdout, stderr } = await saidOf(await secured(serveSite(outDir), certificate));
  expect(stdout).toMatch(expected);
  expect([code, stderr]).toEqual([1, ""]);
});

it("reports a certificate that no trusted authority has signed", async () => {
  const url = await secured(serveSite(outDir));
  vi.stubEnv("NODE_EXTRA_CA_CERTS", "");
  const { code, stdout } = await saidOf(url);
  expect(stdout).toMatch(
    /wrong +The certificate of \S+ is not signed by an authority that browsers trust/,
  );
  expect(code).toBe(1);
});

it.each([
  [204, ["OPTIONS"], /ok +localhost:\d+ receives the form, and responds/],
  [404, ["OPTIONS", "HEAD"], /to do +localhost:\d+ responds with 404 to the form's endpoint/],
  [503, ["OPTIONS"], /to do +localhost:\d+, which receives the form, responds with a server error/],
])(
  "checks the form service's address, which responds with %s, and sends no form",
  async (status, asked, expected) => {
    const methods: (string | undefined)[] = [];
    const url = await secured((req, res) => {
      methods.push(req.method);
      res.writeHead(status).end();
    });
    const sections = [
      { type: "hero" as const, heading: "Roofs" },
      { type: "contact" as const, heading: "Write to us" },
    ];
    const pages = [
      makePage({ sections }),
      makePage({ path: "/sent.html", title: "Sent", index: false }),
    ];
    const contact = { service: "own" as const, endpoint: `${url}/f/1`, next: "/sent.html" };
    const { folder, file } = writeSite(makeConfig({ pages, forms: { contact } }));
    const { stdout } = await runCommand("doctor", "--config", file);
    expect(stdout).toMatch(expected);
    expect(methods).toEqual(asked);
    rmSync(folder, { recursive: true });
  },
);
