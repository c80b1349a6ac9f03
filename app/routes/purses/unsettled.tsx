import type { TransferView } from "../../features/wallet/load-transfer.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { texts } from "./transfer-texts.ts";
import { useFocus } from "./use-focus.ts";

/** Tells the user that the outcome is unknown. Only a lost transfer can be sent again from here. */
export function Unsettled({
  kind,
  ...transfer
}: Extract<TransferView, { kind: "unknown" | "lost" }>) {
  const { receiver, amount, brand, phone, here, change } = transfer;
  const t = useTexts(texts);
  const box = useFocus<HTMLDivElement>();
  const sentence = (
    <EmptyState
      icon="warning"
      heading="h1"
      title={t(kind)}
      action={
        <Cluster $justify="center">
          {kind === "lost" ? (
            <ButtonLink to={change}>{t("retry")}</ButtonLink>
          ) : (
            <ButtonLink icon="refresh" to={here} reloadDocument>
              {t("look_again")}
            </ButtonLink>
          )}
          {phone && (
            <a className="button" data-kind="secondary" href={phone.href}>
              {t("call", { phone: phone.text })}
            </a>
          )}
        </Cluster>
      }
    >
      {t(`${kind}_hint`, { brand, amount, receiver })}
    </EmptyState>
  );
  return (
    <div ref={box} tabIndex={-1}>
      {sentence}
    </div>
  );
}
