import { defineLanguage } from "../../model/language-definition.ts";
import checks from "./checks.json";
import messages from "./messages.json";
import privacy from "./privacy.json";
import search from "./search.json";

export const en = defineLanguage({
  code: "en",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
