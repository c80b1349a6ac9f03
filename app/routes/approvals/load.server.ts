import { loadRequests } from "../../features/approvals/load-approvals.server.ts";
import { loadNotices } from "../../features/notices/load-notices.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { mayEnter } from "../../session/access.ts";

export type ApprovalsPage = Awaited<ReturnType<typeof loadApprovals>>;

export async function loadApprovals(context: MemberContext) {
  const [requests, notices] = await Promise.all([
    loadRequests(context),
    // An account without messages reads here what the panel has to tell.
    mayEnter("messages", context) ? [] : loadNotices(context),
  ]);
  return {
    ...requests,
    notices,
    isTyping: requests.isManager && requests.open.length > 0,
    here: pathTo("approvals", { siteDomain: context.siteDomain }),
  };
}
