import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in French, with vous. */
export const privacy: Texts["privacy"] = {
  responsible: "Qui est responsable",
  business: "{business}.",
  person: "Votre interlocuteur\u202f: {name}, {contact}.",
  questions: "Pour toute question\u202f: {contact}.",
  controller:
    "La loi nous appelle le responsable du traitement, car nous décidons de ce que deviennent vos données.",
  we: "«\u202fNous\u202f» désigne cette entreprise sur cette page.",
  formHeading: "Quand vous envoyez le formulaire de contact",
  form: "Nous recevons ce que vous y écrivez ({fields}). Votre navigateur l’envoie à {host}, un service qui nous le transmet et voit alors votre adresse IP.",
  formCaptcha:
    "Ce service peut d’abord afficher sa propre page pour s’assurer que vous êtes une personne.",
  formUse: "Nous nous en servons pour vous répondre et pour faire ce que vous nous demandez.",
  signupHeading: "Quand vous vous inscrivez",
  signup:
    "Votre adresse e-mail et, si vous le donnez, votre nom vont à {host}, qui tient la liste et envoie ce à quoi vous vous êtes inscrit.",
  signupLeave:
    "Pour quitter la liste, utilisez le lien présent dans chacun de ses e-mails ou demandez-le-nous\u202f: {contact}.",
  signupCounter:
    "Chaque fois que le formulaire s’affiche, votre navigateur appelle {host}, qui le compte.",
  signupScript: "Les pages qui contiennent le formulaire chargent un script de {host}.",
  directHeading: "Quand vous nous contactez directement",
  direct:
    "Nous voyons ce que vous nous dites et les coordonnées qui l’accompagnent, et nous nous en servons pour traiter votre demande. Rien n’est envoyé avant que vous n’appuyiez sur un des liens prévus pour cela.",
  directWhatsapp:
    "WhatsApp appartient à Meta\u202f: un message envoyé par là passe donc aussi par Meta. Si vous préférez l’éviter, choisissez un autre moyen de nous joindre.",
  readingHeading: "Quand vous ne faites que lire",
  logs: "L’entreprise qui héberge ce site doit voir votre adresse IP pour vous envoyer une page et, en règle générale, la note pendant un certain temps avec l’heure, la page et le type de votre navigateur, pour faire fonctionner le site et repousser les attaques.",
  ownFiles:
    "Les polices, les images et autres fichiers viennent de ce site même\u202f: aucune autre entreprise n’apprend votre visite par eux.",
  fonts:
    "Les polices viennent de {host}, qui voit votre adresse IP sur chaque page. Les images et autres fichiers viennent de ce site même.",
  mapHeading: "Quand vous regardez la carte",
  mapClick:
    "Ce que vous voyez d’abord est un dessin. Ce n’est que lorsque vous appuyez dessus que la carte vient de {host}, qui voit alors votre adresse IP et peut déposer ses propres cookies.",
  mapVisible:
    "Quand la carte apparaît à l’écran, elle vient de {host}, qui voit alors votre adresse IP et peut déposer ses propres cookies.",
  searchHeading: "Quand vous cherchez sur ce site",
  search:
    "La recherche se fait dans votre navigateur\u202f; aucun moteur de recherche n’est interrogé. Vos mots figurent dans l’adresse de la page\u202f: ils restent dans l’historique de votre navigateur et peuvent apparaître dans le journal de notre hébergeur.",
  storageHeading: "Ce qui reste dans votre navigateur",
  noCookies: "Nous ne déposons aucun cookie et n’utilisons aucune mesure d’audience.",
  onlyCounter:
    "Nous ne déposons aucun cookie. Seul le formulaire d’inscription est compté, par {host}.",
  kept: "Ceci est conservé dans votre onglet seulement, jusqu’à ce que vous le fermiez\u202f; nous ne le voyons jamais\u202f:",
  keptDraft:
    "ce que vous avez saisi dans un formulaire, jusqu’à son envoi, pour qu’une connexion coupée ne fasse rien perdre",
  keptScroll:
    "l’endroit où vous étiez sur chaque page, noté quand vous la quittez, pour que «\u202fRetour\u202f» vous y ramène",
  others: "Ce qu’ils font une fois chargés dépend d’eux\u202f: {hosts}.",
  gdpr: "RGPD",
  ukGdpr: "RGPD britannique",
  fadp: "LPD",
  groundsHeading: "Pourquoi nous en avons le droit",
  grounds: "Voici nos fondements selon l’article 6, paragraphe 1, du {law}\u202f:",
  groundContract:
    "traiter votre demande\u202f: vous l’avez faite, dans le cadre d’un contrat ou avant un contrat (b)",
  groundConsent:
    "envoyer ce à quoi vous vous êtes inscrit\u202f: votre consentement, que vous pouvez retirer à tout moment (a)",
  groundDuty:
    "conserver les factures et autres documents que la loi exige\u202f: une obligation légale (c)",
  groundInterest:
    "un site qui fonctionne et qui est protégé des attaques\u202f: notre intérêt légitime à cela (f)",
  voluntary:
    "Vous n’êtes tenu de rien nous donner. Sans moyen de vous joindre, nous ne pouvons pas répondre.",
  recipientsHeading: "Qui d’autre voit vos données",
  recipientHost: "l’entreprise qui héberge ce site",
  recipientForm: "{host}, qui transmet le formulaire de contact",
  recipientSignup: "{host}, qui tient la liste des inscriptions",
  recipientEmail: "les entreprises qui acheminent nos e-mails",
  recipientPhone: "les entreprises qui acheminent nos appels",
  recipientWhatsapp: "WhatsApp, si vous l’utilisez",
  abroadLaw:
    "Certains peuvent conserver des données dans d’autres pays. La loi ne le permet que si elles y sont aussi bien protégées\u202f; demandez-nous, et nous vous dirons comment.",
  abroad:
    "Certains peuvent conserver des données dans d’autres pays\u202f; demandez-nous, et nous vous dirons où.",
  retentionHeading: "Combien de temps nous les gardons",
  retentionSignup: "Vous restez sur la liste jusqu’à ce que vous la quittiez.",
  rightsHeading: "Ce que vous pouvez demander",
  rightCopy:
    "une copie de ce que nous avons sur vous, aussi sous forme de fichier que vous pouvez emporter ailleurs",
  rightCorrect: "la correction de ce qui est faux ou manquant",
  rightDelete: "l’effacement, ou que nous gardions quelque chose sans y toucher",
  rightObject:
    "que nous cessions d’utiliser vos données là où nous nous appuyons sur nos propres intérêts",
  rightWithdraw:
    "la fin de ce que vous avez un jour accepté\u202f; ce qui a été fait avant reste licite",
  rightsAsk: "Où le demander\u202f: {contact}.",
  answerMonth: "C’est gratuit, et vous avez une réponse dans un délai d’un mois.",
  answer30Days: "C’est gratuit, et vous avez une réponse dans les 30 jours.",
  rightsOffer:
    "Demandez-nous ce que nous avons sur vous, ou de le corriger ou de l’effacer\u202f: {contact}.",
  complaintsHeading: "Si vous n’êtes pas satisfait",
  complaintUk:
    "Vous avez le droit de vous plaindre auprès de nous de la façon dont nous traitons vos données (Data (Use and Access) Act 2025), par le moyen de votre choix. Nous confirmons sous 30 jours que nous avons reçu votre plainte, nous l’examinons sans retard et nous vous disons ce qu’il en est advenu.",
  complaint:
    "Si quelque chose vous inquiète, dites-le-nous d’abord\u202f; un message suffit presque toujours. Vous n’avez pas à nous attendre\u202f: vous pouvez vous adresser à l’autorité de contrôle à tout moment.",
  complaintUs:
    "Si quelque chose vous inquiète, dites-le-nous\u202f; un message suffit presque toujours\u202f: {contact}.",
  authority: "L’autorité de contrôle compétente\u202f: {authority} ({website}).",
  lawHeading: "Ce que dit la loi",
  updated: "Dernière relecture\u202f: {date}",
};
