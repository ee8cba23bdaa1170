import type { SectionProps } from "plumbline/kit";
import {
  Actions,
  Anchor,
  FrameOnRequest,
  Markdown,
  part,
  SectionFrame,
  styled,
  styledText,
} from "plumbline/ui";
import type { embed } from "./section.ts";

type EmbedProps = SectionProps<typeof embed>;

const Stage = styled("div")(
  part("column", { display: "grid", gap: "0.625rem", maxWidth: "60rem" }),
);

const Note = styledText({ maxWidth: "66ch", overflowWrap: "anywhere" });

/** A frame on request, or a button that leads to the service. */
export const Embed = ({ frame, text, frameLabel, ...props }: EmbedProps) => (
  <SectionFrame {...props}>
    <Stage>
      {frame ? (
        <FrameOnRequest {...frame} {...props} label={frameLabel} source={<Source {...props} />} />
      ) : (
        <Leave {...props} />
      )}
      {text && <Markdown nodes={text} />}
    </Stage>
  </SectionFrame>
);

const Leave = (props: Omit<EmbedProps, "frame" | "frameLabel" | "text">) => (
  <>
    <Actions actions={[{ label: props.show, link: props.link, style: "primary" }]} />
    <Note variant="body2" color="textSecondary">
      {props.source} {props.learned}
    </Note>
  </>
);

/** Frames may stay empty, so the page of the service is a link, too. */
const Source = ({
  source,
  learned,
  link,
  elsewhere,
}: Pick<EmbedProps, "source" | "learned" | "link" | "elsewhere">) => (
  <>
    {source} {learned} <Anchor link={link}>{elsewhere}</Anchor>
  </>
);
