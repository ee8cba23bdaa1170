import type { Header } from "../../../../schema/layout.ts";
import type { MediaFile } from "../../../assets/pictures/media.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { displayHeight, isWideLogo } from "../../../model/logo.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";

/** Minimum height of a legible logo, in pixels. */
const LEAST_HEIGHT = 14;

export const logoAlone = defineCheck({
  id: "logo-alone",
  severity: "warning",
  summary: "A logo in the header is legible, or has the name beside it.",
  explanation:
    "The header shows a logo 36 pixels high, like two lines of text. In a square logo of that size " +
    "nobody can read a name, and visitors do not know whose site it is. " +
    'Without "showName", the name is shown beside such a logo. A logo without the name should be at ' +
    "least two and a half times as wide as it is high. A drawing (SVG) is sharp at any size; a picture " +
    "needs 72 pixels of height for the screens of phones.",
  *checkSite({ config, media }) {
    const headers: [Path, Header | undefined][] = [
      [["header"], config.header],
      ...Object.entries(config.languages ?? {}).map(
        ([tag, { header }]): [Path, Header | undefined] => [["languages", tag, "header"], header],
      ),
    ];
    for (const [path, header] of headers) {
      const file = header?.logo && media.get(header.logo.file);
      if (header?.logo && file) yield* faultsOf(file, header.logo, [...path, "logo"]);
    }
  },
});

type Logo = NonNullable<Header["logo"]>;

function* faultsOf(file: MediaFile, { file: name, showName }: Logo, path: Path): Iterable<Finding> {
  const isAlone = !(showName ?? !isWideLogo(file));
  const high = Math.floor(displayHeight(file));
  if (isAlone && !isWideLogo(file)) {
    yield {
      path: [...path, "showName"],
      message: `${name} is too square to be shown without the name: it is ${Math.round((high * file.width) / file.height)} by ${high} pixels large, too small to read.`,
      hint: 'Remove "showName", so that the name is shown beside it, or use a logo at least two and a half times as wide as it is high.',
    };
  } else if (isAlone && high < LEAST_HEIGHT) {
    yield {
      path: [...path, "file"],
      message: `${name} is so wide that it is shown only ${high} pixels high, too small to read.`,
      hint: 'Use a less wide logo, or add "showName": true.',
    };
  }
  if (file.type !== "image/svg+xml" && file.height < 2 * high) {
    yield {
      path: [...path, "file"],
      message: `${name} is only ${file.height} pixels high, so it looks blurred on the screens of phones.`,
      hint: `Use a drawing (SVG) instead, or a picture at least ${2 * high} pixels high.`,
    };
  }
}
