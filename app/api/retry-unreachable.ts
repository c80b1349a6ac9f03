import { ApiFault } from "./errors.ts";

/** Sends a request that changes nothing once more where its connection broke: the server may just have closed a kept one. */
export async function retryUnreachable<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiFault) || error.kind !== "unreachable") throw error;
    return send();
  }
}
