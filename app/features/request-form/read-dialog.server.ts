import { randomUUID } from "node:crypto";
import type { FareDetails, Fares } from "../fares/fares.server.ts";
import { keepRequestPath } from "../order-draft/contact/contact-in-address.server.ts";
import type { Draft } from "../order-draft/draft.server.ts";
import { stopNames } from "../order-draft/place-names.ts";
import type { PlaceView } from "../places/places.server.ts";

type Known = {
  draft: Draft;
  fares: Fares;
  detailsOf: (groupId: number) => FareDetails | undefined;
  from: PlaceView;
  to: PlaceView;
  stops: PlaceView[];
  siteDomain: string | undefined;
  hasPayment: boolean;
};

/** The dialog that the address opens over the request. */
export function readDialog(query: URLSearchParams, known: Known) {
  const { draft, fares, from, to, stops, siteDomain, hasPayment } = known;
  const codeProblem = query.has("apply") ? findCodeProblem(known) : undefined;
  const name = codeProblem ? "code" : (query.get("dialog") ?? undefined);
  const places = new Map<string, PlaceView>([
    ...([
      ["save-from", from],
      ["save-to", to],
    ] as const),
    ...stops.map((stop, at) => [`save-${stopNames[at]}`, stop] as const),
  ]);
  const place = places.get(`${name}`);
  // When the user closes the prompt, the form keeps the last good code.
  const codeBefore = codeProblem ? (query.get("code_before") ?? "") : draft.code;
  const left = { ...draft, code: codeBefore };
  const naming = place?.canSave &&
    place.address && { address: place.address, idempotencyKey: randomUUID() };
  const explained = fares.cards.find(({ groupId }) => name === `fare-${groupId}`);
  const fareDetails = explained && known.detailsOf(explained.groupId);
  const isAboutFares = (name === "fares" && fares.cards.length > 0) || fareDetails !== undefined;
  return {
    name,
    /** The address may name a dialog without content, or one of another part of the page. */
    isOpen:
      name === "code" || isAboutFares || Boolean(naming) || (name === "payment" && hasPayment),
    closeTo: keepRequestPath(left, query, siteDomain),
    codeProblem,
    codeBefore,
    naming,
    fareDetails,
  };
}

function findCodeProblem({ draft, fares }: Known): "required" | "invalidCode" | undefined {
  if (draft.code === "") return "required";
  return fares.refused.includes("code") ? "invalidCode" : undefined;
}
