import { describe, expect, test } from "vitest";
import { createContract, loadDocument } from "../../openapi/contract.ts";
import type { Api } from "./client.server.ts";
import { type OperationId, wireCalls } from "./wire-client.server.ts";

type CallOf<Id extends OperationId> = (typeof wireCalls)[Id];

/** Only the compiler reads this: it demands an error at each marked line. */
function callWrongly(api: Api): unknown {
  const wrongPath: CallOf<"listFavourites"> = (client, input) =>
    // @ts-expect-error: the document has no such path.
    client.GET("/favourites", input);
  const wrongMethod: CallOf<"cancelTrip"> = (client, input) =>
    // @ts-expect-error: a trip is cancelled with PUT.
    client.POST("/service/{id}/cancel/", input);
  // @ts-expect-error: this path answers with messages, not with favourites.
  const otherAnswer: CallOf<"listFavourites"> = (client, input) => client.GET("/messages", input);
  return [
    ...[wrongPath, wrongMethod, otherAnswer],
    // @ts-expect-error: the document has no such operation.
    api.call("listFavorites"),
    // @ts-expect-error: the path needs an id.
    api.call("cancelTrip"),
    // @ts-expect-error: an id is a number.
    api.call("cancelTrip", { params: { path: { id: "1" } } }),
    // @ts-expect-error: the path has no such parameter.
    api.call("cancelTrip", { params: { path: { id: 1, trip: 2 } } }),
    // @ts-expect-error: the query has no such parameter.
    api.call("listTrips", { params: { query: { page: 2 } } }),
    // @ts-expect-error: a limit is a number.
    api.call("listTrips", { params: { query: { limit: "10" } } }),
    // @ts-expect-error: a log-in needs credentials.
    api.call("authenticate", { body: {} }),
    // @ts-expect-error: a list has no body.
    api.call("listFavourites", { body: { limit: 1 } }),
    // @ts-expect-error: the body has no such field.
    api.call("checkEmailAvailable", { body: { value: "a@example.com", email: "a@example.com" } }),
    // @ts-expect-error: a creating call needs a key.
    api.call("redeemPromo", { params: { path: { id: 1 } } }),
    // @ts-expect-error: this answer is not a file.
    api.stream("listTrips", {}),
  ];
}

test("the compiler refuses a call that the document does not have", () => {
  expect(callWrongly).toBeTypeOf("function");
});

describe("the calls of the API", () => {
  const { operations } = createContract(loadDocument());
  const called = operations.filter(({ id }) => id in wireCalls);

  test("are the document's operations", () => {
    expect(called.map(({ id }) => id).sort()).toEqual(Object.keys(wireCalls).sort());
  });

  test.each(called)(
    "$id has the method and the path of the document",
    async ({ id, method, path }) => {
      const seen: string[] = [];
      const note = (verb: string) => async (at: string) => void seen.push(`${verb} ${at}`);
      const client = {
        GET: note("get"),
        POST: note("post"),
        PUT: note("put"),
        DELETE: note("delete"),
      };
      await (wireCalls as Record<string, (client: object, input: object) => unknown>)[id]?.(
        client,
        {},
      );
      expect(seen).toEqual([`${method} ${path}`]);
    },
  );
});
