import type { RemoteWords } from "./english.ts";

export const WELSH_REMOTE: RemoteWords = {
  title: "Newid gwefan ar GitHub",
  intro:
    "Mae’r stiwdio’n rhedeg yn y porwr hwn. Mae’n darllen ac yn newid un ystorfa drwy API GitHub, ac nid yw’n anfon dim at neb arall.",
  owner: "Perchennog",
  repo: "Ystorfa",
  branch: "Cangen",
  branchHelp: "Gwag ar gyfer yr un arferol",
  folder: "Ffolder y wefan",
  folderHelp: "Gwag ar gyfer yr ystorfa ei hun",
  token: "Allwedd mynediad",
  tokenHelp:
    "“Fine-grained personal access token” ar gyfer yr ystorfa hon yn unig, gyda’r caniatâd “Contents: Read and write”, a “Pull requests: Read and write” ar gyfer cynigion. Mae’n aros yn y porwr hwn nes i chi ei dileu. Gall pawb sy’n defnyddio’r porwr hwn ei defnyddio.",
  makeToken: "Creu allwedd ar GitHub",
  hasToken: "Mae gan y porwr hwn allwedd mynediad.",
  removeToken: "Dileu’r allwedd",
  open: "Agor",
  opening: "Mae’r wefan yn llwytho …",
  unsaved: "Heb ei gadw eto",
  otherSite: "Gwefan arall, neu ddileu’r allwedd",
  propose: "Fel pull request, er mwyn i rywun edrych arno’n gyntaf",
  proposed: "Mae’r pull request ar agor:",
  proposedAgain: "Mae’r newidiadau yn y pull request agored:",
  addsTo: (url: string) => `Ychwanegir y commit at y pull request hwn, os yw’n dal ar agor: ${url}`,
  published: (branch: string) =>
    `Mae’r commit yn mynd i “${branch}”. Os oes gan yr ystorfa lif gwaith sy’n cyhoeddi’r wefan, bydd yn dechrau ohono’i hun.`,
  limits: (names: string) =>
    `Mae gan y wefan hon ei chod ei hun (${names}), nad yw’n rhedeg yma: ni ddangosir tudalennau sy’n ei ddefnyddio, a gall y gwiriad adrodd am broblemau nad ydynt yn bod.`,
  notChecked:
    "Heb ei wirio yma: lluniau wedi’u difrodi, llythrennau ffontiau, a chyfeiriadau blaenorol y wefan.",
};
