import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { Refusal } from "../../diagnostics/refusal.ts";
import { oldAddressesIn } from "./old-addresses.ts";

const list = gzipSync(`/old\n${"/other\n".repeat(500)}`);
const changed = Buffer.from(list);
changed.writeUInt8((changed.at(-6) ?? 0) ^ 0xff, changed.length - 6);

it.each<[what: string, bytes: Buffer, why: RegExp]>([
  ["cut short", list.subarray(0, -12), /damaged or incomplete\. Download it again/],
  ["damaged", changed, /damaged or incomplete/],
  ["only a header", list.subarray(0, 10), /damaged or incomplete/],
])("a compressed list that is %s is rejected with the reason", (_, bytes, why) => {
  const read = () => oldAddressesIn(bytes);
  expect(read).toThrow(Refusal);
  expect(read).toThrow(why);
});

it("a complete compressed list is read", () => {
  expect(oldAddressesIn(list).addresses[0]).toEqual({ from: "/old" });
});
