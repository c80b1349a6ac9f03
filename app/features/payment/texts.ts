import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    methods: "Payment methods",
    fixed: "No other payment method can be chosen",
    fixed_hint: "The group has agreed a payment method with you, so you cannot change it here.",
    default_hint:
      "Switch on your default payment method with {{group}}. Taxis that you have already requested do not change.",
    close: "Close",
  },
  es: {
    methods: "Medios de pago",
    fixed: "No es posible seleccionar otro medio de pago",
    fixed_hint: "Tienes un medio de pago acordado con el grupo y no puedes cambiarlo aquí.",
    default_hint:
      "Activa tu medio de pago predeterminado con {{group}}. Los taxis que ya has pedido no cambian.",
    close: "Cerrar",
  },
} satisfies Texts;
