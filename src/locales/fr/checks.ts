import type { CheckWords } from "../../model/check-words.ts";

export const checks: CheckWords = {
  vagueLinks: [
    "cliquez|cliquer|clique|appuyez|tapez ici|là|dessus|sur_ce_lien|sur_le_lien?",
    "merci_de|veuillez cliquer ici|sur_ce_lien?",
    "c'est|par|voir|allez? ici|là",
    "en? savoir|lire|voir|découvrir|afficher plus",
    "plus|plus_d'infos|plus_d'info|plus_d'informations|plus_de_détails|d'infos",
    "lire|voir|découvrir la|le|les? suite|article|détails?",
    "lire|voir|découvrir|suite|suivant|continuer|continuer_la_lecture|détails|info|infos|informations|accéder|visiter|lien",
    "voir|visiter? cette|la|ce|le page|site|site_web|lien",
    "page|site|site_web|site_internet",
  ],
  placeholders: [
    "insérez|insérer … ici",
    "ajoutez|saisissez|écrivez votre|ton|un|le|du? texte|titre|sous-titre|paragraphe|contenu ici",
    "votre|ton texte ici?",
    "texte d'exemple|à_venir|factice|de_remplissage|à_compléter",
    "à compléter|remplacer",
  ],
  nothing: ["rien"],
  subjects:
    "adresse année commune département code_postal date e-mail email entreprise insérer lieu métier nom numéro prénom prix quartier région rue service site société téléphone texte tarif ville votre",
  inFacts: ["votre nom|rue|ville|adresse|région", "rue de_l'? exemple", "ville d'? exemple"],
  wholeFacts: [
    "exemple",
    "votre entreprise|société|commerce",
    "nom de_l'|de_votre? entreprise",
    "nom de la société",
    "nom_de_l'entreprise",
  ],
  pictures: [
    "texte alternatif|de_remplacement",
    "sans_titre|sans_nom|vignette|bannière|description",
    "une|la|le|ma|notre? image|images|photo|photos|photographie|illustration|vidéo",
  ],
  pictureOf: [
    "une|la? image|photo|photographie|illustration|vidéo de|du|des|d'",
    "l'image|l'illustration de|du|des|d'",
  ],
  noServices: [
    "nos|mes|les|tous_nos|toutes_nos? services|prestations|soins|traitements|cours|produits|travaux|offres et? nos|les? tarifs|prix?",
    "nos|mes|les? tarifs|prix et? remboursement|remboursements?",
    "ce_que nous faisons|proposons",
    "accueil|à_propos|contact",
  ],
  beforeAmounts: [
    "environ|autour_de|seulement|dès|de|entre|jusqu'à|jusqu_à|maximum|max|minimum|min|moins_de|plus_de|au_moins|au_plus|à_partir_de",
  ],
  betweenAmounts: ["ou|à|et"],
  afterAmounts: [
    "par|la|le|l'|les|chaque|chacun|chacune|pièce|ttc|ht|net|au_total|tout_compris|et_plus|ou_plus|de_l'|à_l'",
  ],
  limits: [
    "fermé|fermés|fermée|fermées",
    "sauf|hors",
    "sur rendez-vous|rendez_vous|réservation",
    "seulement|uniquement le|les|pendant|pour|si",
    "premier|deuxième|troisième|quatrième|dernier|1er lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
    "une_semaine_sur_deux|un_sur_deux|semaines_paires|semaines_impaires|tous_les_quinze_jours|mensuel",
    "urgences|vacances|saison|période_scolaire",
  ],
};
