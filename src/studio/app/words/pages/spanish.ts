import { plural } from "../grammar/spanish.ts";
import type { PagesWords } from "./english.ts";

export const SPANISH_PAGES: PagesWords = {
  count: (count: number) => plural(count, "página", "páginas"),
  help: "Alt + flechas mueve una página; Mayús + F10 abre su menú.",
  template: (name: string) => `Plantilla: ${name}`,
  from: (day: string) => `desde el ${day}`,
  until: (day: string) => `hasta el ${day}`,
  more: (page: string) => `Más opciones para ${page}`,
  openIn: (page: string, language: string) => `${page}: ${language}`,
  copyTo: (page: string, language: string) => `Copiar ${page} al idioma ${language}`,
  addPage: "Añadir una página",
  addBelow: "Añadir una subpágina",
  addRow: (template: string) => `Añadir una página de la plantilla ${template}`,
  copy: "Copiar",
  rename: "Cambiar la dirección",
  delete: "Eliminar",
  title: "Título",
  path: "Dirección",
  pathHelp: "La parte que va tras el nombre de su sitio. Sigue al título hasta que la cambie.",
  startFrom: "Empezar con",
  empty: "Una página vacía",
  preset: (name: string) => `Modelo: ${name}`,
  copyOf: (page: string) => `Una copia de ${page}`,
  rowOf: (template: string) => `Una página de la plantilla ${template}`,
  parent: "Página superior",
  noParent: "Ninguna página",
  draftHelp: "La página es un borrador: los visitantes la verán cuando usted se la muestre.",
  cancel: "Cancelar",
  renameTitle: (page: string) => `Cambiar la dirección de ${page}`,
  newPath: "Nueva dirección",
  checking: "Comprobando qué depende de la página…",
  renames: (links: number, redirects: number) =>
    `${plural(links, "enlace se actualiza", "enlaces se actualizan")}. ${
      redirects === 0
        ? "Nadie conoce aún la dirección anterior, así que no hace falta una redirección."
        : "Quienes visiten la dirección anterior serán redirigidos a la nueva."
    }`,
  changesFiles: (names: string) =>
    `Esto también cambia ${names} de inmediato, y Deshacer no lo revierte.`,
  look: "Ver qué cambia",
  deleteTitle: (page: string) => `Eliminar ${page}`,
  deleteUnknown:
    "El sitio tiene errores, así que no se sabe qué enlaza a esta página. Los enlaces a ella aparecerán como problemas.",
  inMenus: (count: number) => plural(count, "enlace en un menú", "enlaces en menús"),
  linksFrom: (count: number) => `${plural(count, "enlace", "enlaces")}:`,
  andMore: (count: number) => `y ${count} más`,
  childrenOf: (paths: string) => `Subpáginas que se conservan: ${paths}`,
  translationsOf: (paths: string) => `La misma página en otros idiomas, que se conserva: ${paths}`,
  nothingBreaks: "Nada enlaza a esta página.",
  target: "Los enlaces y los visitantes irán a",
  targetHelp:
    "Si no elige una página o elige la de inicio, los menús pierden sus enlaces a esta. Si no elige ninguna, los demás enlaces aparecen en la lista de problemas.",
  ownValues: (count: number) =>
    `Estos valores son solo de esta página. La plantilla que los rodea está en ${plural(count, "página", "páginas")}.`,
  templateForm: "Editar la plantilla",
  hide: "Ocultar a los visitantes",
  unhide: "Mostrar a los visitantes",
  stateOf: { draft: "oculta", from: "programada", until: "caducada" },
  copySection: "Copiar a otra página",
  toPage: "Página",
  isDraft: "Esta página es un borrador. Los visitantes no la ven.",
  isScheduled: (day: string) => `Los visitantes verán esta página a partir del ${day}.`,
  isPast: (day: string) =>
    `Los visitantes vieron esta página hasta el ${day}. Ya no forma parte del sitio.`,
  isBuilding: "La página se verá aquí en cuanto esté generada y el sitio no tenga errores.",
  isEarlier:
    "Esta es la última versión de la página sin errores. Tal como está ahora, no se puede mostrar.",
  publish: "Mostrarla a los visitantes",
  showInMenu: "Mostrar en el menú",
  removeFromMenu: "Quitar del menú",
  inMenu: "en el menú",
  namedLinks: (places: string) => `Un nombre nuevo cambia también estos enlaces: ${places}`,
  lastInMenu: "El menú necesita al menos una entrada. Añada antes otra página.",
  fromOtherPage: (page) => `Esto viene de la página ${page} y también se muestra aquí.`,
};
