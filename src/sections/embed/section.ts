import { defineSection, isFilm, playerUrl } from "plumbline/kit";
import { deriveEmbed } from "./derive.ts";
import { schema } from "./schema.ts";
import { notForVisitors, servicesOfEmbed } from "./services.ts";

export const embed = defineSection({
  type: "embed",
  name: "Content of a service",
  description:
    "Content of another company's service, such as booking, a timetable, a form, reviews or tickets. It loads when a visitor presses a button, which names the service and what it learns; if the service refuses frames, the button is a link.",
  alsoCalled: ["iframe", "widget", "booking", "calendar", "appointments", "spotify"],
  says: ["booking"],
  schema,
  uses: { services: servicesOfEmbed },
  texts: ["embed"],
  rules: [
    {
      holds: ({ url }) => !isFilm(playerUrl(url)),
      error: "This address is a film's. A section of the type `video` shows films.",
      path: "url",
    },
    {
      holds: ({ url }) => notForVisitors(url) === undefined,
      error: ({ url }) =>
        `Visitors cannot use this page of ${notForVisitors(url)}: it is its home page, or one for which you log in. Write the address that it gives for sharing.`,
      path: "url",
    },
  ],
  derive: deriveEmbed,
  fixtures: () => import("./fixtures.ts"),
});
