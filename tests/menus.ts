import type { DemoKind } from "../sandbox/accounts/seed.ts";

type Kind = "guest" | DemoKind;

const members = ["client", "company", "employee", "hotel"] as const;
const customers = ["client", "company", "hotel"] as const;
const companies = ["company", "hotel"] as const;
const everyone = ["guest", ...members] as const;

/**
 * The menu's entries in both languages, in order, with the kinds of users who see them. Written from
 * the specification, sections 2 and 6, and not read from the panel's own tables.
 */
const entries: [en: string, es: string, kinds: readonly Kind[]][] = [
  ["Login", "Entrar", ["guest"]],
  ["Sign up", "Registrarse", ["guest"]],
  ["Request", "Pedir taxi", members],
  ["Orders", "Pedidos", members],
  ["Reservations", "Reservas", members],
  ["My trips", "Mis viajes", members],
  ["Favorites", "Favoritos", members],
  ["Payment method", "Medio de pago", customers],
  ["Employees", "Empleados", companies],
  ["Approvals", "Aprobaciones", ["company", "employee", "hotel"]],
  ["Taxi links", "Enlaces de taxi", companies],
  ["Messages", "Mensajes", customers],
  ["Quick button", "Botón rápido", ["hotel"]],
  ["Support tickets", "Incidencias", customers],
  ["Help", "Ayuda", everyone],
  ["Conditions", "Condiciones", everyone],
  ["Privacy", "Privacidad", everyone],
];

export function menuOf(kind: Kind, language: "en" | "es"): string[] {
  return entries
    .filter(([, , kinds]) => kinds.includes(kind))
    .map(([en, es]) => (language === "en" ? en : es));
}
