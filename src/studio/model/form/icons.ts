import { iconNames, readIcon } from "../../../assets/icons/icons.ts";
import type { IconModel } from "../../protocol/fields.ts";

/** More icons than these are found by another word. */
const MOST = 120;

const STYLE = "Rounded";

/** The icons whose names have all the words; those that begin like the first one come first. */
export function findIcons(words: string): IconModel[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ""] = wanted;
  const found = iconNames().filter((name) =>
    wanted.every((word) => name.toLowerCase().includes(word)),
  );
  const begins = (name: string) => name.toLowerCase().startsWith(first);
  const sorted = [...found.filter(begins), ...found.filter((name) => !begins(name))];
  return sorted.slice(0, MOST).flatMap((name) => {
    const shapes = readIcon(name, STYLE);
    return shapes ? [{ name, shapes }] : [];
  });
}
