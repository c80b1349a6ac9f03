import { crc32, inflateRawSync } from "node:zlib";

/** The files of an archive by name. */
export type Files = Map<string, Buffer>;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
/** Far more than a spreadsheet has. */
const MAX_FILES = 1000;

/**
 * Unpacks a ZIP archive whose files together have at most so many bytes; it counts the real ones, not those
 * that the archive claims.
 */
export function unzip(archive: Buffer, maxBytes: number): Files | "broken" | "tooLarge" {
  const files: Files = new Map();
  let left = maxBytes;
  try {
    const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
    if (end < 0 || archive.readUInt32LE(end) !== END) return "broken";
    const count = archive.readUInt16LE(end + 10);
    if (count > MAX_FILES) return "tooLarge";
    let at = archive.readUInt32LE(end + 16);
    for (let n = 0; n < count; n += 1) {
      if (archive.readUInt32LE(at) !== ENTRY) return "broken";
      const isEncrypted = (archive.readUInt16LE(at + 8) & 1) === 1;
      const method = archive.readUInt16LE(at + 10);
      const packedBytes = archive.readUInt32LE(at + 20);
      const lengths = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
      const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
      const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
      const packed = findPacked(archive, archive.readUInt32LE(at + 42), packedBytes);
      if (isEncrypted || !packed) return "broken";
      const file = unpack(packed, method, left);
      if (typeof file === "string") return file;
      left -= file.length;
      files.set(name, file);
      at += 46 + nameLength + extraLength + commentLength;
    }
    return files;
  } catch (error) {
    // A number that lies beyond the archive's end.
    if (error instanceof RangeError) return "broken";
    throw error;
  }
}

function findPacked(archive: Buffer, at: number, length: number): Buffer | undefined {
  if (archive.readUInt32LE(at) !== FILE) return undefined;
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  return start + length <= archive.length ? archive.subarray(start, start + length) : undefined;
}

function unpack(packed: Buffer, method: number, maxBytes: number): Buffer | "broken" | "tooLarge" {
  if (method === 0) return packed.length > maxBytes ? "tooLarge" : packed;
  if (method !== 8) return "broken";
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ERR_BUFFER_TOO_LARGE" ? "tooLarge" : "broken";
  }
}

/** Packs files without compression, for a reader that shall see just these. */
export function zip(files: Files): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, file] of files) {
    const encoded = Buffer.from(name);
    // The fields that both headers have: version, flags, method, time, date, checksum, sizes, name's length.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(0x21, 8);
    shared.writeUInt32LE(crc32(file), 10);
    shared.writeUInt32LE(file.length, 14);
    shared.writeUInt32LE(file.length, 18);
    shared.writeUInt16LE(encoded.length, 22);
    parts.push(toUInt32(FILE), shared, encoded, file);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(toUInt32(ENTRY), Buffer.from([20, 0]), shared, rest, encoded);
    at += 30 + encoded.length + file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, entries, toUInt32(END), end]);
}

function toUInt32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
