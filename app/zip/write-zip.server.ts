import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive; its chunks are made when the one before has been packed. */
export type ArchivedFile = { name: string; chunks: AsyncIterable<string> };

const FILE = 0x04034b50;
const SIZES = 0x08074b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** The checksum and the sizes stand behind the file; the name is UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** What the format without its 64-bit extension holds. */
const MOST_BYTES = 0xffffffff;

type Entry = { shared: Buffer; name: Buffer; sums: Buffer; at: number };

/**
 * Packs files one after the other and sends each piece on at once, so an archive of any length needs no
 * memory. `when` is `YYYY-MM-DD HH:mm`, in the time zone of the reader.
 */
export async function* writeZip(
  files: AsyncIterable<ArchivedFile>,
  when: string,
): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  let at = 0;
  for await (const { name, chunks } of files) {
    const entry = { shared: toShared(when), name: Buffer.from(name), at };
    const head = Buffer.concat([
      ...[uint32(FILE), entry.shared, Buffer.alloc(12)],
      ...[uint16(entry.name.length), uint16(0), entry.name],
    ]);
    yield head;
    let packedBytes = 0;
    const read = { checksum: 0, bytes: 0 };
    for await (const piece of pack(chunks, read)) {
      packedBytes += piece.length;
      yield piece;
    }
    const sums = Buffer.concat([read.checksum, packedBytes, read.bytes].map(uint32));
    yield Buffer.concat([uint32(SIZES), sums]);
    at += head.length + packedBytes + 16;
    entries.push({ ...entry, sums });
  }
  yield toDirectory(entries, at);
}

/** Counts what goes in; a failure of the chunks is one of the packed pieces, too. */
function pack(
  chunks: AsyncIterable<string>,
  read: { checksum: number; bytes: number },
): AsyncIterable<Buffer> {
  async function* count() {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      read.checksum = crc32(bytes, read.checksum);
      read.bytes += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  pipeline(Readable.from(count(), { objectMode: false }), deflate, () => {});
  return deflate;
}

/** The fields that both headers have before the sums: version, flags, method, time and date. */
function toShared(when: string): Buffer {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = when.split(/\D/).map(Number);
  const time = (hour << 11) | (minute << 5);
  const date = ((year - 1980) << 9) | (month << 5) | day;
  return Buffer.concat([VERSION, FLAGS, DEFLATED, time, date].map(uint16));
}

function toDirectory(entries: Entry[], at: number): Buffer {
  const directory = Buffer.concat(
    entries.flatMap(({ shared, name, sums, at: start }) => [
      ...[uint32(ENTRY), uint16(VERSION), shared, sums, uint16(name.length)],
      ...[Buffer.alloc(12), uint32(start), name],
    ]),
  );
  const count = uint16(entries.length);
  return Buffer.concat([
    ...[directory, uint32(END), Buffer.alloc(4), count, count],
    ...[uint32(directory.length), uint32(at), uint16(0)],
  ]);
}

function uint32(value: number): Buffer {
  if (value > MOST_BYTES) throw new Error("The archive is too large");
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
