import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Unscripted } from "../../ui/layout/layout.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./texts.ts";

const AUTO = "auto";

/** Prints the card now, or automatically when the plate is known. */
export function PrintTools({ hasPlate }: { hasPlate: boolean }) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const isAwaited = query.get("print") === AUTO;
  const setPrint = (print: string | undefined) => {
    const next = new URLSearchParams(query);
    if (print) next.set("print", print);
    else next.delete("print");
    setQuery(next, { replace: true, preventScrollReset: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: prints only once, when the plate becomes known
  useEffect(() => {
    if (!isAwaited || !hasPlate) return;
    window.print();
    // Reloading the page must not print the card again.
    setPrint(undefined);
  }, [isAwaited, hasPlate]);

  return (
    <>
      <Unscripted as="span">{t("how_to_print")}</Unscripted>
      {isHydrated && (
        <Button type="button" icon="print" onClick={() => window.print()}>
          {t("print")}
        </Button>
      )}
      {isHydrated && !hasPlate && !isAwaited && (
        <Button type="button" kind="secondary" icon="clock" onClick={() => setPrint(AUTO)}>
          {t("print_when_known")}
        </Button>
      )}
      <span role="status">{isAwaited && !hasPlate && t("printing_when_known")}</span>
    </>
  );
}
