import { type ActionFunctionArgs, json } from "@remix-run/node";
import { isEmailAvailable } from "../../api/account.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { openVisit } from "../../request/context.server.ts";
import { countTry } from "../../request/rate-limit/rate-limit.server.ts";
import { emailSchema } from "./schema.ts";

/** Asked by the sign-up form while somebody types. A POST, which keeps the e-mail out of addresses. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  return submit(args.request, {
    language: visit.language,
    schema: emailSchema,
    run: async ({ email }) => {
      await countTry({ what: "email_check", account: email }, visit);
      return isEmailAvailable(visit.api, email);
    },
    done: (isAvailable) => json({ isAvailable }),
  });
}
