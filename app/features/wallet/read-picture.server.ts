import { userCode } from "../../forms/rules.server.ts";
import type { QrProblem } from "../../qr/read-qr-picture.server.ts";
import type { MemberContext } from "../../request/context.server.ts";

/** More than phones make of a picture, unless they are asked to. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The code in a picture that was sent, or by which text it is said that there is none. */
export async function readPicture(
  picture: File,
  { app }: MemberContext,
): Promise<{ code: string } | { problem: QrProblem | "invalidCode" }> {
  if (picture.size > MOST_BYTES) return { problem: "hugePicture" };
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const reading = await app.services.readQrCode(bytes);
  if ("problem" in reading) return reading;
  const code = reading.text.trim();
  // An address, or whatever else posters bear.
  const isUserCode = code !== "" && userCode.safeParse(code).success;
  return isUserCode ? { code } : { problem: "invalidCode" };
}
