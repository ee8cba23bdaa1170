import { z } from "zod";
import { stepNameSchema } from "../../session/edits.ts";
import { type Call, call, change, NOTHING } from "../call.ts";
import { pathFor, withPages } from "../site-pages.ts";
import { deletePage, planDelete } from "./delete-page.ts";
import { addPage, presetsFor } from "./new-page.ts";

const optionalText = z.string().optional();

/** The name of the change in the history. */
const label = stepNameSchema;

const newPage = z.strictObject({
  label,
  title: z.string().trim().min(1),
  path: z.string(),
  parent: optionalText,
  source: z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("empty") }),
    z.strictObject({ type: z.literal("preset"), path: z.string() }),
    z.strictObject({ type: z.literal("copy"), path: z.string(), language: optionalText }),
    z.strictObject({ type: z.literal("row"), template: z.string() }),
  ]),
});

const pagePath = z.strictObject({
  title: z.string(),
  parent: optionalText,
  language: optionalText,
  translationOf: optionalText,
  template: optionalText,
  path: optionalText,
  except: optionalText,
});

const paths = { from: z.string(), to: z.string() };

/** The calls for pages as a whole. */
export const PAGE_CALLS: Readonly<Record<string, Call>> = {
  pages: call(z.strictObject({ known: z.number().optional() }), (studio, { known }) =>
    studio.pages(known),
  ),
  problemCounts: call(NOTHING, (studio) => studio.problemCounts),
  pagePresets: call(NOTHING, (studio) => presetsFor(withPages(studio.site))),
  pagePath: call(pagePath, (studio, input) => pathFor(withPages(studio.site), input)),
  renamePlan: call(z.strictObject(paths), (studio, input) =>
    studio.renames.plan(studio.site, input),
  ),
  renamePage: call(
    z.strictObject({ label, ...paths }),
    change(async (studio, input) => {
      const { site } = studio;
      const { from, to } = input;
      await studio.renames.carryOut(site, { from, to }, (texts) =>
        studio.editing.replaceTexts(site, texts, input.label),
      );
    }),
  ),
  deletePlan: call(z.strictObject({ path: z.string() }), (studio, { path }) =>
    planDelete(withPages(studio.site), path),
  ),
  deletePage: call(
    z.strictObject({ label, path: z.string(), target: optionalText }),
    change(async (studio, input) => {
      const { site } = studio;
      const texts = await deletePage(withPages(site), input.path, input.target);
      studio.editing.replaceTexts(site, texts, input.label);
    }),
  ),
  addPage: call(
    newPage,
    change(async (studio, { label, ...input }) => {
      const { site } = studio;
      studio.editing.replaceTexts(site, await addPage(withPages(site), input), label);
    }),
  ),
};
