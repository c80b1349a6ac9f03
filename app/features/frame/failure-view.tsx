import { useLocation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Failure } from "../../request/responses.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { useErrorInTitle } from "../../ui/feedback/error-title.ts";
import { texts } from "./failure-texts.ts";
import { useRefreshSeconds, useUnscriptedRefresh } from "./unscripted-refresh.tsx";

export default function FailureView({ failure }: { failure: Failure }) {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  useRecovery(failure);
  useErrorInTitle(true);
  const seconds = useUnscriptedRefresh(failure);
  // The home page depends on the user. It is unknown if even the brand could not be loaded.
  const home = useRouteLoaderData<{ home?: string }>("root")?.home ?? "/";
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
        <ButtonLink to={pathname + search} reloadDocument icon="refresh">
          {t("try_again")}
        </ButtonLink>
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

/** Retries a live page that failed to load. */
function useRecovery(failure: Failure): void {
  const seconds = useRefreshSeconds(failure);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setInterval(revalidate, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, revalidate]);
}
