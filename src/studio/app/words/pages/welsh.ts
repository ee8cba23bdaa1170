import { links, pages, plural } from "../grammar/welsh.ts";
import type { PagesWords } from "./english.ts";

export const WELSH_PAGES: PagesWords = {
  count: (count: number) => pages(count),
  help: "Mae Alt a’r bysellau saeth yn symud tudalen, ac mae Shift F10 yn agor ei dewislen.",
  template: (name: string) => `Templed: ${name}`,
  from: (day: string) => `o ${day}`,
  until: (day: string) => `tan ${day}`,
  more: (page: string) => `Rhagor ar gyfer ${page}`,
  openIn: (page: string, language: string) => `${page}: ${language}`,
  copyTo: (page: string, language: string) => `Copïo ${page} i iaith arall: ${language}`,
  addPage: "Ychwanegu tudalen",
  addBelow: "Ychwanegu is-dudalen",
  addRow: (template: string) => `Ychwanegu tudalen o’r templed ${template}`,
  copy: "Copïo",
  rename: "Newid y cyfeiriad",
  delete: "Dileu",
  title: "Teitl",
  path: "Cyfeiriad",
  pathHelp: "Y rhan ar ôl enw eich gwefan. Mae’n dilyn y teitl nes i chi ei newid.",
  startFrom: "Dechrau o",
  empty: "Tudalen wag",
  preset: (name: string) => `Cynllun parod: ${name}`,
  copyOf: (page: string) => `Copi o’r dudalen ${page}`,
  rowOf: (template: string) => `Tudalen o’r templed ${template}`,
  parent: "O dan",
  noParent: "Dim tudalen",
  draftHelp:
    "Drafft yw’r dudalen: bydd ymwelwyr yn ei gweld cyn gynted ag y byddwch yn ei dangos iddynt.",
  cancel: "Canslo",
  renameTitle: (page: string) => `Newid cyfeiriad y dudalen ${page}`,
  newPath: "Cyfeiriad newydd",
  checking: "Yn gwirio beth sy’n dibynnu ar y dudalen…",
  renames: (links: number, redirects: number) =>
    `${plural(links, {
      one: "Caiff 1 ddolen ei diweddaru",
      two: "Caiff 2 ddolen eu diweddaru",
      other: `Caiff ${links} dolen eu diweddaru`,
    })}. ${
      redirects === 0
        ? "Nid oes neb yn gwybod yr hen gyfeiriad eto, felly nid oes angen ei ailgyfeirio."
        : "Caiff ymwelwyr â’r hen gyfeiriad eu hailgyfeirio i’r un newydd."
    }`,
  changesFiles: (names: string) =>
    `Mae hyn hefyd yn newid ${names} ar unwaith, ac ni fydd dadwneud yn ei newid yn ôl.`,
  look: "Gweld beth sy’n newid",
  deleteTitle: (page: string) => `Dileu ${page}`,
  deleteUnknown:
    "Mae gwallau ar y wefan, felly nid oes modd gwybod beth sy’n cysylltu â’r dudalen hon. Bydd dolenni iddi yn broblemau.",
  inMenus: (count: number) =>
    count === 1 ? "1 ddolen mewn dewislen" : `${links(count)} mewn dewislenni`,
  linksFrom: (count: number) => `${links(count)}:`,
  andMore: (count: number) => `a hefyd ${count} arall`,
  childrenOf: (paths: string) => `Tudalennau oddi tani, sy’n aros: ${paths}`,
  translationsOf: (paths: string) => `Yr un dudalen mewn ieithoedd eraill, sy’n aros: ${paths}`,
  nothingBreaks: "Nid oes dim yn cysylltu â’r dudalen hon.",
  target: "Anfon dolenni ac ymwelwyr i",
  targetHelp:
    "Heb dudalen, neu gyda’r dudalen gartref, bydd dewislenni’n colli eu dolenni iddi. Heb dudalen, bydd dolenni eraill yn y rhestr o broblemau.",
  ownValues: (count: number) =>
    `Mae’r gwerthoedd hyn yn perthyn i’r dudalen hon yn unig. Mae’r templed o’u cwmpas ar ${pages(count)}.`,
  templateForm: "Golygu’r templed",
  hide: "Cuddio rhag ymwelwyr",
  unhide: "Dangos i ymwelwyr",
  stateOf: { draft: "wedi’i chuddio", from: "yn nes ymlaen", until: "wedi dod i ben" },
  copySection: "Copïo i dudalen arall",
  toPage: "Tudalen",
  isDraft: "Drafft yw’r dudalen hon. Nid yw ymwelwyr yn ei gweld.",
  isScheduled: (day: string) => `Bydd ymwelwyr yn gweld y dudalen hon o ${day} ymlaen.`,
  isPast: (day: string) =>
    `Roedd ymwelwyr yn gweld y dudalen hon tan ${day}. Nid yw’n cael ei hadeiladu mwyach.`,
  isBuilding:
    "Bydd y dudalen i’w gweld yma unwaith y bydd wedi’i hadeiladu ac na fydd gwallau ar y wefan.",
  isEarlier: "Dyma fersiwn olaf y dudalen heb wallau. Fel y mae nawr, ni ellir ei dangos.",
  publish: "Ei dangos i ymwelwyr",
  showInMenu: "Dangos yn y ddewislen",
  removeFromMenu: "Tynnu o’r ddewislen",
  inMenu: "yn y ddewislen",
  namedLinks: (places: string) => `Bydd enw newydd yn newid y dolenni hyn hefyd: ${places}`,
  lastInMenu: "Mae angen o leiaf un cofnod ar y ddewislen. Ychwanegwch dudalen arall yn gyntaf.",
  fromOtherPage: (page) => `Daw hyn o’r dudalen ${page}, ac mae i’w weld yma hefyd.`,
};
