type Values = Readonly<Record<string, string | boolean | undefined>>;

/** The default of `--config`. */
export const DEFAULT_CONFIG = "site.config.json";

/**
 * What a person types to run a command, in a site's folder or in Plumbline's own: `npx plumbline check
 * --config my-site/site.config.json --all`.
 */
export function commandLine(command: string, values: Values = {}): string {
  const flags = Object.entries(values).flatMap(([name, value]) => flagOf(name, value));
  if (command === "start" && flags.length === 0) return "npm start";
  return ["npx plumbline", command, ...flags].join(" ");
}

/** Omits flags that are off or have the default value. */
function flagOf(name: string, value: Values[string]): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [`--${name}`];
  return name === "config" && value === DEFAULT_CONFIG ? [] : [`--${name}`, quoted(value)];
}

/** In quotes that shells of all systems understand, if necessary. */
export const quoted = (value: string) => (/^[\w./\\:@+-]+$/.test(value) ? value : `"${value}"`);
