import type { SectionProps } from "plumbline/kit";
import { PageRows, SectionFrame } from "plumbline/ui";
import type { newsList } from "./section.ts";

/** A list of entries, newest first. */
export const NewsList = ({ text, ...props }: SectionProps<typeof newsList>) => (
  <SectionFrame {...props} intro={text}>
    <PageRows entries={props.entries} />
  </SectionFrame>
);
