import type { Texts } from "../../schema/fields/texts.ts";
import { privacy } from "./privacy/es.ts";

/** Spanish, with usted. */
export const es: Texts = {
  common: {
    newTab: "(se abre en una pestaña nueva)",
    trail: "Ruta de navegación",
    languages: "Idioma",
  },
  failure: {
    heading: "Error inesperado",
    text: "No se ha podido mostrar esta página. Volver a cargarla suele ayudar; el resto del sitio funciona.",
    reload: "Volver a cargar",
    home: "Ir a la página de inicio",
  },
  layout: {
    skip: "Saltar al contenido",
    navigation: "Menú principal",
    menu: "Menú",
    quickActions: "Contactar ahora",
    contactHeading: "Contacto",
    hoursHeading: "Horario de apertura",
    colon: ":",
  },
  facts: {
    phone: "Teléfono",
    email: "Correo electrónico",
    whatsapp: "WhatsApp",
    address: "Dirección",
    hours: "Horario",
  },
  hours: {
    line: "{days} {hours}",
    days: "de {from} a {to}",
    fromTo: "de {from} a {to}",
    closed: "cerrado",
    allDay: "abierto las 24 horas",
    byAppointment: "con cita previa",
    timesByAppointment: "{times} con cita previa",
    noted: "{hours} ({note})",
    dated: "{dates}: {hours}",
    open: "Abierto ahora",
    openUntil: "Abierto ahora · cierre: {time}",
    closedNow: "Cerrado",
    opensAt: "Cerrado · apertura: {time}",
    opensOn: "Cerrado · apertura: {day}, {time}",
    arranged: "Con cita previa",
    otherwise: "En otras fechas",
  },
  form: {
    name: "Nombre",
    namePlaceholder: "Su nombre completo",
    email: "Correo electrónico",
    emailPlaceholder: "nombre@example.com",
    phone: "Teléfono",
    phonePlaceholder: "Su número de teléfono",
    message: "Mensaje",
    messagePlaceholder: "¿En qué podemos ayudarle?",
    optional: "(opcional)",
    choose: "Elija una opción",
    button: "Enviar el mensaje",
    privacy: "Antes de enviar: aquí se explica {link}.",
    privacyLink: "qué ocurre con sus datos",
  },
  signup: {
    name: "Su nombre",
    email: "Su correo electrónico",
    button: "Suscribirse",
    sending: "Enviando",
    thanks: "Gracias",
    failed:
      "No se ha podido enviar: no hay conexión con el servicio de suscripción. Lo que ha escrito sigue aquí. Inténtelo de nuevo o pídalo directamente:",
  },
  cards: { more: "Más", about: "sobre {title}" },
  banner: {
    label: "Aviso",
    close: "Cerrar este aviso",
    from: "A partir del {date}",
    until: "Hasta el {date}",
  },
  locations: {
    directions: "Cómo llegar",
    map: "Mapa: {name}",
  },
  prices: { from: "desde {price}" },
  testimonials: { stars: "{stars} de {most} estrellas" },
  news: {
    updated: "Actualizado el {date}",
  },
  map: {
    show: "Mostrar el mapa",
  },
  video: {
    play: "Reproducir el vídeo",
    pause: "Pausar el vídeo",
  },
  player: {
    source: "El vídeo viene de {host}, que solo sabrá de su visita si lo reproduce.",
  },
  gallery: {
    before: "Antes",
    after: "Después",
    position: "Imagen {index} de {count}",
    previous: "Imagen anterior",
    next: "Imagen siguiente",
    close: "Cerrar",
  },
  search: {
    label: "¿Qué está buscando?",
    button: "Buscar",
    suggestionsHeading: "O vaya directamente a una de estas páginas",
    searching: "Buscando",
    foundOne: "{count} página encontrada",
    found: "{count} páginas encontradas",
    nothing:
      "No se ha encontrado nada para «{query}». Pruebe con una palabra más corta o más sencilla, o siga uno de los enlaces.",
    failed:
      "No se ha podido cargar la búsqueda; quizá se haya interrumpido la conexión. Inténtelo de nuevo o siga uno de los enlaces.",
    retry: "Volver a intentarlo",
    noScript:
      "La búsqueda necesita JavaScript, que no está activo en este navegador. Los enlaces de esta página funcionan sin él.",
    common:
      "a al cada como con cuando de del desde donde e el en es esta está este están hasta hay la las le les lo los más mi muy no nos nuestra nuestras nuestro nuestros o para pero por que qué se sea si sin sobre son su sus también toda todas todo todos un una usted y ya",
  },
  privacy,
  siteData: {
    services: "Servicios",
    address: "Dirección",
    hours: "Horario de apertura",
    areaServed: "Zona de servicio",
    pages: "Páginas",
  },
};
