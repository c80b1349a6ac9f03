import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    skip: "Skip to content",
    menu: "Menu",
    closeMenu: "Close menu",
    profile: "Profile",
    purses: "Purses",
  },
  es: {
    skip: "Ir al contenido",
    menu: "Menú",
    closeMenu: "Cerrar menú",
    profile: "Perfil",
    purses: "Monederos",
  },
} satisfies Texts;
