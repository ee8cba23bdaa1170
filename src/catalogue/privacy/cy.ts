import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in Welsh, with chi. */
export const privacy: Texts["privacy"] = {
  responsible: "Pwy sy’n gyfrifol",
  business: "{business}.",
  person: "Y person i’w holi: {name}, {contact}.",
  questions: "Am gwestiynau: {contact}.",
  controller:
    "Mae’r gyfraith yn ein galw’n rheolydd, am mai ni sy’n penderfynu beth sy’n digwydd i’ch manylion.",
  we: "Ystyr “ni” ar y dudalen hon yw’r busnes hwnnw.",
  formHeading: "Pan fyddwch yn anfon y ffurflen gysylltu",
  form: "Rydym yn cael yr hyn rydych yn ei ysgrifennu yno ({fields}). Mae eich porwr yn ei anfon at {host}, gwasanaeth sy’n ei drosglwyddo i ni ac yn gweld eich cyfeiriad IP wrth wneud.",
  formCaptcha:
    "Gall ddangos tudalen o’i eiddo ei hun yn gyntaf, i wneud yn siŵr mai person ydych chi.",
  formUse: "Rydym yn ei ddefnyddio i’ch ateb ac i wneud yr hyn rydych yn ei ofyn.",
  signupHeading: "Pan fyddwch yn cofrestru",
  signup:
    "Mae eich cyfeiriad e-bost ac, os ydych yn ei roi, eich enw yn mynd at {host}, sy’n cadw’r rhestr ac yn anfon yr hyn y gwnaethoch gofrestru ar ei gyfer.",
  signupLeave:
    "I adael y rhestr, defnyddiwch y ddolen yn unrhyw un o’i negeseuon neu gofynnwch i ni: {contact}.",
  signupCounter: "Bob tro y dangosir y ffurflen, mae eich porwr yn galw {host}, sy’n ei gyfrif.",
  signupScript: "Mae tudalennau â’r ffurflen yn llwytho sgript o {host}.",
  directHeading: "Pan fyddwch yn cysylltu â ni’n uniongyrchol",
  direct:
    "Rydym yn gweld yr hyn rydych yn ei ddweud wrthym a’r manylion cyswllt sy’n dod gydag ef, ac yn eu defnyddio i ddelio â’ch cais. Does dim yn cael ei anfon cyn i chi bwyso un o’r dolenni ar gyfer hynny.",
  directWhatsapp:
    "Mae WhatsApp yn eiddo i Meta, felly mae neges yno’n mynd drwy Meta hefyd. Os byddai’n well gennych osgoi hynny, dewiswch ffordd arall o’n cyrraedd.",
  readingHeading: "Pan fyddwch yn darllen yn unig",
  logs: "Mae’n rhaid i’r cwmni sy’n lletya’r wefan hon weld eich cyfeiriad IP i anfon tudalen atoch, ac fel rheol mae’n ei nodi am gyfnod gyda’r amser, y dudalen a’ch math o borwr, i gadw’r wefan i redeg ac i atal ymosodiadau.",
  ownFiles:
    "Daw ffontiau, lluniau ac ati o’r wefan hon ei hun, felly nid oes cwmni arall yn dysgu am eich ymweliad drwyddynt.",
  fonts:
    "Daw’r ffontiau o {host}, sy’n gweld eich cyfeiriad IP ar bob tudalen. Daw lluniau ac ati o’r wefan hon ei hun.",
  mapHeading: "Pan fyddwch yn edrych ar y map",
  mapClick:
    "Llun yw’r hyn a welwch ar y dechrau. Dim ond pan fyddwch yn ei bwyso y daw’r map o {host}, sydd wedyn yn gweld eich cyfeiriad IP ac yn gallu gosod ei gwcis ei hun.",
  mapVisible:
    "Pan ddaw’r map i’r golwg, daw o {host}, sydd wedyn yn gweld eich cyfeiriad IP ac yn gallu gosod ei gwcis ei hun.",
  searchHeading: "Pan fyddwch yn chwilio’r wefan hon",
  search:
    "Mae’r chwilio’n digwydd yn eich porwr; ni ofynnir i unrhyw gwmni chwilio. Mae eich geiriau yng nghyfeiriad y dudalen, felly maent yn aros yn hanes eich porwr, a gall cofnod ein cwmni lletya eu dangos.",
  storageHeading: "Beth sy’n aros yn eich porwr",
  noCookies: "Nid ydym yn gosod cwcis nac yn defnyddio dadansoddeg.",
  onlyCounter: "Nid ydym yn gosod cwcis. Yr unig gyfrif yw’r un o’r ffurflen gofrestru gan {host}.",
  kept: "Cedwir hyn, yn eich tab chi yn unig a nes i chi ei gau; nid ydym ni byth yn ei weld:",
  keptDraft:
    "yr hyn rydych wedi’i deipio mewn ffurflen, nes iddi gael ei hanfon, fel na chollir dim os torrir y cysylltiad",
  keptScroll:
    "pa mor bell i lawr pob tudalen yr oeddech wedi sgrolio, wedi’i nodi wrth i chi adael, fel bod “Yn ôl” yn mynd â chi i’r un lle",
  others: "Mater iddyn nhw yw’r hyn y mae’r rhain yn ei wneud wedi iddynt lwytho: {hosts}.",
  gdpr: "GDPR",
  ukGdpr: "GDPR y DU",
  fadp: "FADP",
  groundsHeading: "Pam y cawn wneud hyn",
  grounds: "Dyma ein seiliau o dan Erthygl 6(1), {law}:",
  groundContract: "delio â’ch cais: chi a ofynnodd, fel rhan o gontract neu cyn un (b)",
  groundConsent:
    "anfon yr hyn y gwnaethoch gofrestru ar ei gyfer: eich cydsyniad, y gallwch ei dynnu’n ôl ar unrhyw adeg (a)",
  groundDuty:
    "cadw anfonebau a chofnodion eraill y mae’r gyfraith yn gofyn amdanynt: dyletswydd gyfreithiol (c)",
  groundInterest:
    "gwefan sy’n gweithio ac sy’n ddiogel rhag ymosodiadau: ein buddiant dilys yn hynny (f)",
  voluntary: "Nid oes rhaid i chi roi dim i ni. Heb ffordd o’ch cyrraedd, ni allwn ateb.",
  recipientsHeading: "Pwy arall sy’n gweld eich manylion",
  recipientHost: "y cwmni sy’n lletya’r wefan hon",
  recipientForm: "{host}, sy’n trosglwyddo’r ffurflen gysylltu",
  recipientSignup: "{host}, sy’n cadw’r rhestr gofrestru",
  recipientEmail: "y cwmnïau sy’n cludo ein negeseuon e-bost",
  recipientPhone: "y cwmnïau sy’n cludo ein galwadau ffôn",
  recipientWhatsapp: "WhatsApp, os ydych yn ei ddefnyddio",
  abroadLaw:
    "Gall rhai o’r rhain gadw manylion mewn gwledydd eraill. Dim ond lle maent wedi’u diogelu cystal yno y mae’r gyfraith yn caniatáu hynny; gofynnwch i ni, a dywedwn wrthych sut.",
  abroad:
    "Gall rhai o’r rhain gadw manylion mewn gwledydd eraill; gofynnwch i ni, a dywedwn wrthych ble.",
  retentionHeading: "Am faint rydym yn eu cadw",
  retentionSignup: "Rydych ar y rhestr gofrestru nes i chi ei gadael.",
  rightsHeading: "Beth gallwch ofyn amdano",
  rightCopy:
    "copi o’r hyn sydd gennym amdanoch, a chopi mewn ffeil y gallwch fynd â hi i rywle arall",
  rightCorrect: "cywiro’r hyn sy’n anghywir neu ar goll",
  rightDelete: "dileu, neu ein bod yn cadw rhywbeth ond yn gadael llonydd iddo",
  rightObject:
    "ein bod yn rhoi’r gorau i ddefnyddio eich manylion lle rydym yn dibynnu ar ein buddiannau ein hunain",
  rightWithdraw:
    "diwedd ar yr hyn y cytunoch iddo unwaith; mae’r hyn a wnaed cyn hynny’n dal yn gyfreithlon",
  rightsAsk: "Ble i ofyn: {contact}.",
  answerMonth: "Nid yw’n costio dim, a chewch ateb o fewn mis.",
  answer30Days: "Nid yw’n costio dim, a chewch ateb o fewn 30 diwrnod.",
  rightsOffer:
    "Gofynnwch i ni beth sydd gennym amdanoch, neu gofynnwch i ni ei gywiro neu ei ddileu: {contact}.",
  complaintsHeading: "Os nad ydych yn fodlon",
  complaintUk:
    "Mae gennych hawl i gwyno wrthym am y ffordd rydym yn trin eich manylion (Data (Use and Access) Act 2025), ym mha ffordd bynnag y mynnwch. Rydym yn cadarnhau o fewn 30 diwrnod fod eich cwyn gennym, yn edrych arni’n ddi-oed, ac yn dweud wrthych beth ddaeth ohoni.",
  complaint:
    "Os oes rhywbeth yn eich poeni, dywedwch wrthym ni yn gyntaf; mae un neges yn datrys y rhan fwyaf o bethau. Nid oes rhaid i chi aros amdanom: gallwch fynd at y rheoleiddiwr unrhyw bryd.",
  complaintUs:
    "Os oes rhywbeth yn eich poeni, dywedwch wrthym; mae un neges yn datrys y rhan fwyaf o bethau: {contact}.",
  authority: "Y rheoleiddiwr sy’n gyfrifol amdanom: {authority} ({website}).",
  lawHeading: "Beth mae’r gyfraith yn ei ddweud",
  updated: "Darllenwyd drwyddo ddiwethaf: {date}",
};
