import type { Brand } from "../../api/configuration.server.ts";
import type { User } from "../../api/session.server.ts";

export type Loss = ReturnType<typeof listLosses>[number];

/** What goes with the account, as the keys of its texts. */
export function listLosses({ features }: Pick<Brand, "features">, user: User | undefined) {
  const { purses, promos, tickets } = features;
  return [
    ...(["lost_history", "lost_favourites", "lost_payment"] as const),
    ...(purses && promos ? (["lost_wallet"] as const) : []),
    ...(purses && !promos ? (["lost_purse"] as const) : []),
    ...(promos && !purses ? (["lost_promos"] as const) : []),
    tickets ? ("lost_messages" as const) : ("lost_news" as const),
    ...(user?.isCompany ? (["lost_employees"] as const) : []),
  ];
}
