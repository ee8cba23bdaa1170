import ChevronIcon from "@mui/icons-material/ExpandMoreSharp";
import { interpolate } from "../../lib/text.ts";
import type { MenuEntry } from "../../model/route.ts";
import { Anchor } from "../ui/anchor.tsx";
import { useTexts } from "../ui/texts.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { currentLink } from "./current-entry.ts";
import { MENU_ATTRIBUTE } from "./menu.ts";

/** Longer sub-menus get two columns where there is room. */
const LONG_MENU = 9;

interface SubMenuProps extends MenuEntry {
  links: NonNullable<MenuEntry["links"]>;
  /** The path of the page. */
  path: string;
}

/** An entry with links under it, which its button opens. With a target, the button is beside its link. */
export function SubMenu({ label, link, links, path }: SubMenuProps) {
  const { subMenu } = useTexts("layout");
  const isCurrent = links.some((each) => currentLink(each.link.href, path));
  return (
    <li>
      {link && (
        <Anchor link={link} {...currentLink(link.href, path)}>
          {label}
        </Anchor>
      )}
      <details name="sub-menu" {...{ [MENU_ATTRIBUTE]: "" }}>
        <summary {...(isCurrent && { "aria-current": true })}>
          {link ? (
            <VisuallyHidden>{interpolate(subMenu, { label })}</VisuallyHidden>
          ) : (
            <span>{label}</span>
          )}
          <ChevronIcon aria-hidden />
        </summary>
      </details>
      <ul {...(links.length >= LONG_MENU && { "data-long": "" })}>
        {links.map(({ label, link }) => (
          <li key={label}>
            <Anchor link={link} {...currentLink(link.href, path)}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </li>
  );
}
