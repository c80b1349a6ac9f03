import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Accessibility",
    aim: "What we aim for",
    aim_standard:
      "This panel aims at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Because of the limits listed below, it conforms in part.",
    works: "What works",
    works_intro: "On every screen:",
    works_keyboard: "The keyboard is enough for everything, and you always see where the focus is.",
    works_reader: "Screen readers announce titles, errors and news such as the arrival of a taxi.",
    works_zoom: "You can enlarge the page to 400 % without scrolling sideways.",
    works_colour:
      "Texts have enough contrast, in the light and in the dark look, and nothing is told by colour alone.",
    works_motion: "Nothing moves if your device asks for reduced motion.",
    works_scripts:
      "You can order, follow and cancel a taxi without JavaScript, also in a text browser.",
    limits: "Known limits",
    limits_map:
      "The map needs a mouse or a finger. The addresses that it shows are on the page as text, and you can type others.",
    limits_pdf:
      "The PDF files of your trips have no structure for screen readers and are in Spanish only. The page of each trip holds the same details.",
    limits_camera: "To scan a code you need a camera. You can also type the code.",
    limits_published:
      "Texts and pictures that {{brand}} or a shop of its club publishes may lack headings or descriptions.",
    checks: "How we check it",
    checks_how:
      "Before each release, automatic tests visit every screen in both languages, on narrow and wide screens, with the keyboard and without JavaScript. No outside body has audited the panel.",
    tell: "Tell us what does not work",
    tell_call: "Call {{phone}}, and we will do by phone what you could not do here.",
    tell_ticket:
      "You can also open a support ticket. Tell us which page it was, what you wanted to do and which device you use.",
    date: "Date",
    date_when: "We wrote this statement in November 2026.",
  },
  es: {
    title: "Accesibilidad",
    aim: "A qué aspiramos",
    aim_standard:
      "Este panel aspira al nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2. Por los límites que se indican más abajo, las cumple en parte.",
    works: "Qué funciona",
    works_intro: "En todas las pantallas:",
    works_keyboard: "Todo se puede hacer solo con el teclado, y siempre se ve dónde está el foco.",
    works_reader:
      "Los lectores de pantalla anuncian títulos, errores y novedades como la llegada de un taxi.",
    works_zoom: "Puedes ampliar la página hasta el 400 % sin desplazarte hacia los lados.",
    works_colour:
      "Los textos tienen contraste suficiente, con el aspecto claro y con el oscuro, y nada se indica solo con el color.",
    works_motion: "Nada se mueve si tu dispositivo pide menos movimiento.",
    works_scripts:
      "Puedes pedir, seguir y cancelar un taxi sin JavaScript, también con un navegador de texto.",
    limits: "Límites conocidos",
    limits_map:
      "El mapa necesita un ratón o un dedo. Las direcciones que muestra están en la página como texto, y puedes escribir otras.",
    limits_pdf:
      "Los PDF de tus viajes no tienen estructura para lectores de pantalla y solo están en español. La página de cada viaje contiene los mismos datos.",
    limits_camera:
      "Para escanear un código hace falta una cámara. También puedes escribir el código.",
    limits_published:
      "A los textos y las imágenes que publican {{brand}} o los comercios de su club les pueden faltar encabezados o descripciones.",
    checks: "Cómo lo comprobamos",
    checks_how:
      "Antes de cada versión, pruebas automáticas recorren todas las pantallas en los dos idiomas, en pantallas estrechas y anchas, con el teclado y sin JavaScript. Ninguna entidad externa ha auditado el panel.",
    tell: "Cuéntanos qué no funciona",
    tell_call: "Llama al {{phone}} y haremos por teléfono lo que no hayas podido hacer aquí.",
    tell_ticket:
      "También puedes abrir una incidencia. Dinos en qué página fue, qué querías hacer y qué dispositivo usas.",
    date: "Fecha",
    date_when: "Redactamos esta declaración en noviembre de 2026.",
  },
} satisfies Texts;
