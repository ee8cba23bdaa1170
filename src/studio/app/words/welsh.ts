import type { Words } from "./english.ts";
import { WELSH_PALETTE } from "./palette/welsh.ts";
import { ROWS } from "./rows/welsh.ts";
import { WELSH_WRITING } from "./writing/welsh.ts";

/** The studio's words in Welsh. Names are where they cause no mutation. */
export const WELSH: Words = {
  studio: "Stiwdio",
  pages: "Tudalennau",
  site: "Y wefan gyfan",
  searchPages: "Chwilio’r tudalennau",
  sections: "Adrannau",
  draft: "drafft",
  addSection: "Ychwanegu adran",
  searchSections: "Beth hoffech chi ei ddweud?",
  nothingFound: "Dim canlyniadau.",
  moveUp: "Symud i fyny",
  moveDown: "Symud i lawr",
  duplicate: "Dyblygu",
  remove: "Tynnu",
  undo: "Dadwneud",
  redo: "Ailwneud",
  save: "Cadw",
  saved: "Wedi cadw",
  unsavedFrom: (time: string) => `Newidiadau heb eu cadw ers ${time}`,
  discard: "Hepgor y newidiadau",
  close: "Cau",
  add: "Ychwanegu",
  addField: "Ychwanegu maes",
  required: "gofynnol",
  problems: (count: number) =>
    plural(count, {
      one: "1 broblem",
      two: "2 broblem",
      many: `${count} phroblem`,
      other: `${count} problem`,
    }),
  noProblems: "Dim problemau",
  show: "Dangos",
  selectSection: "Cliciwch ar adran neu destun ar y dudalen i’w newid.",
  fromTemplate: (count: number) =>
    `Daw’r adran hon o dempled. Bydd newid i’w weld ar ${pages(count)}.`,
  shared: (count: number) =>
    `Mae’r adran hon ar ${pages(count)}. Bydd newid i’w weld ar bob un ohonynt.`,
  entry: (number: number) => `Eitem ${number}`,
  conflict:
    "Mae rhaglen arall wedi newid yr un llinellau yn y ffeil. Pa fersiwn hoffech chi ei chadw? Bydd y llall yn aros o dan “Dadwneud”.",
  keepMine: "Fy newidiadau i",
  keepFile: "Y ffeil",
  reconnecting:
    "Nid yw gweinydd y stiwdio yn ymateb. Mae’r hyn a deipiwyd gennych wedi’i gadw; yn ceisio eto…",
  width: "Lled y dudalen",
  phone: "Ffôn",
  tablet: "Llechen",
  desktop: "Cyfrifiadur",
  page: "Tudalen",
  settings: "Gosodiadau’r dudalen",
  menu: "Tudalennau ac adrannau",
  form: "Ffurflen",
  solving: {
    fix: "Trwsio",
    accept: "Mae hyn yn iawn",
    reason: "Pam mae’n iawn yma?",
    onPage: (page: string) => `Ni fydd y gwiriad yn nodi hyn ar y dudalen ${page} mwyach.`,
    onSite: "Ni fydd y gwiriad yn nodi hyn ar y wefan gyfan mwyach.",
  },
  saving: {
    title: "Cadw’r newidiadau hyn?",
    forVisitors: "Beth fydd ymwelwyr yn sylwi arno",
    inFile: "Yn y ffeil",
    comparing: "Yn cymharu…",
    more: (count: number) => `a hefyd ${count} arall`,
    line: (number: number) => `Llinell ${number}`,
    commit: "Cofnodi’r fersiwn hon yn git hefyd",
    message: "Beth wnaethoch chi ei newid",
    messageExample: "Prisiau mis Ionawr",
    publish: "Cyhoeddi",
    target: (target: string) => `Caiff y wefan ei chyhoeddi yma: ${target}`,
    noTarget: "Nid yw’r wefan yn gwybod eto ble y caiff ei chyhoeddi.",
    chooseTarget: "Dewis ble",
    unsaved: "Mae newidiadau heb eu cadw. Dim ond yr hyn sydd wedi’i gadw sy’n cael ei gyhoeddi.",
    hasErrors: "Mae gwallau ar y wefan. Ni chaiff gwefan â gwallau ei chyhoeddi.",
    compare: "Cymharu â’r wefan fyw",
    building: "Mae’r wefan yn cael ei hadeiladu",
    sending: "Mae’r wefan yn cael ei chyhoeddi",
    undoPublication: "Dadwneud y cyhoeddi",
    done: "Wedi gorffen.",
    notLiveYet: "Mae wedi’i anfon, ond nid yw ymwelwyr yn ei weld eto. Mae’r rheswm uchod.",
    failed: "Ni weithiodd hyn. Mae’r rheswm uchod.",
    yes: "Ie",
    no: "Na",
  },
  preset: (value: string) => `Os yw’n wag: ${value}`,
  fields: {
    search: "Chwilio",
    contrast: (ratio: string, other: string) => `${ratio}:1 yn erbyn ${other}`,
    readable: "hawdd ei ddarllen",
    unreadable: "anodd ei ddarllen",
    pick: "Dewis y lliw",
    date: "Dyddiad",
    time: "Amser",
    icon: "Dewis eicon",
    noIcon: "Nid oes eicon â’r enw hwn.",
    name: "Enw",
    newName: "Enw eitem newydd",
    rename: "Ailenwi",
    nameTaken: "Mae’r enw hwn eisoes yn cael ei ddefnyddio.",
    nameForm: "Defnyddiwch lythrennau, digidau a chysylltnodau, gan ddechrau â llythyren.",
    kind: "Math o werth",
    kinds: { text: "Testun", list: "Rhestr", flag: "Ie neu na", number: "Rhif", fields: "Meysydd" },
    changeHere: "Newid ar y dudalen hon yn unig",
    onlyHere:
      "Mae’r hyn y byddwch yn ei newid yma ar gyfer y dudalen hon yn unig. Daw pob maes arall o’r adran a rennir.",
    openForm: "Agor ffurflen yr adran hon",
  },
  hours: {
    closed: "Ar gau",
    allDay: "Ar agor am 24 awr",
    addTimes: "Ychwanegu amseroedd",
    more: "Rhagor ar gyfer y diwrnod hwn",
    opens: (day: string) => `${day}, o`,
    closes: (day: string) => `${day}, tan`,
    copyTo: (day: string) => `Copïo i: ${day}`,
    copyToWorkdays: "Copïo i’r pum diwrnod cyntaf",
    copyToAll: "Copïo i bob diwrnod",
    others: "Tymhorau, diwrnodau unigol ac apwyntiadau",
    addOther: "Ychwanegu tymor neu ddiwrnod unigol",
  },
  tokens: {
    insert: "Mewnosod manylyn",
  },
  media: {
    picture: "llun",
    film: "fideo",
    captions: "capsiynau",
    document: "ffeil",
    upload: "Uwchlwytho",
    choose: "Dewis o’r ffolder",
    drop: "Gollyngwch neu gludwch ffeil yma.",
    adding: "Yn ychwanegu’r ffeil…",
    size: (width: number, height: number) => `${width} × ${height} picsel`,
    bytes: (kilobytes: string) => `${kilobytes} kB`,
    missing: (name: string) => `Nid yw “${name}” yn y ffolder public/media.`,
    parameter: (name: string) => `Mae gan “${name}” werth gwahanol ar bob tudalen.`,
    damaged: "Mae’r ffeil hon wedi’i difrodi.",
    name: "Enw’r ffeil",
    search: "Chwilio yn ôl enw",
    folder: "Lluniau a ffeiliau’r wefan",
    none: "Nid oes ffeiliau o’r math hwn eto. Uwchlwythwch un.",
    tooLarge: (name: string, megabytes: number) =>
      `Mae “${name}” yn fwy na ${megabytes} MB, sy’n ormod i wefan.`,
    shows: "Beth mae’r llun yn ei ddangos",
    showsIn: (language: string) => `Beth mae’r llun yn ei ddangos (${language})`,
    showsHelp: "Ar gyfer pobl na allant ei weld. Caiff ei gadw gyda’r llun, ar gyfer pob tudalen.",
    decoration: "Addurn yn unig yw hwn",
    ownWords: "Geiriau eraill yn y lle hwn",
    ownWordsLabel: "Beth mae’r llun yn ei ddangos, yn y lle hwn",
    sameWords: "Defnyddio geiriau’r llun",
  },
  pageTree: {
    count: (count: number) => pages(count),
    help: "Mae Alt a’r bysellau saeth yn symud tudalen, ac mae Shift F10 yn agor ei dewislen.",
    template: (name: string) => `Templed: ${name}`,
    from: (day: string) => `o ${day}`,
    until: (day: string) => `tan ${day}`,
    more: (page: string) => `Rhagor ar gyfer ${page}`,
    moved: (path: string) => `Symud y dudalen ${path}`,
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
    added: (path: string) => `Ychwanegu’r dudalen ${path}`,
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
    renamed: (path: string) => `Newid y cyfeiriad ${path}`,
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
      "Heb dudalen, bydd dewislenni’n colli eu dolenni iddi, a bydd dolenni eraill yn y rhestr o broblemau.",
    deleted: (path: string) => `Dileu’r dudalen ${path}`,
    ownValues: (count: number) =>
      `Mae’r gwerthoedd hyn yn perthyn i’r dudalen hon yn unig. Mae’r templed o’u cwmpas ar ${pages(count)}.`,
    templateForm: "Golygu’r templed",
    hide: "Cuddio rhag ymwelwyr",
    unhide: "Dangos i ymwelwyr",
    stateOf: { draft: "wedi’i chuddio", from: "yn nes ymlaen", until: "wedi dod i ben" },
    hides: (type: string) => `Cuddio ${type}`,
    unhides: (type: string) => `Dangos ${type}`,
    copySection: "Copïo i dudalen arall",
    copiesSection: (type: string, page: string) => `Copïo ${type} i’r dudalen ${page}`,
    toPage: "Tudalen",
    isDraft: "Drafft yw’r dudalen hon. Nid yw ymwelwyr yn ei gweld.",
    isScheduled: (day: string) => `Bydd ymwelwyr yn gweld y dudalen hon o ${day} ymlaen.`,
    isPast: (day: string) =>
      `Roedd ymwelwyr yn gweld y dudalen hon tan ${day}. Nid yw’n cael ei hadeiladu mwyach.`,
    isBuilding:
      "Bydd y dudalen i’w gweld yma unwaith y bydd wedi’i hadeiladu ac na fydd gwallau ar y wefan.",
    publish: "Ei dangos i ymwelwyr",
    published: (path: string) => `Dangos ${path} i ymwelwyr`,
  },
  writing: WELSH_WRITING,
  rows: ROWS,
  palette: WELSH_PALETTE,
};

const RULES = new Intl.PluralRules("cy");

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

function plural(count: number, forms: Forms): string {
  return forms[RULES.select(count)] ?? forms.other;
}

function pages(count: number): string {
  return plural(count, {
    one: "1 dudalen",
    two: "2 dudalen",
    many: `${count} thudalen`,
    other: `${count} tudalen`,
  });
}

function links(count: number): string {
  return plural(count, { one: "1 ddolen", two: "2 ddolen", other: `${count} dolen` });
}
