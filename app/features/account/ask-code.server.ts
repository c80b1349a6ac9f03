import type { Api } from "../../api/client.server.ts";
import { ApiError } from "../../api/errors.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";

type AskForCode = (api: Api, login: string) => Promise<void>;

/**
 * Has a code sent to whoever this is. Known or not, the same is done, and nobody learns which it was:
 * not even from an API that refuses for those whom it does not know.
 */
export function askCode(
  context: RequestContext,
  { what, login }: { what: "recovery" | "removal"; login: string },
  ask: AskForCode,
): Promise<void> {
  const { api, app } = context;
  return withRateLimit({ what, account: login }, context, async () => {
    try {
      await ask(api, login);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { operation, status } = error;
      app.log.info({ operation, status }, "the API has sent no code");
    }
  });
}

/** What is known of who asks, to spare them the typing. */
export const loginOf = ({ user }: RequestContext): string => user?.email ?? user?.phone ?? "";
