import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in French, in the terms of the RGPD. */
export const privacy: Texts["privacy"] = {
  responsible: "Qui est responsable",
  business: "{business}.",
  person: "La personne à contacter est {name}\u202f: {contact}.",
  questions: "Pour toute question\u202f: {contact}.",
  controller:
    "La loi nous appelle le «\u202fresponsable du traitement\u202f», car c’est nous qui décidons de l’usage de vos données.",
  we: "Sur cette page, «\u202fnous\u202f» désigne cette entreprise.",
  formHeading: "Quand vous envoyez le formulaire de contact",
  quoted: "«\u202f{label}\u202f»",
  form: "Nous recevons ce que vous y écrivez ({fields}). Votre navigateur l’envoie à {host}, un service qui nous le transmet et qui voit alors votre adresse IP.",
  formCaptcha:
    "Ce service peut d’abord afficher une page à lui pour s’assurer que vous êtes bien une personne.",
  formUse: "Nous nous en servons pour vous répondre et pour faire ce que vous nous demandez.",
  signupHeading: "Quand vous vous inscrivez",
  signup:
    "Votre adresse e-mail et, si vous l’indiquez, votre nom sont transmis à {host}, qui tient la liste et envoie ce que vous avez demandé à recevoir.",
  signupLeave:
    "Pour vous désinscrire, utilisez le lien présent dans chaque e-mail ou contactez-nous\u202f: {contact}.",
  signupCounter:
    "Chaque fois que le formulaire s’affiche, votre navigateur appelle {host}, qui compte cet affichage.",
  signupScript: "Les pages qui contiennent le formulaire chargent un script depuis {host}.",
  directHeading: "Quand vous nous contactez directement",
  direct:
    "Nous voyons ce que vous nous dites et les coordonnées qui l’accompagnent, et nous nous en servons pour traiter votre demande. Rien n’est envoyé avant que vous n’activiez l’un des liens prévus pour cela.",
  directWhatsapp:
    "WhatsApp appartient à Meta\u202f; un message envoyé par ce moyen passe donc aussi par Meta. Si vous préférez l’éviter, choisissez une autre façon de nous joindre.",
  readingHeading: "Quand vous ne faites que lire",
  logs: "L’entreprise qui héberge ce site doit voir votre adresse IP pour vous envoyer une page. En règle générale, elle la conserve quelque temps avec l’heure, la page et le type de votre navigateur, afin de faire fonctionner le site et de le protéger des attaques.",
  ownFiles:
    "Les polices, les images et le reste viennent de ce site lui-même\u202f; aucune autre entreprise n’a ainsi connaissance de votre visite.",
  ownFilesOnly: "Les polices, les images et le reste viennent de ce site lui-même.",
  fonts:
    "Les polices viennent de {host}, qui voit votre adresse IP à chaque page. Les images et le reste viennent de ce site lui-même.",
  mapHeading: "Quand vous regardez la carte",
  mapClick:
    "Vous ne voyez d’abord qu’un dessin. La carte ne vient de {host} que si vous appuyez dessus\u202f; ce service voit alors votre adresse IP et peut déposer ses propres cookies.",
  mapVisible:
    "Quand la carte apparaît à l’écran, elle vient de {host}\u202f; ce service voit alors votre adresse IP et peut déposer ses propres cookies.",
  filmHeading: "Quand vous lisez un film",
  filmClick:
    "Certains films viennent de {hosts}. Leur lecteur n’en vient que si vous appuyez dessus\u202f; cette entreprise voit alors votre adresse IP et peut déposer ses propres cookies.",
  contentHeading: "Quand vous affichez un contenu d’une autre entreprise",
  contentClick:
    "Certains contenus viennent de {hosts}. Ils n’en viennent que si vous appuyez sur le bouton prévu\u202f; cette entreprise voit alors votre adresse IP et peut déposer ses propres cookies.",
  servicesHeading: "Quand une page utilise un service d’une autre entreprise",
  service: "Certaines pages utilisent {host}. Finalité\u202f: {purpose}.",
  serviceCalled:
    "Votre navigateur appelle alors {host}\u202f; ce service voit votre adresse IP et peut déposer ses propres cookies.",
  serviceLearns: "De plus, {host} reçoit ceci\u202f: {learns}.",
  searchHeading: "Quand vous cherchez sur ce site",
  search:
    "La recherche se fait dans votre navigateur\u202f; aucun moteur de recherche n’est interrogé. Vos mots figurent dans l’adresse de la page\u202f: ils restent donc dans l’historique de votre navigateur et peuvent apparaître dans le journal de notre hébergeur.",
  storageHeading: "Ce qui reste dans votre navigateur",
  noCookies: "Nous ne déposons pas de cookies et n’utilisons aucun outil de mesure d’audience.",
  onlyCounter:
    "Nous ne déposons pas de cookies. Seul l’affichage du formulaire d’inscription est compté, par {host}.",
  kept: "Voici ce qui est conservé, dans votre onglet seulement et jusqu’à ce que vous le fermiez\u202f; nous ne le voyons jamais\u202f:",
  keptDraft:
    "ce que vous avez saisi dans un formulaire, jusqu’à l’envoi, afin qu’une coupure de connexion ne fasse rien perdre",
  keptNotice: "le fait que vous avez fermé un avis, afin qu’il ne revienne pas à la page suivante",
  keptScroll:
    "l’endroit où vous en étiez sur chaque page, noté quand vous la quittez, afin que le bouton Retour vous y ramène",
  others: "Ce que font ces services une fois chargés ne dépend que d’eux\u202f: {hosts}.",
  gdpr: "RGPD",
  ukGdpr: "RGPD du Royaume-Uni",
  fadp: "LPD",
  groundsHeading: "Pourquoi nous en avons le droit",
  grounds: "Nos bases juridiques ({law}, article 6, paragraphe 1)\u202f:",
  groundContract:
    "traiter votre demande\u202f: vous nous l’avez faite, dans le cadre d’un contrat ou avant sa conclusion (point b)",
  groundConsent:
    "envoyer ce que vous avez demandé à recevoir\u202f: votre consentement, que vous pouvez retirer à tout moment (point a)",
  groundDuty:
    "conserver les factures et les autres documents exigés par la loi\u202f: une obligation légale (point c)",
  groundInterest:
    "un site qui fonctionne et qui est protégé des attaques\u202f: notre intérêt légitime (point f)",
  voluntary:
    "Rien ne vous oblige à nous communiquer vos données. Sans moyen de vous joindre, nous ne pouvons toutefois pas vous répondre.",
  recipientsHeading: "Qui d’autre voit vos données",
  recipientHost: "l’entreprise qui héberge ce site",
  recipientForm: "{host}, qui transmet le formulaire de contact",
  recipientSignup: "{host}, qui tient la liste des inscrits",
  recipientService: "{host}, finalité\u202f: {purpose}",
  recipientShown: "{hosts}, là où ce site affiche un contenu qui en vient\u202f: votre adresse IP",
  recipientEmail: "les entreprises qui acheminent nos e-mails",
  recipientPhone: "les entreprises qui acheminent nos appels téléphoniques",
  recipientWhatsapp: "WhatsApp, si vous l’utilisez",
  abroadLaw:
    "Certains d’entre eux peuvent conserver des données dans d’autres pays. La loi ne le permet que si elles y sont aussi bien protégées\u202f; sur demande, nous vous dirons comment.",
  abroad:
    "Certains d’entre eux peuvent conserver des données dans d’autres pays\u202f; sur demande, nous vous dirons où.",
  retentionHeading: "Combien de temps nous conservons vos données",
  retentionSignup: "Vous restez sur la liste des inscrits jusqu’à votre désinscription.",
  rightsHeading: "Ce que vous pouvez demander",
  rightCopy:
    "une copie des données que nous avons sur vous, et une copie dans un fichier que vous pouvez emporter ailleurs",
  rightCorrect: "la rectification de ce qui est faux ou incomplet",
  rightDelete:
    "l’effacement, ou que nous conservions une donnée sans l’utiliser (limitation du traitement)",
  rightObject:
    "que nous cessions d’utiliser vos données lorsque nous nous fondons sur nos propres intérêts (opposition)",
  rightWithdraw: "le retrait d’un consentement\u202f; ce qui a été fait auparavant reste licite",
  rightsAsk: "Où adresser votre demande\u202f: {contact}.",
  answerMonth: "C’est gratuit, et vous aurez une réponse dans un délai d’un mois.",
  answer30Days: "C’est gratuit, et vous aurez une réponse dans un délai de 30 jours.",
  rightsOffer:
    "Demandez-nous ce que nous savons de vous, ou demandez-nous de le rectifier ou de l’effacer\u202f: {contact}.",
  complaintsHeading: "Si quelque chose ne va pas",
  complaintUk:
    "Vous avez le droit de nous adresser une réclamation sur la façon dont nous traitons vos données (Data (Use and Access) Act 2025), par le moyen de votre choix. Nous en accusons réception dans les 30 jours, nous l’examinons sans tarder et nous vous informons du résultat.",
  complaint:
    "Si quelque chose vous préoccupe, dites-le-nous d’abord\u202f; un seul message suffit le plus souvent. Inutile cependant de nous attendre\u202f: vous pouvez saisir l’autorité de contrôle à tout moment.",
  complaintUs:
    "Si quelque chose vous préoccupe, dites-le-nous\u202f; un seul message suffit le plus souvent\u202f: {contact}.",
  authority: "L’autorité de contrôle dont nous relevons\u202f: {authority}, {website}.",
  lawHeading: "Ce que dit la loi",
  updated: "Dernière relecture\u202f: {date}",
};
