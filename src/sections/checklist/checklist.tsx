import type { SectionProps } from "plumbline/kit";
import { Actions, SectionFrame, styled, TickList } from "plumbline/ui";
import type { checklist } from "./section.ts";

const Stack = styled("div")({
  display: "grid",
  gap: "2rem",
  "& li > div": { maxWidth: "66ch" },
});

export const Checklist = (props: SectionProps<typeof checklist>) => (
  <SectionFrame {...props}>
    <Stack>
      <TickList items={props.items} columns={props.columns} />
      <Actions actions={props.actions} />
    </Stack>
  </SectionFrame>
);
