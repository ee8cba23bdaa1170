import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hashesIn } from "../commands/folder.ts";
import { type RemoteSite, visitorErrors } from "./remote-site.ts";

/**
 * The requirements for publishing to a server, over any protocol. The first test publishes the site, and the
 * second one continues from there. The connection breaks after `step` bytes, and then each time after twice
 * as many.
 */
export function itPublishesWholePages(siteOf: () => RemoteSite, step: number): void {
  const web = (path: string) => join(siteOf().web, path);
  const built = () => hashesIn(join(siteOf().folder, "dist"));

  it("replaces nothing of others that nobody has said it may", async () => {
    const { publish } = siteOf();
    writeFileSync(web("index.html"), "of the provider");
    mkdirSync(web("first"));
    writeFileSync(web("first/notes.txt"), "of others");
    await expect(publish("--yes")).rejects.toThrow(/\n {2}index\.html\nNothing was sent/);
    expect(readFileSync(web("index.html"), "utf8")).toBe("of the provider");
    const { code, output } = await publish("--yes", "--replace");
    expect(code, output).toBe(0);
    expect(hashesIn(web("."))).toMatchObject(built());
  });

  it("puts right what others have removed or changed there, also where it is as long as before", async () => {
    const { publish } = siteOf();
    rmSync(web("first.html"));
    rmSync(web("assets"), { recursive: true });
    const text = readFileSync(web("index.html"), "utf8");
    writeFileSync(web("index.html"), text.replace("<title>F", "<title>f"));
    const later = Date.now() / 1000 + 5;
    utimesSync(web("index.html"), later, later);
    const { code, output } = await publish("--yes");
    expect(code).toBe(0);
    expect(output).toMatch(/Missing on the server.* \(\d+\): .*first\.html/);
    expect(output).toMatch(/Changed on the server.* \(1\): index\.html/);
    expect(hashesIn(web("."))).toMatchObject(built());
    expect((await publish("--yes")).output).toContain("There is no difference");
  });

  it("shows whole pages wherever the line is cut, and completes them, and takes it back", async () => {
    const { save, publish, server } = siteOf();
    const first = built();
    save("Second");
    let cuts = 0;
    for (let bytes = step; ; bytes *= 2) {
      server.cutAfter(bytes);
      const result = await publish("--yes").catch((error: Error) => error);
      const others = { "first/notes.txt": hashesIn(web("first"))["notes.txt"] ?? "" };
      expect(visitorErrors(web("."), first, built(), others)).toEqual([]);
      if (!(result instanceof Error)) {
        expect(result.code, result.errors).toBe(0);
        break;
      }
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(1);
    expect(hashesIn(web("."))).toMatchObject(built());
    expect(existsSync(web("first.html"))).toBe(false);
    server.repair();
    await publish("--undo", "--yes");
    expect(hashesIn(web("."))).toMatchObject(first);
    expect(existsSync(web("second.html"))).toBe(false);
    expect(readFileSync(web("first/notes.txt"), "utf8")).toBe("of others");
  });
}
