import type { Brand } from "../api/configuration.server.ts";
import { pathTo } from "../paths.ts";

const ownPages = { condiciones_generales: "terms", politica_privacidad: "privacy" } as const;

type LegalScreen = keyof typeof ownPages;

const isLegal = (screen: string): screen is LegalScreen => Object.hasOwn(ownPages, screen);

/** The group's own page in the place of a legal text, where it has one. */
export const findOwnPage = (screen: string, { legal }: Pick<Brand, "legal">): string | null =>
  isLegal(screen) ? legal[ownPages[screen]] : null;

export const toLegalPath = (
  screen: LegalScreen,
  { brand, siteDomain }: { brand: Pick<Brand, "legal">; siteDomain: string | undefined },
): string => findOwnPage(screen, brand) ?? pathTo(screen, { siteDomain });
