import { author as authorSchema } from "../../../schema/authors.ts";
import { brandOf } from "../../assets/icons/brands.ts";
import type { Author } from "../../model/page-list.ts";
import { fillIn } from "../resolve/fill-in.ts";
import { resolveFields } from "../resolve/resolve.ts";
import type { LanguageSurroundings } from "../site-model.ts";

const { text: textSchema, picture: pictureSchema } = authorSchema.shape;

/** The authors of pages, by their keys. */
export const authorsOf = ({
  config,
  at,
  env,
}: Pick<LanguageSurroundings, "config" | "at" | "env">): ReadonlyMap<string, Author> =>
  new Map(
    Object.entries(config.authors).map(([key, { name, text, picture, profiles = [] }]) => {
      const own = (...path: (string | number)[]) => at("authors", key, ...path);
      const author: Author = {
        name: fillIn(name, own("name"), env),
        ...(text && { text: resolveFields(textSchema.unwrap(), text, own("text"), env) }),
        ...(picture && {
          picture: resolveFields(pictureSchema.unwrap(), picture, own("picture"), env),
        }),
        profiles: profiles.map((profile, index) => {
          const url = fillIn(profile.url, own("profiles", index, "url"), env);
          const service = brandOf(url, config.theme.iconStyle).name;
          const name = fillIn(profile.name ?? service, own("profiles", index, "name"), env);
          return { name, url };
        }),
      };
      return [key, author];
    }),
  );
