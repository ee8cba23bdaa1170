import { Box } from "@mui/material";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FromFrame, ToFrame } from "../frame/messages.ts";
import type { PageModel } from "../protocol/page.ts";
import { useDropOnPicture } from "./fields/media/use-drop-on-picture.ts";
import { goToRegion } from "./focus/regions.ts";
import { useMoveSection } from "./move-section.ts";
import { EarlierVersion, PageNotice } from "./pages/page-notice.tsx";
import { Palette } from "./palette/palette.tsx";
import type { Place } from "./palette/use-add-section.ts";
import { transport } from "./store/api.ts";
import type { Selection } from "./store/data.ts";
import { useStore, useStudioState } from "./store/store.ts";
import type { FrameWidth } from "./top-bar.tsx";
import { nameInWords } from "./words/names.ts";
import { WORDS } from "./words/words.ts";

const WIDTHS: Record<FrameWidth, string> = { phone: "390px", tablet: "820px", desktop: "100%" };

/** The page that visitors get, in a frame. */
export function PageFrame({ width }: { width: FrameWidth }) {
  const { page, model, values, selection, openPage, selectSection, selectText, edit, run } =
    useStore(
      "page",
      "model",
      "values",
      "selection",
      "openPage",
      "selectSection",
      "selectText",
      "edit",
      "run",
    );
  const version = useStudioState((state) => state.version);
  const moveSection = useMoveSection();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isMissing, setMissing] = useState(false);
  /** The page that the frame has shown. */
  const [shownPage, setShownPage] = useState<string>();
  const [place, setPlace] = useState<Place>();
  const send = useRef((message: ToFrame) =>
    frame.current?.contentWindow?.postMessage(message, location.origin),
  );

  const shown = useMemo(() => model && withOwnNames(model), [model]);
  const scrolledTo = useRef<Selection>(undefined);
  useEffect(() => {
    if (shown) send.current({ type: "show", ...shown });
    if (!selection?.isNew || scrolledTo.current === selection) return;
    const path = shown?.origins.sections[selection.section ?? -1]?.path.join("/");
    if (shown?.origins.version !== version || path !== selection.path.join("/")) return;
    scrolledTo.current = selection;
    send.current(selectMessage(selection));
  }, [shown, selection, version]);

  useEffect(() => {
    send.current({ type: "values", values });
  }, [values]);

  // Also if the same section is chosen again, since somebody may have scrolled away from it.
  useEffect(() => {
    send.current(selectMessage(selection));
  }, [selection]);

  const dropOnPicture = useDropOnPicture();
  useEffect(() => {
    const onMessage = ({ data, source, origin }: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.type === "ready") {
        setMissing(data.isMissing);
        const { addBefore, addAfter } = WORDS.palette;
        send.current({ type: "words", addBefore, addAfter });
        if (shown) send.current({ type: "show", ...shown });
        send.current({ type: "values", values });
        send.current(selectMessage(selection));
      } else if (data.type === "select") selectSection(data.section, data.text, data.words);
      else if (data.type === "edit") selectText(data.text);
      else if (data.type === "follow") openPage(data.path);
      else if (data.type === "add") setPlace(data);
      else if (data.type === "move") void moveSection(data.section, data.target);
      else if (data.type === "key") void run(data.name);
      else if (data.type === "region") goToRegion(data.by);
      else if (data.type === "drop") void dropOnPicture(data.picture, data.files, data.beside);
      else if (data.type === "inputEnd") void run("endField");
      // Scripts of the site may send messages of their own.
      else if (data.type === "input") {
        const { path, value, before } = data;
        void edit([{ type: "set", path, value, before }], { field: path.join("/") });
      }
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [
    shown,
    values,
    selection,
    selectSection,
    selectText,
    openPage,
    edit,
    run,
    moveSection,
    dropOnPicture,
  ]);

  // The page of the working copy shows before the build has made its file, and stays while the site has an error.
  if (model?.html !== undefined && shownPage !== page) setShownPage(page);
  const isHidden = isMissing && shownPage !== page;
  return (
    <Box
      component="main"
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 0,
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        gap: 1,
        p: { xs: 0, md: 1.5 },
      }}
    >
      <Box sx={{ alignSelf: "stretch" }}>
        <PageNotice isMissing={isHidden} />
      </Box>
      {place && <Palette place={place} onClose={() => setPlace(undefined)} />}
      <Box
        component="iframe"
        ref={frame}
        title={WORDS.page}
        src={transport().frameUrl(page)}
        sx={{
          width: WIDTHS[width],
          maxWidth: "100%",
          flex: 1,
          minHeight: 0,
          visibility: isHidden ? "hidden" : "visible",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          bgcolor: "#fff",
        }}
      />
      <Box sx={{ alignSelf: "stretch" }}>{!isHidden && <EarlierVersion />}</Box>
    </Box>
  );
}

const selectMessage = (selection: Selection | undefined): ToFrame => ({
  type: "select",
  section: selection?.section,
  text: selection?.changed ?? selection?.text,
});

/** A page with the names of its sections in the language of the studio. */
function withOwnNames({ origins, ...page }: PageModel): PageModel {
  const sections = origins.sections.map((each) => ({ ...each, name: nameInWords(each.name) }));
  return { ...page, origins: { ...origins, sections } };
}
