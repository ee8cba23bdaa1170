import { eyebrow, heading, link, list, markdown, media, object, text } from "plumbline/kit";

const logo = object("One logo.", {
  file: media(
    "image",
    "The file name in `public/media`, a version for a white background; an SVG is sharpest.",
    "logo.png",
  ),
  name: text("The name of the organisation.", "The Guild of Master Roofers"),
  link: link("The target of the logo.", "https://guild.example/members/tess").optional(),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the logos.", "A member of").optional(),
  intro: markdown("A sentence or two under the heading.", "Checked each year.").optional(),
  logos: list(logo, "The logos, in order.", [
    { file: "logo.png", name: "The Guild of Master Roofers" },
  ]),
};
