import { expect, it } from "vitest";
import { partOf } from "./one-file.ts";

/** Both parts of a file, without empty lines. */
async function partsOf(code: string) {
  const part = async (name: "definition" | "browser") =>
    (await partOf(code, "sections/opening-times.tsx", name))
      .split("\n")
      .filter((line) => line.trim());
  return { definition: await part("definition"), browser: await part("browser") };
}

const KIT = 'import { defineSection, heading, list as many, z } from "plumbline/kit";';
const UI = 'import { SectionFrame, styled } from "plumbline/ui";';

it("gives Node.js the definition, browsers the component, and both what both refer to", async () => {
  const shared = 'import { perRoll } from "../shared/rolls.ts";';
  const schema =
    "const schema = { heading: heading(2, '', ''), rolls: z.number().default(perRoll) };";
  const definition = "export const lawn = defineSection({ type: 'lawn', schema });";
  const style = "const Row = styled('div')({});";
  const component =
    "export const Lawn = (props: SectionProps<typeof lawn>) => <SectionFrame {...props}><Row>{perRoll}</Row></SectionFrame>;";
  const all = [KIT, UI, shared, schema, definition, style, component];
  expect(await partsOf(all.join("\n"))).toEqual({
    definition: [KIT, shared, schema, definition],
    browser: [UI, shared, style, component],
  });
});

it("keeps each line and column", async () => {
  const component = "export function Lawn() { return null; }";
  const code = `${KIT}\n\nexport const lawn = defineSection({\n  type: "ü",\n}); ${component}\n`;
  const part = await partOf(code, "sections/lawn.tsx", "browser");
  expect(part.split("\n")).toHaveLength(code.split("\n").length);
  expect(part.indexOf(component)).toBe(code.indexOf(component));
});

it.each([
  ["a prop", "({ heading, many: [z = 1], ...lawn }) => <p>{heading}{z}{lawn.a}</p>"],
  [
    "a variable of a function",
    "() => { const heading = 1; function z() {} class many {} return [heading, z, many]; }",
  ],
  [
    "a variable of a loop or a block",
    "() => { for (const z of [1]) { z; } try {} catch (many) { many; } }",
  ],
  ["a parameter of a callback", "() => [1].map((heading) => heading)"],
  ["a case", "(at) => { switch (at) { case 1: const z = 1; return z; } }"],
  ["a property", "(props) => props.heading + { z: 1, lawn() {} }.z"],
  ["an element or an attribute", "() => <heading z='1'><many /></heading>"],
  ["a type", "(props: z.infer<typeof lawn>) => props as unknown as typeof heading"],
  ["a label", "() => { z: for (;;) break z; }"],
  ["a method or a field of a class", "class { z = 1; heading() { return this.lawn; } }"],
])(
  "knows that a name of the definition is something else in a component: %s",
  async (_, component) => {
    const code = `${KIT}\nexport const lawn = defineSection({});\nexport const Lawn = ${component};`;
    expect((await partsOf(code)).browser).toEqual([`export const Lawn = ${component};`]);
  },
);

it.each([
  ["outside of the block that has its own", "() => { { const z = 1; } return z; }"],
  ["as the default of a prop", "({ a = z }) => a"],
  ["as a computed key", "() => ({ [z]: 1 })[z]"],
  ["as a component", "() => <z.Box />"],
  ["in a type assertion", "() => (z as number)"],
  ["as the class above", "class extends z {}"],
])("keeps what a component refers to %s", async (_, component) => {
  const code = `${KIT}\nexport const lawn = defineSection({});\nexport const Lawn = ${component};`;
  expect((await partsOf(code)).browser).toEqual([KIT, `export const Lawn = ${component};`]);
});

it("gives browsers what runs when the file loads, such as the definition of an element", async () => {
  const other = 'import "../shared/other-element.ts";';
  const element = "class Box extends HTMLElement {}";
  const defines = "customElements.define('x-box', Box);";
  const look = "export const slate = defineLook({ name: 'slate' });";
  const styles = "export const styles = { corner: 2 };";
  expect(await partsOf([other, element, defines, look, styles].join("\n"))).toEqual({
    definition: [look],
    browser: [other, element, defines, styles],
  });
});

it("leaves syntax errors to the bundler", async () => {
  expect(await partOf("export const = 1;", "sections/a.ts", "browser")).toBe("export const = 1;");
});
