import { useState } from "react";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { findCard } from "../fares/find-card.ts";
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
    card: findCard(view.fares, id),
    choose: (chosen: string) => setPressed({ address, group: chosen }),
  };
}
