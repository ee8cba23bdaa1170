import type { SectionProps } from "../../model/section-definition.ts";
import { styled } from "../../theme/styled.tsx";
import { Actions } from "../../ui/actions.tsx";
import { SectionFrame } from "../../ui/section-frame.tsx";
import { TickList } from "../../ui/tick-list.tsx";
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
