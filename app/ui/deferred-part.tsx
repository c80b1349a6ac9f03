import { Await, Link, useLocation } from "@remix-run/react";
import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from "react";
import type { Deferred, Outcome } from "../deferred.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { texts } from "./deferred-texts.ts";
import { Notice } from "./feedback/notice.tsx";
import { Skeleton } from "./feedback/skeleton.tsx";

type Props<Value> = {
  part: Deferred<Value>;
  /** Its name, with which users are told that it is loading, and that it is there. */
  label: string;
  /** About how many lines it has, for the space that is held until it is there. */
  lines: number;
  children: (value: Value) => ReactNode;
};

/**
 * A part of the page that may come later. Until a newer version of it is there, the user sees the last one.
 */
export function DeferredPart<Value>({ part, label, lines, children }: Props<Value>) {
  const t = useTexts(texts);
  const [first] = useState(part);
  const [hasCome, setCome] = useState(false);
  const newer = useNewerOutcome(part, first);
  const isBusy = part instanceof Promise && part !== first && newer?.part !== part;
  const placeholder = <Skeleton label={t("loading", { part: label })} lines={lines} />;
  const show = (outcome: Outcome<Value>) => (
    <Shown
      outcome={newer?.outcome ?? outcome}
      placeholder={placeholder}
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

/**
 * The value of a part that fills a place which is there already, such as the choices of a field. Undefined
 * until it is there, and where it failed.
 */
export function useDeferred<Value>(part: Deferred<Value>): Value | undefined {
  const [last, setLast] = useState<Value>();
  useEffect(() => {
    if (!(part instanceof Promise)) return setLast(part);
    let isLatest = true;
    const settle = (outcome: Outcome<Value>) => {
      if (isLatest && outcome.state === "arrived") setLast(outcome.value);
    };
    part.then(settle, () => {});
    return () => {
      isLatest = false;
    };
  }, [part]);
  return part instanceof Promise ? last : part;
}

/** The connection broke before the part was there. */
const lost = { state: "failed", reference: "" } as const;

/** The outcome of the last part after the first that is there. */
function useNewerOutcome<Value>(part: Deferred<Value>, first: Deferred<Value>) {
  const [newer, setNewer] = useState<{ part: Deferred<Value>; outcome: Outcome<Value> }>();
  const isFirst = part === first;
  useEffect(() => {
    if (isFirst) return;
    let isLatest = true;
    const settle = (outcome: Outcome<Value>) =>
      startTransition(() => {
        if (isLatest) setNewer({ part, outcome });
      });
    if (part instanceof Promise) part.then(settle, () => settle(lost));
    else setNewer({ part, outcome: { state: "arrived", value: part } });
    return () => {
      isLatest = false;
    };
  }, [part, isFirst]);
  if (isFirst) return undefined;
  if (part instanceof Promise) return newer;
  return { part, outcome: { state: "arrived", value: part } } as const;
}

function Shown<Value>({
  outcome,
  placeholder,
  onShown,
  children,
}: Pick<Props<Value>, "children"> & {
  placeholder: ReactNode;
  outcome: Outcome<Value>;
  onShown: () => void;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onShown, []);
  if (outcome.state === "arrived") return children(outcome.value);
  if (outcome.state === "failed") return <Failed reference={outcome.reference} />;
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${outcome.to}`} />
      {placeholder}
    </>
  );
}

function Failed({ reference }: { reference: string }) {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  return (
    <Notice kind="danger" title={t("problem")}>
      {t("problem_hint")} {reference && <small>{t("reference", { id: reference })}</small>}{" "}
      <Link to={pathname + search} replace preventScrollReset>
        {t("try_again")}
      </Link>
    </Notice>
  );
}
