import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in Welsh, in the terms of the Information Commissioner's Welsh pages. */
export const privacy: Texts["privacy"] = {
  responsible: "Pwy sy’n gyfrifol",
  business: "{business}.",
  person: "Person cyswllt: {name}, {contact}.",
  questions: "Os oes gennych gwestiwn: {contact}.",
  controller:
    "Ni yw’r “rheolydd data” yn ôl y gyfraith, gan mai ni sy’n penderfynu beth sy’n digwydd i’ch manylion.",
  we: "Ystyr “ni” ar y dudalen hon yw’r busnes hwnnw.",
  formHeading: "Pan fyddwch yn anfon y ffurflen gysylltu",
  quoted: "“{label}”",
  form: "Byddwn yn cael yr hyn a ysgrifennwch ynddi ({fields}). Mae eich porwr yn ei anfon i {host}, gwasanaeth sy’n ei drosglwyddo i ni ac yn gweld eich cyfeiriad IP wrth wneud hynny.",
  formCaptcha:
    "Efallai y bydd y gwasanaeth yn dangos tudalen ei hun yn gyntaf, i sicrhau mai person ydych chi.",
  formUse: "Rydym yn ei ddefnyddio i’ch ateb ac i wneud yr hyn rydych yn gofyn amdano.",
  signupHeading: "Pan fyddwch yn tanysgrifio",
  signup:
    "Mae eich cyfeiriad e-bost ac, os byddwch yn ei roi, eich enw yn mynd i {host}, sy’n cadw’r rhestr ac yn anfon yr hyn y gwnaethoch danysgrifio iddo.",
  signupLeave:
    "I adael y rhestr, defnyddiwch y ddolen mewn unrhyw un o’r negeseuon e-bost neu gofynnwch i ni: {contact}.",
  signupCounter:
    "Bob tro y caiff y ffurflen ei dangos, mae eich porwr yn galw ar {host}, sy’n cyfrif hynny.",
  signupScript: "Mae tudalennau sydd â’r ffurflen yn llwytho sgript o {host}.",
  directHeading: "Pan fyddwch yn cysylltu â ni’n uniongyrchol",
  direct:
    "Byddwn yn gweld yr hyn a ddywedwch wrthym a’r manylion cyswllt sy’n dod gydag ef, ac yn eu defnyddio i ddelio â’ch cais. Ni chaiff dim ei anfon cyn i chi bwyso un o’r dolenni ar gyfer hynny.",
  directWhatsapp:
    "Meta sy’n berchen ar WhatsApp, felly mae neges yno yn mynd drwy Meta hefyd. Os nad ydych am i hynny ddigwydd, dewiswch ffordd arall o gysylltu â ni.",
  readingHeading: "Pan fyddwch yn darllen yn unig",
  logs: "Mae’n rhaid i’r cwmni sy’n lletya’r wefan hon weld eich cyfeiriad IP er mwyn anfon tudalen atoch, ac fel rheol mae’n ei gofnodi am gyfnod gyda’r amser, y dudalen a’r math o borwr, i gadw’r wefan yn gweithio ac i’w hamddiffyn rhag ymosodiadau.",
  ownFiles:
    "Daw’r ffontiau, y lluniau ac ati o’r wefan hon ei hun, felly nid oes unrhyw gwmni arall yn dod i wybod am eich ymweliad drwyddynt.",
  ownFilesOnly: "Daw’r ffontiau, y lluniau ac ati o’r wefan hon ei hun.",
  fonts:
    "Daw’r ffontiau o {host}, sy’n gweld eich cyfeiriad IP ar bob tudalen. Daw’r lluniau ac ati o’r wefan hon ei hun.",
  mapHeading: "Pan fyddwch yn edrych ar y map",
  mapClick:
    "Llun yw’r hyn a welwch i ddechrau. Dim ond pan fyddwch yn ei bwyso y daw’r map o {host}, sydd wedyn yn gweld eich cyfeiriad IP ac yn gallu gosod ei gwcis ei hun.",
  mapVisible:
    "Pan ddaw’r map i’r golwg, daw o {host}, sydd wedyn yn gweld eich cyfeiriad IP ac yn gallu gosod ei gwcis ei hun.",
  filmHeading: "Pan fyddwch yn chwarae ffilm",
  filmClick:
    "Daw rhai ffilmiau o {hosts}. Dim ond pan fyddwch yn pwyso un y daw’r chwaraewr oddi yno; bydd y cwmni hwnnw wedyn yn gweld eich cyfeiriad IP ac yn gallu gosod ei gwcis ei hun.",
  contentHeading: "Pan fyddwch yn dangos cynnwys cwmni arall",
  contentClick:
    "Daw rhywfaint o’r cynnwys o {hosts}. Dim ond pan fyddwch yn pwyso’r botwm ar ei gyfer y caiff ei lwytho oddi yno; bydd y cwmni hwnnw wedyn yn gweld eich cyfeiriad IP ac yn gallu gosod ei gwcis ei hun.",
  servicesHeading: "Pan fydd tudalen yn defnyddio gwasanaeth cwmni arall",
  service: "Mae rhai tudalennau’n defnyddio {host}, at y diben hwn: {purpose}.",
  serviceCalled:
    "Bydd eich porwr wedyn yn galw {host}, sy’n gweld eich cyfeiriad IP ac yn gallu gosod ei gwcis ei hun.",
  serviceLearns: "Hefyd, daw {host} i wybod: {learns}.",
  searchHeading: "Pan fyddwch yn chwilio’r wefan hon",
  search:
    "Yn eich porwr y mae’r chwilio’n digwydd; ni ofynnir i unrhyw gwmni chwilio. Mae eich geiriau yng nghyfeiriad y dudalen, felly maent yn aros yn hanes eich porwr, a gall cofnod ein cwmni lletya eu dangos.",
  storageHeading: "Beth sy’n aros yn eich porwr",
  noCookies: "Nid ydym yn gosod cwcis nac yn defnyddio offer dadansoddi.",
  onlyCounter:
    "Nid ydym yn gosod cwcis. Yr unig gyfrif yw’r un ar gyfer y ffurflen danysgrifio, gan {host}.",
  kept: "Caiff hyn ei gadw, yn eich tab chi’n unig a nes i chi ei gau; ni fyddwn ni byth yn ei weld:",
  keptDraft:
    "yr hyn rydych wedi’i deipio mewn ffurflen, nes iddo gael ei anfon, fel na chollir dim os bydd y cysylltiad yn torri",
  keptNotice: "eich bod wedi cau hysbysiad, fel na fydd yn dod yn ôl ar y dudalen nesaf",
  keptScroll:
    "pa mor bell roeddech chi wedi sgrolio ar bob tudalen, wedi’i nodi wrth i chi ei gadael, fel bod y botwm Yn ôl yn mynd â chi i’r un lle",
  others: "Mater i’r gwasanaethau hyn yw’r hyn a wnânt ar ôl eu llwytho: {hosts}.",
  gdpr: "GDPR",
  ukGdpr: "GDPR y DU",
  fadp: "FADP",
  groundsHeading: "Pam mae gennym yr hawl",
  grounds: "Dyma ein seiliau cyfreithlon ({law}, Erthygl 6(1)):",
  groundContract:
    "delio â’ch cais: chi a ofynnodd amdano, fel rhan o gontract neu cyn gwneud un (b)",
  groundConsent:
    "anfon yr hyn y gwnaethoch danysgrifio iddo: eich cydsyniad, y gallwch ei dynnu’n ôl ar unrhyw adeg (a)",
  groundDuty:
    "cadw anfonebau a chofnodion eraill y mae’r gyfraith yn gofyn amdanynt: rhwymedigaeth gyfreithiol (c)",
  groundInterest:
    "gwefan sy’n gweithio ac sy’n ddiogel rhag ymosodiadau: ein buddiant cyfreithlon yn hynny (f)",
  voluntary: "Nid oes rhaid i chi roi dim i ni. Heb ffordd o gysylltu â chi, ni allwn eich ateb.",
  recipientsHeading: "Pwy arall sy’n gweld eich manylion",
  recipientHost: "y cwmni sy’n lletya’r wefan hon",
  recipientForm: "{host}, sy’n trosglwyddo’r ffurflen gysylltu",
  recipientSignup: "{host}, sy’n cadw’r rhestr danysgrifio",
  recipientService: "{host}, at y diben hwn: {purpose}",
  recipientShown: "{hosts}, lle mae’r wefan hon yn dangos rhywbeth oddi yno: eich cyfeiriad IP",
  recipientEmail: "y cwmnïau sy’n cludo ein negeseuon e-bost",
  recipientPhone: "y cwmnïau sy’n cludo ein galwadau ffôn",
  recipientWhatsapp: "WhatsApp, os byddwch yn ei ddefnyddio",
  abroadLaw:
    "Gall rhai o’r rhain gadw manylion mewn gwledydd eraill. Dim ond os ydynt wedi’u diogelu cystal yno y mae’r gyfraith yn caniatáu hynny; gofynnwch i ni ac fe ddywedwn wrthych sut.",
  abroad:
    "Gall rhai o’r rhain gadw manylion mewn gwledydd eraill; gofynnwch i ni ac fe ddywedwn wrthych ble.",
  retentionHeading: "Am ba hyd rydym yn cadw eich manylion",
  retentionSignup: "Byddwch ar y rhestr danysgrifio nes i chi ei gadael.",
  rightsHeading: "Beth y gallwch ofyn amdano",
  rightCopy:
    "copi o’r hyn sydd gennym amdanoch, a chopi mewn ffeil y gallwch fynd â hi i rywle arall",
  rightCorrect: "cywiro’r hyn sy’n anghywir neu’n anghyflawn",
  rightDelete: "dileu manylion, neu ein bod yn eu cadw heb eu defnyddio (cyfyngu ar brosesu)",
  rightObject:
    "ein bod yn rhoi’r gorau i ddefnyddio eich manylion lle rydym yn dibynnu ar ein buddiannau ein hunain (gwrthwynebu)",
  rightWithdraw: "tynnu cydsyniad yn ôl; mae’r hyn a wnaed cyn hynny yn dal yn gyfreithlon",
  rightsAsk: "Ble i ofyn: {contact}.",
  answerMonth: "Nid yw’n costio dim, a chewch ateb o fewn mis.",
  answer30Days: "Nid yw’n costio dim, a chewch ateb o fewn 30 diwrnod.",
  rightsOffer:
    "Gofynnwch i ni beth sydd gennym amdanoch, neu gofynnwch i ni ei gywiro neu ei ddileu: {contact}.",
  complaintsHeading: "Os nad ydych yn fodlon",
  complaintUk:
    "Mae gennych hawl i gwyno i ni am y ffordd rydym yn trin eich manylion (Deddf Data (Defnydd a Mynediad) 2025), ym mha ffordd bynnag y dymunwch. Byddwn yn cadarnhau o fewn 30 diwrnod ein bod wedi cael eich cwyn, yn ymchwilio iddi’n ddi-oed ac yn dweud y canlyniad wrthych.",
  complaint:
    "Os oes rhywbeth yn eich poeni, dywedwch wrthym ni’n gyntaf; gellir datrys y rhan fwyaf o bethau ag un neges. Nid oes rhaid i chi aros amdanom: gallwch fynd at y rheoleiddiwr ar unrhyw adeg.",
  complaintUs:
    "Os oes rhywbeth yn eich poeni, dywedwch wrthym; gellir datrys y rhan fwyaf o bethau ag un neges: {contact}.",
  authority: "Y rheoleiddiwr sy’n gyfrifol amdanom: {authority}, {website}.",
  lawHeading: "Beth mae’r gyfraith yn ei ddweud",
  updated: "Darllenwyd drwyddo ddiwethaf: {date}",
};
