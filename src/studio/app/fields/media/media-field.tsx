import Crop from "@mui/icons-material/Crop";
import { Alert, Box, Button, FormHelperText, LinearProgress, Typography } from "@mui/material";
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import type { Control } from "../../../protocol/fields.ts";
import type { MediaModel } from "../../../protocol/media.ts";
import { stepName } from "../../../protocol/steps.ts";
import { helpText } from "../../controls/help.tsx";
import { loadedLater } from "../../controls/loaded-later.ts";
import { ProblemList } from "../../problems/field-problems.tsx";
import { useProblemsAt } from "../../problems/use-problems.ts";
import { transport } from "../../store/api.ts";
import { useStore } from "../../store/store.ts";
import { listInWords } from "../../words/in-own-words.ts";
import { WORDS } from "../../words/words.ts";
import { type FieldProps, fieldOfStep } from "../field-props.ts";
import { TextField } from "../text-field.tsx";
import { AlternativeFields } from "./alternative-fields.tsx";
import { DropArea } from "./drop-area.tsx";
import { MediaActs } from "./media-acts.tsx";
import { addMedia, useMedia } from "./media-list.ts";
import { ASKED, askForText, OldTextElsewhere, useOriginal, usePictureText } from "./old-text.tsx";
import { Preview } from "./preview.tsx";

type MediaControl = Extract<Control, { type: "media" }>;

/** A picture, a film or another file: dropped, pasted, uploaded, or chosen from the folder. */
export function MediaField(props: FieldProps<MediaControl>) {
  const { path, value, control, label, field, focused } = props;
  const { edit } = useStore("edit");
  const { files } = useMedia();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  const [problem, setProblem] = useState("");
  const help = useId();
  const box = useRef<HTMLDivElement>(null);
  const { keys } = control;
  const name = nameIn(value, keys?.file);
  const file = files.find((each) => each.name.normalize() === name?.normalize());
  const isObject = keys !== undefined && typeof value === "object";

  const text = usePictureText(path, value, keys);
  const isOwnText = isObject && Object(value)[keys.alternative] !== undefined;
  const isAsked = useOriginal(text?.text, name) !== undefined;
  /** Whether the question about the text takes the focus when it comes. */
  const takesFocus = useRef(false);

  const set = (chosen: string) =>
    edit([{ type: "set", path: isObject ? [...path, keys.file] : path, value: chosen }], {
      label: stepName("chooseFor", fieldOfStep(props), chosen),
    });
  const choose = async (chosen: string) => {
    if (name !== undefined) askForText(text?.text, name, chosen);
    takesFocus.current = true;
    await set(chosen);
  };
  const add = async ([taken, ...others]: readonly File[]) => {
    if (!taken) return;
    setAdding(true);
    setProblem("");
    try {
      const made = await addMedia(taken, folderOf(name));
      if (hasFocus(box.current)) setAdded(made.name);
      await choose(made.name);
      if (others.length > 0)
        setProblem(WORDS.media.onlyOne(listInWords(others.map(({ name }) => name))));
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setAdding(false);
    }
  };

  // A missing text is said where it is written.
  const hasTexts = file !== undefined && keys !== undefined;
  const problems = useProblemsAt(path);
  const ofText = problems.filter((each) => hasTexts && each.problem.rule === "picture-text");
  const others = problems.filter((each) => !ofText.includes(each));

  const isFocused = focused?.slice(0, path.length).join("/") === path.join("/");
  useEffect(() => {
    const isAskedNow = isAsked && takesFocus.current;
    takesFocus.current = false;
    if (!isFocused && !(isAskedNow && hasFocus(box.current))) return;
    box.current?.scrollIntoView({ block: "center" });
    const at = isAsked ? `[${ASKED}] :is(textarea:not([aria-hidden]), button)` : "button";
    box.current?.querySelector<HTMLElement>(at)?.focus();
  }, [isFocused, isAsked]);

  return (
    <DropArea ref={box} label={label} onFiles={(taken) => void add(taken)}>
      <Typography variant="subtitle2" component="div">
        {label}
        {field?.isRequired && " *"}
      </Typography>
      <FormHelperText id={help}>{helpText(field?.description)}</FormHelperText>
      {others.length > 0 && <ProblemList problems={others} />}
      {isAdding && <LinearProgress aria-label={WORDS.media.adding} />}
      {problem && (
        <Alert severity="error" onClose={() => setProblem("")}>
          {problem}
        </Alert>
      )}
      {file ? <Preview file={file} /> : <Missing name={name} />}
      {/* The text of a picture also fits a part of it. */}
      {file && mayBeCut(file) && <CutButton file={file} onCut={(cut) => void set(cut)} />}
      <MediaActs
        control={control}
        label={label}
        hasValue={name !== undefined && !field?.isRequired}
        onFiles={(taken) => void add(taken)}
        onChoose={([chosen]) => chosen !== undefined && void choose(chosen)}
        onRemove={() => void edit([{ type: "remove", path }])}
      />
      {name !== undefined && !file && (
        <NameField {...props} path={isObject ? [...path, keys.file] : path} value={name} />
      )}
      {file && keys && (
        <AlternativeFields
          key={file.name}
          path={path}
          value={value}
          file={file}
          keys={keys}
          hasFocus={added === file.name}
          isMissed={ofText.some(({ isGone }) => !isGone)}
        />
      )}
      {text && !isOwnText && name !== undefined && <OldTextElsewhere text={text} picture={name} />}
    </DropArea>
  );
}

/** Whether the field has the focus, or none has: somebody may have gone on to another one. */
const hasFocus = (box: HTMLElement | null) =>
  document.activeElement === document.body || box?.contains(document.activeElement) === true;

const CutPicture = loadedLater(async () => (await import("./cut-picture.tsx")).CutPicture);

/** Whether a picture has parts: a drawing is shown whole. The server cuts it, so this needs one. */
const mayBeCut = ({ kind, name, isDamaged }: MediaModel) =>
  kind === "image" && !isDamaged && !/\.svg$/i.test(name) && !transport().isRemote;

function CutButton({ file, onCut }: { file: MediaModel; onCut(name: string): void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const use = (name: string) => {
    close();
    onCut(name);
  };
  return (
    <div>
      <Button startIcon={<Crop />} onClick={() => setOpen(true)}>
        {WORDS.media.cutting.act}
      </Button>
      <Suspense>{isOpen && <CutPicture file={file} onCut={use} onClose={close} />}</Suspense>
    </div>
  );
}

function Missing({ name }: { name: string | undefined }): ReactNode {
  if (name === undefined)
    return (
      <Typography variant="body2" color="textSecondary">
        {WORDS.media.drop}
      </Typography>
    );
  const words = name.includes("{") ? WORDS.media.parameter(name) : WORDS.media.missing(name);
  return <Alert severity={name.includes("{") ? "info" : "warning"}>{words}</Alert>;
}

/** The name of a file that is not in the folder, which may be the parameter of a template. */
const NameField = ({ path, value, field }: FieldProps) => (
  <Box>
    <TextField
      path={path}
      value={value}
      control={{ type: "text", kind: "line" }}
      label={WORDS.media.name}
      field={field && { ...field, description: "" }}
    />
  </Box>
);

function nameIn(value: unknown, key: string | undefined): string | undefined {
  const name = typeof value === "object" && key !== undefined ? Object(value)[key] : value;
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** A file that replaces another one gets into the same folder. */
const folderOf = (name: MediaModel["name"] = "") =>
  name.includes("{") ? "" : name.slice(0, Math.max(0, name.lastIndexOf("/")));
