import type { ComponentProps } from "react";
import { isWideLogo } from "../../model/logo.ts";
import type { HeaderModel } from "../../model/route.ts";
import type { Media } from "../../model/values.ts";
import { singleUrl } from "../ui/picture.tsx";
import { BARS, Brand, LogoLink, ROWS } from "./header-styles.tsx";
import { Navigation } from "./navigation.tsx";

interface HeaderProps extends HeaderModel {
  /** The target of the brand's link. */
  home: string;
  /** The path of the page, which a menu of two levels marks. */
  path?: string;
}

/** The header of every page: static HTML, including the menu. */
export function Header(props: HeaderProps) {
  const { brand, logo, home, path = "", ...menu } = props;
  const { layout } = menu;
  const [Bar, Row] = [BARS[layout], ROWS[layout]];
  const showName = logo?.showName ?? !(logo && isWideLogo(logo.file));
  return (
    <Bar>
      <Row>
        {logo ? (
          <LogoLink href={home}>
            {layout === "over" && logo.dark && (
              <LogoImage data-on-dark="" file={logo.dark} words={showName ? null : brand} />
            )}
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

interface LogoImageProps extends ComponentProps<"img"> {
  file: Media;
  /** The alternative text; `null` if the name is beside it. */
  words: string | null;
}

const LogoImage = ({ file, words, ...rest }: LogoImageProps) => (
  <img
    {...rest}
    src={singleUrl(file, LOGO_PIXELS)}
    width={file.width}
    height={file.height}
    alt={words ? words : ""}
  />
);

type LogoProps = NonNullable<HeaderModel["logo"]> & Pick<LogoImageProps, "words">;

const Logo = ({ file, dark, words }: LogoProps) => (
  <picture>
    {dark && <source media="(prefers-color-scheme: dark)" srcSet={singleUrl(dark, LOGO_PIXELS)} />}
    <LogoImage file={file} words={words} />
  </picture>
);
