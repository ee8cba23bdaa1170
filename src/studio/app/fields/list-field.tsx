import Add from "@mui/icons-material/Add";
import ArrowDown from "@mui/icons-material/ArrowDownward";
import ArrowUp from "@mui/icons-material/ArrowUpward";
import Delete from "@mui/icons-material/DeleteOutlined";
import ExpandMore from "@mui/icons-material/ExpandMore";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  FormHelperText,
  Typography,
} from "@mui/material";
import type { Control } from "../../protocol.ts";
import { useStore } from "../store.ts";
import { Act } from "../top-bar.tsx";
import { WORDS } from "../words/words.ts";
import { ChoicesField } from "./choices-field.tsx";
import type { FieldProps, OuterFieldProps } from "./field-props.ts";
import { JsonField } from "./json-field.tsx";

/** A list with its entries in order. */
export function ListField({
  path,
  value,
  control,
  label,
  field,
  focused,
  renderField,
}: OuterFieldProps<Extract<Control, { type: "list" }>>) {
  const { edit } = useStore();
  // A list may also be the name of a table.
  if (value !== undefined && !Array.isArray(value))
    return (
      <JsonField path={path} value={value} control={{ type: "json" }} label={label} field={field} />
    );
  const entries: unknown[] = value ?? [];
  if (control.item.type === "choice")
    return (
      <ChoicesField
        path={path}
        value={entries}
        options={control.item.options}
        label={label}
        field={field}
      />
    );
  const isSimple = !["object", "variants"].includes(control.item.type);
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle2" component="div">
        {label}
      </Typography>
      <FormHelperText sx={{ mb: 1 }}>{field?.description}</FormHelperText>
      {entries.map((entry, index) => {
        const own = {
          path: [...path, index],
          value: entry,
          control: control.item,
          label: WORDS.entry(index + 1),
          focused,
        };
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their order
        const acts = <Acts key={index} list={path} index={index} count={entries.length} />;
        if (isSimple)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their order
            <Box key={index} sx={{ display: "flex", alignItems: "flex-start", mb: 1 }}>
              {renderField(own)}
              {acts}
            </Box>
          );
        const isFocused = focused?.[path.length] === index && focused.length > path.length;
        return (
          <Accordion
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their order
            key={`${index} ${isFocused}`}
            defaultExpanded={isFocused}
            disableGutters
            variant="outlined"
            slotProps={{ transition: { unmountOnExit: true } }}
          >
            <AccordionSummary expandIcon={<ExpandMore />}>
              <Typography noWrap>{titleOf(entry) ?? own.label}</Typography>
            </AccordionSummary>
            <AccordionDetails sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
              {renderField(own)}
              {acts}
            </AccordionDetails>
          </Accordion>
        );
      })}
      <Button
        startIcon={<Add />}
        onClick={() =>
          void edit([{ type: "insert", path, index: entries.length, value: control.example }], {
            label: `${WORDS.add}: ${label}`,
          })
        }
      >
        {WORDS.add}
      </Button>
    </Box>
  );
}

function Acts({ list, index, count }: { list: FieldProps["path"]; index: number; count: number }) {
  const { edit } = useStore();
  const move = (by: number) => edit([{ type: "move", path: list, from: index, to: index + by }]);
  return (
    <Box sx={{ display: "flex", flexShrink: 0 }}>
      <Act label={WORDS.moveUp} isDisabled={index === 0} onClick={() => void move(-1)}>
        <ArrowUp fontSize="small" />
      </Act>
      <Act label={WORDS.moveDown} isDisabled={index === count - 1} onClick={() => void move(1)}>
        <ArrowDown fontSize="small" />
      </Act>
      <Act
        label={WORDS.remove}
        onClick={() => void edit([{ type: "remove", path: [...list, index] }])}
      >
        <Delete fontSize="small" />
      </Act>
    </Box>
  );
}

/** The first words of an entry. */
function titleOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry;
  return Object.values(Object(entry)).find(
    (value): value is string => typeof value === "string" && value !== "",
  );
}
