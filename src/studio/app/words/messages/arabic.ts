import type { MessageWords } from "../../../protocol/messages.ts";

const KEPT_HERE = "تبقى تغييراتك محفوظة في هذا المتصفح.";

export const ARABIC_MESSAGES: MessageWords = {
  reported: (message) => message,
  changedElsewhere: () => "تغيّر الموقع في نافذة أخرى في هذه الأثناء. حاول مرة أخرى.",
  valueChanged: (place, typed) => `تغيّر ${place} في نافذة أخرى.${typed && ` كتبت: ${typed}`}`,
  jsonChanged: (place) => `تغيّر ${place} في هذه الأثناء. يبقى نصك في المحرر.`,
  cellChanged: (typed) => `تغيّرت هذه الخلية في نافذة أخرى.${typed && ` كتبت: ${typed}`}`,
  listChanged: () => "صارت عناصر القائمة أقل.",
  syntaxError: () => "في الملف خطأ في الصياغة. تراجع، أو صحّحه أولًا في محرّر نصوص.",
  siteHasErrors: () =>
    "في الموقع أخطاء، وقد تفوت بعض الروابط بسببها. صحّح أولًا الأخطاء في قائمة المشكلات، ثم غيّر عنوان URL.",
  pageHidden: (path) => `لا يمكن عرض الصفحة ${path}: في الموقع أخطاء، وهي في قائمة المشكلات.`,
  gone: (place) => `لم يعد ${place} موجودًا.`,
  rowGone: (typed) => `لم يعد هذا الصف أو العمود موجودًا.${typed && ` كتبت: ${typed}`}`,
  otherStudio: (address) =>
    `استوديو هذا الموقع مفتوح بالفعل على ${address}. استخدمه، أو أوقفه ثم أعد تحميل هذه الصفحة.`,
  otherWindow: () =>
    "استوديو هذا الموقع مفتوح بالفعل في نافذة أخرى من هذا المتصفح. استخدمها، أو أغلقها ثم أعد تحميل هذه الصفحة.",
  notOpen: () => "الاستوديو غير مفتوح. أعد تحميل هذه الصفحة.",
  elsewhere: () => "لا يعمل الاستوديو إلا على الحاسوب الذي يشغّله، على http://localhost.",
  otherPage: () => "لا يمكن تغيير الموقع إلا من صفحات الاستوديو نفسه.",
  noKey: () => "افتح الاستوديو بالعنوان الكامل الذي تعرضه الطرفية: ينتهي العنوان بمفتاح.",
  codeError: () => "في الشيفرة الخاصة بالموقع خطأ.",
  diskFull: () =>
    "قرص هذا الحاسوب ممتلئ. يبقى ما كتبته ما دامت هذه النافذة مفتوحة. احذف ما لم تعد تحتاج إليه، ثم حاول مرة أخرى.",
  notSaved: (reason) => `لم يُحفظ الموقع: ${reason} تبقى تغييراتك هنا.`,
  fileConflict: (file) =>
    `لم يُحفظ الموقع: غيّر برنامج آخر ${file} في مواضع غيّرتها أنت أيضًا. اختر أولًا إحدى النسختين. تبقى تغييراتك هنا.`,
  notCommitted: (reason) => `حُفظ الملف، لكن git لم يسجّله: ${reason}`,
  savedHasErrors: (message) => `في الموقع المحفوظ أخطاء، لذلك لا يمكن مقارنته: ${message}`,
  editedHasErrors: (message) => `في الموقع أخطاء، لذلك لا يمكن مقارنته: ${message}`,
  tooLarge: (megabytes) => `هذا أكبر مما يقبله الاستوديو، والحد الأقصى ${megabytes} ميغابايت.`,
  notAnAddress: (path, reason) => `لا يصلح ${path} عنوانًا: ${reason}.`,
  addressTaken: (page, path) => `العنوان ${path} مستخدم بالفعل في الصفحة «${page}».`,
  homeStays: () => "لا يمكن حذف الصفحة الرئيسية: هي ما يراه من يكتب اسم موقعك وحده.",
  copyTheRow: (path) => `${path} صف في جدول. انسخ الصف في الجدول.`,
  unreadable: (file) => `لا يمكن قراءة ${file}.`,
  pastedAgain: () => "في الأعلى صف مماثل.",
  notANumber: (text) => `«${text}» ليس رقمًا.`,
  fileTooLarge: (name, megabytes) =>
    `لم يُضف «${name}»: حجمه أكبر من ${megabytes} ميغابايت، وهذا كثير على موقع ويب. صغّره أولًا؛ ومكان الفيديو الطويل على YouTube أو Vimeo.`,
  fileEmpty: (name) => `لم يُضف «${name}»: الملف فارغ.`,
  filePrivate: (name) =>
    `لم يُضف «${name}»: يبدو ملفًا فيه كلمات مرور أو مفاتيح، ولا يجوز أن تكون على موقع ويب.`,
  photoFormat: (name) =>
    `لم يُضف «${name}»: لا تعرض المتصفحات صيغة الكاميرا هذه. صدّره بصيغة JPEG، أو أرسله إلى نفسك من الهاتف الذي يحوّله.`,
  filmFormat: (name) => `لم يُضف «${name}»: لا تشغّل المتصفحات صيغة الفيديو هذه. صدّره بصيغة MP4.`,
  otherContent: (name) =>
    `لم يُضف «${name}»: الملف تالف، أو ليس كما يدل اسمه. افتحه في برنامجه واحفظه من جديد.`,
  unknownFormat: (name) =>
    `لم يُضف «${name}»: لا يمكن للموقع عرض هذا النوع من الملفات. استخدم صورًا (JPEG وPNG وWebP وAVIF وGIF وSVG) أو فيديو (MP4 وWebM) أو مستندات مثل PDF.`,
  fileDamaged: (name) => `لم يُضف «${name}»: الملف تالف. انسخه من مصدره مرة أخرى.`,
  tooManyPixels: (name) =>
    `لم يُضف «${name}»: عدد وحدات البكسل في الصورة كبير على موقع ويب. صغّرها أولًا.`,
  drawingUnreadable: (name) =>
    `لم يُضف «${name}»: لا يمكن للمتصفحات قراءة هذا الرسم. صدّره بصيغة SVG مرة أخرى.`,
  drawingHasProgram: (name) =>
    `لم يُضف «${name}»: في هذا الرسم برنامج قد يضر بالزوار. صدّره بصيغة SVG بسيطة.`,
  noRoom: (name) => `لم يُضف «${name}»: القرص ممتلئ. احذف شيئًا، ثم حاول مرة أخرى.`,
  diskReadOnly: (name) => `لم يُضف «${name}»: لا يمكن الكتابة على هذا القرص.`,
  folderReadOnly: (name) =>
    `لم يُضف «${name}»: لا يُسمح بتغيير المجلد public/media. امنح نفسك إذن الكتابة فيه.`,
  folderIsFile: (name) => `لم يُضف «${name}»: public/media ملف، ويجب أن يكون مجلدًا. غيّر اسمه.`,
  notAdded: (name, reason) => `لم يُضف «${name}»: ${reason}`,
  folderOutside: (folder) =>
    `لا يمكن إضافة ملفات إلى «public/media/${folder}»: ليس مجلدًا داخل مجلد public للموقع.`,
  textsDamaged: (file) => `لم يُحفظ النص: في ${file} خطأ. صحّحه أولًا في محرّر نصوص.`,
  noToken: () => "أدخل مفتاح الوصول أولًا.",
  offline: () => `لا يمكن الوصول إلى GitHub. ${KEPT_HERE} حاول مرة أخرى عند توفر الاتصال.`,
  wait: (time) => `لا يقبل GitHub طلبات أخرى حتى ${time}. ${KEPT_HERE} حاول مرة أخرى بعدها.`,
  tokenRefused: () =>
    `لا يقبل GitHub مفتاح الوصول: انتهت صلاحيته أو حُذف. أنشئ مفتاحًا جديدًا وأدخله. ${KEPT_HERE}`,
  needsPermission: (permission) =>
    `يرفض GitHub هذا: ينقص مفتاح الوصول الإذن «${permission}». غيّر المفتاح على GitHub تحت Settings ثم Developer settings. ${KEPT_HERE}`,
  refused: (reason) => `يرفض GitHub هذا: ${reason}. ${KEPT_HERE}`,
  notFound: () =>
    `لا يجد GitHub هذا. قارن أسماء المالك والمستودع والفرع، وتأكد أن مفتاح الوصول لهذا المستودع. ${KEPT_HERE}`,
  notAccepted: (reason) => `لم يقبل GitHub هذا: ${reason} ${KEPT_HERE}`,
  githubFailed: (reason) => `في GitHub مشكلة (${reason}). ${KEPT_HERE} حاول مرة أخرى لاحقًا.`,
  noFolder: (folder) => `ليس في الفرع مجلد «${folder}».`,
  tooManyFiles: () => "في هذا المجلد ملفات أكثر مما يقبله الاستوديو. حدّد مجلد الموقع نفسه.",
  noConfig: (file) => `لا يوجد ${file} في هذا المجلد من الفرع. حدّد مجلد الموقع.`,
  branchMoves: () => "يتغيّر الفرع باستمرار. تبقى تغييراتك هنا. حاول مرة أخرى.",
  branchConflict: (file) =>
    `تغيّر ${file} في المستودع، في مواضع غيّرتها أنت أيضًا. اختر أولًا إحدى النسختين.`,
  noDifference: (target) => `لا يوجد فرق عن الموقع المنشور: ${target}`,
  firstTime: () => "يبدو أن الموقع يُنشر هناك للمرة الأولى.",
  noCopy: (what, time) =>
    `لا توجد على هذا الحاسوب نسخة من الإصدار المنشور (${what}، ${time})، لذلك يمكن مقارنة ملفاته فقط.`,
  notWhole: (what, time) => `لم يُرسَل الإصدار الأخير كاملًا (${what}، ${time})، وسيُستكمل الآن.`,
  sends: (target, fresh, changed, gone) =>
    `إلى ${target}: ملفات جديدة: ${fresh}، معدّلة: ${changed}، محذوفة: ${gone}`,
  missingThere: (count, files) => `ملفات مفقودة على الخادم وسيُعاد إرسالها (${count}): ${files}`,
  changedThere: (count, files) =>
    `ملفات تغيّرت على الخادم منذ نشرها وسيُعاد إرسالها (${count}): ${files}`,
  othersThere: (count, files) => `ملفات لم ينشرها Plumbline وتبقى كما هي (${count}): ${files}`,
  waits: (target) => `عملية نشر أخرى جارية (${target})، وهذه تنتظر انتهاءها.`,
  published: (what) => `نُشر: ${what}`,
  needsReload: () =>
    "تغيّرت الترويسات أو عمليات التحويل. يقرؤها nginx وCaddy بعد الأمر: systemctl reload nginx",
  exampleUrl: (url) => `${url} عنوان للمثال، لذلك لم يُختبر الموقع المنشور.`,
  isLive: (url, files, of) => `يعرض ${url} الإصدار الجديد (الملفات المقارَنة: ${files} من ${of}).`,
  notYetLive: (url) => `لا يعرض ${url} الإصدار الجديد بعد:`,
  hostsTakeTime: () =>
    "تحتاج بعض خدمات الاستضافة إلى دقائق. إن لم يتغير شيء فتحقق من أن عنوان الموقع يتبع مكان النشر هذا.",
  publishThis: () => "هل تريد نشر هذا؟",
  goBack: () => "هل تريد العودة إلى تلك النسخة؟",
  linesOnly: () => "ترى هنا الأسطر التي تتغيّر: تحت «في الملف».",
};
