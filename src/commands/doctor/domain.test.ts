import { createSocket, type Socket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { afterEach, expect, it } from "vitest";
import { domainResults } from "./domain.ts";

const TYPES: Readonly<Record<number, string>> = { 1: "A", 5: "CNAME", 28: "AAAA" };

/** The records of a name server: data by name and type. */
type Zone = Readonly<Record<string, Readonly<Record<string, Buffer>>>>;

const bytes = (...parts: number[]) => Buffer.from(parts);

const labels = (name: string) =>
  Buffer.concat([
    ...name.split(".").flatMap((label) => [bytes(label.length), Buffer.from(label)]),
    bytes(0),
  ]);

/** A response by RFC 1035: one record, none, or that the name does not exist. */
function answerTo(question: Buffer, zone: Zone): Buffer {
  const end = question.indexOf(0, 12) + 1;
  const name = [];
  for (let at = 12; at < end - 1; at += (question[at] ?? 0) + 1)
    name.push(question.subarray(at + 1, at + 1 + (question[at] ?? 0)).toString());
  const known = zone[name.join(".")];
  const data = known?.[TYPES[question.readUInt16BE(end)] ?? ""];
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(data ? 1 : 0, 6);
  head.fill(0, 8);
  const asked = question.subarray(12, end + 4);
  if (!data) return Buffer.concat([head, asked]);
  const type = question.subarray(end, end + 4);
  return Buffer.concat([
    head,
    asked,
    bytes(0xc0, 12),
    type,
    bytes(0, 0, 0, 60, 0, data.length),
    data,
  ]);
}

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** Queries a name server on this computer. */
async function resolving(zone: Zone | undefined): Promise<Resolver> {
  const socket = createSocket("udp4");
  sockets.push(socket);
  socket.on("message", (question, { port }) => {
    if (zone) socket.send(answerTo(question, zone), port, "127.0.0.1");
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}

const ZONE: Zone = {
  "roofs.uk": { A: bytes(203, 0, 113, 7) },
  "www.roofs.uk": { A: bytes(203, 0, 113, 7), CNAME: labels("roofs.host.uk") },
  "bare.uk": {},
};

it.each([
  ["https://roofs.uk", "ok", "roofs.uk points to 203.0.113.7 (A)."],
  [
    "https://www.roofs.uk",
    "ok",
    "www.roofs.uk is another name for roofs.host.uk (CNAME), at 203.0.113.7 (A).",
  ],
  [
    "https://bare.uk",
    "to do",
    "The domain bare.uk exists but points nowhere: it has no A, AAAA or CNAME record.",
  ],
  ["https://nobody.uk", "to do", "No name server knows nobody.uk."],
])("reports where %s points", async (url, state, what) => {
  expect(await domainResults(url, await resolving(ZONE))).toEqual([
    expect.objectContaining({ state, what }),
  ]);
});

it("reports a missing DNS response, which is not the site's fault", async () => {
  expect(await domainResults("https://roofs.uk", await resolving(undefined))).toEqual([
    expect.objectContaining({ state: "note" }),
  ]);
});

it("sends no request for an example domain", async () => {
  expect(await domainResults("https://roofs.example", await resolving(undefined))).toEqual([]);
});

it("reports a domain without https", async () => {
  const [first] = await domainResults("http://roofs.uk", await resolving(ZONE));
  expect(first).toMatchObject({
    state: "to do",
    todo: expect.stringContaining('"https://roofs.uk"'),
  });
});
