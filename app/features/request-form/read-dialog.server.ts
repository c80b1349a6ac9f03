import { randomUUID } from "node:crypto";
import { pathTo } from "../../paths.ts";
import type { Fares } from "../fares/load-fares.server.ts";
import { keepContactHidden } from "../order-draft/contact/contact-in-address.server.ts";
import { type Draft, toDraftQuery } from "../order-draft/draft.server.ts";
import type { PlaceView } from "../places/places.server.ts";

type Known = {
  draft: Draft;
  fares: Fares;
  from: PlaceView;
  to: PlaceView;
  siteDomain: string | undefined;
  hasPayment: boolean;
};

/** The dialog that the address opens over the request, and what it needs. */
export function readDialog(query: URLSearchParams, known: Known) {
  const { draft, fares, from, to, siteDomain, hasPayment } = known;
  const codeProblem = query.has("apply") ? findCodeProblem(known) : undefined;
  const name = codeProblem ? "code" : (query.get("dialog") ?? undefined);
  const place = { "save-from": from, "save-to": to }[`${name}`];
  // A code that the panel or the API refuses does not stay when the user closes the prompt; the one before does.
  const codeBefore = codeProblem ? (query.get("code_before") ?? "") : draft.code;
  const left = { ...draft, code: codeBefore };
  const naming = place?.canSave &&
    place.address && { address: place.address, idempotencyKey: randomUUID() };
  const isAboutFares =
    (name === "fares" && fares.cards.length > 0) ||
    fares.cards.some(({ groupId, details }) => details && name === `fare-${groupId}`);
  return {
    name,
    /** The address may name a dialog that there is nothing for, or one of another part of the page. */
    isOpen:
      name === "code" || isAboutFares || Boolean(naming) || (name === "payment" && hasPayment),
    closeTo: pathTo("request", { query: keepContactHidden(toDraftQuery(left), query), siteDomain }),
    codeProblem,
    codeBefore,
    naming,
  };
}

function findCodeProblem({ draft, fares }: Known): "required" | "invalidCode" | undefined {
  if (draft.code === "") return "required";
  return fares.refused.includes("code") ? "invalidCode" : undefined;
}
