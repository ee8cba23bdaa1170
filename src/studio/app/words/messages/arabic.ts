import { isolate } from "../grammar/arabic.ts";
import type { MessageWords } from "./english.ts";

export const ARABIC_MESSAGES: MessageWords = {
  changedElsewhere: () => "تغيّر الموقع في نافذة أخرى في هذه الأثناء. حاول مرة أخرى.",
  valueChanged: (place, more) =>
    `تغيّر ${isolate(place)} في نافذة أخرى. ${more && `كتبت: ${isolate(more)}`}`,
  cellChanged: () => "تغيّرت هذه الخلية في نافذة أخرى. انظر إليها مجددًا.",
  syntaxError: () => "في الملف خطأ في الصياغة. تراجع، أو صحّحه أولًا في محرّر نصوص.",
  siteHasErrors: () =>
    "في الموقع أخطاء، وقد تفوت بعض الروابط بسببها. صحّح أولًا الأخطاء في قائمة المشكلات، ثم غيّر عنوان URL.",
  pageHidden: (place) =>
    `لا يمكن عرض الصفحة ${isolate(place)}: في الموقع أخطاء، وهي في قائمة المشكلات.`,
  gone: (place) => `لم يعد ${isolate(place)} موجودًا.`,
  rowGone: () => "لم يعد هذا الصف أو العمود موجودًا.",
  otherStudio: (place) =>
    `استوديو هذا الموقع مفتوح بالفعل على ${isolate(place)}. استخدمه، أو أوقفه ثم أعد تحميل هذه الصفحة.`,
  diskFull: () =>
    "قرص هذا الحاسوب ممتلئ. يبقى ما كتبته ما دامت هذه النافذة مفتوحة. احذف ما لم تعد تحتاج إليه، ثم حاول مرة أخرى.",
  steps: {
    discard: "تجاهل كل التغييرات",
    otherProgram: "تغييرات من برنامج آخر",
    fileVersion: "نسخة الملف",
  },
};
