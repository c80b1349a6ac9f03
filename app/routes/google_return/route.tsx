import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { finishGoogleLogin, receiveGoogleAnswer } from "../../features/account/google.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { getRequestContext } from "../../request/context.server.ts";
import { landingPath } from "../../request/landing.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { googleReturnSchema } from "./schema.ts";

/** Where Google sends the browser on with its answer, as a form of Google's own. */
export async function action(args: ActionFunctionArgs) {
  const context = await getRequestContext(args);
  return submit(args.request, {
    language: context.language,
    schema: googleReturnSchema,
    run: (answer) => receiveGoogleAnswer(answer, context),
    done: (to) => redirect(to, 303),
  });
}

/** And on from there, with our own cookies again. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  const { brand, user } = context;
  if (!brand.googleClientId) throw screenNotFound();
  // Whoever loads it again has come in already.
  if (user) throw redirect(landingPath(user, context));
  return finishGoogleLogin(context, brand.googleClientId, args.request);
}

/** Never drawn, and there so that what goes wrong is said on a page. */
export default function GoogleReturn() {
  return null;
}
