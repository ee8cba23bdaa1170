import Back from "@mui/icons-material/ArrowBack";
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  Typography,
  useMediaQuery,
} from "@mui/material";
import { useEffect, useState } from "react";
import { type SectionChoice, type SectionChoices, sampleUrl } from "../../protocol/samples.ts";
import { ChoiceSearch } from "../controls/choice-search.tsx";
import { DialogHead } from "../controls/dialog-head.tsx";
import { helpText } from "../controls/help.tsx";
import { call } from "../store/api.ts";
import { useStore } from "../store/store.ts";
import { nameInWords } from "../words/names.ts";
import { WORDS } from "../words/words.ts";
import { CardGrid, ChoiceCard } from "./card.tsx";
import { hasWordOf, matching, presetName } from "./search.ts";
import { type Group, GroupList, inGroup, TypeGrid } from "./type-list.tsx";
import { type Place, useAddSection } from "./use-add-section.ts";

interface PaletteProps {
  /** Where the section goes; otherwise below the selected one. */
  place?: Place | undefined;
  onClose(): void;
}

const NO_CHOICES: SectionChoices = { key: "", types: [] };

/** Chooses a new section by its picture, or by what one wants to say. */
export function Palette({ place, onClose }: PaletteProps) {
  const { report, select } = useStore("report", "select");
  const [{ key, types }, setChoices] = useState(NO_CHOICES);
  const [chosen, setChosen] = useState<SectionChoice>();
  const [words, setWords] = useState("");
  const isNarrow = useMediaQuery("(max-width:699px)");
  const addSection = useAddSection(place);
  useEffect(() => {
    call<SectionChoices>("choices").then(setChoices, (reason: Error) => report(reason.message));
  }, [report]);
  const add = (choice: SectionChoice, preset: string) => {
    onClose();
    void addSection(choice, preset);
  };
  const choose = (choice: SectionChoice) => {
    const [only, ...others] = choice.presets;
    if (only !== undefined && others.length === 0) add(choice, only);
    else setChosen(choice);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="lg"
      aria-labelledby="palette-title"
      slotProps={{ paper: { sx: isNarrow ? {} : { height: "90vh" } } }}
    >
      <DialogHead id="palette-title" onClose={onClose}>
        {chosen ? WORDS.palette.choose(nameInWords(chosen.name)) : WORDS.addSection}
      </DialogHead>
      {chosen ? (
        <Presets choice={chosen} imageKey={key} onBack={() => setChosen(undefined)} onAdd={add} />
      ) : (
        <Types
          types={types}
          imageKey={key}
          words={words}
          isNarrow={isNarrow}
          onWords={setWords}
          onChoose={choose}
          onHours={() => {
            onClose();
            select({ path: ["business"], text: ["business", "openingHours"] });
          }}
        />
      )}
    </Dialog>
  );
}

/** The id of the list of types. */
const TYPES = "section-types";

interface TypesProps {
  types: readonly SectionChoice[];
  imageKey: string;
  words: string;
  isNarrow: boolean;
  onWords(words: string): void;
  onChoose(choice: SectionChoice): void;
  /** Opens the opening hours. */
  onHours(): void;
}

function Types({ types, imageKey, words, isNarrow, onWords, onChoose, onHours }: TypesProps) {
  const [group, setGroup] = useState<Group>();
  const isSearch = words.trim() !== "";
  const isLoading = types.length === 0;
  const shown = isSearch ? matching(types, words) : inGroup(types, group);
  return (
    <>
      <Box sx={{ px: 3, pb: 1 }}>
        <ChoiceSearch
          label={WORDS.searchSections}
          list={TYPES}
          words={words}
          count={isLoading ? undefined : shown.length}
          onWords={onWords}
        />
      </Box>
      <DialogContent dividers sx={{ p: 0, display: "flex", minHeight: 0 }}>
        {!isNarrow && (
          <Box
            sx={{
              width: 260,
              flexShrink: 0,
              overflow: "auto",
              borderInlineEnd: 1,
              borderColor: "divider",
            }}
          >
            <GroupList
              types={types}
              group={isSearch ? undefined : group}
              onGroup={(chosen) => {
                onWords("");
                setGroup(chosen);
              }}
            />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0, overflow: "auto", p: 2 }}>
          {isSearch && hasWordOf(WORDS.hours.closingWords, words) && (
            <Alert
              severity="info"
              sx={{ mb: 2 }}
              action={
                <Button color="inherit" onClick={onHours}>
                  {WORDS.hours.close}
                </Button>
              }
            >
              {WORDS.hours.closingHint}
            </Alert>
          )}
          <TypeGrid
            id={TYPES}
            isLoading={isLoading}
            imageKey={imageKey}
            types={shown}
            onChoose={onChoose}
          />
        </Box>
      </DialogContent>
    </>
  );
}

interface PresetsProps {
  choice: SectionChoice;
  imageKey: string;
  onBack(): void;
  onAdd(choice: SectionChoice, preset: string): void;
}

/** The presets of a type. */
function Presets({ choice, imageKey, onBack, onAdd }: PresetsProps) {
  const { type, presets, description } = choice;
  const name = nameInWords(choice.name);
  return (
    <DialogContent dividers>
      <Button
        autoFocus
        startIcon={<Back sx={{ transform: "scaleX(var(--mirror, 1))" }} />}
        onClick={onBack}
      >
        {WORDS.palette.back}
      </Button>
      <Typography sx={{ my: 1, maxWidth: "70ch" }} lang="en" dir="auto">
        {helpText(description)}
      </Typography>
      <Alert severity="info" sx={{ mb: 2 }}>
        {WORDS.palette.note}
      </Alert>
      <CardGrid label={name}>
        {presets.map((preset) => (
          <ChoiceCard
            key={preset}
            picture={sampleUrl(imageKey, type, preset)}
            name={presetName(preset)}
            label={WORDS.palette.add(`${name}, ${presetName(preset)}`)}
            onChoose={() => onAdd(choice, preset)}
          />
        ))}
      </CardGrid>
    </DialogContent>
  );
}
