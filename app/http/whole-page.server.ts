import { EventEmitter } from "node:events";

/**
 * Takes what React draws, and gives it back as one piece. React writes bytes and asks of where it
 * writes no more than this; a stream that does all that a stream can takes several times as long.
 */
export class WholePage extends EventEmitter {
  readonly #parts: Uint8Array[] = [];

  write(part: Uint8Array): boolean {
    this.#parts.push(part);
    return true;
  }

  end(): void {
    this.emit("finish", Buffer.concat(this.#parts));
  }
}
