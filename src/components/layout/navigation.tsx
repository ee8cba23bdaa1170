import CloseIcon from "@mui/icons-material/CloseSharp";
import MenuIcon from "@mui/icons-material/MenuSharp";
import type { HeaderModel } from "../../model/route.ts";
import { ActionButton, PlateButton } from "../ui/actions.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { Icon } from "../ui/icon.tsx";
import { useTexts } from "../ui/texts.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { currentLink } from "./current-entry.ts";
import { MENU_ATTRIBUTE } from "./menu.ts";
import { CentredMenu, CentredNav, Frame, Measure, Menu, Nav, Panel } from "./navigation-styles.tsx";
import { ProfileRow, Profiles } from "./profiles.tsx";
import { SubMenu } from "./sub-menu.tsx";
import { LevelsMeasure, LevelsPanel } from "./sub-menu-styles.tsx";

interface NavigationProps extends Pick<HeaderModel, "links" | "action" | "profiles" | "layout"> {
  /** The path of the page. */
  path: string;
}

/** The links and the button of the header: in a row, or in a menu. */
export function Navigation({ links, action, profiles, layout, path }: NavigationProps) {
  const texts = useTexts("layout");
  const hasLevels = links.some((entry) => entry.links);
  const [Button, LinkRow] = layout === "centred" ? [CentredMenu, CentredNav] : [Menu, Nav];
  const [Links, Row] = hasLevels ? [LevelsPanel, LevelsMeasure] : [Panel, Measure];
  return (
    <LinkRow aria-label={texts.navigation}>
      <Frame>
        <Button {...{ [MENU_ATTRIBUTE]: "" }}>
          <summary>
            <MenuIcon aria-hidden />
            <CloseIcon aria-hidden />
            <VisuallyHidden>{texts.menu}</VisuallyHidden>
          </summary>
        </Button>
        <Links>
          <ul>
            {links.map(({ label, link, links }) => {
              if (links) return <SubMenu key={label} {...{ label, link, links, path }} />;
              // Menus of one level are the same on all pages.
              const current = hasLevels && link && currentLink(link.href, path);
              return (
                <li key={label}>
                  {link && (
                    <Anchor link={link} {...current}>
                      {label}
                    </Anchor>
                  )}
                </li>
              );
            })}
          </ul>
          <Profiles profiles={profiles} />
          {action && <ActionButton {...action} />}
        </Links>
      </Frame>
      <Row aria-hidden>
        {links.map(({ label, links }) => (
          <span key={label} data-words={label} {...(links && { "data-sub": "" })} />
        ))}
        {profiles.length > 0 && (
          <ProfileRow as="span">
            {profiles.map(({ label }) => (
              <span key={label} />
            ))}
          </ProfileRow>
        )}
        {action && (
          <PlateButton as="span" data-style={action.style}>
            {action.icon && <Icon shapes={action.icon} />}
            <span data-words={action.label} />
          </PlateButton>
        )}
      </Row>
    </LinkRow>
  );
}
