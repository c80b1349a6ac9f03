import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { FollowedTrip } from "../../features/trips/follow/followed-trip.tsx";
import { bystanderTexts } from "../../features/trips/status-texts.ts";
import { formatStatus } from "../../features/trips/trip-status-badge.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { type FollowPage, loadFollowed } from "./load.server.ts";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => [
  ...screenTitle(matches, texts),
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

// Without JavaScript the page refreshes itself.
export const handle = {
  isLive: (data: unknown) => (data as FollowPage | undefined)?.kind === "open",
  pace: "follow" as const,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "follow");
  return loadFollowed(args.params.token, context);
}

/** Shows a shared trip to someone who is waiting for it or following its passenger. */
export default function Follow() {
  const page = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  if (page.kind !== "open") return <DeadLink page={page} />;
  return (
    <Page>
      <PageHeader title={t("title")}>{page.intro ?? t("intro")}</PageHeader>
      <FollowedTrip {...page} />
      {page.phone && (
        <div>
          <CallGroup phone={page.phone} />
        </div>
      )}
    </Page>
  );
}

type DeadPage = Exclude<FollowPage, { kind: "open" }>;

function DeadLink({ page }: { page: DeadPage }) {
  const t = useTexts(texts);
  const statusText = useTexts(bystanderTexts);
  const { kind, brandName, home, phone } = page;
  const ended = kind === "ended" ? page.trip : null;
  return (
    <Page>
      <EmptyState
        icon={kind === "ended" ? "check" : "map-pin"}
        heading="h1"
        title={t(kind)}
        action={
          <Cluster $justify="center">
            <ButtonLink to={home}>{t("home", { brand: brandName })}</ButtonLink>
            <CallGroup phone={phone} />
          </Cluster>
        }
      >
        {ended && `${formatStatus(ended, statusText)}. `}
        {t(`${kind}_hint`)}
      </EmptyState>
    </Page>
  );
}

/** The group's own phone, not the driver's, which a link does not tell. */
function CallGroup({ phone }: Pick<FollowPage, "phone">) {
  const t = useTexts(texts);
  if (!phone) return null;
  return (
    <ButtonLink kind="secondary" icon="phone" to={phone.href}>
      {t("call", { phone: phone.text })}
    </ButtonLink>
  );
}
