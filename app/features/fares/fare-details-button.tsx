import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import type { FareCard } from "./fares.server.ts";
import { texts } from "./texts.ts";

/** Submits the form to open the fare's details, so that the user's input is kept. */
export function FareDetailsButton({
  card: { groupId, group },
  isNamed = false,
}: {
  card: FareCard;
  /** Puts the group's name on the button, for lists with several groups. */
  isNamed?: boolean;
}) {
  const t = useTexts(texts);
  return (
    <Button kind="quiet" compact icon="info" name="dialog" value={`fare-${groupId}`}>
      {isNamed ? t("details_of", { group }) : t("details")}
    </Button>
  );
}
