import type { ComponentProps, ReactNode } from "react";
import type { Link } from "../../model/values.ts";
import { useTexts } from "./texts.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The attributes of an `<a>`; links to other sites open in a new tab. */
export const linkProps = ({ href, newTab }: Link) =>
  newTab ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };

/** Announces to screen readers that the link opens a new tab. */
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
