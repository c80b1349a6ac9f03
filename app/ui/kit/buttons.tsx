import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../button.tsx";
import { IconButton, IconButtonLink } from "../icon-button.tsx";
import { KeyCap } from "../key-cap.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { texts } from "./texts.ts";

export function Buttons() {
  const t = useTexts(texts);
  return (
    <Stack>
      <h2>{t("buttons")}</h2>
      <Cluster>
        <Button icon="taxi">{t("requestTaxi")}</Button>
        <Button kind="secondary">{t("bookLater")}</Button>
        <Button kind="quiet">{t("cancel")}</Button>
        <Button kind="danger">{t("cancelTrip")}</Button>
      </Cluster>
      <Cluster>
        <Button busy>{t("sending")}</Button>
        <Button kind="secondary" busy>
          {t("sending")}
        </Button>
        <Button disabled>{t("unavailable")}</Button>
        <ButtonLink to="." kind="secondary" icon="calendar">
          {t("bookLater")}
        </ButtonLink>
        <ButtonLink to="." compact>
          {t("requestTaxi")}
        </ButtonLink>
        <IconButton icon="edit" label={t("edit")} />
        <IconButton icon="trash" kind="danger" label={t("remove")} />
        <IconButtonLink icon="help" label={t("help")} to="." />
      </Cluster>
      <Cluster>
        <KeyCap>{1}</KeyCap>
        <KeyCap>{2}</KeyCap>
      </Cluster>
      <Button wide icon="taxi">
        {t("requestTaxi")}
      </Button>
    </Stack>
  );
}
