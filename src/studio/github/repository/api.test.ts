import { describe, expect, it } from "vitest";
import { hashOf, targetOf } from "../../protocol/github.ts";
import { inEnglish } from "../../protocol/messages.ts";
import { explain } from "./api.ts";

const response = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
});

describe("an error of GitHub", () => {
  it.each([
    [response(401), "expired"],
    [response(403, { "x-accepted-github-permissions": "contents=write" }), "“contents: write”"],
    [response(403), "said"],
    [response(404), "does not find"],
    [response(409), "said"],
    [response(422), "said"],
    [response(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "2000000000" }), "until"],
    [response(429), "until"],
    [response(403, { "retry-after": "60" }), "until"],
    [response(502), "Try again later"],
  ])("says what to do, and that nothing is lost", ({ status, headers }, words) => {
    const message = inEnglish(explain({ status, headers }, "said"));
    expect(message).toContain(words);
    expect(message).toContain("Your changes are kept in this browser.");
  });
});

describe("the address of a site", () => {
  it.each([
    ["#owner/site", { owner: "owner", repo: "site", branch: "", folder: "" }],
    ["#o/s.github.io@main", { owner: "o", repo: "s.github.io", branch: "main", folder: "" }],
    ["#o/s@a/b:web/site", { owner: "o", repo: "s", branch: "a/b", folder: "web/site" }],
    ["#o/s:web", { owner: "o", repo: "s", branch: "", folder: "web" }],
  ])("%s is read and written the same", (hash, target) => {
    expect(targetOf(hash)).toEqual(target);
    expect(hashOf(target)).toBe(hash);
  });

  it.each(["", "#", "#owner", "#key=abc"])("%j names none", (hash) =>
    expect(targetOf(hash)).toBeUndefined(),
  );
});
