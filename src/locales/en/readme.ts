import type { ReadmeWords } from "../../model/readme-words.ts";

export const readme: ReadmeWords = {
  intro:
    "This folder is the website of {name}. Plumbline builds it from one file, `site.config.json`.",
  see: [
    "See the site",
    "Install [Node.js](https://nodejs.org), and run the first command once on each computer. After the second, open http://localhost:4173 in your browser: the page updates each time you save. Ctrl-C stops the command.",
  ],
  write: [
    "Write",
    "All words of the site are in `site.config.json`. An editor such as VS Code explains each field, completes it, and underlines mistakes. Pictures go into `public/media/`, other files into `public/`.",
  ],
  places:
    "`places.csv` has a line for each place, and each line becomes a page. Write there what is true only of that place.",
  brackets: [
    "Square brackets",
    "Replace text in square brackets, such as `{example}`, with your own words, without the brackets. Also replace addresses that end in `.example` with your own.",
  ],
  check: [
    "Check",
    "This lists what is wrong or still missing, where, and what to do. `npm test` also builds the site and measures its pages.",
  ],
  publish: [
    "Publish",
    "First write your site's address under `business`, as `url`. This command builds the finished site in the folder `dist`. Upload the contents of that folder to your web space.",
  ],
  more: [
    "More",
    "[The guide]({guide}) explains everything step by step, and [the reference]({reference}) shows every section and field, with pictures.",
  ],
};
