import type { Api, Reading } from "./client.server.ts";

/** What was read, and how many rows of its lists are not in it. */
export type Readable<Value> = { value: Value; leftOut: number };

type Read<Value> = (api: Api) => Promise<Value>;

/**
 * Reads lists for a screen, which shows the rows that are as documented and says how many are not.
 * Code that concludes something from a row's absence (no such trip, so order again) calls the API
 * itself: to that code, a list with an odd row is a wrong answer.
 */
export async function readRows<Value>(api: Api, read: Read<Value>): Promise<Readable<Value>> {
  const reading = leaveOutOddRows(api);
  const value = await read(reading.api);
  return { value, leftOut: reading.count() };
}

/** The same where the page has no place to say how many rows are not there: choices, suggestions. */
export async function readGoodRows<Value>(api: Api, read: Read<Value>): Promise<Value> {
  return (await readRows(api, read)).value;
}

/** Looks for one row. An odd row may be the very one, so that its list is then read as a whole. */
export async function findRow<Row>(
  api: Api,
  find: Read<Row | undefined>,
): Promise<Row | undefined> {
  const { value: found, leftOut } = await readRows(api, find);
  return found === undefined && leftOut > 0 ? find(api) : found;
}

/** An API that leaves out odd rows, and how many it has left out so far. */
export function leaveOutOddRows({ call, stream }: Api): { api: Api; count: () => number } {
  let leftOut = 0;
  const reading: Reading = {
    onLeftOut(count) {
      leftOut += count;
    },
  };
  const callAny = call as (operation: string, input?: object, reading?: Reading) => unknown;
  return {
    api: {
      call: ((operation, input) => callAny(operation, input, reading)) as Api["call"],
      stream,
    },
    count: () => leftOut,
  };
}
