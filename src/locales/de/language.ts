import { defineLanguage } from "../../model/language-definition.ts";
import { checks } from "./checks.ts";
import { search } from "./search.ts";
import { texts } from "./texts.ts";

export const de = defineLanguage({
  code: "de",
  texts,
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.ts"),
});
