import type { Api, ReadOptions } from "./client.server.ts";

/** The value, and the number of rows that were left out of its lists. */
export type Readable<Value> = { value: Value; leftOut: number };

type Read<Value> = (api: Api) => Promise<Value>;

/**
 * Reads lists for a screen, which shows the good rows and says how many are missing. Code that decides
 * on a row's absence (no such trip, so order again) calls the API directly, and so gets an error
 * for a list with an odd row.
 */
export async function readRows<Value>(api: Api, read: Read<Value>): Promise<Readable<Value>> {
  const { api: rowsApi, count } = leaveOutOddRows(api);
  const value = await read(rowsApi);
  return { value, leftOut: count() };
}

/** For choices and suggestions, where the page has no place to say how many rows are missing. */
export async function readGoodRows<Value>(api: Api, read: Read<Value>): Promise<Value> {
  return (await readRows(api, read)).value;
}

/** Finds one row. An odd row may be the wanted one, so where none is found, odd rows are an error. */
export async function findRow<Row>(
  api: Api,
  find: Read<Row | undefined>,
): Promise<Row | undefined> {
  const { value: found, leftOut } = await readRows(api, find);
  return found === undefined && leftOut > 0 ? find(api) : found;
}

/** The steps around a call that adds a row: notes the ids before it, and afterwards finds the row that is new. */
export function addedRow<Row extends { id: number }, Result>(
  api: Api,
  list: Read<Row[]>,
  {
    isWanted = () => true,
    toResult,
  }: {
    isWanted?: (row: Row) => boolean;
    toResult: (row: Row) => Result;
  },
) {
  return {
    prepare: async (): Promise<number[]> => (await readGoodRows(api, list)).map(({ id }) => id),
    find: async (before: number[]): Promise<Result | undefined> => {
      const added = await findRow(api, async (rows) =>
        (await list(rows)).find((row) => isWanted(row) && !before.includes(row.id)),
      );
      return added && toResult(added);
    },
  };
}

/** Wraps the API so that it leaves odd rows out, and counts them. */
export function leaveOutOddRows({ call, stream }: Api): { api: Api; count: () => number } {
  let leftOut = 0;
  const options: ReadOptions = {
    onLeftOut(count) {
      leftOut += count;
    },
  };
  const callAny = call as (operation: string, input?: object, options?: ReadOptions) => unknown;
  return {
    api: {
      call: ((operation, input) => callAny(operation, input, options)) as Api["call"],
      stream,
    },
    count: () => leftOut,
  };
}
