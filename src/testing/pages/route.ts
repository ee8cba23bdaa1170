import { en } from "../../locales/en/language.ts";
import type { PageData } from "../../model/page-data.ts";
import type { Head, RouteModel } from "../../model/route.ts";
import { type DocumentContent, renderDocument } from "../../render/html/document.ts";

export const ENTRY = "/assets/browser.js";

/** A page's model with a head and text only. */
export const makeRoute = (path: string, head: Partial<Head> = {}, words = "Dry."): RouteModel => ({
  path,
  language: "en-GB",
  look: "plain",
  texts: en.texts,
  languages: [],
  head: { title: `Page ${path}`, tags: [], jsonLd: null, ...head },
  trail: [],
  sections: [
    {
      type: "hero",
      background: "paper",
      heading: words,
      actions: [],
      points: [],
      frame: "none",
    },
  ],
});

export const makePageData = (route: RouteModel, entry = ENTRY): PageData => ({
  entry,
  version: "1",
  route,
});

/** A page's document with a head only, unless parts are given. */
export const makeDocument = (route: RouteModel, parts: Partial<DocumentContent> = {}): string =>
  renderDocument({
    language: "en-GB",
    direction: "ltr",
    skip: "To the words",
    start: { src: "/assets/start.js", integrity: "sha384-test" },
    scripts: [],
    data: makePageData(route),
    styles: "<style>p{color:red}</style>",
    header: "",
    main: "",
    footer: "",
    sharedHead: "",
    ...parts,
  });
