import type { DraftPlace } from "../order-draft/draft.server.ts";
import type { PlaceView } from "../places/places.server.ts";
import type { FoundRequest, RequestForm } from "./load-request.server.ts";

/** The form before its calls have ended, or where they have failed. */
export function nothingFound({ address, draft, problems, choices }: RequestForm): FoundRequest {
  return {
    address,
    draft,
    needs: draft.needs ?? {},
    referenceFields: [],
    problems,
    isToConfirm: false,
    same: undefined,
    dialog: {
      name: undefined,
      isOpen: false,
      closeTo: address,
      codeProblem: undefined,
      codeBefore: draft.code,
      naming: undefined,
      fareDetails: undefined,
    },
    issues: [],
    from: toUnknownPlace(draft.from),
    to: toUnknownPlace(draft.to),
    stops: draft.stops.map(toUnknownPlace),
    favouritesNear: [],
    km: undefined,
    employees: [],
    serviceTypes: [],
    choices,
    fares: { state: "waiting", cards: [], refused: [], leftOut: 0 },
    odds: undefined,
    payment: undefined,
  };
}

function toUnknownPlace(place: DraftPlace | undefined): PlaceView {
  const { text = "", position } = place ?? {};
  const address = position && { name: text, ...position };
  return { text, address, choices: [], state: address ? "known" : "empty" };
}
