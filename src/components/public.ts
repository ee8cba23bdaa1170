/*
 * `plumbline/ui`: all that components and styles import, Plumbline's own sections and looks as well as
 * those of sites and packages. Its exports stay until the next major version; docs/kit.md explains each.
 */

export type { CSSObject } from "@emotion/react";
export { textBlocks, withoutParts } from "../lib/page-text.ts";
export { interpolate } from "../lib/text.ts";
export {
  BELOW_HOME,
  CENTRED_WORDS,
  CONTAINER_EDGE,
  checkMark,
  containerEdge,
  FILLED,
  GUTTER,
  JOINED,
  MIRRORED,
  OVERLAY,
  onBand,
  RTL,
  wholeCard,
} from "../looks/theme/css.ts";
export { HEADER_HEIGHT, LOW_WINDOW } from "../looks/theme/global-styles.ts";
export type { LookStyles } from "../looks/theme/look.ts";
export { part, styled } from "../looks/theme/styled.tsx";
export { unpackOccurrences } from "../model/search.ts";
export { isWord, splitAtWords, wordForms, wordReader } from "../model/search-words.ts";
export { ChoiceField, ConsentField, SelectField } from "./forms/choice-field.tsx";
export { useDraft } from "./forms/draft.ts";
export { Field, TextField } from "./forms/field.tsx";
export { HiddenFields } from "./forms/hidden-fields.tsx";
export { PrivacyNote } from "./forms/privacy-note.tsx";
export { PageRows } from "./lists/page-rows.tsx";
export { PriceAside, PriceLine } from "./lists/price-line.tsx";
export { TickList } from "./lists/tick-list.tsx";
export { DataTable } from "./tables/data-table.tsx";
export { RichMarkdown } from "./tables/rich-markdown.tsx";
export { type Action, ActionButton, Actions, PlateButton } from "./ui/actions.tsx";
export { Anchor, linkProps, NewTabHint } from "./ui/anchor.tsx";
export { Board } from "./ui/board.ts";
export { ButtonBase } from "./ui/button-base.tsx";
export { CARD_GRID, CardContainer, CardGrid, cellAttributes } from "./ui/card-grid.tsx";
export { CardPicture } from "./ui/card-picture.tsx";
export { FactList } from "./ui/fact-list.tsx";
export type { FilmEvent } from "./ui/film.ts";
export { FrameOnRequest } from "./ui/frame-on-request.tsx";
export { ItemHeading } from "./ui/heading-level.tsx";
export { Icon } from "./ui/icon.tsx";
export { HoursFact, LocationGrid, Locations, MAX_SIDE_BY_SIDE } from "./ui/locations.tsx";
export { MapEmbed } from "./ui/map-embed.tsx";
export { InlineMarkdown, Markdown } from "./ui/markdown.tsx";
export { HoursLines, OpenNow, untilAttribute } from "./ui/open-now.tsx";
export { Picture, singleUrl } from "./ui/picture.tsx";
export {
  Eyebrow,
  PageContainer,
  SectionFrame,
  SectionGround,
  SectionHeading,
  SplitSection,
  sectionPadding,
} from "./ui/section-frame.tsx";
export { Split } from "./ui/split.tsx";
export { styledText, Text } from "./ui/text.tsx";
export { useTexts } from "./ui/texts.tsx";
export { Tick } from "./ui/tick.tsx";
export { VisuallyHidden } from "./ui/visually-hidden.tsx";
