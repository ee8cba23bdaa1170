import CloseIcon from "@mui/icons-material/CloseSharp";
import MenuIcon from "@mui/icons-material/MenuSharp";
import { isWideLogo, LOGO_HEIGHT, LOGO_WIDTH } from "../model/logo.ts";
import type { HeaderModel } from "../model/route.ts";
import { HEADER_HEIGHT, LOW_WINDOW } from "../theme/global-styles.ts";
import { GUTTER } from "../theme/measure.ts";
import { part, styled } from "../theme/styled.tsx";
import { ActionButton } from "../ui/actions.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { singleUrl } from "../ui/picture.tsx";
import { PageContainer } from "../ui/section-frame.tsx";
import { useTexts } from "../ui/texts.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { MENU_ATTRIBUTE } from "./menu.ts";

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 10,
  background: "var(--paper)",
  borderBottom: theme.motif.edge,
  // The menu still hangs from it.
  [LOW_WINDOW]: { position: "relative" },
}));

const Row = styled(PageContainer)({
  display: "flex",
  alignItems: "center",
  gap: "1.5rem",
  minHeight: HEADER_HEIGHT,
});

const Brand = styled("a")(
  part("brand", {
    display: "flex",
    alignItems: "center",
    gap: "0.625rem",
    marginInlineEnd: "auto",
    paddingBlock: "0.5rem",
    color: "var(--ink)",
    fontFamily: "var(--font-heading)",
    fontWeight: 800,
    // Not so large that the header takes half of a phone from those who read large text.
    fontSize: "min(1.0625rem, 5.5vw)",
    lineHeight: 1.1,
    textDecoration: "none",
  }),
);

/** With a logo in place of what the motif puts before the words, and perhaps of the words. */
const LogoLink = styled(Brand)({
  "&::before": { display: "none" },
  "& img": {
    height: LOGO_HEIGHT,
    width: "auto",
    maxWidth: `min(${LOGO_WIDTH}px, 52vw)`,
    objectFit: "contain",
  },
  // The words make room, and a wide logo as well.
  "& > picture:not(:last-child) img": { maxWidth: `min(${LOGO_WIDTH}px, 30vw)` },
});

const navLink = {
  color: "var(--ink)",
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textDecorationThickness: "2px" },
};

const NavLinks = styled("ul")({ "& a": { ...navLink, display: "block", paddingBlock: "0.75rem" } });

/** The phone's switch for the links behind it; it works before and without any script. */
const Menu = styled("details")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { display: "none" },
  "& > summary": {
    display: "grid",
    placeItems: "center",
    width: "3rem",
    height: "3rem",
    marginInlineEnd: "-0.5rem",
    borderRadius: theme.motif.corner,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: "var(--ink)", color: "var(--paper)" },
    "& svg": { gridArea: "1 / 1" },
  },
  "&[open] > summary svg:first-of-type, &:not([open]) > summary svg:last-of-type": {
    visibility: "hidden",
  },
}));

/** The links: a row on a wide screen; on a phone they hang from the header while the menu is open. */
const Panel = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    display: "flex",
    alignItems: "center",
    gap: "1.75rem",
    "& ul": { display: "flex", gap: "1.75rem" },
  },
  [theme.breakpoints.down("md")]: {
    position: "absolute",
    insetInline: 0,
    top: "100%",
    maxHeight: `calc(100dvh - ${HEADER_HEIGHT})`,
    overflowY: "auto",
    padding: `0.5rem ${GUTTER} 1.5rem`,
    background: "var(--paper)",
    borderBlock: theme.motif.edge,
    "& ul": { marginBottom: "1.25rem" },
    "& li": { borderBottom: "1px solid var(--line)" },
    "details:not([open]) + &": { display: "none" },
  },
}));

/** The bar at the top of every page; it is static HTML, the menu included. */
export function Header(props: HeaderModel & { home: string }) {
  const { brand, logo, links, action, home } = props;
  const texts = useTexts("layout");
  const showName = logo?.showName ?? !(logo && isWideLogo(logo.file));
  return (
    <Bar>
      <Row>
        {logo ? (
          <LogoLink href={home}>
            <Logo {...logo} words={showName ? null : brand} />
            {showName && <span>{brand}</span>}
          </LogoLink>
        ) : (
          <Brand href={home}>{brand}</Brand>
        )}
        <nav aria-label={texts.navigation}>
          <Menu {...{ [MENU_ATTRIBUTE]: "" }}>
            <summary>
              <MenuIcon aria-hidden />
              <CloseIcon aria-hidden />
              <VisuallyHidden>{texts.menu}</VisuallyHidden>
            </summary>
          </Menu>
          <Panel>
            <NavLinks>
              {links.map(({ label, link }) => (
                <li key={label}>
                  <Anchor link={link}>{label}</Anchor>
                </li>
              ))}
            </NavLinks>
            {action && <ActionButton {...action} />}
          </Panel>
        </nav>
      </Row>
    </Bar>
  );
}

/** As wide as it is shown on a sharp screen, in pixels. */
const LOGO_PIXELS = 480;

type LogoProps = NonNullable<HeaderModel["logo"]> & {
  /** What those are told who do not see it; `null` where the words stand beside it. */
  words: string | null;
};

function Logo({ file, dark, words }: LogoProps) {
  return (
    <picture>
      {dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={singleUrl(dark, LOGO_PIXELS)} />
      )}
      <img
        src={singleUrl(file, LOGO_PIXELS)}
        width={file.width}
        height={file.height}
        alt={words ? words : ""}
      />
    </picture>
  );
}
