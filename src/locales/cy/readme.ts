import type { ReadmeWords } from "../../model/readme-words.ts";

export const readme: ReadmeWords = {
  intro:
    "Yn y ffolder hwn mae gwefan {name}. Mae Plumbline yn ei chreu o un ffeil, `site.config.json`.",
  see: [
    "Gweld y wefan",
    "Dim ond unwaith ar bob cyfrifiadur mae angen y gorchymyn cyntaf, a rhaid bod [Node.js](https://nodejs.org) wedi’i osod arno. Ar ôl yr ail, agorwch http://localhost:4173 yn eich porwr: bydd y dudalen yn newid bob tro y byddwch yn cadw. Mae Ctrl+C yn dod â’r gorchymyn i ben.",
  ],
  write: [
    "Ysgrifennu",
    "Mae holl eiriau’r wefan yn `site.config.json`. Bydd golygydd fel VS Code yn esbonio pob maes, yn ei gwblhau ac yn tanlinellu camgymeriadau. Rhowch luniau yn `public/media/`, a ffeiliau eraill yn `public/`.",
  ],
  places:
    "Mae llinell i bob lle yn `places.csv`, ac mae pob llinell yn dudalen. Ysgrifennwch yno yr hyn sy’n wir am y lle hwnnw’n unig.",
  brackets: [
    "Bachau petryal",
    "Mae’r hyn sydd mewn bachau petryal, fel `{example}`, yn aros am eich geiriau chi: rhowch nhw yn ei le, heb y bachau. Nid eich rhai chi yw’r cyfeiriadau sy’n gorffen gyda `.example`; rhowch eich rhai eich hun yn eu lle.",
  ],
  check: [
    "Gwirio",
    "Mae’r gorchymyn hwn yn dweud beth sydd o’i le neu heb ei ysgrifennu eto, ymhle, a beth i’w wneud. Mae `npm test` hefyd yn adeiladu’r wefan ac yn mesur maint ei thudalennau.",
  ],
  publish: [
    "Cyhoeddi",
    "Mae’r gorchymyn hwn yn rhoi’r wefan orffenedig yn y ffolder `dist`. Llwythwch ei gynnwys i’ch gofod gwe. Cyn hynny, rhowch gyfeiriad eich gwefan o dan `business`, yn y maes `url`.",
  ],
  more: [
    "Rhagor",
    "Mae’r [canllaw]({guide}) yn esbonio popeth gam wrth gam, ac mae’r [cyfeirlyfr]({reference}) yn dangos pob adran a phob maes, gyda lluniau. Mae’r ddau yn Saesneg.",
  ],
};
