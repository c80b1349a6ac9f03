import type { Handlers } from "../api/operation.ts";
import { invalidCode, sendLinkCode, takeLinkCode } from "./codes.ts";
import { eraseAccount } from "./end.ts";
import { findByLogin } from "./logins.ts";

export const removalHandlers: Handlers<"requestAccountRemoval" | "removeAccount"> = {
  requestAccountRemoval({ world, brand, body }) {
    const account = findByLogin(world, brand, body.value);
    if (account?.state === "active") sendLinkCode(world, account, "remove_account");
  },

  removeAccount({ world, brand, body }) {
    const account = takeLinkCode(world, brand, "remove_account", body.code);
    if (!account) throw invalidCode();
    return { accounts: eraseAccount(world, account) };
  },
};
