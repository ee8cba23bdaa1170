import type { MessageWords } from "./english.ts";

export const SPANISH_MESSAGES: MessageWords = {
  changedElsewhere: () =>
    "Mientras tanto, el sitio se cambió en otra ventana. Vuelva a intentarlo.",
  valueChanged: (place, more) =>
    `${place} se cambió en otra ventana. ${more && `Ha escrito: ${more}`}`,
  cellChanged: () => "Esta celda se cambió en otra ventana. Vuelva a mirarla.",
  syntaxError: () =>
    "El archivo tiene un error de sintaxis. Deshaga el cambio o corríjalo primero en un editor.",
  siteHasErrors: () =>
    "El sitio tiene errores, de modo que podrían quedar enlaces sin cambiar. Corrija primero los errores de la lista de problemas y cambie después la dirección.",
  pageHidden: (place) =>
    `La página ${place} no se puede mostrar: el sitio tiene errores, que están en la lista de problemas.`,
  gone: (place) => `${place} ya no existe.`,
  rowGone: () => "Esta fila o columna ya no existe.",
  otherStudio: (place) =>
    `El estudio de este sitio ya está abierto en ${place}. Use ese, o ciérrelo y vuelva a cargar esta página.`,
  diskFull: () =>
    "El disco de este ordenador está lleno. Lo que ha escrito se conserva mientras esta ventana esté abierta. Borre lo que ya no necesite y vuelva a intentarlo.",
  steps: {
    discard: "Descartar todos los cambios",
    otherProgram: "Cambios de otro programa",
    fileVersion: "La versión del archivo",
  },
};
