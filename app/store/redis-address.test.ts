import { describe, expect, it } from "vitest";
import { BadRedisAddress, readRedisAddress } from "./redis-address.server.ts";

const plain = { username: undefined, password: undefined, tls: undefined };

describe("readRedisAddress", () => {
  it.each([
    ["redis://cache", { kind: "standalone", hosts: [{ host: "cache", port: 6379 }], db: 0 }],
    [
      "redis://10.0.0.7:6380/2",
      { kind: "standalone", hosts: [{ host: "10.0.0.7", port: 6380 }], db: 2 },
    ],
    ["redis://[::1]:6380", { kind: "standalone", hosts: [{ host: "::1", port: 6380 }], db: 0 }],
    [
      "redis+sentinel://a,b:26380/taxis",
      {
        kind: "sentinel",
        name: "taxis",
        hosts: [
          { host: "a", port: 26379 },
          { host: "b", port: 26380 },
        ],
        db: 0,
        sentinelLogin: { username: undefined, password: undefined },
      },
    ],
    [
      "redis+cluster://a,b:6380,c",
      {
        kind: "cluster",
        hosts: [
          { host: "a", port: 6379 },
          { host: "b", port: 6380 },
          { host: "c", port: 6379 },
        ],
      },
    ],
  ])("reads %s", (text, address) => {
    expect(readRedisAddress(text)).toEqual({ ...plain, ...address });
  });

  it("reads encrypted addresses of every kind", () => {
    for (const text of ["rediss://a", "rediss+sentinel://a/n", "rediss+cluster://a"]) {
      expect(readRedisAddress(text).tls).toEqual({});
    }
  });

  it("reads names and passwords with every character", () => {
    expect(readRedisAddress("redis+cluster://taxi:p%40ss:%2Fw%25rd@a")).toMatchObject({
      username: "taxi",
      password: "p@ss:/w%rd",
    });
    expect(readRedisAddress("redis://:only@a")).toMatchObject({
      username: undefined,
      password: "only",
    });
    const ofBoth = "redis+sentinel://u:p@a/n/3?sentinel_username=watch&sentinel_password=w%26tch";
    expect(readRedisAddress(ofBoth)).toMatchObject({
      ...{ username: "u", password: "p", db: 3 },
      sentinelLogin: { username: "watch", password: "w&tch" },
    });
  });

  it.each([
    ["localhost:6379", "must be like"],
    ["http://localhost", "must be like"],
    ["redis+proxy://a", "must be like"],
    ["redis://", "must be like"],
    ["redis://a:secret@", "must be like"],
    ["redis://a,b", "several hosts"],
    ["redis://a:70000", "an invalid host"],
    ["redis+cluster://a,,b", "an invalid host"],
    ["redis+cluster://a:six", "an invalid host"],
    ["redis://a/first", "the number of a database"],
    ["redis://a/-1", "the number of a database"],
    ["redis+sentinel://a", "lacks the name"],
    ["redis+sentinel://a/", "lacks the name"],
    ["redis+sentinel://a/n/one", "the number of a database"],
    ["redis+cluster://a/1", "names a database"],
    ["redis+cluster://a?db=1", "does not allow ?db="],
    ["redis://:100%@a", "encodes nothing"],
  ])("refuses %s with a message that contains “%s”", (text, message) => {
    expect(() => readRedisAddress(text)).toThrow(BadRedisAddress);
    expect(() => readRedisAddress(text)).toThrow(message);
  });

  it("leaves passwords out of its messages", () => {
    for (const text of ["redis://:secret@a,b", "redis+sentinel://:secret@a", "redis:/:secret@a"]) {
      expect(() => readRedisAddress(text)).not.toThrow(/secret/);
      expect(() => readRedisAddress(text)).toThrow(BadRedisAddress);
    }
  });
});
