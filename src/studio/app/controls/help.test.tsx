import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { helpText, WithFieldNames } from "./help.tsx";

const FIELDS = [{ key: "translationOf", label: "Translation of" }];
const HELP = "The page in `translationOf`, such as `/about`; `sections` are others.";

test("a help text names the fields of its form, and those around it, by their titles", () => {
  const root = document.createElement("div");
  const inner = [{ key: "label", label: "Name in links" }];
  const form = (
    <WithFieldNames fields={FIELDS}>
      <WithFieldNames fields={inner}>{helpText(HELP)}</WithFieldNames>
    </WithFieldNames>
  );
  flushSync(() => createRoot(root).render(form));
  expect(root.textContent).toBe(
    "The page in “Translation of”, such as /about; sections are others.",
  );
  expect([...root.querySelectorAll("code")].map((code) => code.textContent)).toEqual([
    "/about",
    "sections",
  ]);
});
