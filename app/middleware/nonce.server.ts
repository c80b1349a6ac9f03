import { randomBytes } from "node:crypto";

const NONCE_BYTES = 16;
/** Randomness for many answers, as asking for it takes about as long however much it is. */
let pool = Buffer.alloc(0);

export function createNonce(): string {
  if (pool.length < NONCE_BYTES) pool = randomBytes(256 * NONCE_BYTES);
  const nonce = pool.subarray(0, NONCE_BYTES);
  pool = pool.subarray(NONCE_BYTES);
  return nonce.toString("base64");
}
