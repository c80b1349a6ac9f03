import type { Brand } from "../../api/configuration.server.ts";
import type { User } from "../../api/session.server.ts";

/** The code of a reply to an order without a pickup: the page then leads to where the user can set it. */
export const originMissingCode = "origin_missing";

/** What such a reply says. An employee has no profile to put an address in; the company has. */
export function originMissing({ brand, user }: { brand: Pick<Brand, "name">; user: User }) {
  if (!user.employee) return { rule: "originMissing" } as const;
  const company = user.employee.companyName ?? brand.name;
  return { rule: "originMissingAt", values: { company } } as const;
}
