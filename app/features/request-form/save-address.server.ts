import type { z } from "zod";
import type { Submission } from "../../forms/submit.server.ts";
import { toBackPath } from "../../request/back-path.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import {
  addFavourite,
  namingFields,
  namingSchema,
} from "../places/favourite/add-favourite.server.ts";

/** The prompt sends its form to the address that has opened it. */
export const isNaming = ({ url }: Request): boolean =>
  new URL(url).searchParams.get("dialog")?.startsWith("save-") === true;

/** Saves an address of the request, and returns to the request with its values. */
export function savingAddress(
  request: Request,
  context: MemberContext,
): Submission<typeof namingSchema, Flash> {
  return {
    language: context.language,
    schema: namingSchema,
    fields: namingFields,
    run: (sent: z.output<typeof namingSchema>) => addFavourite(sent, context),
    done: (flash) => redirectWithFlash(toRequest(request), context.app, { flash }),
  };
}

function toRequest(request: Request): string {
  const [path, search] = toBackPath(request).split("?");
  const query = new URLSearchParams(search);
  query.delete("dialog");
  return `${path}?${query}`;
}
