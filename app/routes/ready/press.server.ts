import { z } from "zod";
import { pressLink } from "../../features/ready-links/press-link.server.ts";
import { FormRejected } from "../../forms/reply.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { withRateLimit } from "../../request/rate-limit/rate-limit.server.ts";

export const readySchema = z.object({ form: z.literal("order", "invalid") });

/** The press, which alone orders. Where it orders nothing, the form says why. */
export async function press(token: string | undefined, context: RequestContext): Promise<Response> {
  const attempt = { action: "ready_link" } as const;
  const pressed = await withRateLimit(attempt, context, () => pressLink(token, context));
  switch (pressed.state) {
    case "ordered":
    // The page says why the link leads nowhere.
    case "dead":
      return redirectToScreen("ready", { params: { token } }, context);
    default: {
      const values = "price" in pressed ? { price: pressed.price } : undefined;
      throw new FormRejected([{ field: "", message: { rule: pressed.state, values } }]);
    }
  }
}
