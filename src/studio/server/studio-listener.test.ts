import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type RunningServer, startServer } from "../../server/listen.ts";
import { makeConfig, makePage, writeSite } from "../../testing/site.ts";
import { localPage, template } from "../../testing/template.ts";
import { Studio } from "../calls/studio.ts";
import type {
  Control,
  FieldModel,
  IconModel,
  Suggestion,
  TokenModel,
  ValueModel,
} from "../protocol/fields.ts";
import type { PageModel } from "../protocol/page.ts";
import type { SectionChoices } from "../protocol/samples.ts";
import type { SitePart, StudioState } from "../protocol/state.ts";
import { studioToken, studioUrl } from "./access.ts";
import { claimStudio, releaseStudio } from "./claim.ts";
import { studioListener } from "./studio-listener.ts";

const config = makeConfig({
  templates: { local: template() },
  after: [{ type: "ctaBand", heading: "Call today", actions: [{ label: "Call", link: "phone:" }] }],
  pages: [
    makePage({ sections: [{ type: "hero", heading: "Roofs in {business.name}", eyebrow: "Dry" }] }),
    localPage({ parent: "/" }),
  ],
});

const { folder, file } = writeSite(config);
const token = studioToken(file);
let server: RunningServer;

beforeAll(async () => {
  const listener = studioListener(
    new Studio({ configFile: file, claim: async () => undefined, onChange: () => {} }),
    token,
  );
  server = await startServer((req, res) => void (listener(req, res) || res.end("the site")), {
    host: "localhost",
    port: 0,
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

type Headers = Record<string, string>;

const own = (): Headers => ({ origin: server.url, "x-plumbline-token": token });

/** Calls the API with any headers; fetch does not send a foreign Host. */
function send(name: string, input: unknown = {}, headers: Headers = own()) {
  const url = new URL(`/__studio/api/${name}`, server.url);
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    request(url, { method: "POST", headers }, async (response) => {
      const body = await text(response);
      resolve({
        status: response.statusCode ?? 0,
        body: /^[[{]/.test(body) ? JSON.parse(body) : {},
      });
    })
      .on("error", reject)
      .end(JSON.stringify(input));
  });
}

const call = async <T>(name: string, input?: unknown): Promise<T> =>
  (await send(name, input)).body as T;

describe("the studio's API", () => {
  it.each<[string, () => Headers]>([
    ["no key", () => ({ origin: server.url })],
    ["another key", () => ({ ...own(), "x-plumbline-token": "x".repeat(43) })],
    ["the origin of another site", () => ({ ...own(), origin: "https://evil.example" })],
    ["the origin of another port", () => ({ ...own(), origin: "http://localhost:1" })],
    ["no origin", () => ({ "x-plumbline-token": token })],
    [
      "the name of another host",
      () => ({ ...own(), host: "evil.example", origin: "http://evil.example" }),
    ],
    [
      "an address of the network",
      () => ({ ...own(), host: "192.168.0.7", origin: "http://192.168.0.7" }),
    ],
  ])("refuses a request with %s", async (_, headers) => {
    const before = readFileSync(file, "utf8");
    expect((await send("state", {}, headers())).status).toBe(403);
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  it("keeps its key in a part of the address that browsers do not send, and after a restart", () => {
    expect(studioUrl("http://localhost:1", file)).toBe(`http://localhost:1/__studio/#key=${token}`);
  });

  it.each([
    ["a call that does not exist", "constructor", {}, 404],
    ["an unknown key", "page", { path: "/", file: "/etc/passwd" }, 400],
    [
      "an edit without a path",
      "edit",
      { version: 0, edits: [{ type: "set", path: [], value: 1 }] },
      400,
    ],
    ["a value that is not there", "value", { path: ["pages", 99] }, 422],
    ["a page that is not there", "page", { path: "/nowhere" }, 422],
  ])("explains %s", async (_, name, input, status) => {
    const response = await send(name, input);
    expect([response.status, typeof Object(response.body).error]).toEqual([status, "string"]);
  });

  it("leaves all other addresses to the site, and lets no other page show the studio", async () => {
    expect(await (await fetch(`${server.url}/`)).text()).toBe("the site");
    const page = await fetch(`${server.url}/__studio/`);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    for (const name of ["main.tsx", "..%2ftoken", "constructor"])
      expect((await fetch(`${server.url}/__studio/${name}`)).status, name).toBe(404);
  });
});

it("answers all calls that a window sends at once when it opens", async () => {
  const fresh = new Studio({ configFile: file, claim: async () => undefined, onChange: () => {} });
  const listener = studioListener(fresh, token);
  const other = await startServer((req, res) => void listener(req, res), {
    host: "localhost",
    port: 0,
  });
  const headers = { origin: other.url, "x-plumbline-token": token };
  const sent = ["state", "pages", "parts", "state"].map((name) =>
    fetch(`${other.url}/__studio/api/${name}`, { method: "POST", headers, body: "{}" }),
  );
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await other.close();
});

it("has the studio of its site, and not of a copy, also while the session opens", async () => {
  const never = new Promise<undefined>(() => undefined);
  const opening = new Studio({ configFile: file, claim: () => never, onChange: () => {} });
  const listener = studioListener(opening, token);
  const first = await startServer((req, res) => void listener(req, res), {
    host: "localhost",
    port: 0,
  });
  expect(await claimStudio(file, first.url)).toBeUndefined();
  expect(await claimStudio(file, server.url)).toBe(first.url);
  const copy = mkdtempSync(join(tmpdir(), "plumbline-copied-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(dirname(file), copy, { recursive: true });
  expect(await claimStudio(join(copy, basename(file)), server.url)).toBeUndefined();
  releaseStudio(file, first.url);
  expect(await claimStudio(file, server.url)).toBeUndefined();
  releaseStudio(file, server.url);
  await first.close();
});

describe("an edit", () => {
  const edit = (version: number, value: string, before?: string) =>
    send("edit", {
      version,
      edits: [{ type: "set", path: ["pages", 0, "sections", 0, "eyebrow"], value, before }],
    });
  const eyebrow = async () =>
    (await call<ValueModel>("value", { path: ["pages", 0, "sections", 0, "eyebrow"] })).value;

  it("changes the working copy, not the file; undo and redo are named", async () => {
    const { version } = await call<StudioState>("state");
    const { body } = await edit(version, "Bone dry");
    expect(body).toMatchObject({
      isSaved: false,
      undo: {
        kind: "changeField",
        names: ["Line above the heading", ["/", { number: 1, name: "Start of a page, large" }]],
      },
    });
    expect([await eyebrow(), readFileSync(file, "utf8").includes("Bone dry")]).toEqual([
      "Bone dry",
      false,
    ]);
    expect(await call<StudioState>("undo")).toMatchObject({
      isSaved: true,
      redo: { kind: "changeField" },
    });
    expect(await eyebrow()).toBe("Dry");
  });

  it("of an older version is accepted where nothing has changed, and refused elsewhere", async () => {
    const { version } = await call<StudioState>("state");
    await edit(version, "First");
    expect((await edit(version, "Second", "Dry")).status).toBe(409);
    expect((await edit(version, "Third", "First")).status).toBe(200);
    const move = { type: "move", path: ["pages"], from: 0, to: 1 };
    expect((await send("edit", { version, edits: [move] })).status).toBe(409);
    expect(await eyebrow()).toBe("Third");
  });
});

describe("the origins of a page", () => {
  const origins = async (path: string) => (await call<PageModel>("page", { path })).origins;

  it("are those of its sections, with the number of pages that they are on", async () => {
    const { sections } = await origins("/");
    expect(sections).toMatchObject([
      { name: "Start of a page, large", path: ["pages", 0, "sections", 0], isOwn: true },
      { name: "Call to action", path: ["after", 0], isOwn: false, pageCount: 2 },
    ]);
    const local = await origins("/roofs-mockham");
    expect([local.sectionsPath, local.sections[0]]).toMatchObject([
      undefined,
      { path: ["templates", "local", "sections", 0], isOwn: false, pageCount: 1 },
    ]);
  });

  it("are those of its texts; one with a token has its value, so that it is typed in around it", async () => {
    const { texts } = await origins("/");
    const [heading] = texts.filter(({ path }) => path.at(-1) === "heading");
    expect(heading).toMatchObject({ section: 0, path: ["pages", 0, "sections", 0, "heading"] });
    expect(heading?.source).toBe("Roofs in {business.name}");
    const [{ name = "", value = "" } = {}, ...others] = heading?.tokens ?? [];
    expect([`Roofs in ${value}`, name, others]).toEqual([heading?.shown, "business.name", []]);
    const [eyebrow] = texts.filter(({ path }) => path.at(-1) === "eyebrow");
    expect(eyebrow?.source).toBe(eyebrow?.shown);
  });
});

/** The fields of a control that are edited as JSON. */
function freeFields(control: Control, path: string): string[] {
  const inner = (fields: readonly FieldModel[]) =>
    fields.flatMap((field) => freeFields(field.control, `${path}.${field.key}`));
  if (control.type === "json") return [path];
  if (control.type === "object") return inner(control.fields);
  if (control.type === "list") return freeFields(control.item, `${path}.*`);
  if (control.type === "record") return freeFields(control.value, `${path}.*`);
  if (control.type === "alternatives")
    return control.options.flatMap((option) => freeFields(option, path));
  return control.type === "variants" ? control.options.flatMap(({ fields }) => inner(fields)) : [];
}

describe("a form", () => {
  it("has the fields of the schema, with their help", async () => {
    const { control } = await call<ValueModel>("value", { path: ["pages", 0, "sections", 0] });
    const fields = control.type === "object" ? control.fields : [];
    expect(fields.find(({ key }) => key === "heading")).toMatchObject({
      label: "Heading",
      isRequired: true,
      description: expect.stringMatching(/./),
      control: { type: "text", kind: "words" },
    });
    expect(fields.map(({ key }) => key)).not.toContain("type");
  });

  it("has a control for each field of each part, page and section; JSON only where anything is allowed", async () => {
    const parts = await call<SitePart[]>("parts");
    const { types } = await call<SectionChoices>("choices");
    const page = ["pages", 0];
    const paths = [...parts.map(({ key }) => [key]), page];
    const found = await Promise.all(
      paths.map(async (path) => {
        const { control } = await call<ValueModel>("value", { path });
        return freeFields(control, path.join("."));
      }),
    );
    for (const { type, presets } of types) {
      const { section: example } = await call<{ section: unknown }>("newSection", {
        type,
        preset: presets[0],
      });
      const { version } = await call<StudioState>("state");
      const at = { type: "set", path: [...page, "sections", 0], value: example };
      await send("edit", { version, edits: [at] });
      const { control } = await call<ValueModel>("value", { path: at.path });
      found.push(freeFields(control, type));
      await call("undo");
    }
    expect(found.flat()).toEqual(["pages.0.params.*"]);
  });

  it("knows what links may lead to, facts, icons, and how readable colours are", async () => {
    const tokens = await call<TokenModel[]>("tokens", { page: "/" });
    const { value: name } = await call<ValueModel>("value", { path: ["business", "name"] });
    expect(tokens).toContainEqual({ name: "business.name", value: name });
    const links = await call<Suggestion[]>("suggestions", { names: "link", page: "/" });
    expect(links.map(({ value }) => value)).toEqual(expect.arrayContaining(["/", "phone:"]));
    const icons = await call<IconModel[]>("icons", { words: "phone call" });
    expect(icons.map(({ name }) => name)).toContain("PhoneCallback");
    const path = ["theme", "colours", "light", "ink"];
    const { contrasts } = await call<ValueModel>("value", { path });
    expect(contrasts?.[path.join("/")]?.[0]).toMatchObject({
      use: "text on the page",
      isEnough: true,
    });
  });
});
