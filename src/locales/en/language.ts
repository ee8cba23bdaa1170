import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

export const en = defineLanguage({
  code: "en",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
