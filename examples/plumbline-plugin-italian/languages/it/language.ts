import { defineLanguage } from "plumbline/kit";
import { checks } from "./checks.ts";
import { texts } from "./texts.ts";

export const italian = defineLanguage({
  code: "it",
  texts,
  checks,
  search: {
    endings: [
      ["o", "a", "i", "e"],
      ["co", "chi", "ca", "che"],
    ],
  },
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.ts"),
});
