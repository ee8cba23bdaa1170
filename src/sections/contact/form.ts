import {
  type ContactSettings,
  type Conventions,
  type FormField,
  type FormTarget,
  formServices,
  type HiddenField,
  type Resolved,
} from "plumbline/kit";

type Settings = Resolved<ContactSettings>;
type Field = Resolved<FormField>;

/** A form in its service's format, ready to render. */
export interface ServiceForm extends FormTarget {
  attributes: Record<string, string>;
  /** The encoding, if it is not the browsers' default. */
  encoding: string | null;
  honeypot: string | null;
  fields: Field[];
}

/** Creates a form from its settings; `fields` are the default. Services that ask for a name get that of the form. */
export function serviceForm(
  settings: Settings,
  fields: Field[],
  absoluteUrl: (path: string) => string,
  name?: string,
): ServiceForm {
  const conventions = withName(formServices[settings.service].conventions, name);
  const next = "next" in settings ? (settings.next?.href ?? "") : "";
  const sent = settingValue(settings, absoluteUrl);
  const asked = settings.fields ?? fields;
  const endpoint =
    conventions.postsTo === "next" || !("endpoint" in settings) ? next : settings.endpoint;
  const query = (conventions.query ?? []).flatMap(sent).map(inQuery).join("&");
  return {
    endpoint: query === "" ? endpoint : `${endpoint}?${query}`,
    attributes: { ...conventions.attributes },
    encoding: encodingOf(conventions, asked),
    hidden: [
      ...conventions.hidden.flatMap(sent),
      ...(("hidden" in settings && settings.hidden) || []),
    ],
    honeypot: ("honeypot" in settings ? settings.honeypot : conventions.honeypot) ?? null,
    fields: asked,
    next: next || endpoint,
  };
}

function withName(conventions: Conventions, name = conventions.formName): Conventions {
  const { formName, attributes, hidden } = conventions;
  if (name === undefined || formName === undefined) return conventions;
  return {
    ...conventions,
    attributes: { ...attributes, name },
    hidden: [{ name: "form-name", value: name }, ...hidden],
  };
}

/** The hidden field that sends a setting to the service; none if it is not set. */
const settingValue =
  (settings: Settings, absoluteUrl: (path: string) => string) =>
  (sent: Conventions["hidden"][number]): HiddenField[] => {
    if ("value" in sent) return [sent];
    const value: unknown = Reflect.get(settings, sent.setting);
    if (value === undefined) return [];
    return [
      {
        name: sent.name,
        value: isLink(value) ? wholeAddress(value.href, absoluteUrl) : String(value),
      },
    ];
  };

const isLink = (value: unknown): value is { href: string } =>
  typeof value === "object" && value !== null && "href" in value;

const wholeAddress = (href: string, absoluteUrl: (path: string) => string) =>
  href.startsWith("/") ? absoluteUrl(href) : href;

const inQuery = ({ name, value }: HiddenField) => `${name}=${encodeURIComponent(value)}`;

/** File uploads need multipart encoding. */
const encodingOf = ({ enctype }: Conventions, fields: readonly Field[]) =>
  fields.some(({ type }) => type === "file") ? "multipart/form-data" : (enctype ?? null);
