import type { ReadmeWords } from "../../model/readme-words.ts";

export const readme: ReadmeWords = {
  intro:
    "Esta carpeta contiene el sitio web de {name}. Plumbline lo crea a partir de un solo archivo, `site.config.json`.",
  see: [
    "Ver el sitio",
    "El primer comando solo hace falta una vez en cada ordenador, que debe tener instalado [Node.js](https://nodejs.org). Tras el segundo, abra http://localhost:4173 en su navegador: la página se actualiza cada vez que usted guarda. Ctrl+C termina el comando.",
  ],
  write: [
    "Escribir",
    "Todos los textos del sitio están en `site.config.json`. Un editor como VS Code explica y completa cada campo, y subraya los errores. Las imágenes van en `public/media/`, y los demás archivos, en `public/`.",
  ],
  places:
    "`places.csv` tiene una línea por lugar, y cada línea es una página. Escriba ahí lo que solo es cierto de ese lugar.",
  brackets: [
    "Los corchetes",
    "Lo que está entre corchetes, como `{example}`, espera sus propias palabras: póngalas en su lugar, sin los corchetes. Las direcciones que terminan en `.example` todavía no son suyas; escriba las suyas.",
  ],
  check: [
    "Comprobar",
    "Este comando dice qué está mal o falta por escribir, dónde, y qué hay que hacer. `npm test` también construye el sitio y mide el peso de sus páginas.",
  ],
  publish: [
    "Publicar",
    "Este comando deja el sitio terminado en la carpeta `dist`. Suba su contenido a su alojamiento web. Antes, escriba la dirección de su sitio en `business`, en el campo `url`.",
  ],
  more: [
    "Más información",
    "[La guía]({guide}) lo explica todo paso a paso, y [la referencia]({reference}) muestra cada sección y cada campo, con imágenes. Ambas están en inglés.",
  ],
};
