import type { MessageWords } from "../../../protocol/messages.ts";

const KEPT_HERE = "Vos modifications sont conservées dans ce navigateur.";

export const FRENCH_MESSAGES: MessageWords = {
  reported: (message) => message,
  changedElsewhere: () => "Le site a été modifié entre-temps dans une autre fenêtre. Réessayez.",
  valueChanged: (place, typed) =>
    `${place} a été modifié dans une autre fenêtre.${typed && ` Vous avez saisi : ${typed}`}`,
  jsonChanged: (place) =>
    `${place} a été modifié entre-temps. Votre texte est conservé dans l’éditeur.`,
  cellChanged: (typed) =>
    `Cette cellule a été modifiée dans une autre fenêtre.${typed && ` Vous avez saisi : ${typed}`}`,
  listChanged: () => "La liste a maintenant moins d’éléments.",
  syntaxError: () =>
    "Le fichier contient une erreur de syntaxe. Annulez, ou corrigez-la d’abord dans un éditeur.",
  siteHasErrors: () =>
    "Le site a des erreurs : des liens pourraient être oubliés. Corrigez d’abord les erreurs de la liste des problèmes, puis changez l’adresse.",
  pageHidden: (path) =>
    `La page ${path} ne peut pas être affichée : le site a des erreurs, qui figurent dans la liste des problèmes.`,
  gone: (place) => `${place} n’existe plus.`,
  rowGone: (typed) =>
    `Cette ligne ou cette colonne n’existe plus.${typed && ` Vous avez saisi : ${typed}`}`,
  otherStudio: (address) =>
    `Le studio de ce site est déjà ouvert à l’adresse ${address}. Utilisez celui-là, ou arrêtez-le et rechargez cette page.`,
  otherWindow: () =>
    "Le studio de ce site est déjà ouvert dans une autre fenêtre de ce navigateur. Utilisez celle-là, ou fermez-la et rechargez cette page.",
  notOpen: () => "Le studio n’est pas ouvert. Rechargez cette page.",
  elsewhere: () =>
    "Le studio ne fonctionne que sur l’ordinateur qui l’exécute, à l’adresse http://localhost.",
  otherPage: () => "Seules les pages du studio peuvent modifier le site.",
  noKey: () =>
    "Ouvrez le studio avec l’adresse complète que montre le terminal : elle se termine par une clé.",
  codeError: () => "Le code propre au site contient une erreur.",
  diskFull: () =>
    "Le disque de cet ordinateur est plein. Ce que vous avez saisi est conservé tant que cette fenêtre est ouverte. Supprimez ce dont vous n’avez plus besoin, puis réessayez.",
  notSaved: (reason) =>
    `Le site n’est pas enregistré : ${reason} Vos modifications sont conservées ici.`,
  fileConflict: (file) =>
    `Le site n’est pas enregistré : un autre programme a modifié ${file}, à des endroits que vous avez modifiés aussi. Choisissez d’abord l’une des deux versions. Vos modifications sont conservées ici.`,
  notCommitted: (reason) => `Le fichier est enregistré, mais git ne l’a pas consigné : ${reason}`,
  savedHasErrors: (message) =>
    `Le site enregistré a des erreurs, il ne peut donc pas être comparé : ${message}`,
  editedHasErrors: (message) =>
    `Le site a des erreurs, il ne peut donc pas être comparé : ${message}`,
  tooLarge: (megabytes) =>
    `C’est trop volumineux pour le studio, qui accepte jusqu’à ${megabytes} Mo.`,
  notAnAddress: (path, reason) => `${path} ne peut pas être une adresse : ${reason}.`,
  addressTaken: (page, path) => `La page « ${page} » a déjà l’adresse ${path}.`,
  homeStays: () =>
    "La page d’accueil ne peut pas être supprimée : c’est elle que voit qui ne saisit que le nom de votre site.",
  copyTheRow: (path) => `${path} est une ligne d’un tableau. Copiez la ligne dans le tableau.`,
  unreadable: (file) => `${file} est illisible.`,
  pastedAgain: () => "Une ligne plus haut est la même.",
  notANumber: (text) => `« ${text} » n’est pas un nombre.`,
  fileTooLarge: (name, megabytes) =>
    `« ${name} » n’est pas ajouté : le fichier dépasse ${megabytes} Mo, ce qui est trop pour un site. Réduisez-le d’abord ; une longue vidéo a sa place sur YouTube ou Vimeo.`,
  fileEmpty: (name) => `« ${name} » n’est pas ajouté : le fichier est vide.`,
  filePrivate: (name) =>
    `« ${name} » n’est pas ajouté : on dirait un fichier de mots de passe ou de clés, qui ne doit pas être sur un site.`,
  photoFormat: (name) =>
    `« ${name} » n’est pas ajouté : les navigateurs n’affichent pas ce format d’appareil photo. Exportez-le en JPEG, ou envoyez-le-vous depuis le téléphone, qui le convertit.`,
  filmFormat: (name) =>
    `« ${name} » n’est pas ajouté : les navigateurs ne lisent pas ce format vidéo. Exportez-le en MP4.`,
  otherContent: (name) =>
    `« ${name} » n’est pas ajouté : le fichier est endommagé, ou n’est pas ce que dit son nom. Ouvrez-le dans son programme et enregistrez-le à nouveau.`,
  unknownFormat: (name) =>
    `« ${name} » n’est pas ajouté : le site ne peut pas montrer ce type de fichier. Utilisez des images (JPEG, PNG, WebP, AVIF, GIF, SVG), des vidéos (MP4, WebM) ou des documents tels que PDF.`,
  fileDamaged: (name) =>
    `« ${name} » n’est pas ajouté : le fichier est endommagé. Copiez-le à nouveau depuis sa source.`,
  tooManyPixels: (name) =>
    `« ${name} » n’est pas ajouté : l’image a trop de pixels pour un site. Réduisez-la d’abord.`,
  drawingUnreadable: (name) =>
    `« ${name} » n’est pas ajouté : les navigateurs ne peuvent pas lire ce dessin. Exportez-le à nouveau en SVG.`,
  drawingHasProgram: (name) =>
    `« ${name} » n’est pas ajouté : ce dessin contient un programme, qui pourrait nuire aux visiteurs. Exportez-le à nouveau en SVG simple.`,
  noRoom: (name) =>
    `« ${name} » n’est pas ajouté : le disque est plein. Supprimez quelque chose, puis réessayez.`,
  diskReadOnly: (name) => `« ${name} » n’est pas ajouté : ce disque est en lecture seule.`,
  folderReadOnly: (name) =>
    `« ${name} » n’est pas ajouté : le dossier public/media ne peut pas être modifié. Donnez-vous le droit d’y écrire.`,
  folderIsFile: (name) =>
    `« ${name} » n’est pas ajouté : public/media est un fichier. Renommez-le, car ce doit être un dossier.`,
  notAdded: (name, reason) => `« ${name} » n’est pas ajouté : ${reason}`,
  folderOutside: (folder) =>
    `Aucun fichier ne peut être ajouté à « public/media/${folder} » : ce n’est pas un dossier du dossier public du site.`,
  textsDamaged: (file) =>
    `Le texte n’est pas enregistré : ${file} contient une erreur. Corrigez-la d’abord dans un éditeur.`,
  noToken: () => "Saisissez d’abord une clé d’accès.",
  offline: () => `GitHub est injoignable. ${KEPT_HERE} Réessayez quand vous serez en ligne.`,
  wait: (time) =>
    `GitHub n’accepte plus de requêtes jusqu’à ${time}. ${KEPT_HERE} Réessayez ensuite.`,
  tokenRefused: () =>
    `GitHub n’accepte pas la clé d’accès : elle a expiré ou a été supprimée. Créez-en une autre et saisissez-la. ${KEPT_HERE}`,
  needsPermission: (permission) =>
    `GitHub refuse : il manque à la clé d’accès l’autorisation « ${permission} ». Modifiez la clé sur GitHub, sous Settings, Developer settings. ${KEPT_HERE}`,
  refused: (reason) => `GitHub refuse : ${reason}. ${KEPT_HERE}`,
  notFound: () =>
    `GitHub ne trouve pas cela. Vérifiez les noms du propriétaire, du dépôt et de la branche, et si la clé d’accès vaut pour ce dépôt. ${KEPT_HERE}`,
  notAccepted: (reason) => `GitHub n’a pas accepté cela : ${reason} ${KEPT_HERE}`,
  githubFailed: (reason) => `GitHub a un problème (${reason}). ${KEPT_HERE} Réessayez plus tard.`,
  noFolder: (folder) => `La branche n’a pas de dossier « ${folder} ».`,
  tooManyFiles: () =>
    "Ce dossier a trop de fichiers pour le studio. Indiquez le dossier du site lui-même.",
  noConfig: (file) =>
    `Il n’y a pas de ${file} dans ce dossier de la branche. Indiquez le dossier du site.`,
  branchMoves: () =>
    "La branche change sans cesse. Vos modifications sont conservées ici. Réessayez.",
  branchConflict: (file) =>
    `${file} a été modifié dans le dépôt, à des endroits que vous avez modifiés aussi. Choisissez d’abord l’une des deux versions.`,
  noDifference: (target) => `Il n’y a aucune différence avec le site en ligne : ${target}`,
  firstTime: () => "C’est apparemment la première fois que le site est publié à cet endroit.",
  noCopy: (what, time) =>
    `Cet ordinateur n’a pas de copie de la version en ligne (${what}, ${time}) : seuls ses fichiers peuvent être comparés.`,
  notWhole: (what, time) =>
    `La dernière version (${what}, ${time}) n’a pas été envoyée entièrement : l’envoi est maintenant complété.`,
  sends: (target, fresh, changed, gone) =>
    `Vers ${target} : fichiers nouveaux : ${fresh}, modifiés : ${changed}, supprimés : ${gone}`,
  missingThere: (count, files) =>
    `Manquent sur le serveur et sont envoyés de nouveau (${count}) : ${files}`,
  changedThere: (count, files) =>
    `Modifiés sur le serveur depuis leur publication et envoyés de nouveau (${count}) : ${files}`,
  othersThere: (count, files) =>
    `Non publiés par Plumbline et laissés tels quels (${count}) : ${files}`,
  waits: (target) =>
    `Une autre publication est en cours (${target}) ; celle-ci attend qu’elle se termine.`,
  published: (what) => `Publié : ${what}`,
  needsReload: () =>
    "Des en-têtes ou des redirections ont changé. nginx et Caddy les lisent après : systemctl reload nginx",
  exampleUrl: (url) => `${url} est une adresse d’exemple : le site en ligne n’a pas été testé.`,
  isLive: (url, files, of) =>
    `${url} montre la nouvelle version (fichiers comparés : ${files} sur ${of}).`,
  notYetLive: (url) => `${url} ne montre pas encore la nouvelle version :`,
  hostsTakeTime: () =>
    "Certains hébergeurs ont besoin de quelques minutes. Si rien ne change, vérifiez que l’adresse du site correspond à cette destination.",
  publishThis: () => "Publier cela ?",
  goBack: () => "Revenir à cette version ?",
  linesOnly: () => "Vous voyez ici les lignes qui changent : sous « Dans le fichier ».",
};
