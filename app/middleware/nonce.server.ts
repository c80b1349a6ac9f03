import { randomBytes } from "node:crypto";

const NONCE_BYTES = 16;
/** Random bytes for many nonces, because a large request takes as long as a small one. */
let pool = Buffer.alloc(0);

export function createNonce(): string {
  if (pool.length < NONCE_BYTES) pool = randomBytes(256 * NONCE_BYTES);
  const nonce = pool.subarray(0, NONCE_BYTES);
  pool = pool.subarray(NONCE_BYTES);
  return nonce.toString("base64");
}
