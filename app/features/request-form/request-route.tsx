import { useLoaderData } from "@remix-run/react";
import type { loadRequest } from "./load-request.server.ts";
import { RequestScreen } from "./request-screen.tsx";

/** The request screen of all its routes. */
export function RequestRoute() {
  return <RequestScreen page={useLoaderData<typeof loadRequest>()} />;
}
