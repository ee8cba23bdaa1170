import { choice, endpoint, eyebrow, heading, markdown, media, text, z } from "plumbline/kit";
import { KINDS } from "./kinds.ts";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the content.", "Book an appointment").optional(),
  intro: markdown("A sentence or two under the heading.", "It takes a minute.").optional(),
  url: endpoint(
    "The address that the service gives for sharing or for your own website, such as that of your booking page. Not the code around it.",
    "https://cal.com/testford-salon/haircut",
  ),
  label: text(
    "A few words about what visitors see there, for screen readers; default: the heading.",
    "Free times at the salon",
  ).optional(),
  button: text("The words of the button; default: by the kind.", "Choose a time").optional(),
  service: text(
    "The name of the service, if Plumbline does not know it: default: its host.",
    "Studio Timetables",
  ).optional(),
  kind: choice(KINDS, "The kind of content, if Plumbline does not know the service.").optional(),
  purpose: text(
    "The purpose of the service, for the privacy notice; default: by the kind.",
    "the rental of our hall",
  ).optional(),
  learns: text(
    "What the service learns from visitors besides their IP address; default: by the kind.",
    "your name, and the day you choose",
  ).optional(),
  open: choice(
    ["frame", "link"],
    "Whether the button shows the content in a frame on the page, or leads to it; default: a frame, unless the service is known to refuse frames.",
  ).optional(),
  height: z
    .number()
    .int()
    .min(120)
    .max(2400)
    .optional()
    .meta({
      description: "The height of the frame in pixels; default: by the kind.",
      examples: [760],
    }),
  poster: media(
    "image",
    "The picture behind the button until the frame is shown.",
    "salon.jpg",
  ).optional(),
  text: markdown(
    "A sentence under the content, such as how to book without it.",
    "Or call us: {business.phone}.",
  ).optional(),
};
