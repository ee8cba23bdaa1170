import type { SpokenLanguage } from "./texts.ts";

/**
 * Words that tell rules something, in one language. A phrase is words with spaces between; `|` stands
 * between words of which one is there, `?` after what may be missing, `_` for a space in one of them, and
 * `…` for up to four other words, of which none means "nothing". Capitals and accents do not count, nor how Arabic writes its alefs.
 */
export interface CheckWords {
  /** What a link says that does not say where it leads. */
  vagueLinks: readonly string[];
  /** What stands in a text that was to be written later. */
  placeholders: readonly string[];
  /** Words in brackets that were to be replaced: `[town]`. */
  subjects: string;
  /** What stands in a fact of a business that nobody has filled in. */
  inFacts: readonly string[];
  /** What such a fact is as a whole. */
  wholeFacts: readonly string[];
  /** What says of a picture only that it is one. */
  pictures: readonly string[];
  /** How a description begins that says first that this is a picture. */
  pictureOf: readonly string[];
}

const en: CheckWords = {
  vagueLinks: [
    "please? click|tap|press",
    "please? click|tap|press on? here|this",
    "please? click|tap|press on? this link",
    "see|go|over|right? here",
    "read|learn|find_out|see|view|show|discover|know? more here|info|information|details?",
    "info|information|details|read|read_on|continue|continue_reading|go|visit|link|url",
    "see|visit|follow? this|the page|link|site|website|web_site",
    "see|visit|follow? this|the",
    "page|website|web_site|webpage|web_page",
  ],
  placeholders: ["insert … here", "your|some|sample|dummy text|words goes? here"],
  subjects:
    "address area business city company county date email insert keyword location name number phone place postcode price region service street text town trade url website year your",
  inFacts: ["your name|street|road|town|city|county|region|address", "example street|road|town"],
  wholeFacts: [
    "example",
    "your business|company",
    "business|company name",
    "joe bloggs",
    "john|jane doe",
  ],
  pictures: [
    "a|an|the|my|our? image|images|photo|photos|photograph|photographs|picture|pictures|graphic|graphics|video|videos",
  ],
  pictureOf: ["a|an|the? image|photo|photograph|picture|graphic|video of"],
};

const cy: CheckWords = {
  vagueLinks: [
    "cliciwch|clicia|tapiwch|pwyswch",
    "cliciwch|clicia|tapiwch|pwyswch ar? yma|hwn|y_ddolen|y_ddolen_hon",
    "ewch|gweler|gwelwch|dewch? yma",
    "darllen|darllenwch|dysgu|dysgwch|gweld|gwelwch|dangos? mwy|rhagor yma|o_wybodaeth|o_fanylion?",
    "gwybodaeth|manylion|darllen|darllenwch|parhau|parhewch|ymlaen|dolen|tudalen|gwefan",
    "y? dudalen|wefan|ddolen hon",
  ],
  placeholders: [
    "mewnosodwch … yma",
    "rhowch|ychwanegwch eich|y|is? testun|teitl|pennawd|paragraff|cynnwys yma",
    "eich testun yma",
    "testun enghreifftiol|dros_dro",
  ],
  subjects:
    "ardal blwyddyn busnes cod_post cyfeiriad cwmni dinas dyddiad e-bost eich enw ffôn gwasanaeth gwefan lle mewnosodwch pentref pris rhif rhowch sir stryd testun tref",
  inFacts: ["eich enw|stryd|tref|dinas|sir|cyfeiriad", "stryd|ffordd|tref enghraifft"],
  wholeFacts: ["enghraifft", "eich busnes|cwmni", "enw eich? busnes|cwmni", "enw'r busnes|cwmni"],
  pictures: ["y|fy|ein? llun|lluniau|delwedd|delweddau|ffotograff|ffotograffau|fideo|graffeg"],
  pictureOf: ["llun|delwedd|ffotograff|fideo o"],
};

const de: CheckWords = {
  vagueLinks: [
    "bitte? klicken|klick|klicke|tippen|drücken sie? bitte? hier|da|darauf|hierauf?",
    "hier|dort bitte? klicken|klick|tippen|lang|entlang|weiter|weiterlesen|mehr|mehr_erfahren?",
    "auf? diesen|den link klicken?",
    "hier mehr|weitere infos|informationen|details|erfahren|lesen",
    "mehr|mehr_dazu|mehr_infos|mehr_informationen|mehr_details|mehr_lesen|mehr_anzeigen",
    "hier? mehr|weiteres erfahren|lesen|sehen|ansehen|anzeigen|entdecken",
    "weiter|weiterlesen|weiter_lesen|fortfahren|los|los_geht's|details|info|infos|informationen|ansehen|anzeigen|lesen|besuchen|zur_seite|zum_link",
    "weitere infos|informationen|details",
    "diese|die|dieser|der? seite|webseite|website|internetseite|homepage|link",
  ],
  placeholders: [
    "hier … einfügen",
    "hier|bitte_hier ihren|deinen|den|einen|ihre|deine|die|eine? text|titel|untertitel|überschrift|absatz|inhalt eintragen|eingeben|ergänzen",
    "ihr|dein|unser text hier?",
    "blindtext|mustertext|platzhaltertext|beispieltext|platzhalter",
    "text folgt|fehlt|kommt_noch",
  ],
  subjects:
    "adresse anschrift betrieb bezirk bundesland datum dein e-mail einfügen firma firmenname gebiet gemeinde ihr ihre jahr leistung nachname name nummer ort plz postleitzahl preis region stadt stadtteil straße telefon telefonnummer text unternehmen vorname webseite website",
  inFacts: [
    "ihr|dein name|ort",
    "ihre|deine straße|stadt|adresse|region|firma",
    "musterstraße|musterweg|musterstadt|musterhausen|musterort|musterfirma|mustermann|musterfrau|beispielstraße|beispielstadt|beispielort",
  ],
  wholeFacts: [
    "beispiel",
    "ihr|dein unternehmen|betrieb",
    "firmenname",
    "name der|ihrer firma",
    "name des|ihres unternehmens|betriebs",
  ],
  pictures: ["ein|das|mein|unser? bild|bilder|foto|fotos|fotografie|grafik|abbildung|video"],
  pictureOf: ["ein|eine|das|die? bild|foto|fotografie|grafik|abbildung|video von|vom|eines|einer"],
};

const fr: CheckWords = {
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
  pictures: ["une|la|le|ma|notre? image|images|photo|photos|photographie|illustration|vidéo"],
  pictureOf: [
    "une|la? image|photo|photographie|illustration|vidéo de|du|des|d'",
    "l'image|l'illustration de|du|des|d'",
  ],
};

const es: CheckWords = {
  vagueLinks: [
    "haga|haz|hacer|pulse|pulsa|pincha|pinche clic|click? en? aquí|este_enlace|el_enlace?",
    "clic|click|clica|clique en? aquí|este_enlace?",
    "ver|por|entra|ve? aquí",
    "leer|ver|saber|conocer|descubrir|mostrar|lee|descubre|conoce? más aquí|info|información|detalles?",
    "más info|información|detalles|datos",
    "info|información|detalles|leer|ver|seguir|seguir_leyendo|sigue_leyendo|continuar|continuar_leyendo|ir|visitar|acceder|enlace|url",
    "ver|visitar|visita? esta|la|este|el página|sitio|web|enlace|sitio_web|página_web",
    "página|sitio|web|sitio_web|página_web",
  ],
  placeholders: [
    "inserte|inserta … aquí",
    "escriba|escribe|añada|añade|introduzca su|tu|un|el? texto|título|subtítulo|encabezado|párrafo|contenido aquí",
    "su|tu texto aquí?",
    "texto de_ejemplo|de_prueba|de_relleno|provisional",
    "por rellenar|completar",
  ],
  subjects:
    "año barrio calle ciudad código_postal correo dirección email empresa fecha insertar localidad lugar negocio nombre número oficio precio provincia pueblo región servicio su teléfono texto tu web",
  inFacts: [
    "su|tu nombre|calle|ciudad|provincia|región|dirección",
    "calle falsa|ejemplo|de_ejemplo",
    "ciudad ejemplo|de_ejemplo",
  ],
  wholeFacts: [
    "ejemplo",
    "su|tu empresa|negocio",
    "nombre de|del su|tu|la? empresa|negocio",
    "fulano de tal",
  ],
  pictures: [
    "una|la|el|mi|nuestra? imagen|imágenes|foto|fotos|fotografía|gráfico|ilustración|vídeo|video",
  ],
  pictureOf: ["una|la|un|el? imagen|foto|fotografía|gráfico|ilustración|vídeo|video de|del"],
};

const pl: CheckWords = {
  vagueLinks: [
    "proszę? kliknij|kliknąć|klikaj|naciśnij|stuknij tutaj|tu|tutaj_aby|w_ten_link|link|ten_link?",
    "zobacz|sprawdź|przejdź|wejdź? tutaj|tu|dalej",
    "czytaj|przeczytaj|zobacz|dowiedz_się|poznaj|pokaż|sprawdź|odkryj? więcej tutaj|tu|informacji|szczegółów?",
    "więcej informacji|szczegółów|info",
    "info|informacje|szczegóły|czytaj|czytaj_dalej|dalej|zobacz|sprawdź|przejdź|kontynuuj|odwiedź|otwórz|link|odnośnik|wejdź",
    "zobacz|odwiedź? ta|tę|tą|ten|to? strona|stronę|strona_internetowa|witryna|witrynę|serwis",
  ],
  placeholders: [
    "wstaw|umieść … tutaj|tu",
    "wpisz|dodaj swój|swoją|twój|własny? tekst|tytuł|podtytuł|nagłówek|akapit|treść tutaj|tu",
    "twój|państwa tekst tutaj|tu?",
    "przykładowy|zastępczy tekst",
    "tekst przykładowy|zastępczy",
    "do uzupełnienia|uzupełnienia",
  ],
  subjects:
    "adres branża cena data dzielnica e-mail firma imię kod_pocztowy lokalizacja miasto miejscowość miejsce nazwa nazwisko numer powiat region rok tekst telefon twoja twój ulica usługa województwo wpisz wstaw",
  inFacts: [
    "twoja|twoje nazwa|nazwisko|ulica|miasto|miejscowość|imię",
    "twój adres|region",
    "ulica? przykładowa|testowa",
    "przykładowe miasto",
  ],
  wholeFacts: ["przykład", "twoja firma", "nazwa twojej? firmy"],
  pictures: [
    "moje|nasze? zdjęcie|zdjęcia|obraz|obrazek|obrazy|fotografia|fotografie|grafika|ilustracja|film|wideo",
  ],
  pictureOf: [
    "zdjęcie|obraz|obrazek|fotografia|grafika|ilustracja|film|wideo przedstawia|przedstawiające|przedstawiający|przedstawiająca|pokazuje|pokazujące|z|ze",
  ],
};

const ar: CheckWords = {
  vagueLinks: [
    "من_فضلك|يرجى|الرجاء? اضغط|انقر|إضغط|أنقر|الضغط|النقر على? هنا|هذا_الرابط|الرابط?",
    "شاهد|انظر|اذهب|من? هنا",
    "اقرأ|إقرأ|اعرف|تعرف_على|شاهد|عرض|اكتشف|معرفة|قراءة? المزيد هنا|من_المعلومات|من_التفاصيل?",
    "مزيد|لمزيد|للمزيد|المزيد من? المعلومات|التفاصيل?",
    "معلومات|تفاصيل|التفاصيل|اقرأ|تابع|تابع_القراءة|متابعة|متابعة_القراءة|استمر|زيارة|رابط|الرابط|صفحة|الصفحة|موقع|الموقع",
    "زر|زيارة? هذه|هذا الصفحة|الموقع|الرابط",
  ],
  placeholders: [
    "أدخل|أضف|اكتب|ضع نص|النص|نصك|نصا|محتوى|المحتوى|فقرة هنا",
    "أدخل|أضف|اكتب|ضع عنوان الصفحة|صفحتك|القسم|الفقرة|المقال هنا",
    "نصك هنا",
    "نص تجريبي|مؤقت|بديل|وهمي",
    "هذا النص هو_مثال",
    "لوريم إيبسوم",
  ],
  subjects:
    "أدخل اسم اسمك الاسم البريد التاريخ الحي الخدمة الرقم الرمز_البريدي السعر السنة الشارع الشركة العنوان المدينة المنطقة النص الهاتف تاريخ خدمة رقم سعر شارع شركة شركتك عنوان عنوانك مدينة مدينتك منطقة نص هاتف",
  inFacts: ["اسمك|عنوانك|مدينتك|شارعك|منطقتك", "شارع|مدينة المثال|مثال"],
  wholeFacts: ["مثال", "شركتك|متجرك", "اسم الشركة|شركتك|المتجر|متجرك|النشاط", "فلان الفلاني?"],
  pictures: ["صورة|الصورة|صور|رسم|فيديو|صورتي|صورتنا"],
  pictureOf: ["صورة|رسم|فيديو ل|من|عن|تظهر|توضح|يظهر|يوضح"],
};

/** The words of each language that the builder speaks. */
export const CHECK_WORDS: Record<SpokenLanguage, CheckWords> = {
  en,
  cy,
  de,
  fr,
  es,
  pl,
  ar,
};
