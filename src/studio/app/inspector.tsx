import DataObject from "@mui/icons-material/DataObject";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import type { ValuePath } from "../protocol/edits.ts";
import type { ValueModel } from "../protocol/fields.ts";
import type { SectionOrigin } from "../protocol/page.ts";
import { readDraft } from "./editor/json-draft.ts";
import { JsonForm } from "./editor/json-form.tsx";
import { ThemeContrasts } from "./fields/colour-field.tsx";
import { ControlField } from "./fields/control-field.tsx";
import { ShownValue } from "./fields/folded.tsx";
import { useIsMediaLoaded } from "./fields/media/media-list.ts";
import { InMenu } from "./pages/in-menu.tsx";
import { FormProblems } from "./problems/form-problems.tsx";
import { HelpWithLinks } from "./site-parts.tsx";
import type { Selection } from "./store/data.ts";
import { useStore, useStudioState } from "./store/store.ts";
import { useOpenRows } from "./store/use-open-rows.ts";
import { useResponse } from "./store/use-response.ts";
import { pageInWords, placeInWords } from "./words/in-own-words.ts";
import { WORDS } from "./words/words.ts";

/** The form of what is selected. */
export function Inspector() {
  const { selection } = useStore("selection");
  return selection ? <SelectedForm selection={selection} /> : <Hint />;
}

const Hint = () => (
  <Typography sx={{ p: 2, color: "text.secondary" }}>{WORDS.selectSection}</Typography>
);

function SelectedForm({ selection }: { selection: Selection }) {
  const { origins } = useStore("origins");
  const version = useStudioState((state) => state.version);
  const { value: model, error } = useResponse<ValueModel>(
    "value",
    { path: selection.path },
    version,
  );
  // Pictures that came later would move the fields below them.
  const isMediaLoaded = useIsMediaLoaded();
  if (error !== undefined) return <Hint />;
  if (!model || !isMediaLoaded) return null;
  const { path } = model;
  const key = JSON.stringify(path);
  // The origins may be those of an earlier version, whose sections have other positions.
  const section = origins?.sections.find(
    ({ path, use }, at) =>
      [path, use].some((each) => JSON.stringify(each) === key) ||
      (isOfPage(model.path) && at === selection.section),
  );
  const isOther = path[0] === "pages" && origins !== undefined && path[1] !== origins.entry[1];
  return (
    <Box sx={{ p: 2 }} key={key}>
      <FormProblems model={model} selection={selection}>
        <Box>
          <Title chosenAt={selection.text ? undefined : selection.chosenAt}>
            {placeInWords(model.place)}
          </Title>
          <Typography variant="body2" color="textSecondary">
            <HelpWithLinks text={model.description} />
          </Typography>
        </Box>
        {section && !isOfPage(model.path) && <Sharing section={section} />}
        {isOther && <OtherPage index={Number(path[1])} />}
        {section && isOfPage(model.path) && !isOther && <OwnValues section={section} />}
        <InMenu {...model} />
        <Form key={key} model={model} focused={selection.text} changed={selection.changed} />
      </FormProblems>
    </Box>
  );
}

/** What a form is for; it gets the focus after a choice by keyboard. */
function Title({ chosenAt, children }: { chosenAt: number | undefined; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosenAt !== undefined) heading.current?.focus();
  }, [chosenAt]);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      component="h2"
      variant="subtitle1"
      dir="auto"
      sx={{ fontWeight: 600, "&:focus-visible": { outline: "2px solid", outlineOffset: 2 } }}
    >
      {children}
    </Typography>
  );
}

/** A text that the open page shows, too. */
function OtherPage({ index }: { index: number }) {
  const { pages, openPage } = useStore("pages", "openPage");
  const page = pages.find((each) => each.index === index);
  if (!page) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => openPage(page.path)}>
          {WORDS.rows.openPage}
        </Button>
      }
    >
      {WORDS.pageTree.fromOtherPage(pageInWords(page.path))}
    </Alert>
  );
}

interface FormProps {
  model: ValueModel;
  focused: ValuePath | undefined;
  changed: ValuePath | undefined;
}

/** The controls of a value, or its text in the file. What somebody has typed there and not applied is shown first. */
function Form({ model, focused, changed }: FormProps) {
  const site = useStudioState(({ configFile }) => configFile) ?? "";
  const { path } = model;
  const title = placeInWords(model.place);
  const [isJson, setJson] = useState(() => !!readDraft(site, path));
  const [isBack, setBack] = useState(false);
  const close = () => {
    setJson(false);
    setBack(true);
  };
  // While the theme has errors, the last ones keep their lines.
  const [contrasts, setContrasts] = useState(model.contrasts ?? {});
  if (model.contrasts && model.contrasts !== contrasts) setContrasts(model.contrasts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const path = focused ?? changed;
    if (!path) return;
    const frame = requestAnimationFrame(() => showField(box.current, path, path === focused));
    return () => cancelAnimationFrame(frame);
  }, [focused, changed]);
  if (isJson) return <JsonForm path={path} label={title} onClose={close} />;
  return (
    <>
      <div ref={box}>
        <ThemeContrasts value={contrasts}>
          <ShownValue value={focused ?? changed}>
            <ControlField {...model} label={title} focused={focused} />
          </ShownValue>
        </ThemeContrasts>
      </div>
      <div>
        <Button
          color="inherit"
          autoFocus={isBack}
          startIcon={<DataObject />}
          onClick={() => setJson(true)}
        >
          {WORDS.writing.editAsJson}
        </Button>
      </div>
    </>
  );
}

const INPUTS = "input, textarea, button, [contenteditable], [role=combobox]";

/**
 * Shows the field of a value that was clicked on the page or was changed, or the one around it, unless it has the focus
 * already.
 */
function showField(form: HTMLElement | null, path: ValuePath, getsFocus: boolean): void {
  for (let { length } = path; length > 0; length -= 1) {
    const name = CSS.escape(path.slice(0, length).join("/"));
    const field = form?.querySelector(`[data-field="${name}"]`);
    if (!field) continue;
    if (field.contains(document.activeElement)) return;
    field.scrollIntoView({ block: length === path.length ? "center" : "start" });
    if (getsFocus) field.querySelector<HTMLElement>(INPUTS)?.focus({ preventScroll: true });
    return;
  }
}

/** Whether a form has the values that a page gives to its template. */
const isOfPage = (path: ValueModel["path"]) => path[0] === "pages" && path[2] === "params";

/** Values that a page gives to a section of its template. */
function OwnValues({ section: { path, pageCount = 0 } }: { section: SectionOrigin }) {
  const { selection, openForm } = useStore("selection", "openForm");
  const show = () =>
    openForm({ path, ...(selection?.section !== undefined && { section: selection.section }) });
  return (
    <Alert
      severity="info"
      action={
        <>
          <RowsButton />
          <Button color="inherit" onClick={show}>
            {WORDS.pageTree.templateForm}
          </Button>
        </>
      }
    >
      {WORDS.pageTree.ownValues(pageCount)}
    </Alert>
  );
}

/** Opens the rows of the page's template. */
function RowsButton() {
  const { pages, page } = useStore("pages", "page");
  const openRows = useOpenRows();
  const shown = pages.find(({ path }) => path === page);
  if (shown?.template === undefined) return null;
  const { template } = shown;
  return (
    <Button color="inherit" onClick={() => void openRows(template, shown)}>
      {WORDS.rows.open}
    </Button>
  );
}

function Sharing({ section: { path, pageCount, use } }: { section: SectionOrigin }) {
  const { selection, openForm } = useStore("selection", "openForm");
  if (pageCount === undefined) return null;
  if (use && selection?.path === use) return <Alert severity="info">{WORDS.fields.onlyHere}</Alert>;
  const words = path[0] === "templates" ? WORDS.fromTemplate : WORDS.shared;
  return (
    <Alert severity="info">
      {words(pageCount)}
      {path[0] === "templates" && <RowsButton />}
      {use && (
        <Button color="inherit" onClick={() => openForm({ ...selection, path: use })}>
          {WORDS.fields.changeHere}
        </Button>
      )}
    </Alert>
  );
}
