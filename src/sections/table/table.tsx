import type { SectionProps } from "plumbline/kit";
import { DataTable, SectionFrame, styledText } from "plumbline/ui";
import type { table } from "./section.ts";

const Caption = styledText({ maxWidth: "66ch", marginTop: "1rem" });

type TableSectionModel = SectionProps<typeof table>;

export const Table = ({ columns, rows, layout, caption, ...frame }: TableSectionModel) => (
  <SectionFrame {...frame}>
    <DataTable label={frame.heading} heads={columns} rows={rows} layout={layout} />
    {caption && (
      <Caption variant="body2" color="textSecondary">
        {caption}
      </Caption>
    )}
  </SectionFrame>
);
