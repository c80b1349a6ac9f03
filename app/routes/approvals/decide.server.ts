import { z } from "zod";
import {
  approveRequest,
  type Decided,
  refuseRequest,
  takeBackRequest,
} from "../../features/approvals/decide.server.ts";
import { dismiss, dismissForms } from "../../features/notices/dismiss.server.ts";
import { formsOf, maxLength, text } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, redirectToScreen } from "../../request/flash.server.ts";
import { texts } from "./texts.ts";

export const approvalSchema = formsOf(
  z.object({ form: z.literal("approve"), id: z.string().max(60) }),
  z.object({ form: z.literal("take_back"), id: z.string().max(60) }),
  z.object({ form: z.literal("refuse"), id: z.string().max(60), reason: text(maxLength(200)) }),
  ...dismissForms,
);

type Sent = z.output<typeof approvalSchema>;

export async function decide(sent: Sent, context: MemberContext): Promise<Response> {
  if (sent.form === "dismiss" || sent.form === "dismiss_all") {
    await dismiss(sent, context);
    return redirectToScreen("approvals", {}, context);
  }
  const flash = toDecidedFlash(await press(sent, context), context);
  return redirectToScreen("approvals", { flash }, context);
}

function press(
  sent: Exclude<Sent, { form: "dismiss" | "dismiss_all" }>,
  context: MemberContext,
): Promise<Decided> {
  switch (sent.form) {
    case "approve":
      return approveRequest(sent.id, context);
    case "refuse":
      return refuseRequest(sent.id, sent.reason, context);
    case "take_back":
      return takeBackRequest(sent.id, context);
    default:
      return sent satisfies never;
  }
}

function toDecidedFlash(decided: Decided, { language }: MemberContext): Flash {
  const t = createTranslate(texts, language);
  switch (decided.state) {
    case "approved":
      return { kind: "success", text: t("now_approved", { trip: `${decided.tripId}` }) };
    case "refused":
    case "taken_back":
      return { kind: "success", text: t(`now_${decided.state}`) };
    case "stopped":
      return { kind: "failure", title: t("now_stopped"), text: decided.reason };
    case "late":
    case "failed":
    case "unknown":
      return { kind: "failure", text: t(`now_${decided.state}`) };
    default:
      return decided satisfies never;
  }
}
