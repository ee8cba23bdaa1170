import type { Texts } from "../../schema/fields/texts.ts";
import { privacy } from "./privacy/ar.ts";

/** Arabic, in words that address neither a man nor a woman. A noun after a number has several forms, so counts stand at the end. */
export const ar: Texts = {
  common: {
    newTab: "(يفتح في علامة تبويب جديدة)",
    trail: "مسار التنقل",
    languages: "اللغة",
  },
  failure: {
    heading: "حدث خطأ غير متوقع",
    text: "تعذّر عرض هذه الصفحة. إعادة تحميلها تفيد في الغالب، وبقية الموقع تعمل كالمعتاد.",
    reload: "إعادة التحميل",
    home: "الانتقال إلى الصفحة الرئيسية",
  },
  layout: {
    skip: "الانتقال إلى المحتوى",
    navigation: "القائمة الرئيسية",
    menu: "القائمة",
    quickActions: "التواصل معنا مباشرة",
    contactHeading: "للتواصل معنا",
    hoursHeading: "ساعات العمل",
    colon: ":",
  },
  facts: {
    phone: "الهاتف",
    email: "البريد الإلكتروني",
    whatsapp: "واتساب",
    address: "العنوان",
    hours: "ساعات العمل",
  },
  hours: {
    line: "{days} {hours}",
    days: "من {from} إلى {to}",
    fromTo: "من {from} إلى {to}",
    closed: "مغلق",
    allDay: "مفتوح على مدار 24 ساعة",
    byAppointment: "بموعد مسبق",
    timesByAppointment: "{times} بموعد مسبق",
    noted: "{hours} ({note})",
    dated: "{dates}: {hours}",
    open: "مفتوح الآن",
    openUntil: "مفتوح الآن · حتى {time}",
    closedNow: "مغلق الآن",
    opensAt: "مغلق · يفتح الساعة {time}",
    opensOn: "مغلق · يفتح {day} الساعة {time}",
    arranged: "بموعد مسبق",
    otherwise: "في تواريخ أخرى",
  },
  form: {
    name: "الاسم",
    namePlaceholder: "الاسم الكامل",
    email: "البريد الإلكتروني",
    emailPlaceholder: "name@example.com",
    phone: "الهاتف",
    phonePlaceholder: "رقم الهاتف",
    message: "الرسالة",
    messagePlaceholder: "كيف يمكننا المساعدة؟",
    optional: "(اختياري)",
    choose: "يُرجى الاختيار",
    button: "إرسال الرسالة",
    privacy: "قبل الإرسال، يمكن الاطلاع على {link}.",
    privacyLink: "كيفية التعامل مع بياناتكم",
  },
  signup: {
    name: "الاسم",
    email: "البريد الإلكتروني",
    button: "الاشتراك",
    sending: "جارٍ الإرسال",
    thanks: "شكرًا لكم",
    failed:
      "تعذّر الإرسال: لم يمكن الوصول إلى خدمة الاشتراك. ما كُتب ما زال هنا. يمكن إعادة المحاولة، أو الطلب مباشرة:",
  },
  cards: { more: "المزيد", about: "عن {title}" },
  banner: {
    label: "تنبيه",
    close: "إغلاق هذا التنبيه",
    from: "ابتداءً من {date}",
    until: "حتى {date}",
  },
  locations: {
    directions: "الاتجاهات",
    map: "خريطة: {name}",
  },
  prices: { from: "ابتداءً من {price}" },
  testimonials: { stars: "التقييم: {stars} من {most}" },
  news: {
    updated: "آخر تحديث: {date}",
  },
  map: {
    show: "عرض الخريطة",
  },
  video: {
    play: "تشغيل الفيديو",
    pause: "إيقاف الفيديو مؤقتًا",
  },
  player: {
    source: "يأتي الفيديو من {host}، ولا تعرف تلك الخدمة بزيارتكم إلا عند تشغيله.",
  },
  gallery: {
    before: "قبل",
    after: "بعد",
    position: "الصورة {index} من {count}",
    previous: "الصورة السابقة",
    next: "الصورة التالية",
    close: "إغلاق",
  },
  search: {
    label: "ما الذي تبحثون عنه؟",
    button: "بحث",
    suggestionsHeading: "أو الانتقال مباشرة إلى إحدى هذه الصفحات",
    searching: "جارٍ البحث",
    foundOne: "عدد الصفحات التي عُثر عليها: {count}",
    found: "عدد الصفحات التي عُثر عليها: {count}",
    nothing:
      "لم يُعثر على شيء عن «{query}». يمكن تجربة كلمة أقصر أو أبسط، أو الانتقال إلى أحد الروابط.",
    failed:
      "تعذّر تحميل البحث؛ ربما انقطع الاتصال. يمكن إعادة المحاولة، أو الانتقال إلى أحد الروابط.",
    retry: "إعادة المحاولة",
    noScript:
      "يحتاج البحث إلى JavaScript، وهو لا يعمل في هذا المتصفح. الروابط في هذه الصفحة تعمل من دونه.",
    common:
      "أن أنتم أو أي أيضا أيضًا إذا إلى إن التي الذي الذين به بها بعد بين تلك ثم جميع حتى حيث خلال دون ذلك عبر على عليها عن عند غير في فيه فيها قبل قد كان كانت كل كما كيف لا لدينا لكم لكن لم لنا له لها ما متى مع من منذ منها نحن نفس نفسه هذا هذه هل هو هي",
  },
  privacy,
  siteData: {
    services: "الخدمات",
    address: "العنوان",
    hours: "ساعات العمل",
    areaServed: "منطقة الخدمة",
    pages: "الصفحات",
  },
};
