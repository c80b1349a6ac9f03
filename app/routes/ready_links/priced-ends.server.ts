import type { Draft } from "../../features/order-draft/draft.server.ts";

/** The ends of a journey as one text, by which a form says for which of them it showed the prices. */
export const namePricedEnds = ({ from, to }: Pick<Draft, "from" | "to">): string =>
  [from?.position, to.position]
    .map((position) => (position ? `${position.latitude},${position.longitude}` : ""))
    .join(";");
