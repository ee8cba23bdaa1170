type Value = string | number;

interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
}

interface Lettering {
  x: number;
  y: number;
  size: number;
  fill: string;
  face?: "archivo" | "figtree";
  weight?: number;
  /** Archivo's width axis, 62 to 125. */
  width?: number;
  anchor?: "start" | "middle" | "end";
}

// Two decimals keep motion smooth; more would only make every frame's markup longer.
function short(value: Value): string {
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : value;
}

function attributes(values: Record<string, Value>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${short(value)}"`)
    .join("");
}

/** An element with any attributes, named as SVG names them. */
export function shape(tag: string, values: Record<string, Value>, children = ""): string {
  return `<${tag}${attributes(values)}>${children}</${tag}>`;
}

/** A rectangle; every corner of the brand is square or 4 px. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  values: Record<string, Value> = {},
): string {
  return shape("rect", { x, y, width, height, ...values });
}

/** A drawing moved to where it belongs. */
export function place({ x = 0, y = 0, scale = 1, turn = 0 }: Placement, content: string): string {
  const transform = `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(scale)})`;
  return shape("g", { transform }, content);
}

/** A drawing that can be seen through. */
export function fade(opacity: number, content: string): string {
  return opacity <= 0 ? "" : shape("g", { opacity }, content);
}

/** A drawing seen only through `outline`; `id` must be its own in the frame. */
export function clip(id: string, outline: string, content: string): string {
  const window = shape("clipPath", { id }, outline);
  return window + shape("g", { "clip-path": `url(#${id})` }, content);
}

/** One line of lettering, with figures of equal width so that numbers do not jump. */
export function text(content: string, look: Lettering): string {
  const { x, y, size, fill, face = "figtree", weight = 500, width = 100, anchor = "start" } = look;
  const family = face === "archivo" ? "Archivo Variable" : "Figtree Variable";
  const style = [
    `font:${weight} ${size}px '${family}'`,
    `font-stretch:${width}%`,
    "font-variant-numeric:tabular-nums",
  ].join(";");
  const letters = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return shape("text", { x, y, fill, style, "text-anchor": anchor }, letters);
}
