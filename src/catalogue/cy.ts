import type { Texts } from "../../schema/fields/texts.ts";
import { privacy } from "./privacy/cy.ts";

/** Welsh. A noun after a number changes its beginning, so counts stand at the end. */
export const cy: Texts = {
  common: {
    newTab: "(yn agor mewn tab newydd)",
    trail: "Briwsion bara",
    languages: "Iaith",
  },
  failure: {
    heading: "Aeth rhywbeth o’i le",
    text: "Nid oedd modd dangos y dudalen hon. Mae ei llwytho eto yn aml yn helpu; mae gweddill y wefan yn gweithio’n iawn.",
    reload: "Ei llwytho eto",
    home: "Mynd i’r hafan",
  },
  layout: {
    skip: "Neidio i’r cynnwys",
    navigation: "Prif ddewislen",
    menu: "Dewislen",
    quickActions: "Cysylltwch â ni ar unwaith",
    contactHeading: "Cysylltu â ni",
    hoursHeading: "Oriau agor",
    colon: ":",
  },
  facts: {
    phone: "Ffôn",
    email: "E-bost",
    whatsapp: "WhatsApp",
    address: "Cyfeiriad",
    hours: "Oriau agor",
  },
  hours: {
    line: "{days} {hours}",
    days: "{from} – {to}",
    fromTo: "{from}–{to}",
    closed: "ar gau",
    allDay: "ar agor 24 awr",
    byAppointment: "drwy apwyntiad",
    timesByAppointment: "{times} drwy apwyntiad",
    noted: "{hours} ({note})",
    dated: "{dates}: {hours}",
    open: "Ar agor nawr",
    openUntil: "Ar agor nawr · tan {time}",
    closedNow: "Ar gau",
    opensAt: "Ar gau · yn agor am {time}",
    opensOn: "Ar gau · yn agor nesaf: {day}, {time}",
    arranged: "Drwy apwyntiad",
    otherwise: "Ar ddyddiadau eraill",
  },
  form: {
    name: "Enw",
    namePlaceholder: "Eich enw llawn",
    email: "E-bost",
    emailPlaceholder: "chi@example.com",
    phone: "Ffôn",
    phonePlaceholder: "Eich rhif ffôn",
    message: "Neges",
    messagePlaceholder: "Sut gallwn ni helpu?",
    optional: "(dewisol)",
    choose: "Dewiswch un",
    button: "Anfon y neges",
    privacy: "Cyn i chi anfon: dyma {link}.",
    privacyLink: "beth sy’n digwydd i’ch manylion",
  },
  signup: {
    name: "Eich enw",
    email: "Eich e-bost",
    button: "Tanysgrifio",
    sending: "Wrthi’n anfon",
    thanks: "Diolch",
    failed:
      "Ni lwyddodd hynny: nid oedd modd cyrraedd y gwasanaeth tanysgrifio. Mae’r hyn a deipioch yma o hyd. Rhowch gynnig arall arni, neu gofynnwch amdano’n uniongyrchol:",
  },
  cards: { more: "Mwy", about: "am {title}" },
  banner: {
    label: "Hysbysiad",
    close: "Cau’r hysbysiad hwn",
    from: "O {date}",
    until: "Hyd at {date}",
  },
  locations: {
    directions: "Cyfarwyddiadau",
    map: "Map yn dangos {name}",
  },
  prices: { from: "o {price}" },
  testimonials: { stars: "Sgôr: {stars} o {most} seren" },
  news: {
    updated: "Diweddarwyd {date}",
  },
  map: {
    show: "Dangos y map",
  },
  video: {
    play: "Chwarae’r ffilm",
    pause: "Oedi’r ffilm",
  },
  player: {
    source: "Daw’r ffilm o {host}, sy’n cael gwybod am eich ymweliad pan fyddwch yn ei chwarae.",
  },
  gallery: {
    before: "Cyn",
    after: "Ar ôl",
    position: "Llun {index} o {count}",
    previous: "Llun blaenorol",
    next: "Llun nesaf",
    close: "Cau",
  },
  search: {
    label: "Am beth ydych chi’n chwilio?",
    button: "Chwilio",
    suggestionsHeading: "Neu ewch yn syth at un o’r rhain",
    searching: "Wrthi’n chwilio",
    foundOne: "Cafwyd hyd i {count} dudalen",
    found: "Tudalennau y cafwyd hyd iddynt: {count}",
    nothing:
      "Ni chafwyd hyd i ddim ar gyfer “{query}”. Rhowch gynnig ar air byrrach neu symlach, neu dilynwch un o’r dolenni.",
    failed:
      "Nid yw’r chwiliad wedi llwytho; efallai fod y cysylltiad wedi torri. Ceisiwch eto, neu dilynwch un o’r dolenni.",
    retry: "Ceisio eto",
    noScript:
      "Mae angen JavaScript i chwilio, ac nid yw’n rhedeg yn y porwr hwn. Mae’r dolenni ar y dudalen hon yn gweithio hebddo.",
    common:
      "â a ac am ar bob bod bydd byddwch byddwn ch chi cyn dan dros drwy ei eich ein eu fel fy gan gyda heb hon hwn hyn i mae mewn n neu ni nid o oes ond os pan pob r rydych rydym sut sy sydd u w wedi wrth y ydych ydym yn yr yw",
  },
  privacy,
  siteData: {
    services: "Gwasanaethau",
    address: "Cyfeiriad",
    hours: "Oriau agor",
    areaServed: "Ardal a wasanaethir",
    pages: "Tudalennau",
  },
};
