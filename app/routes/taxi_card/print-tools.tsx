import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Unscripted } from "../../ui/layout/unscripted.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./texts.ts";

const AUTO = "auto";

/** To have it on paper now, or by itself as soon as there is a plate to be printed. */
export function PrintTools({ isKnown }: { isKnown: boolean }) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const isAwaited = query.get("print") === AUTO;
  const set = (print: string | undefined) => {
    const next = new URLSearchParams(query);
    if (print) next.set("print", print);
    else next.delete("print");
    setQuery(next, { replace: true, preventScrollReset: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to wait for no more
  useEffect(() => {
    if (!isAwaited || !isKnown) return;
    window.print();
    // Whoever loads the page again does not want a second one.
    set(undefined);
  }, [isAwaited, isKnown]);

  return (
    <>
      <Unscripted as="span">{t("how_to_print")}</Unscripted>
      {isHydrated && (
        <Button type="button" icon="print" onClick={() => window.print()}>
          {t("print")}
        </Button>
      )}
      {isHydrated && !isKnown && !isAwaited && (
        <Button type="button" kind="secondary" icon="clock" onClick={() => set(AUTO)}>
          {t("print_when_known")}
        </Button>
      )}
      <span role="status">{isAwaited && !isKnown && t("printing_when_known")}</span>
    </>
  );
}
