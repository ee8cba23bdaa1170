import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { withSections } from "../../../testing/site.ts";

const ROOT =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" height="3">';

const drawn = (rule: string, svg: string) => {
  const picture = { file: "drawing.svg", alt: "A slate roof in the rain" };
  const config = withSections({ type: "hero", heading: "Roofs", picture });
  return findingsOf(rule, config, { "drawing.svg": svg });
};

const faultsOf = (inside: string) => drawn("media-drawing", `${ROOT}${inside}</svg>`);

describe("media-drawing", () => {
  it.each([
    ["letters", "<text>Kestrel</text>"],
    ["letters", "<g><text font-family='Gabarito'><tspan>K</tspan></text></g>"],
    ["links", '<image href="https://other.example/logo.png"/>'],
    ["links", '<image xlink:href="logo.png"/>'],
    ["links", '<use href="icons.svg#roof"/>'],
    ["links", "<style>@import 'https://fonts.example/a.css';</style>"],
    ["links", "<style>@font-face { src: url(a.woff2) }</style>"],
    ["links", "<style><![CDATA[ rect { fill: url('p.svg#a') } ]]></style>"],
    ["links", '<rect style="fill: url(p.svg#a)"/>'],
    ["scripts", "<script>alert(1)</script>"],
    ["scripts", '<rect onclick="alert(1)"/>'],
    ["scripts", '<a xlink:href="javascript:alert(1)"><rect/></a>'],
    ["scripts", "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>K</p></foreignObject>"],
  ])("reports %s: %s", async (word, inside) => {
    expect(await faultsOf(inside)).toMatchObject([
      {
        severity: "warning",
        location: "/ › section 1, hero › picture › file",
        message: expect.stringMatching(new RegExp(`^drawing.svg .*${word}`)),
      },
    ]);
  });

  it.each([
    "<rect/><title>A roof</title>",
    '<linearGradient id="a"/><rect fill="url(#a)" style="stroke: url(#a)"/><use href="#a"/>',
    '<image href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/>',
    '<a href="https://other.example/"><rect/></a>',
    "<style>rect { fill: red }</style>",
  ])("accepts %s", async (inside) => expect(await faultsOf(inside)).toEqual([]));
});

it.each([
  ["without its namespace", '<svg width="4" height="3"><rect/></svg>'],
  ["that is not closed", `${ROOT}<rect>`],
  ["that is a page", '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
])("reports a drawing %s", async (_, svg) => {
  expect(await drawn("media-damaged", svg)).toMatchObject([{ severity: "error" }]);
});
