import { defineLanguage } from "../../model/language-definition.ts";
import { checks } from "./checks.ts";
import { texts } from "./texts.ts";

export const fr = defineLanguage({
  code: "fr",
  texts,
  checks,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.ts"),
});
