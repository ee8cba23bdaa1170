import type { MessageWords } from "./english.ts";

export const FRENCH_MESSAGES: MessageWords = {
  changedElsewhere: () => "Le site a été modifié entre-temps dans une autre fenêtre. Réessayez.",
  valueChanged: (place, more) =>
    `${place} a été modifié dans une autre fenêtre. ${more && `Vous avez saisi : ${more}`}`,
  cellChanged: () => "Cette cellule a été modifiée dans une autre fenêtre. Regardez-la à nouveau.",
  syntaxError: () =>
    "Le fichier contient une erreur de syntaxe. Annulez, ou corrigez-la d’abord dans un éditeur.",
  siteHasErrors: () =>
    "Le site a des erreurs : des liens pourraient être oubliés. Corrigez d’abord les erreurs de la liste des problèmes, puis changez l’adresse.",
  pageHidden: (place) =>
    `La page ${place} ne peut pas être affichée : le site a des erreurs, qui figurent dans la liste des problèmes.`,
  gone: (place) => `${place} n’existe plus.`,
  rowGone: () => "Cette ligne ou cette colonne n’existe plus.",
  otherStudio: (place) =>
    `Le studio de ce site est déjà ouvert à l’adresse ${place}. Utilisez celui-là, ou arrêtez-le et rechargez cette page.`,
  diskFull: () =>
    "Le disque de cet ordinateur est plein. Ce que vous avez saisi est conservé tant que cette fenêtre est ouverte. Supprimez ce dont vous n’avez plus besoin, puis réessayez.",
  steps: {
    discard: "Abandonner toutes les modifications",
    otherProgram: "Modifications par un autre programme",
    fileVersion: "La version du fichier",
  },
};
