import type { Extension } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";
import { TOKEN_NAME } from "../../../lib/token.ts";
import type { TokenModel } from "../../protocol/fields.ts";

/** A token as one character, which shows its value. */
class Chip extends WidgetType {
  constructor(
    private readonly name: string,
    private readonly value: string,
  ) {
    super();
  }

  override eq(other: Chip): boolean {
    return other.name === this.name && other.value === this.value;
  }

  toDOM(): HTMLElement {
    const chip = document.createElement("span");
    chip.className = "cm-token";
    chip.dir = "auto";
    chip.title = `{${this.name}}`;
    chip.dataset.token = this.name;
    chip.textContent = this.value;
    return chip;
  }
}

/** Shows tokens as chips with their values; any other braces are ordinary text. */
export function tokenChips(tokens: readonly TokenModel[]): Extension {
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  const matcher = new MatchDecorator({
    regexp: new RegExp(`(?<!\\\\)\\{(${TOKEN_NAME})\\}`, "g"),
    decoration: ([, name = ""]) => {
      const value = values.get(name);
      return value === undefined ? null : Decoration.replace({ widget: new Chip(name, value) });
    },
  });
  const plugin = ViewPlugin.fromClass(
    class {
      chips: DecorationSet;

      constructor(view: EditorView) {
        this.chips = matcher.createDeco(view);
      }

      update(update: ViewUpdate): void {
        this.chips = matcher.updateDeco(update, this.chips);
      }
    },
    {
      decorations: ({ chips }) => chips,
      provide: (own) =>
        EditorView.atomicRanges.of((view) => view.plugin(own)?.chips ?? Decoration.none),
    },
  );
  return plugin;
}
