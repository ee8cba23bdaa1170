import { Box, Button, ButtonBase, Dialog, DialogContent, Typography } from "@mui/material";
import { useState } from "react";
import type { Control, IconModel } from "../../protocol/fields.ts";
import { stepName } from "../../protocol/steps.ts";
import { ChoiceSearch } from "../controls/choice-search.tsx";
import { oneTabStop } from "../controls/choices.ts";
import { DialogHead } from "../controls/dialog-head.tsx";
import { useStore } from "../store/store.ts";
import { useResponse } from "../store/use-response.ts";
import { WORDS } from "../words/words.ts";
import { type FieldProps, fieldOfStep } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

/** The name of an icon, with its drawing, and a list to choose from. */
export function IconField(props: FieldProps<Extract<Control, { type: "text" }>>) {
  const { path, value, label } = props;
  const { edit } = useStore("edit");
  const [isOpen, setOpen] = useState(false);
  const name = typeof value === "string" ? value : "";
  const own = useIcons(name).last?.find((icon) => icon.name === name);
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
      <Button
        variant="outlined"
        aria-label={`${WORDS.fields.icon}: ${label}`}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44, height: 40, p: 0 }}
      >
        {own ? <Drawing icon={own} /> : "…"}
      </Button>
      <TextField {...props} />
      {isOpen && (
        <IconPicker
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setOpen(false);
            void edit([{ type: "set", path, value: chosen }], {
              label: stepName("chooseFor", fieldOfStep(props), chosen),
            });
          }}
        />
      )}
    </Box>
  );
}

function IconPicker({ onChoose, onClose }: { onChoose(name: string): void; onClose(): void }) {
  const [words, setWords] = useState("");
  const { value: icons, last: shown = NO_ICONS } = useIcons(words);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="icon-picker">
      <DialogHead id="icon-picker" onClose={onClose}>
        {WORDS.fields.icon}
      </DialogHead>
      <DialogContent>
        <ChoiceSearch
          label={WORDS.fields.search}
          list={ICONS}
          words={words}
          count={icons?.length}
          onWords={setWords}
        />
        <Box
          component="ul"
          ref={oneTabStop}
          id={ICONS}
          aria-label={WORDS.fields.icon}
          aria-busy={icons === undefined}
          sx={{
            display: "grid",
            gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
            gap: 0.5,
            listStyle: "none",
            m: 0,
            p: 0,
          }}
        >
          {shown.map((icon) => (
            <li key={icon.name}>
              <ButtonBase
                onClick={() => onChoose(icon.name)}
                sx={{
                  display: "block",
                  width: "100%",
                  p: 1,
                  borderRadius: 1,
                  "&:hover": { bgcolor: "action.hover" },
                  "&:focus-visible": { outline: 2, outlineColor: "primary.main" },
                }}
              >
                <Drawing icon={icon} />
                <Typography variant="caption" component="div" sx={{ overflowWrap: "anywhere" }}>
                  {icon.name}
                </Typography>
              </ButtonBase>
            </li>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}

const Drawing = ({ icon }: { icon: IconModel }) => (
  <Box
    component="svg"
    viewBox="0 0 24 24"
    aria-hidden
    sx={{ width: 24, height: 24, fill: "currentColor" }}
  >
    {icon.shapes.map(({ tag: Tag, attributes }) => (
      <Tag key={JSON.stringify(attributes)} {...attributes} />
    ))}
  </Box>
);

/** The icons whose names have some words. */
const useIcons = (words: string) => useResponse<readonly IconModel[]>("icons", { words });

const NO_ICONS: readonly IconModel[] = [];

/** The id of their list. */
const ICONS = "icons";
