import { setTimeout as sleep } from "node:timers/promises";
import { isBusy, RETRY_DELAYS_MS } from "../../api/errors.ts";
import { toMessage } from "../../forms/format-message.server.ts";
import { formatMoney } from "../../i18n/format.server.ts";
import { formatPrice, mostOf } from "../fares/fares.server.ts";
import { findPickupTime } from "../order-draft/pickup-time.server.ts";
import { explainOutcome } from "../order-taxi/explain-outcome.server.ts";
import {
  type OrderContent,
  type OrderOutcome,
  orderTaxi,
} from "../order-taxi/order-taxi.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import type { Column } from "./columns.server.ts";
import { type Claim, claimRow, orderKeyOf } from "./ordered-rows.server.ts";
import type { Plan, RowOutcome } from "./record.server.ts";
import { cancelledTripOf, needsOf, placesOf, type RowFare } from "./row-state.server.ts";
import { type RowProblem, type TableRow, whenOf } from "./rows.server.ts";
import type { TableContext } from "./table-context.server.ts";

type Sent = { row: TableRow; index: number; plan: Plan; fare: RowFare; tableId: string };

/** The API does not answer, so the next rows have to wait. */
export class ApiUnreachable extends Error {}

/**
 * Orders the taxi of one row at most once: the claim lasts until the pickup has passed, and the ordering
 * workflow sends one key once. Throws where the API does not answer, or the session has ended.
 */
export async function sendRow(sent: Sent, context: TableContext): Promise<RowOutcome> {
  const { row, index, plan, tableId } = sent;
  const claim = await claimRow(row, tableId, context, cancelledTripOf(plan, index));
  const idempotencyKey = orderKeyOf(row, claim?.found);
  if (!claim) return { kind: "unknown", key: idempotencyKey };
  const { account, table, tripId } = claim.found;
  if (tripId !== undefined) return { kind: table === tableId ? "ordered" : "known", tripId };
  if (account !== context.user.id) return { kind: "known" };

  const past = findPickupTime(whenOf(row), context.brand.timeZone);
  if ("problem" in past) {
    await claim.release();
    return refuse({ field: "date", message: { rule: past.problem } });
  }
  const content = toContent(sent, context);
  for (const wait of [...RETRY_DELAYS_MS, undefined]) {
    const outcome = await orderTaxi<never>(
      { idempotencyKey, content: async () => content, keptSeconds: claim.keptSeconds },
      context,
    );
    if (!mayRetry(outcome)) return toOutcome(outcome, sent, claim, context);
    if (wait !== undefined) await sleep(wait);
  }
  await claim.release();
  throw new ApiUnreachable();
}

const mayRetry = (outcome: OrderOutcome): boolean =>
  outcome.state === "failed" || (outcome.state === "refused" && isBusy(outcome.error));

const refuse = (...problems: RowProblem[]): RowOutcome => ({ kind: "refused", problems });

function toContent({ row, index, plan, fare }: Sent, context: TableContext): OrderContent {
  const { from, to } = placesOf(row, plan);
  const toAddress = (place: typeof from) => {
    if (!place?.address) return undefined;
    const { name, latitude, longitude } = place.address;
    return { name, latitude, longitude };
  };
  const origin = toAddress(from);
  if (!origin) throw new Error("A row without a pickup was sent");
  return {
    order: {
      origin: { ...origin, ...(row.notes && { notes: row.notes }) },
      destination: toAddress(to),
      groupId: fare.groupId,
      traveller: row.traveller || usualTraveller(context),
      noticePhone: row.phone || undefined,
      when: whenOf(row),
      passengers: context.brand.showExtraPassengers ? row.passengers : undefined,
      employeeId: row.employeeId,
      serviceTypeId: row.serviceTypeId,
      needs: needsOf(row, index, plan),
      references: row.references,
    },
    quotedFare: { kind: "limit", most: mostOf(fare.price), currency: fare.currency },
  };
}

async function toOutcome(
  outcome: OrderOutcome,
  { fare, tableId }: Sent,
  claim: Claim,
  { language }: TableContext,
): Promise<RowOutcome> {
  switch (outcome.state) {
    case "placed":
    case "keyReused": {
      const { tripId } = outcome;
      return { kind: (await claim.settle(tripId, tableId)) ? "ordered" : "known", tripId };
    }
    case "unknown":
      return { kind: "unknown", key: outcome.idempotencyKey };
    case "duplicate":
    case "failed":
      throw new ApiUnreachable();
    default:
      await claim.release();
  }
  if (
    outcome.state === "needsUnserved" ||
    outcome.state === "referencesWrong" ||
    outcome.state === "needsApproval"
  ) {
    const field = outcome.state === "needsUnserved" ? "needs" : "";
    return refuse({ field, message: { text: explainOutcome(outcome, language) } });
  }
  if (outcome.state === "refused") return refuse(...toProblems(outcome.error));
  if (outcome.state === "groupGone" || outcome.state === "stopsNotTaken") {
    return refuse({ field: "from", message: { rule: "noService" } });
  }
  const price = formatPrice(outcome.offer, language);
  const limit = formatMoney(mostOf(fare.price), fare.currency, language);
  return refuse({ field: "", message: { rule: "fareRisen", values: { price, limit } } });
}

/** The table's names for the fields that the API calls otherwise. */
const fields: Record<string, Column> = {
  direccion: "from",
  "search.origin": "from",
  destination: "to",
  destination_address: "to",
  "search.destination": "to",
  fecha_servicio_diferido: "date",
  "search.date": "date",
  viajero: "traveller",
  "viajero.telefono_aviso": "phone",
  "direccion.datos_extra": "notes",
  employee_id: "employee",
  service_type_id: "serviceType",
  passengers: "passengers",
  needs: "needs",
};

type ApiRefusal = Extract<OrderOutcome, { state: "refused" }>["error"];

function toProblems(error: ApiRefusal): RowProblem[] {
  const { fieldErrors, language } = error;
  if (fieldErrors.length === 0) return [{ field: "", message: toMessage(error, "failed") }];
  return fieldErrors.map(({ field, ...issue }) => ({
    field: fields[field] ?? fields[field.split(".")[0] ?? ""] ?? "",
    message: toMessage({ ...issue, language }, "invalid"),
  }));
}
