import { Actions } from "../../components/ui/actions.tsx";
import { SectionFrame } from "../../components/ui/section-frame.tsx";
import { TickList } from "../../components/ui/tick-list.tsx";
import { styled } from "../../looks/theme/styled.tsx";
import type { SectionProps } from "../../model/section-definition.ts";
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
