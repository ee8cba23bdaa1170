import type { StarterWords } from "../../model/starter-words.ts";
import { readme } from "./readme.ts";
import { names } from "./trades.ts";

/** Spanish, with usted. */
export const starter: StarterWords = {
  ...names,
  readme,
  yourTrade: "[Su oficio]",
  inTown: (trade, town) => `${trade} en ${town}`,
  summary: "[Su oferta, y para quién es.]",
  snippet: "[Su oferta en pocas palabras.]",
  call: "Llamar",
  write: "Escribir",
  parts: {
    services: { path: "/servicios", label: "Servicios", heading: "Qué ofrecemos" },
    prices: { path: "/precios", label: "Precios", heading: "Cuánto cuesta" },
    about: { path: "/nosotros", label: "Nosotros", heading: "Quiénes somos" },
    questions: { path: "/preguntas", label: "Preguntas", heading: "Preguntas frecuentes" },
    contact: { path: "/contacto", label: "Contacto", heading: "Hable con nosotros" },
  },
  services: {
    titles: ["[Primer servicio]", "[Segundo servicio]", "[Tercer servicio]"],
    text: "[Su frase sobre esto.]",
  },
  offers: {
    shop: {
      path: "/productos",
      label: "Productos",
      heading: "Qué tenemos",
      titles: ["[Su primer producto]", "[Su segundo producto]", "[Su tercer producto]"],
    },
    table: {
      path: "/carta",
      label: "La carta",
      heading: "Qué servimos",
      titles: ["[Su primer plato]", "[Su segundo plato]", "[Su tercer plato]"],
    },
    course: {
      path: "/clases",
      label: "Clases",
      heading: "Nuestras clases",
      titles: ["[Su primera clase]", "[Su segunda clase]", "[Su tercera clase]"],
    },
  },
  how: {
    any: {
      heading: "Cómo funciona",
      points: [
        ["Usted nos contacta", "Díganos qué le gustaría."],
        ["Le respondemos", "[Cuándo llega su respuesta.]"],
        ["Empezamos", "[Su trabajo, paso a paso.]"],
      ],
    },
    practice: {
      heading: "Cómo es una cita",
      points: [
        ["Usted pide cita", "[Cómo se pide fecha.]"],
        ["Usted viene", "[Qué hay que traer al lugar.]"],
        ["Le dedicamos tiempo", "[Qué pasa en esa fecha.]"],
      ],
    },
    course: {
      heading: "Cómo empezar",
      points: [
        ["Elija una clase", "[Su clase para principiantes.]"],
        ["Venga a probar", "[Su oferta para la primera visita.]"],
        ["Quédese", "[Sus bonos, y el precio de cada uno.]"],
      ],
    },
    visit: {
      heading: "Antes de venir",
      points: [
        ["Cómo encontrarnos", "[Cómo llegar al lugar.]"],
        ["Conviene saber", "[Cuándo hay que reservar una fecha.]"],
        ["Nuestro orgullo", "[Lo que solo hay en este lugar.]"],
      ],
    },
  },
  price: "[Precio]",
  about: "[Su nombre, y desde cuándo.]",
  questions: {
    reach: "¿Cómo puedo contactar con ustedes?",
    byPhone: "Llame al [{business.phone}](phone:) o escriba a [{business.email}](email:).",
    byEmail: "Escriba a [{business.email}](email:).",
    others: [
      ["¿Cuánto cuesta?", "[Su precio, y qué incluye.]"],
      ["¿Dónde están?", "[Su barrio, o su dirección.]"],
    ],
  },
  contact: "[Cuándo responde al correo y al teléfono.]",
  places: {
    heading: "Cerca de usted",
    text: "[Qué hay solo en este lugar.]",
  },
  lost: {
    label: "No encontrada",
    heading: "No hay nada en esta dirección",
    text: "Quizá la página se ha movido, o falta una letra. Desde el inicio se encuentra todo.",
    home: "Ir al inicio",
  },
  privacy: {
    path: "/privacidad",
    label: "Privacidad",
    heading: "Qué pasa con sus datos",
    retention: "[Cuánto tiempo guarda el correo.]",
    hosting: "[Quién aloja su web, y cuánto guarda registros.]",
    law: "[Qué exige la ley a su web.]",
  },
  imprint: {
    path: "/aviso-legal",
    label: "Aviso legal",
    heading: "Quién está detrás de esta web",
    items: {
      who: "{business.name}, [su forma jurídica]",
      address: "[Su calle y código postal], {business.address}",
      person: "Representante: [Nombre y apellidos]",
      register: "Registro: [Nombre del registro y su número]",
      vat: "NIF o NIF-IVA: [Su número]",
      authority: "Autoridad de supervisión: [Nombre, si hace falta licencia]",
      profession: "Profesión regulada: [Su título, el país y el colegio]",
      purpose: "Objeto de la empresa: [Qué hace su empresa]",
      publisher: "Responsable de la publicación: [Nombre y apellidos]",
      host: "Alojamiento: [Nombre, dirección y teléfono]",
    },
  },
  hours: "[¿Es este su horario?]",
};
