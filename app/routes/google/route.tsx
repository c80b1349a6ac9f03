import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { goToGoogle } from "../../features/account/google.server.ts";
import { readBackPath } from "../../http/back-path.ts";
import { landingPath } from "../../http/landing.server.ts";
import { screenNotFound } from "../../http/responses.server.ts";
import { countTry } from "../../http/tries.server.ts";
import { openVisit } from "../../http/visit.server.ts";

/** The way to Google, for who is not logged in yet. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { brand, user } = visit;
  const back = readBackPath(new URL(args.request.url).searchParams.get("back"));
  if (!brand.googleClientId) throw screenNotFound();
  if (user) throw redirect(back ?? landingPath(user, visit));
  await countTry({ what: "google" }, visit);
  return goToGoogle(visit, brand.googleClientId, back);
}

/** Never drawn, and there so that what goes wrong is said on a page. */
export default function Google() {
  return null;
}
