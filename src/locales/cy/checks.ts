import type { CheckWords } from "../../model/check-words.ts";

export const checks: CheckWords = {
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
  nothing: ["dim", "dim_byd"],
  subjects:
    "ardal blwyddyn busnes cod_post cyfeiriad cwmni dinas dyddiad e-bost eich enw ffôn gwasanaeth gwefan lle mewnosodwch pentref pris rhif rhowch sir stryd testun tref",
  inFacts: ["eich enw|stryd|tref|dinas|sir|cyfeiriad", "stryd|ffordd|tref enghraifft"],
  wholeFacts: ["enghraifft", "eich busnes|cwmni", "enw eich? busnes|cwmni", "enw'r busnes|cwmni"],
  pictures: [
    "testun amgen",
    "di_deitl|dideitl|disgrifiad",
    "y|fy|ein? llun|lluniau|delwedd|delweddau|ffotograff|ffotograffau|fideo|graffeg",
  ],
  pictureOf: ["llun|delwedd|ffotograff|fideo o"],
  noServices: [
    "ein|fy|y? gwasanaethau|wasanaethau|triniaethau|dosbarthiadau|cyrsiau|cynnyrch|gwaith a? phrisiau?",
    "ein|y? prisiau|rhestr_brisiau",
    "yr? hyn|beth a? wnawn|gynigiwn",
    "hafan|amdanom|amdanom_ni|cysylltu",
  ],
  beforeAmounts: ["tua|oddeutu|o_gwmpas|dim_ond|o|hyd_at|rhwng|dan|dros|isafswm|uchafswm|o_leiaf"],
  betweenAmounts: ["neu|i|hyd|a|ac"],
  afterAmounts: ["yr|y|am|fesul|pob|bob|yn|ynghyd|a_mwy|neu_fwy"],
  limits: [
    "ar_gau|wedi_cau",
    "heblaw|ac_eithrio",
    "drwy|trwy apwyntiad",
    "apwyntiad|apwyntiadau|archebion|aelodau yn_unig",
    "cyntaf|olaf y mis",
    "bob_yn_ail|bob_pythefnos|unwaith_y_mis",
    "argyfwng|tymor",
  ],
};
