import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { isObject } from "../../lib/objects.ts";
import { valueModel } from "../model/form/value-model.ts";
import { ownersPlace } from "../model/section-name.ts";
import type { ValuePath } from "../protocol/edits.ts";
import type { Control, FieldModel } from "../protocol/fields.ts";
import { nameOf } from "./edits.ts";

const kit = ourKit();

/** The objects and records of a config, with their paths. */
function* objectsIn(value: unknown, path: ValuePath = []): Generator<[ValuePath, object]> {
  if (isObject(value)) yield [path, value];
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.map((each, at) => [at, each])
    : Object.entries(Object(value));
  for (const [step, each] of inner)
    if (typeof each === "object") yield* objectsIn(each, [...path, step]);
}

/** The fields that the form of an object shows. */
function fieldsOf(control: Control, value: object): readonly Pick<FieldModel, "key" | "label">[] {
  if (control.type === "object") return control.fields;
  if (control.type === "record") return Object.keys(value).map((key) => ({ key, label: key }));
  if (control.type !== "variants") return [];
  const chosen = Object.entries(value).find(([key]) => key === control.key)?.[1];
  return control.options.find((option) => option.value === chosen)?.fields ?? [];
}

describe("the names of steps", () => {
  it.each(["", "examples/cafe", "examples/garten", "examples/kine-lyon", "examples/two-bells"])(
    "have each field of the config as its form does: %s",
    (folder) => {
      const file = join(PROJECT_DIR, folder, "site.config.json");
      const config: unknown = JSON.parse(readFileSync(file, "utf8"));
      const place = (path: ValuePath) => ownersPlace(path, config, kit);
      let count = 0;
      for (const [path, value] of objectsIn(config)) {
        const model = valueModel(path, config, kit.schemas.site);
        if (path.length === 0 || !model) continue;
        for (const { key, label } of fieldsOf(model.control, value)) {
          const at = [...path, key];
          const [name, around] = nameOf([{ type: "set", path: at, value: "" }], place).names;
          expect(name, at.join("/")).toBe(label);
          expect([...(Array.isArray(around) ? around : []), label]).toEqual(place(at));
          count += 1;
        }
      }
      expect(count).toBeGreaterThan(400);
    },
  );

  it("have colours as the form of the theme does, and the names that the owner has chosen", () => {
    const config = { templates: { roofsIn: { params: { ownPlace: { type: "text" } } } } };
    const nameAt = (path: [string, ...ValuePath]) =>
      nameOf([{ type: "set", path, value: "" }], (at) => ownersPlace(at, config, kit)).names;
    expect(nameAt(["theme", "colours", "light", "onAccent"])).toEqual([
      "Text on buttons",
      ["Theme", "Colours", "Light colours"],
    ]);
    expect(nameAt(["templates", "roofsIn", "params", "ownPlace", "type"])).toEqual([
      "Type",
      ["Templates", "roofsIn", "Parameters", "ownPlace"],
    ]);
  });
});
