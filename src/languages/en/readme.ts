import type { ReadmeWords } from "../../model/readme-words.ts";

export const readme: ReadmeWords = {
  intro:
    "This folder is the website of {name}. Plumbline makes it from one file, `site.config.json`.",
  see: [
    "See the site",
    "The first command is needed once on each computer, which has to have [Node.js](https://nodejs.org). After the second, open http://localhost:4173 in your browser: the page follows each time you save. Ctrl-C ends it.",
  ],
  write: [
    "Write",
    "All words of the site are in `site.config.json`. An editor such as VS Code explains each field, completes it, and underlines mistakes. Pictures go into `public/media/`, other files into `public/`.",
  ],
  places:
    "`places.csv` has a line for each place, and each line is a page. Write there what is true of that place only.",
  brackets: [
    "Square brackets",
    "What stands in square brackets, such as `{example}`, waits for your own words: put them in its place, without the brackets. Addresses that end in `.example` are not yours yet; write your own.",
  ],
  check: [
    "Check",
    "This says what is wrong or still to be written, where, and what to do. `npm test` also builds the site and weighs its pages.",
  ],
  publish: [
    "Publish",
    "This puts the finished site into the folder `dist`. Send what is in it to your web space. First write the address of your site under `business`, as `url`.",
  ],
  more: [
    "More",
    "[The guide]({guide}) explains everything step by step, and [the reference]({reference}) shows every section and field, with pictures.",
  ],
};
