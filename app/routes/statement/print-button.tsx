import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { texts } from "./texts.ts";

export function PrintButton() {
  const t = useTexts(texts);
  return (
    <Button type="button" kind="secondary" icon="print" compact onClick={() => window.print()}>
      {t("print")}
    </Button>
  );
}
