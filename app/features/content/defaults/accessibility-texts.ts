import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Accessibility",
    aim: "Our goal",
    aim_standard:
      "We want this panel to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. It conforms in part, because of the limits listed below.",
    works: "What works",
    works_intro: "On every screen:",
    works_keyboard:
      "You can do everything with the keyboard, and you always see where the focus is.",
    works_reader:
      "Screen readers announce titles, errors and updates such as the arrival of a taxi.",
    works_zoom: "You can enlarge the page to 400 % without scrolling sideways.",
    works_colour:
      "Text has enough contrast in light and dark mode, and no information depends on color alone.",
    works_motion: "Nothing moves if your device asks for reduced motion.",
    works_scripts:
      "You can request, follow and cancel a taxi without JavaScript, even in a text browser.",
    limits: "Known limits",
    limits_map:
      "The map needs a mouse or a touch screen. The page also shows its addresses as text, and you can type others.",
    limits_pdf:
      "The PDF files of your trips have no structure for screen readers and are only in Spanish. The page of each trip shows the same details.",
    limits_camera: "To scan a code you need a camera. You can also type the code.",
    limits_published:
      "Texts and pictures that {{brand}} or a shop of its club publishes may lack headings or descriptions.",
    checks: "How we check it",
    checks_how:
      "Before each release, automatic tests visit every screen in both languages, on narrow and wide screens, with the keyboard and without JavaScript. The panel has not had an external audit.",
    tell: "Tell us what does not work",
    tell_call: "Call {{phone}} and we will do it for you by phone.",
    tell_ticket:
      "You can also open a support ticket. Tell us the page, what you wanted to do and your device.",
    date: "Date",
    date_when: "We wrote this statement in November 2026.",
  },
  es: {
    title: "Accesibilidad",
    aim: "Nuestro objetivo",
    aim_standard:
      "Queremos que este panel cumpla el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2. Las cumple en parte, por los límites que se indican más abajo.",
    works: "Qué funciona",
    works_intro: "En todas las pantallas:",
    works_keyboard: "Puedes hacerlo todo con el teclado, y siempre ves dónde está el foco.",
    works_reader:
      "Los lectores de pantalla anuncian títulos, errores y novedades como la llegada de un taxi.",
    works_zoom: "Puedes ampliar la página hasta el 400 % sin desplazarte hacia los lados.",
    works_colour:
      "El texto tiene contraste suficiente en modo claro y oscuro, y ninguna información depende solo del color.",
    works_motion: "Nada se mueve si tu dispositivo pide menos movimiento.",
    works_scripts:
      "Puedes pedir, seguir y cancelar un taxi sin JavaScript, incluso con un navegador de texto.",
    limits: "Límites conocidos",
    limits_map:
      "El mapa necesita un ratón o una pantalla táctil. La página también muestra sus direcciones como texto, y puedes escribir otras.",
    limits_pdf:
      "Los PDF de tus viajes no tienen estructura para lectores de pantalla y solo están en español. La página de cada viaje muestra los mismos datos.",
    limits_camera:
      "Para escanear un código hace falta una cámara. También puedes escribir el código.",
    limits_published:
      "A los textos y las imágenes que publican {{brand}} o los comercios de su club les pueden faltar encabezados o descripciones.",
    checks: "Cómo lo comprobamos",
    checks_how:
      "Antes de cada versión, pruebas automáticas recorren todas las pantallas en los dos idiomas, en pantallas estrechas y anchas, con el teclado y sin JavaScript. El panel no ha pasado una auditoría externa.",
    tell: "Cuéntanos qué no funciona",
    tell_call: "Llama al {{phone}} y lo haremos por ti por teléfono.",
    tell_ticket:
      "También puedes abrir una incidencia. Dinos la página, qué querías hacer y qué dispositivo usas.",
    date: "Fecha",
    date_when: "Redactamos esta declaración en noviembre de 2026.",
  },
} satisfies Texts;
