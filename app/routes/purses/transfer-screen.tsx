import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { TransferView } from "../../features/wallet/load-transfer.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { useFocusAtStart } from "../../ui/use-focus-at-start.ts";
import { texts } from "./transfer-texts.ts";

type Of<Kind extends TransferView["kind"]> = Extract<TransferView, { kind: Kind }>;

export function TransferScreen({ transfer }: { transfer: TransferView }) {
  return (
    <Page $width="reading">
      {transfer.kind === "draft" ? (
        <Question {...transfer} />
      ) : transfer.kind === "sent" ? (
        <Receipt {...transfer} />
      ) : (
        <Unsettled {...transfer} />
      )}
    </Page>
  );
}

function Question(transfer: Of<"draft">) {
  const { id, receiver, to, amount, purse, balance, left, isShort, again } = transfer;
  const t = useTexts(texts);
  const { summary, isBusy } = useFormReply({ form: "send" });
  return (
    <>
      <Heading>{t("question", { amount, receiver })}</Heading>
      <ErrorSummary {...summary} />
      {isShort && summary.errors.length === 0 && <Notice kind="danger">{t("not_enough")}</Notice>}
      {again && (
        <Notice kind="warning" title={t("again")}>
          {t("again_hint", { amount, receiver })}
        </Notice>
      )}
      <Card>
        <DescriptionList
          items={[
            { term: t("receiver"), detail: t("receiver_as", { receiver, to }) },
            { term: t("amount"), detail: amount },
            { term: t("purse"), detail: purse },
            { term: t("balance"), detail: balance },
            ...(isShort ? [] : [{ term: t("left"), detail: left }]),
          ]}
        />
        <Cluster as={Form} id="confirm" method="post">
          <HiddenFields values={{ form: "send", key: id }} />
          {!isShort && <Button busy={isBusy}>{t("send", { amount })}</Button>}
          <ButtonLink kind="secondary" to={transfer.change}>
            {t("change")}
          </ButtonLink>
          <ButtonLink kind="quiet" to={transfer.back}>
            {t("cancel")}
          </ButtonLink>
        </Cluster>
      </Card>
    </>
  );
}

function Receipt({ receiver, to, amount, purse, left, when, number, back }: Of<"sent">) {
  const t = useTexts(texts);
  return (
    <>
      <Heading>{t("sent", { amount, receiver })}</Heading>
      <Card>
        <DescriptionList
          items={[
            { term: t("receiver"), detail: t("receiver_as", { receiver, to }) },
            { term: t("amount"), detail: amount },
            { term: t("purse"), detail: purse },
            { term: t("left"), detail: left },
            { term: t("when"), detail: when },
            { term: t("number"), detail: number },
          ]}
        />
      </Card>
      <div>
        <ButtonLink kind="secondary" icon="wallet" to={back}>
          {t("back")}
        </ButtonLink>
      </div>
    </>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h1 ref={useFocusAtStart<HTMLHeadingElement>()} tabIndex={-1}>
    {children}
  </h1>
);

/** Tells the user that the outcome is unknown. Only a lost transfer can be sent again from here. */
function Unsettled({ kind, ...transfer }: Extract<TransferView, { kind: "unknown" | "lost" }>) {
  const { receiver, amount, brand, phone, here, change } = transfer;
  const t = useTexts(texts);
  const box = useFocusAtStart<HTMLDivElement>();
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
