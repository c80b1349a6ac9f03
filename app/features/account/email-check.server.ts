import { isEmailAvailable } from "../../api/account.server.ts";
import type { Api } from "../../api/client.server.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";

/** Whether signing up with it is worth a try. Where that cannot be told just now, signing up tells. */
export async function mayBeAvailable(api: Api, email: string): Promise<boolean> {
  try {
    return await isEmailAvailable(api, email);
  } catch (error) {
    if (error instanceof ApiError || error instanceof ApiFault) return true;
    throw error;
  }
}
