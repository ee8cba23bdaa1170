import type { ComponentProps, ReactNode } from "react";
import type { Link } from "../model/values.ts";
import { useTexts } from "./texts.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The attributes of an `<a>` for a link; what leaves the site opens beside it. */
export const linkProps = ({ href, newTab }: Link) =>
  newTab ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };

/** Says aloud what a sighted visitor learns when the tab opens. */
export function NewTabHint({ link }: { link: Link }) {
  const { newTab } = useTexts("common");
  return link.newTab ? <VisuallyHidden>{` ${newTab}`}</VisuallyHidden> : null;
}

type AnchorProps = Omit<ComponentProps<"a">, "href"> & { link: Link; children: ReactNode };

/** A link in running text. */
export const Anchor = ({ link, children, ...rest }: AnchorProps) => (
  <a {...rest} {...linkProps(link)}>
    {children}
    <NewTabHint link={link} />
  </a>
);
