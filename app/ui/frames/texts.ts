import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    mainMenu: "Main menu",
    menu: "Menu",
    profile: "Profile",
  },
  es: {
    mainMenu: "Menú principal",
    menu: "Menú",
    profile: "Perfil",
  },
} satisfies Texts;
