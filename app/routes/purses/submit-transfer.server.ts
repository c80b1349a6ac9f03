import { z } from "zod";
import { pathToTransfer } from "../../features/wallet/drafts.server.ts";
import { noBalance, prepareTransfer, sendTransfer } from "../../features/wallet/transfer.server.ts";
import { texts } from "../../features/wallet/transfer-texts.ts";
import { FormRejected } from "../../forms/reply.ts";
import { formsOf, rowId } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen, redirectWithFlash } from "../../request/flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";

const typed = z.string("invalid").trim().max(100, "invalid").default("");

/** Some browsers send an empty file field as an empty text instead of a file without a name. */
const picture = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.instanceof(File, { error: "invalid" }).optional(),
);

export const transferSchema = formsOf(
  // `prepareTransfer` reports the errors of these fields together, after reading the picture.
  z.object({
    form: z.literal("prepare"),
    purse: rowId,
    amount: typed,
    to: typed,
    picture,
  }),
  z.object({ form: z.literal("send"), key: z.uuid() }),
);

export async function submitTransfer(
  sent: z.output<typeof transferSchema>,
  context: MemberContext,
): Promise<Response> {
  if (sent.form === "prepare") {
    const key = await prepareTransfer(sent, context);
    if (key === undefined) throw screenNotFound();
    return redirectWithFlash(pathToTransfer(key, context), context.app);
  }
  const { state } = await sendTransfer(sent.key, context);
  switch (state) {
    case "sent":
    case "unknown":
      return redirectWithFlash(pathToTransfer(sent.key, context), context.app);
    case "balanceTooLow":
      throw new FormRejected([noBalance]);
    case "gone": {
      const text = createTranslate(texts, context.language)("gone");
      return redirectToScreen("purses", { flash: { kind: "failure", text } }, context);
    }
    default:
      return state satisfies never;
  }
}
