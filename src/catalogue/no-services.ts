import { own } from "../util/own.ts";
import { onlyWords, whole } from "./phrases.ts";
import type { SpokenLanguage } from "./texts.ts";

/**
 * What pages are called that are about all that a business does, or about something else: no service has
 * such a name. In the form that checks.ts describes.
 */
const NO_SERVICES: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  en: [
    "our|my|all|the? services|service|treatments|classes|courses|products|work|jobs|offers and? prices|rates|fees?",
    "our|my|the? prices|price_list|price_guide|rates|fees",
    "what we|i do|offer",
    "home|about|about_us|contact",
  ],
  cy: [
    "ein|fy|y? gwasanaethau|wasanaethau|triniaethau|dosbarthiadau|cyrsiau|cynnyrch|gwaith a? phrisiau?",
    "ein|y? prisiau|rhestr_brisiau",
    "yr? hyn|beth a? wnawn|gynigiwn",
    "hafan|amdanom|amdanom_ni|cysylltu",
  ],
  de: [
    "unsere|unser|meine|mein|alle|die|das? leistungen|leistung|leistungsspektrum|angebot|angebote|behandlungen|kurse|produkte|arbeiten und? preise|tarife?",
    "unsere|meine|die? preise|preisliste|tarife",
    "was wir|ich tun|machen|anbieten|bieten",
    "start|startseite|über_uns|kontakt",
  ],
  fr: [
    "nos|mes|les|tous_nos|toutes_nos? services|prestations|soins|traitements|cours|produits|travaux|offres et? nos|les? tarifs|prix?",
    "nos|mes|les? tarifs|prix et? remboursement|remboursements?",
    "ce_que nous faisons|proposons",
    "accueil|à_propos|contact",
  ],
  es: [
    "nuestros|nuestras|mis|los|las|todos_los? servicios|tratamientos|clases|cursos|productos|trabajos|ofertas y? precios|tarifas?",
    "nuestros|nuestras|los|las? precios|tarifas|lista_de_precios",
    "qué|lo_que hacemos|ofrecemos",
    "inicio|sobre_nosotros|contacto",
  ],
  pl: [
    "nasze|moje|nasza|moja|wszystkie? usługi|zabiegi|zajęcia|kursy|produkty|prace|oferta i? ceny|cennik?",
    "nasze|nasz? ceny|cennik",
    "co robimy|oferujemy",
    "start|strona_główna|o_nas|kontakt",
  ],
  ar: [
    "خدمات|الخدمات|خدماتنا|خدماتي|العلاجات|علاجاتنا|الدورات|دوراتنا|المنتجات|منتجاتنا|القطع|أعمالنا|العروض|عروضنا والأسعار|وأسعارها?",
    "الأسعار|أسعارنا|قائمة_الأسعار",
    "ماذا|ما نقدم|نفعل",
    "الرئيسية|من_نحن|اتصل_بنا",
  ],
};

const known = new Map<string, RegExp>();

/** Whether a page in a language is called what no single service is. */
export function namesNoService(label: string, tag: string): boolean {
  const { language } = new Intl.Locale(tag);
  const pattern = known.get(language) ?? whole(own(NO_SERVICES, language) ?? NO_SERVICES.en);
  known.set(language, pattern);
  return pattern.test(onlyWords(label));
}
