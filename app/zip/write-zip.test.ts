import { randomBytes } from "node:crypto";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { type ArchivedFile, writeZip } from "./write-zip.server.ts";

async function* toFiles(files: Record<string, string[]>): AsyncGenerator<ArchivedFile> {
  async function* toChunks(chunks: string[]) {
    yield* chunks;
  }
  for (const [name, chunks] of Object.entries(files)) yield { name, chunks: toChunks(chunks) };
}

async function collect(files: AsyncIterable<ArchivedFile>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(files, "2026-11-26 10:43")) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("an archive", () => {
  it("holds what another program reads of it", async () => {
    const long = Array.from({ length: 2000 }, (_, at) => `${at} Calle Mayor, 3\n`);
    const archive = await collect(
      toFiles({
        "data.json": ["{", "}"],
        "viajes.csv": long,
        "léeme.txt": ["¿Qué? سيارة"],
        "none.txt": [],
      }),
    );
    const read = Object.entries(unzipSync(archive)).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(),
    ]);
    expect(read).toEqual([
      ["data.json", "{}"],
      ["viajes.csv", long.join("")],
      ["léeme.txt", "¿Qué? سيارة"],
      ["none.txt", ""],
    ]);
    expect(archive.length).toBeLessThan(long.join("").length / 2);
  });

  it("breaks off where a file does", async () => {
    async function* broken(): AsyncGenerator<string> {
      yield "{";
      throw new Error("The API is down");
    }
    async function* files() {
      yield { name: "data.json", chunks: broken() };
    }
    await expect(collect(files())).rejects.toThrow("The API is down");
  });

  it("asks for no more of a file than the reader takes", async () => {
    let made = 0;
    async function* endless(): AsyncGenerator<string> {
      for (;;) {
        made += 1;
        yield randomBytes(1000).toString("hex");
      }
    }
    async function* files() {
      yield { name: "endless.txt", chunks: endless() };
    }
    const pieces = writeZip(files(), "2026-11-26 10:43");
    for (let piece = 0; piece < 4; piece += 1) await pieces.next();
    const before = made;
    await pieces.return(undefined);
    expect(before).toBeLessThan(200);
    expect(made - before).toBeLessThan(50);
  });
});
