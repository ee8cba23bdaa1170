import { defineCheck } from "plumbline/kit";

const SHORT = /(?<=\d\s?)(qm|Qm|QM)\b/g;

export const squareMetres = defineCheck({
  id: "square-metres",
  severity: "warning",
  summary: "Areas are written in m².",
  explanation:
    "On the price list and in offers we write m². The same on every page looks careful, and who searches finds one word and not two.",
  *checkText({ path, value }) {
    const mended = value.replace(SHORT, "m²");
    if (mended === value) return;
    yield {
      path,
      message: "Here stands qm, and elsewhere m².",
      hint: "Write m².",
      fix: { kind: "replace", value: mended },
    };
  },
});
