import type { RemoteWords } from "./english.ts";

export const ARABIC_REMOTE: RemoteWords = {
  title: "تغيير موقع على GitHub",
  intro:
    "يعمل الاستوديو في هذا المتصفح. يقرأ مستودعًا واحدًا ويغيّره عبر واجهة GitHub، ولا يرسل شيئًا إلى أي جهة أخرى.",
  owner: "المالك",
  repo: "المستودع",
  branch: "الفرع",
  branchHelp: "اتركه فارغًا للفرع الافتراضي",
  folder: "مجلد الموقع",
  folderHelp: "اتركه فارغًا للمستودع نفسه",
  token: "مفتاح الوصول",
  tokenHelp:
    "رمز «fine-grained personal access token» لهذا المستودع وحده، بالإذن «Contents: Read and write»، و«Pull requests: Read and write» للاقتراحات. يبقى في هذا المتصفح حتى تزيله، ويستطيع استخدامه كل من يستخدم هذا المتصفح.",
  makeToken: "إنشاء مفتاح على GitHub",
  hasToken: "في هذا المتصفح مفتاح وصول.",
  removeToken: "إزالة المفتاح",
  open: "فتح",
  opening: "يجري تحميل الموقع…",
  unsaved: "لم يُحفظ بعد",
  otherSite: "موقع آخر، أو إزالة المفتاح",
  propose: "كطلب سحب (pull request)، ليطّلع عليه شخص أولًا",
  proposed: "طلب السحب مفتوح:",
  proposedAgain: "التغييرات موجودة في طلب السحب المفتوح:",
  addsTo: (url: string) => `يُضاف التثبيت إلى طلب السحب هذا إذا كان لا يزال مفتوحًا: ⁨${url}⁩`,
  published: (branch: string) =>
    `يذهب التغيير إلى الفرع «${branch}». إذا كان في المستودع سير عمل ينشر الموقع فإنه يبدأ تلقائيًا.`,
  limits: (names: string) =>
    `لهذا الموقع شيفرة خاصة (${names}) لا تعمل هنا: لا تُعرض الصفحات التي تستخدمها، وقد يبلّغ الفحص عن مشكلات غير موجودة.`,
  notChecked: "لا يُفحص هنا: الصور التالفة وحروف الخطوط وعناوين الموقع السابقة.",
};
