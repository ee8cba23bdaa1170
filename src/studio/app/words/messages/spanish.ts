import type { MessageWords } from "../../../protocol/messages.ts";

const KEPT_HERE = "Sus cambios se conservan en este navegador.";

export const SPANISH_MESSAGES: MessageWords = {
  reported: (message) => message,
  changedElsewhere: () =>
    "Mientras tanto, el sitio se cambió en otra ventana. Vuelva a intentarlo.",
  valueChanged: (place, typed) =>
    `${place} se cambió en otra ventana.${typed && ` Ha escrito: ${typed}`}`,
  jsonChanged: (place) =>
    `Mientras tanto, ${place} ha cambiado. Su texto se conserva en el editor.`,
  cellChanged: (typed) =>
    `Esta celda se cambió en otra ventana.${typed && ` Ha escrito: ${typed}`}`,
  listChanged: () => "La lista tiene ahora menos elementos.",
  syntaxError: () =>
    "El archivo tiene un error de sintaxis. Deshaga el cambio o corríjalo primero en un editor.",
  siteHasErrors: () =>
    "El sitio tiene errores, de modo que podrían quedar enlaces sin cambiar. Corrija primero los errores de la lista de problemas y cambie después la dirección.",
  pageHidden: (path) =>
    `La página ${path} no se puede mostrar: el sitio tiene errores, que están en la lista de problemas.`,
  gone: (place) => `${place} ya no existe.`,
  rowGone: (typed) => `Esta fila o columna ya no existe.${typed && ` Ha escrito: ${typed}`}`,
  otherStudio: (address) =>
    `El estudio de este sitio ya está abierto en ${address}. Use ese, o ciérrelo y vuelva a cargar esta página.`,
  otherWindow: () =>
    "El estudio de este sitio ya está abierto en otra ventana de este navegador. Use esa, o ciérrela y vuelva a cargar esta página.",
  notOpen: () => "El estudio no está abierto. Vuelva a cargar esta página.",
  elsewhere: () => "El estudio solo funciona en el ordenador que lo ejecuta, en http://localhost.",
  otherPage: () => "Solo las páginas del estudio pueden cambiar el sitio.",
  noKey: () =>
    "Abra el estudio con la dirección completa que muestra el terminal: termina con una clave.",
  codeError: () => "El código propio del sitio tiene un error.",
  diskFull: () =>
    "El disco de este ordenador está lleno. Lo que ha escrito se conserva mientras esta ventana esté abierta. Borre lo que ya no necesite y vuelva a intentarlo.",
  notSaved: (reason) => `El sitio no se ha guardado: ${reason} Sus cambios se conservan aquí.`,
  fileConflict: (file) =>
    `El sitio no se ha guardado: otro programa cambió ${file} en lugares que usted también cambió. Elija primero una de las dos versiones. Sus cambios se conservan aquí.`,
  notCommitted: (reason) => `El archivo se ha guardado, pero git no lo ha registrado: ${reason}`,
  savedHasErrors: (message) =>
    `El sitio guardado tiene errores, así que no se puede comparar: ${message}`,
  editedHasErrors: (message) => `El sitio tiene errores, así que no se puede comparar: ${message}`,
  tooLarge: (megabytes) => `Es demasiado grande para el estudio, que acepta hasta ${megabytes} MB.`,
  notAnAddress: (path, reason) => `${path} no puede ser una dirección: ${reason}.`,
  addressTaken: (page, path) => `La página «${page}» ya tiene la dirección ${path}.`,
  homeStays: () =>
    "La página de inicio no se puede eliminar: es lo que ve quien solo escribe el nombre de su sitio.",
  copyTheRow: (path) => `${path} es una fila de una tabla. Copie la fila en la tabla.`,
  unreadable: (file) => `No se puede leer ${file}.`,
  pastedAgain: () => "Una fila de más arriba es la misma.",
  notANumber: (text) => `«${text}» no es un número.`,
  fileTooLarge: (name, megabytes) =>
    `«${name}» no se ha añadido: pesa más de ${megabytes} MB, demasiado para un sitio web. Redúzcalo primero; un vídeo largo debe ir en YouTube o Vimeo.`,
  fileEmpty: (name) => `«${name}» no se ha añadido: está vacío.`,
  filePrivate: (name) =>
    `«${name}» no se ha añadido: parece un archivo con contraseñas o claves, que no deben estar en un sitio web.`,
  photoFormat: (name) =>
    `«${name}» no se ha añadido: tiene un formato de cámara que los navegadores no muestran. Expórtelo como JPEG o envíeselo desde el teléfono, que lo convierte.`,
  filmFormat: (name) =>
    `«${name}» no se ha añadido: tiene un formato de vídeo que los navegadores no reproducen. Expórtelo como MP4.`,
  otherContent: (name) =>
    `«${name}» no se ha añadido: está dañado o no es lo que dice su nombre. Ábralo en su programa y guárdelo de nuevo.`,
  unknownFormat: (name) =>
    `«${name}» no se ha añadido: el sitio no puede mostrar este tipo de archivo. Use imágenes (JPEG, PNG, WebP, AVIF, GIF, SVG), vídeos (MP4, WebM) o documentos como PDF.`,
  fileDamaged: (name) =>
    `«${name}» no se ha añadido: está dañado. Cópielo de nuevo desde su origen.`,
  tooManyPixels: (name) =>
    `«${name}» no se ha añadido: tiene demasiados píxeles para un sitio web. Redúzcalo primero.`,
  drawingUnreadable: (name) =>
    `«${name}» no se ha añadido: es un dibujo que los navegadores no pueden leer. Expórtelo de nuevo como SVG.`,
  drawingHasProgram: (name) =>
    `«${name}» no se ha añadido: este dibujo contiene un programa, que podría perjudicar a los visitantes. Expórtelo de nuevo como SVG simple.`,
  noRoom: (name) =>
    `«${name}» no se ha añadido: el disco está lleno. Borre algo y vuelva a intentarlo.`,
  diskReadOnly: (name) => `«${name}» no se ha añadido: no se puede escribir en este disco.`,
  folderReadOnly: (name) =>
    `«${name}» no se ha añadido: no se permite cambiar la carpeta public/media. Concédase permiso para escribir en ella.`,
  folderIsFile: (name) =>
    `«${name}» no se ha añadido: public/media es un archivo. Cámbiele el nombre, porque debe ser una carpeta.`,
  notAdded: (name, reason) => `«${name}» no se ha añadido: ${reason}`,
  folderOutside: (folder) =>
    `No se pueden añadir archivos a «public/media/${folder}»: no es una carpeta dentro de la carpeta public del sitio.`,
  textsDamaged: (file) =>
    `El texto no se ha guardado: ${file} contiene un error. Corríjalo primero en un editor.`,
  noToken: () => "Introduzca primero una clave de acceso.",
  offline: () =>
    `No se puede acceder a GitHub. ${KEPT_HERE} Vuelva a intentarlo cuando tenga conexión.`,
  wait: (time) =>
    `GitHub no acepta más solicitudes hasta las ${time}. ${KEPT_HERE} Vuelva a intentarlo entonces.`,
  tokenRefused: () =>
    `GitHub no acepta la clave de acceso: ha caducado o se ha eliminado. Cree otra e introdúzcala. ${KEPT_HERE}`,
  needsPermission: (permission) =>
    `GitHub lo rechaza: a la clave de acceso le falta el permiso «${permission}». Cambie la clave en GitHub, en Settings, Developer settings. ${KEPT_HERE}`,
  refused: (reason) => `GitHub lo rechaza: ${reason}. ${KEPT_HERE}`,
  notFound: () =>
    `GitHub no lo encuentra. Compare los nombres del propietario, del repositorio y de la rama, y si la clave de acceso es para este repositorio. ${KEPT_HERE}`,
  notAccepted: (reason) => `GitHub no lo ha aceptado: ${reason} ${KEPT_HERE}`,
  githubFailed: (reason) =>
    `GitHub tiene un problema (${reason}). ${KEPT_HERE} Vuelva a intentarlo más tarde.`,
  noFolder: (folder) => `La rama no tiene la carpeta «${folder}».`,
  tooManyFiles: () =>
    "Esta carpeta tiene demasiados archivos para el estudio. Indique la carpeta del sitio.",
  noConfig: (file) =>
    `No hay ningún ${file} en esta carpeta de la rama. Indique la carpeta del sitio.`,
  branchMoves: () =>
    "La rama cambia continuamente. Sus cambios se conservan aquí. Vuelva a intentarlo.",
  branchConflict: (file) =>
    `${file} se cambió en el repositorio, en lugares que usted también cambió. Elija primero una de las dos versiones.`,
  noDifference: (target) => `No hay ninguna diferencia con el sitio publicado: ${target}`,
  firstTime: () => "Parece que es la primera vez que el sitio se publica ahí.",
  noCopy: (what, time) =>
    `Este ordenador no tiene copia de la versión publicada (${what}, ${time}), así que solo se pueden comparar sus archivos.`,
  notWhole: (what, time) =>
    `La última versión (${what}, ${time}) no se envió por completo: ahora se completa.`,
  sends: (target, fresh, changed, gone) =>
    `A ${target}: archivos nuevos: ${fresh}, cambiados: ${changed}, eliminados: ${gone}`,
  missingThere: (count, files) => `Faltan en el servidor y se envían de nuevo (${count}): ${files}`,
  changedThere: (count, files) =>
    `Cambiados en el servidor desde su publicación; se envían de nuevo (${count}): ${files}`,
  othersThere: (count, files) =>
    `No publicados por Plumbline; se dejan como están (${count}): ${files}`,
  waits: (target) => `Hay otra publicación en curso (${target}); esta espera a que termine.`,
  published: (what) => `Publicado: ${what}`,
  needsReload: () =>
    "Han cambiado cabeceras o redirecciones. nginx y Caddy las leen después de: systemctl reload nginx",
  exampleUrl: (url) =>
    `${url} es una dirección de ejemplo, así que el sitio publicado no se ha comprobado.`,
  isLive: (url, files, of) =>
    `${url} muestra la nueva versión (archivos comparados: ${files} de ${of}).`,
  notYetLive: (url) => `${url} aún no muestra la nueva versión:`,
  hostsTakeTime: () =>
    "Algunos proveedores necesitan unos minutos. Si nada cambia, compruebe que la dirección del sitio corresponde a este destino.",
  publishThis: () => "¿Publicar esto?",
  goBack: () => "¿Volver a esa versión?",
  linesOnly: () => "Aquí ve las líneas que cambian: en «En el archivo».",
};
