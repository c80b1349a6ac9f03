import { describe, expect } from "vitest";
import { downloadHistory, findTrip, listHistory } from "../app/api/history.server.ts";
import { checkToken } from "../app/api/session.server.ts";
import { eachLike, equal, fromState, integer, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { company as companyShape, refusal, tripMade } from "./shapes.ts";

const company = { "a user is logged in": { kind: "company" } } as const;
const client = { "a user is logged in": { kind: "client" } } as const;
const over = { "the token is no longer valid": {} } as const;
const made = { ...company, "an employee of a company has completed a trip": {} } as const;
const first = { limit: 10, offset: 0 };

describe("listTrips", () => {
  const history = (query: Record<string, string | ReturnType<typeof fromState<string>>> = {}) =>
    ({
      method: "GET",
      path: "/v2/services",
      query: { limit: "10", offset: "0", ...query },
    }) as const;

  interaction("a page of the history", {
    given: made,
    as: "user",
    request: history(),
    response: { status: 200, body: { services: eachLike(tripMade), total: integer(1) } },
    async test(api) {
      expect(await listHistory(api, {}, first)).toEqual({
        total: 1,
        trips: [
          expect.objectContaining({
            id: 7001,
            status: 8,
            when: "2026-05-18 11:02",
            origin: expect.objectContaining({ name: "Calle Mayor, 3", notes: "Portal azul" }),
            destination: {
              name: "Estación Central, Plaza de la Estación, 1",
              position: { latitude: 37.9953, longitude: 0.5921 },
            },
            employee: { id: 131, name: "Óscar Peña" },
            fare: 18,
            currency: "EUR",
            promisedMinutes: 5,
            waitedMinutes: 6,
          }),
        ],
      });
    },
  });

  interaction("the trips of some days, states and one employee", {
    given: made,
    as: "user",
    request: history({
      start_date: "2026-05-01",
      end_date: "2026-05-31",
      status: "8,9",
      employee_id: fromState("{employeeId}", "131"),
    }),
    response: { status: 200, body: { services: eachLike(tripMade), total: integer(1) } },
    async test(api) {
      const filter = { from: "2026-05-01", to: "2026-05-31", employeeId: 131 };
      const found = await listHistory(api, { ...filter, statuses: [8, 9] }, first);
      expect(found).toMatchObject({ total: 1, trips: [{ id: 7001, status: 8 }] });
    },
  });

  interaction("the trips of one day, to find one of them", {
    given: made,
    as: "user",
    request: history({ start_date: "2026-05-18", end_date: "2026-05-18", limit: "100" }),
    response: { status: 200, body: { services: eachLike(tripMade), total: integer(1) } },
    async test(api) {
      expect(await findTrip(api, 7001, "2026-05-18")).toMatchObject({ id: 7001 });
    },
  });

  interaction("a page of the history after the last one", {
    given: made,
    as: "user",
    request: history({ offset: "990" }),
    response: { status: 200, body: { services: equal([]), total: integer(1) } },
    async test(api) {
      expect(await listHistory(api, {}, { limit: 10, offset: 990 })).toEqual({
        total: 1,
        trips: [],
      });
    },
  });

  interaction("the trips of an unknown employee", {
    given: company,
    as: "user",
    request: history({ employee_id: "1" }),
    response: { status: 404 },
    async test(api) {
      await expect(listHistory(api, { employeeId: 1 }, first)).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });

  interaction("a page of the history with an invalid token", {
    given: over,
    as: "user",
    request: history(),
    response: { status: 401, body: refusal("unauthorized") },
    async test(api) {
      await expect(listHistory(api, {}, first)).rejects.toMatchObject({ status: 401 });
    },
  });

  interaction("a page of the history while the server fails", {
    given: { ...client, "the server fails": { operation: "listTrips" } },
    as: "user",
    request: history(),
    response: { status: 500 },
    async test(api) {
      await expect(listHistory(api, {}, first)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });

  interaction("a page of the history with the token of a link", {
    given: { ...made, "a company has shared a link to its history": {} },
    as: "user",
    request: history({ limit: "1" }),
    response: { status: 200, body: { services: eachLike(tripMade), total: integer(1) } },
    async test(api) {
      expect(await listHistory(api, {}, { limit: 1, offset: 0 })).toMatchObject({ total: 1 });
    },
  });
});

describe("downloadTrips", () => {
  const file = (query: Record<string, string | ReturnType<typeof fromState<string>>> = {}) =>
    ({
      method: "GET",
      path: "/services",
      query: { format: "pdf", limit: "1000", offset: "0", ...query },
    }) as const;

  async function expectPdf(download: ReturnType<typeof downloadHistory>): Promise<void> {
    const { mediaType, chunks } = await download;
    expect(mediaType).toBe("application/pdf");
    let text = "";
    for await (const chunk of chunks) text += Buffer.from(chunk);
    expect(text).toMatch(/^%PDF-/);
  }

  interaction("the trips as a PDF", {
    given: made,
    as: "user",
    request: file(),
    response: { status: 200, file: "application/pdf" },
    test: (api) => expectPdf(downloadHistory(api)),
  });

  interaction("the trips of one employee as a PDF", {
    given: made,
    as: "user",
    request: file({ employee_id: fromState("{employeeId}", "131") }),
    response: { status: 200, file: "application/pdf" },
    test: (api) => expectPdf(downloadHistory(api, 131)),
  });

  interaction("the trips of an employee whose account is closed, as a PDF", {
    given: { ...company, "a company has closed an employee's account": {} },
    as: "user",
    request: file({ employee_id: fromState("{closedId}", "131") }),
    response: { status: 200, file: "application/pdf" },
    test: (api) => expectPdf(downloadHistory(api, 131)),
  });

  interaction("the trips of an unknown employee as a PDF", {
    given: company,
    as: "user",
    request: file({ employee_id: "1" }),
    response: { status: 404 },
    async test(api) {
      await expect(downloadHistory(api, 1)).rejects.toMatchObject({ status: 404 });
    },
  });

  interaction("the trips as a PDF with an invalid token", {
    given: over,
    as: "user",
    request: file(),
    response: { status: 401, body: refusal("unauthorized") },
    async test(api) {
      await expect(downloadHistory(api)).rejects.toMatchObject({ status: 401 });
    },
  });

  interaction("the trips as a PDF while the server fails", {
    given: { ...client, "the server fails": { operation: "downloadTrips" } },
    as: "user",
    request: file(),
    response: { status: 500 },
    async test(api) {
      await expect(downloadHistory(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("checkToken", () => {
  interaction("the owner of a history link", {
    given: { "a company has shared a link to its history": {} },
    as: "user",
    request: { method: "GET", path: "/token/valid" },
    response: {
      status: 200,
      body: {
        ...companyShape,
        permissions: equal(["history"]),
        auth_token: string("5b1c0f6a9e"),
      },
    },
    async test(api) {
      expect(await checkToken(api)).toMatchObject({
        token: "5b1c0f6a9e",
        user: { isCompany: true, permissions: ["history"] },
      });
    },
  });
});
