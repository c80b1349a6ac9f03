import { type ActionFunctionArgs, json } from "@remix-run/node";
import { isEmailAvailable } from "../../api/account.server.ts";
import { emailSchema } from "../../features/account/email-check.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { getRequestContext } from "../../request/context.server.ts";
import { countAttempt } from "../../request/rate-limit/rate-limit.server.ts";

/** The sign-up form calls this while the user types. A POST keeps the e-mail out of addresses and logs. */
export async function action(args: ActionFunctionArgs) {
  const context = await getRequestContext(args);
  return submit(args.request, {
    language: context.language,
    schema: emailSchema,
    run: async ({ email }) => {
      await countAttempt({ action: "email_check", account: email }, context);
      return isEmailAvailable(context.api, email);
    },
    done: (isAvailable) => json({ isAvailable }),
  });
}
