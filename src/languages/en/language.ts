import { ENGLISH } from "../../../schema/fields/texts.ts";
import { defineLanguage } from "../../model/language-definition.ts";
import { checks } from "./checks.ts";

export const en = defineLanguage({
  code: "en",
  texts: ENGLISH,
  checks,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.ts"),
});
