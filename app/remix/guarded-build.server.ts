import type { ServerBuild } from "@remix-run/node";
import { ApiFault } from "../api/errors.ts";
import { limitBody } from "../middleware/body-limit.server.ts";
import type { Args } from "../request/context.server.ts";
import { redirectToDocument } from "../request/document-policy.server.ts";
import { toResponse } from "../request/errors.server.ts";
import { rerenderForm } from "./rerender-form.server.ts";

type Run = (args: Args) => unknown;
type Route = ServerBuild["routes"][string];

/**
 * Every loader and action of the build, with its errors mapped. It is done here and not around each
 * export, since `export const loader = guarded(…)` would stay in the browser's bundle.
 */
export function guardBuild(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && guardRoute(route),
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function guardRoute(route: NonNullable<Route>): NonNullable<Route> {
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: guard(loader as Run) as typeof loader }),
      ...(action && { action: guard(action as Run) as typeof action }),
    },
  };
}

function guard(run: Run): Run {
  return async (given) => {
    const isForm = given.request.method !== "GET" && given.request.method !== "HEAD";
    const args = isForm ? { ...given, request: limitBody(given.request) } : given;
    // A form can be read once; a copy is at hand should the session turn out to be over.
    const copy = isForm ? args.request.clone() : undefined;
    try {
      return await redirectToDocument(await run(args), args);
    } catch (error) {
      const form = await copy?.formData().catch(() => undefined);
      const failure = await toResponse(error, args, form);
      const again = form && error instanceof ApiFault && (await rerenderForm(args, form));
      if (again) return again;
      throw await redirectToDocument(failure, args);
    }
  };
}
