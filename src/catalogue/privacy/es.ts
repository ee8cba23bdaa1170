import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in Spanish, with usted. */
export const privacy: Texts["privacy"] = {
  responsible: "Quién es responsable",
  business: "{business}.",
  person: "Persona de contacto: {name}, {contact}.",
  questions: "Para cualquier pregunta: {contact}.",
  controller:
    "La ley nos llama responsable del tratamiento, porque decidimos qué se hace con sus datos.",
  we: "En esta página, «nosotros» es esta empresa.",
  formHeading: "Cuando envía el formulario de contacto",
  form: "Recibimos lo que escribe en él ({fields}). Su navegador lo envía a {host}, un servicio que nos lo hace llegar y que al hacerlo ve su dirección IP.",
  formCaptcha:
    "Es posible que antes muestre una página propia para comprobar que usted es una persona.",
  formUse: "Lo usamos para responderle y para hacer lo que nos pide.",
  signupHeading: "Cuando se suscribe",
  signup:
    "Su correo electrónico y, si lo da, su nombre van a {host}, que lleva la lista y envía aquello a lo que se ha suscrito.",
  signupLeave:
    "Para darse de baja, use el enlace de cualquiera de sus correos o pídanoslo: {contact}.",
  signupCounter:
    "Cada vez que se muestra el formulario, su navegador llama a {host}, que lo cuenta.",
  signupScript: "Las páginas con el formulario cargan un script de {host}.",
  directHeading: "Cuando se pone en contacto directamente",
  direct:
    "Vemos lo que nos dice y los datos de contacto con los que llega, y los usamos para atender lo que pide. No se envía nada antes de que pulse uno de los enlaces para ello.",
  directWhatsapp:
    "WhatsApp pertenece a Meta, así que un mensaje por esa vía pasa también por Meta. Si prefiere evitarlo, elija otra forma de contactarnos.",
  readingHeading: "Cuando solo lee",
  logs: "La empresa que aloja este sitio tiene que ver su dirección IP para enviarle una página y, por lo general, la anota durante un tiempo junto con la hora, la página y el tipo de navegador, para mantener el sitio en marcha y defenderlo de ataques.",
  ownFiles:
    "Las fuentes, las imágenes y demás archivos vienen de este mismo sitio, así que ninguna otra empresa sabe de su visita por ellos.",
  fonts:
    "Las fuentes vienen de {host}, que ve su dirección IP en cada página. Las imágenes y demás archivos vienen de este mismo sitio.",
  mapHeading: "Cuando mira el mapa",
  mapClick:
    "Lo que ve al principio es un dibujo. Solo cuando lo pulsa viene el mapa de {host}, que entonces ve su dirección IP y puede poner sus propias cookies.",
  mapVisible:
    "Cuando el mapa aparece en la pantalla, viene de {host}, que entonces ve su dirección IP y puede poner sus propias cookies.",
  searchHeading: "Cuando busca en este sitio",
  search:
    "La búsqueda se hace en su navegador; no se pregunta a ningún buscador. Sus palabras están en la dirección de la página, así que quedan en el historial de su navegador y pueden aparecer en el registro de nuestro proveedor de alojamiento.",
  storageHeading: "Qué queda en su navegador",
  noCookies: "No ponemos cookies ni usamos herramientas de análisis.",
  onlyCounter: "No ponemos cookies. Solo se cuenta el formulario de suscripción, y lo hace {host}.",
  kept: "Esto se guarda solo en su pestaña y hasta que la cierre; nosotros no lo vemos nunca:",
  keptDraft:
    "lo que ha escrito en un formulario, hasta que se envía, para que no se pierda nada si se corta la conexión",
  keptScroll:
    "hasta dónde había llegado en cada página, anotado al salir, para que «Atrás» le lleve al mismo sitio",
  others: "Lo que hagan estos una vez cargados depende de ellos: {hosts}.",
  gdpr: "RGPD",
  ukGdpr: "RGPD del Reino Unido",
  fadp: "LPD",
  groundsHeading: "Por qué podemos hacerlo",
  grounds: "Estas son nuestras bases según el artículo 6, apartado 1, del {law}:",
  groundContract:
    "atender lo que pide: usted lo ha pedido, como parte de un contrato o antes de él (b)",
  groundConsent:
    "enviar aquello a lo que se ha suscrito: su consentimiento, que puede retirar en cualquier momento (a)",
  groundDuty: "conservar facturas y otros documentos que exige la ley: una obligación legal (c)",
  groundInterest:
    "un sitio que funcione y esté a salvo de ataques: nuestro interés legítimo en ello (f)",
  voluntary:
    "No tiene que darnos nada. Sin una forma de contactar con usted, no podemos responder.",
  recipientsHeading: "Quién más ve sus datos",
  recipientHost: "la empresa que aloja este sitio",
  recipientForm: "{host}, que nos hace llegar el formulario de contacto",
  recipientSignup: "{host}, que lleva la lista de suscripciones",
  recipientEmail: "las empresas que transportan nuestro correo electrónico",
  recipientPhone: "las empresas que transportan nuestras llamadas",
  recipientWhatsapp: "WhatsApp, si lo usa",
  abroadLaw:
    "Algunos de ellos pueden guardar datos en otros países. La ley solo lo permite donde están igual de bien protegidos; pregúntenos y le diremos cómo.",
  abroad: "Algunos de ellos pueden guardar datos en otros países; pregúntenos y le diremos dónde.",
  retentionHeading: "Cuánto tiempo los guardamos",
  retentionSignup: "Está en la lista de suscripciones hasta que se dé de baja.",
  rightsHeading: "Qué puede pedir",
  rightCopy:
    "una copia de lo que tenemos sobre usted, también en un archivo que pueda llevarse a otra parte",
  rightCorrect: "que corrijamos lo que es incorrecto o falta",
  rightDelete: "que borremos algo, o que lo conservemos sin usarlo",
  rightObject: "que dejemos de usar sus datos cuando nos apoyamos en nuestros propios intereses",
  rightWithdraw: "el fin de lo que un día aceptó; lo hecho hasta entonces sigue siendo lícito",
  rightsAsk: "Dónde pedirlo: {contact}.",
  answerMonth: "No cuesta nada, y tiene una respuesta en el plazo de un mes.",
  answer30Days: "No cuesta nada, y tiene una respuesta en un plazo de 30 días.",
  rightsOffer:
    "Pregúntenos qué tenemos sobre usted, o pídanos que lo corrijamos o lo borremos: {contact}.",
  complaintsHeading: "Si algo no le parece bien",
  complaintUk:
    "Tiene derecho a reclamar ante nosotros por cómo tratamos sus datos (Data (Use and Access) Act 2025), de la forma que quiera. Confirmamos en 30 días que tenemos su reclamación, la estudiamos sin demora y le decimos en qué ha quedado.",
  complaint:
    "Si algo le preocupa, díganoslo primero; casi todo se arregla con un mensaje. No tiene que esperarnos: puede acudir a la autoridad de control en cualquier momento.",
  complaintUs: "Si algo le preocupa, díganoslo; casi todo se arregla con un mensaje: {contact}.",
  authority: "La autoridad de control que nos corresponde: {authority} ({website}).",
  lawHeading: "Qué dice la ley",
  updated: "Última revisión: {date}",
};
