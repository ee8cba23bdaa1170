import type { RemoteWords } from "./english.ts";

export const FRENCH_REMOTE: RemoteWords = {
  title: "Modifier un site sur GitHub",
  intro:
    "Le studio fonctionne dans ce navigateur. Il lit et modifie un seul dépôt par l’API de GitHub, et n’envoie rien à personne d’autre.",
  owner: "Propriétaire",
  repo: "Dépôt",
  branch: "Branche",
  branchHelp: "Vide pour celle par défaut",
  folder: "Dossier du site",
  folderHelp: "Vide pour le dépôt lui-même",
  token: "Clé d’accès",
  tokenHelp:
    "Un « fine-grained personal access token » pour ce seul dépôt, avec la permission « Contents: Read and write », et « Pull requests: Read and write » pour les propositions. Elle reste dans ce navigateur jusqu’à ce que vous la supprimiez. Toute personne qui utilise ce navigateur peut s’en servir.",
  makeToken: "Créer une clé sur GitHub",
  hasToken: "Ce navigateur a une clé d’accès.",
  removeToken: "Supprimer la clé",
  open: "Ouvrir",
  opening: "Le site se charge…",
  unsaved: "Pas encore enregistré",
  otherSite: "Autre site, ou supprimer la clé",
  propose: "Comme pull request, pour que quelqu’un la relise d’abord",
  proposed: "La pull request est ouverte :",
  proposedAgain: "Les modifications sont dans la pull request ouverte :",
  addsTo: (url: string) =>
    `Le commit s’ajoute à cette pull request, si elle est encore ouverte : ${url}`,
  published: (branch: string) =>
    `Le commit va sur « ${branch} ». Si le dépôt a un workflow qui publie le site, il démarre tout seul.`,
  limits: (names: string) =>
    `Ce site a son propre code (${names}), qui ne s’exécute pas ici : les pages qui l’utilisent ne s’affichent pas, et la vérification peut signaler de faux problèmes.`,
  notChecked:
    "Non vérifié ici : les images endommagées, les lettres des polices et les anciennes adresses du site.",
};
