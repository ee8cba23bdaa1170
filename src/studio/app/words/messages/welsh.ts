import type { MessageWords } from "../../../protocol/messages.ts";

const KEPT_HERE = "Cedwir eich newidiadau yn y porwr hwn.";

export const WELSH_MESSAGES: MessageWords = {
  reported: (message) => message,
  changedElsewhere: () =>
    "Newidiwyd y wefan mewn ffenestr arall yn y cyfamser. Rhowch gynnig arall arni.",
  valueChanged: (place, typed) =>
    `Newidiwyd ${place} mewn ffenestr arall.${typed && ` Teipiwyd: ${typed}`}`,
  jsonChanged: (place) => `Newidiwyd ${place} yn y cyfamser. Cedwir eich testun yn y golygydd.`,
  cellChanged: (typed) =>
    `Newidiwyd y gell hon mewn ffenestr arall.${typed && ` Teipiwyd: ${typed}`}`,
  listChanged: () => "Mae llai o gofnodion yn y rhestr erbyn hyn.",
  syntaxError: () =>
    "Mae gwall cystrawen yn y ffeil. Dadwnewch, neu cywirwch ef mewn golygydd yn gyntaf.",
  siteHasErrors: () =>
    "Mae gwallau ar y wefan, felly gallai dolenni gael eu methu. Cywirwch y gwallau yn y rhestr broblemau yn gyntaf, yna newidiwch y cyfeiriad.",
  pageHidden: (path) =>
    `Ni ellir dangos y dudalen ${path}: mae gwallau ar y wefan, sydd yn y rhestr broblemau.`,
  gone: (place) => `Nid yw ${place} yno mwyach.`,
  rowGone: (typed) => `Nid yw’r rhes neu’r golofn hon yno mwyach.${typed && ` Teipiwyd: ${typed}`}`,
  otherStudio: (address) =>
    `Mae stiwdio’r wefan hon eisoes ar agor yn ${address}. Defnyddiwch honno, neu stopiwch hi a llwythwch y dudalen hon eto.`,
  otherWindow: () =>
    "Mae stiwdio’r wefan hon eisoes ar agor mewn ffenestr arall yn y porwr hwn. Defnyddiwch honno, neu caewch hi a llwythwch y dudalen hon eto.",
  notOpen: () => "Nid yw’r stiwdio ar agor. Llwythwch y dudalen hon eto.",
  elsewhere: () =>
    "Dim ond ar y cyfrifiadur sy’n ei rhedeg y mae’r stiwdio’n gweithio, yn http://localhost.",
  otherPage: () => "Dim ond tudalennau’r stiwdio ei hun all newid y wefan.",
  noKey: () =>
    "Agorwch y stiwdio â’r cyfeiriad cyfan y mae’r derfynell yn ei ddangos: mae’n gorffen ag allwedd.",
  codeError: () => "Mae gwall yng nghod y wefan ei hun.",
  diskFull: () =>
    "Mae disg y cyfrifiadur hwn yn llawn. Cedwir yr hyn a deipiwyd tra bo’r ffenestr hon ar agor. Dilëwch rywbeth nad oes ei angen mwyach, yna rhowch gynnig arall arni.",
  notSaved: (reason) => `Ni chadwyd y wefan: ${reason} Cedwir eich newidiadau yma.`,
  fileConflict: (file) =>
    `Ni chadwyd y wefan: newidiodd rhaglen arall ${file} mewn mannau a newidiwyd gennych chi hefyd. Dewiswch un o’r ddau fersiwn yn gyntaf. Cedwir eich newidiadau yma.`,
  notCommitted: (reason) => `Cadwyd y ffeil, ond ni chofnododd git hi: ${reason}`,
  savedHasErrors: (message) =>
    `Mae gwallau ar y wefan a gadwyd, felly ni ellir ei chymharu: ${message}`,
  editedHasErrors: (message) => `Mae gwallau ar y wefan, felly ni ellir ei chymharu: ${message}`,
  tooLarge: (megabytes) => `Mae hyn yn rhy fawr i’r stiwdio, sy’n derbyn hyd at ${megabytes} MB.`,
  notAnAddress: (path, reason) => `Ni all ${path} fod yn gyfeiriad: ${reason}.`,
  addressTaken: (page, path) => `Mae’r cyfeiriad ${path} gan y dudalen “${page}” eisoes.`,
  homeStays: () => "Ni ellir dileu’r hafan: dyna a wêl pobl sy’n teipio enw eich gwefan yn unig.",
  copyTheRow: (path) => `Rhes mewn tabl yw ${path}. Copïwch y rhes yn y tabl.`,
  unreadable: (file) => `Ni ellir darllen ${file}.`,
  pastedAgain: () => "Mae rhes uwchben yr un fath.",
  notANumber: (text) => `Nid yw “${text}” yn rhif.`,
  fileTooLarge: (name, megabytes) =>
    `Ni ychwanegwyd “${name}”: mae’n fwy na ${megabytes} MB, sy’n ormod i wefan. Gwnewch ef yn llai yn gyntaf; ar YouTube neu Vimeo y mae lle fideo hir.`,
  fileEmpty: (name) => `Ni ychwanegwyd “${name}”: mae’n wag.`,
  filePrivate: (name) =>
    `Ni ychwanegwyd “${name}”: mae’n edrych fel ffeil â chyfrineiriau neu allweddi, na ddylent fod ar wefan.`,
  photoFormat: (name) =>
    `Ni ychwanegwyd “${name}”: nid yw porwyr yn dangos y fformat camera hwn. Allforiwch ef fel JPEG, neu anfonwch ef atoch eich hun o’r ffôn, sy’n ei drosi.`,
  filmFormat: (name) =>
    `Ni ychwanegwyd “${name}”: nid yw porwyr yn chwarae’r fformat fideo hwn. Allforiwch ef fel MP4.`,
  otherContent: (name) =>
    `Ni ychwanegwyd “${name}”: mae wedi’i ddifrodi, neu nid yr hyn a ddywed ei enw ydyw. Agorwch ef yn ei raglen a’i gadw eto.`,
  unknownFormat: (name) =>
    `Ni ychwanegwyd “${name}”: ni all y wefan ddangos y math hwn o ffeil. Defnyddiwch luniau (JPEG, PNG, WebP, AVIF, GIF, SVG), fideos (MP4, WebM) neu ddogfennau megis PDF.`,
  fileDamaged: (name) =>
    `Ni ychwanegwyd “${name}”: mae wedi’i ddifrodi. Copïwch ef eto o’i ffynhonnell.`,
  tooManyPixels: (name) =>
    `Ni ychwanegwyd “${name}”: mae ganddo ormod o bicseli i wefan. Gwnewch ef yn llai yn gyntaf.`,
  drawingUnreadable: (name) =>
    `Ni ychwanegwyd “${name}”: ni all porwyr ddarllen y llun hwn. Allforiwch ef eto fel SVG.`,
  drawingHasProgram: (name) =>
    `Ni ychwanegwyd “${name}”: mae rhaglen yn y llun hwn, a allai niweidio ymwelwyr. Allforiwch ef eto fel SVG plaen.`,
  noRoom: (name) =>
    `Ni ychwanegwyd “${name}”: mae’r ddisg yn llawn. Dilëwch rywbeth, a rhowch gynnig arall arni.`,
  diskReadOnly: (name) => `Ni ychwanegwyd “${name}”: ni ellir ysgrifennu ar y ddisg hon.`,
  folderReadOnly: (name) =>
    `Ni ychwanegwyd “${name}”: ni chaniateir newid y ffolder public/media. Rhowch ganiatâd i chi’ch hun ysgrifennu ynddo.`,
  folderIsFile: (name) =>
    `Ni ychwanegwyd “${name}”: ffeil yw public/media. Ailenwch hi, gan fod rhaid iddi fod yn ffolder.`,
  notAdded: (name, reason) => `Ni ychwanegwyd “${name}”: ${reason}`,
  folderOutside: (folder) =>
    `Ni ellir ychwanegu ffeiliau at “public/media/${folder}”: nid ffolder y tu mewn i ffolder public y wefan ydyw.`,
  textsDamaged: (file) =>
    `Ni chadwyd y testun: mae gwall yn ${file}. Cywirwch ef mewn golygydd yn gyntaf.`,
  noToken: () => "Rhowch allwedd mynediad yn gyntaf.",
  offline: () =>
    `Ni ellir cyrraedd GitHub. ${KEPT_HERE} Rhowch gynnig arall arni pan fyddwch ar-lein.`,
  wait: (time) =>
    `Nid yw GitHub yn derbyn rhagor o geisiadau tan ${time}. ${KEPT_HERE} Rhowch gynnig arall arni bryd hynny.`,
  tokenRefused: () =>
    `Nid yw GitHub yn derbyn yr allwedd mynediad: mae wedi dod i ben, neu cafodd ei dileu. Gwnewch un newydd a’i rhoi. ${KEPT_HERE}`,
  needsPermission: (permission) =>
    `Mae GitHub yn gwrthod hyn: nid oes gan yr allwedd mynediad y caniatâd “${permission}”. Newidiwch yr allwedd ar GitHub, o dan Settings, Developer settings. ${KEPT_HERE}`,
  refused: (reason) => `Mae GitHub yn gwrthod hyn: ${reason}. ${KEPT_HERE}`,
  notFound: () =>
    `Nid yw GitHub yn dod o hyd i hyn. Cymharwch enwau’r perchennog, yr ystorfa a’r gangen, ac a yw’r allwedd mynediad ar gyfer yr ystorfa hon. ${KEPT_HERE}`,
  notAccepted: (reason) => `Ni dderbyniodd GitHub hyn: ${reason} ${KEPT_HERE}`,
  githubFailed: (reason) =>
    `Mae gan GitHub broblem (${reason}). ${KEPT_HERE} Rhowch gynnig arall arni yn nes ymlaen.`,
  noFolder: (folder) => `Nid oes ffolder “${folder}” yn y gangen.`,
  tooManyFiles: () =>
    "Mae gormod o ffeiliau yn y ffolder hwn i’r stiwdio. Enwch ffolder y wefan ei hun.",
  noConfig: (file) => `Nid oes ${file} yn y ffolder hwn o’r gangen. Enwch ffolder y wefan.`,
  branchMoves: () =>
    "Mae’r gangen yn newid drwy’r amser. Cedwir eich newidiadau yma. Rhowch gynnig arall arni.",
  branchConflict: (file) =>
    `Newidiwyd ${file} yn yr ystorfa, mewn mannau a newidiwyd gennych chi hefyd. Dewiswch un o’r ddau fersiwn yn gyntaf.`,
  noDifference: (target) => `Nid oes gwahaniaeth o’r wefan fyw: ${target}`,
  firstTime: () => "Mae’n debyg mai dyma’r tro cyntaf i’r wefan gael ei chyhoeddi yno.",
  noCopy: (what, time) =>
    `Nid oes gan y cyfrifiadur hwn gopi o’r fersiwn fyw (${what}, ${time}), felly dim ond ei ffeiliau y gellir eu cymharu.`,
  notWhole: (what, time) =>
    `Ni chafodd y fersiwn ddiwethaf (${what}, ${time}) ei hanfon yn llawn: caiff ei chwblhau nawr.`,
  sends: (target, fresh, changed, gone) =>
    `I ${target}: ffeiliau newydd: ${fresh}, wedi’u newid: ${changed}, wedi’u tynnu: ${gone}`,
  missingThere: (count, files) =>
    `Ar goll ar y gweinydd, ac yn cael eu hanfon eto (${count}): ${files}`,
  changedThere: (count, files) =>
    `Wedi newid ar y gweinydd ers eu cyhoeddi, ac yn cael eu hanfon eto (${count}): ${files}`,
  othersThere: (count, files) =>
    `Heb eu cyhoeddi gan Plumbline, ac yn cael eu gadael fel y maent (${count}): ${files}`,
  waits: (target) => `Mae cyhoeddiad arall ar waith (${target}); mae hwn yn aros amdano.`,
  published: (what) => `Cyhoeddwyd: ${what}`,
  needsReload: () =>
    "Mae penawdau neu ailgyfeiriadau wedi newid. Bydd nginx a Caddy yn eu darllen ar ôl: systemctl reload nginx",
  exampleUrl: (url) => `Cyfeiriad enghreifftiol yw ${url}, felly ni phrofwyd y wefan fyw.`,
  isLive: (url, files, of) =>
    `Mae ${url} yn dangos y fersiwn newydd (ffeiliau a gymharwyd: ${files} o ${of}).`,
  notYetLive: (url) => `Nid yw ${url} yn dangos y fersiwn newydd eto:`,
  hostsTakeTime: () =>
    "Mae angen ychydig funudau ar rai gweinyddion. Os na fydd hyn yn newid, gwiriwch fod cyfeiriad y wefan yn perthyn i’r lle hwn.",
  publishThis: () => "Cyhoeddi hyn?",
  goBack: () => "Mynd yn ôl at y fersiwn honno?",
  linesOnly: () => "Yma gwelwch y llinellau sy’n newid: o dan “Yn y ffeil”.",
};
