import * as z from "zod";
import { endpoint } from "./fields/endpoints.ts";
import { literalText, object } from "./fields/fields.ts";

const code = (description: string, example: string) =>
  z
    .string()
    .regex(/^[\w.-]+$/, "write only the code, without quotes and spaces")
    .meta({ description, examples: [example] });

const plausible = object("Plausible Analytics, at plausible.io or on your own server.", {
  service: z.literal("plausible").meta({ description: "The service.", examples: ["plausible"] }),
  domain: code(
    "The domain of the site as Plausible knows it; default: the domain of `business.url`.",
    "your-domain.example",
  ).optional(),
  script: endpoint(
    "The address of the script, from Plausible's instructions; default: plausible.io/js/script.js.",
    "https://plausible.io/js/pa-AbC123.js",
  ).optional(),
});

const umami = object("Umami, in its cloud or on your own server.", {
  service: z.literal("umami").meta({ description: "The service.", examples: ["umami"] }),
  id: code("The website ID.", "94db1cb1-74f4-4a40-ad6c-962362670409"),
  script: endpoint(
    "The address of the script; only needed on your own server.",
    "https://stats.your-domain.example/script.js",
  ).optional(),
});

const goatcounter = object("GoatCounter, at goatcounter.com or on your own server.", {
  service: z
    .literal("goatcounter")
    .meta({ description: "The service.", examples: ["goatcounter"] }),
  address: endpoint(
    "The address that counts, with your code.",
    "https://your-code.goatcounter.com/count",
  ),
  script: endpoint(
    "The address of the script; only needed on your own server.",
    "https://stats.your-domain.example/count.js",
  ).optional(),
}).meta({ title: "GoatCounter" });

const cloudflare = object(
  "Cloudflare Web Analytics, also for sites that Cloudflare does not host.",
  {
    service: z
      .literal("cloudflare")
      .meta({ description: "The service.", examples: ["cloudflare"] }),
    token: code("The token from the snippet.", "1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d"),
  },
);

const own = object("A counter of your own, which sets no cookies.", {
  service: z.literal("own").meta({ description: "The service.", examples: ["own"] }),
  name: literalText(
    "Its name for the privacy notice; default: the host of its address.",
    "our own counter",
  ).optional(),
  address: endpoint(
    "The address that each page view is sent to, as JSON with `url` and `referrer`; with `script`, the address that the script calls.",
    "https://stats.your-domain.example/view",
  ),
  script: endpoint(
    "The address of a script that counts instead.",
    "https://stats.your-domain.example/count.js",
  ).optional(),
}).meta({ title: "A counter of your own" });

/** What counts visits. Only services that set no cookies, as the privacy notice says that none is set. */
export const analytics = z
  .discriminatedUnion("service", [plausible, umami, goatcounter, cloudflare, own])
  .meta({
    description:
      "Counts visits without cookies: after the page has loaded, on the domain of `business.url` only, and not for visitors whose browsers send Do Not Track or Global Privacy Control. The security policy and the privacy notice follow.",
    examples: [{ service: "plausible" }],
  });

export type AnalyticsSettings = z.output<typeof analytics>;
