// What each state that the pact names means in the sandbox. What a handler returns are the values that stand in the
// request in the place of the examples.
import type { DemoKind } from "../sandbox/accounts/seed.ts";
import { issueToken } from "../sandbox/accounts/tokens.ts";
import type { OperationId } from "../sandbox/api/operation.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { findAccount } from "../sandbox/test-client.ts";

type Somebody = { kind: DemoKind };

export type ProviderStates = ReturnType<typeof createProviderStates>;

export function createProviderStates(sandbox: Sandbox) {
  return {
    "somebody can log in": ({ kind }: Somebody) => {
      const { email, password } = findPictured(kind);
      return { username: email, password };
    },

    "somebody is logged in": ({ kind }: Somebody) => ({
      token: issueToken(sandbox.world, findPictured(kind)),
    }),

    "the token is no longer good": () => ({ token: "a-token-of-yesterday" }),

    "the group is unknown": () => ({ permalink: "no-such-group" }),

    "every group has filled in its whole configuration": () => {
      const { world } = sandbox;
      world.brands = world.brands.map((brand) => ({
        ...brand,
        facebookLink: `https://social.example/${brand.permalink}`,
        linkedinLink: `https://work.example/${brand.permalink}`,
        twitterLink: `https://short.example/${brand.permalink}`,
        googleClientId: `${brand.permalink}.apps.example`,
        mapsKey: "maps-key",
      }));
      const [brand] = world.brands;
      return { domain: brand?.domains[0] };
    },

    "no group has the domain": () => ({ domain: "nobody.localhost" }),

    "the server fails": ({ operation }: { operation: OperationId }) => {
      sandbox.faults.add({ operation, kind: "status", status: 500, times: 1 });
      return {};
    },
  };

  /** Somebody with a picture, which not everybody has. */
  function findPictured(kind: DemoKind) {
    const account = findAccount(sandbox, kind);
    account.avatar ??= "https://pictures.example/somebody.png";
    return account;
  }
}
