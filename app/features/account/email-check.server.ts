import { z } from "zod";
import { isEmailAvailable } from "../../api/account.server.ts";
import type { Api } from "../../api/client.server.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";
import { email, required, text } from "../../forms/rules.server.ts";

export const emailSchema = z.object({ email: text(required, email) });

/** If the API cannot check the e-mail now, the sign-up itself will refuse a taken one. */
export async function mayBeAvailable(api: Api, email: string): Promise<boolean> {
  try {
    return await isEmailAvailable(api, email);
  } catch (error) {
    if (error instanceof ApiError || error instanceof ApiFault) return true;
    throw error;
  }
}
