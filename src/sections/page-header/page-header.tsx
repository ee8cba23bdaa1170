import type { SectionProps } from "plumbline/kit";
import {
  Eyebrow,
  Markdown,
  Picture,
  part,
  SectionGround,
  Split,
  sectionPadding,
  styled,
  styledText,
} from "plumbline/ui";
import type { pageHeader } from "./section.ts";

/** Lower than other sections. */
const Low = styled("div")(({ theme }) => ({
  marginBlock: `calc(clamp(1.75rem, 4vw, 3.25rem) - ${sectionPadding(theme)})`,
}));

const Columns = styled(Split)({ alignItems: "center" });

const Words = styled("div")(part("head", { maxWidth: "46rem" }), { marginBottom: 0 });

const Head = styled("div")({ display: "grid", gap: "0.875rem" });

const Heading = styledText(({ theme }) => ({ fontSize: theme.look.type.h1Long }));

const Shape = styled("div")(({ theme }) => ({
  "& img": { aspectRatio: "2 / 1", objectFit: "cover", borderRadius: theme.look.corner },
}));

const SIZES = "(min-width: 860px) min(29rem, 37vw), 92vw";

export const PageHeader = (props: SectionProps<typeof pageHeader>) => (
  <SectionGround id={props.id} background={props.background}>
    {(headingId) => (
      <Low>
        {props.picture ? (
          <Columns data-split="7-5">
            <HeaderWords {...props} headingId={headingId} />
            <Shape>
              <Picture {...props.picture} sizes={SIZES} eager />
            </Shape>
          </Columns>
        ) : (
          <HeaderWords {...props} headingId={headingId} />
        )}
      </Low>
    )}
  </SectionGround>
);

type WordsProps = SectionProps<typeof pageHeader> & { headingId: string };

const HeaderWords = ({ eyebrow, heading, text, headingId }: WordsProps) => (
  <Words>
    <Head>
      {eyebrow && (
        <Eyebrow variant="overline" component="p">
          {eyebrow}
        </Eyebrow>
      )}
      <Heading variant="h1" id={headingId} tabIndex={-1}>
        {heading}
      </Heading>
      {text && <Markdown nodes={text} variant="subtitle1" color="textSecondary" />}
    </Head>
  </Words>
);
