import { plural } from "../grammar/french.ts";
import type { DifferenceWords } from "./english.ts";

export const FRENCH_DIFFERENCE: DifferenceWords = {
  base: { saved: "Par rapport au site enregistré", live: "Par rapport au site en ligne" },
  allPages: (count) => `Toutes les pages (${count})`,
  appear: (count) => plural(count, "nouvelle page", "nouvelles pages"),
  vanish: (count) => plural(count, "page supprimée", "pages supprimées"),
  moved: (count) => plural(count, "page change d’adresse", "pages changent d’adresse"),
  redirected: "L’ancienne adresse y redirige",
  notRedirected: "Aucune redirection n’y mène depuis l’ancienne adresse",
  titled: (where, what) => `${where} : ${what}`,
  added: (what) => `Nouveau : ${what}`,
  removed: (what) => `N’est plus affiché : ${what}`,
  order: (what) => `${what} : autre ordre`,
  differing: (change) => `${change} (différent d’une page à l’autre)`,
  movedBefore: (what, next) => `${what} passe avant ${next}`,
  movedToEnd: (what) => `${what} passe à la fin`,
  quoted: (name) => `« ${name} »`,
  otherFile: {
    picture: "une autre image sous le même nom",
    film: "une autre vidéo sous le même nom",
    document: "un autre document sous le même nom",
    file: "un autre fichier sous le même nom",
  },
  listed: "Les moteurs de recherche peuvent de nouveau l’afficher",
  notListed:
    "Les moteurs de recherche ne doivent plus l’afficher et la retirent de leurs résultats",
  important: "Important",
  closed:
    "Les moteurs de recherche sont bloqués : il leur est demandé de ne lire aucune page du site.",
  opened: "Les moteurs de recherche peuvent de nouveau lire le site.",
  oldAddresses: "Anciennes adresses",
  redirects: (from, to) => `${from} redirige vers ${to}`,
  redirectsNow: (from, to, before) => `${from} redirige vers ${to}, et non plus vers ${before}`,
  redirectsNoMore: (from, before) => `${from} ne redirige plus vers ${before}`,
  files: "Fichiers",
  icon: "L’icône du site a changé",
  scheduled: "Automatiquement, à la première création du site ce jour-là",
  from: (day, what) => `À partir du ${day} : ${what}`,
  appears: (what) => `${what} apparaît`,
  goes: (what) => `${what} disparaît`,
  nextDates: "ce qui revient chaque année prend ses prochaines dates",
  partial:
    "L’en-tête, le pied de page, les couleurs et les polices ne sont pas comparés : ce site a été créé par une version plus ancienne de Plumbline.",
  subjects: { "opening hours": "Horaires d’ouverture", look: "Apparence" },
};
