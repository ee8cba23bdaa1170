import type { DifferenceWords } from "./english.ts";

export const WELSH_DIFFERENCE: DifferenceWords = {
  base: { saved: "O’i chymharu â’r wefan a gadwyd", live: "O’i chymharu â’r wefan fyw" },
  allPages: (count) => `Pob tudalen (${count})`,
  appear: (count) => `Tudalennau newydd: ${count}`,
  vanish: (count) => `Tudalennau sy’n diflannu: ${count}`,
  moved: (count) => `Tudalennau â chyfeiriad gwahanol: ${count}`,
  redirected: "Mae’r hen gyfeiriad yn ailgyfeirio yno",
  notRedirected: "Nid oes ailgyfeiriad yno o’r hen gyfeiriad",
  titled: (where, what) => `${where}: ${what}`,
  added: (what) => `Newydd: ${what}`,
  removed: (what) => `Heb ei ddangos bellach: ${what}`,
  order: (what) => `${what}: trefn wahanol`,
  differing: (change) => `${change} (yn wahanol ar bob tudalen)`,
  movedBefore: (what, next) => `${what} bellach o flaen ${next}`,
  movedToEnd: (what) => `${what} bellach ar y diwedd`,
  quoted: (name) => `“${name}”`,
  otherFile: {
    picture: "llun arall o dan yr un enw",
    film: "fideo arall o dan yr un enw",
    document: "dogfen arall o dan yr un enw",
    file: "ffeil arall o dan yr un enw",
  },
  listed: "Caiff peiriannau chwilio ei dangos eto",
  notListed:
    "Ni chaiff peiriannau chwilio ei dangos mwyach, a byddant yn ei thynnu o’u canlyniadau",
  important: "Pwysig",
  closed:
    "Mae peiriannau chwilio wedi’u rhwystro: gofynnir iddynt beidio â darllen unrhyw dudalen.",
  opened: "Caiff peiriannau chwilio ddarllen y wefan eto.",
  oldAddresses: "Hen gyfeiriadau",
  redirects: (from, to) => `Mae ${from} yn ailgyfeirio i ${to}`,
  redirectsNow: (from, to, before) =>
    `Mae ${from} yn ailgyfeirio i ${to}, ac nid i ${before} bellach`,
  redirectsNoMore: (from, before) => `Nid yw ${from} yn ailgyfeirio i ${before} bellach`,
  files: "Ffeiliau",
  icon: "Mae eicon y wefan wedi newid",
  scheduled: "Ohono’i hun, pan gaiff y wefan ei hadeiladu gyntaf y diwrnod hwnnw",
  from: (day, what) => `O ${day}: ${what}`,
  appears: (what) => `bydd ${what} yn ymddangos`,
  goes: (what) => `bydd ${what} yn diflannu`,
  nextDates: "bydd gan yr hyn sy’n dod yn ôl bob blwyddyn ei ddyddiadau nesaf",
  partial:
    "Ni chymharwyd y pennyn, y troedyn, y lliwiau na’r ffontiau: fersiwn hŷn o Plumbline a adeiladodd y wefan honno.",
  subjects: { "opening hours": "Oriau agor", look: "Golwg" },
};
