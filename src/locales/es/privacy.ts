import type { Texts } from "../../../schema/fields/texts.ts";

/** The privacy notice in Spanish, in the terms of the RGPD. */
export const privacy: Texts["privacy"] = {
  responsible: "Quién es el responsable",
  business: "{business}.",
  person: "Persona de contacto: {name}, {contact}.",
  questions: "Para cualquier pregunta: {contact}.",
  controller:
    "La ley nos llama «responsable del tratamiento», porque decidimos qué se hace con sus datos.",
  we: "En esta página, «nosotros» se refiere a esta empresa.",
  formHeading: "Cuando envía el formulario de contacto",
  quoted: "«{label}»",
  form: "Recibimos lo que escribe en él ({fields}). Su navegador lo envía a {host}, un servicio que nos lo reenvía y que, al hacerlo, ve su dirección IP.",
  formCaptcha:
    "Es posible que antes muestre una página propia para comprobar que usted es una persona.",
  formUse: "Lo usamos para responderle y para hacer lo que nos pide.",
  signupHeading: "Cuando se suscribe",
  signup:
    "Su correo electrónico y, si lo indica, su nombre se envían a {host}, que gestiona la lista y envía aquello a lo que se ha suscrito.",
  signupLeave:
    "Para darse de baja, use el enlace de cualquiera de los correos o diríjase a nosotros: {contact}.",
  signupCounter:
    "Cada vez que se muestra el formulario, su navegador llama a {host}, que lo cuenta.",
  signupScript: "Las páginas que tienen el formulario cargan un script de {host}.",
  directHeading: "Cuando contacta directamente con nosotros",
  direct:
    "Vemos lo que nos cuenta y los datos de contacto que lo acompañan, y los usamos para atender su solicitud. No se envía nada hasta que usted pulsa uno de los enlaces para ello.",
  directWhatsapp:
    "WhatsApp pertenece a Meta, así que un mensaje enviado por ahí pasa también por Meta. Si prefiere evitarlo, elija otra forma de contactar con nosotros.",
  readingHeading: "Cuando solo lee",
  logs: "La empresa que aloja este sitio tiene que ver su dirección IP para enviarle una página y, por lo general, la guarda un tiempo junto con la hora, la página y el tipo de navegador, para mantener el sitio en funcionamiento y defenderlo de ataques.",
  ownFiles:
    "Las fuentes, las imágenes y lo demás proceden de este mismo sitio, de modo que ninguna otra empresa se entera de su visita por ellas.",
  ownFilesOnly: "Las fuentes, las imágenes y lo demás proceden de este mismo sitio.",
  fonts:
    "Las fuentes proceden de {host}, que ve su dirección IP en cada página. Las imágenes y lo demás proceden de este mismo sitio.",
  mapHeading: "Cuando mira el mapa",
  mapClick:
    "Lo que ve al principio es un dibujo. Solo cuando lo pulsa se carga el mapa desde {host}, que entonces ve su dirección IP y puede instalar sus propias cookies.",
  mapVisible:
    "Cuando el mapa aparece en la pantalla, se carga desde {host}, que entonces ve su dirección IP y puede instalar sus propias cookies.",
  filmHeading: "Cuando reproduce un vídeo",
  filmClick:
    "Algunos vídeos vienen de {hosts}. Solo cuando pulsa uno se carga desde allí su reproductor; esa empresa ve entonces su dirección IP y puede instalar sus propias cookies.",
  contentHeading: "Cuando muestra contenido de otra empresa",
  contentClick:
    "Algunos contenidos vienen de {hosts}. Solo cuando pulsa su botón se cargan desde allí; esa empresa ve entonces su dirección IP y puede instalar sus propias cookies.",
  servicesHeading: "Cuando una página utiliza un servicio de otra empresa",
  service: "Algunas páginas utilizan {host}. Finalidad: {purpose}.",
  serviceCalled:
    "Su navegador llama entonces a {host}, que ve su dirección IP y puede instalar sus propias cookies.",
  serviceLearns: "Además, {host} recibe lo siguiente: {learns}.",
  searchHeading: "Cuando busca en este sitio",
  search:
    "La búsqueda se hace en su navegador; no se consulta ningún buscador. Sus palabras figuran en la dirección de la página, por lo que quedan en el historial de su navegador y pueden aparecer en el registro de nuestro proveedor de alojamiento.",
  storageHeading: "Qué queda en su navegador",
  noCookies: "No instalamos cookies ni usamos herramientas de analítica.",
  onlyCounter:
    "No instalamos cookies. Lo único que se cuenta son las veces que se muestra el formulario de suscripción, y lo hace {host}.",
  kept: "Se guarda lo siguiente, solo en su pestaña y hasta que la cierra; nosotros nunca lo vemos:",
  keptDraft:
    "lo que ha escrito en un formulario, hasta que se envía, para que no se pierda nada si se corta la conexión",
  keptNotice: "que ha cerrado un aviso, para que no vuelva a aparecer en la página siguiente",
  keptScroll:
    "hasta dónde se había desplazado en cada página, anotado al salir de ella, para que el botón Atrás le devuelva al mismo lugar",
  others: "Lo que hacen estos servicios una vez cargados depende de ellos: {hosts}.",
  gdpr: "RGPD",
  ukGdpr: "RGPD del Reino Unido",
  fadp: "LPD",
  groundsHeading: "Por qué podemos hacerlo",
  grounds: "Estas son nuestras bases jurídicas ({law}, artículo 6, apartado 1):",
  groundContract:
    "atender lo que nos pide: usted lo ha solicitado, como parte de un contrato o antes de celebrarlo (letra b)",
  groundConsent:
    "enviarle aquello a lo que se ha suscrito: su consentimiento, que puede retirar en cualquier momento (letra a)",
  groundDuty:
    "conservar las facturas y otros documentos que exige la ley: una obligación legal (letra c)",
  groundInterest:
    "un sitio que funciona y está protegido de ataques: nuestro interés legítimo en ello (letra f)",
  voluntary:
    "No está obligado a darnos ningún dato. Sin una forma de contactar con usted, no podemos responderle.",
  recipientsHeading: "Quién más ve sus datos",
  recipientHost: "la empresa que aloja este sitio",
  recipientForm: "{host}, que nos reenvía el formulario de contacto",
  recipientSignup: "{host}, que gestiona la lista de suscripción",
  recipientService: "{host}, finalidad: {purpose}",
  recipientShown: "{hosts}, donde este sitio muestra algo que viene de allí: su dirección IP",
  recipientEmail: "las empresas que transmiten nuestro correo electrónico",
  recipientPhone: "las empresas que transmiten nuestras llamadas telefónicas",
  recipientWhatsapp: "WhatsApp, si lo utiliza",
  abroadLaw:
    "Algunos de ellos pueden guardar datos en otros países. La ley solo lo permite si allí están igual de bien protegidos; si nos lo pregunta, le explicamos cómo.",
  abroad:
    "Algunos de ellos pueden guardar datos en otros países; si nos lo pregunta, le decimos dónde.",
  retentionHeading: "Cuánto tiempo conservamos sus datos",
  retentionSignup: "Permanece en la lista de suscripción hasta que se da de baja.",
  rightsHeading: "Qué puede solicitar",
  rightCopy:
    "una copia de los datos que tenemos sobre usted, y una copia en un archivo que pueda llevarse a otro lugar",
  rightCorrect: "la rectificación de lo que sea incorrecto o esté incompleto",
  rightDelete:
    "la supresión, o que conservemos algún dato sin utilizarlo (limitación del tratamiento)",
  rightObject:
    "que dejemos de usar sus datos cuando nos basamos en nuestros propios intereses (oposición)",
  rightWithdraw: "la retirada de un consentimiento; lo hecho hasta entonces sigue siendo lícito",
  rightsAsk: "Dónde solicitarlo: {contact}.",
  answerMonth: "Es gratuito, y recibirá una respuesta en el plazo de un mes.",
  answer30Days: "Es gratuito, y recibirá una respuesta en el plazo de 30 días.",
  rightsOffer:
    "Pregúntenos qué datos tenemos sobre usted o pídanos que los rectifiquemos o los suprimamos: {contact}.",
  complaintsHeading: "Si no está conforme",
  complaintUk:
    "Tiene derecho a presentarnos una reclamación sobre cómo tratamos sus datos (Data (Use and Access) Act 2025), por el medio que prefiera. En un plazo de 30 días le confirmamos que la hemos recibido, la examinamos sin demora y le comunicamos el resultado.",
  complaint:
    "Si algo le preocupa, díganoslo primero; casi todo se resuelve con un mensaje. No tiene que esperarnos: puede acudir a la autoridad de control en cualquier momento.",
  complaintUs: "Si algo le preocupa, díganoslo; casi todo se resuelve con un mensaje: {contact}.",
  authority: "La autoridad de control que nos corresponde: {authority}, {website}.",
  lawHeading: "Qué dice la ley",
  updated: "Última revisión: {date}",
};
