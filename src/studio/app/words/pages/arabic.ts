import { andMore, isolate, links, pages, plural } from "../grammar/arabic.ts";
import type { PagesWords } from "./english.ts";

export const ARABIC_PAGES: PagesWords = {
  count: (count: number) => pages(count, "صفحتان"),
  help: "ينقل Alt مع مفاتيح الأسهم الصفحة، ويفتح Shift F10 قائمتها.",
  template: (name: string) => `القالب: ${isolate(name)}`,
  from: (day: string) => `من ${day}`,
  until: (day: string) => `حتى ${day}`,
  more: (page: string) => `المزيد لصفحة ${isolate(page)}`,
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
  ownValues: (count: number) =>
    `هذه القيم تخص هذه الصفحة وحدها. أما القالب المحيط بها فموجود في ${pages(count, "صفحتين")}.`,
  templateForm: "تعديل القالب",
  hide: "إخفاء عن الزوار",
  unhide: "إظهار للزوار",
  stateOf: { draft: "مخفي", from: "لاحقًا", until: "منتهٍ" },
  copySection: "نسخ إلى صفحة أخرى",
  toPage: "الصفحة",
  isDraft: "هذه الصفحة مسودة. لا يراها الزوار.",
  isScheduled: (day: string) => `يرى الزوار هذه الصفحة ابتداءً من ${day}.`,
  isPast: (day: string) => `كان الزوار يرون هذه الصفحة حتى ${day}. لم تعد جزءًا من الموقع المنشور.`,
  isBuilding: "تظهر الصفحة هنا فور إنشائها وخلوّ الموقع من الأخطاء.",
  isEarlier: "هذا آخر إصدار من الصفحة بلا أخطاء. لا يمكن عرضها في حالتها الحالية.",
  publish: "إظهارها للزوار",
  showInMenu: "إضافة إلى القائمة",
  removeFromMenu: "إزالة من القائمة",
  inMenu: "في القائمة",
};
