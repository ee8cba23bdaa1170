import type { Words } from "./english.ts";
import { ARABIC_PALETTE } from "./palette/arabic.ts";
import { ROWS } from "./rows/arabic.ts";
import { ARABIC_WRITING } from "./writing/arabic.ts";

/** The studio's words in Arabic. */
export const ARABIC: Words = {
  studio: "الاستوديو",
  pages: "الصفحات",
  site: "الموقع بأكمله",
  searchPages: "البحث في الصفحات",
  sections: "الأقسام",
  draft: "مسودة",
  addSection: "إضافة قسم",
  searchSections: "ماذا تريد أن تقول؟",
  nothingFound: "لم يتم العثور على نتائج.",
  moveUp: "نقل لأعلى",
  moveDown: "نقل لأسفل",
  duplicate: "تكرار",
  remove: "إزالة",
  undo: "تراجع",
  redo: "إعادة",
  save: "حفظ",
  saved: "تم الحفظ",
  unsavedFrom: (time: string) => `تغييرات غير محفوظة منذ ${time}`,
  discard: "تجاهل التغييرات",
  close: "إغلاق",
  add: "إضافة",
  addField: "إضافة حقل",
  required: "مطلوب",
  problems: (count: number) =>
    plural(count, {
      one: "مشكلة واحدة",
      two: "مشكلتان",
      few: `${count} مشكلات`,
      other: `${count} مشكلة`,
    }),
  noProblems: "لا توجد مشكلات",
  show: "عرض",
  selectSection: "انقر على قسم أو نص في الصفحة لتغييره.",
  fromTemplate: (count: number) =>
    `هذا القسم مأخوذ من قالب. يظهر أي تغيير في ${pages(count, "صفحتين")}.`,
  shared: (count: number) =>
    `هذا القسم موجود في ${pages(count, "صفحتين")}. يظهر أي تغيير فيها كلها.`,
  entry: (number: number) => `العنصر ${number}`,
  conflict:
    "غيّر برنامج آخر الأسطر نفسها في الملف. أي نسخة تريد الاحتفاظ بها؟ تبقى النسخة الأخرى متاحة عبر «تراجع».",
  keepMine: "تغييراتي",
  keepFile: "الملف",
  reconnecting: "خادم الاستوديو لا يستجيب. ما كتبته محفوظ، وتجري إعادة المحاولة…",
  width: "عرض الصفحة",
  phone: "هاتف",
  tablet: "جهاز لوحي",
  desktop: "كمبيوتر",
  page: "الصفحة",
  settings: "إعدادات الصفحة",
  menu: "الصفحات والأقسام",
  form: "النموذج",
  solving: {
    fix: "إصلاح",
    accept: "لا بأس بهذا",
    reason: "لماذا لا بأس به هنا؟",
    onPage: (page: string) => `لن يبلّغ الفحص عن هذا بعد الآن في ${isolate(page)}.`,
    onSite: "لن يبلّغ الفحص عن هذا بعد الآن في الموقع بأكمله.",
  },
  saving: {
    title: "هل تريد حفظ هذه التغييرات؟",
    forVisitors: "ما يلاحظه الزوار",
    inFile: "في الملف",
    comparing: "تجري المقارنة…",
    more: andMore,
    line: (number: number) => `السطر ${number}`,
    commit: "تسجيل هذه النسخة في git أيضًا",
    message: "ما الذي غيّرته",
    messageExample: "أسعار شهر يناير",
    publish: "نشر",
    target: (target: string) => `يُنشر الموقع إلى: ${isolate(target)}`,
    noTarget: "لم يُحدَّد بعد مكان نشر الموقع.",
    chooseTarget: "اختيار المكان",
    unsaved: "توجد تغييرات غير محفوظة. لا يُنشر إلا ما تم حفظه.",
    hasErrors: "في الموقع أخطاء. لا يُنشر موقع فيه أخطاء.",
    compare: "المقارنة بالموقع المنشور",
    building: "يجري إنشاء الموقع",
    sending: "يجري نشر الموقع",
    undoPublication: "التراجع عن النشر",
    done: "تم.",
    notLiveYet: "أُرسل، لكن الزوار لا يرونه بعد. السبب مذكور أعلاه.",
    failed: "لم تنجح العملية. السبب مذكور أعلاه.",
    yes: "نعم",
    no: "لا",
  },
  preset: (value: string) => `إذا تُرك فارغًا: ${isolate(value)}`,
  fields: {
    search: "بحث",
    contrast: (ratio: string, other: string) => `${isolate(`${ratio}:1`)} مع ${isolate(other)}`,
    readable: "سهل القراءة",
    unreadable: "صعب القراءة",
    pick: "اختيار اللون",
    date: "التاريخ",
    time: "الوقت",
    icon: "اختيار أيقونة",
    noIcon: "لا توجد أيقونة بهذا الاسم.",
    name: "الاسم",
    newName: "اسم العنصر الجديد",
    rename: "إعادة تسمية",
    nameTaken: "هذا الاسم مستخدم بالفعل.",
    nameForm: "استخدم الحروف والأرقام والشرطات، وابدأ بحرف.",
    kind: "نوع القيمة",
    kinds: { text: "نص", list: "قائمة", flag: "نعم أو لا", number: "رقم", fields: "حقول" },
    changeHere: "تغيير في هذه الصفحة فقط",
    onlyHere: "ما تغيّره هنا يخص هذه الصفحة فقط. أما بقية الحقول فتأتي من القسم المشترك.",
    openForm: "فتح نموذج هذا القسم",
  },
  hours: {
    closed: "مغلق",
    allDay: "مفتوح على مدار 24 ساعة",
    addTimes: "إضافة أوقات",
    more: "المزيد لهذا اليوم",
    opens: (day: string) => `${day}، من`,
    closes: (day: string) => `${day}، حتى`,
    copyTo: (day: string) => `نسخ إلى ${day}`,
    copyToWorkdays: "نسخ إلى الأيام الخمسة الأولى",
    copyToAll: "نسخ إلى كل الأيام",
    others: "المواسم والأيام المنفردة والمواعيد",
    addOther: "إضافة موسم أو يوم منفرد",
  },
  tokens: {
    insert: "إدراج معلومة",
  },
  media: {
    picture: "صورة",
    film: "فيديو",
    captions: "ترجمة نصية",
    document: "ملف",
    upload: "رفع",
    choose: "اختيار من المجلد",
    drop: "أفلت ملفًا هنا أو الصقه.",
    adding: "تجري إضافة الملف…",
    size: (width: number, height: number) => `${isolate(`${width} × ${height}`)} بكسل`,
    bytes: (kilobytes: string) => `${kilobytes} كيلوبايت`,
    missing: (name: string) => `«${isolate(name)}» غير موجود في المجلد ${isolate("public/media")}.`,
    parameter: (name: string) => `تختلف قيمة «${isolate(name)}» من صفحة إلى أخرى.`,
    damaged: "هذا الملف تالف.",
    name: "اسم الملف",
    search: "البحث بالاسم",
    folder: "صور الموقع وملفاته",
    none: "لا توجد ملفات من هذا النوع بعد. ارفع ملفًا.",
    tooLarge: (name: string, megabytes: number) =>
      `حجم «${isolate(name)}» أكبر من ${megabytes} ميغابايت، وهذا أكبر مما يناسب موقع ويب.`,
    shows: "ما تُظهره الصورة",
    showsIn: (language: string) => `ما تُظهره الصورة (${language})`,
    showsHelp: "للأشخاص الذين لا يستطيعون رؤيتها. يُحفظ النص مع الصورة لكل الصفحات.",
    decoration: "الصورة للزينة فقط",
    ownWords: "نص آخر في هذا الموضع",
    ownWordsLabel: "ما تُظهره الصورة في هذا الموضع",
    sameWords: "استخدام نص الصورة",
  },
  pageTree: {
    count: (count: number) => pages(count, "صفحتان"),
    help: "ينقل Alt مع مفاتيح الأسهم الصفحة، ويفتح Shift F10 قائمتها.",
    template: (name: string) => `القالب: ${isolate(name)}`,
    from: (day: string) => `من ${day}`,
    until: (day: string) => `حتى ${day}`,
    more: (page: string) => `المزيد لصفحة ${isolate(page)}`,
    moved: (path: string) => `نقل الصفحة ${isolate(path)}`,
    openIn: (page: string, language: string) => `${isolate(page)}: ${isolate(language)}`,
    copyTo: (page: string, language: string) => `نسخ ${isolate(page)} إلى ${isolate(language)}`,
    addPage: "إضافة صفحة",
    addBelow: "إضافة صفحة فرعية",
    addRow: (template: string) => `إضافة صفحة من القالب ${isolate(template)}`,
    copy: "نسخ",
    rename: "تغيير عنوان URL",
    delete: "حذف",
    title: "العنوان",
    path: "عنوان URL",
    pathHelp: "الجزء الذي يلي اسم موقعك. يتبع العنوان إلى أن تغيّره.",
    startFrom: "البدء من",
    empty: "صفحة فارغة",
    preset: (name: string) => `تصميم جاهز: ${isolate(name)}`,
    copyOf: (page: string) => `نسخة من ${isolate(page)}`,
    rowOf: (template: string) => `صفحة من القالب ${isolate(template)}`,
    parent: "ضمن",
    noParent: "بلا صفحة",
    draftHelp: "الصفحة مسودة، ولن يراها الزوار إلا بعد أن تُظهرها لهم.",
    added: (path: string) => `إضافة الصفحة ${isolate(path)}`,
    cancel: "إلغاء",
    renameTitle: (page: string) => `تغيير عنوان URL لصفحة ${isolate(page)}`,
    newPath: "عنوان URL الجديد",
    checking: "يجري التحقق مما يعتمد على الصفحة…",
    renames: (links: number, redirects: number) =>
      `${plural(links, {
        zero: "لا توجد روابط تحتاج إلى تحديث",
        one: "سيُحدَّث رابط واحد",
        two: "سيُحدَّث رابطان",
        few: `ستُحدَّث ${links} روابط`,
        many: `سيُحدَّث ${links} رابطًا`,
        other: `سيُحدَّث ${links} رابط`,
      })}. ${
        redirects === 0
          ? "لا أحد يعرف عنوان URL القديم بعد، لذلك لا يحتاج إلى إعادة توجيه."
          : "سيُعاد توجيه زوار عنوان URL القديم إلى العنوان الجديد."
      }`,
    changesFiles: (names: string) =>
      `يغيّر هذا أيضًا ${isolate(names)} على الفور، ولا يلغي «تراجع» هذا التغيير.`,
    renamed: (path: string) => `تغيير عنوان URL: ${isolate(path)}`,
    look: "عرض ما سيتغير",
    deleteTitle: (page: string) => `حذف ${isolate(page)}`,
    deleteUnknown:
      "في الموقع أخطاء، لذلك لا يُعرف ما يرتبط بهذه الصفحة. ستظهر الروابط المؤدية إليها كمشكلات.",
    inMenus: (count: number) => (count === 1 ? "رابط واحد في قائمة" : `${links(count)} في القوائم`),
    linksFrom: (count: number) => `${links(count)}:`,
    andMore,
    childrenOf: (paths: string) => `صفحات فرعية ستبقى: ${isolate(paths)}`,
    translationsOf: (paths: string) => `الصفحة نفسها بلغات أخرى، وستبقى: ${isolate(paths)}`,
    nothingBreaks: "لا يوجد رابط يؤدي إلى هذه الصفحة.",
    target: "توجيه الروابط والزوار إلى",
    targetHelp:
      "إذا لم تختر صفحة، تُحذف من القوائم الروابط المؤدية إليها، وتظهر الروابط الأخرى في قائمة المشكلات.",
    deleted: (path: string) => `حذف الصفحة ${isolate(path)}`,
    ownValues: (count: number) =>
      `هذه القيم تخص هذه الصفحة وحدها. أما القالب المحيط بها فموجود في ${pages(count, "صفحتين")}.`,
    templateForm: "تعديل القالب",
    hide: "إخفاء عن الزوار",
    unhide: "إظهار للزوار",
    stateOf: { draft: "مخفي", from: "لاحقًا", until: "منتهٍ" },
    hides: (type: string) => `إخفاء ${isolate(type)}`,
    unhides: (type: string) => `إظهار ${isolate(type)}`,
    copySection: "نسخ إلى صفحة أخرى",
    copiesSection: (type: string, page: string) => `نسخ ${isolate(type)} إلى ${isolate(page)}`,
    toPage: "الصفحة",
    isDraft: "هذه الصفحة مسودة. لا يراها الزوار.",
    isScheduled: (day: string) => `يرى الزوار هذه الصفحة ابتداءً من ${day}.`,
    isPast: (day: string) =>
      `كان الزوار يرون هذه الصفحة حتى ${day}. لم تعد جزءًا من الموقع المنشور.`,
    isBuilding: "تظهر الصفحة هنا فور إنشائها وخلوّ الموقع من الأخطاء.",
    publish: "إظهارها للزوار",
    published: (path: string) => `إظهار ${isolate(path)} للزوار`,
  },
  writing: ARABIC_WRITING,
  rows: ROWS,
  palette: ARABIC_PALETTE,
};

const RULES = new Intl.PluralRules("ar");

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

function plural(count: number, forms: Forms): string {
  return forms[RULES.select(count)] ?? forms.other;
}

/** Two pages have a form of their own after a preposition. */
function pages(count: number, two: "صفحتان" | "صفحتين"): string {
  return plural(count, {
    one: "صفحة واحدة",
    two,
    few: `${count} صفحات`,
    other: `${count} صفحة`,
  });
}

function links(count: number): string {
  return plural(count, {
    one: "رابط واحد",
    two: "رابطان",
    few: `${count} روابط`,
    many: `${count} رابطًا`,
    other: `${count} رابط`,
  });
}

function andMore(count: number): string {
  return plural(count, { one: "وواحد آخر", two: "واثنان آخران", other: `و${count} أخرى` });
}

/** Keeps the direction of a name or an address: "/about", not "about/". */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
