import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in Polish, in the terms of the RODO. */
export const privacy: Texts["privacy"] = {
  responsible: "Kto odpowiada za dane",
  business: "{business}.",
  person: "Osoba do kontaktu: {name}, {contact}.",
  questions: "W razie pytań: {contact}.",
  controller:
    "W języku prawa jesteśmy „administratorem danych”, ponieważ to my decydujemy, co dzieje się z danymi.",
  we: "„My” oznacza na tej stronie wskazaną wyżej firmę.",
  formHeading: "Wysłanie formularza kontaktowego",
  quoted: "„{label}”",
  form: "Otrzymujemy to, co zostało w nim wpisane ({fields}). Przeglądarka wysyła to do usługi {host}, która przekazuje nam wiadomość i widzi przy tym adres IP nadawcy.",
  formCaptcha:
    "Usługa może najpierw pokazać własną stronę, aby upewnić się, że formularz wysyła człowiek.",
  formUse: "Używamy tych danych, aby odpowiedzieć i zrobić to, o co jesteśmy proszeni.",
  signupHeading: "Zapis na listę",
  signup:
    "Adres e-mail oraz imię, jeśli zostało podane, trafiają do usługi {host}, która prowadzi listę i wysyła zamówione wiadomości.",
  signupLeave:
    "Aby wypisać się z listy, wystarczy użyć linku w dowolnej wiadomości albo zwrócić się do nas: {contact}.",
  signupCounter:
    "Przy każdym wyświetleniu formularza przeglądarka łączy się z serwerem {host}, który to liczy.",
  signupScript: "Strony z formularzem wczytują skrypt z serwera {host}.",
  directHeading: "Kontakt bezpośredni",
  direct:
    "Widzimy treść wiadomości lub rozmowy oraz dane kontaktowe, które jej towarzyszą, i używamy ich, aby zająć się sprawą. Nic nie jest wysyłane, dopóki nie zostanie naciśnięty jeden z przeznaczonych do tego linków.",
  directWhatsapp:
    "WhatsApp należy do firmy Meta, więc wiadomość wysłana tą drogą przechodzi także przez nią. Kto tego nie chce, może wybrać inny sposób kontaktu.",
  readingHeading: "Samo czytanie strony",
  logs: "Firma, która utrzymuje tę witrynę, musi widzieć adres IP urządzenia, aby przesłać stronę, i zwykle zapisuje go na pewien czas wraz z godziną, stroną i rodzajem przeglądarki, aby witryna działała i była chroniona przed atakami.",
  ownFiles:
    "Czcionki, obrazy i podobne pliki pochodzą z tej witryny, więc żadna inna firma nie dowiaduje się przez nie o odwiedzinach.",
  ownFilesOnly: "Czcionki, obrazy i podobne pliki pochodzą z tej witryny.",
  fonts:
    "Czcionki pochodzą z serwera {host}, który na każdej stronie widzi adres IP urządzenia. Obrazy i podobne pliki pochodzą z tej witryny.",
  mapHeading: "Oglądanie mapy",
  mapClick:
    "Na początku widać tylko rysunek. Dopiero po jego naciśnięciu mapa jest pobierana z serwera {host}, który widzi wtedy adres IP urządzenia i może zapisywać własne pliki cookie.",
  mapVisible:
    "Gdy mapa pojawia się na ekranie, jest pobierana z serwera {host}, który widzi wtedy adres IP urządzenia i może zapisywać własne pliki cookie.",
  filmHeading: "Odtwarzanie filmu",
  filmClick:
    "Niektóre filmy pochodzą z serwerów: {hosts}. Dopiero po naciśnięciu filmu pobierany jest stamtąd odtwarzacz; firma, do której należy serwer, widzi wtedy adres IP urządzenia i może zapisywać własne pliki cookie.",
  contentHeading: "Wyświetlanie treści innej firmy",
  contentClick:
    "Niektóre treści pochodzą z serwerów: {hosts}. Są stamtąd pobierane dopiero po naciśnięciu odpowiedniego przycisku; firma, do której należy serwer, widzi wtedy adres IP urządzenia i może zapisywać własne pliki cookie.",
  servicesHeading: "Strony z usługą innej firmy",
  service: "Niektóre strony korzystają z serwera {host}. Cel: {purpose}.",
  serviceCalled:
    "Przeglądarka łączy się wtedy z serwerem {host}, który widzi adres IP urządzenia i może zapisywać własne pliki cookie.",
  serviceLearns: "Oprócz tego serwer {host} otrzymuje: {learns}.",
  searchHeading: "Wyszukiwanie w tej witrynie",
  search:
    "Wyszukiwanie odbywa się w przeglądarce; nie bierze w nim udziału żadna zewnętrzna wyszukiwarka. Szukane słowa znajdują się w adresie strony, więc zostają w historii przeglądarki i mogą być widoczne w dzienniku naszego dostawcy hostingu.",
  storageHeading: "Co zostaje w przeglądarce",
  noCookies: "Nie zapisujemy plików cookie i nie używamy narzędzi analitycznych.",
  onlyCounter:
    "Nie zapisujemy plików cookie. Liczone są tylko wyświetlenia formularza zapisu, a robi to {host}.",
  kept: "W otwartej karcie, tylko do jej zamknięcia, zapisywane są poniższe dane; my nigdy ich nie widzimy:",
  keptDraft:
    "treść wpisana do formularza, do chwili wysłania, aby nic nie przepadło po zerwaniu połączenia",
  keptNotice: "informacja o zamknięciu komunikatu, aby nie wracał na następnej stronie",
  keptScroll:
    "miejsce, do którego przewinięto każdą stronę, zapisane przy jej opuszczeniu, aby przycisk Wstecz prowadził w to samo miejsce",
  others: "To, co te usługi robią po wczytaniu, zależy od nich: {hosts}.",
  gdpr: "RODO",
  ukGdpr: "brytyjskie RODO",
  fadp: "szwajcarska ustawa o ochronie danych",
  groundsHeading: "Dlaczego nam wolno",
  grounds: "Nasze podstawy prawne ({law}, art. 6 ust. 1):",
  groundContract:
    "zajęcie się zgłoszoną sprawą: na żądanie osoby, której dane dotyczą, w ramach umowy lub przed jej zawarciem (lit. b)",
  groundConsent:
    "wysyłanie zamówionych wiadomości: zgoda, którą można wycofać w dowolnym momencie (lit. a)",
  groundDuty:
    "przechowywanie faktur i innych dokumentów, których wymagają przepisy: obowiązek prawny (lit. c)",
  groundInterest:
    "witryna, która działa i jest chroniona przed atakami: nasz prawnie uzasadniony interes (lit. f)",
  voluntary:
    "Podanie danych jest dobrowolne. Bez danych kontaktowych nie możemy jednak odpowiedzieć.",
  recipientsHeading: "Kto jeszcze widzi dane",
  recipientHost: "firma, która utrzymuje tę witrynę",
  recipientForm: "{host}, usługa przekazująca formularz kontaktowy",
  recipientSignup: "{host}, usługa prowadząca listę zapisów",
  recipientService: "{host}, cel: {purpose}",
  recipientShown: "{hosts}, gdy ta witryna pokazuje coś, co stamtąd pochodzi: adres IP urządzenia",
  recipientEmail: "firmy, które przesyłają naszą pocztę elektroniczną",
  recipientPhone: "firmy, które obsługują nasze rozmowy telefoniczne",
  recipientWhatsapp: "WhatsApp, w razie kontaktu tą drogą",
  abroadLaw:
    "Niektórzy z tych odbiorców mogą przechowywać dane w innych krajach. Prawo pozwala na to tylko wtedy, gdy dane są tam równie dobrze chronione; na prośbę wyjaśniamy, w jaki sposób.",
  abroad:
    "Niektórzy z tych odbiorców mogą przechowywać dane w innych krajach; na prośbę informujemy, gdzie.",
  retentionHeading: "Jak długo przechowujemy dane",
  retentionSignup: "Adres pozostaje na liście zapisów do chwili wypisania się.",
  rightsHeading: "Jakie prawa przysługują",
  rightCopy:
    "dostęp do danych, które posiadamy, i ich kopia, także w pliku, który można przenieść gdzie indziej",
  rightCorrect: "sprostowanie lub uzupełnienie tego, co błędne lub niepełne",
  rightDelete: "usunięcie danych albo ich przechowywanie bez używania (ograniczenie przetwarzania)",
  rightObject: "sprzeciw wobec używania danych tam, gdzie opieramy się na własnym interesie",
  rightWithdraw: "wycofanie zgody; to, co nastąpiło wcześniej, pozostaje zgodne z prawem",
  rightsAsk: "Dokąd się zwrócić: {contact}.",
  answerMonth: "Jest to bezpłatne, a odpowiedź przychodzi w ciągu miesiąca.",
  answer30Days: "Jest to bezpłatne, a odpowiedź przychodzi w ciągu 30 dni.",
  rightsOffer:
    "Można zapytać nas, jakie dane posiadamy, albo poprosić o ich sprostowanie lub usunięcie: {contact}.",
  complaintsHeading: "Jeśli coś budzi zastrzeżenia",
  complaintUk:
    "Każdy ma prawo złożyć do nas skargę na to, jak obchodzimy się z jego danymi (Data (Use and Access) Act 2025), w dowolny sposób. W ciągu 30 dni potwierdzamy jej otrzymanie, niezwłocznie ją rozpatrujemy i informujemy o wyniku.",
  complaint:
    "Jeśli coś budzi niepokój, prosimy najpierw o wiadomość; większość spraw da się w ten sposób załatwić. Nie trzeba na nas czekać: w każdej chwili można zwrócić się do organu nadzorczego.",
  complaintUs:
    "Jeśli coś budzi niepokój, prosimy o wiadomość; większość spraw da się w ten sposób załatwić: {contact}.",
  authority: "Właściwy dla nas organ nadzorczy: {authority}, {website}.",
  lawHeading: "Co mówi prawo",
  updated: "Ostatni przegląd: {date}",
};
