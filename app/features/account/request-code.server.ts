import type { Api } from "../../api/client.server.ts";
import { ApiError } from "../../api/errors.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";

type SendCode = (api: Api, login: string) => Promise<void>;

/**
 * Asks the API to send a code. An API may refuse an unknown account, so we ignore its refusal: the user
 * gets the same answer either way and cannot learn whether the account exists.
 */
export function requestCode(
  context: RequestContext,
  { what, login }: { what: "recovery" | "removal"; login: string },
  sendCode: SendCode,
): Promise<void> {
  const { api, app } = context;
  return withRateLimit({ action: what, account: login }, context, async () => {
    try {
      await sendCode(api, login);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { operation, status } = error;
      app.log.info({ operation, status }, "the API did not send a code");
    }
  });
}

/** Prefills the form for a user who is logged in. */
export const loginOf = ({ user }: RequestContext): string => user?.email ?? user?.phone ?? "";
