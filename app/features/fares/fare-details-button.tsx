import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import type { FareCard } from "./fares.server.ts";
import { texts } from "./texts.ts";

/** Opens what its group says of a fare; it sends along all else that is filled in. */
export function FareDetailsButton({
  card: { groupId, group },
  isNamed = false,
}: {
  card: FareCard;
  /** There are others beside it. */
  isNamed?: boolean;
}) {
  const t = useTexts(texts);
  return (
    <Button kind="quiet" compact icon="info" name="dialog" value={`fare-${groupId}`}>
      {isNamed ? t("details_of", { group }) : t("details")}
    </Button>
  );
}
