import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import type { Failure } from "../../request/responses.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { useErrorInTitle } from "../../ui/feedback/error-title.ts";
import { Stack } from "../../ui/layout/layout.tsx";
import { useRevalidationEvery } from "../../ui/use-revalidation-every.ts";
import { texts } from "./failure-texts.ts";
import { useRefreshSeconds, useUnscriptedRefresh } from "./unscripted-refresh.tsx";

export default function FailureView({ failure }: { failure: Failure }) {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  // A live page that failed to load tries again.
  useRevalidationEvery(useRefreshSeconds(failure));
  useErrorInTitle(true);
  const seconds = useUnscriptedRefresh(failure);
  // The home page depends on the user. It is unknown if even the brand could not be loaded.
  const root = useRouteLoaderData<{ home?: string; status?: string }>("root");
  const { home = "/", status = pathTo("status") } = root ?? {};
  if (failure.kind === "not_found") {
    return (
      <EmptyState
        heading="h1"
        icon="map-pin"
        title={t("not_found")}
        action={<ButtonLink to={home}>{t("go_home")}</ButtonLink>}
      >
        {t("not_found_hint")}
      </EmptyState>
    );
  }
  if (failure.kind === "rate_limited") {
    return (
      <EmptyState heading="h1" icon="clock" title={t("rate_limited")}>
        {t(failure.limit === "network" ? "too_many_from_network" : "too_many_for_account", {
          count: failure.minutes,
        })}
      </EmptyState>
    );
  }
  const isUnavailable = failure.kind === "unavailable";
  return (
    <EmptyState
      heading="h1"
      icon="warning"
      title={t(isUnavailable ? "unavailable" : "problem")}
      action={
        <Stack $gap="s">
          <ButtonLink to={pathname + search} reloadDocument icon="refresh">
            {t("try_again")}
          </ButtonLink>
          <ButtonLink to={status} kind="secondary">
            {t("status")}
          </ButtonLink>
        </Stack>
      }
    >
      {seconds !== undefined && (
        <>
          <noscript>
            <meta httpEquiv="refresh" content={`${seconds}`} />
          </noscript>
          <span hidden data-refresh={seconds} />
        </>
      )}
      {t(isUnavailable ? "unavailable_hint" : "problem_hint")}{" "}
      {failure.reference && <small>{t("reference", { id: failure.reference })}</small>}
    </EmptyState>
  );
}
