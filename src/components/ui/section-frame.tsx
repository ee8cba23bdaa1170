import type { Theme } from "@mui/material/styles";
import { Fragment, type ReactNode, useId } from "react";
import { GUTTER, onBand, pageWidth } from "../../looks/theme/css.ts";
import { part, styled } from "../../looks/theme/styled.tsx";
import type { MarkdownNode } from "../../model/values.ts";
import { InUnheadedSection } from "./heading-level.tsx";
import { Markdown } from "./markdown.tsx";
import { Split } from "./split.tsx";
import { styledText, Text } from "./text.tsx";

/** The padding above and below a section's content. */
export const sectionPadding = ({ look }: Theme): string =>
  look.sectionPadding ?? "clamp(3.5rem, 9vw, 7.5rem)";

const Ground = styled("section")(
  part("section", ({ theme }) => ({
    position: "relative",
    paddingBlock: sectionPadding(theme),
    background: "var(--paper)",
    color: "var(--ink)",
    '&[data-ground="card"]': { background: "var(--card)" },
    '&[data-ground="ink"]': onBand,
  })),
);

/** The container of the page's content. */
export const PageContainer = styled("div")(({ theme }) => ({
  width: "100%",
  maxWidth: pageWidth(theme),
  marginInline: "auto",
  paddingInline: GUTTER,
}));

const Head = styled("div")({ display: "grid", gap: "1rem", alignContent: "start" });

const Over = styled("div")(
  part("head", { maxWidth: "46rem", marginBottom: "clamp(2rem, 4vw, 3.25rem)" }),
);

interface SectionFrameProps {
  id?: string | undefined;
  background: "paper" | "card" | "ink";
  eyebrow?: string | undefined;
  heading?: string | undefined;
  intro?: MarkdownNode[] | undefined;
  /** Whether the content is as wide as the window. */
  wide?: boolean;
  children: ReactNode;
}

/** A section with its heading and intro above its content. */
export function SectionFrame({ eyebrow, heading, intro, children, ...ground }: SectionFrameProps) {
  const hasHead = [eyebrow, heading, intro].some((part) => part !== undefined);
  const Container = ground.wide ? PageContainer : Fragment;
  return (
    <SectionGround {...ground} labelled={heading !== undefined}>
      {(headingId) => (
        <>
          {hasHead && (
            <Container>
              <Over>
                <SectionHead id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
              </Over>
            </Container>
          )}
          {children}
        </>
      )}
    </SectionGround>
  );
}

const Columns = styled(Split)(part("beside"));

const Beside = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { position: "sticky", top: "7rem", alignSelf: "start" },
}));

/** A section with its heading and intro beside its content, sticky while that scrolls. */
export function SplitSection(props: SectionFrameProps) {
  const { eyebrow, heading, intro, children, ...ground } = props;
  if (heading === undefined) return <SectionFrame {...props} />;
  return (
    <SectionGround {...ground}>
      {(headingId) => (
        <Columns data-split="5-7">
          <Beside>
            <SectionHead id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
          </Beside>
          {children}
        </Columns>
      )}
    </SectionGround>
  );
}

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
      <InUnheadedSection value={!labelled}>
        {wide ? content : <PageContainer>{content}</PageContainer>}
      </InUnheadedSection>
    </Ground>
  );
}

interface SectionHeadProps extends Pick<SectionFrameProps, "eyebrow" | "heading" | "intro"> {
  id: string;
}

export const SectionHead = ({ id, eyebrow, heading, intro }: SectionHeadProps) => (
  <Head>
    <SectionHeading id={id} eyebrow={eyebrow}>
      {heading}
    </SectionHeading>
    {intro && <Markdown nodes={intro} color="textSecondary" variant="subtitle1" />}
  </Head>
);

/** A few words above a heading. */
export const Eyebrow = styledText(
  part("eyebrow", { display: "flex", alignItems: "center", gap: "0.75rem" }),
);

interface SectionHeadingProps {
  id?: string;
  eyebrow?: string | undefined;
  children: ReactNode;
}

/** A section's heading, if it has one, with the words above it. */
export const SectionHeading = ({ id, eyebrow, children }: SectionHeadingProps) => (
  <>
    {eyebrow !== undefined && (
      <Eyebrow variant="overline" component="p">
        {eyebrow}
      </Eyebrow>
    )}
    {children !== undefined && (
      <Text variant="h2" {...(id ? { id } : {})}>
        {children}
      </Text>
    )}
  </>
);
