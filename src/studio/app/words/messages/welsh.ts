import type { MessageWords } from "./english.ts";

export const WELSH_MESSAGES: MessageWords = {
  changedElsewhere: () =>
    "Newidiwyd y wefan mewn ffenestr arall yn y cyfamser. Rhowch gynnig arall arni.",
  valueChanged: (place, more) =>
    `Newidiwyd ${place} mewn ffenestr arall. ${more && `Teipiwyd: ${more}`}`,
  cellChanged: () => "Newidiwyd y gell hon mewn ffenestr arall. Edrychwch arni eto.",
  syntaxError: () =>
    "Mae gwall cystrawen yn y ffeil. Dadwnewch, neu cywirwch ef mewn golygydd yn gyntaf.",
  siteHasErrors: () =>
    "Mae gwallau ar y wefan, felly gallai dolenni gael eu methu. Cywirwch y gwallau yn y rhestr broblemau yn gyntaf, yna newidiwch y cyfeiriad.",
  pageHidden: (place) =>
    `Ni ellir dangos y dudalen ${place}: mae gwallau ar y wefan, sydd yn y rhestr broblemau.`,
  gone: (place) => `Nid yw ${place} yno mwyach.`,
  rowGone: () => "Nid yw’r rhes neu’r golofn hon yno mwyach.",
  otherStudio: (place) =>
    `Mae stiwdio’r wefan hon eisoes ar agor yn ${place}. Defnyddiwch honno, neu stopiwch hi a llwythwch y dudalen hon eto.`,
  diskFull: () =>
    "Mae disg y cyfrifiadur hwn yn llawn. Cedwir yr hyn a deipiwyd tra bo’r ffenestr hon ar agor. Dilëwch rywbeth nad oes ei angen mwyach, yna rhowch gynnig arall arni.",
  steps: {
    discard: "Hepgor pob newid",
    otherProgram: "Newidiadau gan raglen arall",
    fileVersion: "Fersiwn y ffeil",
  },
};
