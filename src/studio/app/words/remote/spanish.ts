import type { RemoteWords } from "./english.ts";

export const SPANISH_REMOTE: RemoteWords = {
  title: "Cambiar un sitio en GitHub",
  intro:
    "El estudio funciona en este navegador. Lee y cambia un solo repositorio por la API de GitHub, y no envía nada a nadie más.",
  owner: "Propietario",
  repo: "Repositorio",
  branch: "Rama",
  branchHelp: "Vacío para la predeterminada",
  folder: "Carpeta del sitio",
  folderHelp: "Vacío para el propio repositorio",
  token: "Clave de acceso",
  tokenHelp:
    "Un «fine-grained personal access token» solo para este repositorio, con el permiso «Contents: Read and write», y «Pull requests: Read and write» para propuestas. Se queda en este navegador hasta que la quite. Quien use este navegador puede usarla.",
  makeToken: "Crear una clave en GitHub",
  hasToken: "Este navegador tiene una clave de acceso.",
  removeToken: "Quitar la clave",
  open: "Abrir",
  opening: "El sitio se está cargando…",
  unsaved: "Sin guardar",
  otherSite: "Otro sitio, o quitar la clave",
  propose: "Como pull request, para que alguien la revise antes",
  proposed: "La pull request está abierta:",
  proposedAgain: "Los cambios están en la pull request abierta:",
  addsTo: (url: string) => `El commit se añade a esta pull request, si sigue abierta: ${url}`,
  published: (branch: string) =>
    `El commit va a «${branch}». Si el repositorio tiene un workflow que publica el sitio, empieza solo.`,
  limits: (names: string) =>
    `Este sitio tiene código propio (${names}), que aquí no se ejecuta: las páginas que lo usan no se muestran, y la comprobación puede avisar de problemas que no lo son.`,
  notChecked:
    "Aquí no se comprueba: imágenes dañadas, letras de las fuentes y direcciones anteriores del sitio.",
};
