import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in Polish, with Państwo. */
export const privacy: Texts["privacy"] = {
  responsible: "Kto odpowiada za dane",
  business: "{business}.",
  person: "Osoba do kontaktu: {name}, {contact}.",
  questions: "Pytania prosimy kierować tutaj: {contact}.",
  controller:
    "Prawo nazywa nas administratorem danych, ponieważ to my decydujemy, co się z nimi dzieje.",
  we: "„My” oznacza na tej stronie tę firmę.",
  formHeading: "Gdy wysyłają Państwo formularz kontaktowy",
  form: "Otrzymujemy to, co zostało w nim wpisane ({fields}). Państwa przeglądarka wysyła to do usługi {host}, która przekazuje nam wiadomość i widzi przy tym Państwa adres IP.",
  formCaptcha:
    "Usługa może najpierw pokazać własną stronę, aby upewnić się, że formularz wypełnia człowiek.",
  formUse: "Używamy tego, aby Państwu odpowiedzieć i zrobić to, o co Państwo proszą.",
  signupHeading: "Gdy się Państwo zapisują",
  signup:
    "Państwa adres e-mail oraz, jeśli zostało podane, imię i nazwisko trafiają do usługi {host}, która prowadzi listę i wysyła to, na co się Państwo zapisali.",
  signupLeave:
    "Aby się wypisać, wystarczy link w dowolnej wiadomości z listy lub prośba do nas: {contact}.",
  signupCounter:
    "Za każdym razem, gdy formularz się pojawia, Państwa przeglądarka łączy się z {host}, gdzie jest to liczone.",
  signupScript: "Strony z formularzem wczytują skrypt z {host}.",
  directHeading: "Gdy kontaktują się Państwo bezpośrednio",
  direct:
    "Widzimy to, co Państwo nam przekazują, i dane kontaktowe, z którymi to przychodzi, i używamy ich, aby zająć się Państwa sprawą. Nic nie jest wysyłane, zanim nie nacisną Państwo jednego z przeznaczonych do tego linków.",
  directWhatsapp:
    "WhatsApp należy do firmy Meta, więc wiadomość wysłana tą drogą przechodzi też przez nią. Jeśli wolą Państwo tego uniknąć, prosimy wybrać inny sposób kontaktu.",
  readingHeading: "Gdy Państwo tylko czytają",
  logs: "Firma, u której znajduje się ta witryna, musi widzieć Państwa adres IP, aby wysłać stronę, i z reguły zapisuje go na pewien czas wraz z godziną, stroną i rodzajem przeglądarki, aby witryna działała i była chroniona przed atakami.",
  ownFiles:
    "Czcionki, zdjęcia i podobne pliki pochodzą z tej witryny, więc żadna inna firma nie dowiaduje się przez nie o Państwa wizycie.",
  fonts:
    "Czcionki pochodzą z {host}; tam na każdej stronie widać Państwa adres IP. Zdjęcia i podobne pliki pochodzą z tej witryny.",
  mapHeading: "Gdy oglądają Państwo mapę",
  mapClick:
    "Najpierw widać rysunek. Dopiero po jego naciśnięciu mapa jest wczytywana z {host}; widać tam wtedy Państwa adres IP i mogą zostać zapisane własne pliki cookie tej usługi.",
  mapVisible:
    "Gdy mapa pojawia się na ekranie, jest wczytywana z {host}; widać tam wtedy Państwa adres IP i mogą zostać zapisane własne pliki cookie tej usługi.",
  searchHeading: "Gdy przeszukują Państwo tę witrynę",
  search:
    "Wyszukiwanie działa w Państwa przeglądarce; żadna wyszukiwarka nie jest o nic pytana. Szukane słowa są w adresie strony, więc zostają w historii przeglądarki i mogą się znaleźć w dzienniku naszego dostawcy hostingu.",
  storageHeading: "Co zostaje w Państwa przeglądarce",
  noCookies: "Nie zapisujemy plików cookie i nie używamy narzędzi analitycznych.",
  onlyCounter:
    "Nie zapisujemy plików cookie. Liczone są tylko wyświetlenia formularza zapisu, a robi to {host}.",
  kept: "Poniższe jest przechowywane tylko w otwartej karcie, do jej zamknięcia; my nigdy tego nie widzimy:",
  keptDraft:
    "to, co zostało wpisane w formularzu, aż do wysłania, aby przerwane połączenie niczego nie zniszczyło",
  keptScroll:
    "miejsce, do którego strona została przewinięta, zapisane przy wyjściu, aby „Wstecz” prowadziło z powrotem do niego",
  others: "To, co robią po wczytaniu, zależy od nich: {hosts}.",
  gdpr: "RODO",
  ukGdpr: "brytyjskie RODO",
  fadp: "FADP",
  groundsHeading: "Dlaczego nam wolno",
  grounds: "Nasze podstawy prawne – {law}, artykuł 6 ustęp 1:",
  groundContract:
    "zajęcie się Państwa sprawą: na Państwa prośbę, w ramach umowy lub przed jej zawarciem (b)",
  groundConsent:
    "wysyłanie tego, na co się Państwo zapisali: Państwa zgoda, którą można w każdej chwili wycofać (a)",
  groundDuty:
    "przechowywanie faktur i innych dokumentów, których wymaga prawo: obowiązek prawny (c)",
  groundInterest: "witryna, która działa i jest bezpieczna: nasz prawnie uzasadniony interes (f)",
  voluntary:
    "Podanie danych jest dobrowolne. Jeśli nie wiemy, jak się z Państwem skontaktować, nie możemy odpowiedzieć.",
  recipientsHeading: "Kto jeszcze widzi Państwa dane",
  recipientHost: "firma, u której znajduje się ta witryna",
  recipientForm: "{host}, usługa przekazująca formularz kontaktowy",
  recipientSignup: "{host}, usługa prowadząca listę zapisów",
  recipientEmail: "firmy, które przesyłają naszą pocztę elektroniczną",
  recipientPhone: "firmy, które przesyłają nasze rozmowy telefoniczne",
  recipientWhatsapp: "WhatsApp, jeśli Państwo z niego korzystają",
  abroadLaw:
    "Niektóre z nich mogą przechowywać dane w innych krajach. Prawo pozwala na to tylko tam, gdzie są one równie dobrze chronione; na pytanie odpowiemy, w jaki sposób.",
  abroad: "Niektóre z nich mogą przechowywać dane w innych krajach; na pytanie odpowiemy, gdzie.",
  retentionHeading: "Jak długo je przechowujemy",
  retentionSignup: "Na liście zapisów pozostają Państwo do chwili wypisania się.",
  rightsHeading: "O co można prosić",
  rightCopy: "o kopię tego, co o Państwu mamy, także w pliku, który można zabrać gdzie indziej",
  rightCorrect: "o poprawienie tego, co błędne, lub uzupełnienie tego, czego brakuje",
  rightDelete: "o usunięcie danych albo o ich zachowanie bez dalszego używania",
  rightObject: "abyśmy przestali używać danych tam, gdzie powołujemy się na własny interes",
  rightWithdraw:
    "o zakończenie tego, na co kiedyś była zgoda; to, co zrobiono wcześniej, pozostaje zgodne z prawem",
  rightsAsk: "Gdzie prosić: {contact}.",
  answerMonth: "Nic to nie kosztuje, a odpowiedź przychodzi w ciągu miesiąca.",
  answer30Days: "Nic to nie kosztuje, a odpowiedź przychodzi w ciągu 30 dni.",
  rightsOffer:
    "Można zapytać nas, co o Państwu mamy, lub poprosić o poprawienie albo usunięcie: {contact}.",
  complaintsHeading: "Jeśli coś budzi zastrzeżenia",
  complaintUk:
    "Mają Państwo prawo złożyć do nas skargę na to, jak obchodzimy się z danymi (Data (Use and Access) Act 2025), w dowolny sposób. W ciągu 30 dni potwierdzimy, że ją mamy, zbadamy ją bez zwłoki i powiemy, co z niej wynikło.",
  complaint:
    "Jeśli coś Państwa niepokoi, prosimy powiedzieć najpierw nam; większość spraw załatwia jedna wiadomość. Nie trzeba na nas czekać: do organu nadzorczego można się zwrócić w każdej chwili.",
  complaintUs:
    "Jeśli coś Państwa niepokoi, prosimy nam o tym powiedzieć; większość spraw załatwia jedna wiadomość: {contact}.",
  authority: "Właściwy dla nas organ nadzorczy: {authority} ({website}).",
  lawHeading: "Co mówi prawo",
  updated: "Ostatnio przejrzano: {date}",
};
