import { defineLanguage } from "../../model/language-definition.ts";
import { checks } from "./checks.ts";
import { texts } from "./texts.ts";

export const ar = defineLanguage({
  code: "ar",
  texts,
  checks,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.ts"),
});
