import type { ServerBuild } from "@remix-run/node";
import { ApiFault } from "../api/errors.ts";
import { limitBody } from "../middleware/body-limit.server.ts";
import type { Args } from "../request/context.server.ts";
import { redirectToDocument } from "../request/document-policy.server.ts";
import { toResponse } from "../request/errors.server.ts";
import { recordError, recordReply } from "../request/refusals.server.ts";
import { settleParts } from "./deferred-parts.server.ts";
import { rerenderForm } from "./rerender-form.server.ts";

type Run = (args: Args) => unknown;
type Route = ServerBuild["routes"][string];

/**
 * Wraps every loader and action of the build to map their errors. It cannot wrap each export, since
 * `export const loader = guarded(…)` would stay in the browser's bundle.
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
  return async (original) => {
    const isForm = original.request.method !== "GET" && original.request.method !== "HEAD";
    const args = isForm ? { ...original, request: limitBody(original.request) } : original;
    // A body can be read once; the copy serves to save the form if the session has expired.
    const copy = isForm ? args.request.clone() : undefined;
    try {
      const result = await run(args);
      recordReply(result, args);
      return await redirectToDocument(await settleParts(result, args), args);
    } catch (error) {
      recordError(error, args);
      const form = await copy?.formData().catch(() => undefined);
      const failure = await toResponse(error, args, form);
      const rerendered = form && error instanceof ApiFault && (await rerenderForm(args, form));
      if (rerendered) return rerendered;
      throw await redirectToDocument(failure, args);
    }
  };
}
