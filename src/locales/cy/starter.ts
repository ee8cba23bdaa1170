import type { StarterWords } from "../../model/starter-words.ts";
import { readme } from "./readme.ts";
import { names } from "./trades.ts";

/** Welsh. The name of a town changes its beginning after most words, so it stands apart. */
export const starter: StarterWords = {
  ...names,
  readme,
  yourTrade: "[Eich busnes]",
  inTown: (trade, town) => `${trade}, ${town}`,
  summary: "[Eich cynnig, ac i bwy y mae.]",
  snippet: "[Eich cynnig mewn ychydig eiriau.]",
  call: "Ffoniwch ni",
  write: "Anfonwch e-bost",
  parts: {
    services: { path: "/gwasanaethau", label: "Gwasanaethau", heading: "Beth rydym yn ei gynnig" },
    prices: { path: "/prisiau", label: "Prisiau", heading: "Faint mae’n ei gostio" },
    about: { path: "/amdanom-ni", label: "Amdanom ni", heading: "Pwy ydym ni" },
    questions: { path: "/cwestiynau", label: "Cwestiynau", heading: "Beth mae pobl yn ei ofyn" },
    contact: { path: "/cysylltu", label: "Cysylltu", heading: "Cysylltwch â ni" },
  },
  services: {
    titles: ["[Y gwasanaeth cyntaf]", "[Enw’r ail wasanaeth]", "[Y trydydd gwasanaeth]"],
    text: "[Brawddeg yn eich geiriau chi.]",
  },
  offers: {
    shop: {
      path: "/nwyddau",
      label: "Nwyddau",
      heading: "Beth sydd gennym",
      titles: ["[Eich nwyddau cyntaf]", "[Yr ail o’ch nwyddau: enw]", "[Y trydydd: enw]"],
    },
    table: {
      path: "/bwydlen",
      label: "Bwydlen",
      heading: "Beth sydd i’w fwyta a’i yfed",
      titles: ["[Enw’r pryd cyntaf]", "[Enw’r ail bryd]", "[Enw’r trydydd pryd]"],
    },
    course: {
      path: "/dosbarthiadau",
      label: "Dosbarthiadau",
      heading: "Beth allwch chi ymuno ag ef",
      titles: ["[Enw’r dosbarth cyntaf]", "[Enw’r ail ddosbarth]", "[Enw’r trydydd dosbarth]"],
    },
  },
  how: {
    any: {
      heading: "Sut mae’n gweithio",
      points: [
        ["Rydych chi’n cysylltu", "Dywedwch beth hoffech chi."],
        ["Rydym ni’n ateb", "[Pryd mae eich ateb yn dod.]"],
        ["Rydym ni’n dechrau", "[Eich gwaith, gam wrth gam.]"],
      ],
    },
    practice: {
      heading: "Sut mae apwyntiad yn mynd",
      points: [
        ["Rydych chi’n trefnu apwyntiad", "[Sut mae trefnu dyddiad.]"],
        ["Rydych chi’n dod i mewn", "[Beth i ddod gyda chi i’r lle.]"],
        ["Rydym ni’n cymryd ein hamser", "[Beth sy’n digwydd yn eich lle chi.]"],
      ],
    },
    course: {
      heading: "Sut i ddechrau",
      points: [
        ["Dewiswch ddosbarth", "[Enw’r dosbarth i ddechrau ynddo.]"],
        ["Dewch i’w drio", "[Eich cynnig am y tro cyntaf.]"],
        ["Arhoswch gyda ni", "[Eich tocynnau, a phris pob un.]"],
      ],
    },
    visit: {
      heading: "Cyn dod",
      points: [
        ["Sut i’n cyrraedd", "[Sut i gyrraedd y lle.]"],
        ["Da gwybod", "[Pryd mae angen trefnu dyddiad.]"],
        ["Ein balchder", "[Beth sydd yn y lle hwn yn unig.]"],
      ],
    },
  },
  price: "[Pris]",
  about: "[Eich enw, ac ers pryd rydych wrthi.]",
  questions: {
    reach: "Sut gallaf gysylltu â chi?",
    byPhone: "Ffoniwch [{business.phone}](phone:) neu ysgrifennwch at [{business.email}](email:).",
    byEmail: "E-bost: [{business.email}](email:).",
    others: [
      ["Faint mae’n ei gostio?", "[Eich pris, a beth sydd ynddo.]"],
      ["Ble rydych chi?", "[Eich ardal neu eich cyfeiriad.]"],
    ],
  },
  contact: "[Pryd rydych yn ateb e-bost a’r ffôn.]",
  places: {
    heading: "Yn agos atoch chi",
    text: "[Beth sy’n wir am y lle hwn yn unig.]",
  },
  lost: {
    label: "Heb ei chanfod",
    heading: "Nid oes dim yn y cyfeiriad hwn",
    text: "Efallai fod y dudalen wedi symud, neu fod llythyren ar goll. Mae popeth i’w gael o’r hafan.",
    home: "Mynd i’r hafan",
  },
  privacy: {
    path: "/preifatrwydd",
    label: "Preifatrwydd",
    heading: "Beth sy’n digwydd i’ch manylion",
    retention: "[Am faint rydych yn cadw e-bost, a pham.]",
    hosting: "[Pwy sy’n cynnal eich gwefan, ac am faint.]",
    law: "[Beth mae’r gyfraith am i’ch gwefan ei ddweud.]",
  },
  imprint: {
    path: "/hysbysiad-cyfreithiol",
    label: "Hysbysiad cyfreithiol",
    heading: "Pwy sydd y tu ôl i’r wefan hon",
    items: {
      who: "{business.name}, [ffurf gyfreithiol eich busnes]",
      address: "[Eich stryd a’ch cod post], {business.address}",
      person: "Cynrychiolir gan: [Enw’r person]",
      register: "Cofrestr: [Enw’r gofrestr a’r rhif]",
      vat: "Rhif TAW: [Eich rhif TAW]",
      authority: "Awdurdod goruchwylio: [Enw, os oes angen trwydded]",
      profession: "Proffesiwn: [Eich teitl, y wlad a’r corff]",
      purpose: "Diben y busnes: [Beth mae eich busnes yn ei wneud]",
      publisher: "Yn gyfrifol am y cyhoeddi: [Enw’r person]",
      host: "Gwesteiwr: [Enw, cyfeiriad a ffôn y gwesteiwr]",
    },
  },
  hours: "[Ai dyma eich oriau?]",
};
