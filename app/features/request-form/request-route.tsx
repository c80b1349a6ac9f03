import { useLoaderData } from "@remix-run/react";
import type { loadRequest } from "./load-request.server.ts";
import { RequestScreen } from "./request-screen.tsx";

/** The request screen for whichever of its routes is matched. */
export function RequestRoute() {
  return <RequestScreen page={useLoaderData<typeof loadRequest>()} />;
}
