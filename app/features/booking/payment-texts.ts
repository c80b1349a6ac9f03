import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    methods: "Payment methods",
    fixed: "No other payment method can be chosen",
    fixed_hint: "How you pay has been agreed with the group, so it cannot be changed here.",
    default_hint:
      "The one that is switched on is your default with {{group}}. Taxis that you have ordered keep theirs.",
    close: "Close",
  },
  es: {
    methods: "Medios de pago",
    fixed: "No es posible seleccionar otro medio de pago",
    fixed_hint: "La forma de pago está acordada con el grupo y aquí no se puede cambiar.",
    default_hint:
      "El que esté activado es tu medio predeterminado con {{group}}. Los taxis ya pedidos conservan el suyo.",
    close: "Cerrar",
  },
} satisfies Texts;
