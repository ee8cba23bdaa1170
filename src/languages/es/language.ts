import { defineLanguage } from "../../model/language-definition.ts";
import { checks } from "./checks.ts";
import { texts } from "./texts.ts";

export const es = defineLanguage({
  code: "es",
  texts,
  checks,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.ts"),
});
