import type { Rule } from "../engine/rule.ts";

export const unusedTemplate: Rule = {
  id: "unused-template",
  severity: "warning",
  wholeSite: true,
  summary: "Every template has a page that is made from it.",
  explanation:
    "A template shows nowhere until a page names it, so what you write in it reaches nobody. Make a page " +
    "from it, or take it out of the file. If a page should use it, look at the name after `template` there.",
  checkSite({ config }, report) {
    const used = new Set(config.pages.map(({ template }) => template));
    for (const name of Object.keys(config.templates)) {
      if (used.has(name)) continue;
      report({
        path: ["templates", name],
        at: "key",
        message: `No page is made from the template "${name}", so it shows nowhere.`,
        hint: `Give a page "template": "${name}", or take the template out.`,
      });
    }
  },
};
