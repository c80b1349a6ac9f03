import { type Brand, toSvgDataUri } from "../brands.ts";

export type PaymentMethod = {
  id: number;
  name: string;
  image: string;
  /** Whether only a company and its employees can pay with it. */
  forCompanies: boolean;
};

type Kind = {
  names: Record<Brand["language"], string>;
  image: string;
  forCompanies?: boolean;
};

/** All payment methods of the groups, in the order that a customer sees. */
const kinds: Kind[] = [
  {
    names: { es: "Efectivo", en: "Cash" },
    image: drawMethod(
      "#2f6b3a",
      '<rect x="8" y="9" width="32" height="14" rx="2"/><circle cx="24" cy="16" r="4"/>',
    ),
  },
  {
    names: { es: "Tarjeta en el taxi", en: "Card in the taxi" },
    image: drawMethod(
      "#274b8c",
      '<rect x="11" y="7" width="26" height="18" rx="3"/><path d="M11 13h26M15 20h7"/>',
    ),
  },
  {
    names: { es: "Monedilla móvil", en: "Monedilla mobile" },
    image: drawMethod(
      "#7a2f7d",
      '<rect x="17" y="4" width="14" height="24" rx="3"/><path d="M22 24h4M21 14l3 3 5-6"/>',
    ),
  },
  {
    names: { es: "Bono taxi", en: "Taxi voucher" },
    image: drawMethod(
      "#9a4b12",
      '<path d="M9 9h30v5a3 3 0 0 0 0 5v5H9v-5a3 3 0 0 0 0-5zM30 9v15"/>',
    ),
  },
  {
    names: { es: "Cuenta de empresa", en: "Company account" },
    image: drawMethod(
      "#3d4656",
      '<rect x="11" y="11" width="26" height="15" rx="2"/><path d="M19 11V7h10v4M11 18h26"/>',
    ),
    forCompanies: true,
  },
];

/** Each group numbers its methods on its own: 11, 12, … with the group 1. */
export function listMethodsOf(group: Brand): PaymentMethod[] {
  return kinds.map(({ names, image, forCompanies = false }, index) => ({
    id: group.id * 10 + index + 1,
    name: names[group.language],
    image,
    forCompanies,
  }));
}

/** White SVG shapes on a plate of 48 × 32. */
function drawMethod(colour: string, drawing: string): string {
  return toSvgDataUri(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32">
    <rect width="48" height="32" rx="5" fill="${colour}"/>
    <g fill="none" stroke="#fff" stroke-width="2">${drawing}</g>
    </svg>`);
}
