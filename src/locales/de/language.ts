import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/** German, with Sie. The privacy notice uses the terms of the DSGVO. */
export const de = defineLanguage({
  code: "de",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
