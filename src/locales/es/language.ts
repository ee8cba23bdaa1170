import { defineLanguage } from "../../model/language-definition.ts";
import { checks } from "./checks.ts";
import { search } from "./search.ts";
import { texts } from "./texts.ts";

export const es = defineLanguage({
  code: "es",
  texts,
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.ts"),
});
