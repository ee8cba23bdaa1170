import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkSite } from "../../../pipeline.ts";
import { put } from "../../../testing/commands/folder.ts";
import { type Config, makeConfig, withSections, writeSite } from "../../../testing/site.ts";

/** The findings about a site whose public folder `make` fills. */
async function findings(make: (publicDir: string) => void, config: Config = makeConfig()) {
  const { folder, file } = writeSite(config);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  make(join(folder, "public"));
  const { diagnostics } = await checkSite(file);
  return diagnostics.filter(({ rule }) => rule === "not-published");
}

const files =
  (...paths: string[]) =>
  (publicDir: string) =>
    paths.forEach((path) => {
      put(publicDir, path, "bytes");
    });

const link = (to: string) => (publicDir: string) => symlinkSync(to, join(publicDir, "link"));

const pipe = (publicDir: string) => {
  execFileSync("mkfifo", [join(publicDir, "pipe")]);
};

describe("not-published", () => {
  it("lists all files that are omitted for one reason in one note", async () => {
    expect(await findings(files(".env", ".git/config", ".git/HEAD", "papers/.DS_Store"))).toEqual([
      expect.objectContaining({
        severity: "info",
        location: "the whole file",
        message:
          "Not published: public/.env, public/.git and public/papers/.DS_Store. Files whose names begin " +
          "with a dot belong to programs and often contain secrets.",
        hint: "Remove it from public/, or rename it without the dot if visitors need it.",
      }),
    ]);
  });

  it.each([
    [
      "files of operating systems",
      files("papers/Thumbs.db"),
      "public/papers/Thumbs.db. Systems and editors",
    ],
    ["files of editors", files("a.txt~"), "public/a.txt~. Systems and editors leave"],
    [
      "files that a program has saved",
      files("index.html.old"),
      "public/index.html.old. Systems and editors",
    ],
    ["a raw photograph", files("roof.HEIC"), "public/roof.HEIC. Few browsers show"],
    [
      "a link to a file outside",
      link("../site.config.json"),
      "public/link. The link points outside",
    ],
    ["a link to a hidden file", link(".."), "public/link. The link points outside public/"],
    ["a broken link", link("none"), "public/link. The target of the link is missing"],
    ["a circular link", link("."), "public/link. The link points to a folder"],
    ["a pipe", pipe, "public/pipe. It is neither a file nor a folder"],
  ])("omits %s", async (_, make, words) => {
    const found = await findings(make);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain(`Not published: ${words}`);
  });

  it.each([
    ..."id_rsa id_ed25519_shop server.pem server.KEY shop.p12 shop.pfx passwords.kdbx shop.sql".split(
      " ",
    ),
    ..."shop.sql.gz shop.sqlite credentials.json client_secret_1.json live.env wp-config.php".split(
      " ",
    ),
  ])("omits %s, which is secret", async (name) => {
    const [found] = await findings(files(`papers/${name}`));
    expect(found?.message).toContain(
      `Not published: public/papers/${name}. Such files contain keys`,
    );
    expect(found?.hint).toContain("Remove it from public/.");
  });

  it.each([
    "-----BEGIN OPENSSH PRIVATE KEY-----\n",
    "Ours:\n-----BEGIN PRIVATE KEY-----\n",
    "-----BEGIN PGP PRIVATE KEY BLOCK-----\n",
    "PuTTY-User-Key-File-3: ssh-ed25519\n",
  ])("omits a private key with any name: %j", async (text) => {
    const [found] = await findings((publicDir) => put(publicDir, "letter.txt", text));
    expect(found?.message).toContain("Not published: public/letter.txt. Such files contain keys");
  });

  it("names twelve, and counts the others", async () => {
    const [found] = await findings(files(...Array.from({ length: 20 }, (_, at) => `${at}.bak`)));
    expect(found?.message).toMatch(/public\/19\.bak and 8 more\. Systems/);
  });

  it("accepts public files, including well-known ones", async () => {
    const make = files(
      ...["plan.pdf", ".well-known/security.txt", "media/IMG_1.HEIC", "credentials/diploma.pdf"],
      ...["id_rsa.pub", "key.txt", "keys/monkey.txt", "database.csv", "older/sold"],
    );
    expect(await findings(make)).toEqual([]);
  });

  it("reports an omitted photograph if a page links to it", async () => {
    const config = withSections({ type: "prose", text: "[The roof](/media/IMG_1.HEIC)" });
    const [found] = await findings(files("media/IMG_1.HEIC"), config);
    expect(found?.hint).toBe("Export it as JPEG and replace it.");
  });
});
