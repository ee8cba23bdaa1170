import { Link } from "@mui/material";
import { useEffect, useState } from "react";
import { inWords, upperFirst } from "../../lib/text.ts";
import type { SitePart } from "../protocol/state.ts";
import { helpText } from "./controls/help.tsx";
import { call } from "./store/api.ts";
import { useStore } from "./store/store.ts";
import { nameInWords } from "./words/names.ts";

let parts: Promise<SitePart[]> | undefined;

/** The parts of the config for the whole site, which stay the same while the window is open. */
export function useSiteParts(): readonly SitePart[] {
  const [known, setKnown] = useState<readonly SitePart[]>([]);
  useEffect(() => {
    parts ??= call<SitePart[]>("parts").then((all) =>
      all.map((part) => ({ ...part, label: nameInWords(part.label) })),
    );
    parts.then(setKnown, () => {
      parts = undefined;
    });
  }, []);
  return known;
}

/** A help text in which names of the site's parts, such as `business.closures`, lead to their forms. */
export function HelpWithLinks({ text }: { text: string }) {
  const { openForm } = useStore("openForm");
  const known = useSiteParts();
  return helpText(text, (name) => {
    const path = name.split(".");
    const [key = ""] = path;
    if (!known.some((part) => part.key === key)) return undefined;
    return (
      <Link component="button" onClick={() => openForm({ path: [key], text: path })}>
        {path.map((step) => nameInWords(upperFirst(inWords(step)))).join(" › ")}
      </Link>
    );
  });
}
