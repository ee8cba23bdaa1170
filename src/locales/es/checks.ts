import type { CheckWords } from "../../model/check-words.ts";

export const checks: CheckWords = {
  vagueLinks: [
    "haga|haz|hacer|pulse|pulsa|pincha|pinche clic|click? en? aquí|este_enlace|el_enlace?",
    "clic|click|clica|clique en? aquí|este_enlace?",
    "ver|por|entra|ve? aquí",
    "leer|ver|saber|conocer|descubrir|mostrar|lee|descubre|conoce? más aquí|info|información|detalles?",
    "más info|información|detalles|datos",
    "info|información|detalles|leer|ver|seguir|seguir_leyendo|sigue_leyendo|continuar|continuar_leyendo|ir|visitar|acceder|enlace|url",
    "ver|visitar|visita? esta|la|este|el página|sitio|web|enlace|sitio_web|página_web",
    "página|sitio|web|sitio_web|página_web",
  ],
  placeholders: [
    "inserte|inserta … aquí",
    "escriba|escribe|añada|añade|introduzca su|tu|un|el? texto|título|subtítulo|encabezado|párrafo|contenido aquí",
    "su|tu texto aquí?",
    "texto de_ejemplo|de_prueba|de_relleno|provisional",
    "por rellenar|completar",
  ],
  nothing: ["nada"],
  subjects:
    "año barrio calle ciudad código_postal correo dirección email empresa fecha insertar localidad lugar negocio nombre número oficio precio provincia pueblo región servicio su teléfono texto tu web",
  inFacts: [
    "su|tu nombre|calle|ciudad|provincia|región|dirección",
    "calle falsa|ejemplo|de_ejemplo",
    "ciudad ejemplo|de_ejemplo",
  ],
  wholeFacts: [
    "ejemplo",
    "su|tu empresa|negocio",
    "nombre de|del su|tu|la? empresa|negocio",
    "fulano de tal",
  ],
  pictures: [
    "texto alternativo",
    "sin_título|sin_nombre|miniatura|descripción|portada",
    "una|la|el|mi|nuestra? imagen|imágenes|foto|fotos|fotografía|gráfico|ilustración|vídeo|video",
  ],
  pictureOf: ["una|la|un|el? imagen|foto|fotografía|gráfico|ilustración|vídeo|video de|del"],
  noServices: [
    "nuestros|nuestras|mis|los|las|todos_los? servicios|tratamientos|clases|cursos|productos|trabajos|ofertas y? precios|tarifas?",
    "nuestros|nuestras|los|las? precios|tarifas|lista_de_precios",
    "qué|lo_que hacemos|ofrecemos",
    "inicio|sobre_nosotros|contacto",
  ],
  beforeAmounts: [
    "unos|unas|aproximadamente|aprox|alrededor_de|cerca_de|sobre|solo|sólo|desde|de|entre|hasta|máximo|mínimo|menos_de|más_de|a_partir_de",
  ],
  betweenAmounts: ["o|a|y|hasta"],
  afterAmounts: ["por|la|el|al|cada|con|sin|más|neto|netos|en_total|iva|todo_incluido|o_más"],
  limits: [
    "cerrado|cerrada|cerrados|cerradas",
    "excepto|salvo",
    "con|previa cita|reserva",
    "cita_previa",
    "solo|sólo|solamente|únicamente durante|el|los|si|socios|miembros",
    "primer|segundo|tercer|cuarto|último lunes|martes|miércoles|jueves|viernes|sábado|domingo",
    "cada_dos_semanas|semanas_alternas|quincenal|mensual|alternos",
    "urgencias|temporada|verano|invierno",
  ],
};
