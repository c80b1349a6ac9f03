import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { redirectToGoogle } from "../../features/account/google.server.ts";
import { readBackPath } from "../../request/back-path.ts";
import { getRequestContext } from "../../request/context.server.ts";
import { countAttempt } from "../../request/rate-limit/rate-limit.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { landingPath } from "../../session/access.ts";

/** Redirects to Google's login, unless the user is logged in. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  const { brand, user } = context;
  const back = readBackPath(new URL(args.request.url).searchParams.get("back"));
  if (!brand.googleClientId) throw screenNotFound();
  if (user) throw redirect(back ?? landingPath(context));
  await countAttempt({ action: "google" }, context);
  return redirectToGoogle(context, brand.googleClientId, back);
}

/** Never rendered; a route with a component shows its errors as a page. */
export default function Google() {
  return null;
}
