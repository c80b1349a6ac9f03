import { userCode } from "../../forms/rules.server.ts";
import type { QrProblem } from "../../qr/read-qr-picture.server.ts";
import type { MemberContext } from "../../request/context.server.ts";

/** Larger than a phone's usual photo. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Returns the code in the picture, or the key of the message that explains the problem. */
export async function readPicture(
  picture: File,
  { app }: MemberContext,
): Promise<{ code: string } | { problem: QrProblem | "invalidCode" }> {
  if (picture.size > MAX_BYTES) return { problem: "hugePicture" };
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const reading = await app.services.readQrCode(bytes);
  if ("problem" in reading) return reading;
  const code = reading.text.trim();
  // The QR code may hold something else, such as a web address.
  const isUserCode = code !== "" && userCode.safeParse(code).success;
  return isUserCode ? { code } : { problem: "invalidCode" };
}
