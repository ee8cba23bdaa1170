import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The message in the owner's inbox, as a service creates it from a form. */
export interface Mail {
  subject: string | undefined;
  replyTo: string | undefined;
  answers: Record<string, string>;
  /** The uploaded files by name, with their content. */
  files: Record<string, string>;
}

/** The result of a submission: a message or none, and a redirect. */
interface Outcome {
  mail?: Mail;
  next?: string | undefined;
  says?: string;
}

type Fields = [name: string, value: string | File][];
type Service = (fields: Fields, path: string) => Outcome | Promise<Outcome>;

const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields.find(([each]) => each === name)?.[1];
  return typeof value === "string" ? value : undefined;
};

/** The remaining fields after a service has used its own. */
async function mailOf(fields: Fields, own: readonly string[], subject: string): Promise<Mail> {
  const answers: Mail["answers"] = {};
  const files: Mail["files"] = {};
  for (const [name, value] of fields) {
    if (own.includes(name)) continue;
    if (typeof value === "string") answers[name] = value;
    else if (value.name !== "") files[value.name] = await value.text();
  }
  return {
    subject: textOf(fields, subject),
    replyTo: textOf(fields, "email"),
    answers,
    files,
  };
}

/** FormSubmit, as described at https://formsubmit.co/documentation. */
export const formsubmit: Service = async (fields) => {
  if (textOf(fields, "_honey")) return { says: "Thanks" };
  if (textOf(fields, "_captcha") !== "false") return { says: "Are you a person?" };
  const template = textOf(fields, "_template") ?? "basic";
  if (!["basic", "box", "table"].includes(template)) return { says: "No such template" };
  // Only the file with this name is attached.
  const known = fields.filter(
    ([name, value]) => typeof value === "string" || name === "attachment",
  );
  const own = ["_subject", "_captcha", "_next", "_template", "_honey"];
  return { mail: await mailOf(known, own, "_subject"), next: textOf(fields, "_next") };
};

/** Formspree, as described at https://help.formspree.io. */
export const formspree: Service = async (fields, path) => {
  if (!path.startsWith("/f/")) return { says: "Form not found" };
  if (textOf(fields, "_gotcha")) return { says: "Thanks" };
  const mail = await mailOf(fields, ["_subject", "_next", "_gotcha"], "_subject");
  return { mail, next: textOf(fields, "_next") };
};

/**
 * Netlify, as described at https://docs.netlify.com/manage/forms/setup/: it registers the forms in the
 * deployed HTML, with exactly the fields that they have there.
 */
export function netlify(html: string): Service {
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(
    ([, tag = "", inside = ""]) => ({
      isNetlify: attributeOf(tag, "data-netlify") === "true",
      name: attributeOf(tag, "name"),
      honeypot: attributeOf(tag, "data-netlify-honeypot"),
      fields: [...inside.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)].map(([, field = ""]) =>
        attributeOf(field, "name"),
      ),
    }),
  );
  return async (fields, path) => {
    const name = textOf(fields, "form-name");
    const form = forms.find((one) => one.isNetlify && one.name === name);
    if (!form) return { says: "Page not found" };
    if (form.honeypot && textOf(fields, form.honeypot)) return { says: "Thanks" };
    const known = fields.filter(([each]) => form.fields.includes(each));
    const own = ["form-name", "subject", form.honeypot ?? ""];
    return { mail: await mailOf(known, own, "subject"), next: path };
  };
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The owner's own program, which receives the form as browsers send it. */
export const own: Service = async (fields) => {
  if (textOf(fields, "trap")) return { says: "Thanks" };
  const mail = await mailOf(fields, ["subject", "then", "trap"], "subject");
  return { mail, next: textOf(fields, "then") };
};

/** A server of a service. `received` are the emails that it has sent. */
export interface ServiceServer {
  url: string;
  received: Mail[];
  close(): Promise<void>;
}

/** Starts a server. Requests that are not submissions go to the site behind it, if there is one. */
export async function startService(service: Service, site?: string): Promise<ServiceServer> {
  const received: Mail[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = "/", method } = request;
    if (method !== "POST") return passOn(response, site && site + path);
    const { mail, next, says = "Thanks" } = await service(await fieldsOf(request), path);
    if (mail) received.push(mail);
    if (mail && next) response.writeHead(303, { Location: next }).end();
    else response.writeHead(200, { "Content-Type": "text/html" }).end(`<title>${says}</title>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Both ways in which browsers send forms to a server. */
async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const type = request.headers["content-type"] ?? "";
  const body = new Response(await buffer(request), { headers: { "Content-Type": type } });
  return [...(await body.formData())];
}

async function passOn(response: ServerResponse, url: string | undefined): Promise<void> {
  if (!url) return void response.writeHead(404).end();
  const page = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
  const policy = page.headers.get("content-security-policy");
  response.writeHead(page.status, {
    "Content-Type": page.headers.get("content-type") ?? "text/html",
    ...(policy === null ? {} : { "Content-Security-Policy": policy }),
  });
  response.end(Buffer.from(await page.arrayBuffer()));
}
