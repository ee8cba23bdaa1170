import { ENGLISH } from "../../../schema/fields/texts.ts";
import { defineLanguage } from "../../model/language-definition.ts";
import { checks } from "./checks.ts";
import { search } from "./search.ts";

export const en = defineLanguage({
  code: "en",
  texts: ENGLISH,
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.ts"),
});
