import { SNIPPET_LENGTHS } from "../../../schema/fields/fields.ts";
import { counted } from "../../lib/amounts.ts";
import type { Head, RouteModel } from "../../model/route.ts";
import { type DoctorResult, resultsIn } from "./result.ts";

/** A text, cut to a maximum length. */
export interface PreviewText {
  text: string;
  isCut: boolean;
}

/** A page in search results and in shared links. */
export interface PagePreview {
  path: string;
  url: string;
  language: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  title: PreviewText;
  description: PreviewText;
  share: {
    site: string;
    title: string;
    description: string;
    /** The address of its picture within the site; undefined if it has none. */
    picture: string | undefined;
    alt: string;
  };
}

/** Previews of all pages. */
export const previewsOf = (routes: readonly RouteModel[]): PagePreview[] => routes.map(previewOf);

function previewOf({ path, language, head }: RouteModel): PagePreview {
  const said = tagContents(head);
  const [title, description] = [head.title, said("description") ?? ""];
  const picture = said("og:image");
  return {
    path,
    url: said("og:url") ?? path,
    language,
    isListed: !said("robots")?.includes("noindex"),
    title: cut(title, SNIPPET_LENGTHS.title.max),
    description: cut(description, SNIPPET_LENGTHS.description.max),
    share: {
      site: said("og:site_name") ?? "",
      title: said("og:title") ?? title,
      description: said("og:description") ?? description,
      picture: picture && new URL(picture).pathname,
      alt: said("og:image:alt") ?? "",
    },
  };
}

const tagContents = ({ tags }: Head) => {
  const named = new Map(
    tags.map(({ attributes: { name, property, content = "" } }) => [name ?? property, content]),
  );
  return (name: string) => named.get(name);
};

/** Search engines cut between words. */
function cut(text: string, most: number): PreviewText {
  const letters = [...text];
  if (letters.length <= most) return { text, isCut: false };
  const start = letters.slice(0, most).join("");
  return { text: `${start.replace(/\s+\S*$/, "")} …`, isCut: true };
}

const domain = resultsIn("Domain and search engines");

/** Results for all pages, with the preview of the first. */
export function previewResults(previews: readonly PagePreview[]): DoctorResult[] {
  const listed = previews.filter(({ isListed }) => isListed);
  const [first] = listed;
  // A rule reports a site without listed pages.
  if (!first) return [];
  const cutOnes = listed.filter(({ title, description }) => title.isCut || description.isCut);
  const bare = listed.filter(({ share }) => share.picture === undefined);
  const { title, description } = SNIPPET_LENGTHS;
  return [
    domain.ok(`Search engines may list ${counted(listed.length, "page")} of ${previews.length}.`),
    ...(cutOnes.length === 0
      ? [
          domain.ok(
            `No title or description is cut off: Google shows about ${title.max} characters of a title and ${description.max} of a description on a wide screen.`,
          ),
        ]
      : []),
    domain.note(
      `For ${first.path} they show “${first.title.text}” and below it “${first.description.text}”`,
    ),
    ...(bare.length > 0
      ? [
          domain.note(
            `${counted(bare.length, "page has", "pages have")} no picture for shared links.`,
          ),
        ]
      : [domain.ok("Each of them has a picture for shared links.")]),
  ];
}
