import { formatMoment, formatMoney } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { mayApprove, mayEnter } from "../../session/access.ts";
import { texts as ruleTexts } from "../rules/texts.ts";
import { settleOwnOrders } from "./decide.server.ts";
import { requestsOfCompany } from "./own-requests.server.ts";
import { type ApprovalRequest, stateOf } from "./requests.server.ts";

export type RequestView = ReturnType<typeof toView>;

/** Managers see the requests of all employees, an employee the own ones. */
export async function loadRequests(context: MemberContext) {
  const { user } = context;
  const list = async () => (await requestsOfCompany(context)?.list()) ?? [];
  const stored = await list();
  const all = (await settleOwnOrders(stored, context)) ? await list() : stored;
  const isManager = mayApprove(user);
  const shown = isManager ? all : all.filter(({ employee }) => employee.id === user.id);
  const views = shown.map((request) => toView(request, context));
  const isOpen = ({ state }: RequestView) => state === "waiting" || state === "ordering";
  return {
    isManager,
    open: views.filter(isOpen).toReversed(),
    ended: views.filter((view) => !isOpen(view)),
  };
}

function toView(request: ApprovalRequest, context: MemberContext) {
  const { brand, language, siteDomain, user } = context;
  const { id, employee, at, until, order, fare, broken, decided, tripId, reason } = request;
  const ofRules = createTranslate(ruleTexts, language);
  const format = (instant: number) => formatMoment(toLocalTime(instant, brand.timeZone), language);
  const mayOpen = tripId !== undefined && mayEnter("panel_home", context);
  return {
    id,
    state: stateOf(request),
    employee: employee.name,
    isOwn: employee.id === user.id,
    traveller: order.traveller,
    from: order.origin.name,
    to: order.destination?.name,
    when: order.when && formatMoment(order.when, language),
    asked: format(at),
    until: format(until),
    fare: fare && formatMoney(fare.most, fare.currency, language),
    broken: broken.map((rule) => ofRules(rule)),
    by: decided?.name,
    isByMe: decided?.id === user.id,
    decidedAt: decided && format(decided.at),
    reason,
    trip:
      tripId === undefined
        ? undefined
        : {
            id: `${tripId}`,
            href: mayOpen
              ? pathTo("panel_home", { query: { trip: tripId }, siteDomain })
              : undefined,
          },
  };
}
