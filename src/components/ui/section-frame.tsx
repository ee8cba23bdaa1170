import { type ReactNode, useId } from "react";
import { GUTTER, onBand } from "../../looks/theme/css.ts";
import { part, styled } from "../../looks/theme/styled.tsx";
import type { MarkdownNode } from "../../model/values.ts";
import { Markdown } from "./markdown.tsx";
import { Split } from "./split.tsx";
import { Text } from "./text.tsx";

/** The padding above and below a section's content. */
export const SECTION_PADDING = "clamp(3.5rem, 9vw, 7.5rem)";

const Ground = styled("section")(
  part("section", {
    position: "relative",
    paddingBlock: SECTION_PADDING,
    background: "var(--paper)",
    color: "var(--ink)",
    '&[data-ground="card"]': { background: "var(--card)" },
    '&[data-ground="ink"]': onBand,
  }),
);

/** The container of the page's content. */
export const PageContainer = styled("div")({
  width: "100%",
  maxWidth: 1180,
  marginInline: "auto",
  paddingInline: GUTTER,
});

const Head = styled("div")({ display: "grid", gap: "1rem", alignContent: "start" });

const Over = styled("div")({ maxWidth: "46rem", marginBottom: "clamp(2rem, 4vw, 3.25rem)" });

interface SectionFrameProps {
  id?: string | undefined;
  background: "paper" | "card" | "ink";
  heading?: string | undefined;
  intro?: MarkdownNode[] | undefined;
  children: ReactNode;
}

/** A section with its heading and intro above its content. */
export function SectionFrame({ heading, intro, children, ...ground }: SectionFrameProps) {
  return (
    <SectionGround {...ground} labelled={heading !== undefined}>
      {(headingId) => (
        <>
          {heading !== undefined && (
            <Over>
              <SectionHead id={headingId} heading={heading} intro={intro} />
            </Over>
          )}
          {children}
        </>
      )}
    </SectionGround>
  );
}

const Beside = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { position: "sticky", top: "7rem", alignSelf: "start" },
}));

/** A section with its heading and intro beside its content, sticky while that scrolls. */
export const SplitSection = ({
  heading,
  intro,
  children,
  ...ground
}: SectionFrameProps & { heading: string }) => (
  <SectionGround {...ground}>
    {(headingId) => (
      <Split data-split="5-7">
        <Beside>
          <SectionHead id={headingId} heading={heading} intro={intro} />
        </Beside>
        {children}
      </Split>
    )}
  </SectionGround>
);

interface SectionGroundProps {
  id?: string | undefined;
  background: "paper" | "card" | "ink";
  /** Whether the children render a heading with the id. */
  labelled?: boolean;
  /** Whether the children are as wide as the window, and use containers themselves. */
  wide?: boolean;
  children: (headingId: string) => ReactNode;
}

/** The background of a section, for sections that position their heading themselves. */
export function SectionGround(props: SectionGroundProps) {
  const { id, background, labelled = true, wide = false, children } = props;
  const headingId = useId();
  const content = children(headingId);
  return (
    // A section is a landmark only with a name.
    <Ground
      as={labelled ? "section" : "div"}
      id={id}
      data-ground={background}
      {...(id ? { tabIndex: -1 } : {})}
      {...(labelled ? { "aria-labelledby": headingId } : {})}
    >
      {wide ? content : <PageContainer>{content}</PageContainer>}
    </Ground>
  );
}

interface SectionHeadProps {
  id: string;
  heading: string;
  intro: MarkdownNode[] | undefined;
}

export const SectionHead = ({ id, heading, intro }: SectionHeadProps) => (
  <Head>
    <SectionHeading id={id}>{heading}</SectionHeading>
    {intro && <Markdown nodes={intro} color="textSecondary" variant="subtitle1" />}
  </Head>
);

interface SectionHeadingProps {
  id?: string;
  children: ReactNode;
}

export const SectionHeading = ({ id, children }: SectionHeadingProps) => (
  <Text variant="h2" {...(id ? { id } : {})}>
    {children}
  </Text>
);
