import { Await, Link, useLocation } from "@remix-run/react";
import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from "react";
import type { Deferred, Outcome } from "../deferred.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { texts } from "./deferred-texts.ts";
import { Notice } from "./feedback/notice.tsx";
import { Skeleton } from "./feedback/skeleton.tsx";
import { useRevalidationEvery } from "./use-revalidation-every.ts";

type Props<Value> = {
  part: Deferred<Value>;
  /** Its name, with which users are told that it is loading, and that it is there. */
  label: string;
  /** About how many lines it has, for the space that is held until it is there. */
  lines: number;
  /** The part of a live page, which tries again by itself when it has failed. */
  isLive?: boolean;
  /** Stands beside the placeholder, and beside the notice of a part that failed. */
  beside?: ReactNode;
  /** Stands below the notice of a part that failed. The part itself shows the same, which would move below a placeholder. */
  below?: ReactNode;
  children: (value: Value) => ReactNode;
};

/**
 * A part of the page that may come later. Until a newer version of it is there, the user sees the last one.
 */
export function DeferredPart<Value>({
  part,
  label,
  lines,
  isLive,
  beside,
  below,
  children,
}: Props<Value>) {
  const t = useTexts(texts);
  const [first] = useState(part);
  const [hasCome, setCome] = useState(false);
  const { outcome: newest, isPending } = useOutcome(part);
  const isBusy = useBusy(isPending && hasCome);
  const placeholder = (
    <>
      <Skeleton label={t("loading", { part: label })} lines={lines} />
      {beside}
    </>
  );
  const show = (outcome: Outcome<Value>) => (
    <Shown
      outcome={newest ?? outcome}
      placeholder={placeholder}
      isLive={isLive}
      beside={beside}
      below={below}
      onShown={() => setCome(true)}
    >
      {children}
    </Shown>
  );
  const isLate = first instanceof Promise;
  const shown = isLate ? (
    <Suspense fallback={placeholder}>
      <Await resolve={first} errorElement={show(lost)}>
        {(outcome) => show(outcome as Outcome<Value>)}
      </Await>
    </Suspense>
  ) : (
    show({ state: "arrived", value: first })
  );
  // An update would make React throw away what the server sends into the boundary.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first one, until the boundary is hydrated
  const waiting = useMemo(() => shown, []);
  return (
    <div className="deferred-part" aria-busy={isBusy || undefined}>
      {isLate && !hasCome ? waiting : shown}
      {isLate && (
        <p className="visually-hidden" role="status">
          {hasCome && t("loaded", { part: label })}
        </p>
      )}
    </div>
  );
}

/** True while the part waits for a newer version at another address. A refresh in the background shows no sign. */
function useBusy(isWaiting: boolean): boolean {
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  useEffect(() => {
    if (!isWaiting) setShownAt(key);
  }, [isWaiting, key]);
  return isWaiting && shownAt !== key;
}

/**
 * The value of a part that fills a place which is there already, such as the choices of a field. Undefined
 * until it is there, and where it failed.
 */
export function useDeferred<Value>(part: Deferred<Value>): Value | undefined {
  const { outcome } = useOutcome(part);
  return outcome?.state === "arrived" ? outcome.value : undefined;
}

/** The last outcome of a part, and whether a newer one is on its way. */
export function useOutcome<Value>(part: Deferred<Value>) {
  const [last, setLast] = useState<{ part: Deferred<Value>; outcome: Outcome<Value> }>();
  useEffect(() => {
    let isLatest = true;
    const settle = (outcome: Outcome<Value>) =>
      startTransition(() => {
        if (isLatest) setLast({ part, outcome });
      });
    if (part instanceof Promise) part.then(settle, () => settle(lost));
    else settle({ state: "arrived", value: part });
    return () => {
      isLatest = false;
    };
  }, [part]);
  // A value is shown at once.
  if (!(part instanceof Promise))
    return { outcome: { state: "arrived", value: part } as const, isPending: false };
  return { outcome: last?.outcome, isPending: last?.part !== part };
}

/** The connection broke before the part was there. */
const lost = { state: "failed", reference: "" } as const;

function Shown<Value>({
  outcome,
  placeholder,
  isLive,
  beside,
  below,
  onShown,
  children,
}: Pick<Props<Value>, "isLive" | "beside" | "below" | "children"> & {
  outcome: Outcome<Value>;
  placeholder: ReactNode;
  onShown: () => void;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onShown, []);
  if (outcome.state === "arrived") return children(outcome.value);
  if (outcome.state === "moved") {
    return (
      <>
        <meta httpEquiv="refresh" content={`0;url=${outcome.to}`} />
        {placeholder}
      </>
    );
  }
  return (
    <>
      <Failed reference={outcome.reference} isLive={isLive} />
      {beside}
      {below}
    </>
  );
}

const RECOVERY_SECONDS = 15;

function Failed({ reference, isLive = false }: { reference: string; isLive?: boolean }) {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  useRevalidationEvery(isLive ? RECOVERY_SECONDS : undefined);
  return (
    <Notice kind="danger" title={t("problem")}>
      {t("problem_hint")} {reference && <small>{t("reference", { id: reference })}</small>}{" "}
      <Link to={pathname + search} replace preventScrollReset>
        {t("try_again")}
      </Link>
    </Notice>
  );
}
