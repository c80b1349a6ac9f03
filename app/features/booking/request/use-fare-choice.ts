import { useState } from "react";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import type { FareCard } from "../fares/fares.server.ts";
import type { RequestView } from "./load-request.server.ts";

/** The fare that is chosen, from the moment on that it is pressed. */
export function useFareChoice(view: RequestView) {
  const { typed } = useFormReply();
  const { address, draft } = view;
  // What was pressed counts until the page knows it.
  const [pressed, setPressed] = useState({ address, group: "" });
  const group = pressed.address === address ? pressed.group : "";
  const id = parseInt(group || typed("group", `${draft.group ?? ""}`), 10);
  return {
    card: findCard(view, id),
    choose: (chosen: string) => setPressed({ address, group: chosen }),
  };
}

/** Of several fares the one of this group; where there is but one, that. */
export function findCard(
  { fares }: { fares: Pick<RequestView["fares"], "cards"> },
  groupId: number | undefined,
): FareCard | undefined {
  const { cards } = fares;
  return cards.length === 1 ? cards[0] : cards.find((card) => card.groupId === groupId);
}
