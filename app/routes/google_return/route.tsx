import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  finishGoogleLogin,
  googleReturnSchema,
  receiveGoogleAnswer,
} from "../../features/account/google.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { getRequestContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { landingPath } from "../../session/access.ts";

/** Google lets the browser post its answer here. */
export async function action(args: ActionFunctionArgs) {
  const context = await getRequestContext(args);
  return submit(args.request, {
    language: context.language,
    schema: googleReturnSchema,
    run: (answer) => receiveGoogleAnswer(answer, context),
    done: (to) => redirect(to, 303),
  });
}

/** The action redirects here, where the browser sends our own cookies. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  const { brand, user } = context;
  if (!brand.googleClientId) throw screenNotFound();
  // A user who reloads the page is logged in already.
  if (user) throw redirect(landingPath(context));
  return finishGoogleLogin(context, brand.googleClientId, args.request);
}

/** Never rendered; a route with a component shows its errors as a page. */
export default function GoogleReturn() {
  return null;
}
