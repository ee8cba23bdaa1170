import { defineCheck } from "plumbline/kit";

const SHORT = /(?<=\d\s?)(qm|Qm|QM)\b/g;

export const squareMetres = defineCheck({
  id: "square-metres",
  severity: "warning",
  summary: "Areas are written in m².",
  explanation:
    "On the price list and in offers we write m². One spelling on every page looks careful, and visitors who search find every place.",
  *checkText({ path, value }) {
    const fixed = value.replace(SHORT, "m²");
    if (fixed === value) return;
    yield {
      path,
      message: "This text says qm, other texts say m².",
      hint: "Write m².",
      fix: { kind: "replace", value: fixed },
    };
  },
});
