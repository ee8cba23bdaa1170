import type { ReadmeWords } from "../../model/readme-words.ts";

export const readme: ReadmeWords = {
  intro:
    "Ce dossier contient le site de {name}. Plumbline le fabrique à partir d’un seul fichier, `site.config.json`.",
  see: [
    "Voir le site",
    "La première commande ne sert qu’une fois par ordinateur, où [Node.js](https://nodejs.org) doit être installé. Après la seconde, ouvrez http://localhost:4173 dans votre navigateur\u202f: la page suit chaque enregistrement. Ctrl+C arrête la commande.",
  ],
  write: [
    "Écrire",
    "Tous les textes du site sont dans `site.config.json`. Un éditeur comme VS Code explique et complète chaque champ, et souligne les erreurs. Les images vont dans `public/media/`, les autres fichiers dans `public/`.",
  ],
  places:
    "`places.csv` a une ligne par lieu, et chaque ligne est une page. Écrivez-y ce qui n’est vrai que de ce lieu.",
  brackets: [
    "Les crochets",
    "Ce qui est entre crochets, comme `{example}`, attend vos propres mots\u202f: mettez-les à la place, sans les crochets. Les adresses qui finissent par `.example` ne sont pas encore les vôtres\u202f; écrivez les vôtres.",
  ],
  check: [
    "Vérifier",
    "Cette commande dit ce qui est faux ou reste à écrire, à quel endroit, et ce qu’il faut faire. `npm test` construit aussi le site et mesure le poids de ses pages.",
  ],
  publish: [
    "Publier",
    "Cette commande met le site terminé dans le dossier `dist`. Envoyez-en le contenu chez votre hébergeur. Écrivez d’abord l’adresse de votre site dans `business`, au champ `url`.",
  ],
  more: [
    "Pour en savoir plus",
    "[Le guide]({guide}) explique tout pas à pas, et [la référence]({reference}) montre chaque section et chaque champ, avec des images. Les deux sont en anglais.",
  ],
};
