import {
  HtmlValidate,
  type Plugin,
  Rule,
  type RuleConfig,
  StaticConfigLoader,
} from "html-validate";

/** Implicit roles of elements in a table. */
class TableRole extends Rule {
  override setup() {
    this.on("dom:ready", ({ document }) => {
      for (const part of document.querySelectorAll("table [role]")) {
        if (/^(thead|tbody|tfoot|tr|th|td|caption|col|colgroup)$/.test(part.tagName)) {
          this.report(part, `A role must not be used on <${part.tagName}> of a table`);
        }
      }
    });
  }
}

/** A section needs a heading or an accessible name. */
class SectionHeading extends Rule {
  override setup() {
    this.on("dom:ready", ({ document }) => {
      for (const section of document.querySelectorAll("section, article")) {
        const isTold = section.querySelector("h1, h2, h3, h4, h5, h6, [role=heading]");
        const isNamed = section.hasAttribute("aria-label");
        if (!isTold && !isNamed) this.report(section, `<${section.tagName}> lacks a heading`);
      }
    });
  }
}

const WITH_DASH = /^(data|aria)-|^(accept-charset|http-equiv)$/;

/** Of unknown attributes with a hyphen, HTML only allows those that begin with `data-`. */
class AttributeName extends Rule {
  override setup() {
    this.on("attr", ({ key, target, location }) => {
      if (!key.includes("-") || WITH_DASH.test(key) || target.closest("svg")) return;
      this.report(target, `The attribute "${key}" is not allowed on <${target.tagName}>`, location);
    });
  }
}

const likeTheW3C: Plugin = {
  name: "like-the-w3c",
  rules: {
    "table-role": TableRole,
    "section-heading": SectionHeading,
    "attribute-name": AttributeName,
  },
};

/** Rules about formatting, which browsers ignore, and rules that other tests cover. */
const MATTERS_OF_STYLE = [
  "attr-case",
  "attribute-boolean-style",
  "attribute-empty-style",
  "doctype-style",
  "long-title",
  "no-trailing-whitespace",
  "require-sri",
  "tel-non-breaking",
  "void-style",
];

const RULES: RuleConfig = {
  ...Object.fromEntries(MATTERS_OF_STYLE.map((rule) => [rule, "off"])),
  ...Object.fromEntries(Object.keys(likeTheW3C.rules ?? {}).map((rule) => [rule, "error"])),
  // React's ids begin with an underscore.
  "valid-id": ["error", { relaxed: true }],
};

const config = (extending: string[]) =>
  new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: extending,
      plugins: [likeTheW3C],
      rules: RULES,
    }),
  );

const ofPages = config(["html-validate:recommended", "html-validate:document"]);
const ofPieces = config(["html-validate:recommended"]);

const faults = (validator: HtmlValidate, html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );

/** The errors of a page by rules like those of the W3C checker, which is a Java program. */
export const invalidHtml = (page: string): string[] => faults(ofPages, page);

/** The errors of a fragment of a page. */
export const invalidPiece = (html: string): string[] => faults(ofPieces, html);
