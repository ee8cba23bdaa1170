import { HEADER_HEIGHT, LOW_WINDOW } from "../../looks/theme/global-styles.ts";
import { part, styled } from "../../looks/theme/styled.tsx";
import { isWideLogo, LOGO_HEIGHT, LOGO_WIDTH } from "../../model/logo.ts";
import type { HeaderModel } from "../../model/route.ts";
import { singleUrl } from "../ui/picture.tsx";
import { PageContainer } from "../ui/section-frame.tsx";
import { Navigation } from "./navigation.tsx";
import { MENU_BUTTON } from "./navigation-styles.tsx";

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 10,
  background: "var(--paper)",
  borderBottom: theme.look.edge,
  // The menu is positioned relative to it.
  [LOW_WINDOW]: { position: "relative" },
}));

const GAP = "1.5rem";

const Row = styled(PageContainer)({
  display: "flex",
  alignItems: "center",
  gap: GAP,
  minHeight: HEADER_HEIGHT,
});

const Brand = styled("a")(
  part("brand", {
    display: "flex",
    alignItems: "center",
    gap: "0.625rem",
    // It stays on one line as long as the menu's button fits.
    flex: "none",
    maxWidth: `calc(100% - ${MENU_BUTTON} - ${GAP})`,
    marginInlineEnd: "auto",
    paddingBlock: "0.5rem",
    color: "var(--ink)",
    fontFamily: "var(--font-label)",
    fontWeight: 800,
    // Limited, so that the header does not fill half of a phone with large text.
    fontSize: "min(1.0625rem, 5.5vw)",
    lineHeight: 1.1,
    textDecoration: "none",
    hyphens: "auto",
    overflowWrap: "anywhere",
  }),
  { "&::before, & > picture": { flex: "none" } },
);

/** A brand with a logo, which replaces the look's ornament and perhaps the name. */
const LogoLink = styled(Brand)({
  "&::before": { display: "none" },
  "& img": {
    height: LOGO_HEIGHT,
    width: "auto",
    maxWidth: `min(${LOGO_WIDTH}px, 52vw)`,
    objectFit: "contain",
  },
  // Name and logo both shrink.
  "& > picture:not(:last-child) img": { maxWidth: `min(${LOGO_WIDTH}px, 30vw)` },
});

interface HeaderProps extends HeaderModel {
  /** The target of the brand's link. */
  home: string;
  /** The path of the page, which a menu of two levels marks. */
  path?: string;
}

/** The header of every page: static HTML, including the menu. */
export function Header(props: HeaderProps) {
  const { brand, logo, home, path = "", ...menu } = props;
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
        <Navigation {...menu} path={path} />
      </Row>
    </Bar>
  );
}

/** The logo's maximum width in device pixels. */
const LOGO_PIXELS = 480;

type LogoProps = NonNullable<HeaderModel["logo"]> & {
  /** The alternative text; `null` if the name is beside it. */
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
