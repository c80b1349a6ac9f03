import { expect, test } from "vitest";
import type { Api } from "./client.server.ts";

/** Only the compiler reads this: it demands an error at each marked line. */
function callWrongly(api: Api): unknown {
  return [
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
